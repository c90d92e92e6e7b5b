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
