# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Negrul
qubism-white = Albul

qubism-illegal-empty = { $square } este goală.
qubism-illegal-not-yours = Tu ești { $colour }.
qubism-illegal-not-a-step = Un pion face un pas în sus, în jos, la stânga sau la dreapta.
qubism-illegal-cube-in-the-way = Un cub stă în cale.
qubism-illegal-pawn-in-the-way = Celălalt pion stă pe { $square }: sari peste el.
qubism-illegal-jump-straight = Sari întâi drept peste el, pe { $square }; lateral doar dacă nu se poate.
qubism-illegal-locked = Căsuța din fața săgeții nu este liberă.
qubism-illegal-points-off = Săgeata lui arată în afara tablei.
qubism-illegal-off-arrow = Acest cub se mișcă doar încotro îi arată săgeata: { $direction }.
qubism-illegal-not-free = { $square } nu este liberă.
qubism-illegal-taken = { $square } este ocupată.
qubism-illegal-supply-empty = Toate cele nouă cuburi sunt pe tablă: mută unul.
qubism-illegal-arrow-off = Săgeata ar arăta în afara tablei.
qubism-illegal-arrow-at-cube = Săgeata ar arăta spre un cub.
qubism-illegal-arrow-at-pawn = Săgeata ar arăta spre un pion.
qubism-illegal-no-way = { $colour } nu ar mai avea drum până la capătul opus.

qubism-move-not-a-state = „{ $text }” nu este N, E, S sau W cu L sau R.
qubism-move-same-square = De la { $square } la { $square } nu e o mutare.
qubism-move-not-a-cube = De pe { $square } pleacă un pion, nu un cub.
qubism-move-wrong-state = Scrie că ar deveni cubul { $said }, dar devine { $becomes }.

qubism-position-field-count = O poziție are 4 câmpuri; aceasta are { $count }.
qubism-position-rank-count = Tabla: sunt necesare 5 rânduri; aceasta are { $count }.
qubism-position-rank-length = Tabla: rândul { $rank } are { $squares ->
    [one] o căsuță
    [few] { $squares } căsuțe
   *[other] { $squares } de căsuțe
} în loc de 5.
qubism-position-cube = Tabla: „{ $text }” din rândul { $rank } nu este un cub.
qubism-position-too-many = Tabla: { $count ->
    [one] un cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
}; există doar 9.
qubism-position-pawn = Pion ({ $colour }): „{ $text }” nu este pe tablă.
qubism-position-pawn-at-goal = Pion ({ $colour }): a ajuns la capătul opus, deci partida s-a terminat.
qubism-position-pawn-on-cube = Pion ({ $colour }): pe { $square } este un cub.
qubism-position-pawn-on-pawn = Pionul alb: și cel negru este pe { $square }.
qubism-position-no-way = Pion ({ $colour }): nu are drum până la capătul opus.
qubism-position-turn = Cine mută: „{ $text }” nu este nici b, nici w.

qubism-ending-goal = a ajuns la capătul opus

qubism-hint-wins = ajunge la capătul opus
qubism-hint-forces-win = poți forța victoria
qubism-hint-lengthens = { $colour } are un drum mai lung cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}
qubism-hint-opens = îți deschide drumul
qubism-hint-jumps = sare înainte
qubism-hint-nearer = vine cu un pas mai aproape
qubism-hint-locks = blochează un cub
# For a move with no other reason.
qubism-hint-stands = apoi mai ai { $own ->
    [one] un pas
    [few] { $own } pași
   *[other] { $own } de pași
}, iar { $colour } { $others }

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = Cubul de pe { $cube } nu mai stă în cale: { $colour } mai are { $now }; după { $better } ar fi avut { $then }.
qubism-why-lengthens-own = Astfel { $me } își lungește propriul drum cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}; după { $better } ar fi avut { $then }.
qubism-why-lengthens = După { $better }, { $colour } ar fi avut un drum mai lung cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}.
qubism-why-jumps = { $better } ar fi sărit înainte, { $steps ->
    [one] cu un pas
    [few] cu { $steps } pași
   *[other] cu { $steps } de pași
} mai aproape.
qubism-why-nearer = { $better } ar fi adus pionul cu un pas mai aproape.
qubism-why-opens = După { $better }, { $me } ar fi avut un drum mai scurt cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}.
qubism-why-blocks = Acum, după { $reply }, { $me } mai are { $now }; după { $better } ar fi avut { $then }.
qubism-why-allows-jump = Acum { $reply } sare înainte: { $colour } mai are { $now }; după { $better } ar fi avut { $then }.
qubism-why-allows-opening = Acum { $reply } deschide drumul: { $colour } mai are { $now }; după { $better } ar fi avut { $then }.
qubism-why-locks = Acum { $colour } își deschide drumul cu { $reply }; { $better } ar fi blocat cubul de pe { $cube }.
qubism-why-would-lock = { $better } ar fi blocat cubul de pe { $cube }.
qubism-why-longer = { $moves ->
    [one] După răspuns
   *[other] { $moves } mutări mai târziu
} drumul lui { $me } e mai lung cu { $steps } decât după { $better }.
qubism-why-shorter = { $moves ->
    [one] După răspuns
   *[other] { $moves } mutări mai târziu
} drumul lui { $colour } e mai scurt cu { $steps } decât după { $better }.
qubism-why-longer-and-shorter = { $moves ->
    [one] După răspuns
   *[other] { $moves } mutări mai târziu
} drumul lui { $me } e mai lung cu { $steps }, iar al lui { $colour } mai scurt cu { $fewer } decât după { $better }.

# A hint, followed by one of the reasons above.
qubism-advice-step = Mută pionul { $way }
qubism-advice-jump = Sari peste celălalt pion, pe { $square }
qubism-advice-place = Pune un cub pe { $square }, { $lies }
qubism-advice-slide = Mută cubul de pe { $from } pe { $to }: acolo { $turn }

game-qubism = Qubism
qubism-pitch = Construiește-ți drumul până la capătul opus.

qubism-learn-aim-title = Scopul
qubism-learn-aim = Fii primul care își aduce pionul la capătul opus: Negrul pe rândul 5, Albul pe rândul 1. Barele de pe tablă arată unde trebuie să ajungi.
qubism-learn-turn-title = Una din trei
qubism-learn-turn = La rândul tău, fie îți muți pionul un pas, drept, nu în diagonală, fie pui un cub din rezervă, fie muți un cub de pe tablă. Cuburile sunt ale tuturor. Nu ai voie să zici pas.
qubism-learn-jump-title = Săritura
qubism-learn-jump = Dacă celălalt pion este lângă al tău, poți sări drept peste el. Dacă în spatele lui este un cub sau marginea, poți sări pe o căsuță liberă din stânga sau din dreapta lui.
qubism-learn-arrow-title = Săgeata și aripioara
qubism-learn-arrow = Un cub se mișcă încotro îi arată săgeata și se răstoarnă. Aripioara de la coada săgeții arată partea spre care se va întoarce săgeata.
qubism-learn-place-title = Un cub nou
qubism-learn-place = Dă clic pe o căsuță liberă și alege unul dintre cele opt feluri de a așeza cubul sau trage-l din rezervă. Căsuța din fața săgeții trebuie să fie liberă.
qubism-learn-move-title = Mutarea unui cub
qubism-learn-move = Orice cub poate fi mutat încotro îi arată săgeata, oricât de departe peste căsuțe libere. Oricât de departe merge, se răstoarnă o singură dată. Nu trece peste pioni sau cuburi.
qubism-learn-way-title = Nimeni nu rămâne închis
qubism-learn-way = După ce un cub e pus sau mutat, ambii pioni trebuie să aibă drum până la capătul lor. Încearcă să închizi unul: mutarea e refuzată, iar tabla arată ce ar rămâne.
qubism-learn-locked-title = Cuburi blocate
qubism-learn-locked = Un cub a cărui săgeată arată spre altă piesă sau în afara tablei nu se poate mișca. Pune și mută cuburile așa încât cele care te încurcă pe tine să poată fi mutate, iar cele care îl încurcă pe celălalt, nu.
qubism-learn-first-title = Prima partidă
qubism-learn-first = Numără pașii de pe fișe: cine are mai puțini conduce. Când ești în urmă, pune un cub pe unde trebuie să treacă celălalt. W arată cele mai scurte drumuri. Începe cu nivelul 1.

qubism-asked-slide-title = Pionii opresc un cub?
qubism-asked-slide = Regulile nu spun limpede. Aici: da. Un cub se mută doar peste căsuțe libere; nu trece peste pioni sau cuburi.
qubism-asked-row-title = Poate sta un cub pe ultimul rând?
qubism-asked-row = Da, pe oricare capăt, cât timp ambii pioni păstrează un drum.
qubism-asked-turn-title = Se poate răsturna un cub fără să se miște?
qubism-asked-turn = Regulile nu spun. Aici: nu. Merge cel puțin o căsuță, apoi se răstoarnă o dată.
qubism-asked-jump-title = Trebuie să sar?
qubism-asked-jump = Nu. Poți face și un pas sau poți juca un cub.

qubism-picture-start = Poziția de start. Negrul urcă, Albul coboară.
qubism-picture-won = Negrul a ajuns la capătul opus.
qubism-picture-turn = Un pas cu pionul sau un cub.
qubism-picture-jump = Drept peste celălalt pion.
qubism-picture-sideways = În spate e marginea: lateral.
qubism-picture-fin = Aripioara e la dreapta…
qubism-picture-tipped = … deci săgeata s-a întors la dreapta: în sus.
qubism-picture-place = Căsuța din fața săgeții e liberă.
qubism-picture-far = Cât e liber; se răstoarnă o dată.
qubism-picture-way = Interzis: Albul n-ar mai avea drum.
qubism-picture-locked = Două cuburi care se blochează unul pe altul.
qubism-picture-race = Albul mai avea doi pași, iar acum are mai mulți.

qubism-lesson-goal-title = Capătul opus
qubism-lesson-goal = Tu ești Negrul. Du pionul la capătul opus.
qubism-lesson-goal-done = Barele întunecate sunt ținta ta: ai câștigat!
qubism-lesson-goal-wrong = Încă nu. Un pas în sus, la barele întunecate.
qubism-lesson-turn-title = Una din trei
qubism-lesson-turn = Fă un pas, pune un cub sau mută unul. Alege.
qubism-lesson-turn-done = La fiecare tură, una din trei.
qubism-lesson-jump-title = Săritura
qubism-lesson-jump = Pionul alb îți stă în cale. Sari peste el.
qubism-lesson-jump-done = Un cub în spatele lui? Atunci sari lateral.
qubism-lesson-jump-wrong = N-a fost o săritură. Treci peste pionul alb.
qubism-lesson-fin-title = Săgeată și aripioară
qubism-lesson-fin = Cubul mutat se întoarce spre aripioară. Întoarce unul în sus.
qubism-lesson-fin-done = S-a întors spre partea aripioarei.
qubism-lesson-fin-wrong = Niciunul nu arată în sus. Aripioara trebuie să fie sus.
qubism-lesson-place-title = Un cub nou
qubism-lesson-place = Dă clic pe o căsuță liberă și alege cum stă cubul.
qubism-lesson-place-done = Căsuța din fața săgeții trebuie să fie liberă.
qubism-lesson-place-wrong = N-a fost un cub nou. Dă clic pe o căsuță liberă.
qubism-lesson-far-title = Departe, dar o dată
qubism-lesson-far = Un cub merge departe. Mută-l măcar cu două căsuțe.
qubism-lesson-far-done = Oricât merge, se răstoarnă o singură dată.
qubism-lesson-far-wrong = Prea puțin. Mută un cub cu două căsuțe.
qubism-lesson-way-title = Nimeni nu rămâne închis
qubism-lesson-way = Doar a3 e deschisă. Încearcă s-o închizi cu un cub.
qubism-lesson-way-done = Refuzat: fiecăruia îi rămâne un drum.
qubism-lesson-way-wrong = Asta e permis. Apasă pe căsuța a3.
qubism-lesson-locked-title = Cuburi blocate
qubism-lesson-locked = Două cuburi arată unul spre celălalt. Apasă pe unul.
qubism-lesson-locked-done = Calea lui e barată: e blocat.
qubism-lesson-locked-wrong = Asta e permis. Apasă pe unul din mijloc.
qubism-lesson-race-title = Barează drumul
qubism-lesson-race = Albul e mai aproape. Barează-i drumul cu un cub.
qubism-lesson-race-done = Acum e mai lung. Joacă prima partidă!
qubism-lesson-race-wrong = Albul e la fel de aproape. Pune-i un cub în cale.

qubism-keys-arrows = Săgeți: treci din căsuță în căsuță
qubism-keys-pawn = Enter pe pionul tău, apoi o săgeată: îl muți; Shift și o săgeată: îl muți pe loc
qubism-keys-cube = Enter pe un cub, săgeți de-a lungul lui, Enter: îl muți
qubism-keys-place = Enter pe o căsuță liberă: pui un cub; o săgeată alege încotro arată, F aripioara, R îl rotește, Enter îl pune
qubism-keys-jump = a–e, 1–5: mergi la o coloană sau la un rând
qubism-keys-tab = Tab: pionul tău, apoi fiecare cub care se poate mișca, apoi ieși de pe tablă
qubism-keys-ways = T sau W: arată cele mai scurte drumuri ale amândurora
qubism-command-ways = Cele mai scurte drumuri
qubism-keys-why = ?: de ce nu se poate mișca sau de ce nu se poate pune nimic aici

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }, { $lies }
qubism-move-slide = cubul de pe { $from } pe { $to }, { $turn }
qubism-move-pawn = pionul de pe { $from } pe { $to }

qubism-square = { $square }
qubism-turns-left = se întoarce la stânga
qubism-turns-right = se întoarce la dreapta
qubism-lies = săgeata { $way }, { $turn }
qubism-edge = Pionul nu poate părăsi tabla.
qubism-end = Cubul nu poate părăsi tabla.

qubism-board = Tabla Qubism. { $turn } Pași rămași: Negrul { $black }, Albul { $white }. { $left ->
    [one] A rămas un cub
    [few] Au rămas { $left } cuburi
   *[other] Au rămas { $left } de cuburi
}.
qubism-square-own = { $square }, pionul tău. Poate merge pe { $targets }.
qubism-square-pawn = { $square }, pion: { $colour }.
qubism-square-cube = { $square }, cub, { $lies }. Poate merge pe { $targets }; va arăta { $next }.
qubism-square-stuck = { $square }, cub, { $lies }. Nu se poate mișca: { $reason }
qubism-square-cube-only = { $square }, cub, { $lies }.
qubism-square-free = { $square }, liberă. Poți pune: { $ways }.
qubism-square-closed = { $square }, liberă.
qubism-chip = Pune pe { $square }, { $lies }
qubism-chip-refused = Nu pe { $square }, { $lies }: { $reason }

qubism-why-way = { $way }: { $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square } e liberă în orice direcție.

qubism-preview = { $square }: săgeata arată { $way }; odată mutat cubul, va arăta { $next }.
qubism-slide = Pe { $square }; acolo săgeata va arăta { $next }.
qubism-choose-pawn = { $square }: trage pionul sau alege o căsuță.
qubism-choose-cube = { $square }: trage cubul de-a lungul săgeții sau alege o căsuță.
qubism-choose-place = { $square }: alege încotro arată. Aripioara arată încotro se va întoarce.
qubism-drag-supply = Trage cubul pe o căsuță liberă. R sau rotița îl rotește, F schimbă aripioara.
qubism-left = încă { $count }

qubism-to-move = Mută { $colour }.
qubism-your-turn = E rândul tău. Mută pionul, pune un cub sau mută unul.
qubism-turn = Mută { $colour }: pionul, un cub nou sau unul de pe tablă.
qubism-won = { $colour } câștigă: { $ending }.
qubism-drawn = Remiză: { $ending }.

qubism-event-step = { $colour } a mutat pe { $to }.
qubism-event-jump = { $colour } a sărit pe { $to }.
qubism-event-place = { $colour } a pus un cub pe { $square }, { $lies }.
qubism-event-cube = { $colour } a mutat cubul de pe { $from } pe { $to }; acum arată { $way }.
qubism-event-end = { $event } { $end }

qubism-score = { $seat }: { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} până la capătul opus
qubism-steps-to-go = { $steps ->
    [one] încă 1 pas
    [few] încă { $steps } pași
   *[other] încă { $steps } de pași
}
qubism-steps = { $steps ->
    [one] 1 pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}

# Setting up a position.
qubism-thing-cube = Cub, { $lies }
qubism-thing-black = Pion negru
qubism-thing-white = Pion alb
qubism-tally = Cuburi pe tablă: { $count } din { $most }, rămase { $left }
qubism-editor-pawn-stays = Pionul nu poate lipsi de pe tablă: trage-l în altă parte.
qubism-editor-help = Clic: pui; clic dreapta: iei; tragere: muți; rotița rotește cubul. Taste: săgeți, C, B, W, Delete; R rotește, F schimbă aripioara.
qubism-fault-too-many = Cuburi: { $count }; există doar { $most }.
qubism-fault-pawn-on-cube = Pionul de pe { $square } ({ $colour }) stă pe un cub.
qubism-fault-pawn-at-goal = Pionul de pe { $square } ({ $colour }) e la capătul opus: partida s-ar fi terminat deja.
qubism-fault-pawn-on-pawn = Ambii pioni sunt pe { $square }.
qubism-fault-no-way = Pionul de pe { $square } ({ $colour }) nu are drum până la capătul opus.
qubism-begin-place = Pune un cub nou.
qubism-begin-cube = Uită-te la cubul de pe { $square }.
qubism-begin-pawn = Uită-te la pionul tău de pe { $square }.
qubism-sentence-places = { $seat } pune un cub pe { $square }, cu săgeata { $way }
qubism-sentence-slides = { $seat } mută cubul de pe { $from } pe { $to }
qubism-sentence-goes = { $seat } mută pionul pe { $to }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = După nicio alta { $colour } nu avea un drum atât de lung: cu { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} mai mult
qubism-only-nearer = Singura care te aducea mai aproape
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = Dintr-o mutare ai lungit cu { $steps ->
    [2] doi pași
    [3] trei pași
    [4] patru pași
   *[other] { $steps } pași
} drumul pe care îl are { $colour }.
qubism-deed-jumps = Ai sărit peste celălalt pion.
qubism-idea-longer = { $times } ți s-a lungit propriul drum.
qubism-idea-shorter = { $times } drumul celuilalt pion a rămas mai scurt decât trebuia.
qubism-idea-own = { $times } îți puteai scurta drumul.
qubism-skill-way = Drumul scurt
qubism-skill-blocking = Blocarea
qubism-skill-running = Înaintarea

# Ideas of hints, as questions.
qubism-ask-win = Poți câștiga. Cum?
qubism-ask-nearer = Pionul tău poate veni mai aproape. Cum?
qubism-ask-wall = Drumul celuilalt pion poate fi lungit. Unde?
qubism-ask-way = Drumul tău poate fi scurtat. Unde?
qubism-head-start = { $steps ->
    [1] un rând
    [2] un rând și prima mutare
   *[other] două rânduri
}
