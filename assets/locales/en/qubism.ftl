# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Black
qubism-white = White

qubism-illegal-empty = { $square } is empty.
qubism-illegal-not-yours = You play { $colour }.
qubism-illegal-not-a-step = A pawn goes one step up, down, left or right.
qubism-illegal-cube-in-the-way = A cube is in the way.
qubism-illegal-pawn-in-the-way = The other pawn stands on { $square }: jump over it.
qubism-illegal-jump-straight = Jump straight over first, to { $square }; sideways only if that is impossible.
qubism-illegal-locked = The square in front of its arrow is not free.
qubism-illegal-points-off = Its arrow points off the board.
qubism-illegal-off-arrow = This cube moves only where its arrow points: { $direction }.
qubism-illegal-not-free = { $square } is not free.
qubism-illegal-taken = { $square } is taken.
qubism-illegal-supply-empty = All nine cubes are on the board: move one.
qubism-illegal-arrow-off = The arrow would point off the board.
qubism-illegal-arrow-at-cube = The arrow would point at a cube.
qubism-illegal-arrow-at-pawn = The arrow would point at a pawn.
qubism-illegal-no-way = { $colour } would have no way to the far side.

qubism-move-not-a-state = “{ $text }” is not N, E, S or W with L or R.
qubism-move-same-square = { $square } to { $square } is not a move.
qubism-move-not-a-cube = A pawn moves from { $square }, not a cube.
qubism-move-wrong-state = The move says that the cube becomes { $said }, but it becomes { $becomes }.

qubism-position-field-count = A position has 4 fields; this has { $count }.
qubism-position-rank-count = Board: 5 ranks are needed; this has { $count }.
qubism-position-rank-length = Board: rank { $rank } has { $squares } squares instead of 5.
qubism-position-cube = Board: “{ $text }” in rank { $rank } is not a cube.
qubism-position-too-many = Board: { $count } cubes; there are only 9.
qubism-position-pawn = { $colour } pawn: “{ $text }” is not on the board.
qubism-position-pawn-at-goal = { $colour } pawn: it has reached the far side, so the game is over.
qubism-position-pawn-on-cube = { $colour } pawn: a cube is on { $square }.
qubism-position-pawn-on-pawn = White pawn: the black one is on { $square }, too.
qubism-position-no-way = { $colour } pawn: it has no way to the far side.
qubism-position-turn = Player to move: “{ $text }” is neither b nor w.

qubism-ending-goal = the far side reached

qubism-hint-wins = reaches the far side
qubism-hint-forces-win = you can force a win
qubism-hint-lengthens = lengthens { $colour }’s way by { $steps ->
    [one] a step
   *[other] { $steps } steps
}
qubism-hint-opens = opens your way
qubism-hint-jumps = jumps ahead
qubism-hint-nearer = comes a step nearer
qubism-hint-locks = locks a cube
# For a move with no other reason.
qubism-hint-stands = then you have { $own ->
    [one] one step
   *[other] { $own } steps
} to go, { $colour } { $others }

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = The cube on { $cube } no longer blocks { $colour }’s way: { $now } to go; after { $better } it would have been { $then }.
qubism-why-lengthens-own = This lengthens { $me }’s own way by { $steps ->
    [one] a step
   *[other] { $steps } steps
}; after { $better } it would have been { $then }.
qubism-why-lengthens = { $better } would have lengthened { $colour }’s way by { $steps ->
    [one] a step
   *[other] { $steps } steps
}.
qubism-why-jumps = { $better } would have jumped ahead, { $steps ->
    [one] a step
   *[other] { $steps } steps
} nearer.
qubism-why-nearer = { $better } would have come a step nearer.
qubism-why-opens = { $better } would have shortened { $me }’s way by { $steps ->
    [one] a step
   *[other] { $steps } steps
}.
qubism-why-blocks = Now { $reply } makes { $me }’s way { $now } long; after { $better } it would have been { $then }.
qubism-why-allows-jump = Now { $reply } jumps ahead: { $colour } has { $now } to go; after { $better } it would have been { $then }.
qubism-why-allows-opening = Now { $reply } opens { $colour }’s way: { $now } to go; after { $better } it would have been { $then }.
qubism-why-locks = Now { $reply } opens { $colour }’s way; { $better } would have locked the cube on { $cube }.
qubism-why-would-lock = { $better } would have locked the cube on { $cube }.
qubism-why-longer = { $moves ->
    [one] After the reply
   *[other] { $moves } moves later
} { $me }’s way is { $steps } longer than after { $better }.
qubism-why-shorter = { $moves ->
    [one] After the reply
   *[other] { $moves } moves later
} { $colour }’s way is { $steps } shorter than after { $better }.
qubism-why-longer-and-shorter = { $moves ->
    [one] After the reply
   *[other] { $moves } moves later
} { $me }’s way is { $steps } longer and { $colour }’s { $fewer } shorter than after { $better }.

# A hint, followed by one of the reasons above.
qubism-advice-step = Move your pawn { $way }
qubism-advice-jump = Jump over the other pawn, to { $square }
qubism-advice-place = Place a cube on { $square }, { $lies }
qubism-advice-slide = Slide the cube on { $from } to { $to }: there it { $turn }

game-qubism = Qubism
qubism-pitch = Build your way to the far side.

qubism-learn-aim-title = The aim
qubism-learn-aim = Be the first to bring your pawn to the far side: Black to rank 5, White to rank 1. The bars on the board show where to go.
qubism-learn-turn-title = One of three
qubism-learn-turn = On your turn, move your pawn one step (not diagonally), or place a cube from the rail, or move a cube on the board. The cubes belong to both players. You may not pass.
qubism-learn-jump-title = Jumping
qubism-learn-jump = If the other pawn stands beside yours, you may jump straight over it. If a cube or the edge is behind it, you may jump to a free square at its left or right.
qubism-learn-arrow-title = The arrow and its fin
qubism-learn-arrow = A cube moves where its arrow points, and tips over. The arrow then turns to the side of the fin at its tail.
qubism-learn-place-title = A new cube
qubism-learn-place = Click a free square and choose one of eight ways to lay the cube, or drag it from the rail. The square in front of its arrow must be free.
qubism-learn-move-title = Moving a cube
qubism-learn-move = You may move any cube in the direction of its arrow, as far as you like over free squares. However far it goes, it tips over once. It does not pass pawns or cubes.
qubism-learn-way-title = No walling in
qubism-learn-way = After a cube is placed or moved, both pawns must have a way to their far side. Try to wall one in: it is refused, and the board shows what would be left.
qubism-learn-locked-title = Locked cubes
qubism-learn-locked = A cube whose arrow points at another piece or off the board cannot move. Place and move cubes so that those in your way can be moved, and those in the other’s way cannot.
qubism-learn-first-title = A first game
qubism-learn-first = Compare the steps on the cards: the player with fewer is ahead. If you are behind, place a cube in the other pawn’s way. W shows the shortest ways. Begin with level 1.

qubism-asked-slide-title = Do pawns block a moving cube?
qubism-asked-slide = The rules do not say clearly. Here: yes. A cube moves over free squares only; it passes neither pawns nor cubes.
qubism-asked-row-title = May a cube stand on the last row?
qubism-asked-row = Yes, on either of them, as long as both pawns keep a way.
qubism-asked-turn-title = May a cube tip over without moving?
qubism-asked-turn = The rules do not say. Here: no. It moves at least one square, then tips over once.
qubism-asked-jump-title = Must I jump?
qubism-asked-jump = No. You may also take a step, or play a cube.

qubism-picture-start = The start. Black goes up, White goes down.
qubism-picture-won = Black has reached the far side.
qubism-picture-turn = A step of the pawn; or a cube.
qubism-picture-jump = Straight over the other pawn.
qubism-picture-sideways = The edge is behind: sideways.
qubism-picture-fin = The fin is at the right …
qubism-picture-tipped = … so the arrow has turned to the right: up.
qubism-picture-place = The square in front of its arrow is free.
qubism-picture-far = Any distance; it tips once.
qubism-picture-way = Not allowed: White would have no way.
qubism-picture-locked = Two cubes that lock each other.
qubism-picture-race = White had two steps to go, and now has more.

qubism-lesson-goal-title = The far side
qubism-lesson-goal = You are Black. Bring the pawn to the far side.
qubism-lesson-goal-done = The dark bars are your goal: you win!
qubism-lesson-goal-wrong = Not there yet. One step up, to the dark bars.
qubism-lesson-turn-title = One of three
qubism-lesson-turn = Step, or place a cube, or move one. Choose.
qubism-lesson-turn-done = One of these three every turn.
qubism-lesson-jump-title = Jumping
qubism-lesson-jump = White’s pawn is in the way. Jump over it.
qubism-lesson-jump-done = A cube behind it? Then jump sideways.
qubism-lesson-jump-wrong = Not a jump. Go over the white pawn.
qubism-lesson-fin-title = Arrow and fin
qubism-lesson-fin = Slide a cube: it turns to its fin’s side. Turn one up.
qubism-lesson-fin-done = It turned to the side of its fin.
qubism-lesson-fin-wrong = None turned up. Its fin has to be on the upper side.
qubism-lesson-place-title = A new cube
qubism-lesson-place = Click a free square, and choose how a cube lies.
qubism-lesson-place-done = The square in front of its arrow must be free.
qubism-lesson-place-wrong = Not a new cube. Click a free square.
qubism-lesson-far-title = Far, and once
qubism-lesson-far = A cube may go far. Move one two squares or more.
qubism-lesson-far-done = However far it goes, it tips over once.
qubism-lesson-far-wrong = Not far enough. Move a cube two squares.
qubism-lesson-way-title = No walling in
qubism-lesson-way = Only a3 is open. Try to close it with a cube.
qubism-lesson-way-done = Refused: both pawns keep a way.
qubism-lesson-way-wrong = That is allowed. Press the square a3.
qubism-lesson-locked-title = Locked cubes
qubism-lesson-locked = Two cubes point at each other. Press one.
qubism-lesson-locked-done = Its way is blocked: it is locked.
qubism-lesson-locked-wrong = That is allowed. Press one in the middle.
qubism-lesson-race-title = Blocking
qubism-lesson-race = White is nearer. Block White’s way with a cube.
qubism-lesson-race-done = Now it is longer. Play a first game!
qubism-lesson-race-wrong = White is as near as before. Put a cube in its way.

qubism-keys-arrows = Arrows: move from square to square
qubism-keys-pawn = Enter on your pawn, then an arrow: move it; Shift and an arrow: move it at once
qubism-keys-cube = Enter on a cube, arrows along it, Enter: move it
qubism-keys-place = Enter on a free square: place a cube; an arrow chooses where it points, F the fin, R turns it, Enter places it
qubism-keys-jump = a to e, 1 to 5: go to a column or a row
qubism-keys-tab = Tab: your pawn, then each cube that can move, then out of the board
qubism-keys-ways = T or W: show both shortest ways
qubism-command-ways = Shortest ways
qubism-keys-why = ?: why this cannot move, or why nothing can be placed here

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }, { $lies }
qubism-move-slide = cube { $from } to { $to }, { $turn }
qubism-move-pawn = pawn { $from } to { $to }

qubism-square = { $square }
qubism-turns-left = turns left
qubism-turns-right = turns right
qubism-lies = arrow { $way }, { $turn }
qubism-edge = The pawn cannot leave the board.
qubism-end = The cube cannot leave the board.

qubism-board = Qubism board. { $turn } Steps to go: Black { $black }, White { $white }. { $left ->
    [one] One cube
   *[other] { $left } cubes
} left.
qubism-square-own = { $square }, your pawn. Can go to { $targets }.
qubism-square-pawn = { $square }, { $colour }’s pawn.
qubism-square-cube = { $square }, cube, { $lies }. Can go to { $targets }; will point { $next }.
qubism-square-stuck = { $square }, cube, { $lies }. Cannot move: { $reason }
qubism-square-cube-only = { $square }, cube, { $lies }.
qubism-square-free = { $square }, free. Can place: { $ways }.
qubism-square-closed = { $square }, free.
qubism-chip = Place on { $square }, { $lies }
qubism-chip-refused = Not on { $square }, { $lies }: { $reason }

qubism-why-way = { $way }: { $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square } is free in every direction.

qubism-preview = { $square }: the arrow points { $way }; once moved, it will point { $next }.
qubism-slide = To { $square }; there the arrow will point { $next }.
qubism-choose-pawn = { $square }: drag your pawn, or choose a square.
qubism-choose-cube = { $square }: drag the cube along its arrow, or choose a square.
qubism-choose-place = { $square }: choose where it points. The fin shows where it will turn.
qubism-drag-supply = Drag the cube to a free square. R or the wheel turns it, F flips the fin.
qubism-left = { $count } left

qubism-to-move = { $colour }’s turn.
qubism-your-turn = Your turn. Move your pawn, place a cube or move one.
qubism-turn = { $colour }’s turn: the pawn, a new cube, or one on the board.
qubism-won = { $colour } wins: { $ending }.
qubism-drawn = Draw: { $ending }.

qubism-event-step = { $colour } moved to { $to }.
qubism-event-jump = { $colour } jumped to { $to }.
qubism-event-place = { $colour } placed a cube on { $square }, { $lies }.
qubism-event-cube = { $colour } moved the cube { $from } to { $to }; it now points { $way }.
qubism-event-end = { $event } { $end }

qubism-score = { $seat }: { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the far side
qubism-steps-to-go = { $steps ->
    [one] 1 step to go
   *[other] { $steps } steps to go
}
qubism-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

# Setting up a position.
qubism-thing-cube = Cube, { $lies }
qubism-thing-black = Black pawn
qubism-thing-white = White pawn
qubism-tally = { $count } of { $most } cubes on the board, { $left } left
qubism-editor-pawn-stays = A pawn is always on the board: drag it elsewhere.
qubism-editor-help = Click adds, right click takes off, drag moves, the wheel turns a cube. Keys: arrows, C, B, W, Delete; R turns, F flips the fin.
qubism-fault-too-many = { $count } cubes; there are only { $most }.
qubism-fault-pawn-on-cube = { $colour }’s pawn on { $square } stands on a cube.
qubism-fault-pawn-at-goal = { $colour }’s pawn on { $square } is on the far side: the game would be over.
qubism-fault-pawn-on-pawn = Both pawns are on { $square }.
qubism-fault-no-way = { $colour }’s pawn on { $square } has no way to the far side.
qubism-begin-place = Place a new cube.
qubism-begin-cube = Look at the cube on { $square }.
qubism-begin-pawn = Look at your pawn on { $square }.
qubism-sentence-places = { $seat } places a cube on { $square }, arrow { $way }
qubism-sentence-slides = { $seat } slides the cube on { $from } to { $to }
qubism-sentence-goes = { $seat }’s pawn goes to { $to }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = No other one lengthened { $colour }’s way so much: by { $steps }
qubism-only-nearer = The only one that brought you nearer
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = With one move you made { $colour }’s way { $steps ->
    [2] two steps
    [3] three steps
    [4] four steps
   *[other] { $steps } steps
} longer.
qubism-deed-jumps = You jumped over the other pawn.
qubism-idea-longer = { $times } your own way became longer.
qubism-idea-shorter = { $times } the other pawn’s way stayed shorter than it had to.
qubism-idea-own = { $times } you could have shortened your way.
qubism-skill-way = Keeping your way short
qubism-skill-blocking = Blocking
qubism-skill-running = Running

# Ideas of hints, as questions.
qubism-ask-win = You can win. How?
qubism-ask-nearer = Your pawn can come nearer. How?
qubism-ask-wall = The other pawn’s way can be made longer. Where?
qubism-ask-way = Your way can be made shorter. Where?
qubism-head-start = { $steps ->
    [1] one row
    [2] one row and the first move
   *[other] two rows
}
