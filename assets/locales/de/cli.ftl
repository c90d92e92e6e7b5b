# Texts of the commands.

cli-no-puzzle-rules = Die Regeln „{ $rules }“ gibt es nicht.

cli-no-number = eine ganze Zahl von { $least } bis { $most } ist nötig
cli-no-number-from = eine ganze Zahl ab { $least } ist nötig
cli-no-decimal = eine Zahl ist nötig, etwa 5 oder -2.5
cli-no-date = ein Datum ist nötig, etwa 2026-11-25
cli-no-size = eine Größe besteht aus zwei Zahlen von { $least } bis { $most }, etwa 800x600
cli-no-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt { $known }.
cli-no-option = eine Option besteht aus Name und Wert, etwa Setup=mirrored
cli-no-contestant = einen Spieler „{ $name }“ gibt es nicht: Nenne eine Stufe von 1 bis 12, eine mit ihren Stellungen wie in 12:5000, die stärkste mit ihrer Zeit wie in 12:20ms, oder random, taker oder careful
cli-no-cut = Die Partie hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
}: „--from“ und „--to“ müssen zwischen 0 und { $moves } liegen, „--from“ vor „--to“.
cli-same-file = Bild und Film können nicht beide nach { $file } geschrieben werden.
cli-no-picture = Das Bild ist nicht gelungen: { $reason }.
cli-no-room-for-code = Die Partie ist zu lang für einen Code in einem Bild dieser Größe. Wähle eine größere --size.
cli-no-output = Die Ergebnisse konnten nicht geschrieben werden: { $reason }.

cli-check-ok = { $file }: in Ordnung, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [one] Die Datei ist keine gültige Partie.
   *[other] { $bad } von { $all } Dateien sind keine gültigen Partien.
}
cli-puzzle-bad = { $id }: { $reason }
cli-puzzles-good = { $all ->
    [one] { $all } Aufgabe ist bewiesen.
   *[other] { $all } Aufgaben sind bewiesen.
}
cli-puzzles-bad = Von { $all } Aufgaben falsch: { $bad }.
cli-result-open = nicht beendet
cli-result-won = { $winner } gewinnt ({ $ending })
cli-result-drawn = Remis ({ $ending })

cli-practice-task = { $file }: { $seat } { $move }, { $lost } % verloren
cli-practice-missed = in einem Lauf am { $date } verfehlt: { $seat } { $move }
cli-practice-win = Gewinn in { $number ->
    [one] einem Zug
   *[other] { $number } Zügen
}
cli-practice-none = { $file }: nichts zu üben
cli-practice-none-due = Am { $date } ist nichts fällig.
cli-practice-no-player = „{ $name }“ spielt in keiner dieser Partien.
cli-strength-level = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, Stufe { $level } ± { $doubt }
cli-strength-unknown = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, zu wenig für eine Stufe
cli-strength-results = nach Ergebnissen { $level }
cli-strength-moves = nach Zügen { $level }
cli-strength-nobody = In keiner dieser Partien spielt genau eine Person; nenne eine mit „--player“ oder „--seat“.
cli-better = besser: { $line }
cli-turning-point = Der Wendepunkt war Zug { $number }, { $move }.
cli-no-turning-point = Einen Wendepunkt gab es nicht.
cli-accuracy = { $seat }: { $percent } % genau
cli-no-accuracy = { $seat }: zu wenige Züge für eine Genauigkeit

cli-match-seats = Zwei Engines können { $game } nicht mit { $seats } Plätzen spielen. Spieler des Programms können es, etwa mit „--players 3,2,1“.
cli-match-players = { $game } hat hier { $seats } Plätze, aber { $players ->
    [one] es wurde ein Spieler
   *[other] es wurden { $players } Spieler
} genannt.
cli-match-sprt = Die beiden Unterschiede der Spielstärke müssen verschieden sein, der kleinere zuerst.
cli-match-start = Die Engine „{ $engine }“ ließ sich nicht starten: { $reason }
cli-match-dead = Die Engine „{ $engine }“ hat sich beendet.
cli-match-late = Die Engine „{ $engine }“ antwortet nicht rechtzeitig.
cli-match-flood = Die Engine „{ $engine }“ redet ohne Ende.
cli-match-illegal = Die Engine „{ $engine }“ macht Züge, die nicht erlaubt sind: { $move }
cli-match-over = Der Wettkampf wurde abgebrochen.
cli-match-complains = Die Engine „{ $engine }“ sagt: { $reason }

