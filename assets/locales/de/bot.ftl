# Texts of the computer player: names of its levels.

level-1 = Neuling
level-2 = Anfänger
level-3 = Lehrling
level-4 = Freizeitspieler
level-5 = Tüftler
level-6 = Routinier
level-7 = Vereinsspieler
level-8 = Könner
level-9 = Experte
level-10 = Meister
level-11 = Großmeister
level-12 = Champion
level-even = Ebenbürtig, etwa Stufe { $level }

# Reasons for a failure of the computer player.
bot-fault-thread = er konnte nicht anfangen nachzudenken
bot-fault-illegal = er wählte einen Zug, der nicht erlaubt ist: { $reason }
bot-fault-panic = { $message }
bot-fault-search = unbekannter Fehler

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $moves ->
    [1] sofort
   *[other] spätestens mit dem { $moves }. { $of ->
        [kuba] Schub
       *[other] Zug
    }
}
why-misses = Mit { $better } gab es einen Sieg { $deadline }.
why-misses-at-once = Mit { $better } war der Sieg sofort da.
why-misses-and-allows = Mit { $better } gab es einen Sieg { $deadline }; jetzt gewinnt { $colour } { $other }.
why-allows = Jetzt gewinnt { $colour } { $deadline }.
why-allows-with = Jetzt gewinnt { $colour } { $deadline }, zuerst mit { $reply }.
why-allows-at-once = Jetzt gewinnt { $colour } mit { $reply }.
why-draws = Jetzt kann dieselbe Stellung zum dritten Mal entstehen: Remis.
why-keeps-chances = { $better } erhält { $percent } % mehr Chancen.

# Faults of a puzzle.
puzzle-unreadable = { $part ->
    [grade] der Schwierigkeitsgrad lässt
    [name] der Name lässt
    [goal] das Ziel lässt
    [rules] die Regeln lassen
   *[position] die Stellung lässt
} sich nicht lesen
puzzle-not-so = kein Zug allein erreicht das Ziel
puzzle-another-goal = was ein Zug allein erreicht, ist „{ $goal }“
puzzle-line = die Lösung ist ab dem { $number }. Zug falsch
puzzle-parts = die Zeile hat nicht die sechs Teile einer Aufgabe: Name, Schwierigkeitsgrad, Ziel, Regeln, Stellung und Lösung, durch Tabulatoren getrennt
puzzle-too-hard = der Beweis braucht zu viele Stellungen
puzzles-none = sie enthält keine Aufgabe
puzzles-too-many = sie hat mehr als { $most } Zeilen
no-proof-over = in dieser Stellung ist die Partie zu Ende
no-proof-players = Aufgaben sind für zwei Spieler
no-proof-past = wo kein Brett wiederkehren darf, lässt sich keine Aufgabe beweisen

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = Dein bester { $of ->
    [kuba] Schub
   *[other] Zug
}: { $move }
praise-in-a-row = { $count } { $of ->
    [kuba] Schübe
   *[other] Züge
} in Folge ohne Fehler
praise-moves = { $count ->
    [one] Du hast einen { $of ->
        [kuba] Schub
       *[other] Zug
    } gemacht
   *[other] Du hast { $count } { $of ->
        [kuba] Schübe
       *[other] Züge
    } gemacht
}

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
   *[other] Mehrmals
}
idea-allows-win = { $times } hast du dem Gegner einen Weg zum Sieg gelassen.
idea-misses-win = { $times } gab es einen Sieg zu finden.
idea-beginning = { $times } hast du gleich am Anfang Chancen verloren.
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] In jedem Zug
   *[other] Einmal in { $moves } Zügen
}
skill-defending = Verteidigen
skill-finishing = Gewinnen
skill-beginning = Beginnen
