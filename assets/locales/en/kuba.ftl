# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.

kuba-colour-white = White
kuba-colour-black = Black
kuba-marble-white = white
kuba-marble-black = black
kuba-marble-red = red

kuba-illegal-empty = { $cell } is empty.
kuba-illegal-neutral = Red marbles are neutral: push them with yours.
kuba-illegal-not-yours = You play { $colour }.
kuba-illegal-blocked = { $cell } stands behind it.
kuba-illegal-own-marble-off = Your own marble would fall.
kuba-illegal-straight-back = You may not push straight back (ko). Play elsewhere first.
kuba-illegal-previous-position = This brings back the board before { $colour }’s push (ko). Play elsewhere first.
kuba-illegal-superko = This brings back an earlier board (ko). Play elsewhere first.
kuba-illegal-superko-start = This brings back the board at the start (ko). Play elsewhere first.
kuba-illegal-no-pass = You can end your turn only after a capture, and only if the rules allow it.

kuba-move-no-capture = The move says that { $said } falls, but nothing does.
kuba-move-wrong-capture = The move says that { $said } falls, but { $falls } does.

kuba-position-field-count = A position has 2 to 5 fields; this has { $count }.
kuba-position-rank-count = Board: 7 ranks are needed; this has { $count }.
kuba-position-rank-length = Board: rank { $rank } has { $cells } cells instead of 7.
kuba-position-letter = Board: “{ $letter }” in rank { $rank } is not a marble.
kuba-position-too-many = Board: { $count } { $colour } marbles; there are only { $most }.
kuba-position-turn = Player to move: “{ $text }” is neither w nor b.
kuba-position-score = Score: “{ $text }” is not two numbers from 0 to 7, as in 3-4.
kuba-position-too-many-reds = Score: { $count } reds on the board and captured; there are only 13.
kuba-position-extra = Extra turn: “{ $text }” is neither + nor -.
kuba-position-ko = Ko: { $reason }
kuba-position-ko-not-there = Ko: { $push } is not a push of the player to move.

kuba-ending-seven-reds = seven red marbles
kuba-ending-no-marbles = all opposing marbles captured
kuba-ending-no-push = the opponent had no push left


kuba-pitch = Push rows of marbles off the board. Seven reds win.

kuba-welcome = Choose how to begin, or just push a white marble: { $even ->
    [1] an even game
   *[other] an easy game
} begins.
kuba-end-of-turn = end of turn
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell } { $way }
kuba-said-capture = { $cell } { $way }, takes a { $marble } marble

kuba-push-again = Push again

kuba-learn-aim-title = The aim
kuba-learn-aim = Be the first to push seven red marbles off the board, or all of your opponent’s marbles.
kuba-learn-push-title = A push
kuba-learn-push = Push one of your own marbles one cell in any of the four directions. The cell behind it must be empty, or the edge. The whole row in front of it moves along, whatever its colours.
kuba-learn-own-title = Your own marbles
kuba-learn-own = You may never push your own marble off the board.
kuba-learn-again-title = Push again
kuba-learn-again = What falls off is yours. By the leaflet’s rules you then push again, with any of your marbles, as long as you capture.
kuba-learn-ko-title = No pushing straight back
kuba-learn-ko = You may not answer a push by pushing the same row straight back. This is called ko. Play elsewhere first.
kuba-learn-end-title = No push left
kuba-learn-end = Cannot push on your turn? You lose. If the same position comes up three times, it is a draw.

kuba-learn-sets-title = Rule sets
kuba-learn-sets = These are the rules of the 1997 leaflet. Kings and Soldiers: after a capture you may push again or end the turn, and a push is forbidden only if it brings back the board as it was before the other player’s push. Gering: the same, but no position may ever come back. Kubatoo: as Kings and Soldiers, but a capture gives no further push. In your own mix you can also choose that only a red gives another push; an opposing marble then ends the turn.

kuba-asked-again-title = Do I push again after an opponent’s marble, too?
kuba-asked-again = By the leaflet, yes: after every marble that you push off, red or not. Printed versions differ, so New game has a choice, also for reds only.
kuba-asked-must-title = Must I push again?
kuba-asked-must = By the leaflet, yes. By Kings and Soldiers and by Gering you may end your turn instead.
kuba-asked-same-title = With the same marble?
kuba-asked-same = With any of your marbles that can be pushed.
kuba-asked-stop-title = May I stop?
kuba-asked-stop = By the leaflet your turn ends with the first push that takes nothing, and not before. By Kings and Soldiers and by Gering you may stop after any capture.
kuba-asked-stuck-title = What if I cannot push?
kuba-asked-stuck = If you cannot push when your turn begins, you lose. For the further push after a capture the rules do not say. Here: your turn just ends.
kuba-asked-back-title = What exactly is forbidden after a push?
kuba-asked-back = By the leaflet, pushing the same row straight back: if your marble was at its front, you may not push this marble the other way. The other rule sets forbid bringing back an earlier board instead.
kuba-asked-long-title = For how long?
kuba-asked-long = For one push. Push elsewhere, and next time you may. By Gering no position may ever come back.
kuba-asked-own-title = May I push off my own marble?
kuba-asked-own = No, never: if a marble of yours would fall, the push is not allowed.
kuba-asked-many-title = How many marbles move at once?
kuba-asked-many = The whole row without a gap, whatever its colours: up to seven.
kuba-asked-first-title = Who begins, and in which corners?
kuba-asked-first = White begins. Black chooses the corners: as here, or mirrored.
kuba-asked-repeat-title = What if a position repeats?
kuba-asked-repeat = The rules do not say. Here: the third time it is a draw. By Gering it cannot happen.

kuba-picture-start = The start. White begins.
kuba-picture-seventh = Six taken: this one wins.
kuba-picture-row = The cell behind is free: push.
kuba-picture-row-after = Three marbles have moved.
kuba-picture-own = Not allowed: a white one would fall.
kuba-picture-capture = The last red falls, and is White’s.
kuba-picture-again = White pushes again.
kuba-picture-ko = Black has pushed; White may not push straight back.
kuba-picture-stuck = Black cannot push, and loses.
kuba-picture-extra = After a capture. Original: push again. Kings and Soldiers, Gering: if you like. Kubatoo: Black’s turn.
kuba-picture-back = White has captured and ended the turn. Now Black may push back, as a red has gone. (By the leaflet White must push again.)

kuba-lesson-push-title = A push
kuba-lesson-push = Drag the white marble, or click it and an arrow.
kuba-lesson-push-done = One cell, in any of four directions.
kuba-lesson-behind-title = The space behind
kuba-lesson-behind = The cell behind must be free. Push one up.
kuba-lesson-behind-done = e2 was free. Beyond the edge counts as free, too.
kuba-lesson-behind-wrong = That was not up. Push one of the two up.
kuba-lesson-row-title = A row moves
kuba-lesson-row = The row in front moves along. Push three at once.
kuba-lesson-row-done = A whole row, whatever its colours.
kuba-lesson-row-wrong = Fewer than three moved. Push the row from behind.
kuba-lesson-why-title = Why not?
kuba-lesson-why = Some cannot move. Click the one on f2: why not?
kuba-lesson-why-done = Every refusal has its reason. Ask at any time.
kuba-lesson-why-wrong = That one can move. Click the one on f2.
kuba-lesson-capture-title = A capture
kuba-lesson-capture = Push a red over the edge: it is yours.
kuba-lesson-capture-on = Yours! Now push again, any white marble.
kuba-lesson-capture-done = Every capture gives you another push.
kuba-lesson-capture-wrong = Nothing fell. Push the row that ends in a red.
kuba-lesson-own-title = Not your own
kuba-lesson-own = Try to push your own g4 over the edge, from e4.
kuba-lesson-own-done = Refused: you may never push off your own.
kuba-lesson-own-wrong = That is allowed. Push e4 to the right.
kuba-lesson-ko-title = Not straight back
kuba-lesson-ko = Black pushes you. Try to push straight back.
kuba-lesson-ko-done = This rule is called ko. Play elsewhere first.
kuba-lesson-ko-wrong = That is allowed. Push d4 to the right.
kuba-lesson-seventh-title = The seventh red
kuba-lesson-seventh = You have six reds. Take one more and win.
kuba-lesson-seventh-done = Seven reds: you win!
kuba-lesson-seventh-wrong = No red fell. Look for one at the edge.
kuba-lesson-stuck-title = No push left
kuba-lesson-stuck = If you cannot push, you lose. Shut Black in.
kuba-lesson-stuck-done = Black cannot push: you win!
kuba-lesson-stuck-wrong = Black can still push. Fill the side that is open.
kuba-lesson-chain-title = Two in one turn
kuba-lesson-chain = Capture twice in one turn.
kuba-lesson-chain-on = One! You push again: take another red.
kuba-lesson-chain-one = Nothing fell the second time. Take two in a row.
kuba-lesson-chain-wrong = Nothing fell. Two reds stand at the edge.
kuba-lesson-chain-done = Two in one turn. Now play a first game!

kuba-keys-arrows = Arrows: move from cell to cell
kuba-keys-select = Enter or Space: pick a marble, then push it with an arrow
kuba-keys-push = Shift and an arrow: push at once
kuba-keys-jump = a to g, 1 to 7: go to a column or a row
kuba-keys-tab = Tab: the next marble that can move; Esc, then Tab: leave the board
kuba-keys-threats = T: show what can be captured next
kuba-keys-why = ?: why this marble cannot move

kuba-board-label = Kuba board. { $turn } Red marbles: White { $white }, Black { $black }.

kuba-cell-empty = { $cell }, empty.
kuba-cell-other = { $cell }, { $colour }.
kuba-cell-own = { $cell }, { $colour }, yours. Can push { $ways }.
kuba-cell-own-stuck = { $cell }, { $colour }, yours. Cannot push.

kuba-chip-push = Push { $cell } { $way }
kuba-advice-pass = End the turn
kuba-chip-refused = { $cell } { $way }: { $reason }

kuba-short-blocked = { $cell } stands behind it
kuba-short-own-marble-off = your own marble would fall
kuba-short-straight-back = straight back (ko)
kuba-short-repeats = brings back a board (ko)
kuba-why-way = { $way }: { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } can be pushed in every direction.

kuba-preview = { $count ->
    [one] Push { $cell } { $way }: one marble moves.
   *[other] Push { $cell } { $way }: { $count } marbles move.
}
kuba-preview-capture = Push { $cell } { $way }: captures a { $marble } marble.

kuba-stuck = { $cell } cannot move now.
kuba-choose-way = { $cell }: drag it, or choose an arrow.

kuba-status-to-move = { $colour }’s turn.
kuba-status-your-turn = Your turn. Drag a marble, or click it.
kuba-status-turn = { $colour }’s turn. Drag a marble, or click it.
kuba-status-extra = { $captured } Push again, any marble.
kuba-status-extra-other = { $captured } { $colour } pushes again.
kuba-status-extra-may = { $captured } Push again, or end the turn.
kuba-status-won = { $colour } wins: { $ending }.
kuba-status-drawn = Draw: { $ending }.

kuba-captured-red = Captured a red ({ $reds } of { $needed }).
kuba-captured-marble = Captured a { $colour } marble.

kuba-event-push = { $colour } pushed { $cell } { $way }.
kuba-event-capture = { $colour } pushed { $cell } { $way } and captured a { $marble } marble.
kuba-event-pass = { $colour } ended the turn.

kuba-score = { $seat }: { $reds } of { $needed } reds, { $taken } of the opponent’s marbles

kuba-hollow-filled = A { $marble } marble, captured by push { $number }. Click to look at it.
# Tooltip of the sign where ko forbids a push.
kuba-no-return = Not now: straight back (ko)

kuba-rules-ko = Pushing back (ko)
kuba-rules-extra = After a capture
kuba-rules-custom = Your own mix
kuba-rules-custom-about = A mix of your own.
kuba-rules-leaflet = Original (1997)
kuba-rules-leaflet-about = After a capture you push again; you may not push straight back.
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = After a capture you may push again or stop; the board before the other player’s push may not come back.
kuba-rules-gering = Gering
kuba-rules-gering-about = As Kings and Soldiers, but no position may ever come back.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = A capture gives no further push; the board before the other player’s push may not come back.

kuba-ko-straight-back = May not push straight back
kuba-ko-previous-position = May not restore the last board
kuba-ko-superko = May not restore any board

kuba-extra-must = Push again
kuba-extra-may = May push again
kuba-extra-none = Turn ends
kuba-extra-red-must = Push again only after a red
kuba-extra-red-may = May push again only after a red

kuba-setup-standard = White at bottom right
kuba-setup-mirrored = Black at bottom right

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [one] wins
   *[other] wins in { $pushes } pushes
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = forces a win in { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
}
kuba-hint-takes-reds = { $reds ->
    [one] takes a red
    [2] takes two reds in one turn
   *[other] takes { $reds } reds in one turn
}
kuba-hint-takes-marbles = { $marbles ->
    [one] takes an opposing marble
   *[other] takes { $marbles } opposing marbles in one turn
}
kuba-hint-takes-both = takes { $reds ->
    [one] a red
   *[other] { $reds } reds
} and { $marbles ->
    [one] an opposing marble
   *[other] { $marbles } opposing marbles
} in one turn
kuba-hint-saves-marble = saves one of your marbles
kuba-hint-guards-red = keeps a red from the other player
kuba-hint-threatens-marble = threatens an opposing marble
kuba-hint-threatens-red = threatens to take a red
kuba-hint-ends-turn = nothing more to gain this turn
kuba-hint-prepares-red = prepares to take a red
kuba-hint-prepares-marble = prepares to take an opposing marble
# When there is nothing to take yet.
kuba-hint-keeps-safe = nothing to take yet: keeps your marbles safe
kuba-hint-nearer-red = nothing to take yet: brings a red nearer to the edge
kuba-hint-better-place = nothing to take yet: a better place for your marbles
kuba-hint-opens-way = then { $from } can push on

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = { $reds ->
    [one] a red
    [2] two reds
   *[other] { $reds } reds
}
kuba-catch-marbles = { $marbles ->
    [one] a marble
    [2] two marbles
   *[other] { $marbles } marbles
}
kuba-catch-both = { $reds ->
    [one] a red
    [2] two reds
   *[other] { $reds } reds
} and { $marbles ->
    [one] a marble
    [2] two marbles
   *[other] { $marbles } marbles
}

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] { $better } would have taken { $mine }.
    [one] { $better } would have taken { $mine }.
   *[other] After { $better } { $me } would have taken { $mine } within { $turns } turns.
}
kuba-why-takes-less = { $turns ->
    [0] { $better } would have taken { $mine }; this takes { $less }.
    [one] { $better } would have taken { $mine }; this takes { $less }.
   *[other] After { $better } { $me } would have taken { $mine } within { $turns } turns; this way only { $less }.
}
kuba-why-for = { $turns ->
    [0] { $better } would have taken { $mine }, leaving { $fewer } to { $colour }.
    [one] { $better } would have taken { $mine }, leaving { $fewer } to { $colour }.
   *[other] After { $better } { $me } would have taken { $mine } within { $turns } turns, leaving { $fewer } to { $colour }.
}
kuba-why-takes-and-loses = { $turns ->
    [0] { $better } would have taken { $mine }; now { $colour } takes { $theirs }.
    [one] { $better } would have taken { $mine }; now { $colour } takes { $theirs }.
   *[other] After { $better } { $me } would have taken { $mine } within { $turns } turns; this way { $colour } takes { $theirs }.
}
kuba-why-loses = { $turns ->
    [0] Now { $colour } takes { $theirs }; { $better } would have kept { $count ->
        [one] it
       *[other] them
    }.
    [one] Now { $colour } takes { $theirs }; { $better } would have kept { $count ->
        [one] it
       *[other] them
    }.
   *[other] Within { $turns } turns { $colour } takes { $theirs }; { $better } would have kept { $count ->
        [one] it
       *[other] them
    }.
}
kuba-why-loses-more = { $turns ->
    [0] Now { $colour } takes { $theirs }; after { $better } it would have been { $fewer }.
    [one] Now { $colour } takes { $theirs }; after { $better } it would have been { $fewer }.
   *[other] Within { $turns } turns { $colour } takes { $theirs }; after { $better } it would have been { $fewer }.
}
kuba-why-delays = { $turns ->
    [0] Now { $colour } takes { $theirs }; { $better } would have put that off.
    [one] Now { $colour } takes { $theirs }; { $better } would have put that off.
   *[other] Within { $turns } turns { $colour } takes { $theirs }; { $better } would have put that off.
}
kuba-row = row { $name }
kuba-column = column { $name }
kuba-why-row = { $turns ->
    [0] { $colour } pushes
    [one] { $colour } pushes
   *[other] Within { $turns } turns { $colour } pushes
} along { $row } and takes { $theirs }; { $better } would have prevented it.
kuba-why-row-more = { $turns ->
    [0] { $colour } pushes
    [one] { $colour } pushes
   *[other] Within { $turns } turns { $colour } pushes
} along { $row } and takes { $theirs }; after { $better } it would have been { $fewer }.
kuba-why-row-delays = { $turns ->
    [0] { $colour } pushes
    [one] { $colour } pushes
   *[other] Within { $turns } turns { $colour } pushes
} along { $row } and takes { $theirs }; { $better } would have put that off.
kuba-why-dear = { $turns ->
    [0] This takes { $less }, but then { $colour } takes { $theirs }.
    [one] This takes { $less }, but then { $colour } takes { $theirs }.
   *[other] Within { $turns } turns this wins { $less }, but { $colour } takes { $theirs }.
}
kuba-why-leaves = { $turns ->
    [0] Now
   *[other] Soon
} { $colour } threatens { $theirs }; { $better } would have kept { $count ->
    [one] it
   *[other] them
}.
kuba-why-leaves-more = { $turns ->
    [0] Now
   *[other] Soon
} { $colour } threatens { $theirs }; after { $better } it would have been { $fewer }.
kuba-why-threatens = { $turns ->
    [0] { $better } would have threatened { $mine }.
   *[other] { $better } would soon have threatened { $mine }.
}
kuba-why-threatens-more = { $turns ->
    [0] { $better } would have threatened { $mine }; this threatens { $less }.
   *[other] { $better } would soon have threatened { $mine }; this way only { $less }.
}
kuba-why-pass = ending the turn

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] White marble
    [B] Black marble
   *[other] Red marble
}
kuba-tally = { $colour ->
    [W] White
    [B] Black
   *[other] red
} { $count } of { $most }
kuba-editor-turn = To push
kuba-editor-extra = Extra turn
kuba-editor-took = { $colour } took
kuba-editor-reds = { $reds ->
    [one] 1 red
   *[other] { $reds } reds
}
kuba-editor-help = Click adds, right click takes off, drag moves. Keys: arrows, W, B, R, Delete.
kuba-fault-too-many = { $count } { $colour ->
    [W] white
    [B] black
   *[other] red
} marbles; there are only { $most }.
kuba-fault-too-many-reds = { $board } reds are on the board, White has taken { $white } and Black { $black }: there are only { $most }.
kuba-fault-ko = { $push } is forbidden, but there is no marble of { $colour } to push.
kuba-fault-no-marble = { $colour } has no marble on the board.
kuba-begin = Look at the marble on { $cell }.
kuba-sentence-takes = { $seat } takes the { $marble } marble on { $cell }
kuba-sentence-pushes = { $seat } pushes { $cell } { $way }
kuba-sentence-pass = { $seat } ends the turn

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = The only one that left { $colour } nothing to take
kuba-only-reds = The only one that left { $colour } no red to take
kuba-only-marbles = The only one that kept your marbles from { $colour }
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = You took { $reds ->
    [3] three reds
    [4] four reds
    [5] five reds
    [6] six reds
    [7] seven reds
   *[other] { $catch }
} in one turn.
kuba-deed-marbles = You pushed { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $count }
} { $colour ->
    [white] white
   *[other] black
} marbles off the board.
kuba-idea-open = { $times } you left marbles to be taken.
kuba-idea-takes = { $times } there was more to take.
kuba-skill-guarding = Guarding
kuba-skill-taking = Taking

# Ideas of hints, as questions.
kuba-ask-win = You can win. How?
kuba-ask-red = A red can be taken. Where?
kuba-ask-marble = A marble can be taken. Where?
kuba-ask-both = There is more than one marble to take. Where?
kuba-ask-danger = Something is about to be taken. How do you prevent it?
kuba-ask-threat = You can make a threat. Where?
kuba-head-start = { $steps ->
    [one] one red
    [2] two reds
    [3] three reds
    [4] four reds
    [5] five reds
    [6] six reds
   *[other] { $steps } reds
}
