# What the computer player says: the names of its levels.

level-1 = Newcomer
level-2 = Beginner
level-3 = Learner
level-4 = Casual player
level-5 = Keen player
level-6 = Seasoned player
level-7 = Club player
level-8 = Strong player
level-9 = Expert
level-10 = Master
level-11 = Grandmaster
level-12 = Champion

# Why the computer has failed.
bot-fault-thread = it could not begin to think
bot-fault-illegal = it chose a move that is not allowed: { $reason }
bot-fault-panic = { $message }
bot-fault-search = it lost its way

# Why a move was worse than another. “better” is the better move, as in “f1-f2”; “length” and “other” are why-length; “of” is the name of the game in files. Everybody’s moves count.
why-length = { $plies ->
    [one] one { $of ->
        [kuba] push
       *[other] move
    }
   *[other] { $plies } { $of ->
        [kuba] pushes
       *[other] moves
    }
}
why-misses = { $better } would have won in { $length }.
why-misses-at-once = { $better } would have won at once.
why-misses-and-allows = { $better } would have won in { $length }; now { $colour } wins in { $other }.
why-slower = { $better } would have won in { $length }; this takes { $other }.
why-sooner = Now { $colour } wins in { $length }; after { $better } it would have taken { $other }.
why-allows = Now { $colour } wins in { $length }.
why-allows-with = Now { $colour } wins in { $length }, beginning with { $reply }.
why-allows-at-once = Now { $colour } wins with { $reply }.
why-draws = In { $length } the same position is there for the third time: a draw.

# What is wrong with a puzzle.
puzzle-unreadable = its { $part ->
    [grade] grade
    [goal] goal
    [rules] rules
   *[position] position
} cannot be read
puzzle-not-so = no single move reaches the goal
puzzle-another-goal = what a single move reaches is “{ $goal }”
puzzle-line = the solution is wrong from its move { $number } on
