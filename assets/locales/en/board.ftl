# Texts of all boards.

game-kuba = Kuba

way-up = up
way-down = down
way-left = left
way-right = right
list-and = { $first }, { $next }

# Length of a game.
rules-changed = Other rules
turn-count = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
# On a picture with the code of its game.
picture-turn = { $name } to move
picture-won = { $name } has won
picture-drawn = A draw
picture-is-game =
    This picture is the game:
    open or paste it in Kuba to go on.

# A choice and its value, as a screen reader says it.
choice = { $name }: { $value }
rules-repetition = Third repetition is a draw

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
editor-board = { $game } board to be set up. { $tally }.
editor-cell = { $cell }, { $thing }
editor-cell-empty = { $cell }, empty
editor-laid = { $thing } on { $cell }.
editor-taken = { $cell } is empty: { $thing } taken off.
editor-won = The game is over here: { $seat } has won ({ $ending }).
editor-drawn = The game is over here: it is a draw ({ $ending }).
editor-no = No
editor-yes = Yes
editor-turn = To move
editor-rules = Rules
editor-forbidden = Forbidden
editor-nothing = Nothing
editor-value = { $text }
editor-repetition = Same position three times
editor-repetition-draw = Draw
editor-repetition-nothing = Play on
