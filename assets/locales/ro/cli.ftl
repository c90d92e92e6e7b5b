# Texts of the commands.

cli-about = Trei jocuri de masă: Kuba, Cubulus și Qubism. Fără comandă se deschide fereastra.
cli-about-perft = Numără pozițiile după atâtea mutări, adâncime cu adâncime
cli-about-ugi = Vorbește protocolul de motoare UGI, pentru programe de turneu
cli-about-match = Pune două motoare să joace un meci
cli-about-bench = Numără pozițiile vizitate de căutări din câteva poziții fixe
cli-about-puzzles = Listează problemele programului sau le demonstrează din nou pe toate
cli-about-puzzles-list = Afișează problemele unui joc, câte una pe linie: nume, dificultate, scop, reguli, poziție și soluție, despărțite prin tab
cli-about-puzzles-check = Demonstrează din nou că fiecare problemă a programului sau a unor fișiere are o singură soluție și că este cea dată
cli-about-puzzles-prove = Afișează ce cere o poziție, despărțit prin tab: scopul care poate fi atins, primele mutări care îl ating și cel mai bun joc
cli-help-threads = Câte probleme se demonstrează deodată
cli-help-puzzle-files = Fișiere cu probleme în forma pe care o afișează „list”, cu autorul ca a șaptea parte, dacă se știe; fără ele, problemele programului
cli-help-puzzle-rules = Regulile cu numele pe care le afișează „list”, de exemplu „previous-position may”; implicit cele obișnuite
cli-help-puzzle-position = Poziția, de exemplu „7/7/7/5WR/7/7/B6 w 6-0”
cli-help-puzzle-within = Cu câte mutări ale ambelor părți înainte se caută
cli-help-puzzle-nodes = Câte poziții se cercetează cel mult; după aceea răspunsul este „undecided”
cli-no-puzzle-rules = Nu există regulile „{ $rules }”.
cli-about-practice = Face poziții de exersat din greșelile unor partide salvate sau le listează pe cele de repetat
cli-about-practice-list = Listează poziții de exersat din greșelile unor partide salvate, cel mult trei la o partidă
cli-about-practice-due = Listează pozițiile care sunt de repetat după datele programului
cli-help-practice-files = Partidele în care se caută greșeli
cli-help-practice-player = Numele persoanei care a greșit; fără el, toți în afară de calculator
cli-help-practice-seat = Locul care a greșit; 1 mută primul
cli-help-practice-nodes = Câte poziții se cercetează la fiecare greșeală (implicit 200000); același număr dă același rezultat pe orice calculator
cli-help-practice-format = O linie sau un obiect JSON pentru fiecare poziție de exersat
cli-help-practice-date = Ziua, de exemplu 2026-11-25; implicit astăzi
cli-about-strength = Estimează cât de puternic joacă cineva, după partide salvate
cli-help-strength-files = Partidele persoanei
cli-help-strength-player = Numele persoanei; fără el, singura persoană din fiecare partidă
cli-help-strength-seat = Locul persoanei; 1 mută primul
cli-help-strength-nodes = Câte poziții se cercetează la fiecare mutare; același număr dă același rezultat pe orice calculator
cli-help-strength-format = O linie sau un obiect JSON pentru fiecare joc și set de reguli
cli-about-check = Reface partide salvate și spune dacă sunt valide
cli-about-sheet = Afișează foile de partidă ale partidelor salvate, și ale celor din imagini
cli-about-analyse = Spune cât au valorat mutările unor partide salvate și unde s-au pierdut partidele
cli-about-show = Desenează într-o imagine tabla unei partide salvate sau face un film cu toată partida
cli-help-show-file = Partida de arătat; fără ea, poziția de start
cli-help-png = Imaginea de scris; „-” pentru ieșirea standard
cli-help-gif = Filmul de scris; „-” pentru ieșirea standard
cli-help-from = Câte mutări se sar înainte să înceapă filmul
cli-help-to = După câte mutări se arată poziția sau se încheie filmul
cli-help-pace = Cât de repede se joacă mutările într-un film; „off” arată o poziție după alta
cli-help-names = Arată cine joacă
cli-help-qr = Adaugă sub tablă partida sub formă de cod
cli-help-score = Arată lângă tablă ce a câștigat fiecare
cli-help-no-coordinates = Nu scrie coordonatele coloanelor și ale rândurilor
cli-help-size = Lățimea și înălțimea, în pixeli
cli-help-theme = Culorile
cli-help-marbles = Cum se deosebesc bilele
cli-help-analysed-files = Partidele de analizat
cli-help-analysis-nodes = Câte poziții se cercetează la fiecare mutare (implicit 400000); același număr dă același rezultat pe orice calculator
cli-help-analysis-movetime = Milisecunde la fiecare mutare
cli-help-format = O linie pentru fiecare mutare sau un obiect JSON pentru fiecare partidă
cli-help-files = Fișierele cu partidele
cli-help-file = Partida de deschis
cli-help-new-game = Întreabă cum să fie partida următoare
cli-help-two-players = Începe o partidă între oameni
cli-help-new-window = Deschide încă o fereastră, pe lângă cea deschisă
cli-help-depth = Câte mutări în adâncime
cli-help-game = Jocul
cli-help-option = O regulă a jocului, de exemplu „Setup=mirrored”
cli-help-ko = Regula ko la Kuba: la fel ca „--option Ko=…”
cli-help-extra = Ce aduce o captură la Kuba, încă o împingere sau nimic: la fel ca „--option Extra=…”
cli-help-bench-depth = Cu câte mutări înainte se caută
cli-help-first = Comanda primului motor; dacă lipsește, acest program
cli-help-second = Comanda celui de-al doilea motor; dacă lipsește, acest program
cli-help-first-option = O opțiune a primului motor, de exemplu „Level=5”
cli-help-second-option = O opțiune a celui de-al doilea motor
cli-help-players = În loc de motoare, jucătorii programului, câte unul pe loc, despărțiți prin virgule: un nivel, un nivel cu numărul de poziții pe care le cercetează, ca „12:5000”, nivelul cel mai puternic cu timpul lui, ca „12:20ms”, un nivel cu o zecimală, ca „4.5”, sau cineva care tocmai a învățat jocul: „random”, „taker”, „careful”
cli-help-match-save = Dosarul în care fiecare partidă se salvează ca fișier; fișierele existente rămân
cli-help-movetime = Milisecunde pe mutare (implicit 100)
cli-help-nodes = Câte poziții se cercetează pe mutare
cli-help-match-depth = Cu câte mutări înainte se caută
cli-help-grace = Cu câte milisecunde poate depăși o mutare timpul ei (1000) sau, unde nu e fixat un timp (60000), cât poate dura până când partida e pierdută
cli-help-games = Numărul de partide; fiecare deschidere se joacă în toate așezările: de două ori în doi, de șase ori în trei
cli-help-sprt = Se oprește când diferența de forță e hotărâtă între aceste două valori, în Elo
cli-help-concurrency = Câte partide se joacă deodată
cli-help-opening = Mutări la întâmplare la început
cli-help-seed = Alege deschiderile și greșelile pentru „--players”
cli-help-position = O poziție în locul celei de start, de exemplu „7/7/7/3W3/7/7/3B3 w”

cli-usage = Utilizare:
cli-commands = Comenzi:
cli-arguments = Argumente:
cli-options = Opțiuni:
cli-value-options = OPȚIUNI
cli-value-command = COMANDĂ
cli-value-file = FIȘIER
cli-value-folder = DOSAR
cli-value-game = JOC
cli-value-named = NUME=VALOARE
cli-value-value = VALOARE
cli-value-position = POZIȚIE
cli-value-number = NUMĂR
cli-value-depth = ADÂNCIME
cli-value-name = NUME
cli-value-date = DATĂ
cli-value-size = DIMENSIUNE
cli-value-player = JUCĂTOR
cli-noted = { $help } { $note }
cli-note-default = [implicit: { $value }]
cli-note-values = [valori posibile: { $values }]
cli-about-help = Afișează acest ajutor sau pe cel al unei comenzi
cli-help-help = Afișează acest ajutor
cli-help-version = Afișează versiunea

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

cli-practice-task = { $file }: mutarea { $number }, { $seat } { $move }, { $lost } % pierdut
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

cli-manual-games = Jocuri
cli-manual-name = NUME
cli-manual-synopsis = REZUMAT
cli-manual-description = DESCRIERE
cli-manual-options = OPȚIUNI
cli-manual-commands = COMENZI
cli-manual-version = VERSIUNE
