# What the boards say.

game-kuba = Kuba
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
kuba-learn-ko = You may not answer a push by pushing the same row straight back. Play elsewhere first.
kuba-learn-end-title = No push left
kuba-learn-end = Whoever has no legal push when it is their turn loses. The same position for the third time is a draw.

kuba-keys-arrows = Arrows: move from cell to cell
kuba-keys-select = Enter or Space: pick a marble, then push it with an arrow
kuba-keys-push = Shift and an arrow: push at once
kuba-keys-jump = a to g, 1 to 7: go to a file or a rank
kuba-keys-tab = Tab: the next marble that can move; Esc, then Tab: leave the board
kuba-keys-why = ?: why this marble cannot move

way-up = up
way-down = down
way-left = left
way-right = right
list-and = { $first }, { $next }

board-label = Kuba board. { $turn } Red marbles: White { $white }, Black { $black }.

cell-empty = { $cell }, empty.
cell-other = { $cell }, { $colour }.
cell-own = { $cell }, { $colour }, yours. Can push { $ways }.
cell-own-stuck = { $cell }, { $colour }, yours. Cannot push.
chip-push = Push { $cell } { $way }
chip-refused = { $cell } { $way }: { $reason }

why-way = { $way }: { $reason }
why-more = { $first } · { $next }
why-free = { $cell } can be pushed in every direction.

preview = { $count ->
    [one] Push { $cell } { $way }: one marble moves.
   *[other] Push { $cell } { $way }: { $count } marbles move.
}
preview-capture = Push { $cell } { $way }: captures a { $marble } marble.
choose-way = { $cell }: drag it, or choose an arrow.

status-to-move = { $colour } to move.
status-your-turn = Your turn. Drag a marble, or click it.
status-turn = { $colour } to move. Drag a marble, or click it.
status-extra = { $captured } Push again, any marble.
status-extra-other = { $captured } { $colour } pushes again.
status-extra-may = { $captured } Push again, or end the turn.
status-won = { $colour } wins: { $ending }.
status-drawn = Draw: { $ending }.
captured-red = Captured a red ({ $reds } of { $needed }).
captured-marble = Captured a { $colour } marble.

event-push = { $colour } pushed { $cell } { $way }.
event-capture = { $colour } pushed { $cell } { $way } and captured a { $marble } marble.
event-pass = { $colour } ended the turn.

score = { $seat }: { $reds } of { $needed } reds, { $taken } of the opponent’s marbles
hollow-filled = Captured by move { $move }. Click to look at it.

# A choice and what is chosen, as a screen reader says it.
choice = { $name }: { $value }
rules-ko = Ko
rules-extra = After a capture
rules-repetition = Third repetition is a draw
rules-custom = Your own mix
rules-custom-about = A mix of your own.
rules-leaflet = Leaflet
rules-leaflet-about = The 1997 leaflet: a capture gives another push, and a push may not be pushed straight back.
rules-kings-and-soldiers = Kings and Soldiers
rules-kings-and-soldiers-about = After a capture you may push again or stop; the last position may not be restored.
rules-gering = Gering
rules-gering-about = As Kings and Soldiers, but no position may ever come back.
rules-kubatoo = Kubatoo
rules-kubatoo-about = A capture gives no extra turn; the last position may not be restored.
ko-straight-back = No straight push-back
ko-previous-position = No return to the last position
ko-superko = No position twice (superko)
extra-must = Push again
extra-may = May push again
extra-none = Turn ends

setup-standard = White at bottom right
setup-mirrored = Black at bottom right
