# Texts of the window.

menu-game = Game
menu-move = Move
menu-copy = Copy
menu-view = View
menu-train = Train
menu-more = More
menu-language = Language
language-of-the-system = System
menu-help = Help
menu-recent = Open recent

command-new-game = New game…
command-same-again = Play again
command-play-even = Even game
command-play-easy = Easy
command-play-medium = Medium
command-play-hard = Hard
command-two-players = Two players
command-friends = With friends
command-open = Open…
command-save = Save
command-save-as = Save as…
command-copy-game = Copy game
command-copy-analysis = Copy with analysis
command-copy-position = Copy position
command-paste = Paste game or position
command-welcome = Start page
command-back-to-game = Back to the game
command-back-to-left = Back to it
command-settings = Settings…
command-quit = Quit
command-end-turn = End turn
command-undo = Undo
# On a narrow button.
command-undo-short = Undo
command-redo = Redo
command-redo-short = Redo
command-hint = Hint
command-guide = A hint every turn
guide-end = No more hints every turn
command-warn = Warn me of bad moves
# Beside its sign.
command-warn-short = Warns
command-show-answer = Show what follows
command-move-now = Move now
command-stop-clock = Stop the clock
command-pause = Pause
command-go-on = Go on
command-resign = Resign…
command-offer-draw = Offer a draw
command-first = To the start
command-previous = Back
command-next = Forward
command-last = Latest
command-rematch = Rematch
command-rematch-at-offer = Rematch as offered
command-review = Study
command-study = Study this game
command-study-start = Study from the start
command-leave-study = Leave the study
command-look-at-game = Analyse the whole game
command-lines = Best lines
command-enter-line = Play this line
command-next-mistake = Next mistake
command-previous-mistake = Prior mistake
command-line-below = Line below
command-line-above = Line above
command-promote = Make main line
command-delete-from = Delete from here
command-comment = Comment…
command-mark-none = No mark
command-mark-good = ! Good
command-mark-mistake = ? Mistake
command-mark-brilliant = !! Brilliant
command-mark-blunder = ?? Blunder
command-mark-interesting = !? Interesting
command-mark-doubtful = ?! Doubtful
command-move-drawer = List of { $of ->
    [kuba] pushes
   *[other] moves
}
command-turn-board = Flip the board
command-sound = Sound
command-volume = Volume
command-coordinates = Coordinates
command-threats = Threats
command-show-threats = Show threats for a moment
command-replay = What happened?
command-layers = Large layers
command-board-only = Board only
command-full-screen = Full screen
command-one-key = Play with one key
command-one-key-slower = Slower ring
command-one-key-faster = Faster ring
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-zoom-reset = Normal size
command-learn = Learn to play
command-previous-step = Back
command-next-step = Next
command-leave-lesson = Leave the lesson
command-rules = Rules
command-asked = Often asked
command-keys = Keys
command-find = Find a command…
command-about = About Kuba
command-accessibility = Accessibility

command-show = Go to this position

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command } ({ $key })
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command }, on or off. The key { $key } shows them for a moment.

cancel = Cancel
close = Close
dismiss = Dismiss

seat-you = You
seat-computer = Computer
seat-computer-named = { $name } ({ $seat })
card-computer = { $seat } · Level { $level }: { $name }
level-short = Level { $level }
card-computer-short = Level { $level }: { $name }
# On the card of the player whose turn is next.
card-next = next
pill-your-turn = Your turn
pill-to-move = { $seat }’s turn
pill-move-again = Move again
pill-clock-stands = Paused
pill-thinking = Thinking…
pill-thinking-for = Thinking… { $seconds } s

moves-none = No { $of ->
    [kuba] push
   *[other] move
} yet.
moves-back-to-the-game = Back to the game
move-name = { $seat }: { $move }

hand-over = The game is over.
game-too-long = This game has reached the limit of { $most } moves. You can save it, but not continue it.
game-too-many-variations = This game has reached the limit of { $most } moves with all its variations. Delete a variation to add another.
comment-too-long = A comment has at most { $most } characters.
comments-too-long = The comments of a game have at most { $most } kB together.
hand-clock-stands = The clock is stopped. Press { command-go-on } to start it again.
out-of-time = { $seat } has run out of time, and is out.
clock-left = { $seat }: { $time } left
hand-paused = The computer is waiting. Choose “Move now” to continue.
hand-waits = The computers are waiting. Choose “Go on” to continue.
hand-thinking = The computer is thinking.
hand-warned = The computer waits: take your move back, or play on.
hand-computers-turn = The computer is to { $of ->
    [kuba] push
   *[other] move
} here. End returns to the game.

# Chances of the player who moved, in percent.
warning-says = Careful: { $why }
# line: moves in notation.
warning-answer = What can follow: { $line }
warning-take-back = Take back
warning-show = Show
warning-hide = Hide
warning-play-on = Play on

status-hint-thinking = Looking for a good { $of ->
    [kuba] push
   *[other] move
}…
status-hint = Hint: { $advice }.
status-hint-more = Hint: { $advice } Press Hint again for more.
hint-question = There is a good { $of ->
    [kuba] push
   *[other] move
}. Where?
status-draw-thinking = Thinking about your offer…
status-earlier = { $number ->
    [0] Start position.
   *[other] After { $of ->
        [kuba] push
       *[other] move
    } { $number } of { $count }, { $move }.
} { $more }
status-earlier-move = { $of ->
    [kuba] Push
   *[other] Move
} to go on from here, or End to return.
status-earlier-look = End returns to the game.
moves-replaced = The old line is kept below. Undo goes back to it.
moves-deleted = Deleted { $count ->
    [one] one { $of ->
        [kuba] push
       *[other] move
    }
   *[other] { $count } { $of ->
        [kuba] pushes
       *[other] moves
    }
}.

thought-nothing = The computer has not thought yet.
thought-depth = Depth { $depth }
thought-even = Even chances
thought-ahead = { $seat } is better ({ $percent } %)
# With more than two players.
thought-chance = { $seat }’s chances: { $percent } %
thought-plus = +{ $whole }.{ $tenth }
thought-minus = −{ $whole }.{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat } wins in { $moves ->
    [one] one { $of ->
        [kuba] push
       *[other] move
    }
   *[other] { $moves } { $of ->
        [kuba] pushes
       *[other] moves
    }
}
thought-thousands = { $thousands } k/s
thought-millions = { $whole }.{ $tenth } M/s
thought-told = The computer thinks: { $score }. { $line } ({ $about })

result-wins = { $name } wins
result-you-win = You win!
result-computer-wins = The computer wins
result-computer-wins-short = Computer wins
result-draw = A draw
result-reason = { $reason }, after { $length }.
result-reason-with-help = { $reason }, after { $length }, with help.
result-reason-strict = { $reason }, after { $length }, in a strict game.
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }. { $name } { $wins }
result-score = Match: { $score }{ $draws ->
    [0] .
    [one] , one draw.
   *[other] , { $draws } draws.
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole }.{ $tenth }
result-rating = You: about level { $level }
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] One more game, and your level is known.
   *[other] Two more games, and your level is known.
}
result-games-played = { $played } of 3 games
result-level-passed = Level { $level } is yours.
rating-more = { $halves ->
    [1] Half a level
    [2] One level
   *[other] { $levels } levels
} more than a week ago
rating-less = { $halves ->
    [1] Half a level
    [2] One level
   *[other] { $levels } levels
} less than a week ago
rating-as-before = As a week ago
result-easier = Easier: Level { $number }
result-easier-whole = An easier rematch, at level { $number }: { $name }
result-harder = Harder: Level { $number }
result-harder-whole = A harder rematch, at level { $number }: { $name }
result-easier-short = Easier: { $number }
result-harder-short = Harder: { $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = Study
study-graph = Chances in the course of the game
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $seat }: { $move } { $mark }
study-point-start = Start position
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] Start position
   *[other] After { $of ->
        [kuba] push
       *[other] move
    } { $number }, { $move }
}, { $chances }
study-chance = { $seat } { $percent } %
study-accuracy = { $percent } % accurate
# Status line in a study.
study-status = { $of ->
    [kuba] Push
   *[other] Move
} to try something else.
study-chances-unknown = The chances are not known yet.
study-turning-point = The turning point was { $of ->
    [kuba] push
   *[other] move
} { $number }, { $move }.
study-is-turning-point = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was the turning point.
study-no-turning-point = No single { $of ->
    [kuba] push
   *[other] move
} turned the game.
study-nothing-yet = Play a { $of ->
    [kuba] push
   *[other] move
} to study it.
study-was-good = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was the only one that held.
study-was-brilliant = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was brilliant.
study-was-interesting = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was interesting.
study-was-doubtful = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was doubtful.
study-was-mistake = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was a mistake.
study-was-blunder = { $of ->
    [kuba] Push
   *[other] Move
} { $number }, { $move }, was a blunder.
study-show-me = Show me
study-last-mistake = That was the last mistake.
study-first-mistake = That was the first mistake.
study-looks = Quick look: { $done } of { $all }
study-looks-deeper = Closer look: { $done } of { $all }
study-stopped = Only part of the game is analysed.
study-stop = Stop
study-go-on = Go on
study-leave = Done
# A better line than the move above; line: moves.
study-better = better: { $line }
study-more-lines = { $lines ->
    [one] +1 line
   *[other] +{ $lines } lines
}
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = Lines
study-lines-thinking = Looking for the best lines…
study-no-lines = The game is over here.
study-line-chance = { $percent } %
study-line-wins = wins in { $moves }
study-line-loses = loses in { $moves }
study-line-told = Best line { $number }, { $chance }: { $line }
study-fewer-lines = Fewer lines
study-more = More lines
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = level { $number }
study-level-move = { $level } would play { $move }
study-level-move-short = { $level } { $move }
study-levels-agree = Levels { $first }, { $second } and { $best } would play { $move }
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }, { $mark }
study-told-variation = Variation: { $name }

title-welcome = { $game }
title-puzzle = Puzzles – { $game }
title-lesson = Learn to play – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · the game is over – { $game }
title-turn = { $players } · { $seat }’s turn – { $game }

# The list of all commands. reason: one of the texts below.
find-title = Find a command
find-hint = Name of a command
find-nothing = No command is called that.
find-status = Enter runs it. Esc goes back.
find-status-disabled = Not now: { $reason }.

# Why a command is disabled, without a full stop.
disabled-game = only in a game
disabled-game-or-editor = only in a game or while you set up a position
disabled-game-or-puzzle = only in a game or a puzzle
disabled-lesson = only in a lesson
disabled-puzzle = only in puzzles
disabled-practice = only in practice
disabled-run = only in puzzle runs
disabled-train = only on the page Train
disabled-you = only on the page You
disabled-exercise = only in puzzles and practice
disabled-editor = only while you set up a position
disabled-begun = no game has begun
disabled-start-page = this is the start page
disabled-now = not now
disabled-none-left = no game waits for you
disabled-over = when the game is over
disabled-no-offer = when the result offers it
disabled-end-turn = when you may end your turn
disabled-undo = nothing to undo
disabled-redo = nothing to redo
disabled-hint = when it is your turn
disabled-friend = not in a game without help
disabled-strict = not in a strict game
disabled-warn = only against levels 1 to 6
disabled-thinking = while the computer is thinking
disabled-warned = when the computer warns you
disabled-pause = while computers play or a clock runs
disabled-resign = when you can resign
disabled-draw = when somebody can agree to a draw
disabled-first = this is the first position
disabled-last = this is the newest position
disabled-study = only in a study
disabled-no-moves = nothing has been played
disabled-no-mistake = no mistake is marked
disabled-no-fork = no other line here
disabled-layers = only on boards with layers
disabled-one-key = while you play with one key
disabled-in-editor = you are setting one up
disabled-unplayable = the position cannot be played
disabled-no-puzzle = the position is no puzzle
disabled-running = not during a run
disabled-not-running = when a run is going
disabled-no-mistake-yet = after a wrong move
disabled-no-own = you have no puzzles of your own
disabled-not-own = only for your own puzzles
disabled-not-deleted = no puzzle was deleted
disabled-not-proving = no puzzle is being checked
disabled-no-positions = no positions from this game
disabled-messages = only in a game by messages
disabled-not-asked = nobody has asked
disabled-remark = after a move in a game with friends
disabled-seat = nobody has taken your seat
disabled-not-called = no friend has moved

theme-system = System
theme-light = Light
theme-dark = Dark
contrast-system = System
contrast-more = High
contrast-normal = Normal
motion-system = System
motion-reduced = Reduced
marbles-glass = Glass
marbles-symbols = Symbols
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast

settings-title = Settings
settings-look = Look
settings-computer = Computer
settings-game = Game
settings-theme = Theme
settings-contrast = Contrast
settings-marbles = Pieces
one-key-hint = { $name } (hint)
one-key-about = A ring walks over what can be chosen. Space, a click or a touch anywhere chooses what is ringed. { $keys } ends it.
one-key-pace = Time for each stop
one-key-second-key = A second key moves on: Enter or the right mouse button
one-key-title = One key
one-key-change = Change…
one-key-quick = quick
one-key-slow = slow
one-key-card = { $seconds } s a stop. It rests after three rounds.
one-key-rests = Press to go on
one-key-status = Press Space when what you want is ringed.
one-key-board = Board
one-key-choices = Choices
one-key-menu = Menu
one-key-back = Back
one-key-more = more
one-key-less = less
one-key-at = { $place } of { $count } · next in { $seconds } s
one-key-at-by-key = { $place } of { $count } · Enter: next
settings-motion = Motion
settings-motion-about = Reduced: what moved is outlined instead.
settings-accessibility-more = More on accessibility…
settings-rules = Rules for the next game
settings-rules-start = Start a new game with these rules
settings-time = Thinking time
settings-seconds = s
settings-seconds-and-tenth = { $whole }.{ $tenth }
settings-time-about = The { level-12 }’s limit for each { $of ->
    [kuba] push
   *[other] move
}. Lower levels take less.
settings-ponder = The { level-12 } also thinks during your turn (uses more battery)
settings-show-thinking = Show what the computer thinks
settings-warn-learners = Warn me of bad moves (levels 1 to 4)
settings-warn = Warn me of bad moves (levels 5 and 6)
settings-confirm-resigning = Ask before resigning
settings-system-dialogs = Use the system’s dialogs for files
settings-system-dialogs-about = Otherwise you type the path of a file.
settings-files-about = The game in progress is saved while you play, and comes back at the next start. Save a game as a file to keep it for good, or to send it.

board-only-back = { $key } or Esc: back
board-only-back-by-esc = Esc: back
zoom-too-large = No larger zoom fits into this window. Make the window larger first.

level-label = Level
settings-level-about = Computers that play each other at different levels keep theirs.
level-item = { $number }: { $name }

new-game-title = New game
new-game-opponent = Opponent
new-game-strength = Strength
new-game-even = As strong as you
new-game-level = A level
new-game-for-you = For you
new-game-easier = A little easier
new-game-as-strong = Even
new-game-harder = Harder
new-game-even-about = About level { $level } now. It follows your games.
opponent-computer = Computer
opponent-friend = A friend
opponent-computers = Computer against itself
opponent-two-computers = Two computers
opponent-two-friends = Two friends
opponent-computers-only = Computers only
new-game-game = Choose a game
new-game-change-seats = Change seats
new-game-more = Rules, clock, board, position
new-game-size = Players
new-game-colour = Colour
new-game-colours = Colours
new-game-stay = Stay
new-game-take-turns = Take turns
new-game-turns-about = The loser is { $first } in the next game.
new-game-own-name = Your name
new-game-move-on = Take turns (all move one seat on)
new-game-lot-then-loser = Chance decides who is { $first } first; after that it is the loser.
new-game-lot-then-on = First game at random, then all move one seat on
seat-person = A person
seat-level = Computer · { $level }
seat-name = Name
seat-name-of = Name of { $seat }
new-game-rules = Rules
new-game-setup = Start position
new-game-clock = Clock
clock-none = None
clock-game = For the game
clock-move = For each move
clock-about = It begins with the first move and runs while you look at earlier positions. Undo gives time back. If your time runs out, you lose. P stops it.
# “of” is the name of the game in files.
clock-begins-game = With a clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} each{ $more ->
    [0] .
   *[other] , plus { $more } s with every { $of ->
        [kuba] push
       *[other] move
    }.
}
clock-begins-move = With a clock: { $seconds } seconds a { $of ->
    [kuba] push
   *[other] move
}.
clock-begins-each = With a clock: { $times }.
clock-short-game = { $more ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $more } s a { $of ->
        [kuba] push
       *[other] move
    }
}
clock-short-move = { $seconds } s a { $of ->
    [kuba] push
   *[other] move
}
clock-short-each = { $times }
clock-minutes = Minutes each
clock-more = Seconds a move
clock-seconds = Seconds
clock-each = Each their own
clock-min = min
clock-s = s
clock-minutes-of = Minutes: { $seat }
clock-more-of = Seconds a move: { $seat }
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat } { $minutes } min
   *[other] { $seat } { $minutes } min + { $more } s
}
clock-suggested = As suggested: { $times }
clock-suggested-about = The suggestion gives half as much time again for each level that a player is weaker.
new-game-strict = Strict game: no undo, hints, threats or warnings. It counts fully.
strict-begins = Strict game: no undo, hints, threats or warnings.
new-game-position = From a position
new-game-position-label = Paste a position here, or leave it empty
new-game-play = Play

setup-title = Which start position?
setup-who = { $seat } chooses the start position.
setup-you = You play { $seat } now. Choose the start position.
setup-you-and-loser = You play { $seat } now: the loser begins. Choose the start position.
setup-chosen = The computer is { $seat } and picked the start at random: { $setup }.

comment-title = Comment
comment-label = Your comment
comment-keep = Keep

overwrite-title = Overwrite?
overwrite-text = { $file } has been changed by another program since it was opened here. Saving replaces those changes.
overwrite-sheet-text = { $file } is a score sheet. Saving turns it into a saved game.
overwrite-sheet-lost-text = { $file } is a score sheet. Saving turns it into a saved game, without the words that the program does not understand: { $words }.
overwrite-yes = Overwrite
overwrite-no = Cancel
replace-title = Replace the file?
replace-text = { $file } already exists. Saving replaces its contents.
replace-yes = Replace
quit-title = Quit without saving?
quit-text = Your unfinished game cannot be saved. ({ $fault })
quit-text-finished = The last game that you left cannot be saved among your games. ({ $fault })
quit-save = Save elsewhere…
quit-yes = Quit anyway
salvage-title = Open the undamaged part?
salvage-text = { $fault } You can open the { $moves ->
        [one] move
       *[other] { $moves } moves
    } before that as a new game. The file stays as it is.
salvage-yes = Open that part
salvage-no = Cancel
resign-title = Resign?
resign-text = { $others ->
    [one] Your opponent wins the game.
   *[other] The others play on without you.
}
resign-yes = Resign
resign-no = Keep playing
draw-title = A draw?
draw-text = { $seat } offers a draw. { $others ->
    [one] Does the other player agree?
   *[other] Do the others agree?
}
draw-yes = Agree
draw-no = Play on
draw-accepted = The computer accepts the draw.
draw-declined = The computer would rather play on.
confirm-always-ask = Ask every time

path-open-title = Open a game
path-save-title = Save the game
path-why = Type the path of the file.
path-label = Path
path-open = Open
path-save = Save
file-kind = Games
file-kind-any = All files
file-kind-picture = Pictures
file-kind-film = Films
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = Games
you-players = { $count } players
you-players-which = Number of players
you-level = About level { $level }
you-way = { $way ->
    [third] A third of the way to { $next }
    [half] Half-way to { $next }
    [two-thirds] Two thirds of the way to { $next }
    [nearly] Nearly { $next }
   *[none] { "" }
}
you-judging = Reading { $done } of { $all } games
you-no-level = No level yet
you-no-games = { $from } to { $to }: no games yet
you-status = Press a level to list the games against it. Esc leads back.
you-unknown = Your level shows after three games against the computer.
you-missing = { $count ->
    [one] One more game, and the course says something.
   *[other] { $count } more games, and the course says something.
}
you-won = won
you-lost = lost
you-costliest = What costs you most: { $skill }
you-no-cost = Nothing stands out in these moves.
you-never = Not once in { $moves } moves.
you-next = Level { $level }: once in { $moves } moves.
you-like = like level { $level }
you-practise = { $count ->
    [0] Nothing to practise yet
   *[other] Practise these · { $count }
}
you-practise-some = Practise these
you-look = Look for positions
you-counted = Counted over { $moves } moves of your latest games.
title-run = Run · { $game }
command-run = Puzzle run
command-leave-run = Leave the runs
run-title = Run
run-short = Run
run-caption = Run · { $kind }
run-minutes = Three minutes
run-streak = Streak
run-about-minutes = As many as you can in three minutes. Three mistakes end it.
run-about-streak = One after the other until the first mistake, without a clock.
run-goes-on = Goes on at { $solved }, until the first mistake.
run-waits = It waits until tomorrow.
run-solved = solved
run-missed = missed
run-left = left
run-seconds-left = { $seconds } seconds left
run-mistakes = { $count } of { $most } mistakes
run-this = This run
run-last = Last run
run-record = Record
run-record-of = { $kind }: record
run-today = Today
run-result = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
run-new-record = A new record!
run-end = End run
run-puzzle = Puzzle { $number }
run-tiles = Puzzles of the run
run-look = Look at this puzzle again
run-status = Choose a run, or press a puzzle of the last one to look at it again.
run-choose = Choose a run.
practice-source-run = Missed in a run
you-which = Which games
you-all = All
you-against = Level { $level }, { $name }: { $won } won, { $lost } lost{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } drawn
}
you-reading = Reading your games…
you-none = There is no such game yet. Every game that you finish or leave is kept here.
you-count = { $count ->
    [one] One game. A click opens it.
   *[other] { $count } games. A click opens one.
}
you-damaged = { $count ->
    [one] One game is damaged and cannot be listed. It is in { $folder }.
   *[other] { $count } games are damaged and cannot be listed. They are in { $folder }.
}
you-play-on = Play on
you-more = Show older games
you-delete = Delete
you-deleted = The game is deleted.
you-put-back = Undo

# Sharing pictures and films of a game.
command-share = Share…
command-copy-picture = Copy picture
share-title = Share
share-preview = Preview
share-what = Show
share-position = Picture
share-turn = Last turn
share-game = Whole game
share-height = Height
share-coordinates = Coordinates
share-names = Players
share-score = { $of ->
    [cubulus] Balls left
    [qubism] Steps to go
   *[other] Score
}
share-code = The game as a code
share-about-picture = A PNG picture, { $width } by { $height } pixels.
share-about-film = { $moves ->
    [0] There is no { $of ->
        [kuba] push
       *[other] move
    } to show yet.
    [one] A GIF film of one { $of ->
        [kuba] push
       *[other] move
    }, { $width } by { $height } pixels.
   *[other] A GIF film of { $moves } { $of ->
        [kuba] pushes
       *[other] moves
    }, { $width } by { $height } pixels.
}
share-save = Save…
share-saving = Saving… { $percent } %
share-delays-closing = The window closes once the file is written. Close it again to stop that.
clipboard-silent = The program that owns the clipboard does not answer.
clipboard-other = What was copied is neither text nor a picture that can be read.
no-thread = No thread could be started: { $reason }.
share-copy = Copy
share-stop = Stop
share-failed = The picture could not be made.
share-failed-because = The picture could not be made: { $reason }.
copied-picture = Picture copied.

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] The game goes on. { $name } played { $moves }.
    [one] The game goes on. { $name } played { $moves }, after one other move.
   *[other] The game goes on. { $name } played { $moves }, after { $others } other moves.
}
path-picture-title = Save the picture
path-film-title = Save the film

banner-game = Your game is not being saved. { $fault }
banner-changed = { $file } was changed or removed by another program. Saving asks before it replaces anything.
banner-other = Not everything is being saved. { $fault }
earlier-today = Today { $time }
earlier-yesterday = Yesterday { $time }
date-in-words = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
earlier-then = { $date } { $time }
earlier-of-window = window { $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }:{ $other }
earlier-won = { $scored ->
    [1] won { $score } against { $others }
   *[other] won against { $others }
}
earlier-lost = { $scored ->
    [1] lost { $score } to { $others }
   *[other] lost to { $others }
}
earlier-draw = a draw with { $others }
earlier-somebody-won = { $scored ->
    [1] { $name } won { $score } against { $others }
   *[other] { $name } won against { $others }
}
earlier-against = unfinished · against { $others }
earlier-between = unfinished · { $players }
earlier-and = { $one } and { $other }
earlier-level = level { $level }
earlier-two-of-level = two of level { $level }
earlier-name = { $name }
left-kept = Your game is kept on the page { you-title }.
left-not-kept = Your game is not saved yet; the program keeps trying. ({ $fault })
drop-blocked = Close the dialog first, then drop the file again.
paste-blocked = Close the dialog first, then paste again.
paste-no-text = What was copied is a picture; only text can be pasted here.
rescued = The game could not be saved in its usual place. It is kept as { $files } and comes back at the next start. ({ $fault })
game-lost = The game could not be saved anywhere. ({ $fault })
launch-blocked = Close the dialog first, then open the game again.
drop-others = Only { $file } was opened, not { $others }.
left-out = Not understood and left out: { $words }.
second-window = Kuba is also open in another window. This window has its own game.
cannot-lock = This system cannot tell two windows of Kuba apart: open only one at a time, or they overwrite each other’s game.
nothing-kept = There is no folder to keep your game in. Save it as a file before you quit.
saved = Saved as { $file }.
copied-game = Game copied.
copied-position = Position copied.
bot-failed = Something went wrong while the computer was thinking ({ $reason }). The game goes on.
bot-failed-and-moved = Something went wrong while the computer was thinking ({ $reason }), so it played an arbitrary move. The game goes on.

rules-title = Rules
rules-learn = Learn on the board

welcome-status = Choose how to begin, or just move on the board: { $even ->
    [1] an even game
   *[other] an easy game
} begins.
welcome-computer = Play the computer
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = Level { $level }: { $name }. You can change it in “{ $new }”.
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] win most
   *[other] you win most
}
welcome-wins-half = { $short ->
    [1] win half
   *[other] you win half
}
welcome-wins-few = { $short ->
    [1] win few
   *[other] you win few
}
# “level” is a number, such as 4½.
welcome-even = About level { $level }, as strong as you are
welcome-even-easier = About level { $level }, a little easier for you
welcome-even-harder = About level { $level }, a little harder for you
welcome-even-new = Finds your level in three games
welcome-back = The game that waits
welcome-people = At one screen, turn by turn.
welcome-learn = { $steps } short steps on the board.
welcome-learn-on = Go on with step { $step } of { $steps }.
welcome-rules = The rules in short.
welcome-level = Level { $level }: two of three games won

lesson-step = Step { $step } of { $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step }: { $task }
lesson-skip = Skip
lesson-done = Done
lesson-first-game = Play a first game
lesson-hand-done = This step is done. Choose Next to go on.
lesson-hand-watch = Watch first.

# Keys, as labelled on keyboards.
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-enter = Enter
key-space = Space
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-backspace = Backspace
key-insert = Insert
key-delete = Delete

keys-title = Keys
keys-or = or
keys-board = On the board
keys-game = In a game
keys-study = In a study
keys-study-step = Left or Right: one step back or forward
keys-study-fork = Up or Down: the other line at a fork
keys-study-play = Space: play the game through
keys-files = Games and files
keys-tasks = Learn and practise
keys-program = Program
keys-choose = Choose a command to change its keys.
keys-shown = Commands shown
keys-with-keys = With keys
keys-all = All commands
keys-row = { $command }: { $keys }
keys-none = no key
keys-press = Press the new keys…
keys-press-about = Esc leaves everything as it is, Backspace takes the key away.
keys-remove = No key
keys-reset = Usual keys
keys-reset-all = All usual keys
keys-reset-done = All keys are the usual ones again.
keys-clash = { $keys } belongs to “{ $command }”.
keys-exchange = Exchange
keys-refused-board = { $keys } belongs to the board.
keys-refused-window = { $keys } belongs to the window, its dialogs and menus.
keys-refused-clipboard = These keys copy, cut or paste, also in text fields.
keys-cursor = Cursor on the board
keys-cursor-arrows = Arrows
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = like the arrow keys
keys-cursor-wasd-about = On the board these four only move the cursor: columns a and d cannot be typed, and W shows and places nothing.
keys-cursor-hjkl-about = On the board these four only move the cursor: L does not switch the layers.
keys-cursor-number-pad-about = On the board these four only move the cursor: their rows cannot be typed.
keys-cursor-lost = Without this key: { $commands }.

about-title = About
accessibility-title = Accessibility
accessibility-seeing = Seeing: High contrast for light and dark, larger text by zoom, marbles with symbols. Colour is never the only sign.
accessibility-reader = Screen reader: Everything on the board and around it has a name and can be pressed by it; moves and results are read aloud.
accessibility-hearing = Hearing: No sound is needed. Everything that sounds is also shown.
accessibility-motion = Motion: Reduce motion outlines what moved instead of moving it.
accessibility-keyboard = Keyboard: Everything can be done without a mouse, and the keys can be changed.
accessibility-one-key = One key: Play with one key walks over what can be chosen; the space bar, a click or a touch chooses.
accessibility-touch = Touch: A long press is a right click, two fingers zoom, and nothing needs a pointer that hovers.
about-name = Kuba
about-version = Version { $version }
about-what = Three board games, Kuba, Cubulus and Qubism: against the computer or with friends.
about-licence = Free software under the MIT License or the Apache License 2.0, as you like.
about-font = The fonts are Inter by The Inter Project Authors, Noto Sans JP by Adobe and Cantarell by Understanding Limited and Jakub Steiner, all under the SIL Open Font License.
about-makers = Kuba (Traboulet) is by Serge Cahu, Cubulus by Sylvain Ménager (Gigamic), Qubism by EAD (Debug Monkeys). Other rules of Kuba are by Carter & Troyka and by Ralf Gering.
about-trade-mark = “Kuba” is a trade mark of its owner. This program is not connected with the inventors or publishers.

start-no-display = Kuba needs a graphical desktop: there is no display to open a window on. “kuba --help” shows what works without one.
start-no-randr = Kuba cannot open its window because the X server lacks the extension RANDR. Kuba runs on a newer X server, and on Wayland.
start-library = Kuba cannot open its window because the system lacks { $libraries }. On Debian or Ubuntu, “sudo apt install { $packages }” installs it.
start-graphics = Kuba cannot open its window because the system has no working OpenGL ({ $reason }). On Debian or Ubuntu, “sudo apt install libegl1 libgl1 libgl1-mesa-dri” installs it.
start-pictures = Kuba cannot open its window because the display does not take the pictures of programs.
start-colours = Kuba cannot open its window because the display has { $depth } bits of colour, which nothing on this system can draw. Kuba runs on a display with 24.
start-lost = Kuba lost its connection to the display.
start-other = Kuba cannot open its window: { $reason }

# Setting up a position.
command-set-up = Set up a position
command-back-to-set-up = Back to it
command-edit-start = Start
command-edit-clear = Clear
command-edit-mirror = Mirror
command-play-from-here = Play from here
command-study-from-here = Study
command-study-position = Study this position
command-study-mistake = Study this mistake
command-leave-set-up = Leave the position
title-editor = Set up a position – { $game }
editor-status = Choose a piece, then click where to place it.
editor-left = The position you have set up is kept.
editor-gone = The position that was set up cannot be opened.
set-up-again-text = You have left a position half set up. Go on with it?
set-up-again-yes = Go on with it
set-up-again-no = Begin with this board
editor-title = Set up a position
editor-pieces = Piece
editor-take = Take off
editor-copy = Copy
editor-paste = Paste
editor-fewer = { $name }: fewer
editor-more = { $name }: more
editor-sound = A game can begin here.
command-puzzles = Puzzles
command-todays-puzzle = Today’s puzzle
command-next-puzzle = Next puzzle
command-solution = Show the solution
command-try-again = Try again
command-show-why = Show why
command-leave-puzzles = Leave the puzzles
puzzles-damaged = The list of solved puzzles was damaged. Its readable part is kept; the old file is { $file }.
welcome-puzzles = { $solved } of { $count } solved
puzzle-number = Puzzle { $number } of { $count } · { $game }
puzzle-number-low = { $number } of { $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = Win with your { $number ->
    [1] first
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} { $of ->
    [kuba] push
   *[other] move
}
puzzle-task-take = { $number ->
    [1] Take a red this turn
    [2] Take two reds this turn
    [3] Take three reds this turn
    [4] Take four reds this turn
    [5] Take five reds this turn
    [6] Take six reds this turn
    [7] Take seven reds this turn
   *[other] Take { $number } reds this turn
}
puzzle-task-hold = Do not lose
puzzle-about-win = { $seat } to move.
puzzle-about-take = { $seat } to move. Only one first push does it.
puzzle-about-hold = { $seat } to move. Only one answer keeps { $other } from winning.
puzzle-rules = Rules: { $rules }
puzzle-grade = Grade { $grade } of 5
puzzle-status = { $seat } to move: { $task }
puzzle-right = Right. Go on.
puzzle-solved-first = Solved at the first try!
puzzle-solved-helped = Solved!
puzzle-solution = This is the solution.
puzzle-failed = That move could not be checked. Try it again.
puzzle-no = No, that does not do it.
puzzle-no-take = { $taken ->
    [0] No: that way you take none.
    [1] No: that way you take only one, not { $goal }.
   *[other] No: that way you take only { $taken }, not { $goal }.
}
puzzle-no-answer = No: { $answer }.
puzzle-no-loses = No: { $answer }, and wins.
puzzle-plays = { $seat } plays { $move }
puzzle-begin = Look at the whole board.
puzzle-hint = { $move }.
puzzle-went-back = It was taken back.
puzzle-going-back = It is taken back.
puzzle-hand-why = This is what follows. Choose Try again to go on.
puzzle-hand-over = This puzzle is solved. Choose Next to go on.
puzzle-hand-watch = Watch first.
puzzle-checking = One moment.
puzzle-hint-button = Hint
puzzle-solution-button = Solution
puzzle-next-button = Next
puzzle-hide-why = Hide
puzzle-solved-about = Press Next for another one.
puzzle-solution-about = Play it yourself with Try again, or go on with Next.
puzzle-hint-about = Press Hint again to see more.
puzzle-so-far = { $count ->
    [0] Nothing of grade { $grade } solved yet
   *[other] Your grade { $grade } so far: { $first } of { $count } at the first try
}
puzzle-days = { $days ->
    [1] First day in a row
   *[other] { $days } days in a row
}
puzzle-tiles = All puzzles
puzzle-tile = Puzzle { $number }, grade { $grade }
puzzle-tile-first = Solved at the first try
puzzle-tile-helped = Solved
puzzle-todays = Today’s puzzle:
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = Today
puzzle-is-todays = Today’s puzzle
board-what-if = If this were played. Let go to take it back.
board-without-help = This is a game without help.
board-replay = The last moves once more.

# Practice with positions from the user’s own games.
command-practice = Practice
command-practise-game = Practise positions from this game
command-next-position = Next position
command-leave-out = Leave this one out
command-take-in = Take it back
command-toggle-search = Look for more positions
command-leave-practice = Leave practice
title-practice = Practice – { $game }
title-practice-alone = Practice
practice-status = { $seat } to move: what is better than { $move }?
practice-status-rest = Positions from your own games, until you know them.
practice-title = Practice
practice-place = { $number } of { $count }
# For screen readers, after “3 of 5”.
practice-progress = { $first } right at the first try so far.
practice-task-win = You could have won from here. How?
practice-task-lost = After your { $of ->
    [kuba] push
   *[other] move
} { $seat } could force a win. What is better?
# of: the name of the game in files.
practice-task-missed = { $count ->
    [1] You let one { $of ->
        [kuba] red
       *[other] ball
    } go here. What is better?
   *[other] You let { $count } { $of ->
        [kuba] reds
       *[other] balls
    } go here. What is better?
}
practice-task-cost = Your { $of ->
    [kuba] push
   *[other] move
} cost { $percent } % of your chances. What is better?
practice-then = { $move }, as you played it then
practice-source = From one of your games
practice-source-date = From your game of { $day ->
    [today] today
    [yesterday] yesterday
   *[then] { $date }
}
practice-source-level = From your game of { $day ->
    [today] today
    [yesterday] yesterday
   *[then] { $date }
} against level { $level }
practice-right = Right
practice-solution = The solution
practice-chance-then = Your chance then
practice-chance-with = With { $move }
practice-returns = { $days ->
    [1] Comes back tomorrow
   *[other] Comes back in { $days } days
}
practice-done = Done: you know it now, and it does not come back.
practice-hand-over = This position is done. Choose Next to go on.
practice-searching = Looking at your games…
practice-none = No positions yet
practice-nothing-due = Nothing to practise today
practice-about-search = After a game, the moves that cost you most become positions to practise. They come back until you know them.
practice-result = { $first } of { $count } at the first try
practice-tomorrow = { $count ->
    [1] One comes back tomorrow.
   *[other] { $count } come back tomorrow.
}
practice-more-button = More
practice-leave-button = Done
practice-search = { $done } of { $count } games looked at.
practice-stop = Stop
practice-go-on = Go on looking
practice-left-out = This position is left out from now on.
result-practise = { $count ->
    [1] Practise a position
   *[other] Practise { $count } positions
}
result-practise-short = Practise { $count }
result-seeking = Looking for positions to practise
result-seeking-short = Looking for positions…
result-nothing = Nothing to practise in this game.
result-nothing-short = Nothing to practise
practice-damaged = The list of practice positions was damaged. Its readable part is kept; the old file is { $file }.
praise-show = Show
# The same about the idea to take home, for screen readers.
idea-show = Show: { $idea }
result-more = More
board-swing = Hold: this face swings to the front.

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = Keep as a puzzle
composer-keep = Keep as a puzzle
composer-further = Look further
composer-stop = Stop
composer-win-only = { $seat } wins in { $number } { $of ->
    [kuba] { $number ->
        [one] push
       *[other] pushes
    }
   *[other] { $number ->
        [one] move
       *[other] moves
    }
}, and only with { $moves }.
composer-win = { $seat } wins in { $number } { $of ->
    [kuba] { $number ->
        [one] push
       *[other] pushes
    }
   *[other] { $number ->
        [one] move
       *[other] moves
    }
}, with { $moves }.
composer-take-only = { $seat } takes { $number } { $number ->
    [one] red
   *[other] reds
} this turn, only with { $moves }.
composer-take = { $seat } takes { $number } { $number ->
    [one] red
   *[other] reds
} this turn, with { $moves }.
composer-hold = { $moves } holds; every other answer loses within { $number }.
composer-none = No forced win within { $number } { $of ->
    [kuba] pushes
   *[other] moves
}.
composer-open = Not decided yet: looked { $number } { $of ->
    [kuba] { $number ->
        [one] push
       *[other] pushes
    }
   *[other] { $number ->
        [one] move
       *[other] moves
    }
} ahead.
composer-looking = Looking { $number } { $of ->
    [kuba] { $number ->
        [one] push
       *[other] pushes
    }
   *[other] { $number ->
        [one] move
       *[other] moves
    }
} ahead …
composer-open-note = No win within { $number }.
composer-no-puzzle = Not a puzzle yet
composer-one = One solution · grade { $grade } of 5
composer-several = { $count } first { $of ->
    [kuba] pushes
   *[other] moves
} do it: not a puzzle yet
composer-rivals = { $moves } also wins within { $number }: not a puzzle yet
composer-rivals-open = Looking whether another { $of ->
    [kuba] push
   *[other] move
} wins within { $number } …
composer-or = { $first } or { $next }
composer-others = { $count } more
composer-impossible = No puzzle: { $reason }.
composer-failed = The position could not be examined.
keep-puzzle-title = Keep as a puzzle
keep-puzzle-name = Name
keep-puzzle-author = Author
keep-puzzle-keep = Keep
command-own-puzzles = My puzzles
command-copy-puzzle = Copy the puzzle
command-delete-puzzle = Delete the puzzle
command-restore-puzzle = Undo
command-stop-proving = Stop
puzzle-sources = Which puzzles
puzzle-collection = Collection
puzzle-mine = Mine · { $count }
own-puzzle-name = My puzzle { $number }
own-puzzle-kept = “{ $name }” is kept among your puzzles.
own-puzzle-deleted = “{ $name }” is deleted.
own-puzzle-copied = The puzzle is copied.
own-puzzle-rules = A puzzle cannot have these rules.
own-puzzles-full = There is no room for more puzzles. Delete some first.
own-puzzles-damaged = The list of your puzzles was damaged. Its readable part is kept; the old file is { $file }.
own-puzzles-proving = Proving the puzzles: { $done } of { $all }
own-puzzles-stopped = Stopped. Not proved and not added: { $count }.
own-puzzles-delay-closing = Puzzles not proved yet: { $count }. Close the window again to leave them out.
own-puzzles-refused = No puzzle was added: { $reason }.
own-puzzles-added = Puzzles added: { $added }{ $known ->
    [0] .
   *[other] ; already there: { $known }.
}
own-puzzles-line = Not added, line { $line }: { $reason }.
own-puzzles-lines = Not added, more lines: { $count }.

# Games with somebody elsewhere.
opponent-elsewhere = Somebody elsewhere
elsewhere-own = You play
elsewhere-way = By
elsewhere-letters = Messages
elsewhere-folder = A shared folder
elsewhere-letters-about = After each move, one press copies text and picture for any messenger. Paste the answer here.
elsewhere-folder-about = { $players ->
    [2] Choose a folder that both of you see: a cloud folder, a network drive or a USB stick. To join, the other opens the file that appears in it.
   *[other] Choose a folder that all of you see: a cloud folder, a network drive or a USB stick. To join, the others open the file that appears in it.
}
elsewhere-which-folder = Folder
elsewhere-choose = Choose…
path-folder-title = Choose a shared folder
elsewhere-table = Table
elsewhere-sit-down = Sit down at the table “{ $table }”
elsewhere-help = Study, hints and the computer may be used (only if everyone agrees)
elsewhere-no-folder = Choose a folder that exists and that everyone can see.
elsewhere-no-table = Give the table a name of letters and digits.
elsewhere-table-taken = There is a table “{ $table }” in this folder already. Open one of its files to join it, or choose another name.
card-elsewhere = elsewhere
hand-elsewhere = It is { $name }’s turn, elsewhere.
hand-asked = You have asked { $name } something. Wait for the answer before you go on.
hand-seat-lost = Your seat is played on another computer now.
hand-friend-earlier = This is an earlier position. A game with a friend goes on from the newest.
hand-strict-earlier = This is an earlier position. A strict game goes on from the newest.
friend-status-letters = Waiting for { $name }. Copy their message, then press { $keys } here.
friend-status-folder = Waiting for { $name }. Their move appears here by itself.
command-copy-letter = Copy for the other player
command-friend-note = Note…
command-with-friends = Games with friends
friend-accept = Agree
friend-decline = Decline
friend-your-turn = It is your turn.
friend-begin = You begin.
friend-moved = { $name } moved: { $when }
friend-note-of = { $name }: “{ $note }”
friend-made = Your move is made.
friend-gets = What { $name } gets
friend-ready = The game is ready.
friend-ended = The game is over.
friend-picture-and-text = Picture and text, for any messenger
friend-copy-for = Copy for { $name }
friend-copy-again = Copy again
friend-paste-short = Paste
friend-waiting = Waiting for { $name }.
friend-lost = This seat is played on another computer now.
friend-paste = Copy their message, then press { $keys } here.
friend-by-itself = At the table “{ $table }”. The move appears here by itself.
friend-at-table = At the table “{ $table }”
friend-answer-travels = The answer goes with your next message.
friend-asks-undo = { $name } asks to take back the last turn.
friend-asks-draw = { $name } offers a draw.
friend-asking-undo = You have asked to take back your last turn.
friend-asking-draw = You have offered a draw.
friend-greeting = { $over ->
    [0] { $game }: { $name }, it is your turn. Paste this message into Kuba, or open the picture there.
   *[other] { $game }: the game is over. Paste this message into Kuba, or open the picture there.
}
friend-copied = Copied. Now paste it in a message to { $name }.
friend-copied-text = Text copied. Now paste it in a message to { $name }.
friend-invited = { $help ->
    [0] { $name } invites you. Study and hints are off until the game is over.
   *[other] { $name } invites you. Everyone may use study and hints.
}
friend-own-letter = This is your own message. Send it to the other player.
friend-typed = { $name }: { $moves }?
friend-play-typed = Play it
friend-moved-there = { $name } moved.
friend-answered-there = News from { $name }.
friend-go-there = Go there
friend-guarded = This is your game with { $name }. Study is off until it is over.
friend-answer-by-hand = No program? Answer with your move, such as { $move }.
friend-request-ready = Your request is ready.
friend-answer-ready = Your answer is ready.
friend-note-ready = Your note is ready.
friend-status-to-send = Copy your message and send it to { $name }.
moves-came-and-end = { $name } played { $moves }. That was the end of the game.
friend-older = You know this message from { $name } already, or it is older than the game here. Nothing has changed.
friend-other-game = This message belongs to a game with other rules or another start. Nothing has changed.
friend-other-move = { $name } has { $theirs } as move { $number }; here it is { $mine }. Nothing has changed. Ask which one counts.
friend-other-move-yours = { $name } has answered another move of yours: { $theirs }, not { $mine } (move { $number }). Nothing has changed. Send your move again.
friend-note-title = Note
friend-note-about = A line for the other player. It goes with your last move.
friend-note-keep = Add
friend-folder-fault = The shared folder cannot be used: { $fault } The game is kept here and goes on as soon as the folder is back.
friend-seat-lost = This seat was taken over on another computer, which now writes { $file }. The game here stops.
friend-seat-changed = Somebody sat down there in the same moment. You play { $seat }.
friend-file-copy = { $file } is a copy that a synchronising service has made. It is ignored.
friend-file-damaged = { $file } is damaged or incomplete. It is ignored until it is whole.
friend-file-odd = { $file } is a link or no ordinary file. It is ignored.
friend-file-wrong = { $file } is no file of this game: its moves or rules do not fit. It is ignored.
friend-take-over = Take over this seat
friend-take-over-text = All seats at the table “{ $table }” are taken. Do you want to go on as { $seat } here? The other computer stops then.
with-friends = With friends
with-friends-none = No games with friends are going on.
with-friends-yours = Your move ({ $count })
with-friends-theirs = Waiting for them ({ $count })
with-friends-paste = Paste a message
with-friends-new = New game with a friend…
with-friends-seat = { $shared ->
    [0] you play { $seat }
   *[other] you play { $seat } · table “{ $folder }”
}
with-friends-play = Play
with-friends-open = Open
with-friends-moved = { $named ->
    [0] you moved
   *[other] { $name } moved
}

command-train = Today’s five
train-title = Train
command-train-today = Go on with today’s five
command-leave-train = Leave the training
command-leave-you = Leave the page
train-status = Today’s first: { $task }
train-status-done = Today’s five are done. Tomorrow brings new ones.
train-record = Record { $score }
train-run = Three minutes, or until the first mistake
train-make = Make one
train-mine = { $count ->
    [0] None yet
    [one] One puzzle
   *[other] { $count } puzzles
}
train-own = Your own
train-today = Today
train-minutes = { $count ->
    [one] About one minute
   *[other] About { $count } minutes
}
train-start = Start
train-go-on = Go on
train-done = That was all for today. Come back tomorrow.
train-mistakes = { $count ->
    [one] one of your own mistakes
   *[other] { $count } of your own mistakes
}
train-puzzles = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
train-daily = the puzzle of the day
train-list = { $one }, { $other }
train-grade = { $solved } of { $count }
train-left = { $count ->
    [one] One for you today
   *[other] { $count } for you today
}
train-done-short = Done for today
you-title = You
welcome-you = { $way ->
    [third] About level { $level }, a third of the way to { $next }
    [half] About level { $level }, half-way to { $next }
    [two-thirds] About level { $level }, two thirds of the way to { $next }
    [nearly] About level { $level }, nearly { $next }
   *[none] About level { $level }
}
welcome-you-games = { $missing ->
    [one] One more game, and your level shows
   *[other] { $missing } more games, and your level shows
}
welcome-learn-name = Learn
welcome-learn-all = Lesson, rules, keys
welcome-elsewhere = Friends elsewhere
welcome-elsewhere-count = { $count ->
    [one] One waits
   *[other] { $count } wait
}
welcome-last = { $day }: { $ended }.
welcome-waiting = { $count ->
    [one] One position waits
   *[other] { $count } positions wait
}
train-sentence = { $words }.
train-left-short = { $count } today
welcome-learn-short = Lesson, rules

# People who play at this computer. known: their names, or “none”.

command-people = Players…
command-next-person = Next player
command-become = Play as this player
command-restore-person = Bring this player back
people-title = Players
people-about = Each player has their own games, level, training and settings. There are no passwords.
people-name = Name
people-new = Somebody new
people-add = Add
people-afresh = Start afresh…
people-afresh-ask = Forget your strength, practice and runs? Games and solved puzzles stay, and what is forgotten is kept in files beside the new ones.
people-afresh-yes = Forget and start afresh
people-afresh-no = Keep everything
people-afresh-done = Strength, practice and runs start afresh.
welcome-somebody-else = Somebody else plays here, too?
people-sign = Sign
people-plays = plays now
people-become = Play
people-remove = Remove { $name }
people-said = { $name }, { $sign }
people-name-empty = Type a name first.
people-name-too-long = This name is too long.
people-name-taken = Somebody here has this name already.
people-too-many = There are too many players here.
people-open-elsewhere = this player has a window open
people-not-saved = The game could not be saved, so the player stays: { $fault }
people-not-written = The list of players could not be changed: { $fault }
people-removed = { $name } has left. Everything of { $name } lies in { $folder } now.
start-unknown-person = Nobody here is called { $name }. { $known ->
    [none] There is nobody with a name.
   *[other] These play here: { $known }.
}
disabled-alone = Nobody else plays here
disabled-not-removed = Nobody was removed
title-person = { $name } · { $title }
sign-star = star
sign-diamond = diamond
sign-leaf = leaf
sign-triangle = triangle
sign-square = square
sign-ring = ring
sign-moon = moon
sign-cross = cross
sign-hexagon = hexagon
sign-drop = drop
sign-bars = bars
sign-heart = heart
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = With
new-game-head-start = Head start
head-start-none = None
head-start-by-hand = By hand
head-start-who = For
head-start-size = How much
head-start-for = { $what } for { $name }
head-start-for-you = { $what } for you
head-start-for-computer = { $what } for the computer
head-start-people = { $stronger } is about { $levels ->
    [one] one level
   *[other] { $levels } levels
} stronger. With { $what } for { $weaker } it is even.
head-start-computer-stronger = The computer is about { $levels ->
    [one] one level
   *[other] { $levels } levels
} stronger. With { $what } for you it is even.
head-start-computer-weaker = You are about { $levels ->
    [one] one level
   *[other] { $levels } levels
} stronger. With { $what } for the computer it is even.
head-start-lots = The neutral balls are laid by lot.
head-start-had = { $name } had { $what } ahead
head-start-had-you = You had { $what } ahead
head-start-had-computer = The computer had { $what } ahead
head-start-less = { $name } has won twice in a row with { $what }. Next time { $less }?
head-start-less-none = { $name } has won twice in a row with { $what }. Next time without?
