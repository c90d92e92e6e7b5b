# Texts of all boards.

game-kuba = Kuba

way-up = în sus
way-down = în jos
way-left = la stânga
way-right = la dreapta
list-and = { $first }, { $next }

# Length of a game.
rules-changed = Alte reguli
turn-count = { $turns ->
    [one] o tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
# Pe o imagine cu codul partidei.
picture-turn = { $name } la mutare
picture-won = { $name } a câștigat
picture-drawn = Remiză
picture-is-game =
    Această imagine este partida:
    deschide-o sau lipește-o în Kuba ca să continui.

# A choice and its value, as a screen reader says it.
choice = { $name }: { $value }
rules-repetition = A treia repetare înseamnă remiză

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
editor-board = Tabla { $game }: aranjezi o poziție. { $tally }.
editor-cell = { $cell }, { $thing }
editor-cell-empty = { $cell }, goală
editor-laid = { $thing } pe { $cell }.
editor-taken = { $cell } e goală. Piesă luată: { $thing }.
editor-won = Nu se mai poate juca: aici { $seat } a câștigat deja ({ $ending }).
editor-drawn = Nu se mai poate juca: aici e deja remiză ({ $ending }).
editor-no = Nu
editor-yes = Da
editor-turn = Mută
editor-rules = Reguli
editor-forbidden = Interzis
editor-nothing = Nimic
editor-value = { $text }
editor-repetition = De trei ori aceeași poziție
editor-repetition-draw = Remiză
editor-repetition-nothing = Se joacă mai departe
