# What the rules say. Cells are a1 to g7; colours are colour-white and colour-black.

colour-white = White
colour-black = Black
colour-red = red

illegal-game-over = The game is over.
illegal-empty = { $cell } is empty.
illegal-neutral = Red marbles are neutral: push them with yours.
illegal-not-yours = You play { $colour }.
illegal-blocked = No free space behind: { $cell } is occupied.
illegal-own-marble-off = This would push your own marble off the board.
illegal-straight-back = You may not push straight back (ko). Play elsewhere first.
illegal-previous-position = Ko: this repeats the position before { $colour }’s push.
illegal-superko = Ko: this repeats the position after move { $move }.
illegal-superko-start = Ko: this repeats the position at the start.
illegal-no-pass = A turn can only be ended when it is an extra one and the rules allow it.

option-none = There is no option “{ $name }”: this game has none.
option-unknown = There is no option “{ $name }”. There are { $known }.
option-value = { $name } is one of { $values }, not “{ $found }”.

move-not-a-move = “{ $text }” is not a move.
move-not-a-cell = “{ $text }” is not on the board.
move-not-neighbours = { $from } and { $to } are not neighbours.
move-no-capture = { $said } is said to fall, but nothing does.
move-wrong-capture = { $said } is said to fall, but { $falls } does.

position-field-count = A position has 2 to 5 fields; this has { $count }.
position-rank-count = Board: 7 ranks are needed; this has { $count }.
position-rank-length = Board: rank { $rank } has { $cells } cells instead of 7.
position-letter = Board: “{ $letter }” in rank { $rank } is no marble.
position-too-many = Board: { $count } { $colour } marbles; there are only { $most }.
position-turn = Player to move: “{ $text }” is neither w nor b.
position-score = Score: “{ $text }” is not two numbers from 0 to 7, as in 3-4.
position-too-many-reds = Score: { $count } reds on the board and captured; there are only 13.
position-extra = Extra turn: “{ $text }” is neither + nor -.
position-ko = Ko: { $reason }
position-ko-not-there = Ko: { $push } is not a push of the player to move.

ending-seven-reds = seven red marbles
ending-no-marbles = all opposing marbles captured
ending-no-push = no legal push left
ending-repetition = third repetition
ending-resignation = resignation
ending-agreement = agreed
ending-time-out = time ran out
