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
