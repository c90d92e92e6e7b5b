# Texts of the computer player: names of its levels.

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
# A computer as strong as the person; “level” is a number, such as 4½.
level-even = Even, about level { $level }

# Reasons for a failure of the computer player.
bot-fault-thread = it could not start thinking
bot-fault-illegal = it chose a move that is not allowed: { $reason }
bot-fault-panic = { $message }
bot-fault-search = unknown error

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $moves ->
    [1] at once
   *[other] with the { $moves ->
        [2] 2nd
        [3] 3rd
       *[other] { $moves }th
    } { $of ->
        [kuba] push
       *[other] move
    } at the latest
}
why-misses = { $better } would have won { $deadline }.
why-misses-at-once = { $better } would have won at once.
why-misses-and-allows = { $better } would have won { $deadline }; now { $colour } wins { $other }.
why-allows = Now { $colour } wins { $deadline }.
why-allows-with = Now { $colour } wins { $deadline }, beginning with { $reply }.
why-allows-at-once = Now { $colour } wins with { $reply }.
why-draws = Now the same position can come for the third time: a draw.
why-keeps-chances = { $better } keeps { $percent } % more chances.

# Faults of a puzzle.
puzzle-unreadable = its { $part ->
    [grade] grade
    [name] name
    [goal] goal
    [rules] rules
   *[position] position
} cannot be read
puzzle-not-so = no single move reaches the goal
puzzle-another-goal = a single move reaches “{ $goal }” instead
puzzle-line = the solution is wrong from its move { $number } on
puzzle-parts = the line does not have the six parts of a puzzle: name, grade, goal, rules, position and solution between tabs
puzzle-too-hard = the proof takes too many positions
puzzles-none = there is no puzzle in it
puzzles-too-many = it has more than { $most } lines
no-proof-over = the game is over in this position
no-proof-players = puzzles are for two players
no-proof-past = no puzzle can be proved where no board may come back

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = Your best { $of ->
    [kuba] push
   *[other] move
}: { $move }
praise-in-a-row = { $count } { $of ->
    [kuba] pushes
   *[other] moves
} in a row without a mistake
praise-moves = { $count ->
    [one] You made one { $of ->
        [kuba] push
       *[other] move
    }
   *[other] You made { $count } { $of ->
        [kuba] pushes
       *[other] moves
    }
}

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] Several times
}
idea-allows-win = { $times } you left your opponent a way to win.
idea-misses-win = { $times } there was a win to find.
idea-beginning = { $times } you lost chances right at the start.
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] At every move
   *[other] Once in { $moves } moves
}
skill-defending = Defending
skill-finishing = Finishing
skill-beginning = Beginning
