# Texts of the commands.

cli-no-puzzle-rules = There are no rules “{ $rules }”.

cli-no-number = a whole number from { $least } to { $most } is needed
cli-no-number-from = a whole number is needed, { $least } or more
cli-no-decimal = a number is needed, as in 5 or -2.5
cli-no-date = a date is needed, as in 2026-11-25
cli-no-size = a size is two numbers from { $least } to { $most }, as in 800x600
cli-no-game = There is no game “{ $game }”. There are { $known }.
cli-no-option = an option is a name and a value, as in Setup=mirrored
cli-no-contestant = there is no player “{ $name }”: name a level from 1 to 12, one with its positions as in 12:5000, the strongest with its time as in 12:20ms, or random, taker or careful
cli-no-cut = The game has { $moves ->
    [one] one move
   *[other] { $moves } moves
}: “--from” and “--to” must lie between 0 and { $moves }, “--from” before “--to”.
cli-same-file = The picture and the film cannot both be written to { $file }.
cli-no-picture = The picture could not be made: { $reason }.
cli-no-room-for-code = The game is too long for a code in a picture of this size. Choose a larger --size.
cli-no-output = The results could not be written: { $reason }.

cli-check-ok = { $file }: ok, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [one] The file is not a valid game.
   *[other] { $bad } of { $all } files are not valid games.
}
cli-puzzle-bad = { $id }: { $reason }
cli-puzzles-good = { $all ->
    [one] { $all } puzzle is proved.
   *[other] { $all } puzzles are proved.
}
cli-puzzles-bad = { $bad } of { $all } puzzles are wrong.
cli-result-open = not finished
cli-result-won = { $winner } wins ({ $ending })
cli-result-drawn = draw ({ $ending })

cli-practice-task = { $file }: { $seat } { $move }, { $lost } % lost
cli-practice-missed = missed in a run on { $date }: { $seat } { $move }
cli-practice-win = win in { $number ->
    [one] one move
   *[other] { $number } moves
}
cli-practice-none = { $file }: nothing to practise
cli-practice-none-due = Nothing is due on { $date }.
cli-practice-no-player = “{ $name }” does not play in any of these games.
cli-strength-level = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}, level { $level } ± { $doubt }
cli-strength-unknown = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}, too few for a level
cli-strength-results = by results { $level }
cli-strength-moves = by moves { $level }
cli-strength-nobody = None of these games has exactly one person; name one with “--player” or “--seat”.
cli-better = better: { $line }
cli-turning-point = The turning point was move { $number }, { $move }.
cli-no-turning-point = There was no turning point.
cli-accuracy = { $seat }: { $percent } % accurate
cli-no-accuracy = { $seat }: too few moves for an accuracy

cli-match-seats = Two engines cannot play { $game } with { $seats } seats. The program’s own players can, as in “--players 3,2,1”.
cli-match-players = { $game } has { $seats } seats here, but { $players ->
    [one] one player was
   *[other] { $players } players were
} named.
cli-match-sprt = The two differences in strength must not be equal, and the lower one comes first.
cli-match-start = The engine “{ $engine }” could not be started: { $reason }
cli-match-dead = The engine “{ $engine }” has ended.
cli-match-late = The engine “{ $engine }” does not answer in time.
cli-match-flood = The engine “{ $engine }” floods its output.
cli-match-illegal = The engine “{ $engine }” makes moves that are not legal: { $move }
cli-match-over = The match was broken off.
cli-match-complains = The engine “{ $engine }” says: { $reason }

