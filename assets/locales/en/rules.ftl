# Texts of the rules of all games.

illegal-game-over = The game is over.

option-none = There is no option “{ $name }”: this game has none.
option-unknown = There is no option “{ $name }”. There are { $known }.
option-value = { $name } is one of { $values }, not “{ $found }”.

ending-repetition = third repetition
ending-resignation = resignation
ending-agreement = agreed
ending-time-out = the opponent’s time ran out

move-not-a-move = “{ $text }” is not a move.
move-not-a-cell = “{ $text }” is not on the board.
move-not-neighbours = { $from } and { $to } are not neighbours.

direction-north = up
direction-east = right
direction-south = down
direction-west = left
