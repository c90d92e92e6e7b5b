# Texts of the commands.

cli-about = Drei Brettspiele: Kuba, Cubulus und Qubism. Ohne Befehl öffnet sich das Fenster.
cli-about-perft = Zählt die Stellungen nach so vielen Zügen, Tiefe für Tiefe
cli-about-ugi = Spricht das Engine-Protokoll UGI, für Turnierprogramme
cli-about-match = Lässt zwei Engines einen Wettkampf spielen
cli-about-bench = Zählt die Stellungen, die beim Durchsuchen einiger fester Stellungen besucht werden
cli-about-puzzles = Listet die Aufgaben des Programms auf oder beweist sie alle von Neuem
cli-about-puzzles-list = Gibt die Aufgaben eines Spiels aus, eine pro Zeile: Name, Schwierigkeitsgrad, Ziel, Regeln, Stellung und Lösung, durch Tabulatoren getrennt
cli-about-puzzles-check = Beweist von Neuem, dass jede Aufgabe des Programms oder einer Datei genau eine Lösung hat und dass es die angegebene ist
cli-about-puzzles-prove = Gibt durch Tabulatoren getrennt aus, wonach eine Stellung fragt: das erreichbare Ziel, die ersten Züge dorthin und das beste Spiel
cli-help-threads = Wie viele Aufgaben gleichzeitig bewiesen werden
cli-help-puzzle-files = Dateien mit Aufgaben in der Form, die „list“ ausgibt, mit dem Autor als siebtem Teil, wenn er bekannt ist; ohne sie die Aufgaben des Programms
cli-help-puzzle-rules = Die Regeln mit den Namen, die „list“ ausgibt, etwa „previous-position may“; die üblichen, wenn nichts angegeben ist
cli-help-puzzle-position = Die Stellung, etwa „7/7/7/5WR/7/7/B6 w 6-0“
cli-help-puzzle-within = Wie viele Züge beider Seiten vorausgerechnet werden
cli-help-puzzle-nodes = Wie viele Stellungen höchstens betrachtet werden; danach heißt die Antwort „undecided“
cli-no-puzzle-rules = Die Regeln „{ $rules }“ gibt es nicht.
cli-about-practice = Macht aus den Fehlern in gespeicherten Partien Übungsstellungen oder nennt die fälligen
cli-about-practice-list = Nennt Übungsstellungen aus den Fehlern in gespeicherten Spielen, höchstens drei je Partie
cli-about-practice-due = Nennt die Übungsstellungen, die in den eigenen Daten des Programms fällig sind
cli-help-practice-files = Die Partien, in denen nach Fehlern gesucht wird
cli-help-practice-player = Der Name der Person, um deren Fehler es geht; ohne ihn alle außer dem Computer
cli-help-practice-seat = Der Platz, um dessen Fehler es geht; 1 zieht zuerst
cli-help-practice-nodes = Stellungen, die für jeden Fehler betrachtet werden (200000, wenn nichts angegeben ist); dieselbe Zahl ergibt auf jedem Rechner dasselbe Ergebnis
cli-help-practice-format = Eine Zeile oder ein JSON-Objekt für jede Übungsstellung
cli-help-practice-date = Der Tag, etwa 2026-11-25; heute, wenn nichts angegeben ist
cli-about-strength = Schätzt aus gespeicherten Partien, wie stark jemand spielt
cli-help-strength-files = Die Partien der Person
cli-help-strength-player = Der Name der Person; ohne ihn die einzige Person jeder Partie
cli-help-strength-seat = Der Platz der Person; 1 zieht zuerst
cli-help-strength-nodes = Stellungen, die für jeden Zug betrachtet werden; dieselbe Zahl ergibt auf jedem Rechner dasselbe
cli-help-strength-format = Eine Zeile oder ein JSON-Objekt für jedes Spiel und Regelwerk
cli-about-check = Spielt gespeicherte Partien nach und sagt, ob sie gültig sind
cli-about-sheet = Gibt die Partieformulare gespeicherter Partien aus, auch die in Bildern
cli-about-analyse = Sagt, was die Züge gespeicherter Partien wert waren und wo die Partien verloren gingen
cli-about-show = Zeichnet das Brett einer gespeicherten Partie als Bild oder die ganze Partie als Film
cli-help-show-file = Die Partie, die gezeigt wird; ohne Angabe die Startstellung
cli-help-png = Das Bild, das geschrieben wird; „-“ für die Standardausgabe
cli-help-gif = Der Film der Partie, der geschrieben wird; „-“ für die Standardausgabe
cli-help-from = So viele Züge sind gespielt, wenn der Film beginnt
cli-help-to = So viele Züge sind in der gezeigten Stellung gespielt, oder wenn der Film endet
cli-help-pace = Wie schnell die Züge eines Films gespielt werden; „off“ zeigt eine Stellung nach der anderen
cli-help-names = Zeigt, wer spielt
cli-help-qr = Setzt die Partie als Code unter das Brett
cli-help-score = Zeigt neben dem Brett, was alle geholt haben
cli-help-no-coordinates = Lässt die Koordinaten weg
cli-help-size = Breite und Höhe in Pixeln
cli-help-theme = Die Farben
cli-help-marbles = Woran die Kugeln zu unterscheiden sind
cli-help-analysed-files = Die Partien, die analysiert werden
cli-help-analysis-nodes = Stellungen, die für jeden Zug betrachtet werden (400000, wenn nichts angegeben ist); dieselbe Zahl ergibt auf jedem Rechner dasselbe Ergebnis
cli-help-analysis-movetime = Millisekunden für jeden Zug
cli-help-format = Eine Zeile für jeden Zug oder ein JSON-Objekt für jede Partie
cli-help-files = Die Dateien mit den Partien
cli-help-file = Eine Partie, die geöffnet wird
cli-help-new-game = Fragt, was als Nächstes gespielt wird
cli-help-two-players = Beginnt eine Partie zwischen Menschen
cli-help-new-window = Öffnet ein weiteres Fenster, neben einem offenen
cli-help-depth = Wie viele Züge tief
cli-help-game = Das Spiel
cli-help-option = Eine Regel des Spiels, etwa „Setup=mirrored“
cli-help-ko = Die Ko-Regel von Kuba: dasselbe wie „--option Ko=…“
cli-help-extra = Was eine geholte Kugel in Kuba bringt, noch einen Schub oder keinen: dasselbe wie „--option Extra=…“
cli-help-bench-depth = Halbzüge, die vorausgerechnet werden
cli-help-first = Der Befehl der ersten Engine; ohne Angabe dieses Programm
cli-help-second = Der Befehl der zweiten Engine; ohne Angabe dieses Programm
cli-help-first-option = Eine Option der ersten Engine, etwa „Level=5“
cli-help-second-option = Eine Option der zweiten Engine
cli-help-players = Die Spieler des Programms statt der Engines, einer pro Platz, durch Kommas getrennt: eine Stufe, eine Stufe und wie viele Stellungen sie betrachtet, etwa „12:5000“, die stärkste Stufe und ihre Zeit, etwa „12:20ms“, eine Stufe mit Zehntel, etwa „4.5“, oder jemand, der das Spiel gerade erst gelernt hat: „random“, „taker“, „careful“
cli-help-match-save = Ordner, in dem jede Partie als Datei gespeichert wird; vorhandene Dateien bleiben
cli-help-movetime = Millisekunden für einen Zug (100, wenn nichts angegeben ist)
cli-help-nodes = Stellungen, die für einen Zug betrachtet werden
cli-help-match-depth = Halbzüge, die vorausgerechnet werden
cli-help-grace = Millisekunden, die ein Zug über seine Zeit hinaus (1000) oder, wo keine Zeit gesetzt ist, überhaupt (60000) dauern darf, bis die Partie verloren ist
cli-help-games = Die Zahl der Partien; jede Eröffnung wird in jeder Sitzordnung gespielt: von zweien zweimal, von dreien sechsmal
cli-help-sprt = Aufhören, wenn der Unterschied der Spielstärke zwischen diesen beiden entschieden ist, in Elo
cli-help-concurrency = Partien, die gleichzeitig gespielt werden
cli-help-opening = Zufällige Züge am Anfang
cli-help-seed = Bestimmt die Eröffnungen und die Fehler von „--players“
cli-help-position = Eine Stellung statt der Startstellung, etwa „7/7/7/3W3/7/7/3B3 w“

cli-usage = Aufruf:
cli-commands = Befehle:
cli-arguments = Argumente:
cli-options = Optionen:
cli-value-options = OPTIONEN
cli-value-command = BEFEHL
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-named = NAME=WERT
cli-value-value = WERT
cli-value-position = STELLUNG
cli-value-number = ZAHL
cli-value-depth = TIEFE
cli-value-name = NAME
cli-value-date = DATUM
cli-value-size = GRÖSSE
cli-value-player = SPIELER
cli-noted = { $help } { $note }
cli-note-default = [Vorgabe: { $value }]
cli-note-values = [mögliche Werte: { $values }]
cli-about-help = Zeigt diese Hilfe oder die eines Befehls
cli-help-help = Zeigt diese Hilfe
cli-help-version = Zeigt die Version

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

cli-practice-task = { $file }: Zug { $number }, { $seat } { $move }, { $lost } % verloren
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

cli-manual-games = Spiele
cli-manual-name = BEZEICHNUNG
cli-manual-synopsis = ÜBERSICHT
cli-manual-description = BESCHREIBUNG
cli-manual-options = OPTIONEN
cli-manual-commands = BEFEHLE
cli-manual-version = VERSION
