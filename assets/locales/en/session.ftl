# Texts about saved games, files, the game in progress and settings.

record-line = line { $line }: { $reason }
record-empty = There is nothing in it.
record-too-large = It is larger than 8 MiB, which no game is.
record-not-text = It is not a text file.
record-not-a-record = This is not a saved game.
record-cut-short = It ends too early; the rest is missing.
record-newer = It was made by a newer version of this program.
record-other-game = It is a game of “{ $game }”, which this program cannot open here.
record-too-deep = Too many brackets inside brackets.
record-unknown-part = A saved game has no part “{ $name }”.
record-missing-part = The part “{ $name }” is missing.
record-twice-part = The part “{ $name }” is there twice.
record-wrong-value = { $found } is not allowed here.
record-wrong-choice = “{ $found }” is not allowed here. Possible: { $expected }.
record-form = This is not in the format of a saved game.
record-too-many-moves = It has more than { $most } moves.
record-no-such-place = It refers to move { $number }, which it does not have.
record-not-closed = A bracket opened here is never closed.
record-not-opened = A bracket closed here was never opened.
record-nothing-replaced = There is no move here that a variation could replace.
record-too-many-variations = It has more than { $most } moves with all its variations.
record-seat-count = { $found ->
        [one] It has one player
       *[other] It has { $found } players
    }; { $seats } are needed.
record-clock-seats = The clock has times for { $found ->
        [one] one player
       *[other] { $found } players
    }; { $seats } are needed.
record-level = There is no level { $number }; levels go from 1 to { $most }.
record-date = “{ $text }” is not a date such as 2025-12-31.
record-position = { $reason }
record-move = move { $number }: { $reason }
record-after-the-end = Move { $number } comes after the end of the game.
record-wrong-result = The result does not match the moves.
record-not-understood = This is neither a saved game nor a position nor a list of moves.
record-cut-message = The end of the message is missing. Copy all of it.

file-fault = { $file }: { $reason }
picture-unreadable = The picture is damaged or too large ({ $reason }).
picture-no-code = There is no game in this picture: it has no code. Share a picture with “The game as a code”.
picture-foreign = The code in this picture is not a game of this program.
picture-too-large = The picture is too large: { $width } × { $height } pixels. At most 50 million are read.
picture-other-kind = Pictures of the kind { $kind } cannot be read. Save it as PNG or JPEG.
picture-unclear = This picture has a code, but it is too small or too blurred to be read. Ask for it as a file.
code-damaged = The code is incomplete or damaged.
code-newer = A newer version of this program made the code.
code-other-game = The code is a game that this program does not know.
file-line-fault = { $file }, line { $line }: { $reason }
file-not-found = It is not there.
file-no-folder = There is no such folder.
file-denied = You are not allowed to do this here.
file-write-protected = It is write-protected.
file-disk-full = The disk is full.
file-size-limit = It would be larger than the system allows.
file-is-folder = It is a folder.
file-not-a-folder = A file is where one of its folders should be.
file-homeless = This system has no folder for it.
file-not-ordinary = It is not an ordinary file.
file-too-large = It is larger than 8 MiB, which no game is.
file-picture-too-large = The picture is larger than 8 MiB, and pictures that large are not read.
file-not-text = It is not a text file.
file-not-utf-8 = Line { $line } is not UTF-8. Save the file as UTF-8 and open it again.
file-bad-name = A file cannot have this name.
file-stopped = A part of the program has failed, so nothing is saved any more. Save the game as a file and restart Kuba.
file-open-elsewhere = It is open in window { $number }.
file-other = { $reason }

autosave-salvaged = The game in progress was damaged. { $moves ->
        [one] One move of it could be rescued and is
       *[other] { $moves } moves of it could be rescued and are
    } on the board; the damaged file was kept as { $file }. ({ $reason })
autosave-kept-aside = The game in progress could not be read. It was kept as { $file }. ({ $reason })
start-after-crash = Kuba stopped with an error last time. Board and window have their usual settings again.
autosave-unreadable = The game in progress could not be read. ({ $reason })

earlier-kept = { $when } · { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
earlier-window = From window { $number }, not finished · { $moves ->
        [one] one move
       *[other] { $moves } moves
    }

settings-line = line { $line } is not in the format of settings
settings-kept-aside = The settings could not be read, so they all have their default values. The old file was kept as { $file }. ({ $reason })
settings-unreadable = The settings could not be read, so they all have their default values. ({ $reason })
settings-damaged = The settings were damaged. What could be read of them is kept; the old file is { $file }. ({ $reason })
settings-wrong = The setting “{ $name }” was not valid and has been reset.
settings-missing = The setting “{ $name }” is missing; it has its default value.
