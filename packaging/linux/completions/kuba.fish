# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_kuba_global_optspecs
    string join \n new-game two-players new-window person= h/help V/version
end

function __fish_kuba_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_kuba_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_kuba_using_subcommand
    set -l cmd (__fish_kuba_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c kuba -n "__fish_kuba_needs_command" -l person -d 'Play as the person with this name' -r
complete -c kuba -n "__fish_kuba_needs_command" -l new-game -d 'Ask for the next game'
complete -c kuba -n "__fish_kuba_needs_command" -l two-players -d 'Begin a game between people'
complete -c kuba -n "__fish_kuba_needs_command" -l new-window -d 'Open another window, even if one is open'
complete -c kuba -n "__fish_kuba_needs_command" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_needs_command" -s V -l version -d 'Print version'
complete -c kuba -n "__fish_kuba_needs_command" -a "perft" -d 'Counts the positions after each number of moves up to DEPTH'
complete -c kuba -n "__fish_kuba_needs_command" -a "show" -d 'Makes a picture of the board of a saved game, or a film of the whole game'
complete -c kuba -n "__fish_kuba_needs_command" -a "check" -d 'Replays saved games and says whether they are valid'
complete -c kuba -n "__fish_kuba_needs_command" -a "sheet" -d 'Prints the score sheets of saved games, also of those in pictures'
complete -c kuba -n "__fish_kuba_needs_command" -a "analyse" -d 'Says what the moves of saved games were worth, and where the games were lost'
complete -c kuba -n "__fish_kuba_needs_command" -a "ugi" -d 'Speaks the engine protocol UGI, for tournament managers'
complete -c kuba -n "__fish_kuba_needs_command" -a "match" -d 'Lets two engines play a match'
complete -c kuba -n "__fish_kuba_needs_command" -a "bench" -d 'Searches fixed positions and counts the positions it visits'
complete -c kuba -n "__fish_kuba_needs_command" -a "puzzles" -d 'Lists the puzzles of the program, or proves them all again'
complete -c kuba -n "__fish_kuba_needs_command" -a "practice" -d 'Makes practice positions of the mistakes in saved games, or lists those that are due'
complete -c kuba -n "__fish_kuba_needs_command" -a "strength" -d 'Estimates how strong a person is, from saved games'
complete -c kuba -n "__fish_kuba_using_subcommand perft" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand perft" -l option -d 'A rule of the game, as in “Setup=mirrored”' -r
complete -c kuba -n "__fish_kuba_using_subcommand perft" -l ko -d 'The ko rule of Kuba: the same as “--option Ko=…”' -r -f -a "straight-back\t''
previous-position\t''
superko\t''"
complete -c kuba -n "__fish_kuba_using_subcommand perft" -l extra -d 'What a capture gives in Kuba, another push or none: the same as “--option Extra=…”' -r -f -a "must\t''
may\t''
none\t''
red-must\t''
red-may\t''"
complete -c kuba -n "__fish_kuba_using_subcommand perft" -l position -d 'A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”' -r
complete -c kuba -n "__fish_kuba_using_subcommand perft" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand show" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l option -d 'A rule of the game, as in “Setup=mirrored”' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l ko -d 'The ko rule of Kuba: the same as “--option Ko=…”' -r -f -a "straight-back\t''
previous-position\t''
superko\t''"
complete -c kuba -n "__fish_kuba_using_subcommand show" -l extra -d 'What a capture gives in Kuba, another push or none: the same as “--option Extra=…”' -r -f -a "must\t''
may\t''
none\t''
red-must\t''
red-may\t''"
complete -c kuba -n "__fish_kuba_using_subcommand show" -l position -d 'A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l png -d 'The picture to write; “-” for standard output' -r -F
complete -c kuba -n "__fish_kuba_using_subcommand show" -l gif -d 'The film of the game to write; “-” for standard output' -r -F
complete -c kuba -n "__fish_kuba_using_subcommand show" -l from -d 'The number of moves before the film begins' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l to -d 'The number of moves after which the position is shown, or the film ends' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l pace -d 'How fast the moves of a film are played; “off” shows one position after the other' -r -f -a "off\t''
slow\t''
normal\t''
fast\t''"
complete -c kuba -n "__fish_kuba_using_subcommand show" -l size -d 'Width and height in pixels' -r
complete -c kuba -n "__fish_kuba_using_subcommand show" -l theme -d 'The colours' -r -f -a "light\t''
dark\t''
contrast-light\t''
contrast-dark\t''"
complete -c kuba -n "__fish_kuba_using_subcommand show" -l marbles -d 'How marbles are told apart' -r -f -a "glass\t''
symbols\t''"
complete -c kuba -n "__fish_kuba_using_subcommand show" -l names -d 'Shows who plays'
complete -c kuba -n "__fish_kuba_using_subcommand show" -l score -d 'Shows the score beside the board'
complete -c kuba -n "__fish_kuba_using_subcommand show" -l qr -d 'Adds the game as a code below the board'
complete -c kuba -n "__fish_kuba_using_subcommand show" -l no-coordinates -d 'Leaves out the coordinates'
complete -c kuba -n "__fish_kuba_using_subcommand show" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand check" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand sheet" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand analyse" -l nodes -d 'Positions to look at for each move (400000 by default); the same number gives the same result on every computer' -r
complete -c kuba -n "__fish_kuba_using_subcommand analyse" -l movetime -d 'Milliseconds for each move' -r
complete -c kuba -n "__fish_kuba_using_subcommand analyse" -l format -d 'A line for each move, or a JSON object for each game' -r -f -a "text\t''
json\t''"
complete -c kuba -n "__fish_kuba_using_subcommand analyse" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand ugi" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand ugi" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand match" -l first -d 'The first engine’s command; this program if there is none' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l second -d 'The second engine’s command; this program if there is none' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l first-option -d 'An option of the first engine, as in “Level=5”' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l second-option -d 'An option of the second engine' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l players -d 'The program’s own players instead of engines, one per seat, separated by commas: a level, a level and how many positions it looks at, as in “12:5000”, the strongest level and its time, as in “12:20ms”, a level with a tenth, as in “4.5”, or a player who has just learned the game: “random”, “taker”, “careful”' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l movetime -d 'Milliseconds for a move (100 by default)' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l nodes -d 'Positions to look at for a move' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l depth -d 'Plies to look ahead' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l grace -d 'Milliseconds that a move may take beyond its time (1000 by default), or in all if no time is set (60000), before the engine loses the game' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l games -d 'The number of games; each opening is played in every seating: twice with two players, six times with three' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l sprt -d 'Stop when the games decide between these two differences in strength, in Elo' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l concurrency -d 'Games played at once' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l opening -d 'Random moves at the start' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l seed -d 'Chooses the openings, and the errors of “--players”' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l save -d 'Folder in which every game is saved as a file; existing files stay' -r -F
complete -c kuba -n "__fish_kuba_using_subcommand match" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l option -d 'A rule of the game, as in “Setup=mirrored”' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -l ko -d 'The ko rule of Kuba: the same as “--option Ko=…”' -r -f -a "straight-back\t''
previous-position\t''
superko\t''"
complete -c kuba -n "__fish_kuba_using_subcommand match" -l extra -d 'What a capture gives in Kuba, another push or none: the same as “--option Extra=…”' -r -f -a "must\t''
may\t''
none\t''
red-must\t''
red-may\t''"
complete -c kuba -n "__fish_kuba_using_subcommand match" -l position -d 'A position instead of the start, as in “7/7/7/3W3/7/7/3B3 w”' -r
complete -c kuba -n "__fish_kuba_using_subcommand match" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand bench" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand bench" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and not __fish_seen_subcommand_from list check prove" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and not __fish_seen_subcommand_from list check prove" -f -a "list" -d 'Prints the puzzles of a game, one per line: name, grade, goal, rules, position and solution, separated by tabs'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and not __fish_seen_subcommand_from list check prove" -f -a "check" -d 'Proves again that every puzzle of the program, or of files, has exactly one solution, the listed one'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and not __fish_seen_subcommand_from list check prove" -f -a "prove" -d 'Prints what a position asks for, separated by tabs: the goal that can be reached, the first moves that reach it, and the best play'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from list" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l threads -d 'How many puzzles are proved at once' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -l game -d 'The game' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -l rules -d 'The rules by the names that “list” prints, as in “previous-position may”; the usual ones by default' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -l position -d 'The position, as in “7/7/7/5WR/7/7/B6 w 6-0”' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -l within -d 'How many moves of both sides to look ahead' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -l nodes -d 'Most positions to look at; after that the answer is “undecided”' -r
complete -c kuba -n "__fish_kuba_using_subcommand puzzles; and __fish_seen_subcommand_from prove" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand practice; and not __fish_seen_subcommand_from list due" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand practice; and not __fish_seen_subcommand_from list due" -f -a "list" -d 'Lists practice positions from the mistakes in saved games, at most three per game'
complete -c kuba -n "__fish_kuba_using_subcommand practice; and not __fish_seen_subcommand_from list due" -f -a "due" -d 'Lists the practice positions that are due in this program’s own data'
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from list" -l player -d 'The name of the person who made the mistakes; without it, everyone who is not the computer' -r
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from list" -l seat -d 'The seat that made the mistakes; 1 moves first' -r
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from list" -l nodes -d 'Positions to look at for each mistake (200000 by default); the same number gives the same result on every computer' -r
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from list" -l format -d 'A line or a JSON object for each practice position' -r -f -a "text\t''
json\t''"
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from due" -l date -d 'The day, as in 2026-11-25; today by default' -r
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from due" -l format -d 'A line or a JSON object for each practice position' -r -f -a "text\t''
json\t''"
complete -c kuba -n "__fish_kuba_using_subcommand practice; and __fish_seen_subcommand_from due" -s h -l help -d 'Print help'
complete -c kuba -n "__fish_kuba_using_subcommand strength" -l player -d 'The name of the person; without it, the only person of each game' -r
complete -c kuba -n "__fish_kuba_using_subcommand strength" -l seat -d 'The seat of the person; 1 moves first' -r
complete -c kuba -n "__fish_kuba_using_subcommand strength" -l nodes -d 'Positions to look at for each move; the same number gives the same result on every computer' -r
complete -c kuba -n "__fish_kuba_using_subcommand strength" -l format -d 'A line or a JSON object for each game and rule set' -r -f -a "text\t''
json\t''"
complete -c kuba -n "__fish_kuba_using_subcommand strength" -s h -l help -d 'Print help'
