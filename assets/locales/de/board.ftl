# Texts of all boards.

game-kuba = Kuba

way-up = nach oben
way-down = nach unten
way-left = nach links
way-right = nach rechts
list-and = { $first }, { $next }

# Length of a game.
rules-changed = Andere Regeln
turn-count = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
# Auf einem Bild mit dem Code seiner Partie.
picture-turn = { $name } am Zug
picture-won = { $name } hat gewonnen
picture-drawn = Unentschieden
picture-is-game =
    Dieses Bild ist die Partie:
    In Kuba öffnen oder einfügen, und es geht weiter.

# A choice and its value, as a screen reader says it.
choice = { $name }: { $value }
rules-repetition = Dritte Wiederholung ist Remis

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
# Deutsch: $thing beginnt groß (Weiße Kugel; Würfel, Pfeil …) und steht deshalb nur nach einem Doppelpunkt.
editor-board = { $game }-Brett zum Aufbauen. { $tally }.
editor-cell = { $cell }: { $thing }
editor-cell-empty = { $cell }, leer
editor-laid = Auf { $cell }: { $thing }.
editor-taken = { $cell } ist leer. Weggenommen: { $thing }.
editor-won = So kann niemand weiterspielen: { $seat } hat schon gewonnen ({ $ending }).
editor-drawn = So kann niemand weiterspielen: Es ist schon Remis ({ $ending }).
editor-no = Nein
editor-yes = Ja
editor-turn = Am Zug
editor-rules = Regeln
editor-forbidden = Verboten
editor-nothing = Nichts
editor-value = { $text }
# Deutsch: „Beim 3. Mal: Remis“ oder „Beim 3. Mal: Geht weiter“, wenn eine Stellung wiederkommt.
editor-repetition = Dreimal dieselbe Stellung
editor-repetition-draw = Remis
editor-repetition-nothing = Weiterspielen
