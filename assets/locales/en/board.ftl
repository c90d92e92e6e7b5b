# What all boards say.

game-kuba = Kuba

way-up = up
way-down = down
way-left = left
way-right = right
list-and = { $first }, { $next }

# How long a game was.
rules-changed = Other rules
move-count = { $moves ->
    [one] one move
   *[other] { $moves } moves
}

# A choice and what is chosen, as a screen reader says it.
choice = { $name }: { $value }
rules-repetition = Third repetition is a draw

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, as it is written down.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: what lies where, what was laid, what is wrong.
editor-board = { $game } board to be set up. { $tally }.
editor-cell = { $cell }, { $thing }
editor-cell-empty = { $cell }, empty
editor-laid = { $thing } on { $cell }.
editor-taken = { $cell } is empty: { $thing } taken off.
editor-won = Nobody can play on: { $seat } has won here ({ $ending }).
editor-drawn = Nobody can play on: it is a draw here ({ $ending }).
editor-no = No
editor-yes = Yes
editor-turn = To move
editor-rules = Rules
editor-forbidden = Forbidden
editor-nothing = Nothing
editor-value = { $text }
editor-repetition = Third time
editor-repetition-draw = A draw
editor-repetition-nothing = Goes on
