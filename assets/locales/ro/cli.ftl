# Texts of the commands.

cli-no-puzzle-rules = Nu există regulile „{ $rules }”.

cli-no-number = e nevoie de un număr întreg de la { $least } la { $most }
cli-no-number-from = e nevoie de un număr întreg, cel puțin { $least }
cli-no-decimal = e nevoie de un număr, de exemplu 5 sau -2.5
cli-no-date = e nevoie de o dată, de exemplu 2026-11-25
cli-no-size = o dimensiune înseamnă două numere de la { $least } la { $most }, de exemplu 800x600
cli-no-game = Nu există jocul „{ $game }”. Există { $known }.
cli-no-option = o opțiune înseamnă un nume și o valoare, de exemplu Setup=mirrored
cli-no-contestant = nu există jucătorul „{ $name }”: scrie un nivel de la 1 la 12, unul cu numărul de poziții, ca 12:5000, cel mai puternic cu timpul lui, ca 12:20ms, sau random, taker ori careful
cli-no-cut = Partida are { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}: „--from” și „--to” trebuie să fie între 0 și { $moves }, „--from” înaintea lui „--to”.
cli-same-file = Imaginea și filmul nu pot fi scrise amândouă în { $file }.
cli-no-picture = Imaginea nu a putut fi creată: { $reason }.
cli-no-room-for-code = Partida este prea lungă pentru un cod într-o imagine de această mărime. Alege un --size mai mare.
cli-no-output = Rezultatele nu au putut fi scrise: { $reason }.

cli-check-ok = { $file }: ok, { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, { $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [one] Fișierul nu este o partidă validă.
    [few] { $bad } din { $all } fișiere nu sunt partide valide.
   *[other] { $bad } din { $all } de fișiere nu sunt partide valide.
}
cli-puzzle-bad = { $id }: { $reason }
cli-puzzles-good = { $all ->
    [one] O problemă este demonstrată.
    [few] { $all } probleme sunt demonstrate.
   *[other] { $all } de probleme sunt demonstrate.
}
cli-puzzles-bad = Probleme greșite: { $bad } din { $all }.
cli-result-open = neterminată
cli-result-won = { $winner } câștigă ({ $ending })
cli-result-drawn = remiză ({ $ending })

cli-practice-task = { $file }: { $seat } { $move }, { $lost } % pierdut
cli-practice-missed = ratată într-o serie din { $date }: { $seat } { $move }
cli-practice-win = câștig în { $number ->
    [one] o mutare
    [few] { $number } mutări
   *[other] { $number } de mutări
}
cli-practice-none = { $file }: nimic de exersat
cli-practice-none-due = Nimic de repetat pe { $date }.
cli-practice-no-player = „{ $name }” nu joacă în niciuna dintre aceste partide.
cli-strength-level = { $game }: { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}, nivelul { $level } ± { $doubt }
cli-strength-unknown = { $game }: { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}, prea puține pentru un nivel
cli-strength-results = după rezultate { $level }
cli-strength-moves = după mutări { $level }
cli-strength-nobody = În niciuna dintre aceste partide nu joacă exact o persoană; numește una cu „--player” sau „--seat”.
cli-better = mai bine: { $line }
cli-turning-point = Momentul decisiv a fost mutarea { $number }, { $move }.
cli-no-turning-point = Nu a existat un moment decisiv.
cli-accuracy = { $seat }: precizie { $percent } %
cli-no-accuracy = { $seat }: prea puține mutări pentru o precizie

cli-match-seats = Două motoare nu pot juca { $game } cu { $seats } locuri. Jucătorii programului pot, de exemplu cu „--players 3,2,1”.
cli-match-players = { $game } are aici { $seats } locuri, dar { $players ->
    [one] a fost numit un jucător
    [few] au fost numiți { $players } jucători
   *[other] au fost numiți { $players } de jucători
}.
cli-match-sprt = Cele două diferențe de forță trebuie să fie diferite, întâi cea mai mică.
cli-match-start = Motorul „{ $engine }” nu a putut fi pornit: { $reason }
cli-match-dead = Motorul „{ $engine }” s-a oprit.
cli-match-late = Motorul „{ $engine }” nu răspunde la timp.
cli-match-flood = Motorul „{ $engine }” vorbește la nesfârșit.
cli-match-illegal = Motorul „{ $engine }” face mutări nepermise: { $move }
cli-match-over = Meciul a fost întrerupt.
cli-match-complains = Motorul „{ $engine }” spune: { $reason }

