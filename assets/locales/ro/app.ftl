# Texts of the window.

menu-game = Joc
menu-move = Mutare
menu-copy = Copiază
menu-view = Vizualizare
menu-train = Exerciții
menu-more = Mai mult
menu-language = Limbă
language-of-the-system = Ca sistemul
menu-help = Ajutor
menu-recent = Deschise recent

command-new-game = Partidă nouă…
command-same-again = Joacă din nou
command-play-even = Partidă echilibrată
command-play-easy = Ușor
command-play-medium = Mediu
command-play-hard = Greu
command-two-players = Doi jucători
command-friends = Cu prietenii
command-open = Deschide…
command-save = Salvează
command-save-as = Salvează ca…
command-copy-game = Copiază partida
command-copy-analysis = Copiază cu analiza
command-copy-position = Copiază poziția
command-paste = Lipește partida sau poziția
command-welcome = Pagina de start
command-back-to-game = Înapoi la partidă
command-back-to-left = Înapoi la ea
command-settings = Setări…
command-quit = Ieșire
command-end-turn = Încheie tura
command-undo = Anulează
# On a narrow button.
command-undo-short = Anulează
command-redo = Refă
command-redo-short = Refă
command-hint = Indiciu
command-guide = Un indiciu la fiecare tură
guide-end = Fără indicii la fiecare tură
command-warn = Avertizează-mă când greșesc
# Beside its sign.
command-warn-short = Avertizează
command-show-answer = Arată ce urmează
command-move-now = Mută acum
command-stop-clock = Oprește ceasul
command-pause = Pauză
command-go-on = Continuă
command-resign = Cedează…
command-offer-draw = Propune remiză
command-first = La început
command-previous = Înapoi
command-next = Înainte
command-last = La sfârșit
command-rematch = Revanșă
command-rematch-at-offer = Revanșă cum s-a propus
command-review = Studiază
command-study = Studiază partida
command-study-start = Studiază de la început
command-leave-study = Ieși din studiu
command-look-at-game = Analizează toată partida
command-lines = Cele mai bune variante
command-enter-line = Joacă varianta
command-next-mistake = Greșeala următoare
command-previous-mistake = Greșeala anterioară
command-line-below = Varianta de jos
command-line-above = Varianta de sus
command-promote = Fă-o principală
command-delete-from = Șterge de aici
command-comment = Comentariu…
command-mark-none = Fără semn
command-mark-good = ! Bună
command-mark-mistake = ? Greșeală
command-mark-brilliant = !! Strălucită
command-mark-blunder = ?? Gafă
command-mark-interesting = !? Interesantă
command-mark-doubtful = ?! Îndoielnică
command-move-drawer = Lista { $of ->
    [kuba] împingerilor
   *[other] mutărilor
}
command-turn-board = Întoarce tabla
command-sound = Sunet
command-volume = Volum
command-coordinates = Coordonate
command-threats = Amenințări
command-show-threats = Arată o clipă amenințările
command-replay = Ce s-a întâmplat?
command-layers = Straturi mari
command-board-only = Doar tabla
command-full-screen = Ecran complet
command-one-key = Joacă cu o singură tastă
command-one-key-slower = Inel mai lent
command-one-key-faster = Inel mai rapid
command-zoom-in = Mărește
command-zoom-out = Micșorează
command-zoom-reset = Mărime normală
command-learn = Învață să joci
command-previous-step = Înapoi
command-next-step = Înainte
command-leave-lesson = Ieși din lecție
command-rules = Reguli
command-asked = Întrebări frecvente
command-keys = Taste
command-find = Caută o comandă…
command-about = Despre Kuba
command-accessibility = Accesibilitate

command-show = Mergi la această poziție

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command } ({ $key })
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command }: pornit sau oprit. Tasta { $key } le arată pentru o clipă.

cancel = Renunță
close = Închide
dismiss = Ascunde

seat-you = Tu
seat-computer = Calculatorul
seat-computer-named = { $name } ({ $seat })
card-computer = { $seat } · Nivelul { $level }: { $name }
level-short = Nivelul { $level }
card-computer-short = Nivelul { $level }: { $name }
# On the card of the player whose turn is next.
card-next = urmează
pill-your-turn = Rândul tău
pill-to-move = Mută { $seat }
pill-move-again = Mută din nou
pill-clock-stands = Pauză
pill-thinking = Se gândește…
pill-thinking-for = Se gândește… { $seconds } s

moves-none = Încă nicio { $of ->
    [kuba] împingere
   *[other] mutare
}.
moves-back-to-the-game = Înapoi la partidă
move-name = { $seat }: { $move }

hand-over = Partida s-a terminat.
game-too-long = O partidă are cel mult { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
}, iar aceasta le are pe toate. Poate fi salvată, dar nu continuată.
game-too-many-variations = O partidă cu variantele ei are cel mult { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
}, iar toate sunt deja aici. Șterge o variantă ca să adaugi alta.
comment-too-long = Un comentariu are cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
comments-too-long = Comentariile unei partide au împreună cel mult { $most } kB.
hand-clock-stands = Ceasul este oprit. „{ command-go-on }” îl pornește din nou.
out-of-time = { $seat } nu mai are timp și iese din joc.
clock-left = { $seat }: mai are { $time }
hand-paused = Calculatorul așteaptă. Alege „Mută acum” ca să continui.
hand-waits = Calculatoarele așteaptă. Alege „Continuă” ca să meargă mai departe.
hand-thinking = Calculatorul se gândește.
hand-warned = Calculatorul așteaptă: ia mutarea înapoi sau las-o așa.
hand-computers-turn = Aici calculatorul { $of ->
    [kuba] împinge
   *[other] mută
}. Tasta End te duce înapoi la partidă.

# Chances of the player who moved, in percent.
warning-says = Atenție: { $why }
# line: moves in notation.
warning-answer = Poate urma: { $line }
warning-take-back = Ia înapoi
warning-show = Arată
warning-hide = Ascunde
warning-play-on = Las-o așa

status-hint-thinking = Caut o { $of ->
    [kuba] împingere
   *[other] mutare
} bună…
status-hint = Indiciu: { $advice }.
status-hint-more = Indiciu: { $advice } Mai apasă o dată „Indiciu” ca să vezi mai mult.
hint-question = Există o { $of ->
    [kuba] împingere
   *[other] mutare
} bună. Unde?
status-draw-thinking = Calculatorul se gândește la propunerea ta…
status-earlier = { $number ->
    [0] Poziția de start.
   *[other] După { $of ->
        [kuba] împingerea
       *[other] mutarea
    } { $number } din { $count }, { $move }.
} { $more }
status-earlier-move = { $of ->
    [kuba] Împinge
   *[other] Mută
} ca să joci mai departe de aici sau apasă End ca să revii.
status-earlier-look = Tasta End te duce înapoi la partidă.
moves-replaced = Vechea variantă s-a păstrat mai jos. „Anulează” te duce înapoi la ea.
moves-deleted = { $of ->
    [kuba] { $count ->
        [one] O împingere ștearsă.
        [few] { $count } împingeri șterse.
       *[other] { $count } de împingeri șterse.
    }
   *[other] { $count ->
        [one] O mutare ștearsă.
        [few] { $count } mutări șterse.
       *[other] { $count } de mutări șterse.
    }
}

thought-nothing = Calculatorul încă nu s-a gândit.
thought-depth = Adâncime { $depth }
thought-even = Jocul e egal
thought-ahead = { $seat } stă mai bine ({ $percent } %)
# With more than two players.
thought-chance = { $seat } are { $percent } % din șanse
thought-plus = +{ $whole },{ $tenth }
thought-minus = −{ $whole },{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat } câștigă { $moves ->
    [one] într-o { $of ->
        [kuba] împingere
       *[other] mutare
    }
    [few] în { $moves } { $of ->
        [kuba] împingeri
       *[other] mutări
    }
   *[other] în { $moves } de { $of ->
        [kuba] împingeri
       *[other] mutări
    }
}
thought-thousands = { $thousands } k/s
thought-millions = { $whole },{ $tenth } M/s
thought-told = Calculatorul crede: { $score }. { $line } ({ $about })

result-wins = { $name } câștigă
result-you-win = Ai câștigat!
result-computer-wins = Calculatorul câștigă
result-computer-wins-short = Ai pierdut
result-draw = Remiză
result-reason = { $reason }, după { $length }.
result-reason-with-help = { $reason }, după { $length }, cu ajutor.
result-reason-strict = { $reason }, după { $length }, într-o partidă strictă.
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }. { $name } { $wins }
result-score = Meci: { $score }{ $draws ->
    [0] .
    [one] , o remiză.
    [few] , { $draws } remize.
   *[other] , { $draws } de remize.
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole },{ $tenth }
result-rating = Tu: cam nivelul { $level }
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] Încă o partidă și ți se știe nivelul.
   *[other] Încă două partide și ți se știe nivelul.
}
result-games-played = { $played } din 3 partide
result-level-passed = Nivelul { $level } e al tău.
rating-more = Cu { $halves ->
    [1] jumătate de nivel
    [2] un nivel
   *[other] { $levels } niveluri
} mai mult decât acum o săptămână
rating-less = Cu { $halves ->
    [1] jumătate de nivel
    [2] un nivel
   *[other] { $levels } niveluri
} mai puțin decât acum o săptămână
rating-as-before = Ca acum o săptămână
result-easier = Mai ușor: nivelul { $number }
result-easier-whole = O revanșă mai ușoară, la nivelul { $number }: { $name }
result-harder = Mai greu: nivelul { $number }
result-harder-whole = O revanșă mai grea, la nivelul { $number }: { $name }
result-easier-short = Mai ușor: { $number }
result-harder-short = Mai greu: { $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = Studiu
study-graph = Șansele pe parcursul partidei
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $seat }: { $move } { $mark }
study-point-start = Poziția de start
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] Poziția de start
   *[other] După { $of ->
        [kuba] împingerea
       *[other] mutarea
    } { $number }, { $move }
}, { $chances }
study-chance = { $seat } { $percent } %
study-accuracy = precizie { $percent } %
# Status line in a study.
study-status = { $of ->
    [kuba] Împinge
   *[other] Mută
} ca să încerci altceva.
study-chances-unknown = Încă nu se știe cine stă mai bine.
study-turning-point = Momentul decisiv a fost { $of ->
    [kuba] împingerea
   *[other] mutarea
} { $number }, { $move }.
study-is-turning-point = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost momentul decisiv.
study-no-turning-point = Nicio { $of ->
    [kuba] împingere
   *[other] mutare
} nu a întors singură partida.
study-nothing-yet = Joacă o { $of ->
    [kuba] împingere
   *[other] mutare
} ca s-o studiezi.
study-was-good = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, era singura care ținea.
study-was-brilliant = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost strălucită.
study-was-interesting = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost interesantă.
study-was-doubtful = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost îndoielnică.
study-was-mistake = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost o greșeală.
study-was-blunder = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} { $number }, { $move }, a fost o gafă.
study-show-me = Arată-mi
study-last-mistake = Aceea a fost ultima greșeală.
study-first-mistake = Aceea a fost prima greșeală.
study-looks = Privire rapidă: { $done } din { $all }
study-looks-deeper = Privire atentă: { $done } din { $all }
study-stopped = Nu a fost analizată toată partida.
study-stop = Oprește
study-go-on = Continuă
study-leave = Gata
# A better line than the move above; line: moves.
study-better = mai bine: { $line }
study-more-lines = { $lines ->
    [one] +1 variantă
    [few] +{ $lines } variante
   *[other] +{ $lines } de variante
}
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = Variante
study-lines-thinking = Caut cele mai bune variante…
study-no-lines = Aici partida s-a terminat.
study-line-chance = { $percent } %
study-line-wins = câștigă în { $moves }
study-line-loses = pierde în { $moves }
study-line-told = Varianta { $number }, { $chance }: { $line }
study-fewer-lines = Mai puține variante
study-more = Mai multe variante
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = nivelul { $number }
study-level-move = { $level } ar juca { $move }
study-level-move-short = { $level } { $move }
study-levels-agree = Nivelurile { $first } și { $second } și { $best } ar juca { $move }
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }, { $mark }
study-told-variation = Variantă: { $name }

title-welcome = { $game }
title-puzzle = Probleme – { $game }
title-lesson = Învață să joci – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · partidă terminată – { $game }
title-turn = { $players } · mută { $seat } – { $game }

# The list of all commands. reason: one of the texts below.
find-title = Caută o comandă
find-hint = Numele unei comenzi
find-nothing = Nicio comandă nu se numește așa.
find-status = Enter o execută. Esc te duce înapoi.
find-status-disabled = Nu acum: { $reason }.

# Why a command is disabled, without a full stop.
disabled-game = doar într-o partidă
disabled-game-or-editor = doar într-o partidă sau când aranjezi o poziție
disabled-game-or-puzzle = doar într-o partidă sau o problemă
disabled-lesson = doar într-o lecție
disabled-puzzle = doar la probleme
disabled-practice = doar când exersezi
disabled-run = doar într-o serie
disabled-train = doar pe pagina Antrenament
disabled-you = doar pe pagina Tu
disabled-exercise = doar la probleme și când exersezi
disabled-editor = doar când aranjezi o poziție
disabled-begun = nicio partidă nu a început
disabled-start-page = aceasta e pagina de start
disabled-now = nu acum
disabled-none-left = nicio partidă nu te așteaptă
disabled-over = când partida s-a încheiat
disabled-no-offer = când rezultatul o oferă
disabled-end-turn = când poți încheia tura
disabled-undo = nimic de anulat
disabled-redo = nimic de refăcut
disabled-hint = când e rândul tău
disabled-friend = nu într-o partidă fără ajutor
disabled-strict = nu într-o partidă strictă
disabled-warn = doar împotriva nivelurilor 1–6
disabled-thinking = cât timp Calculatorul se gândește
disabled-warned = când Calculatorul te avertizează
disabled-pause = când joacă doar calculatoare sau merge un ceas
disabled-resign = când poți ceda
disabled-draw = când cineva poate accepta remiza
disabled-first = aceasta e prima poziție
disabled-last = aceasta e ultima poziție
disabled-study = doar într-un studiu
disabled-no-moves = încă nu s-a jucat nimic
disabled-no-mistake = nicio greșeală nu e marcată
disabled-no-fork = aici nu există altă variantă
disabled-layers = doar pe table cu straturi
disabled-one-key = când joci cu o singură tastă
disabled-in-editor = deja aranjezi una
disabled-unplayable = poziția nu se poate juca
disabled-no-puzzle = poziția nu e o problemă
disabled-running = nu în timpul unei serii
disabled-not-running = în timpul unei serii
disabled-no-mistake-yet = după o mutare greșită
disabled-no-own = nu ai probleme proprii
disabled-not-own = doar pentru problemele tale
disabled-not-deleted = nicio problemă nu a fost ștearsă
disabled-not-proving = nicio problemă nu se verifică
disabled-no-positions = nicio poziție din această partidă
disabled-messages = doar într-o partidă prin mesaje
disabled-not-asked = nimeni nu a întrebat
disabled-remark = după o mutare într-o partidă cu prieteni
disabled-seat = nimeni nu ți-a luat locul
disabled-not-called = niciun prieten nu a mutat

theme-system = Ca sistemul
theme-light = Luminoasă
theme-dark = Întunecată
contrast-system = Ca sistemul
contrast-more = Ridicat
contrast-normal = Normal
motion-system = Ca sistemul
motion-reduced = Redusă
marbles-glass = Sticlă
marbles-symbols = Simboluri
motion-slow = Lentă
motion-normal = Normală
motion-fast = Rapidă

settings-title = Setări
settings-look = Aspect
settings-computer = Calculator
settings-game = Joc
settings-theme = Temă
settings-contrast = Contrast
settings-marbles = Piese
one-key-hint = { $name } (indiciu)
one-key-about = Un inel trece peste tot ce se poate alege. Bara de spațiu, un clic sau o atingere oriunde alege ce e încercuit. { $keys } îl oprește.
one-key-pace = Timp pentru fiecare oprire
one-key-second-key = O a doua tastă trece mai departe: Enter sau butonul drept
one-key-title = O tastă
one-key-change = Modifică…
one-key-quick = rapid
one-key-slow = lent
one-key-card = { $seconds } s pentru fiecare oprire. După trei ture se odihnește.
one-key-rests = Apasă pentru a continua
one-key-status = Apasă Spațiu când inelul este în jurul a ceea ce vrei.
one-key-board = Tablă
one-key-choices = Opțiuni
one-key-menu = Meniu
one-key-back = Înapoi
one-key-more = mai mult
one-key-less = mai puțin
one-key-at = { $place } din { $count } · urmează în { $seconds } s
one-key-at-by-key = { $place } din { $count } · Enter: următorul
settings-motion = Mișcare
settings-motion-about = Redusă: ce s-a mutat este doar conturat.
settings-accessibility-more = Mai multe despre accesibilitate…
settings-rules = Regulile partidei următoare
settings-rules-start = Începe o partidă nouă cu aceste reguli
settings-time = Timp de gândire
settings-seconds = s
settings-seconds-and-tenth = { $whole },{ $tenth }
settings-time-about = Cât se gândește cel mult nivelul „{ level-12 }” la o { $of ->
    [kuba] împingere
   *[other] mutare
}. Nivelurile mai mici se gândesc mai puțin.
settings-ponder = Nivelul „{ level-12 }” se gândește și când e rândul tău (consumă mai multă baterie)
settings-show-thinking = Arată ce crede calculatorul
settings-warn-learners = Avertizează-mă când greșesc (nivelurile 1–4)
settings-warn = Avertizează-mă când greșesc (nivelurile 5–6)
settings-confirm-resigning = Întreabă înainte de a ceda
settings-system-dialogs = Folosește dialogurile sistemului pentru fișiere
settings-system-dialogs-about = Fără ele, calea fișierului se scrie de mână.
settings-files-about = Partida în curs se păstrează în timp ce joci și te așteaptă la următoarea pornire. Un fișier e pentru o partidă pe care vrei s-o păstrezi de tot sau s-o trimiți cuiva.

board-only-back = { $key } sau Esc: înapoi
board-only-back-by-esc = Esc: înapoi
zoom-too-large = În această fereastră nu încape o mărime mai mare. Mărește mai întâi fereastra.

level-label = Nivel
settings-level-about = Calculatoarele care joacă între ele la niveluri diferite rămân la ale lor.
level-item = { $number }: { $name }

new-game-title = Partidă nouă
new-game-opponent = Adversar
new-game-strength = Forță
new-game-even = Ca a ta
new-game-level = Un nivel
new-game-for-you = Pentru tine
new-game-easier = Puțin mai ușor
new-game-as-strong = Egal
new-game-harder = Mai greu
new-game-even-about = Acum cam nivelul { $level }. Îți urmează partidele.
opponent-computer = Calculatorul
opponent-friend = Un prieten
opponent-computers = Calculatorul împotriva lui însuși
opponent-two-computers = Două calculatoare
opponent-two-friends = Doi prieteni
opponent-computers-only = Doar calculatoare
new-game-game = Alege un joc
new-game-change-seats = Schimbă locurile
new-game-more = Reguli, ceas, tablă, poziție
new-game-size = Jucători
new-game-colour = Culoare
new-game-colours = Culori
new-game-stay = Rămân
new-game-take-turns = Alternează
new-game-turns-about = Cine pierde este { $first } în partida următoare.
new-game-own-name = Numele tău
new-game-move-on = Alternează (fiecare trece pe locul următor)
new-game-lot-then-loser = La început se trage la sorți cine este { $first }; apoi este cine a pierdut.
new-game-lot-then-on = Prima partidă la sorți, apoi fiecare trece pe locul următor
seat-person = O persoană
seat-level = Calculator · { $level }
seat-name = Nume
seat-name-of = Nume: { $seat }
new-game-rules = Reguli
new-game-setup = Poziția de start
new-game-clock = Ceas
clock-none = Fără
clock-game = Pe partidă
clock-move = Pe mutare
clock-about = Pornește la prima mutare și merge și cât te uiți la poziții anterioare. „Anulează” dă timpul înapoi. Dacă ți se termină timpul, pierzi. P îl oprește.
# “of” is the name of the game in files.
clock-begins-game = Se joacă cu ceas: câte { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
} de jucător{ $more ->
    [0] .
   *[other] , plus { $more } s la fiecare { $of ->
        [kuba] împingere
       *[other] mutare
    }.
}
clock-begins-move = Se joacă cu ceas: { $seconds ->
    [one] o secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} pe { $of ->
    [kuba] împingere
   *[other] mutare
}.
clock-begins-each = Se joacă cu ceas: { $times }.
clock-short-game = { $more ->
    [0] { $minutes } min fiecare
   *[other] { $minutes } min fiecare + { $more } s pe { $of ->
        [kuba] împingere
       *[other] mutare
    }
}
clock-short-move = { $seconds } s pe { $of ->
    [kuba] împingere
   *[other] mutare
}
clock-short-each = { $times }
clock-minutes = Minute fiecare
clock-more = Secunde pe mutare
clock-seconds = Secunde
clock-each = Fiecare cu al lui
clock-min = min
clock-s = s
clock-minutes-of = Minute: { $seat }
clock-more-of = Secunde pe mutare: { $seat }
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat } { $minutes } min
   *[other] { $seat } { $minutes } min + { $more } s
}
clock-suggested = Cum e propus: { $times }
clock-suggested-about = Propunerea dă cu jumătate mai mult timp pentru fiecare nivel cu care un jucător e mai slab.
new-game-strict = Partidă strictă: fără anulare, indicii, amenințări sau avertismente. Contează întreagă.
strict-begins = Partidă strictă: fără anulare, indicii, amenințări sau avertismente.
new-game-position = Dintr-o poziție
new-game-position-label = Lipește aici o poziție sau lasă gol
new-game-play = Joacă

setup-title = Care poziție de start?
setup-who = { $seat } alege poziția de start.
setup-you = Acum tu ești { $seat }. Alege poziția de start.
setup-you-and-loser = Acum tu ești { $seat }: începe cine a pierdut. Alege poziția de start.
setup-chosen = Calculatorul este { $seat } și a ales poziția de start la întâmplare: { $setup }.

comment-title = Comentariu
comment-label = Ce e de spus aici?
comment-keep = Păstrează

overwrite-title = Suprascrii?
overwrite-text = { $file } a fost modificat de alt program de când l-ai deschis aici. Dacă salvezi, acele modificări se pierd.
overwrite-sheet-text = { $file } conține partida ca text. Dacă salvezi, devine o partidă salvată.
overwrite-sheet-lost-text = { $file } conține partida ca text. Dacă salvezi, devine o partidă salvată și se pierde ce nu înțelege programul: { $words }.
overwrite-yes = Suprascrie
overwrite-no = Renunță
replace-title = Înlocuiești fișierul?
replace-text = { $file } există deja. Dacă salvezi, conținutul lui se înlocuiește.
replace-yes = Înlocuiește
quit-title = Ieși fără să salvezi?
quit-text = Partida ta neterminată nu poate fi salvată. ({ $fault })
quit-text-finished = Ultima partidă din care ai ieșit nu poate fi păstrată printre partidele tale. ({ $fault })
quit-save = Salvează altundeva…
quit-yes = Ieși oricum
salvage-title = Deschizi partea nedeteriorată?
salvage-text = { $fault } { $moves ->
        [one] Mutarea de dinainte poate fi deschisă
        [few] Cele { $moves } mutări de dinainte pot fi deschise
       *[other] Cele { $moves } de mutări de dinainte pot fi deschise
    } ca partidă nouă. Fișierul rămâne așa cum este.
salvage-yes = Deschide partea
salvage-no = Renunță
resign-title = Cedezi?
resign-text = { $others ->
    [one] Adversarul câștigă partida.
   *[other] Ceilalți joacă mai departe fără tine.
}
resign-yes = Cedează
resign-no = Joc mai departe
draw-title = Remiză?
draw-text = { $seat } propune remiză. { $others ->
    [one] Celălalt jucător este de acord?
   *[other] Ceilalți sunt de acord?
}
draw-yes = De acord
draw-no = Jucăm
draw-accepted = Calculatorul acceptă remiza.
draw-declined = Calculatorul ar vrea să jucați mai departe.
confirm-always-ask = Întreabă de fiecare dată

path-open-title = Deschide o partidă
path-save-title = Salvează partida
path-why = Scrie calea fișierului.
path-label = Cale
path-open = Deschide
path-save = Salvează
file-kind = Partide
file-kind-any = Toate fișierele
file-kind-picture = Imagini
file-kind-film = Filme
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = Partide
you-players = { $count ->
    [few] { $count } jucători
   *[other] { $count } de jucători
}
you-players-which = Numărul de jucători
you-level = Cam nivelul { $level }
you-way = { $way ->
    [third] La o treime din drumul spre { $next }
    [half] La jumătatea drumului spre { $next }
    [two-thirds] La două treimi din drumul spre { $next }
    [nearly] Aproape { $next }
   *[none] { "" }
}
you-judging = Partide citite: { $done } din { $all }
you-no-level = Încă niciun nivel
you-no-games = { $from } – { $to }: nicio partidă
you-status = Apasă un nivel ca să vezi partidele cu el. Esc duce înapoi.
you-unknown = Nivelul tău apare după trei partide cu calculatorul.
you-missing = { $count ->
    [one] Încă o partidă și graficul spune ceva.
    [few] Încă { $count } partide și graficul spune ceva.
   *[other] Încă { $count } de partide și graficul spune ceva.
}
you-won = câștigate
you-lost = pierdute
you-costliest = Ce te costă cel mai mult: { $skill }
you-no-cost = Nimic nu iese în evidență în aceste mutări.
you-never = { $moves ->
    [few] Niciodată în { $moves } mutări.
   *[other] Niciodată în { $moves } de mutări.
}
you-next = { $moves ->
    [few] Nivelul { $level }: o dată la { $moves } mutări.
   *[other] Nivelul { $level }: o dată la { $moves } de mutări.
}
you-like = ca nivelul { $level }
you-practise = { $count ->
    [0] Încă nimic de exersat
   *[other] Exersează · { $count }
}
you-practise-some = Exersează
you-look = Caută poziții
you-counted = { $moves ->
    [few] Numărat pe { $moves } mutări din ultimele tale partide.
   *[other] Numărat pe { $moves } de mutări din ultimele tale partide.
}
title-run = Serie · { $game }
command-run = Serie de probleme
command-leave-run = Părăsește seriile
run-title = Serie de probleme
run-short = Serie
run-caption = Serie · { $kind }
run-minutes = Trei minute
run-streak = Fără greșeală
run-about-minutes = Cât mai multe în trei minute. A treia greșeală o încheie.
run-about-streak = Una după alta până la prima greșeală, fără ceas.
run-goes-on = Continuă de la { $solved }, până la prima greșeală.
run-waits = Te așteaptă până mâine.
run-solved = rezolvate
run-missed = ratată
run-left = rămas
run-seconds-left = { $seconds ->
    [few] Încă { $seconds } secunde
   *[other] Încă { $seconds } de secunde
}
run-mistakes = { $count } din { $most } greșeli
run-this = Seria aceasta
run-last = Ultima serie
run-record = Record
run-record-of = { $kind }: record
run-today = Azi
run-result = { $count ->
    [one] O problemă rezolvată
    [few] { $count } probleme rezolvate
   *[other] { $count } de probleme rezolvate
}
run-new-record = Un nou record!
run-end = Încheie seria
run-puzzle = Problema { $number }
run-tiles = Problemele seriei
run-look = Vezi din nou problema
run-status = Alege o serie sau apasă o problemă din ultima ca să o revezi.
run-choose = Alege o serie.
practice-source-run = Ratată într-o serie
you-which = Ce partide
you-all = Toate
you-against = Nivelul { $level }, { $name }: câștigate { $won }, pierdute { $lost }{ $drawn ->
    [0] { "" }
   *[other] , remize { $drawn }
}
you-reading = Îți caut partidele…
you-none = Încă nu există o astfel de partidă. Aici se păstrează fiecare partidă pe care o termini sau din care ieși.
you-count = { $count ->
    [one] O partidă. Un clic o deschide.
    [few] { $count } partide. Un clic deschide una.
   *[other] { $count } de partide. Un clic deschide una.
}
you-damaged = { $count ->
    [one] O partidă este deteriorată și nu poate fi arătată. Se află în { $folder }.
    [few] { $count } partide sunt deteriorate și nu pot fi arătate. Se află în { $folder }.
   *[other] { $count } de partide sunt deteriorate și nu pot fi arătate. Se află în { $folder }.
}
you-play-on = Joacă mai departe
you-more = Arată partide mai vechi
you-delete = Șterge
you-deleted = Partida a fost ștearsă.
you-put-back = Anulează

# Sharing pictures and films of a game.
command-share = Distribuie…
command-copy-picture = Copiază imaginea
share-title = Distribuie
share-preview = Previzualizare
share-what = Arată
share-position = Imagine
share-turn = Ultima tură
share-game = Toată partida
share-height = Înălțime
share-coordinates = Coordonatele tablei
share-names = Cine joacă
share-score = { $of ->
    [cubulus] Bile rămase
    [qubism] Pași rămași
   *[other] Scorul
}
share-code = Partida sub formă de cod
share-about-picture = O imagine PNG de { $width } pe { $height } de pixeli.
share-about-film = { $moves ->
    [0] Încă nu e nicio { $of ->
        [kuba] împingere
       *[other] mutare
    } de arătat.
    [one] Un film GIF cu o { $of ->
        [kuba] împingere
       *[other] mutare
    }, de { $width } pe { $height } de pixeli.
    [few] Un film GIF cu { $moves } { $of ->
        [kuba] împingeri
       *[other] mutări
    }, de { $width } pe { $height } de pixeli.
   *[other] Un film GIF cu { $moves } de { $of ->
        [kuba] împingeri
       *[other] mutări
    }, de { $width } pe { $height } de pixeli.
}
share-save = Salvează…
share-saving = Se salvează… { $percent } %
share-delays-closing = Fereastra se închide după ce fișierul este scris. Închide-o din nou ca să întrerupi.
clipboard-silent = Programul care deține clipboardul nu răspunde.
clipboard-other = Ce s-a copiat nu este nici text, nici o imagine care se poate citi.
no-thread = Nu s-a putut porni niciun fir de execuție: { $reason }.
share-copy = Copiază
share-stop = Oprește
share-failed = Imaginea nu a putut fi creată.
share-failed-because = Imaginea nu a putut fi creată: { $reason }.
copied-picture = Imagine copiată.

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] Partida continuă. { $name }: { $moves }.
    [one] Între timp s-a mai făcut o mutare. Apoi { $name }: { $moves }.
    [few] Între timp s-au mai făcut { $others } mutări. Apoi { $name }: { $moves }.
   *[other] Între timp s-au mai făcut { $others } de mutări. Apoi { $name }: { $moves }.
}
path-picture-title = Salvează imaginea
path-film-title = Salvează filmul

banner-game = Partida ta nu se salvează. { $fault }
banner-changed = { $file } a fost modificat sau șters de alt program. La salvare vei primi o întrebare înainte de a se înlocui ceva.
banner-other = Nu totul se salvează. { $fault }
earlier-today = Astăzi, { $time }
earlier-yesterday = Ieri, { $time }
date-in-words = { $day } { $month ->
    [1] ian.
    [2] feb.
    [3] mart.
    [4] apr.
    [5] mai
    [6] iun.
    [7] iul.
    [8] aug.
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] dec.
} { $year }
earlier-then = { $date }, { $time }
earlier-of-window = fereastra { $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }-{ $other }
earlier-won = { $scored ->
    [1] ai câștigat { $score } partida cu { $others }
   *[other] ai câștigat partida cu { $others }
}
earlier-lost = { $scored ->
    [1] ai pierdut { $score } partida cu { $others }
   *[other] ai pierdut partida cu { $others }
}
earlier-draw = remiză cu { $others }
earlier-somebody-won = { $scored ->
    [1] { $name } a câștigat { $score } partida cu { $others }
   *[other] { $name } a câștigat partida cu { $others }
}
earlier-against = neterminată · cu { $others }
earlier-between = neterminată · { $players }
earlier-and = { $one } și { $other }
earlier-level = nivelul { $level }
earlier-two-of-level = doi de nivelul { $level }
earlier-name = { $name }
left-kept = Partida ta e păstrată pe pagina „{ you-title }”.
left-not-kept = Partida ta încă nu a putut fi păstrată; se încearcă mereu din nou. ({ $fault })
drop-blocked = Închide mai întâi dialogul, apoi trage din nou fișierul.
paste-blocked = Închide mai întâi dialogul, apoi lipește din nou.
paste-no-text = Ce s-a copiat este o imagine; aici se poate lipi doar text.
rescued = Partida nu a putut fi salvată la locul ei. A fost păstrată ca { $files } și te așteaptă la următoarea pornire. ({ $fault })
game-lost = Partida nu a putut fi salvată nicăieri. ({ $fault })
launch-blocked = Închide mai întâi dialogul, apoi deschide din nou partida.
drop-others = S-a deschis doar { $file }, nu și { $others }.
left-out = Nu s-a înțeles și s-a omis: { $words }.
second-window = Kuba este deschis și în altă fereastră. Aceasta își păstrează partida ei.
cannot-lock = Sistemul nu poate deosebi două ferestre Kuba: deschide doar una odată, altfel își suprascriu partidele una alteia.
nothing-kept = Nu există niciun dosar în care partida ta să poată fi păstrată. Salveaz-o într-un fișier înainte să ieși.
saved = Salvat ca { $file }.
copied-game = Partidă copiată.
copied-position = Poziție copiată.
bot-failed = Ceva n-a mers cât timp calculatorul se gândea ({ $reason }). Partida continuă.
bot-failed-and-moved = Ceva n-a mers cât timp calculatorul se gândea ({ $reason }), așa că a jucat la întâmplare. Partida continuă.

rules-title = Reguli
rules-learn = Învață pe tablă

welcome-status = Alege cum începi sau mută direct pe tablă: începe { $even ->
    [1] o partidă echilibrată
   *[other] o partidă ușoară
}.
welcome-computer = Joacă cu calculatorul
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = Nivelul { $level }: { $name }. Îl poți schimba la „{ $new }”.
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] des
   *[other] câștigi des
}
welcome-wins-half = { $short ->
    [1] jumătate
   *[other] câștigi jumătate
}
welcome-wins-few = { $short ->
    [1] rar
   *[other] câștigi rar
}
# “level” is a number, such as 4½.
welcome-even = Cam nivelul { $level }, la fel de puternic ca tine
welcome-even-easier = Cam nivelul { $level }, puțin mai ușor pentru tine
welcome-even-harder = Cam nivelul { $level }, puțin mai greu pentru tine
welcome-even-new = Îți află nivelul în trei partide
welcome-back = Partida care așteaptă
welcome-people = La același ecran, pe rând.
welcome-learn = { $steps ->
    [one] Un pas scurt pe tablă.
    [few] { $steps } pași scurți pe tablă.
   *[other] { $steps } de pași scurți pe tablă.
}
welcome-learn-on = Continuă cu pasul { $step } din { $steps }.
welcome-rules = Regulile, pe scurt.
welcome-level = Nivelul { $level }: două din trei partide câștigate

lesson-step = Pasul { $step } din { $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step }: { $task }
lesson-skip = Sari peste
lesson-done = Gata
lesson-first-game = Prima partidă
lesson-hand-done = Ai încheiat pasul. Alege „Înainte” ca să continui.
lesson-hand-watch = Mai întâi privește.

# Keys, as labelled on keyboards.
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-enter = Enter
key-space = Spațiu
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-left = Stânga
key-right = Dreapta
key-up = Sus
key-down = Jos
key-backspace = Backspace
key-insert = Insert
key-delete = Delete

keys-title = Taste
keys-or = sau
keys-board = Pe tablă
keys-game = În partidă
keys-study = În studiu
keys-study-step = Stânga sau Dreapta: un pas înapoi sau înainte
keys-study-fork = Sus sau Jos: cealaltă variantă la o ramificație
keys-study-play = Spațiu: redă partida
keys-files = Partide și fișiere
keys-tasks = Învață și exersează
keys-program = Program
keys-choose = Alege o comandă ca să îi schimbi tastele.
keys-shown = Comenzi afișate
keys-with-keys = Cu taste
keys-all = Toate comenzile
keys-row = { $command }: { $keys }
keys-none = nicio tastă
keys-press = Apasă tastele noi…
keys-press-about = Esc lasă totul cum este, Backspace scoate tasta.
keys-remove = Nicio tastă
keys-reset = Taste obișnuite
keys-reset-all = Toate tastele obișnuite
keys-reset-done = Toate tastele sunt din nou cele obișnuite.
keys-clash = { $keys } aparține comenzii „{ $command }”.
keys-exchange = Schimbă între ele
keys-refused-board = { $keys } aparține tablei.
keys-refused-window = { $keys } aparține ferestrei, dialogurilor și meniurilor ei.
keys-refused-clipboard = Aceste taste copiază, decupează sau lipesc, și în câmpurile de text.
keys-cursor = Cursor pe tablă
keys-cursor-arrows = Săgeți
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = ca săgețile
keys-cursor-wasd-about = Pe tablă, acestea patru mută doar cursorul: coloanele a și d nu se pot tasta, iar W nu arată și nu pune nimic.
keys-cursor-hjkl-about = Pe tablă, acestea patru mută doar cursorul: L nu schimbă straturile.
keys-cursor-number-pad-about = Pe tablă, acestea patru mută doar cursorul: rândurile lor nu se pot tasta.
keys-cursor-lost = Fără această tastă: { $commands }.

about-title = Despre
accessibility-title = Accesibilitate
accessibility-seeing = Vedere: Contrast ridicat pe deschis și pe închis, text mai mare prin zoom, bile cu simboluri. Culoarea nu e niciodată singurul semn.
accessibility-reader = Cititor de ecran: Tot ce e pe tablă și în jur are un nume și se poate apăsa cu el; mutările și rezultatele sunt citite.
accessibility-hearing = Auz: Nu e nevoie de sunet. Tot ce sună se și vede.
accessibility-motion = Mișcare: La cerere, ce s-a mișcat e conturat în loc să se miște.
accessibility-keyboard = Tastatură: Totul se poate face fără mouse, iar tastele se pot schimba.
accessibility-one-key = O singură tastă: Un inel trece peste tot ce se poate alege; spațiul, un clic sau o atingere alege.
accessibility-touch = Atingere: O apăsare lungă e un clic dreapta, două degete măresc, și nimic nu cere un indicator deasupra.
about-name = Kuba
about-version = Versiunea { $version }
about-what = Trei jocuri de masă, Kuba, Cubulus și Qubism: cu calculatorul sau cu prietenii.
about-licence = Software liber, sub licența MIT sau Apache 2.0, la alegere.
about-font = Fonturile sunt Inter, de The Inter Project Authors, Noto Sans JP, de Adobe, și Cantarell, de Understanding Limited și Jakub Steiner, toate sub licența SIL Open Font License.
about-makers = Kuba (Traboulet) este de Serge Cahu, Cubulus de Sylvain Ménager (Gigamic), Qubism de EAD (Debug Monkeys). Alte reguli pentru Kuba sunt de Carter & Troyka și de Ralf Gering.
about-trade-mark = „Kuba” este o marcă a proprietarului ei. Acest program nu are nicio legătură cu autorii sau cu editurile.

start-no-display = Kuba are nevoie de un mediu grafic: nu există niciun ecran pe care să deschidă o fereastră. „kuba --help” arată ce funcționează și fără.
start-no-randr = Kuba nu își poate deschide fereastra, fiindcă serverul X nu are extensia RANDR. Kuba rulează pe un server X mai nou și pe Wayland.
start-library = Kuba nu își poate deschide fereastra, fiindcă sistemului îi lipsește { $libraries }. Pe Debian sau Ubuntu, „sudo apt install { $packages }” instalează ce trebuie.
start-graphics = Kuba nu își poate deschide fereastra, fiindcă sistemul nu are OpenGL funcțional ({ $reason }). Pe Debian sau Ubuntu, „sudo apt install libegl1 libgl1 libgl1-mesa-dri” îl instalează.
start-pictures = Kuba nu își poate deschide fereastra, fiindcă ecranul nu acceptă imaginile programelor.
start-colours = Kuba nu își poate deschide fereastra, fiindcă ecranul are { $depth ->
    [one] un bit
    [few] { $depth } biți
   *[other] { $depth } de biți
} de culoare și nimic din acest sistem nu poate desena pentru el. Kuba rulează pe un ecran cu 24 de biți.
start-lost = Ecranul a dispărut și, odată cu el, fereastra Kuba.
start-other = Kuba nu își poate deschide fereastra: { $reason }

# Setting up a position.
command-set-up = Aranjează o poziție
command-back-to-set-up = Înapoi la ea
command-edit-start = Start
command-edit-clear = Golește
command-edit-mirror = Oglindește
command-play-from-here = Joacă de aici
command-study-from-here = Studiază
command-study-position = Studiază această poziție
command-study-mistake = Studiază această greșeală
command-leave-set-up = Ieși din poziție
title-editor = Aranjează o poziție – { $game }
editor-status = Alege o piesă, apoi dă clic unde vrei s-o pui.
editor-left = Poziția pe care ai aranjat-o s-a păstrat.
editor-gone = Poziția aranjată nu poate fi deschisă.
set-up-again-text = Ai lăsat o poziție aranjată pe jumătate. O continui?
set-up-again-yes = Continui
set-up-again-no = Pornesc de la această tablă
editor-title = Aranjează o poziție
editor-pieces = Piesă
editor-take = Ia de pe tablă
editor-copy = Copiază
editor-paste = Lipește
editor-fewer = { $name }: mai puține
editor-more = { $name }: mai multe
editor-sound = De aici poate începe o partidă.
command-puzzles = Probleme
command-todays-puzzle = Problema zilei
command-next-puzzle = Problema următoare
command-solution = Arată soluția
command-try-again = Reîncearcă
command-show-why = Arată de ce
command-leave-puzzles = Închide problemele
puzzles-damaged = Lista problemelor pe care le-ai rezolvat era deteriorată. Ce s-a putut citi din ea s-a păstrat; fișierul vechi este { $file }.
welcome-puzzles = { $solved } din { $count } rezolvate
puzzle-number = Problema { $number } din { $count } · { $game }
puzzle-number-low = { $number } din { $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = Câștigă la { $number ->
    [1] prima
   *[other] a { $number }-a
} ta { $of ->
    [kuba] împingere
   *[other] mutare
}
puzzle-task-take = { $number ->
    [1] Ia o bilă roșie în tura asta
    [2] Ia două bile roșii în tura asta
    [3] Ia trei bile roșii în tura asta
    [4] Ia patru bile roșii în tura asta
    [5] Ia cinci bile roșii în tura asta
    [6] Ia șase bile roșii în tura asta
    [7] Ia șapte bile roșii în tura asta
    [few] Ia { $number } bile roșii în tura asta
   *[other] Ia { $number } de bile roșii în tura asta
}
puzzle-task-hold = Nu pierde
puzzle-about-win = Mută { $seat }.
puzzle-about-take = Mută { $seat }. Doar o anumită primă împingere reușește.
puzzle-about-hold = Mută { $seat }. Cu un singur răspuns nu câștigă { $other }.
puzzle-rules = Reguli: { $rules }
puzzle-grade = Dificultate { $grade } din 5
puzzle-status = Mută { $seat }: { $task }
puzzle-right = Corect. Mai departe.
puzzle-solved-first = Rezolvată din prima!
puzzle-solved-helped = Rezolvată!
puzzle-solution = Aceasta este soluția.
puzzle-failed = Mutarea nu a putut fi verificată. Încearc-o din nou.
puzzle-no = Nu, așa nu merge.
puzzle-no-take = { $taken ->
    [0] Nu: așa nu iei niciuna.
    [1] Nu: așa iei doar una, nu { $goal }.
   *[other] Nu: așa iei doar { $taken }, nu { $goal }.
}
puzzle-no-answer = Nu: { $answer }.
puzzle-no-loses = Nu: { $answer }, și câștigă.
puzzle-plays = { $seat } joacă { $move }
puzzle-begin = Uită-te la toată tabla.
puzzle-hint = { $move }.
puzzle-went-back = A fost luată înapoi.
puzzle-going-back = E luată înapoi.
puzzle-hand-why = Iată ce urmează. Alege „Reîncearcă” ca să continui.
puzzle-hand-over = Problema e rezolvată. Alege „Înainte” ca să continui.
puzzle-hand-watch = Mai întâi privește.
puzzle-checking = O clipă.
puzzle-hint-button = Indiciu
puzzle-solution-button = Soluția
puzzle-next-button = Înainte
puzzle-hide-why = Ascunde
puzzle-solved-about = Apasă „Înainte” pentru încă una.
puzzle-solution-about = Joac-o chiar tu cu „Reîncearcă” sau treci mai departe cu „Înainte”.
puzzle-hint-about = Mai apasă o dată „Indiciu” ca să vezi mai mult.
puzzle-so-far = { $count ->
    [0] Încă nimic rezolvat la dificultatea { $grade }
   *[other] La dificultatea { $grade }, din prima: { $first } din { $count }
}
puzzle-days = { $days ->
    [1] Prima zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzle-tiles = Toate problemele
puzzle-tile = Problema { $number }, dificultate { $grade }
puzzle-tile-first = Rezolvată din prima
puzzle-tile-helped = Rezolvată
puzzle-todays = Problema zilei:
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = Azi
puzzle-is-todays = Problema zilei
board-what-if = Dacă s-ar juca asta. Dă drumul ca să revii.
board-without-help = Aceasta este o partidă fără ajutor.
board-replay = Ultimele mutări, încă o dată.

# Practice with positions from the user’s own games.
command-practice = Exersează
command-practise-game = Exersează poziții din partida asta
command-next-position = Poziția următoare
command-leave-out = Las-o deoparte
command-take-in = Adu-o înapoi
command-toggle-search = Caută alte poziții
command-leave-practice = Închide exercițiul
title-practice = Exercițiu – { $game }
title-practice-alone = Exercițiu
practice-status = Mută { $seat }: ce e mai bun decât { $move }?
practice-status-rest = Poziții din propriile partide, până le stăpânești.
practice-title = Exercițiu
practice-place = { $number } din { $count }
# For screen readers, after “3 of 5”.
practice-progress = Până acum, din prima: { $first }.
practice-task-win = De aici puteai câștiga. Cum?
practice-task-lost = După { $of ->
    [kuba] împingerea
   *[other] mutarea
} ta, { $seat } putea forța victoria. Ce e mai bun?
# of: the name of the game in files.
practice-task-missed = { $count ->
    [1] Aici ai scăpat o bilă{ $of ->
        [kuba] { " " }roșie
       *[other] {""}
    }. Ce e mai bun?
   *[other] Aici ai scăpat { $count } bile{ $of ->
        [kuba] { " " }roșii
       *[other] {""}
    }. Ce e mai bun?
}
practice-task-cost = { $of ->
    [kuba] Împingerea
   *[other] Mutarea
} ta a costat { $percent } % din șansele tale. Ce e mai bun?
practice-then = { $move }, cum ai jucat atunci
practice-source = Dintr-o partidă a ta
practice-source-date = Din partida ta de { $day ->
    [today] azi
    [yesterday] ieri
   *[then] pe { $date }
}
practice-source-level = Din partida ta de { $day ->
    [today] azi
    [yesterday] ieri
   *[then] pe { $date }
} cu nivelul { $level }
practice-right = Corect
practice-solution = Soluția
practice-chance-then = Șansa ta atunci
practice-chance-with = Cu { $move }
practice-returns = { $days ->
    [1] Revine mâine
    [few] Revine peste { $days } zile
   *[other] Revine peste { $days } de zile
}
practice-done = Gata: o stăpânești și nu mai revine.
practice-hand-over = Poziția e gata. Alege „Înainte” ca să continui.
practice-searching = Se parcurg partidele tale…
practice-none = Încă nicio poziție
practice-nothing-due = Azi nu e nimic de exersat
practice-about-search = După o partidă, mutările care te-au costat cel mai mult devin poziții de exersat. Revin până le stăpânești.
practice-result = { $first } din { $count } din prima
practice-tomorrow = { $count ->
    [1] Una revine mâine.
    [few] { $count } revin mâine.
   *[other] { $count } de poziții revin mâine.
}
practice-more-button = Încă
practice-leave-button = Gata
practice-search = { $done } din { $count } partide parcurse.
practice-stop = Oprește
practice-go-on = Continuă
practice-left-out = Poziția e lăsată deoparte de acum.
result-practise = { $count ->
    [1] Exersează o poziție
    [few] Exersează { $count } poziții
   *[other] Exersează { $count } de poziții
}
result-practise-short = Exersează { $count }
result-seeking = Se caută poziții de exersat
result-seeking-short = Se caută poziții…
result-nothing = Nimic de exersat în această partidă.
result-nothing-short = Nimic de exersat
practice-damaged = Lista pozițiilor de exersat era deteriorată. Ce s-a putut citi din ea s-a păstrat; fișierul vechi este { $file }.
praise-show = Arată
# The same about the idea to take home, for screen readers.
idea-show = Arată: { $idea }
result-more = Mai multe
board-swing = Ține apăsat: fața aceasta vine în față.

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = Păstrează ca problemă
composer-keep = Păstrează ca problemă
composer-further = Caută mai departe
composer-stop = Oprește
composer-win-only = { $seat } câștigă în { $number } { $of ->
    [kuba] { $number ->
        [one] împingere
        [few] împingeri
       *[other] de împingeri
    }
   *[other] { $number ->
        [one] mutare
        [few] mutări
       *[other] de mutări
    }
}, și numai cu { $moves }.
composer-win = { $seat } câștigă în { $number } { $of ->
    [kuba] { $number ->
        [one] împingere
        [few] împingeri
       *[other] de împingeri
    }
   *[other] { $number ->
        [one] mutare
        [few] mutări
       *[other] de mutări
    }
}, cu { $moves }.
composer-take-only = { $seat } ia { $number } { $number ->
    [one] roșie
   *[other] roșii
} la această tură, numai cu { $moves }.
composer-take = { $seat } ia { $number } { $number ->
    [one] roșie
   *[other] roșii
} la această tură, cu { $moves }.
composer-hold = { $moves } rezistă; orice alt răspuns pierde în cel mult { $number }.
composer-none = Niciun câștig forțat în cel mult { $number } { $of ->
    [kuba] împingeri
   *[other] mutări
}.
composer-open = Încă nedecis: { $number } { $of ->
    [kuba] { $number ->
        [one] împingere cercetată
        [few] împingeri cercetate
       *[other] de împingeri cercetate
    }
   *[other] { $number ->
        [one] mutare cercetată
        [few] mutări cercetate
       *[other] de mutări cercetate
    }
}.
composer-looking = Se caută { $number } { $of ->
    [kuba] { $number ->
        [one] împingere
        [few] împingeri
       *[other] de împingeri
    }
   *[other] { $number ->
        [one] mutare
        [few] mutări
       *[other] de mutări
    }
} înainte …
composer-open-note = Niciun câștig în cel mult { $number }.
composer-no-puzzle = Încă nu e o problemă
composer-one = O singură soluție · dificultatea { $grade } din 5
composer-several = { $of ->
    [kuba] { $count } prime împingeri reușesc
   *[other] { $count } prime mutări reușesc
}: încă nu e o problemă
composer-rivals = { $moves } câștigă și el în cel mult { $number }: încă nu e o problemă
composer-rivals-open = Mai câștigă { $of ->
    [kuba] altă împingere
   *[other] altă mutare
} în cel mult { $number }? …
composer-or = { $first } sau { $next }
composer-others = încă { $count }
composer-impossible = Nicio problemă: { $reason }.
composer-failed = Poziția nu a putut fi cercetată.
keep-puzzle-title = Păstrează ca problemă
keep-puzzle-name = Nume
keep-puzzle-author = Autor
keep-puzzle-keep = Păstrează
command-own-puzzles = Problemele mele
command-copy-puzzle = Copiază problema
command-delete-puzzle = Șterge problema
command-restore-puzzle = Anulează
command-stop-proving = Oprește
puzzle-sources = Care probleme
puzzle-collection = Colecția
puzzle-mine = Ale mele · { $count }
own-puzzle-name = Problema mea { $number }
own-puzzle-kept = „{ $name }” este printre problemele tale.
own-puzzle-deleted = „{ $name }” este ștearsă.
own-puzzle-copied = Problema este copiată.
own-puzzle-rules = O problemă nu poate avea aceste reguli.
own-puzzles-full = Nu mai este loc pentru alte probleme. Șterge întâi câteva.
own-puzzles-damaged = Lista problemelor tale era deteriorată. Partea lizibilă este păstrată; fișierul vechi este { $file }.
own-puzzles-proving = Se demonstrează problemele: { $done } din { $all }
own-puzzles-stopped = Oprit. Nedemonstrate și neadăugate: { $count }.
own-puzzles-delay-closing = Probleme încă nedemonstrate: { $count }. Închide fereastra din nou ca să renunți la ele.
own-puzzles-refused = Nicio problemă adăugată: { $reason }.
own-puzzles-added = Probleme adăugate: { $added }{ $known ->
    [0] .
   *[other] ; erau deja: { $known }.
}
own-puzzles-line = Neadăugată, linia { $line }: { $reason }.
own-puzzles-lines = Neadăugate, alte linii: { $count }.

# Partide cu cineva din altă parte.
opponent-elsewhere = Cineva din altă parte
elsewhere-own = Joci cu
elsewhere-way = Prin
elsewhere-letters = Mesaje
elsewhere-folder = Dosar comun
elsewhere-letters-about = După fiecare mutare, un clic copiază textul și imaginea pentru orice mesagerie. Lipește răspunsul aici.
elsewhere-folder-about = { $players ->
    [2] Alege un dosar pe care îl vedeți amândoi: în cloud, în rețea sau pe un stick USB. Ca să se alăture, celălalt deschide fișierul care apare în el.
   *[other] Alege un dosar pe care îl vedeți toți: în cloud, în rețea sau pe un stick USB. Ca să se alăture, ceilalți deschid fișierul care apare în el.
}
elsewhere-which-folder = Dosar
elsewhere-choose = Alege…
path-folder-title = Alege un dosar comun
elsewhere-table = Masă
elsewhere-sit-down = Așază-te la masa „{ $table }”
elsewhere-help = Studiul, indiciile și calculatorul sunt permise (doar dacă toți sunt de acord)
elsewhere-no-folder = Alege un dosar care există și pe care îl văd toți.
elsewhere-no-table = Dă mesei un nume din litere și cifre.
elsewhere-table-taken = În acest dosar există deja o masă „{ $table }”. Deschide unul dintre fișierele ei ca să te alături sau alege alt nume.
card-elsewhere = în altă parte
hand-elsewhere = { $name } e la mutare, în altă parte.
hand-asked = I-ai cerut ceva lui { $name }. Așteaptă răspunsul înainte să continui.
hand-seat-lost = Locul tău se joacă acum pe alt calculator.
hand-friend-earlier = Aceasta este o poziție anterioară. O partidă cu prieteni continuă din ultima.
hand-strict-earlier = Aceasta este o poziție anterioară. O partidă strictă continuă din ultima.
friend-status-letters = Se așteaptă { $name }. Copiază mesajul și apasă aici { $keys }.
friend-status-folder = Se așteaptă { $name }. Mutarea apare aici singură.
command-copy-letter = Copiază pentru celălalt
command-friend-note = Notă…
command-with-friends = Partide cu prieteni
friend-accept = Acceptă
friend-decline = Refuză
friend-your-turn = E rândul tău.
friend-begin = Tu începi.
friend-moved = { $name } a mutat: { $when }
friend-note-of = { $name }: „{ $note }”
friend-made = Mutarea ta e făcută.
friend-gets = Ce primește { $name }
friend-ready = Partida e gata.
friend-ended = Partida s-a încheiat.
friend-picture-and-text = Imagine și text, pentru orice mesagerie
friend-copy-for = Copiază pentru { $name }
friend-copy-again = Copiază din nou
friend-paste-short = Lipește
friend-waiting = Se așteaptă { $name }.
friend-lost = Acest loc se joacă acum pe alt calculator.
friend-paste = Copiază mesajul și apasă aici { $keys }.
friend-by-itself = La masa „{ $table }”. Mutarea apare aici singură.
friend-at-table = La masa „{ $table }”
friend-answer-travels = Răspunsul pleacă cu următorul tău mesaj.
friend-asks-undo = { $name } vrea să retragă ultima mutare.
friend-asks-draw = { $name } oferă remiză.
friend-asking-undo = Ai cerut să retragi ultima mutare.
friend-asking-draw = Ai oferit remiză.
friend-greeting = { $over ->
    [0] { $game }: { $name }, e rândul tău. Lipește acest mesaj în Kuba sau deschide imaginea acolo.
   *[other] { $game }: partida s-a încheiat. Lipește acest mesaj în Kuba sau deschide imaginea acolo.
}
friend-copied = Copiat. Lipește-l acum într-un mesaj către { $name }.
friend-copied-text = Text copiat. Lipește-l acum într-un mesaj către { $name }.
friend-invited = { $help ->
    [0] { $name } te invită. Studiul și indiciile sunt oprite până la sfârșitul partidei.
   *[other] { $name } te invită. Toți puteți folosi studiul și indiciile.
}
friend-own-letter = Acesta este mesajul tău. Trimite-l celuilalt.
friend-typed = { $name }: { $moves }?
friend-play-typed = Joacă
friend-moved-there = { $name } a mutat.
friend-answered-there = Noutăți de la { $name }.
friend-go-there = Mergi acolo
friend-guarded = Aceasta e partida ta cu { $name }. Studiul e oprit până se termină.
friend-answer-by-hand = Fără program? Răspunde cu mutarea ta, de exemplu { $move }.
friend-request-ready = Cererea ta e gata.
friend-answer-ready = Răspunsul tău e gata.
friend-note-ready = Nota ta e gata.
friend-status-to-send = Copiază mesajul tău și trimite-l lui { $name }.
moves-came-and-end = { $name }: { $moves }. Partida s-a încheiat.
friend-older = Acest mesaj de la { $name } e deja cunoscut sau mai vechi decât partida de aici. Nu s-a schimbat nimic.
friend-other-game = Acest mesaj este al unei partide cu alte reguli sau alt început. Nu s-a schimbat nimic.
friend-other-move = { $name } are { $theirs } ca mutarea { $number }; aici este { $mine }. Nu s-a schimbat nimic. Întreabă care contează.
friend-other-move-yours = { $name } a răspuns la altă mutare a ta: { $theirs }, nu { $mine } (mutarea { $number }). Nu s-a schimbat nimic. Trimite-ți mutarea din nou.
friend-note-title = Notă
friend-note-about = Un rând pentru celălalt. Pleacă împreună cu ultima ta mutare.
friend-note-keep = Adaugă
friend-folder-fault = Dosarul comun nu poate fi folosit: { $fault } Partida rămâne aici și continuă de îndată ce dosarul revine.
friend-seat-lost = Acest loc a fost preluat pe alt calculator, care scrie acum { $file }. Partida de aici se oprește.
friend-seat-changed = Altcineva s-a așezat acolo în aceeași clipă. Joci cu { $seat }.
friend-file-copy = { $file } este o copie făcută de un serviciu de sincronizare. Este ignorată.
friend-file-damaged = { $file } este deteriorat sau incomplet. Este ignorat până când e întreg.
friend-file-odd = { $file } este o legătură sau nu e un fișier obișnuit. Este ignorat.
friend-file-wrong = { $file } nu este al acestei partide: mutările sau regulile nu se potrivesc. Este ignorat.
friend-take-over = Preia acest loc
friend-take-over-text = Toate locurile de la masa „{ $table }” sunt ocupate. Vrei să continui aici cu { $seat }? Celălalt calculator se oprește.
with-friends = Cu prieteni
with-friends-none = Nu este în curs nicio partidă cu prieteni.
with-friends-yours = E rândul tău ({ $count })
with-friends-theirs = Se așteaptă ({ $count })
with-friends-paste = Lipește un mesaj
with-friends-new = Partidă nouă cu un prieten…
with-friends-seat = { $shared ->
    [0] joci cu { $seat }
   *[other] joci cu { $seat } · masa „{ $folder }”
}
with-friends-play = Joacă
with-friends-open = Deschide
with-friends-moved = { $named ->
    [0] ai mutat
   *[other] { $name } a mutat
}

command-train = Cele cinci de azi
train-title = Antrenament
command-train-today = Continuă cele cinci de azi
command-leave-train = Ieși din antrenament
command-leave-you = Ieși din pagină
train-status = Prima de azi: { $task }
train-status-done = Cele cinci de azi sunt gata. Mâine vin altele.
train-record = Record { $score }
train-run = Trei minute sau până la prima greșeală
train-make = Creează una
train-mine = { $count ->
    [0] Niciuna încă
    [one] O problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
train-own = Ale tale
train-today = Azi
train-minutes = { $count ->
    [one] Cam un minut
    [few] Cam { $count } minute
   *[other] Cam { $count } de minute
}
train-start = Începe
train-go-on = Continuă
train-done = Asta a fost tot pe azi. Revino mâine.
train-mistakes = { $count ->
    [one] una dintre greșelile tale
   *[other] { $count } dintre greșelile tale
}
train-puzzles = { $count ->
    [one] o problemă
    [few] { $count } probleme
   *[other] { $count } de probleme
}
train-daily = problema zilei
train-list = { $one }, { $other }
train-grade = { $solved } din { $count }
train-left = { $count ->
    [one] Una pentru tine azi
   *[other] { $count } pentru tine azi
}
train-done-short = Gata pe azi
you-title = Tu
welcome-you = { $way ->
    [third] Cam nivelul { $level }, la o treime din drumul spre { $next }
    [half] Cam nivelul { $level }, la jumătatea drumului spre { $next }
    [two-thirds] Cam nivelul { $level }, la două treimi din drumul spre { $next }
    [nearly] Cam nivelul { $level }, aproape { $next }
   *[none] Cam nivelul { $level }
}
welcome-you-games = { $missing ->
    [one] Încă o partidă și se vede nivelul tău
    [few] Încă { $missing } partide și se vede nivelul tău
   *[other] Încă { $missing } de partide și se vede nivelul tău
}
welcome-learn-name = Învață
welcome-learn-all = Lecție, reguli, taste
welcome-elsewhere = Prieteni în altă parte
welcome-elsewhere-count = { $count ->
    [one] Cineva te așteaptă
    [few] Te așteaptă { $count }
   *[other] Te așteaptă { $count }
}
welcome-last = { $day }: { $ended }.
welcome-waiting = { $count ->
    [one] Așteaptă o poziție
    [few] Așteaptă { $count } poziții
   *[other] Așteaptă { $count } de poziții
}
train-sentence = { $words }.
train-left-short = { $count } azi
welcome-learn-short = Lecție, reguli

# People who play at this computer. known: their names, or “none”.

command-people = Jucători…
command-next-person = Următorul jucător
command-become = Joacă sub acest nume
command-restore-person = Readu această persoană
people-title = Jucători
people-about = Fiecare are partidele, nivelul, antrenamentul și setările sale. Nu există parole.
people-name = Nume
people-new = Încă cineva
people-add = Adaugă
people-afresh = Ia-o de la capăt…
people-afresh-ask = Uităm forța, exercițiile și seriile tale? Partidele și problemele rezolvate rămân, iar ce se uită se păstrează în fișiere lângă cele noi.
people-afresh-yes = Uită și ia-o de la capăt
people-afresh-no = Păstrează tot
people-afresh-done = Forța, exercițiile și seriile încep de la capăt.
welcome-somebody-else = Mai joacă cineva aici?
people-sign = Semn
people-plays = joacă acum
people-become = Joacă
people-remove = Scoate: { $name }
people-said = { $name }, { $sign }
people-name-empty = Scrie mai întâi un nume.
people-name-too-long = Numele este prea lung.
people-name-taken = Cineva de aici are deja acest nume.
people-too-many = Sunt prea mulți jucători.
people-open-elsewhere = această persoană are o fereastră deschisă
people-not-saved = Partida nu a putut fi salvată, așa că totul rămâne la fel: { $fault }
people-not-written = Lista jucătorilor nu a putut fi schimbată: { $fault }
people-removed = { $name } a plecat. Tot ce îi aparține se află acum în { $folder }.
start-unknown-person = Nimeni de aici nu se numește { $name }. { $known ->
    [none] Nimeni nu are nume.
   *[other] Aici joacă: { $known }.
}
disabled-alone = Nu mai joacă nimeni aici
disabled-not-removed = Nu a fost scos nimeni
title-person = { $name } · { $title }
sign-star = stea
sign-diamond = romb
sign-leaf = frunză
sign-triangle = triunghi
sign-square = pătrat
sign-ring = inel
sign-moon = lună
sign-cross = cruce
sign-hexagon = hexagon
sign-drop = picătură
sign-bars = bare
sign-heart = inimă
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = Cu
new-game-head-start = Avans
head-start-none = Fără
head-start-by-hand = Manual
head-start-who = Pentru
head-start-size = Cât
head-start-for = { $what } pentru { $name }
head-start-for-you = { $what } pentru tine
head-start-for-computer = { $what } pentru calculator
head-start-people = { $stronger } are cam { $levels ->
    [one] un nivel
    [few] { $levels } niveluri
   *[other] { $levels } de niveluri
} în plus. Cu { $what } pentru { $weaker }, partida este egală.
head-start-computer-stronger = Calculatorul are cam { $levels ->
    [one] un nivel
    [few] { $levels } niveluri
   *[other] { $levels } de niveluri
} în plus. Cu { $what } pentru tine, partida este egală.
head-start-computer-weaker = Ai cam { $levels ->
    [one] un nivel
    [few] { $levels } niveluri
   *[other] { $levels } de niveluri
} în plus. Cu { $what } pentru calculator, partida este egală.
head-start-lots = Bilele neutre se așază prin tragere la sorți.
head-start-had = Avansul lui { $name }: { $what }
head-start-had-you = Avansul tău: { $what }
head-start-had-computer = Avansul calculatorului: { $what }
head-start-less = { $name } a câștigat de două ori la rând cu { $what }. Data viitoare { $less }?
head-start-less-none = { $name } a câștigat de două ori la rând cu { $what }. Data viitoare fără avans?
