# What the computer player says: the names of its levels, and why it suggests a move.

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

# With this push, or with this and others in the same turn.
hint-wins = { $plies ->
    [one] Wins
   *[other] Wins in { $plies } pushes
}
# The pushes of both players count, as everybody’s moves do in thought-wins.
hint-forces-win = Forces a win in { $plies ->
    [one] one push
   *[other] { $plies } pushes
}
hint-takes-reds = { $reds ->
    [one] Takes a red
    [2] Takes two reds in one turn
   *[other] Takes { $reds } reds in one turn
}
hint-takes-marbles = { $marbles ->
    [one] Takes a marble
   *[other] Takes { $marbles } marbles in one turn
}
hint-takes-both = Takes { $reds ->
    [one] a red
   *[other] { $reds } reds
} and { $marbles ->
    [one] a marble
   *[other] { $marbles } marbles
} in one turn
hint-saves-marble = Saves a marble
hint-guards-red = Keeps a red from the other player
hint-threatens-marble = Threatens a marble
hint-threatens-red = Threatens to take a red
hint-ends-turn = Nothing more to gain this turn
