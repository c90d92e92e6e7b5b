# What the rules of Qubism say. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Black
qubism-white = White
qubism-north = up
qubism-east = right
qubism-south = down
qubism-west = left

qubism-illegal-empty = { $square } is empty.
qubism-illegal-not-yours = You play { $colour }.
qubism-illegal-not-a-step = A pawn goes one step along a file or a rank.
qubism-illegal-cube-in-the-way = A cube is in the way.
qubism-illegal-pawn-in-the-way = The other pawn stands on { $square }: jump over it.
qubism-illegal-jump-straight = Jump straight over first, to { $square }; sideways only if that is impossible.
qubism-illegal-locked = Nothing free before its arrow.
qubism-illegal-off-arrow = This cube moves only where its arrow points: { $direction }.
qubism-illegal-not-free = { $square } is not free.
qubism-illegal-taken = { $square } is taken.
qubism-illegal-supply-empty = All nine cubes are on the board: move one.
qubism-illegal-arrow-off = The arrow would point off the board.
qubism-illegal-arrow-at-cube = The arrow would point at a cube.
qubism-illegal-arrow-at-pawn = The arrow would point at a pawn.
qubism-illegal-no-way = { $colour } would have no way to the far side.

qubism-move-not-a-state = “{ $text }” is not N, E, S or W with L or R.
qubism-move-same-square = { $square } to { $square } is no move.
qubism-move-not-a-cube = A pawn moves from { $square }, not a cube.
qubism-move-wrong-state = The cube is said to become { $said }, but becomes { $becomes }.

qubism-position-field-count = A position has 4 fields; this has { $count }.
qubism-position-rank-count = Board: 5 ranks are needed; this has { $count }.
qubism-position-rank-length = Board: rank { $rank } has { $squares } squares instead of 5.
qubism-position-cube = Board: “{ $text }” in rank { $rank } is no cube.
qubism-position-too-many = Board: { $count } cubes; there are only 9.
qubism-position-pawn = { $colour } pawn: “{ $text }” is not on the board.
qubism-position-pawn-at-goal = { $colour } pawn: it has reached the far side, so the game is over.
qubism-position-pawn-on-cube = { $colour } pawn: a cube is on { $square }.
qubism-position-pawn-on-pawn = White pawn: the black one is on { $square }, too.
qubism-position-no-way = { $colour } pawn: it has no way to the far side.
qubism-position-turn = Player to move: “{ $text }” is neither b nor w.

qubism-ending-goal = the far side reached

qubism-hint-wins = Reaches the far side
# The moves of both players count.
qubism-hint-forces-win = Wins in { $plies ->
    [one] one move
   *[other] { $plies } moves
}
qubism-hint-lengthens = Lengthens { $colour }’s way by { $steps }
qubism-hint-opens = Opens your way
qubism-hint-jumps = Jumps ahead
