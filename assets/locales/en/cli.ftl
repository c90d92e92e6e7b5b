# What the commands say.

cli-about = Kuba, the game of pushing rows of marbles. Without a command it opens the window.
cli-about-perft = Counts the positions after so many moves, depth by depth
cli-about-ugi = Speaks the engine protocol UGI, for tournament managers
cli-about-match = Lets two engines play a match
cli-about-check = Replays saved games and says whether they are sound
cli-about-show = Draws the board of a saved game into a picture
cli-help-show-file = The game to show; the start if there is none
cli-help-png = The picture to write
cli-help-size = Width and height in pixels
cli-help-theme = The colours
cli-help-marbles = How marbles are told apart
cli-help-files = The games to check
cli-help-file = A game to open
cli-help-depth = How many moves deep
cli-help-ko = The ko rule
cli-help-extra = What a capture gives: a push that must be made, one that may be made, or none
cli-help-first = The first engine’s command; this program if there is none
cli-help-second = The second engine’s command; this program if there is none
cli-help-first-option = An option of the first engine, as in “Level=5”
cli-help-second-option = An option of the second engine
cli-help-movetime = Milliseconds for a push (100 if nothing is said)
cli-help-nodes = Positions to look at for a push
cli-help-match-depth = Plies to look ahead
cli-help-games = The number of games; each opening is played twice
cli-help-sprt = Stop when the difference of strength is decided between these two, in Elo
cli-help-concurrency = Games played at once
cli-help-opening = Random pushes at the start
cli-help-seed = Chooses the openings
cli-help-position = A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”

cli-no-size = a size is two numbers from { $least } to { $most }, as in 800x600
cli-no-picture = The picture could not be made: { $reason }.
cli-no-output = The results could not be written: { $reason }.

cli-check-ok = { $file }: ok, { $pushes ->
    [one] { $pushes } push
   *[other] { $pushes } pushes
}, { $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [one] The file is not a sound game.
   *[other] { $bad } of { $all } files are not sound games.
}
cli-result-open = not finished
cli-result-won = { $winner } wins ({ $ending })
cli-result-drawn = draw ({ $ending })

cli-match-sprt = The two differences of strength must be different, the lower one first.
cli-match-start = The engine “{ $engine }” could not be started: { $reason }
cli-match-gone = The engine “{ $engine }” has ended.
cli-match-silent = The engine “{ $engine }” does not answer.
cli-match-complains = The engine “{ $engine }” says: { $reason }
