# Texts of the commands.

cli-about = Three board games: Kuba, Cubulus and Qubism. Without a command it opens the window.
cli-about-perft = Counts the positions after each number of moves up to DEPTH
cli-about-ugi = Speaks the engine protocol UGI, for tournament managers
cli-about-match = Lets two engines play a match
cli-about-bench = Searches fixed positions and counts the positions it visits
cli-about-puzzles = Lists the puzzles of the program, or proves them all again
cli-about-puzzles-list = Prints the puzzles of a game, one per line: name, grade, goal, rules, position and solution, separated by tabs
cli-about-puzzles-check = Proves again that every puzzle of the program, or of files, has exactly one solution, the listed one
cli-about-puzzles-prove = Prints what a position asks for, separated by tabs: the goal that can be reached, the first moves that reach it, and the best play
cli-help-threads = How many puzzles are proved at once
cli-help-puzzle-files = Files of puzzles in the form that “list” prints, with the author as a seventh part if known; without them, the puzzles of the program
cli-help-puzzle-rules = The rules by the names that “list” prints, as in “previous-position may”; the usual ones by default
cli-help-puzzle-position = The position, as in “7/7/7/5WR/7/7/B6 w 6-0”
cli-help-puzzle-within = How many moves of both sides to look ahead
cli-help-puzzle-nodes = Most positions to look at; after that the answer is “undecided”
cli-no-puzzle-rules = There are no rules “{ $rules }”.
cli-about-practice = Makes practice positions of the mistakes in saved games, or lists those that are due
cli-about-practice-list = Lists practice positions from the mistakes in saved games, at most three per game
cli-about-practice-due = Lists the practice positions that are due in this program’s own data
cli-help-practice-files = The games in which to look for mistakes
cli-help-practice-player = The name of the person who made the mistakes; without it, everyone who is not the computer
cli-help-practice-seat = The seat that made the mistakes; 1 moves first
cli-help-practice-nodes = Positions to look at for each mistake (200000 by default); the same number gives the same result on every computer
cli-help-practice-format = A line or a JSON object for each practice position
cli-help-practice-date = The day, as in 2026-11-25; today by default
cli-about-strength = Estimates how strong a person is, from saved games
cli-help-strength-files = The games of the person
cli-help-strength-player = The name of the person; without it, the only person of each game
cli-help-strength-seat = The seat of the person; 1 moves first
cli-help-strength-nodes = Positions to look at for each move; the same number gives the same result on every computer
cli-help-strength-format = A line or a JSON object for each game and rule set
cli-about-check = Replays saved games and says whether they are valid
cli-about-sheet = Prints the score sheets of saved games, also of those in pictures
cli-about-analyse = Says what the moves of saved games were worth, and where the games were lost
cli-about-show = Makes a picture of the board of a saved game, or a film of the whole game
cli-help-show-file = The game to show; without one, the start position
cli-help-png = The picture to write; “-” for standard output
cli-help-gif = The film of the game to write; “-” for standard output
cli-help-from = The number of moves before the film begins
cli-help-to = The number of moves after which the position is shown, or the film ends
cli-help-pace = How fast the moves of a film are played; “off” shows one position after the other
cli-help-names = Shows who plays
cli-help-qr = Adds the game as a code below the board
cli-help-score = Shows the score beside the board
cli-help-no-coordinates = Leaves out the coordinates
cli-help-size = Width and height in pixels
cli-help-theme = The colours
cli-help-marbles = How marbles are told apart
cli-help-analysed-files = The games to analyse
cli-help-analysis-nodes = Positions to look at for each move (400000 by default); the same number gives the same result on every computer
cli-help-analysis-movetime = Milliseconds for each move
cli-help-format = A line for each move, or a JSON object for each game
cli-help-files = The files with the games
cli-help-file = A game to open
cli-help-new-game = Ask for the next game
cli-help-two-players = Begin a game between people
cli-help-new-window = Open another window, even if one is open
cli-help-depth = How many moves deep
cli-help-game = The game
cli-help-option = A rule of the game, as in “Setup=mirrored”
cli-help-ko = The ko rule of Kuba: the same as “--option Ko=…”
cli-help-extra = What a capture gives in Kuba, another push or none: the same as “--option Extra=…”
cli-help-bench-depth = Plies to look ahead
cli-help-first = The first engine’s command; this program if there is none
cli-help-second = The second engine’s command; this program if there is none
cli-help-first-option = An option of the first engine, as in “Level=5”
cli-help-second-option = An option of the second engine
cli-help-players = The program’s own players instead of engines, one per seat, separated by commas: a level, a level and how many positions it looks at, as in “12:5000”, the strongest level and its time, as in “12:20ms”, a level with a tenth, as in “4.5”, or a player who has just learned the game: “random”, “taker”, “careful”
cli-help-match-save = Folder in which every game is saved as a file; existing files stay
cli-help-movetime = Milliseconds for a move (100 by default)
cli-help-nodes = Positions to look at for a move
cli-help-match-depth = Plies to look ahead
cli-help-grace = Milliseconds that a move may take beyond its time (1000 by default), or in all if no time is set (60000), before the engine loses the game
cli-help-games = The number of games; each opening is played in every seating: twice with two players, six times with three
cli-help-sprt = Stop when the games decide between these two differences in strength, in Elo
cli-help-concurrency = Games played at once
cli-help-opening = Random moves at the start
cli-help-seed = Chooses the openings, and the errors of “--players”
cli-help-position = A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”

cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-value-options = OPTIONS
cli-value-command = COMMAND
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-named = NAME=VALUE
cli-value-value = VALUE
cli-value-position = POSITION
cli-value-number = N
cli-value-depth = DEPTH
cli-value-name = NAME
cli-value-date = DATE
cli-value-size = SIZE
cli-value-player = PLAYER
cli-noted = { $help } { $note }
cli-note-default = [default: { $value }]
cli-note-values = [possible values: { $values }]
cli-about-help = Shows this help, or that of a command
cli-help-help = Shows this help
cli-help-version = Shows the version

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

cli-practice-task = { $file }: move { $number }, { $seat } { $move }, { $lost } % lost
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

cli-manual-games = Games
cli-manual-name = NAME
cli-manual-synopsis = SYNOPSIS
cli-manual-description = DESCRIPTION
cli-manual-options = OPTIONS
cli-manual-commands = COMMANDS
cli-manual-version = VERSION
