# What Kuba says: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.

kuba-colour-white = White
kuba-colour-black = Black
kuba-colour-red = red

kuba-illegal-empty = { $cell } is empty.
kuba-illegal-neutral = Red marbles are neutral: push them with yours.
kuba-illegal-not-yours = You play { $colour }.
kuba-illegal-blocked = No free space behind: { $cell } is occupied.
kuba-illegal-own-marble-off = This would push your own marble off the board.
kuba-illegal-straight-back = You may not push straight back (ko). Play elsewhere first.
kuba-illegal-previous-position = Ko: this repeats the position before { $colour }’s push.
kuba-illegal-superko = Ko: this repeats the position after move { $move }.
kuba-illegal-superko-start = Ko: this repeats the position at the start.
kuba-illegal-no-pass = A turn can only be ended when it is an extra one and the rules allow it.

kuba-move-no-capture = { $said } is said to fall, but nothing does.
kuba-move-wrong-capture = { $said } is said to fall, but { $falls } does.

kuba-position-field-count = A position has 2 to 5 fields; this has { $count }.
kuba-position-rank-count = Board: 7 ranks are needed; this has { $count }.
kuba-position-rank-length = Board: rank { $rank } has { $cells } cells instead of 7.
kuba-position-letter = Board: “{ $letter }” in rank { $rank } is no marble.
kuba-position-too-many = Board: { $count } { $colour } marbles; there are only { $most }.
kuba-position-turn = Player to move: “{ $text }” is neither w nor b.
kuba-position-score = Score: “{ $text }” is not two numbers from 0 to 7, as in 3-4.
kuba-position-too-many-reds = Score: { $count } reds on the board and captured; there are only 13.
kuba-position-extra = Extra turn: “{ $text }” is neither + nor -.
kuba-position-ko = Ko: { $reason }
kuba-position-ko-not-there = Ko: { $push } is not a push of the player to move.

kuba-ending-seven-reds = seven red marbles
kuba-ending-no-marbles = all opposing marbles captured
kuba-ending-no-push = no push left
kuba-length = { $pushes ->
    [one] one push
   *[other] { $pushes } pushes
}

kuba-pitch = Push rows of marbles off the board. Seven reds win.

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
kuba-learn-end = Cannot push in your turn? You lose. If the same position comes up three times, it is a draw.

kuba-keys-arrows = Arrows: move from cell to cell
kuba-keys-select = Enter or Space: pick a marble, then push it with an arrow
kuba-keys-push = Shift and an arrow: push at once
kuba-keys-jump = a to g, 1 to 7: go to a file or a rank
kuba-keys-tab = Tab: the next marble that can move; Esc, then Tab: leave the board
kuba-keys-why = ?: why this marble cannot move

kuba-board-label = Kuba board. { $turn } Red marbles: White { $white }, Black { $black }.

kuba-cell-empty = { $cell }, empty.
kuba-cell-other = { $cell }, { $colour }.
kuba-cell-own = { $cell }, { $colour }, yours. Can push { $ways }.
kuba-cell-own-stuck = { $cell }, { $colour }, yours. Cannot push.

kuba-chip-push = Push { $cell } { $way }
kuba-chip-refused = { $cell } { $way }: { $reason }

kuba-why-way = { $way }: { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } can be pushed in every direction.

kuba-preview = { $count ->
    [one] Push { $cell } { $way }: one marble moves.
   *[other] Push { $cell } { $way }: { $count } marbles move.
}
kuba-preview-capture = Push { $cell } { $way }: captures a { $marble } marble.

kuba-choose-way = { $cell }: drag it, or choose an arrow.

kuba-status-to-move = { $colour } to move.
kuba-status-your-turn = Your turn. Drag a marble, or click it.
kuba-status-turn = { $colour } to move. Drag a marble, or click it.
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

kuba-hollow-filled = Captured by move { $move }. Click to look at it.

kuba-rules-ko = Ko
kuba-rules-extra = After a capture
kuba-rules-custom = Your own mix
kuba-rules-custom-about = A mix of your own.
kuba-rules-leaflet = Leaflet
kuba-rules-leaflet-about = The 1997 leaflet: a capture gives another push, and a push may not be pushed straight back.
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = After a capture you may push again or stop; the last position may not be restored.
kuba-rules-gering = Gering
kuba-rules-gering-about = As Kings and Soldiers, but no position may ever come back.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = A capture gives no extra turn; the last position may not be restored.

kuba-ko-straight-back = No straight push-back
kuba-ko-previous-position = No return to the last position
kuba-ko-superko = No position twice (superko)

kuba-extra-must = Push again
kuba-extra-may = May push again
kuba-extra-none = Turn ends

kuba-setup-standard = White at bottom right
kuba-setup-mirrored = Black at bottom right

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $plies ->
    [one] Wins
   *[other] Wins in { $plies } pushes
}
# The pushes of both players count, as everybody’s moves do in thought-wins.
kuba-hint-forces-win = Forces a win in { $plies ->
    [one] one push
   *[other] { $plies } pushes
}
kuba-hint-takes-reds = { $reds ->
    [one] Takes a red
    [2] Takes two reds in one turn
   *[other] Takes { $reds } reds in one turn
}
kuba-hint-takes-marbles = { $marbles ->
    [one] Takes a marble
   *[other] Takes { $marbles } marbles in one turn
}
kuba-hint-takes-both = Takes { $reds ->
    [one] a red
   *[other] { $reds } reds
} and { $marbles ->
    [one] a marble
   *[other] { $marbles } marbles
} in one turn
kuba-hint-saves-marble = Saves a marble
kuba-hint-guards-red = Keeps a red from the other player
kuba-hint-threatens-marble = Threatens a marble
kuba-hint-threatens-red = Threatens to take a red
kuba-hint-ends-turn = Nothing more to gain this turn
