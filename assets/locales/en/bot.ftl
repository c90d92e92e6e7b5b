# What the computer player says: the names of its levels.

level-1 = Beginner
level-2 = Learner
level-3 = Casual player
level-4 = Keen player
level-5 = Club player
level-6 = Strong player
level-7 = Expert
level-8 = Master
level-9 = Grandmaster
level-10 = Champion

# Why the computer has failed.
bot-fault-thread = it could not begin to think
bot-fault-illegal = it chose a move that is not allowed: { $reason }
bot-fault-panic = { $message }
bot-fault-search = it lost its way
