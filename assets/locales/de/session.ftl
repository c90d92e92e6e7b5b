# Texts about saved games, files, the game in progress and settings.

record-line = Zeile { $line }: { $reason }
record-empty = Es steht nichts darin.
record-too-large = Das ist größer als 8 MiB, und so groß ist keine Partie.
record-not-text = Das ist keine Textdatei.
record-not-a-record = Das ist keine gespeicherte Partie.
record-cut-short = Es bricht zu früh ab; der Rest fehlt.
record-newer = Das stammt von einer neueren Version dieses Programms.
record-other-game = Das ist eine Partie „{ $game }“, die dieses Programm hier nicht öffnen kann.
record-too-deep = Zu viele Klammern in Klammern.
record-unknown-part = Einen Teil „{ $name }“ hat eine gespeicherte Partie nicht.
record-missing-part = Der Teil „{ $name }“ fehlt.
record-twice-part = Der Teil „{ $name }“ kommt zweimal vor.
record-wrong-value = { $found } kann hier nicht stehen.
record-wrong-choice = „{ $found }“ kann hier nicht stehen. Möglich: { $expected }.
record-form = So ist eine gespeicherte Partie nicht geschrieben.
record-too-many-moves = Das sind mehr als { $most } Züge.
record-no-such-place = Darin ist von Zug { $number } die Rede, den es nicht gibt.
record-not-closed = Was hier geöffnet wird, wird nie geschlossen.
record-not-opened = Hier schließt eine Klammer, die nicht offen ist.
record-nothing-replaced = Hier gibt es keinen Zug, an dessen Stelle eine Variante treten könnte.
record-too-many-variations = Mit allen Varianten sind das mehr als { $most } Züge.
record-seat-count = { $found ->
        [one] Das ist ein Spieler
       *[other] Das sind { $found } Spieler
    }; es müssen { $seats } sein.
record-clock-seats = Die Uhr hat Zeiten für { $found ->
        [one] einen Spieler
       *[other] { $found } Spieler
    }; es müssen { $seats } sein.
record-level = Eine Stufe { $number } gibt es nicht; die Stufen gehen von 1 bis { $most }.
record-date = „{ $text }“ ist kein Datum wie 2025-12-31.
record-position = { $reason }
record-move = Zug { $number }: { $reason }
record-after-the-end = Zug { $number } kommt nach dem Ende der Partie.
record-wrong-result = Das Ergebnis passt nicht zu den Zügen.
record-not-understood = Das ist weder eine gespeicherte Partie noch eine Stellung noch eine Liste von Zügen.
record-cut-message = Das Ende der Nachricht fehlt. Kopiere sie ganz.

file-fault = { $file }: { $reason }
picture-unreadable = Das Bild ist beschädigt oder zu groß ({ $reason }).
picture-no-code = In diesem Bild ist keine Partie: Es hat keinen Code. Teile ein Bild mit „Die Partie als Code“.
picture-foreign = Der Code in diesem Bild ist keine Partie dieses Programms.
picture-too-large = Das Bild ist zu groß: { $width } × { $height } Punkte. Höchstens 50 Millionen werden gelesen.
picture-other-kind = Bilder der Art { $kind } können nicht gelesen werden. Speichere es als PNG oder JPEG.
picture-unclear = Dieses Bild hat einen Code, aber er ist zu klein oder zu unscharf zum Lesen. Lass es dir als Datei schicken.
code-damaged = Der Code ist unvollständig oder beschädigt.
code-newer = Eine neuere Version dieses Programms hat den Code geschrieben.
code-other-game = Der Code ist eine Partie eines Spiels, das dieses Programm nicht kennt.
file-line-fault = { $file }, Zeile { $line }: { $reason }
file-not-found = Die Datei gibt es nicht.
file-no-folder = Diesen Ordner gibt es nicht.
file-denied = Das ist dir hier nicht erlaubt.
file-write-protected = Hier ist alles schreibgeschützt.
file-disk-full = Der Datenträger ist voll.
file-size-limit = Sie wäre größer, als das System erlaubt.
file-is-folder = Das ist ein Ordner.
file-not-a-folder = Wo ein Ordner sein sollte, ist eine Datei.
file-homeless = Dieses System hat keinen Ordner dafür.
file-not-ordinary = Das ist keine gewöhnliche Datei.
file-too-large = Die Datei ist größer als 8 MiB, und so groß ist keine Partie.
file-picture-too-large = Das Bild ist größer als 8 MiB, und so große Bilder werden nicht gelesen.
file-not-text = Das ist keine Textdatei.
file-not-utf-8 = Zeile { $line } ist nicht in UTF-8. Speichere die Datei als UTF-8 und öffne sie noch einmal.
file-bad-name = So kann eine Datei nicht heißen.
file-stopped = Es wird nichts mehr aufgehoben, weil ein Teil des Programms ausgefallen ist. Speichere die Partie in einer Datei und starte Kuba neu.
file-open-elsewhere = Es ist in Fenster { $number } geöffnet.
file-other = { $reason }

autosave-salvaged = Die laufende Partie war beschädigt. { $moves ->
        [one] Ein Zug konnte gerettet werden und steht
       *[other] { $moves } Züge konnten gerettet werden und stehen
    } auf dem Brett; die beschädigte Datei wurde als { $file } aufgehoben. ({ $reason })
autosave-kept-aside = Die laufende Partie war nicht lesbar. Sie wurde als { $file } aufgehoben. ({ $reason })
start-after-crash = Kuba ist beim letzten Mal mit einem Fehler abgebrochen. Brett und Fenster haben wieder ihre üblichen Einstellungen.
autosave-unreadable = Die laufende Partie war nicht lesbar. ({ $reason })

earlier-kept = { $when } · { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
earlier-window = Aus Fenster { $number }, nicht beendet · { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }

settings-line = Zeile { $line } ist nicht so geschrieben wie eine Einstellung
settings-kept-aside = Die Einstellungen waren nicht lesbar, deshalb gelten überall die üblichen Werte. Die alte Datei wurde als { $file } aufgehoben. ({ $reason })
settings-unreadable = Die Einstellungen waren nicht lesbar, deshalb gelten überall die üblichen Werte. ({ $reason })
settings-damaged = Die Einstellungen waren beschädigt. Was noch lesbar war, gilt weiter; die alte Datei ist { $file }. ({ $reason })
settings-wrong = Die Einstellung „{ $name }“ war ungültig und wurde zurückgesetzt.
settings-missing = Die Einstellung „{ $name }“ fehlt; es gilt ihr üblicher Wert.
