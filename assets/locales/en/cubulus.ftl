# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.

cubulus-white = White
cubulus-black = Black
cubulus-red = Red

cubulus-illegal-taken = { $cell } is taken.
cubulus-illegal-empty = { $cell } is empty: a ball would stay there.
cubulus-illegal-core = The core is reached only by pushing the middle of a face inwards.
cubulus-illegal-laying = Lay a neutral ball in a free cell.
cubulus-illegal-hand-empty = You have no ball left: only full lines can be shifted.
cubulus-illegal-only-pass = You can do nothing: end the turn.
cubulus-illegal-alike = All three balls are alike: nothing would change.
cubulus-illegal-take-back = You may not undo { $colour }’s shift at once. Play elsewhere first.
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
cubulus-position-letter = Cube: “{ $letter }” in rank { $rank } of layer { $layer } is not a ball.
cubulus-position-too-many = Cube: { $count } { $colour } balls; there are only 9.
cubulus-position-square = Cube: { $colour } has a square, so the game is over.
cubulus-position-laying-balls = Cube: with only { $count } of 9 red balls laid, no other balls may be here.
cubulus-position-laying-turn = Player to move: with only { $count } of 9 red balls laid, Black lays the next one.
cubulus-position-turn = Player to move: “{ $text }” is not w, b or r.
cubulus-position-turn-out = Player to move: { $colour } is not in the game.
cubulus-position-players = Players: “{ $text }” is neither wb nor wbr, with a dot for one who is out.
cubulus-position-ban = Forbidden shift: { $reason }
cubulus-position-ban-not-there = Forbidden shift: { $opening } is not a full line of different balls.

cubulus-ending-square = a square
cubulus-ending-gift = a square that another completed

cubulus-face-right = right
cubulus-face-back = back
cubulus-face-top = top
cubulus-face-left = left
cubulus-face-front = front
cubulus-face-bottom = bottom

cubulus-hint-wins = wins
cubulus-hint-forces-win = you can force a win
cubulus-hint-stops = stops { $colour }’s square on the { $face } face
cubulus-hint-builds = builds { $balls ->
    [2] two
   *[3] three
} of four on the { $face } face
cubulus-hint-hampers = gets in { $colour }’s way on the { $face } face
cubulus-hint-best = nothing better was found
cubulus-hint-quiet = a quiet move: nobody threatens anything
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat } is one turn from a square: { $faces }
cubulus-hint-threatens = makes a threat on the { $face } face
cubulus-hint-threatens-many = makes threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = This completes { $colour }’s square on the { $face } face.
cubulus-why-left = Now { $colour } can complete a square on the { $face } face; { $better } would have prevented it.
cubulus-why-left-later = This leaves { $colour }’s square on the { $face } face open; { $better } would have prevented it.
cubulus-why-forks = Now { $colour } wins { $deadline }: { $reply } makes threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces.
cubulus-why-threatens = { $better } would have made a threat on the { $face } face.
cubulus-why-threatens-many = { $better } would have made threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces.
cubulus-why-answer = Now { $colour } can make a threat on the { $face } face; { $better } would have prevented it.
cubulus-why-then-two = Now { $colour } threatens on the { $face } and the { $other } face; after { $better } { $fewer ->
    [0] on none
   *[other] only on one
}.
cubulus-why-then-many = Now { $colour } threatens on { $faces } faces; after { $better } only on { $fewer }.
cubulus-why-later = Soon { $colour } has threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces; { $better } would have prevented it.
cubulus-why-missed-later = { $better } would soon have led to threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces.
cubulus-why-soon = Soon { $colour } has a threat on the { $face } face; { $better } would have prevented it.
cubulus-why-missed-soon = { $better } would soon have led to a threat on the { $face } face.
cubulus-why-presses = In the next { $moves } moves { $colour } makes two threats; after { $better } there would have been { $then ->
    [0] none
   *[other] only one
}.
cubulus-why-missed-presses = After { $better } { $colour } would have made two threats in the next { $moves } moves; this way there is { $now ->
    [0] none
   *[other] only one
}.

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = Four of a colour on one face of the cube win: a block, the corners or the middles of the edges.

cubulus-learn-aim-title = The aim
cubulus-learn-aim = Get four balls of your colour together on one face: a block of four, the four corners, or the four middles of the edges.
cubulus-learn-faces-title = All six faces
cubulus-learn-faces = The cube shows three faces. The panes behind it show the three hidden faces, which count as much.
cubulus-learn-put-title = A ball goes in
cubulus-learn-put = Each player has nine balls. Press an opening: your ball goes in. If the cell is empty, it stays there.
cubulus-learn-push-title = Pushing
cubulus-learn-push = If the cell is full, your ball pushes one or two balls on, of any colour. No ball may fall out.
cubulus-learn-core-title = The core
cubulus-learn-core = The cell in the middle of the cube is reached only through the middle of a face. The layers beside the cube show it.
cubulus-learn-shift-title = A full line
cubulus-learn-shift = A full line moves round: what comes out at its other end goes in here. That takes no ball from your hand.
cubulus-learn-red-title = Red balls
cubulus-learn-red = With two players nine red balls lie in the cube from the start. They are neutral: a square of them does not count. They lie at random, or as you choose in New game. With three players red is the third colour.
cubulus-learn-back-title = Not straight back
cubulus-learn-back = The next player may not shift the same line straight back: a small sign marks that opening. If the same position comes up three times, it is a draw.
cubulus-learn-gift-title = Careful
cubulus-learn-gift = If your move completes another player’s square, that player wins, even if it completes one of yours as well.
cubulus-learn-first-title = A first game
cubulus-learn-first = Play the { level-1 }. Press T to see for a moment who threatens to win.

cubulus-asked-neutral-title = Does a square of neutral balls count?
cubulus-asked-neutral = The rules do not say. Here: no, only the players’ own squares count.
cubulus-asked-both-title = Both get a square at once: who wins?
cubulus-asked-both = The other player does. Never complete a square of theirs, not even together with yours.
cubulus-asked-back-title = May I shift a line straight back?
cubulus-asked-back = Not at once. After any other move you may.
cubulus-asked-three-title = And with three players?
cubulus-asked-three = The rules do not say. Here: only the next player may not shift it back; the one after may.
cubulus-asked-core-title = May the middle be filled?
cubulus-asked-core = Yes: push a ball inwards through the middle of a face. The core counts for no square.
cubulus-asked-two-title = Three players: squares of both others at once?
cubulus-asked-two = The rules do not say. Here: the one whose turn comes next wins.

cubulus-picture-small = A block of four on the top.
cubulus-picture-corners = The four corners of the top.
cubulus-picture-diamond = The four middles of the edges, on the face at the back.
cubulus-picture-put = A ball goes in, and lies there.
cubulus-picture-red = Nine neutral balls; White begins.
cubulus-picture-push = A ball goes in where one lies …
cubulus-picture-pushed = … and pushes it on.
cubulus-picture-core = The ball in the middle of the front has gone into the core.
cubulus-picture-shift = A full line is pressed …
cubulus-picture-shifted = … and has moved round by one.
cubulus-picture-back = Black has moved the line; White may not move it back.
cubulus-picture-gift = White makes a square, but pushes a black ball up …
cubulus-picture-given = … into Black’s: Black wins.
cubulus-picture-threat = Black has three corners of the top.

cubulus-lesson-ball-title = This is one ball
cubulus-lesson-ball = You see a corner ball three times. Put one in.
cubulus-lesson-ball-done = Three pictures, one ball. Point at it: all light up.
cubulus-lesson-ball-wrong = That is not a corner. Press a corner of a face.
cubulus-lesson-aim-title = Four together
cubulus-lesson-aim = Three of yours on the top. Add the fourth.
cubulus-lesson-aim-done = A block of four wins. So do the four corners.
cubulus-lesson-aim-wrong = No block yet. The top has three white balls.
cubulus-lesson-faces-title = All six faces
cubulus-lesson-faces = Win at the back: the four middles of the edges.
cubulus-lesson-faces-done = The four edge middles. Panes are hidden faces.
cubulus-lesson-faces-wrong = No square yet. Look at the pane at the back.
cubulus-lesson-put-title = A ball goes in
cubulus-lesson-put = Press an empty opening: your ball lies there.
cubulus-lesson-put-done = You have nine balls to put in.
cubulus-lesson-put-wrong = A ball was there already. Press an empty one.
cubulus-lesson-red-title = Red
cubulus-lesson-red = Red is neutral. Push the red corner in.
cubulus-lesson-red-done = Red balls fill cells; four of them win nothing.
cubulus-lesson-red-wrong = No square yet. The front’s red corner is in the way.
cubulus-lesson-push-title = Pushing
cubulus-lesson-push = Press a ball: yours goes in and pushes it on.
cubulus-lesson-push-done = It may push one or two, of any colour.
cubulus-lesson-push-wrong = Nothing was pushed. Press a ball.
cubulus-lesson-core-title = The core
cubulus-lesson-core = Fill the core: press a ball in a face’s middle.
cubulus-lesson-core-done = Layer 2, at the right, shows it in the middle.
cubulus-lesson-core-wrong = The core is empty. Press the front’s middle.
cubulus-lesson-shift-title = A full line
cubulus-lesson-shift = A full line moves round. Press one of its ends.
cubulus-lesson-shift-done = What came out there went in here.
cubulus-lesson-shift-wrong = The full line is below, at the front. Press an end.
cubulus-lesson-back-title = Not straight back
cubulus-lesson-back = Black moves a line. Try to move it back.
cubulus-lesson-back-done = Not at once. The small sign says so.
cubulus-lesson-back-wrong = That is allowed. Press the other end of the line.
cubulus-lesson-gift-title = No gifts
cubulus-lesson-gift = Win, but do not complete Black’s square as well.
cubulus-lesson-gift-done = Yours alone. That wins.
cubulus-lesson-gift-given = You completed Black’s square: Black wins.
cubulus-lesson-gift-wrong = No square yet. You have three at the front.
cubulus-lesson-threat-title = A threat
cubulus-lesson-threat = Black needs one more; T shows it. Push one away.
cubulus-lesson-threat-done = Black’s square is broken. Now a first game!
cubulus-lesson-threat-wrong = Black still completes it. Push a black corner in.
cubulus-lesson-threat-gap = A ball in the gap is pushed on. Push a black corner in.

cubulus-keys-arrows = Arrows: move from opening to opening, over the edges, too
cubulus-keys-play = Enter or Space: play what is shown
cubulus-keys-tab = Tab: the next face; Esc, then Tab: leave the board
cubulus-keys-cell = a to c, 1 to 3, 1 to 3: go to a cell, as in b31
cubulus-keys-why = ?: why this opening cannot be pressed
cubulus-keys-swing = V, Arrows: hold V to see another face in front
cubulus-keys-layers = L: the three layers large, or the cube
cubulus-keys-threats = T: show threats
cubulus-command-threats = Threats

cubulus-pane-right = Right
cubulus-pane-back = Back
cubulus-pane-top = Top
cubulus-pane-left = Left
cubulus-pane-front = Front
cubulus-pane-bottom = Bottom
cubulus-layers = Layers
cubulus-layer = Layer { $layer }
cubulus-layer-holds = Layer { $layer }, from left to right. Front: { $front }. Middle: { $middle }. Back: { $back }.
cubulus-empty = empty

cubulus-at-right = right face
cubulus-at-back = back
cubulus-at-top = top
cubulus-at-left = left face
cubulus-at-front = front
cubulus-at-bottom = bottom
cubulus-spot-middle = middle
cubulus-spot-edge = { $side } edge
cubulus-spot-corner = { $one } { $other } corner
cubulus-place = { $face }, { $spot }

cubulus-board-label = Cubulus. { $turn } Balls left: { $left }.
cubulus-left-of = { $colour } { $left }

cubulus-opening = { $face }, { $spot }, { $content }. { $does }
cubulus-press = Press: { $does }
cubulus-cannot = Cannot be pressed: { $reason }
cubulus-does-stay = your ball lies there.
cubulus-does-lay = a neutral ball lies there.
cubulus-does-push-one = your ball goes in and pushes one ball on.
cubulus-does-push-two = your ball goes in and pushes two balls on.
cubulus-does-shift = the full line moves round by one.
cubulus-does-and = { $act } { $warning }
cubulus-gift = This completes { $colour }’s square: { $colour } would win.
cubulus-gift-again = { $warning } Press again to play it all the same.
cubulus-core-lay = Core, empty. Press: a neutral ball lies there.
cubulus-core-cannot = Core. Cannot be pressed: { $reason }

cubulus-taken = A ball lies there already.

cubulus-advice-put = Put a ball in at the { $place }
cubulus-advice-lay = Lay a neutral ball at the { $place }
cubulus-advice-lay-core = Lay a neutral ball in the core
cubulus-advice-push = Push in at the { $place }
cubulus-advice-shift = Shift the full line at the { $place }
cubulus-advice-pass = End the turn
cubulus-advice-resign = Give up
cubulus-time-out = out of time
cubulus-resigned = gives up

cubulus-seen = { $face }, { $spot }: { $content }.
cubulus-seen-core = Core: { $content }.
cubulus-preview-stay = Your ball goes in at the { $place }.
cubulus-preview-lay = A neutral ball goes in at the { $place }.
cubulus-preview-push-one = Your ball goes in at the { $place }, and pushes one ball on.
cubulus-preview-push-two = Your ball goes in at the { $place }, and pushes two balls on.
cubulus-preview-shift = The full line moves round by one.

cubulus-to-move = { $colour }’s turn.
cubulus-won = { $colour } wins: { $ending }.
cubulus-drawn = Draw: { $ending }.
cubulus-your-turn = Your turn.
cubulus-status = { $turn } Press an opening of any face.
cubulus-status-shift = { $turn } No ball is left: shift a full line.
cubulus-status-pass = { $turn } No move is left: end the turn.
cubulus-status-lay = { $turn } Lay { $left ->
    [one] the last neutral ball
   *[other] { $left } neutral balls
}, anywhere; the core is the middle of layer 2.

cubulus-event-put = { $colour } put a ball in at the { $place }.
cubulus-event-lay = { $colour } laid a neutral ball at the { $place }.
cubulus-event-lay-core = { $colour } laid a neutral ball in the core.
cubulus-event-push-one = { $colour } put a ball in at the { $place }, and pushed one ball on.
cubulus-event-push-two = { $colour } put a ball in at the { $place }, and pushed two balls on.
cubulus-event-shift = { $colour } shifted the full line at the { $place }: now { $one }, { $two }, { $three }.
cubulus-event-pass = { $colour } could do nothing.
cubulus-event-resign = { $colour } gave up.
cubulus-event-time-out = { $colour } ran out of time.
cubulus-event-end = { $event } { $end }

cubulus-square-small = a block of four on the { $face } face
cubulus-square-corners = the four corners of the { $face } face
cubulus-square-diamond = the four middles of the edges on the { $face } face
cubulus-ending-gift-of = { $colour }’s move completed { $square }
cubulus-ending-gift-both = { $ended }. { $other } had a square, too; { $winner }’s turn was next
cubulus-ending-both = both made a square, and the one who moved loses

cubulus-swap-cards = Swap the cards
# Length of a game; laying does not count.

cubulus-in-hand = { $left } left
cubulus-score = { $seat }: { $left }
cubulus-out = out
cubulus-lay = Lay { $left ->
    [one] one neutral
   *[other] { $left } neutrals
}

cubulus-players-two = 2 players
cubulus-players-three = 3 players
cubulus-neutrals = Neutral balls
cubulus-neutrals-laid = Laid by { $seat }
cubulus-neutrals-lot = At random
cubulus-neutrals-middle = Middle layer
cubulus-neutrals-centres = Middles of the faces
cubulus-neutrals-anew = New places for each game; “{ $again }” keeps them where they were.
cubulus-edge = Going first is an advantage, so a match tells more than one game.

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] White ball
    [B] Black ball
   *[other] Red ball
}
cubulus-tally = { $colour ->
    [W] White
    [B] Black
   *[other] Red
} { $count }, in hand { $hand }
cubulus-tally-out = { $colour ->
    [W] White
    [B] Black
   *[other] Red
} { $count }, out
cubulus-tally-neutral = { $colour ->
    [W] White
    [B] Black
   *[other] Red
} { $count } of { $most }, neutral
cubulus-editor-players = Players
cubulus-editor-two = Two
cubulus-editor-three = Three
cubulus-editor-out = Gave up
cubulus-editor-nobody = None
cubulus-editor-help = Click adds, right click takes off, drag moves: on the cube, or in a layer, where the core is. Keys: arrows, W, B, R, Delete, L for large layers.
cubulus-fault-too-many = { $count } { $colour ->
    [W] white
    [B] black
   *[other] red
} balls; there are only { $most }.
cubulus-fault-square = { $colour } has a square ({ $cells }): the game would be over.
cubulus-fault-laying-balls = { $count ->
    [one] Only 1 of 9 red balls is laid: until all are, no other may lie here.
   *[other] Only { $count } of 9 red balls are laid: until all are, no other may lie here.
}
cubulus-fault-laying-turn = { $count ->
    [one] Only 1 of 9 red balls is laid: Black lays the next one.
   *[other] Only { $count } of 9 red balls are laid: Black lays the next one.
}
cubulus-fault-turn-out = { $colour } is to move, but does not play.
cubulus-fault-ban = The shift { $opening } is marked as forbidden, but no full line of different balls is there.
cubulus-begin = Look at the { $face }.
cubulus-facing = Now in front: the { $face }.
cubulus-sentence-puts = { $seat } pushes in at the { $place }
cubulus-sentence-shifts = { $seat } shifts the full line at the { $place }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = The only one that stopped { $colour }’s square on the { $face } face
cubulus-only-forks = The only one that made threats on { $faces ->
    [2] two
   *[other] { $faces }
} faces
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = You threatened squares on { $faces ->
    [2] two
    [3] three
   *[other] { $faces }
} faces at once.
cubulus-deed-stop = You stopped { $colour }’s square on the { $face } face.
cubulus-deed-stops = You stopped { $colour }’s square { $count ->
    [2] twice
    [3] three times
   *[other] { $count } times
}.
cubulus-idea-left = { $times } you left a square open for another player.
cubulus-idea-answer = { $times } another player could then make a threat.
cubulus-idea-missed = { $times } you could have made a threat.
cubulus-skill-closing = Closing squares
cubulus-skill-foresight = Looking ahead
cubulus-skill-threatening = Threatening

# Ideas of hints, as questions.
cubulus-ask-win = You can win. How?
cubulus-ask-stop = A square has to be stopped. Where?
cubulus-ask-threat = You can make a threat. Where?
cubulus-head-start = { $steps ->
    [one] one ball
    [2] two balls
    [3] three balls
   *[other] { $steps } balls
}
