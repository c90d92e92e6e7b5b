# Texts of the window.

menu-game = Spiel
menu-move = Zug
menu-copy = Kopieren
menu-view = Ansicht
menu-train = Training
menu-more = Mehr
menu-language = Sprache
language-of-the-system = Wie das System
menu-help = Hilfe
menu-recent = Zuletzt benutzt

command-new-game = Neue Partie …
command-same-again = Noch einmal
command-play-even = Ebenbürtige Partie
command-play-easy = Leicht
command-play-medium = Mittel
command-play-hard = Schwer
command-two-players = Zu zweit
command-friends = Mit Freunden
command-open = Öffnen …
command-save = Speichern
command-save-as = Speichern als …
command-copy-game = Partie kopieren
command-copy-analysis = Mit Analyse kopieren
command-copy-position = Stellung kopieren
command-paste = Partie oder Stellung einfügen
command-welcome = Startseite
command-back-to-game = Zurück zur Partie
command-back-to-left = Dorthin zurück
command-settings = Einstellungen …
command-quit = Beenden
command-end-turn = Zugende
command-undo = Rückgängig
# On a narrow button.
command-undo-short = Zurück
command-redo = Wiederholen
command-redo-short = Vor
command-hint = Tipp
command-guide = Tipp in jedem Zug
guide-end = Keine Tipps mehr in jedem Zug
command-warn = Vor schlechten Zügen warnen
# Beside its sign.
command-warn-short = Warnt
command-show-answer = Zeigen, was folgt
command-move-now = Zieh jetzt
command-stop-clock = Uhr anhalten
command-pause = Pause
command-go-on = Weiter
command-resign = Aufgeben …
command-offer-draw = Remis anbieten
command-first = Zum Anfang
command-previous = Voriger Zug
command-next = Nächster Zug
command-last = Zum Ende
command-rematch = Revanche
command-rematch-at-offer = Revanche wie vorgeschlagen
command-review = Analyse
command-study = Partie analysieren
command-study-start = Von Anfang an analysieren
command-leave-study = Analyse verlassen
command-look-at-game = Ganze Partie durchsehen
command-lines = Beste Linien
command-enter-line = Linie spielen
command-next-mistake = Nächster Fehler
command-previous-mistake = Voriger Fehler
command-line-below = Linie darunter
command-line-above = Linie darüber
command-promote = Zur Hauptlinie
command-delete-from = Ab hier löschen
command-comment = Kommentar …
command-mark-none = Kein Zeichen
command-mark-good = ! Gut
command-mark-mistake = ? Fehler
command-mark-brilliant = !! Brillant
command-mark-blunder = ?? Patzer
command-mark-interesting = !? Interessant
command-mark-doubtful = ?! Zweifelhaft
command-move-drawer = Liste der { $of ->
    [kuba] Schübe
   *[other] Züge
}
command-turn-board = Brett drehen
command-sound = Ton
command-volume = Lautstärke
command-coordinates = Koordinaten
command-threats = Drohungen
command-show-threats = Drohungen kurz zeigen
command-replay = Was ist passiert?
command-layers = Große Ebenen
command-board-only = Nur das Brett
command-full-screen = Vollbild
command-one-key = Mit einer Taste spielen
command-one-key-slower = Ring langsamer
command-one-key-faster = Ring schneller
command-zoom-in = Vergrößern
command-zoom-out = Verkleinern
command-zoom-reset = Normale Größe
command-learn = Spielen lernen
command-previous-step = Zurück
command-next-step = Weiter
command-leave-lesson = Lektion verlassen
command-rules = Regeln
command-asked = Häufige Fragen
command-keys = Tasten
command-find = Befehl suchen…
command-about = Über Kuba
command-accessibility = Barrierefreiheit

command-show = Zu dieser Stellung

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command } ({ $key })
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command } ein oder aus. Die Taste { $key } zeigt sie kurz.

cancel = Abbrechen
close = Schließen
dismiss = Ausblenden

seat-you = Du
seat-computer = Computer
seat-computer-named = { $name } ({ $seat })
card-computer = { $seat } · Stufe { $level }: { $name }
level-short = Stufe { $level }
card-computer-short = Stufe { $level }: { $name }
# On the card of the player whose turn is next.
card-next = danach
pill-your-turn = Dein Zug
pill-to-move = { $seat } am Zug
pill-move-again = Noch einmal
pill-clock-stands = Angehalten
pill-thinking = Denkt nach …
pill-thinking-for = Denkt nach … { $seconds } s

moves-none = Noch kein { $of ->
    [kuba] Schub
   *[other] Zug
}.
moves-back-to-the-game = Zurück zur Partie
move-name = { $seat }: { $move }

hand-over = Die Partie ist zu Ende.
game-too-long = Eine Partie hat höchstens { $most } Züge, und so viele hat diese schon. Du kannst sie speichern, aber nicht weiterspielen.
game-too-many-variations = Eine Partie hat mit allen Varianten höchstens { $most } Züge, und so viele sind es schon. Lösche eine Variante, um Platz für eine neue zu schaffen.
comment-too-long = Ein Kommentar hat höchstens { $most } Zeichen.
comments-too-long = Die Kommentare einer Partie haben zusammen höchstens { $most } kB.
hand-clock-stands = Die Uhr steht. „{ command-go-on }“ lässt sie wieder laufen.
out-of-time = { $seat } hat keine Zeit mehr und scheidet aus.
clock-left = { $seat }: noch { $time }
hand-paused = Der Computer wartet. Mit „Zieh jetzt“ geht es weiter.
hand-waits = Die Computer warten. „Weiter“ setzt die Partie fort.
hand-thinking = Der Computer denkt nach.
hand-warned = Der Computer wartet: Nimm deinen Zug zurück oder spiele weiter.
hand-computers-turn = Hier { $of ->
    [kuba] schiebt
   *[other] zieht
} der Computer. Mit der Taste Ende kommst du zurück zur Partie.

# Chances of the player who moved, in percent.
warning-says = Vorsicht: { $why }
# line: moves in notation.
warning-answer = Was folgen kann: { $line }
warning-take-back = Zug zurück
warning-show = Zeigen
warning-hide = Verbergen
warning-play-on = Weiter

status-hint-thinking = Ein guter { $of ->
    [kuba] Schub
   *[other] Zug
} wird gesucht …
status-hint = Tipp: { $advice }.
status-hint-more = Tipp: { $advice } Noch einmal „Tipp“ zeigt mehr.
hint-question = Es gibt einen guten { $of ->
    [kuba] Schub
   *[other] Zug
}. Wo?
status-draw-thinking = Der Computer denkt über dein Angebot nach …
status-earlier = { $number ->
    [0] Startstellung.
   *[other] Nach { $of ->
        [kuba] Schub
       *[other] Zug
    } { $number } von { $count }, { $move }.
} { $more }
status-earlier-move = { $of ->
    [kuba] Schiebe
   *[other] Ziehe
}, um hier weiterzuspielen; die Taste Ende führt zurück.
status-earlier-look = Mit der Taste Ende kommst du zurück zur Partie.
moves-replaced = Die alte Fortsetzung bleibt darunter erhalten. „Rückgängig“ führt zu ihr.
moves-deleted = { $count ->
    [one] Ein { $of ->
        [kuba] Schub
       *[other] Zug
    }
   *[other] { $count } { $of ->
        [kuba] Schübe
       *[other] Züge
    }
} gelöscht.

thought-nothing = Der Computer hat noch nicht nachgedacht.
thought-depth = Tiefe { $depth }
thought-even = Niemand liegt vorn
thought-ahead = { $seat } steht besser ({ $percent } %)
# With more than two players.
thought-chance = Chancen für { $seat }: { $percent } %
thought-plus = +{ $whole },{ $tenth }
thought-minus = −{ $whole },{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat } gewinnt in { $moves ->
    [one] einem { $of ->
        [kuba] Schub
       *[other] Zug
    }
   *[other] { $moves } { $of ->
        [kuba] Schüben
       *[other] Zügen
    }
}
thought-thousands = { $thousands } k/s
thought-millions = { $whole },{ $tenth } M/s
thought-told = Der Computer meint: { $score }. { $line } ({ $about })

result-wins = { $name } gewinnt
result-you-win = Du gewinnst!
result-computer-wins = Der Computer gewinnt
result-computer-wins-short = Computer gewinnt
result-draw = Remis
result-reason = { $reason } ({ $length }).
result-reason-with-help = { $reason } ({ $length }, mit Hilfe).
result-reason-strict = { $reason } ({ $length }, strenge Partie).
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }. { $name } { $wins }
result-score = Wettkampf: { $score }{ $draws ->
    [0] .
    [one] , einmal Remis.
   *[other] , { $draws }-mal Remis.
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole },{ $tenth }
result-rating = Du: etwa Stufe { $level }
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] Noch eine Partie, dann ist deine Stufe bekannt.
   *[other] Noch zwei Partien, dann ist deine Stufe bekannt.
}
result-games-played = { $played } von 3 Partien
result-level-passed = Stufe { $level } gehört dir.
rating-more = { $halves ->
    [1] Eine halbe Stufe
    [2] Eine Stufe
   *[other] { $levels } Stufen
} mehr als vor einer Woche
rating-less = { $halves ->
    [1] Eine halbe Stufe
    [2] Eine Stufe
   *[other] { $levels } Stufen
} weniger als vor einer Woche
rating-as-before = Wie vor einer Woche
result-easier = Leichter: Stufe { $number }
result-easier-whole = Eine leichtere Revanche, auf Stufe { $number }: { $name }
result-harder = Schwerer: Stufe { $number }
result-harder-whole = Eine schwerere Revanche, auf Stufe { $number }: { $name }
result-easier-short = Leichter: { $number }
result-harder-short = Schwerer: { $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = Analyse
study-graph = Chancen im Lauf der Partie
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $seat }: { $move } { $mark }
study-point-start = Startstellung
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] Startstellung
   *[other] Nach { $of ->
        [kuba] Schub
       *[other] Zug
    } { $number }, { $move }
}, { $chances }
study-chance = { $seat } { $percent } %
study-accuracy = { $percent } % genau
# Status line in a study.
study-status = { $of ->
    [kuba] Schiebe
   *[other] Ziehe
}, um anderes zu probieren.
study-chances-unknown = Noch weiß niemand, wer vorn liegt.
study-turning-point = Der Wendepunkt war { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }.
study-is-turning-point = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war der Wendepunkt.
study-no-turning-point = Kein einzelner { $of ->
    [kuba] Schub
   *[other] Zug
} gab den Ausschlag.
study-nothing-yet = Mache einen { $of ->
    [kuba] Schub
   *[other] Zug
}, um ihn zu analysieren.
study-was-good = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war der einzige, der hielt.
study-was-brilliant = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war brillant.
study-was-interesting = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war interessant.
study-was-doubtful = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war zweifelhaft.
study-was-mistake = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war ein Fehler.
study-was-blunder = { $of ->
    [kuba] Schub
   *[other] Zug
} { $number }, { $move }, war ein Patzer.
study-show-me = Zeig es mir
study-last-mistake = Das war der letzte Fehler.
study-first-mistake = Das war der erste Fehler.
study-looks = Erster Blick: { $done } von { $all }
study-looks-deeper = Genauer Blick: { $done } von { $all }
study-stopped = Die Partie ist noch nicht ganz durchgesehen.
study-stop = Stopp
study-go-on = Weiter
study-leave = Fertig
# A better line than the move above; line: moves.
study-better = besser: { $line }
study-more-lines = { $lines ->
    [one] +1 Linie
   *[other] +{ $lines } Linien
}
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = Linien
study-lines-thinking = Die besten Linien werden gesucht …
study-no-lines = Hier ist die Partie zu Ende.
study-line-chance = { $percent } %
study-line-wins = gewinnt in { $moves }
study-line-loses = verliert in { $moves }
study-line-told = Beste Linie { $number }, { $chance }: { $line }
study-fewer-lines = Weniger Linien
study-more = Mehr Linien
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = Stufe { $number }
study-level-move = { $level } würde { $move } spielen
study-level-move-short = { $level } { $move }
study-levels-agree = Stufen { $first }, { $second } und { $best } würden { $move } spielen
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }, { $mark }
study-told-variation = Variante: { $name }

title-welcome = { $game }
title-puzzle = Aufgaben – { $game }
title-lesson = Spielen lernen – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · die Partie ist zu Ende – { $game }
title-turn = { $players } · { $seat } am Zug – { $game }

# The list of all commands. reason: one of the texts below.
find-title = Befehl suchen
find-hint = Name eines Befehls
find-nothing = So heißt kein Befehl.
find-status = Enter führt ihn aus. Esc geht zurück.
find-status-disabled = Jetzt nicht: { $reason }.

# Why a command is disabled, without a full stop.
disabled-game = nur in einer Partie
disabled-game-or-editor = nur in einer Partie oder beim Aufbauen
disabled-game-or-puzzle = nur in einer Partie oder Aufgabe
disabled-lesson = nur in einer Lektion
disabled-puzzle = nur bei Aufgaben
disabled-practice = nur beim Üben
disabled-run = nur im Aufgabenlauf
disabled-train = nur auf der Seite Training
disabled-you = nur auf der Seite Du
disabled-exercise = nur bei Aufgaben und beim Üben
disabled-editor = nur beim Aufbauen einer Stellung
disabled-begun = keine Partie hat begonnen
disabled-start-page = das ist die Startseite
disabled-now = jetzt nicht
disabled-none-left = keine Partie wartet auf dich
disabled-over = wenn die Partie zu Ende ist
disabled-no-offer = wenn das Ergebnis es anbietet
disabled-end-turn = wenn du deinen Zug beenden darfst
disabled-undo = nichts rückgängig zu machen
disabled-redo = nichts zu wiederholen
disabled-hint = wenn du am Zug bist
disabled-friend = nicht in einer Partie ohne Hilfe
disabled-strict = nicht in einer strengen Partie
disabled-warn = nur gegen die Stufen 1 bis 6
disabled-thinking = während der Computer nachdenkt
disabled-warned = wenn der Computer dich warnt
disabled-pause = wenn Computer spielen oder eine Uhr läuft
disabled-resign = wenn du aufgeben kannst
disabled-draw = wenn jemand Remis annehmen kann
disabled-first = das ist die erste Stellung
disabled-last = das ist die neueste Stellung
disabled-study = nur in einer Analyse
disabled-no-moves = noch nichts gespielt
disabled-no-mistake = kein Fehler ist markiert
disabled-no-fork = hier gibt es keine andere Linie
disabled-layers = nur auf Brettern mit Ebenen
disabled-one-key = wenn du mit einer Taste spielst
disabled-in-editor = du baust gerade eine auf
disabled-unplayable = die Stellung ist nicht spielbar
disabled-no-puzzle = die Stellung ist keine Aufgabe
disabled-running = nicht während eines Laufs
disabled-not-running = während eines Laufs
disabled-no-mistake-yet = nach einem falschen Zug
disabled-no-own = du hast keine eigenen Aufgaben
disabled-not-own = nur bei eigenen Aufgaben
disabled-not-deleted = keine Aufgabe wurde gelöscht
disabled-not-proving = keine Aufgabe wird geprüft
disabled-no-positions = keine Stellungen aus dieser Partie
disabled-messages = nur in einer Partie mit Nachrichten
disabled-not-asked = niemand hat gefragt
disabled-remark = nach einem Zug in einer Partie mit Freunden
disabled-seat = niemand hat deinen Platz übernommen
disabled-not-called = kein Freund hat gezogen

theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
contrast-system = Wie das System
contrast-more = Hoch
contrast-normal = Normal
motion-system = Wie das System
motion-reduced = Weniger
marbles-glass = Glas
marbles-symbols = Symbole
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell

settings-title = Einstellungen
settings-look = Anzeige
settings-computer = Computer
settings-game = Partie
settings-theme = Farben
settings-contrast = Kontrast
settings-marbles = Steine
one-key-hint = { $name } (Tipp)
one-key-about = Ein Ring wandert über alles, was gewählt werden kann. Die Leertaste, ein Klick oder eine Berührung irgendwo wählt das Umringte. { $keys } beendet es.
one-key-pace = Zeit für jeden Halt
one-key-second-key = Eine zweite Taste geht weiter: Eingabe oder die rechte Maustaste
one-key-title = Eine Taste
one-key-change = Ändern …
one-key-quick = schnell
one-key-slow = langsam
one-key-card = { $seconds } s je Halt. Nach drei Runden ruht der Ring.
one-key-rests = Drücke, um weiterzugehen
one-key-status = Drück die Leertaste, wenn der Ring um das liegt, was du willst.
one-key-board = Brett
one-key-choices = Auswahl
one-key-menu = Menü
one-key-back = Zurück
one-key-more = mehr
one-key-less = weniger
one-key-at = { $place } von { $count } · weiter in { $seconds } s
one-key-at-by-key = { $place } von { $count } · Eingabe: weiter
settings-motion = Bewegung
settings-motion-about = Weniger: Was bewegt wurde, wird nur umrandet.
settings-accessibility-more = Mehr zur Barrierefreiheit …
settings-rules = Regeln der nächsten Partie
settings-rules-start = Neue Partie mit diesen Regeln
settings-time = Bedenkzeit
settings-seconds = s
settings-seconds-and-tenth = { $whole },{ $tenth }
settings-time-about = So lange denkt der { level-12 } höchstens über einen { $of ->
    [kuba] Schub
   *[other] Zug
} nach. Niedrigere Stufen brauchen weniger.
settings-ponder = Der { level-12 } denkt auch nach, wenn du am Zug bist (braucht mehr Akku)
settings-show-thinking = Zeigen, was der Computer denkt
settings-warn-learners = Vor schlechten Zügen warnen (Stufen 1 bis 4)
settings-warn = Vor schlechten Zügen warnen (Stufen 5 und 6)
settings-confirm-resigning = Vor dem Aufgeben nachfragen
settings-system-dialogs = Dateien mit den Dialogen des Systems wählen
settings-system-dialogs-about = Sonst wird der Pfad einer Datei eingetippt.
settings-files-about = Die laufende Partie wird beim Spielen automatisch gesichert und ist beim nächsten Start wieder da. Eine Datei ist für Partien, die du für immer behalten oder verschicken willst.

board-only-back = { $key } oder Esc: zurück
board-only-back-by-esc = Esc: zurück
zoom-too-large = Größer passt es nicht in dieses Fenster. Vergrößere zuerst das Fenster.

level-label = Stufe
settings-level-about = Computer, die auf verschiedenen Stufen gegeneinander spielen, behalten ihre Stufe.
level-item = { $number }: { $name }

new-game-title = Neue Partie
new-game-opponent = Gegner
new-game-strength = Stärke
new-game-even = So stark wie du
new-game-level = Eine Stufe
new-game-for-you = Für dich
new-game-easier = Etwas leichter
new-game-as-strong = Gleich
new-game-harder = Schwerer
new-game-even-about = Jetzt etwa Stufe { $level }. Sie folgt deinen Partien.
opponent-computer = Computer
opponent-friend = Ein Freund
opponent-computers = Computer gegen sich selbst
opponent-two-computers = Zwei Computer
opponent-two-friends = Zwei Freunde
opponent-computers-only = Nur Computer
new-game-game = Wähle ein Spiel
new-game-change-seats = Plätze tauschen
new-game-more = Regeln, Uhr, Brett, Stellung
new-game-size = Spieler
new-game-colour = Farbe
new-game-colours = Farben
new-game-stay = Bleiben
new-game-take-turns = Wechseln
new-game-turns-about = Wer verliert, spielt in der nächsten Partie { $first }.
new-game-own-name = Dein Name
new-game-move-on = Wechseln (alle rücken einen Platz weiter)
new-game-lot-then-loser = Zuerst entscheidet das Los, wer { $first } spielt; danach spielt { $first }, wer verloren hat.
new-game-lot-then-on = Erste Partie per Los, dann rücken alle einen Platz weiter
seat-person = Mensch
seat-level = Computer · { $level }
seat-name = Name
seat-name-of = Name für { $seat }
new-game-rules = Regeln
new-game-setup = Startstellung
new-game-clock = Uhr
clock-none = Keine
clock-game = Für die Partie
clock-move = Für jeden Zug
clock-about = Sie beginnt mit dem ersten Zug und läuft weiter, während du frühere Stellungen ansiehst. „Rückgängig“ gibt auch die Zeit zurück. Ist deine Zeit um, verlierst du. P hält die Uhr an.
# “of” is the name of the game in files.
clock-begins-game = Gespielt wird mit Uhr: je { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}{ $more ->
    [0] .
   *[other] , dazu { $more } s mit jedem { $of ->
        [kuba] Schub
       *[other] Zug
    }.
}
clock-begins-move = Gespielt wird mit Uhr: { $seconds } Sekunden pro { $of ->
    [kuba] Schub
   *[other] Zug
}.
clock-begins-each = Gespielt wird mit Uhr: { $times }.
clock-short-game = { $more ->
    [0] je { $minutes } min
   *[other] je { $minutes } min + { $more } s pro { $of ->
        [kuba] Schub
       *[other] Zug
    }
}
clock-short-move = { $seconds } s pro { $of ->
    [kuba] Schub
   *[other] Zug
}
clock-short-each = { $times }
clock-minutes = Minuten für jeden
clock-more = Sekunden pro Zug
clock-seconds = Sekunden
clock-each = Jedem seine eigene
clock-min = min
clock-s = s
clock-minutes-of = Minuten: { $seat }
clock-more-of = Sekunden pro Zug: { $seat }
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat } { $minutes } min
   *[other] { $seat } { $minutes } min + { $more } s
}
clock-suggested = Wie vorgeschlagen: { $times }
clock-suggested-about = Der Vorschlag gibt für jede Stufe, die jemand schwächer ist, noch die Hälfte der Zeit dazu.
new-game-strict = Strenge Partie: kein Rückgängig, keine Tipps, Drohungen und Warnungen. Sie zählt voll.
strict-begins = Strenge Partie: kein Rückgängig, keine Tipps, Drohungen und Warnungen.
new-game-position = Aus einer Stellung
new-game-position-label = Füge hier eine Stellung ein oder lass es leer
new-game-play = Spielen

setup-title = Welche Startstellung?
setup-who = { $seat } wählt die Startstellung.
setup-you = Du spielst jetzt { $seat }. Wähle die Startstellung.
setup-you-and-loser = Du spielst jetzt { $seat }: Wer verloren hat, fängt an. Wähle die Startstellung.
setup-chosen = Der Computer spielt { $seat } und hat die Startstellung ausgelost: { $setup }.

comment-title = Kommentar
comment-label = Was gibt es dazu zu sagen?
comment-keep = Übernehmen

overwrite-title = Überschreiben?
overwrite-text = Seit { $file } hier geöffnet wurde, hat ein anderes Programm die Datei geändert. Beim Speichern gehen diese Änderungen verloren.
overwrite-sheet-text = { $file } enthält die Partie als Text. Beim Speichern wird daraus eine gespeicherte Partie.
overwrite-sheet-lost-text = { $file } enthält die Partie als Text. Beim Speichern wird daraus eine gespeicherte Partie, und was das Programm nicht versteht, geht verloren: { $words }.
overwrite-yes = Überschreiben
overwrite-no = Abbrechen
replace-title = Datei ersetzen?
replace-text = { $file } gibt es schon. Beim Speichern geht der alte Inhalt verloren.
replace-yes = Ersetzen
quit-title = Beenden, ohne zu speichern?
quit-text = Deine laufende Partie kann nicht gespeichert werden. ({ $fault })
quit-text-finished = Die Partie, die du zuletzt verlassen hast, kann nicht bei deinen Partien gespeichert werden. ({ $fault })
quit-save = Woanders speichern …
quit-yes = Trotzdem beenden
salvage-title = Den unbeschädigten Teil öffnen?
salvage-text = { $fault } { $moves ->
        [one] Der Zug davor lässt
       *[other] Die { $moves } Züge davor lassen
    } sich als neue Partie öffnen. Die Datei bleibt, wie sie ist.
salvage-yes = Diesen Teil öffnen
salvage-no = Abbrechen
resign-title = Aufgeben?
resign-text = { $others ->
    [one] Dann gewinnt dein Gegner die Partie.
   *[other] Die anderen spielen ohne dich weiter.
}
resign-yes = Aufgeben
resign-no = Weiterspielen
draw-title = Remis?
draw-text = { $seat } bietet Remis an. { $others ->
    [one] Ist die andere Seite einverstanden?
   *[other] Sind die anderen einverstanden?
}
draw-yes = Annehmen
draw-no = Weiterspielen
draw-accepted = Der Computer nimmt das Remis an.
draw-declined = Der Computer möchte lieber weiterspielen.
confirm-always-ask = Jedes Mal fragen

path-open-title = Partie öffnen
path-save-title = Partie speichern
path-why = Tippe den Pfad der Datei ein.
path-label = Pfad
path-open = Öffnen
path-save = Speichern
file-kind = Partien
file-kind-any = Alle Dateien
file-kind-picture = Bilder
file-kind-film = Filme
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = Partien
you-players = { $count } Spieler
you-players-which = Zahl der Spieler
you-level = Etwa Stufe { $level }
you-way = { $way ->
    [third] Ein Drittel des Wegs zu { $next }
    [half] Auf halbem Weg zu { $next }
    [two-thirds] Zwei Drittel des Wegs zu { $next }
    [nearly] Fast { $next }
   *[none] { "" }
}
you-judging = { $done } von { $all } Partien gelesen
you-no-level = Noch keine Stufe
you-no-games = { $from } bis { $to }: noch keine Partien
you-status = Drücke eine Stufe, um die Partien gegen sie zu sehen. Esc führt zurück.
you-unknown = Deine Stufe zeigt sich nach drei Partien gegen den Computer.
you-missing = { $count ->
    [one] Noch eine Partie, dann sagt der Verlauf etwas.
   *[other] Noch { $count } Partien, dann sagt der Verlauf etwas.
}
you-won = gewonnen
you-lost = verloren
you-costliest = Das kostet dich am meisten: { $skill }
you-no-cost = In diesen Zügen fällt nichts auf.
you-never = Kein einziges Mal in { $moves } Zügen.
you-next = Stufe { $level }: einmal in { $moves } Zügen.
you-like = wie Stufe { $level }
you-practise = { $count ->
    [0] Noch nichts zu üben
   *[other] Das üben · { $count }
}
you-practise-some = Das üben
you-look = Stellungen suchen
you-counted = Gezählt in { $moves } Zügen deiner letzten Partien.
title-run = Lauf · { $game }
command-run = Aufgabenlauf
command-leave-run = Läufe verlassen
run-title = Lauf
run-short = Lauf
run-caption = Lauf · { $kind }
run-minutes = Drei Minuten
run-streak = Serie
run-about-minutes = So viele du in drei Minuten schaffst. Der dritte Fehler beendet den Lauf.
run-about-streak = Eine nach der anderen bis zum ersten Fehler, ohne Uhr.
run-goes-on = Geht bei { $solved } weiter, bis zum ersten Fehler.
run-waits = Sie wartet bis morgen.
run-solved = gelöst
run-missed = verfehlt
run-left = übrig
run-seconds-left = Noch { $seconds } Sekunden
run-mistakes = { $count } von { $most } Fehlern
run-this = Dieser Lauf
run-last = Letzter Lauf
run-record = Rekord
run-record-of = { $kind }: Rekord
run-today = Heute
run-result = { $count ->
    [one] Eine Aufgabe gelöst
   *[other] { $count } Aufgaben gelöst
}
run-new-record = Ein neuer Rekord!
run-end = Lauf beenden
run-puzzle = Aufgabe { $number }
run-tiles = Aufgaben des Laufs
run-look = Diese Aufgabe noch einmal ansehen
run-status = Wähle einen Lauf, oder drücke auf eine Aufgabe des letzten, um sie noch einmal anzusehen.
run-choose = Wähle einen Lauf.
practice-source-run = In einem Lauf verfehlt
you-which = Welches Spiel
you-all = Alle
you-against = Stufe { $level }, { $name }: { $won } gewonnen, { $lost } verloren{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } remis
}
you-reading = Deine Partien werden gelesen …
you-none = So eine Partie gibt es noch nicht. Jede Partie, die du beendest oder verlässt, kommt hierher.
you-count = { $count ->
    [one] Eine Partie. Klicke sie an, um sie zu öffnen.
   *[other] { $count } Partien. Klicke eine an, um sie zu öffnen.
}
you-damaged = { $count ->
    [one] Eine Partie ist beschädigt und fehlt in der Liste. Sie liegt in { $folder }.
   *[other] { $count } Partien sind beschädigt und fehlen in der Liste. Sie liegen in { $folder }.
}
you-play-on = Weiterspielen
you-more = Ältere Partien zeigen
you-delete = Löschen
you-deleted = Die Partie ist gelöscht.
you-put-back = Rückgängig

# Sharing pictures and films of a game.
command-share = Teilen …
command-copy-picture = Bild kopieren
share-title = Teilen
share-preview = Vorschau
share-what = Zeigen
share-position = Bild
share-turn = Letzter Zug
share-game = Ganze Partie
share-height = Höhe
share-coordinates = Koordinaten
share-names = Wer spielt
share-score = { $of ->
    [cubulus] Noch Kugeln
    [qubism] Noch Schritte
   *[other] Spielstand
}
share-code = Die Partie als Code
share-about-picture = Ein PNG-Bild, { $width } × { $height } Pixel.
share-about-film = { $moves ->
    [0] Noch gibt es keinen { $of ->
        [kuba] Schub
       *[other] Zug
    } zu zeigen.
    [one] Ein GIF-Film mit einem { $of ->
        [kuba] Schub
       *[other] Zug
    }, { $width } × { $height } Pixel.
   *[other] Ein GIF-Film mit { $moves } { $of ->
        [kuba] Schüben
       *[other] Zügen
    }, { $width } × { $height } Pixel.
}
share-save = Speichern …
share-saving = Sichert … { $percent } %
share-delays-closing = Das Fenster schließt sich, sobald die Datei geschrieben ist. Schließe es noch einmal, um das abzubrechen.
clipboard-silent = Das Programm, dem die Zwischenablage gehört, antwortet nicht.
clipboard-other = Das Kopierte ist weder Text noch ein Bild, das sich lesen lässt.
no-thread = Es ließ sich kein Thread starten: { $reason }.
share-copy = Kopieren
share-stop = Stopp
share-failed = Das Bild ist nicht gelungen.
share-failed-because = Das Bild ist nicht gelungen: { $reason }.
copied-picture = Bild kopiert.

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] Die Partie geht weiter. { $name }: { $moves }.
    [one] Die Partie ist schon um einen Zug weitergegangen. Danach { $name }: { $moves }.
   *[other] Die Partie ist schon um { $others } Züge weitergegangen. Danach { $name }: { $moves }.
}
path-picture-title = Bild speichern
path-film-title = Film speichern

banner-game = Deine Partie wird gerade nicht gespeichert. { $fault }
banner-changed = { $file } wurde von einem anderen Programm geändert oder gelöscht. Beim Speichern wird gefragt, bevor etwas ersetzt wird.
banner-other = Nicht alles wird gespeichert. { $fault }
earlier-today = Heute { $time }
earlier-yesterday = Gestern { $time }
date-in-words = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
} { $year }
earlier-then = { $date } { $time }
earlier-of-window = Fenster { $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }:{ $other }
earlier-won = { $scored ->
    [1] { $score } gewonnen gegen { $others }
   *[other] gewonnen gegen { $others }
}
earlier-lost = { $scored ->
    [1] { $score } verloren gegen { $others }
   *[other] verloren gegen { $others }
}
earlier-draw = Remis gegen { $others }
earlier-somebody-won = { $scored ->
    [1] { $name } gewann { $score } gegen { $others }
   *[other] { $name } gewann gegen { $others }
}
earlier-against = offen · gegen { $others }
earlier-between = offen · { $players }
earlier-and = { $one } und { $other }
earlier-level = Stufe { $level }
earlier-two-of-level = zwei der Stufe { $level }
earlier-name = { $name }
left-kept = Deine Partie findest du auf der Seite „{ you-title }“.
left-not-kept = Deine Partie konnte noch nicht aufgehoben werden; es wird immer wieder versucht. ({ $fault })
drop-blocked = Schließe erst den Dialog und lege die Datei dann noch einmal ab.
paste-blocked = Schließe erst den Dialog und füge dann noch einmal ein.
paste-no-text = Kopiert ist ein Bild; hier lässt sich nur Text einfügen.
rescued = Die Partie konnte nicht an ihrem Platz gespeichert werden. Sie wurde als { $files } aufgehoben und ist beim nächsten Start wieder da. ({ $fault })
game-lost = Die Partie konnte nirgends gespeichert werden. ({ $fault })
launch-blocked = Schließe erst den Dialog und öffne die Partie dann noch einmal.
drop-others = Nur { $file } wurde geöffnet, nicht { $others }.
left-out = Nicht verstanden und weggelassen: { $words }.
second-window = Kuba ist noch in einem anderen Fenster geöffnet. Dieses hier hat seine eigene Partie.
cannot-lock = Auf diesem System lassen sich zwei Fenster von Kuba nicht auseinanderhalten: Öffne nur eines zur Zeit, sonst überschreiben sie einander die Partie.
nothing-kept = Es gibt keinen Ordner, in dem deine Partie aufgehoben werden könnte. Speichere sie in einer Datei, bevor du das Programm beendest.
saved = Gespeichert als { $file }.
copied-game = Partie kopiert.
copied-position = Stellung kopiert.
bot-failed = Beim Nachdenken des Computers ist etwas schiefgegangen ({ $reason }). Die Partie geht weiter.
bot-failed-and-moved = Beim Nachdenken des Computers ist etwas schiefgegangen ({ $reason }), deshalb hat er irgendetwas gespielt. Die Partie geht weiter.

rules-title = Regeln
rules-learn = Auf dem Brett lernen

welcome-status = Wähle, wie es losgeht, oder ziehe auf dem Brett: { $even ->
    [1] Eine ebenbürtige Partie
   *[other] Eine leichte Partie
} beginnt.
welcome-computer = Gegen den Computer
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = Stufe { $level }: { $name }. Ändern kannst du das unter „{ $new }“.
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] oft Sieg
   *[other] meistens Sieg
}
welcome-wins-half = { $short ->
    [1] halb-halb
   *[other] halbe-halbe
}
welcome-wins-few = { $short ->
    [1] selten
   *[other] selten Sieg
}
# “level” is a number, such as 4½.
welcome-even = Etwa Stufe { $level }, so stark wie du
welcome-even-easier = Etwa Stufe { $level }, etwas leichter für dich
welcome-even-harder = Etwa Stufe { $level }, etwas schwerer für dich
welcome-even-new = Findet deine Stufe in drei Partien
welcome-back = Die Partie, die wartet
welcome-people = Am selben Bildschirm
welcome-learn = { $steps } kurze Schritte
welcome-learn-on = Weiter mit Schritt { $step } von { $steps }.
welcome-rules = Die Regeln in Kürze.
welcome-level = Stufe { $level }: zwei von drei Partien gewonnen

lesson-step = Schritt { $step } von { $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step }: { $task }
lesson-skip = Auslassen
lesson-done = Fertig
lesson-first-game = Erste Partie
lesson-hand-done = Dieser Schritt ist geschafft. Wähle „Weiter“.
lesson-hand-watch = Sieh erst einmal zu.

# Keys, as labelled on keyboards.
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-enter = Enter
key-space = Leertaste
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-left = Links
key-right = Rechts
key-up = Auf
key-down = Ab
key-backspace = Rücktaste
key-insert = Einfg
key-delete = Entf

keys-title = Tasten
keys-or = oder
keys-board = Auf dem Brett
keys-game = In der Partie
keys-study = In der Analyse
keys-study-step = Links oder Rechts: einen Schritt zurück oder vor
keys-study-fork = Auf oder Ab: die andere Linie an einer Verzweigung
keys-study-play = Leertaste: die Partie abspielen
keys-files = Partien und Dateien
keys-tasks = Lernen und üben
keys-program = Programm
keys-choose = Wähle einen Befehl, um seine Tasten zu ändern.
keys-shown = Gezeigte Befehle
keys-with-keys = Mit Tasten
keys-all = Alle Befehle
keys-row = { $command }: { $keys }
keys-none = keine Taste
keys-press = Drücke die neuen Tasten …
keys-press-about = Esc lässt alles, wie es ist, die Rücktaste nimmt die Taste weg.
keys-remove = Keine Taste
keys-reset = Übliche Tasten
keys-reset-all = Alle üblichen Tasten
keys-reset-done = Alle Tasten sind wieder die üblichen.
keys-clash = { $keys } gehört zu „{ $command }“.
keys-exchange = Tauschen
keys-refused-board = { $keys } gehört dem Brett.
keys-refused-window = { $keys } gehört dem Fenster, seinen Dialogen und Menüs.
keys-refused-clipboard = Diese Tasten kopieren, schneiden aus oder fügen ein, auch in Textfeldern.
keys-cursor = Cursor auf dem Brett
keys-cursor-arrows = Pfeile
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = wie die Pfeiltasten
keys-cursor-wasd-about = Auf dem Brett bewegen diese vier nur den Cursor: Die Spalten a und d lassen sich nicht eingeben, und W zeigt und legt nichts.
keys-cursor-hjkl-about = Auf dem Brett bewegen diese vier nur den Cursor: L schaltet die Ebenen nicht um.
keys-cursor-number-pad-about = Auf dem Brett bewegen diese vier nur den Cursor: Ihre Reihen lassen sich nicht eingeben.
keys-cursor-lost = Ohne diese Taste: { $commands }.

about-title = Über
accessibility-title = Barrierefreiheit
accessibility-seeing = Sehen: Hoher Kontrast in Hell und Dunkel, größere Schrift durch Zoom, Kugeln mit Zeichen. Farbe ist nie das einzige Zeichen.
accessibility-reader = Vorlesen: Alles auf dem Brett und daneben hat einen Namen und lässt sich damit drücken; Züge und Ergebnisse werden vorgelesen.
accessibility-hearing = Hören: Ton ist nicht nötig. Alles, was klingt, ist auch zu sehen.
accessibility-motion = Bewegung: Statt sich zu bewegen, wird auf Wunsch umrandet, was sich bewegt hat.
accessibility-keyboard = Tastatur: Alles geht ohne Maus, und die Tasten lassen sich ändern.
accessibility-one-key = Eine Taste: Ein Ring wandert über alles, was gewählt werden kann; die Leertaste, ein Klick oder eine Berührung wählt.
accessibility-touch = Berührung: Langes Drücken ist ein Rechtsklick, zwei Finger zoomen, und nichts braucht einen schwebenden Zeiger.
about-name = Kuba
about-version = Version { $version }
about-what = Drei Brettspiele, Kuba, Cubulus und Qubism: gegen den Computer oder mit Freunden.
about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz nach Wahl.
about-font = Die Schriften sind Inter von The Inter Project Authors, Noto Sans JP von Adobe und Cantarell von Understanding Limited und Jakub Steiner, alle unter der SIL Open Font License.
about-makers = Kuba (Traboulet) ist von Serge Cahu, Cubulus von Sylvain Ménager (Gigamic), Qubism von EAD (Debug Monkeys). Weitere Regeln für Kuba sind von Carter & Troyka und von Ralf Gering.
about-trade-mark = „Kuba“ ist eine Marke ihres Inhabers. Dieses Programm hat mit den Erfindern und Verlagen nichts zu tun.

start-no-display = Kuba braucht eine grafische Oberfläche: Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe. „kuba --help“ zeigt, was auch ohne geht.
start-no-randr = Kuba kann sein Fenster nicht öffnen, weil dem X-Server die Erweiterung RANDR fehlt. Kuba läuft auf einem neueren X-Server und unter Wayland.
start-library = Kuba kann sein Fenster nicht öffnen, weil dem System { $libraries } fehlt. Unter Debian oder Ubuntu hilft „sudo apt install { $packages }“.
start-graphics = Kuba kann sein Fenster nicht öffnen, weil das System kein funktionierendes OpenGL hat ({ $reason }). Unter Debian oder Ubuntu hilft „sudo apt install libegl1 libgl1 libgl1-mesa-dri“.
start-pictures = Kuba kann sein Fenster nicht öffnen, weil der Bildschirm keine Bilder von Programmen annimmt.
start-colours = Kuba kann sein Fenster nicht öffnen, weil der Bildschirm { $depth } Bit Farbtiefe hat und nichts auf diesem System dafür zeichnen kann. Kuba läuft auf einem Bildschirm mit 24 Bit.
start-lost = Die Verbindung zum Bildschirm ist weg, und mit ihr das Fenster von Kuba.
start-other = Kuba kann sein Fenster nicht öffnen: { $reason }

# Setting up a position.
command-set-up = Stellung aufbauen
command-back-to-set-up = Dorthin zurück
command-edit-start = Anfang
command-edit-clear = Leeren
command-edit-mirror = Spiegeln
command-play-from-here = Ab hier spielen
command-study-from-here = Analyse
command-study-position = Diese Stellung analysieren
command-study-mistake = Diesen Fehler analysieren
command-leave-set-up = Stellung verlassen
title-editor = Stellung aufbauen – { $game }
editor-status = Wähle einen Stein und klicke dann dorthin, wo er liegen soll.
editor-left = Die Stellung, die du aufgebaut hast, bleibt erhalten.
editor-gone = Die aufgebaute Stellung lässt sich nicht öffnen.
set-up-again-text = Du hast eine Stellung erst halb aufgebaut. Damit weitermachen?
set-up-again-yes = Weitermachen
set-up-again-no = Mit diesem Brett beginnen
editor-title = Stellung aufbauen
editor-pieces = Stein
editor-take = Wegnehmen
editor-copy = Kopieren
editor-paste = Einfügen
editor-fewer = { $name }: weniger
editor-more = { $name }: mehr
editor-sound = So kann eine Partie beginnen.
command-puzzles = Aufgaben
command-todays-puzzle = Aufgabe des Tages
command-next-puzzle = Nächste Aufgabe
command-solution = Lösung zeigen
command-try-again = Neuer Versuch
command-show-why = Warum?
command-leave-puzzles = Aufgaben verlassen
puzzles-damaged = Die Liste der Aufgaben, die du gelöst hast, war beschädigt. Was noch lesbar war, ist da; die alte Datei wurde als { $file } aufgehoben.
welcome-puzzles = { $solved } von { $count } gelöst
puzzle-number = Aufgabe { $number } von { $count } · { $game }
puzzle-number-low = { $number } von { $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = Gewinne mit deinem { $number }. { $of ->
    [kuba] Schub
   *[other] Zug
}
puzzle-task-take = { $number ->
    [1] Hole in diesem Zug eine Rote
    [2] Hole in diesem Zug zwei Rote
    [3] Hole in diesem Zug drei Rote
    [4] Hole in diesem Zug vier Rote
    [5] Hole in diesem Zug fünf Rote
    [6] Hole in diesem Zug sechs Rote
    [7] Hole in diesem Zug sieben Rote
   *[other] Hole in diesem Zug { $number } Rote
}
puzzle-task-hold = Verliere nicht
puzzle-about-win = { $seat } am Zug.
puzzle-about-take = { $seat } am Zug. Nur ein einziger erster Schub führt zum Ziel.
puzzle-about-hold = { $seat } am Zug. Nur eine Antwort hält { $other } auf.
puzzle-rules = Regeln: { $rules }
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-status = { $seat } am Zug: { $task }
puzzle-right = Richtig! Weiter so.
puzzle-solved-first = Auf Anhieb gelöst!
puzzle-solved-helped = Gelöst!
puzzle-solution = Das ist die Lösung.
puzzle-failed = Dieser Zug ließ sich nicht prüfen. Versuche ihn noch einmal.
puzzle-no = Nein, so geht es nicht.
puzzle-no-take = { $taken ->
    [0] Nein: So holst du keine.
    [1] Nein: So holst du nur eine, nicht { $goal }.
   *[other] Nein: So holst du nur { $taken }, nicht { $goal }.
}
puzzle-no-answer = Nein: { $answer }.
puzzle-no-loses = Nein: { $answer } und gewinnt.
puzzle-plays = { $seat } spielt { $move }
puzzle-begin = Sieh dir das ganze Brett an.
puzzle-hint = { $move }.
puzzle-went-back = Das wurde zurückgenommen.
puzzle-going-back = Das wird zurückgenommen.
puzzle-hand-why = Das folgt darauf. Mit „Neuer Versuch“ geht es weiter.
puzzle-hand-over = Diese Aufgabe ist gelöst. Mit „Weiter“ kommt die nächste.
puzzle-hand-watch = Sieh erst einmal zu.
puzzle-checking = Einen Moment.
puzzle-hint-button = Tipp
puzzle-solution-button = Lösung
puzzle-next-button = Weiter
puzzle-hide-why = Verbergen
puzzle-solved-about = Mit „Weiter“ kommt die nächste.
puzzle-solution-about = Mit „Neuer Versuch“ spielst du sie selbst, mit „Weiter“ kommt die nächste Aufgabe.
puzzle-hint-about = Wähle noch einmal „Tipp“, um mehr zu sehen.
puzzle-so-far = { $count ->
    [0] Mit Schwierigkeit { $grade } noch nichts gelöst
   *[other] Mit Schwierigkeit { $grade } bisher: { $first } von { $count } auf Anhieb
}
puzzle-days = { $days ->
    [1] Erster Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-tiles = Alle Aufgaben
puzzle-tile = Aufgabe { $number }, Schwierigkeit { $grade }
puzzle-tile-first = Auf Anhieb gelöst
puzzle-tile-helped = Gelöst
puzzle-todays = Aufgabe des Tages:
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = Heute
puzzle-is-todays = Aufgabe des Tages
board-what-if = Wenn das gespielt würde. Lass los, um es zurückzunehmen.
board-without-help = Das ist eine Partie ohne Hilfe.
board-replay = Die letzten Züge noch einmal.

# Practice with positions from the user’s own games.
command-practice = Üben
command-practise-game = Stellungen aus dieser Partie üben
command-next-position = Nächste Stellung
command-leave-out = Diese weglassen
command-take-in = Zurückholen
command-toggle-search = Weitere Stellungen suchen
command-leave-practice = Üben beenden
title-practice = Üben – { $game }
title-practice-alone = Üben
practice-status = { $seat } am Zug: Was ist besser als { $move }?
practice-status-rest = Stellungen aus deinen eigenen Partien, bis sie sitzen.
practice-title = Üben
practice-place = { $number } von { $count }
# For screen readers, after “3 of 5”.
practice-progress = Bisher { $first } auf Anhieb richtig.
practice-task-win = Von hier aus konntest du gewinnen. Wie?
practice-task-lost = Nach deinem { $of ->
    [kuba] Schub
   *[other] Zug
} konnte { $seat } den Sieg erzwingen. Was ist besser?
# of: the name of the game in files.
practice-task-missed = { $count ->
    [1] Hier hast du eine { $of ->
        [kuba] Rote
       *[other] Kugel
    } liegen lassen. Was ist besser?
   *[other] Hier hast du { $count } { $of ->
        [kuba] Rote
       *[other] Kugeln
    } liegen lassen. Was ist besser?
}
practice-task-cost = Dein { $of ->
    [kuba] Schub
   *[other] Zug
} hat { $percent } % deiner Chancen gekostet. Was ist besser?
practice-then = { $move } hast du damals gespielt
practice-source = Aus einer deiner Partien
practice-source-date = Aus deiner Partie von { $day ->
    [today] heute
    [yesterday] gestern
   *[then] { $date }
}
practice-source-level = Aus deiner Partie von { $day ->
    [today] heute
    [yesterday] gestern
   *[then] { $date }
} gegen Stufe { $level }
practice-right = Richtig
practice-solution = Die Lösung
practice-chance-then = Deine Chance damals
practice-chance-with = Mit { $move }
practice-returns = { $days ->
    [1] Kommt morgen wieder
   *[other] Kommt in { $days } Tagen wieder
}
practice-done = Fertig: Sie sitzt und kommt nicht wieder.
practice-hand-over = Diese Stellung ist fertig. Mit „Weiter“ kommt die nächste.
practice-searching = Deine Partien werden durchgesehen …
practice-none = Noch keine Stellungen
practice-nothing-due = Heute gibt es nichts zu üben
practice-about-search = Nach einer Partie werden die Züge, die dich am meisten gekostet haben, zu Stellungen zum Üben. Sie kommen wieder, bis sie sitzen.
practice-result = { $first } von { $count } auf Anhieb
practice-tomorrow = { $count ->
    [1] Eine kommt morgen wieder.
   *[other] { $count } kommen morgen wieder.
}
practice-more-button = Mehr
practice-leave-button = Fertig
practice-search = { $done } von { $count } Partien durchgesehen.
practice-stop = Anhalten
practice-go-on = Weiter durchsehen
practice-left-out = Diese Stellung wird ab jetzt weggelassen.
result-practise = { $count ->
    [1] Eine Stellung üben
   *[other] { $count } Stellungen üben
}
result-practise-short = { $count } üben
result-seeking = Stellungen zum Üben werden gesucht
result-seeking-short = Stellungen werden gesucht …
result-nothing = In dieser Partie gibt es nichts zu üben.
result-nothing-short = Nichts zu üben
practice-damaged = Die Liste der Stellungen zum Üben war beschädigt. Was noch lesbar war, ist da; die alte Datei wurde als { $file } aufgehoben.
praise-show = Zeigen
# The same about the idea to take home, for screen readers.
idea-show = Zeigen: { $idea }
result-more = Mehr
board-swing = Halten: Diese Seite schwenkt nach vorn.

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = Als Aufgabe behalten
composer-keep = Als Aufgabe behalten
composer-further = Weiter suchen
composer-stop = Anhalten
composer-win-only = { $seat } gewinnt in { $number } { $of ->
    [kuba] { $number ->
        [one] Schub
       *[other] Schüben
    }
   *[other] { $number ->
        [one] Zug
       *[other] Zügen
    }
}, und nur mit { $moves }.
composer-win = { $seat } gewinnt in { $number } { $of ->
    [kuba] { $number ->
        [one] Schub
       *[other] Schüben
    }
   *[other] { $number ->
        [one] Zug
       *[other] Zügen
    }
}, mit { $moves }.
composer-take-only = { $seat } holt in diesem Zug { $number } rote, nur mit { $moves }.
composer-take = { $seat } holt in diesem Zug { $number } rote, mit { $moves }.
composer-hold = { $moves } hält; jede andere Antwort verliert in höchstens { $number }.
composer-none = Kein erzwungener Gewinn in höchstens { $number } { $of ->
    [kuba] Schüben
   *[other] Zügen
}.
composer-open = Noch nicht entschieden: { $number } { $of ->
    [kuba] { $number ->
        [one] Schub
       *[other] Schübe
    }
   *[other] { $number ->
        [one] Zug
       *[other] Züge
    }
} vorausgerechnet.
composer-looking = { $number } { $of ->
    [kuba] { $number ->
        [one] Schub
       *[other] Schübe
    }
   *[other] { $number ->
        [one] Zug
       *[other] Züge
    }
} werden vorausgerechnet …
composer-open-note = Kein Gewinn in höchstens { $number }.
composer-no-puzzle = Noch keine Aufgabe
composer-one = Eine Lösung · Schwierigkeitsgrad { $grade } von 5
composer-several = { $count } erste { $of ->
    [kuba] Schübe
   *[other] Züge
} erreichen es: noch keine Aufgabe
composer-rivals = { $moves } gewinnt auch in höchstens { $number }: noch keine Aufgabe
composer-rivals-open = Gewinnt noch ein { $of ->
    [kuba] Schub
   *[other] Zug
} in höchstens { $number }? …
composer-or = { $first } oder { $next }
composer-others = { $count } anderen
composer-impossible = Keine Aufgabe: { $reason }.
composer-failed = Die Stellung ließ sich nicht untersuchen.
keep-puzzle-title = Als Aufgabe behalten
keep-puzzle-name = Name
keep-puzzle-author = Autor
keep-puzzle-keep = Behalten
command-own-puzzles = Meine Aufgaben
command-copy-puzzle = Aufgabe kopieren
command-delete-puzzle = Aufgabe löschen
command-restore-puzzle = Rückgängig
command-stop-proving = Anhalten
puzzle-sources = Welche Aufgaben
puzzle-collection = Sammlung
puzzle-mine = Meine · { $count }
own-puzzle-name = Meine Aufgabe { $number }
own-puzzle-kept = „{ $name }“ steht bei deinen Aufgaben.
own-puzzle-deleted = „{ $name }“ ist gelöscht.
own-puzzle-copied = Die Aufgabe ist kopiert.
own-puzzle-rules = Mit diesen Regeln gibt es keine Aufgabe.
own-puzzles-full = Für weitere Aufgaben ist kein Platz. Lösche erst welche.
own-puzzles-damaged = Die Liste deiner Aufgaben war beschädigt. Der lesbare Teil bleibt; die alte Datei ist { $file }.
own-puzzles-proving = Die Aufgaben werden bewiesen: { $done } von { $all }
own-puzzles-stopped = Angehalten. Nicht bewiesen und nicht aufgenommen: { $count }.
own-puzzles-delay-closing = Noch nicht bewiesene Aufgaben: { $count }. Schließe das Fenster noch einmal, um sie wegzulassen.
own-puzzles-refused = Keine Aufgabe aufgenommen: { $reason }.
own-puzzles-added = Aufgenommen: { $added }{ $known ->
    [0] .
   *[other] ; schon vorhanden: { $known }.
}
own-puzzles-line = Nicht aufgenommen, Zeile { $line }: { $reason }.
own-puzzles-lines = Nicht aufgenommen, weitere Zeilen: { $count }.

# Partien mit jemandem anderswo.
opponent-elsewhere = Jemand anderswo
elsewhere-own = Du spielst
elsewhere-way = Per
elsewhere-letters = Nachrichten
elsewhere-folder = Gemeinsamer Ordner
elsewhere-letters-about = Nach jedem Zug kopiert ein Klick Text und Bild für jeden Messenger. Füge die Antwort hier ein.
elsewhere-folder-about = { $players ->
    [2] Wähle einen Ordner, den ihr beide seht: in einer Cloud, auf einem Netzlaufwerk oder einem USB-Stick. Zum Mitspielen öffnet der andere die Datei, die darin erscheint.
   *[other] Wähle einen Ordner, den ihr alle seht: in einer Cloud, auf einem Netzlaufwerk oder einem USB-Stick. Zum Mitspielen öffnen die anderen die Datei, die darin erscheint.
}
elsewhere-which-folder = Ordner
elsewhere-choose = Wählen…
path-folder-title = Gemeinsamen Ordner wählen
elsewhere-table = Tisch
elsewhere-sit-down = An den Tisch „{ $table }“ setzen
elsewhere-help = Analyse, Tipps und Computer sind erlaubt (nur wenn alle zustimmen)
elsewhere-no-folder = Wähle einen Ordner, den es gibt und den alle sehen.
elsewhere-no-table = Gib dem Tisch einen Namen aus Buchstaben und Ziffern.
elsewhere-table-taken = In diesem Ordner gibt es schon einen Tisch „{ $table }“. Öffne eine seiner Dateien, um mitzuspielen, oder wähle einen anderen Namen.
card-elsewhere = anderswo
hand-elsewhere = { $name } ist anderswo am Zug.
hand-asked = Du hast { $name } etwas gefragt. Warte auf die Antwort, bevor du weiterspielst.
hand-seat-lost = Dein Platz wird jetzt auf einem anderen Rechner gespielt.
hand-friend-earlier = Das ist eine frühere Stellung. Eine Partie mit Freunden geht an der neuesten weiter.
hand-strict-earlier = Das ist eine frühere Stellung. Eine strenge Partie geht an der neuesten weiter.
friend-status-letters = Warten auf { $name }. Kopiere die Nachricht und drücke hier { $keys }.
friend-status-folder = Warten auf { $name }. Der Zug erscheint hier von selbst.
command-copy-letter = Für den anderen kopieren
command-friend-note = Notiz…
command-with-friends = Partien mit Freunden
friend-accept = Zustimmen
friend-decline = Ablehnen
friend-your-turn = Du bist am Zug.
friend-begin = Du fängst an.
friend-moved = { $name } hat gezogen: { $when }
friend-note-of = { $name }: „{ $note }“
friend-made = Dein Zug ist gemacht.
friend-gets = Das bekommt { $name }
friend-ready = Die Partie ist bereit.
friend-ended = Die Partie ist zu Ende.
friend-picture-and-text = Bild und Text, für jeden Messenger
friend-copy-for = Für { $name } kopieren
friend-copy-again = Noch einmal kopieren
friend-paste-short = Einfügen
friend-waiting = Warten auf { $name }.
friend-lost = Dieser Platz wird jetzt auf einem anderen Rechner gespielt.
friend-paste = Kopiere die Nachricht und drücke hier { $keys }.
friend-by-itself = Am Tisch „{ $table }“. Der Zug erscheint hier von selbst.
friend-at-table = Am Tisch „{ $table }“
friend-answer-travels = Die Antwort geht mit deiner nächsten Nachricht mit.
friend-asks-undo = { $name } möchte den letzten Zug zurücknehmen.
friend-asks-draw = { $name } bietet Remis an.
friend-asking-undo = Du möchtest deinen letzten Zug zurücknehmen.
friend-asking-draw = Du hast Remis angeboten.
friend-greeting = { $over ->
    [0] { $game }: { $name }, du bist am Zug. Füge diese Nachricht in Kuba ein oder öffne dort das Bild.
   *[other] { $game }: Die Partie ist zu Ende. Füge diese Nachricht in Kuba ein oder öffne dort das Bild.
}
friend-copied = Kopiert. Füge es jetzt in eine Nachricht an { $name } ein.
friend-copied-text = Text kopiert. Füge ihn jetzt in eine Nachricht an { $name } ein.
friend-invited = { $help ->
    [0] { $name } lädt dich ein. Analyse und Tipps sind bis zum Ende der Partie aus.
   *[other] { $name } lädt dich ein. Alle dürfen Analyse und Tipps benutzen.
}
friend-own-letter = Das ist deine eigene Nachricht. Schick sie dem anderen.
friend-typed = { $name }: { $moves }?
friend-play-typed = Spielen
friend-moved-there = { $name } hat gezogen.
friend-answered-there = Neues von { $name }.
friend-go-there = Dorthin
friend-guarded = Das ist deine Partie mit { $name }. Die Analyse ist aus, bis sie zu Ende ist.
friend-answer-by-hand = Kein Programm? Antworte mit deinem Zug, zum Beispiel { $move }.
friend-request-ready = Deine Bitte ist bereit.
friend-answer-ready = Deine Antwort ist bereit.
friend-note-ready = Deine Notiz ist bereit.
friend-status-to-send = Kopiere deine Nachricht und schick sie { $name }.
moves-came-and-end = { $name }: { $moves }. Damit ist die Partie zu Ende.
friend-older = Diese Nachricht von { $name } ist schon bekannt oder älter als die Partie hier. Nichts hat sich geändert.
friend-other-game = Diese Nachricht gehört zu einer Partie mit anderen Regeln oder anderem Beginn. Nichts hat sich geändert.
friend-other-move = { $name } hat als Zug { $number } { $theirs }, hier ist es { $mine }. Nichts hat sich geändert. Frag, welcher gilt.
friend-other-move-yours = { $name } hat auf einen anderen Zug von dir geantwortet: { $theirs }, nicht { $mine } (Zug { $number }). Nichts hat sich geändert. Schick deinen Zug noch einmal.
friend-note-title = Notiz
friend-note-about = Eine Zeile für den anderen. Sie geht mit deinem letzten Zug.
friend-note-keep = Anfügen
friend-folder-fault = Der gemeinsame Ordner ist nicht nutzbar: { $fault } Die Partie bleibt hier und geht weiter, sobald der Ordner wieder da ist.
friend-seat-lost = Dieser Platz wurde auf einem anderen Rechner übernommen, der jetzt { $file } schreibt. Die Partie hier hält an.
friend-seat-changed = Jemand hat sich im selben Moment dorthin gesetzt. Du spielst { $seat }.
friend-file-copy = { $file } ist die Kopie eines Abgleichdienstes. Sie wird nicht beachtet.
friend-file-damaged = { $file } ist beschädigt oder unvollständig. Die Datei wird erst beachtet, wenn sie ganz ist.
friend-file-odd = { $file } ist ein Verweis oder keine gewöhnliche Datei und wird nicht beachtet.
friend-file-wrong = { $file } gehört nicht zu dieser Partie: Züge oder Regeln passen nicht. Die Datei wird nicht beachtet.
friend-take-over = Diesen Platz übernehmen
friend-take-over-text = Am Tisch „{ $table }“ sind alle Plätze besetzt. Willst du hier als { $seat } weiterspielen? Der andere Rechner hält dann an.
with-friends = Mit Freunden
with-friends-none = Zurzeit läuft keine Partie mit Freunden.
with-friends-yours = Du bist am Zug ({ $count })
with-friends-theirs = Warten auf andere ({ $count })
with-friends-paste = Nachricht einfügen
with-friends-new = Neue Partie mit jemandem anderswo…
with-friends-seat = { $shared ->
    [0] du spielst { $seat }
   *[other] du spielst { $seat } · Tisch „{ $folder }“
}
with-friends-play = Spielen
with-friends-open = Öffnen
with-friends-moved = { $named ->
    [0] dein Zug
   *[other] { $name } hat gezogen
}

command-train = Die fünf von heute
train-title = Training
command-train-today = Mit den fünf von heute weitermachen
command-leave-train = Training verlassen
command-leave-you = Seite verlassen
train-status = Heute zuerst: { $task }
train-status-done = Die fünf von heute sind geschafft. Morgen gibt es neue.
train-record = Rekord { $score }
train-run = Drei Minuten oder bis zum ersten Fehler
train-make = Selbst bauen
train-mine = { $count ->
    [0] Noch keine
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
train-own = Eigene
train-today = Heute
train-minutes = { $count ->
    [one] Etwa eine Minute
   *[other] Etwa { $count } Minuten
}
train-start = Los
train-go-on = Weiter
train-done = Das war alles für heute. Morgen geht es weiter.
train-mistakes = { $count ->
    [one] einer deiner eigenen Fehler
   *[other] { $count } deiner eigenen Fehler
}
train-puzzles = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
train-daily = die Aufgabe des Tages
train-list = { $one }, { $other }
train-grade = { $solved } von { $count }
train-left = { $count ->
    [one] Eine für dich heute
   *[other] { $count } für dich heute
}
train-done-short = Für heute fertig
you-title = Du
welcome-you = { $way ->
    [third] Etwa Stufe { $level }, ein Drittel des Wegs zu { $next }
    [half] Etwa Stufe { $level }, auf halbem Weg zu { $next }
    [two-thirds] Etwa Stufe { $level }, zwei Drittel des Wegs zu { $next }
    [nearly] Etwa Stufe { $level }, fast { $next }
   *[none] Etwa Stufe { $level }
}
welcome-you-games = { $missing ->
    [one] Noch eine Partie, dann zeigt sich deine Stufe
   *[other] Noch { $missing } Partien, dann zeigt sich deine Stufe
}
welcome-learn-name = Lernen
welcome-learn-all = Lektion, Regeln, Tasten
welcome-elsewhere = Freunde anderswo
welcome-elsewhere-count = { $count ->
    [one] Jemand wartet
   *[other] { $count } warten
}
welcome-last = { $day }: { $ended }.
welcome-waiting = { $count ->
    [one] Eine Stellung wartet
   *[other] { $count } Stellungen warten
}
train-sentence = { $words }.
train-left-short = { $count } heute
welcome-learn-short = Lektion, Regeln

# People who play at this computer. known: their names, or “none”.

command-people = Spieler …
command-next-person = Nächster Spieler
command-become = Als diese Person spielen
command-restore-person = Diese Person zurückholen
people-title = Spieler
people-about = Jeder hat eigene Partien, ein eigenes Niveau, eigenes Training und eigene Einstellungen. Passwörter gibt es nicht.
people-name = Name
people-new = Noch jemand
people-add = Hinzufügen
people-afresh = Neu anfangen …
people-afresh-ask = Spielstärke, Übungen und Läufe vergessen? Partien und gelöste Aufgaben bleiben; was vergessen wird, liegt in Dateien neben den neuen.
people-afresh-yes = Vergessen und neu anfangen
people-afresh-no = Alles behalten
people-afresh-done = Spielstärke, Übungen und Läufe fangen neu an.
welcome-somebody-else = Spielt hier noch jemand?
people-sign = Zeichen
people-plays = spielt gerade
people-become = Spielen
people-remove = { $name } entfernen
people-said = { $name }, { $sign }
people-name-empty = Gib zuerst einen Namen ein.
people-name-too-long = Dieser Name ist zu lang.
people-name-taken = Hier heißt schon jemand so.
people-too-many = Hier spielen zu viele.
people-open-elsewhere = diese Person hat ein Fenster offen
people-not-saved = Die Partie konnte nicht gespeichert werden, darum bleibt alles, wie es ist: { $fault }
people-not-written = Die Liste der Spieler konnte nicht geändert werden: { $fault }
people-removed = { $name } ist weg. Alles von { $name } liegt jetzt in { $folder }.
start-unknown-person = Hier heißt niemand { $name }. { $known ->
    [none] Niemand hat einen Namen.
   *[other] Hier spielen: { $known }.
}
disabled-alone = Sonst spielt hier niemand
disabled-not-removed = Niemand wurde entfernt
title-person = { $name } · { $title }
sign-star = Stern
sign-diamond = Raute
sign-leaf = Blatt
sign-triangle = Dreieck
sign-square = Quadrat
sign-ring = Ring
sign-moon = Mond
sign-cross = Kreuz
sign-hexagon = Sechseck
sign-drop = Tropfen
sign-bars = Balken
sign-heart = Herz
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = Mit
new-game-head-start = Vorsprung
head-start-none = Keiner
head-start-by-hand = Von Hand
head-start-who = Für
head-start-size = Wie viel
head-start-for = { $what } für { $name }
head-start-for-you = { $what } für dich
head-start-for-computer = { $what } für den Computer
head-start-people = { $stronger } ist etwa { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} stärker. Mit { $what } für { $weaker } ist es ausgeglichen.
head-start-computer-stronger = Der Computer ist etwa { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} stärker. Mit { $what } für dich ist es ausgeglichen.
head-start-computer-weaker = Du bist etwa { $levels ->
    [one] eine Stufe
   *[other] { $levels } Stufen
} stärker. Mit { $what } für den Computer ist es ausgeglichen.
head-start-lots = Die neutralen Kugeln werden ausgelost.
head-start-had = Vorsprung für { $name }: { $what }
head-start-had-you = Dein Vorsprung: { $what }
head-start-had-computer = Vorsprung für den Computer: { $what }
head-start-less = { $name } hat zweimal nacheinander mit Vorsprung gewonnen ({ $what }). Das nächste Mal nur { $less }?
head-start-less-none = { $name } hat zweimal nacheinander mit Vorsprung gewonnen ({ $what }). Das nächste Mal ohne?
