# What the rules of Cubulus say. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.

cubulus-white = White
cubulus-black = Black
cubulus-red = Red

cubulus-illegal-taken = { $cell } is taken.
cubulus-illegal-empty = { $cell } is empty: a ball would stay there.
cubulus-illegal-core = The core is reached only by pushing the middle of a face inwards.
cubulus-illegal-laying = Lay a neutral ball in a free cell.
cubulus-illegal-hand-empty = You have no ball left: only full lines can be shifted.
cubulus-illegal-alike = All three balls are alike: nothing would change.
cubulus-illegal-take-back = This would bring back the board before { $colour }’s shift. Play elsewhere first.
cubulus-illegal-no-pass = You can only pass if you can do nothing else.
cubulus-illegal-no-resign = Giving up is a move only with three players.

cubulus-move-not-a-cell = “{ $text }” is not a cell of the cube.
cubulus-move-not-an-end = No line begins at { $from } and goes on at { $to }.
cubulus-move-not-an-insertion = { $opening } shifts a full line; nothing goes in.
cubulus-move-not-a-shift = { $opening } shifts nothing; the line is not full.

cubulus-layout-not-a-cell = Neutral balls: “{ $text }” is not a cell of the cube.
cubulus-layout-twice = Neutral balls: { $cell } is there twice.
cubulus-layout-count = Neutral balls: 9 cells are needed; these are { $count }.

cubulus-position-field-count = A position has 3 or 4 fields; this has { $count }.
cubulus-position-rank-count = Cube: 9 ranks are needed; this has { $count }.
cubulus-position-rank-length = Cube: rank { $rank } of layer { $layer } has { $cells } cells instead of 3.
cubulus-position-letter = Cube: “{ $letter }” in rank { $rank } of layer { $layer } is no ball.
cubulus-position-too-many = Cube: { $count } { $colour } balls; there are only 9.
cubulus-position-square = Cube: a square of { $colour } stands, so the game is over.
cubulus-position-laying-balls = Cube: with { $count } red balls these are still being laid, and no others may lie here.
cubulus-position-laying-turn = Player to move: with { $count } red balls Black is to lay the next one.
cubulus-position-turn = Player to move: “{ $text }” is not w, b or r.
cubulus-position-turn-out = Player to move: { $colour } is not among those who play.
cubulus-position-players = Players: “{ $text }” is neither wb nor wbr, with a dot for one who is out.
cubulus-position-ban = Forbidden shift: { $reason }
cubulus-position-ban-not-there = Forbidden shift: { $opening } is not a full line of balls that are not all alike.

cubulus-ending-square = a square
cubulus-ending-gift = a square that another completed

cubulus-face-right = right
cubulus-face-back = back
cubulus-face-top = top
cubulus-face-left = left
cubulus-face-front = front
cubulus-face-bottom = bottom

cubulus-hint-wins = Wins
# The moves of all players count.
cubulus-hint-forces-win = Wins in { $plies ->
    [one] one move
   *[other] { $plies } moves
}
cubulus-hint-stops = Stops { $colour }’s square on the { $face } face
cubulus-hint-threatens = Makes a threat on the { $face } face
cubulus-hint-threatens-many = Makes threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces
