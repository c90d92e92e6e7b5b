# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.
# Deutsch: kuba-marble-… steht immer vor „Kugel“ (eine weiße Kugel).

kuba-colour-white = Weiß
kuba-colour-black = Schwarz
kuba-marble-white = weiße
kuba-marble-black = schwarze
kuba-marble-red = rote

kuba-illegal-empty = { $cell } ist leer.
kuba-illegal-neutral = Rote Kugeln sind neutral: Schiebe sie mit deinen.
kuba-illegal-not-yours = Du spielst { $colour }.
kuba-illegal-blocked = Dahinter ist { $cell } besetzt.
kuba-illegal-own-marble-off = Deine eigene Kugel würde fallen.
kuba-illegal-straight-back = Geradewegs zurückschieben darfst du nicht (Ko). Spiele erst anderswo.
kuba-illegal-previous-position = Das stellt das Brett vor dem Schub von { $colour } wieder her (Ko). Spiele erst anderswo.
kuba-illegal-superko = Das stellt ein früheres Brett wieder her (Ko). Spiele erst anderswo.
kuba-illegal-superko-start = Das stellt das Brett vom Anfang wieder her (Ko). Spiele erst anderswo.
kuba-illegal-no-pass = Den Zug beenden kannst du nur, wenn du eine Kugel geholt hast und die Regeln es erlauben.

kuba-move-no-capture = { $said } soll fallen, aber es fällt nichts.
kuba-move-wrong-capture = { $said } soll fallen, aber es fällt { $falls }.

kuba-position-field-count = Eine Stellung hat 2 bis 5 Felder; diese hat { $count }.
kuba-position-rank-count = Brett: Es müssen 7 Reihen sein; hier sind es { $count }.
kuba-position-rank-length = Brett: Reihe { $rank } hat { $cells } statt 7 Felder.
kuba-position-letter = Brett: „{ $letter }“ in Reihe { $rank } ist keine Kugel.
kuba-position-too-many = Brett: { $count } { $colour } Kugeln; es gibt nur { $most }.
kuba-position-turn = Wer am Zug ist: „{ $text }“ ist weder w noch b.
kuba-position-score = Spielstand: „{ $text }“ sind nicht zwei Zahlen von 0 bis 7 wie in 3-4.
kuba-position-too-many-reds = Spielstand: { $count } Rote auf dem Brett und geholt; es gibt nur 13.
kuba-position-extra = Noch einmal schieben: „{ $text }“ ist weder + noch -.
kuba-position-ko = Ko: { $reason }
kuba-position-ko-not-there = Ko: { $push } ist kein Schub der Seite, die am Zug ist.

kuba-ending-seven-reds = sieben rote Kugeln
kuba-ending-no-marbles = alle gegnerischen Kugeln geholt
kuba-ending-no-push = kein Schub mehr möglich


kuba-pitch = Schiebe Kugeln reihenweise vom Brett. Sieben Rote gewinnen.

kuba-welcome = Wähle, wie es losgeht, oder schiebe eine weiße Kugel: { $even ->
    [1] Eine ebenbürtige Partie
   *[other] Eine leichte Partie
} beginnt.
kuba-end-of-turn = Zug beendet
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell } { $way }
kuba-said-capture = { $cell } { $way }, holt eine { $marble } Kugel

kuba-push-again = Noch einmal

kuba-learn-aim-title = Das Ziel
kuba-learn-aim = Wer zuerst sieben rote Kugeln vom Brett schiebt, gewinnt; ebenso, wer alle Kugeln des Gegners hinunterschiebt.
kuba-learn-push-title = Ein Schub
kuba-learn-push = Schiebe eine eigene Kugel um ein Feld in eine der vier Richtungen. Das Feld hinter ihr muss leer sein, oder dort ist der Rand. Die ganze Reihe vor ihr rückt mit, egal in welchen Farben.
kuba-learn-own-title = Deine eigenen Kugeln
kuba-learn-own = Eine eigene Kugel darfst du nie vom Brett schieben.
kuba-learn-again-title = Noch einmal
kuba-learn-again = Was vom Brett fällt, gehört dir. Nach den Originalregeln schiebst du dann noch einmal, mit irgendeiner deiner Kugeln, und so weiter, solange du Kugeln holst.
kuba-learn-ko-title = Nicht gleich zurück
kuba-learn-ko = Hat dein Gegner eine Reihe geschoben, darfst du sie nicht geradewegs zurückschieben. Das nennt man Ko. Spiele erst anderswo.
kuba-learn-end-title = Kein Schub mehr
kuba-learn-end = Kannst du in deinem Zug nicht schieben, hast du verloren. Kommt dieselbe Stellung dreimal vor, ist es unentschieden (Remis).

kuba-learn-sets-title = Regelwerke
kuba-learn-sets = Das hier sind die Regeln der Anleitung von 1997. Kings and Soldiers: Wer eine Kugel geholt hat, darf noch einmal schieben oder den Zug beenden, und verboten ist ein Schub nur, wenn er das Brett so wiederherstellt, wie es vor dem Schub des Gegners war. Gering: ebenso, aber keine Stellung darf je wiederkommen. Kubatoo: wie Kings and Soldiers, aber eine geholte Kugel bringt keinen weiteren Schub. In deiner eigenen Mischung kannst du auch wählen, dass nur eine rote Kugel einen weiteren Schub bringt; eine Kugel des Gegners beendet dann den Zug.

kuba-asked-again-title = Auch nach einer gegnerischen Kugel noch ein Schub?
kuba-asked-again = Nach dem Original ja: nach jeder Kugel, die du vom Brett schiebst, ob rot oder nicht. Gedruckte Regeln sind sich uneins; unter „Neue Partie“ kannst du wählen, auch: nur nach roten.
kuba-asked-must-title = Muss ich noch einmal schieben?
kuba-asked-must = Nach dem Original ja. Nach Kings and Soldiers und nach Gering darfst du stattdessen den Zug beenden.
kuba-asked-same-title = Mit derselben Kugel?
kuba-asked-same = Mit irgendeiner deiner Kugeln, die sich schieben lässt.
kuba-asked-stop-title = Darf ich aufhören?
kuba-asked-stop = Nach dem Original endet dein Zug mit dem ersten Schub, der nichts holt, und nicht früher. Nach Kings and Soldiers und nach Gering darfst du aufhören, sobald du etwas geholt hast.
kuba-asked-stuck-title = Und wenn ich nicht schieben kann?
kuba-asked-stuck = Kannst du zu Beginn deines Zugs nicht schieben, hast du verloren. Für den weiteren Schub nach einem Fang sagen die Regeln es nicht. Hier: Dein Zug endet einfach.
kuba-asked-back-title = Was genau ist nach einem Schub verboten?
kuba-asked-back = Nach dem Original: dieselbe Reihe geradewegs zurückzuschieben. Lag deine Kugel an ihrer Spitze, darfst du diese Kugel nicht in die Gegenrichtung schieben. Die anderen Regeln verbieten stattdessen, eine frühere Stellung wiederherzustellen.
kuba-asked-long-title = Wie lange?
kuba-asked-long = Für einen Schub. Schiebe anderswo; beim nächsten Mal darfst du. Nach Gering darf keine Stellung je wiederkommen.
kuba-asked-own-title = Darf ich eine eigene Kugel vom Brett schieben?
kuba-asked-own = Nein, nie: Würde eine Kugel von dir fallen, ist der Schub nicht erlaubt.
kuba-asked-many-title = Wie viele Kugeln rücken auf einmal?
kuba-asked-many = Die ganze Reihe ohne Lücke, egal in welchen Farben: bis zu sieben.
kuba-asked-first-title = Wer beginnt, und in welchen Ecken?
kuba-asked-first = Weiß beginnt. Schwarz wählt die Ecken: so wie hier oder gespiegelt.
kuba-asked-repeat-title = Und wenn sich eine Stellung wiederholt?
kuba-asked-repeat = Die Regeln sagen es nicht. Hier: Beim dritten Mal ist es unentschieden (Remis). Nach Gering kommt es nicht vor.

kuba-picture-start = Der Anfang. Weiß beginnt.
kuba-picture-seventh = Sechs sind geholt: Diese gewinnt.
kuba-picture-row = Das Feld dahinter ist frei: schieben.
kuba-picture-row-after = Drei Kugeln sind weitergerückt.
kuba-picture-own = Nicht erlaubt: Eine weiße würde fallen.
kuba-picture-capture = Die letzte Rote fällt und gehört Weiß.
kuba-picture-again = Weiß schiebt noch einmal.
kuba-picture-ko = Schwarz hat geschoben; Weiß darf nicht gleich zurückschieben.
kuba-picture-stuck = Schwarz kann nicht schieben und verliert.
kuba-picture-extra = Eine Kugel ist geholt. Original: noch ein Schub. Kings and Soldiers, Gering: wenn du magst. Kubatoo: Schwarz ist dran.
kuba-picture-back = Weiß hat eine Kugel geholt und den Zug beendet. Nun darf Schwarz zurückschieben, denn eine Rote ist weg. (Nach dem Original muss Weiß noch einmal schieben.)

kuba-lesson-push-title = Ein Schub
kuba-lesson-push = Ziehe die Kugel, oder klicke sie und einen Pfeil.
kuba-lesson-push-done = Ein Feld, in eine von vier Richtungen.
kuba-lesson-behind-title = Der Platz dahinter
kuba-lesson-behind = Dahinter muss frei sein. Schiebe eine nach oben.
kuba-lesson-behind-done = e2 war frei. Hinter dem Rand ist auch immer frei.
kuba-lesson-behind-wrong = Nicht nach oben! Schiebe eine der zwei hoch.
kuba-lesson-row-title = Eine Reihe rückt
kuba-lesson-row = Die Reihe davor rückt mit. Schiebe drei auf einmal.
kuba-lesson-row-done = Eine ganze Reihe, egal in welchen Farben.
kuba-lesson-row-wrong = Keine drei. Schiebe die Reihe von hinten.
kuba-lesson-why-title = Warum nicht?
kuba-lesson-why = Manche können nicht. Klicke f2 an: Warum?
kuba-lesson-why-done = Jedes Nein hat einen Grund. Frage einfach.
kuba-lesson-why-wrong = Diese kann. Klicke die auf f2 an.
kuba-lesson-capture-title = Ein Fang
kuba-lesson-capture = Schiebe eine Rote über den Rand: Sie gehört dir.
kuba-lesson-capture-on = Deine! Noch ein Schub, egal welche weiße.
kuba-lesson-capture-done = Jeder Fang bringt dir noch einen Schub.
kuba-lesson-capture-wrong = Nichts fiel. Am Ende der Reihe muss Rot sein.
kuba-lesson-own-title = Nie die eigene
kuba-lesson-own = Versuche, mit e4 deine g4 hinauszuschieben.
kuba-lesson-own-done = Abgelehnt: Eigene schiebt man nie hinaus.
kuba-lesson-own-wrong = Das ist erlaubt. Schiebe e4 nach rechts.
kuba-lesson-ko-title = Nicht gleich zurück
kuba-lesson-ko = Schwarz schiebt. Schiebe gleich zurück!
kuba-lesson-ko-done = Diese Regel heißt Ko. Spiele erst anderswo.
kuba-lesson-ko-wrong = Das ist erlaubt. Schiebe d4 nach rechts.
kuba-lesson-seventh-title = Die siebte Rote
kuba-lesson-seventh = Du hast sechs Rote. Hole die siebte und gewinne.
kuba-lesson-seventh-done = Sieben Rote: Du gewinnst!
kuba-lesson-seventh-wrong = Keine Rote fiel. Suche eine am Rand.
kuba-lesson-stuck-title = Kein Schub mehr
kuba-lesson-stuck = Wer nicht kann, verliert. Sperre Schwarz ein.
kuba-lesson-stuck-done = Schwarz kann nicht schieben: Du gewinnst!
kuba-lesson-stuck-wrong = Schwarz kann noch. Fülle die offene Seite.
kuba-lesson-chain-title = Zwei in einem Zug
kuba-lesson-chain = Hole zwei Kugeln in einem Zug.
kuba-lesson-chain-on = Eine! Schiebe noch einmal: Hole noch eine.
kuba-lesson-chain-one = Beim zweiten Mal fiel nichts. Hole beide.
kuba-lesson-chain-wrong = Nichts fiel. Zwei Rote liegen am Rand.
kuba-lesson-chain-done = Zwei in einem Zug. Nun spiele eine erste Partie!

kuba-keys-arrows = Pfeile: von Feld zu Feld gehen
kuba-keys-select = Enter oder Leertaste: eine Kugel wählen, dann mit einem Pfeil schieben
kuba-keys-push = Umschalt und ein Pfeil: sofort schieben
kuba-keys-jump = a bis g, 1 bis 7: zu einer Spalte oder Reihe gehen
kuba-keys-tab = Tab: die nächste Kugel, die sich schieben lässt; Esc, dann Tab: das Brett verlassen
kuba-keys-threats = T: zeigen, was als Nächstes geholt werden kann
kuba-keys-why = ?: warum sich diese Kugel nicht schieben lässt

kuba-board-label = Kuba-Brett. { $turn } Rote Kugeln: Weiß { $white }, Schwarz { $black }.

kuba-cell-empty = { $cell }, leer.
kuba-cell-other = { $cell }, { $colour } Kugel.
kuba-cell-own = { $cell }, deine { $colour } Kugel. Lässt sich schieben: { $ways }.
kuba-cell-own-stuck = { $cell }, deine { $colour } Kugel. Lässt sich nicht schieben.

kuba-chip-push = { $cell } { $way } schieben
kuba-advice-pass = Zug beenden
kuba-chip-refused = { $cell } { $way }: { $reason }

kuba-short-blocked = dahinter ist { $cell } besetzt
kuba-short-own-marble-off = deine eigene Kugel würde fallen
kuba-short-straight-back = geradewegs zurück (Ko)
kuba-short-repeats = das Brett war schon so (Ko)
kuba-why-way = { $way }: { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } lässt sich in jede Richtung schieben.

kuba-preview = { $count ->
    [one] { $cell } { $way } schieben: Eine Kugel rückt.
   *[other] { $cell } { $way } schieben: { $count } Kugeln rücken.
}
kuba-preview-capture = { $cell } { $way } schieben: holt eine { $marble } Kugel.

kuba-stuck = { $cell } lässt sich jetzt nicht schieben.
kuba-choose-way = { $cell }: Ziehe die Kugel oder wähle einen Pfeil.

kuba-status-to-move = { $colour } am Zug.
kuba-status-your-turn = Dein Zug. Ziehe eine Kugel oder klicke sie an.
kuba-status-turn = { $colour } am Zug. Ziehe eine Kugel oder klicke sie an.
kuba-status-extra = { $captured } Schiebe noch einmal, egal welche Kugel.
kuba-status-extra-other = { $captured } { $colour } schiebt noch einmal.
kuba-status-extra-may = { $captured } Schiebe noch einmal oder beende den Zug.
kuba-status-won = { $colour } gewinnt: { $ending }.
kuba-status-drawn = Remis: { $ending }.

kuba-captured-red = Eine Rote geholt ({ $reds } von { $needed }).
kuba-captured-marble = Eine { $colour } Kugel geholt.

kuba-event-push = { $colour } schob { $cell } { $way }.
kuba-event-capture = { $colour } schob { $cell } { $way } und holte eine { $marble } Kugel.
kuba-event-pass = { $colour } hat den Zug beendet.

kuba-score = { $seat }: { $reds } von { $needed } Roten, dazu gegnerische Kugeln: { $taken }

kuba-hollow-filled = Eine { $marble } Kugel, geholt mit Schub { $number }. Klicke, um ihn anzusehen.
# Tooltip of the sign where ko forbids a push.
kuba-no-return = Jetzt nicht: geradewegs zurück (Ko)

kuba-rules-ko = Zurückschieben (Ko)
kuba-rules-extra = Nach einem Fang
kuba-rules-custom = Eigene Mischung
kuba-rules-custom-about = Deine eigene Mischung.
kuba-rules-leaflet = Original (1997)
kuba-rules-leaflet-about = Wer eine Kugel holt, schiebt noch einmal; und nichts darf geradewegs zurückgeschoben werden.
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = Wer eine Kugel holt, darf noch einmal schieben oder aufhören; das Brett von vor dem Schub des Gegners darf nicht wiederkommen.
kuba-rules-gering = Gering
kuba-rules-gering-about = Wie Kings and Soldiers, aber keine Stellung darf je wiederkommen.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = Eine geholte Kugel bringt keinen weiteren Schub; das Brett von vor dem Schub des Gegners darf nicht wiederkommen.

kuba-ko-straight-back = Nicht geradewegs zurückschieben
kuba-ko-previous-position = Letztes Brett nicht wiederherstellen
kuba-ko-superko = Kein Brett wiederherstellen

kuba-extra-must = Noch ein Schub
kuba-extra-may = Noch ein Schub erlaubt
kuba-extra-none = Zug zu Ende
kuba-extra-red-must = Nur bei Rot noch ein Schub
kuba-extra-red-may = Nur bei Rot noch ein Schub erlaubt

kuba-setup-standard = Weiß unten rechts
kuba-setup-mirrored = Schwarz unten rechts

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [one] gewinnt
   *[other] gewinnt in { $pushes } Schüben
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = erzwingt den Sieg in { $pushes ->
    [one] einem Schub
   *[other] { $pushes } Schüben
}
kuba-hint-takes-reds = { $reds ->
    [one] holt eine Rote
    [2] holt zwei Rote in einem Zug
   *[other] holt { $reds } Rote in einem Zug
}
kuba-hint-takes-marbles = { $marbles ->
    [one] holt eine gegnerische Kugel
   *[other] holt { $marbles } gegnerische Kugeln in einem Zug
}
kuba-hint-takes-both = holt { $reds ->
    [one] eine Rote
   *[other] { $reds } Rote
} und { $marbles ->
    [one] eine gegnerische Kugel
   *[other] { $marbles } gegnerische Kugeln
} in einem Zug
kuba-hint-saves-marble = rettet eine deiner Kugeln
kuba-hint-guards-red = schützt eine Rote vor dem Gegner
kuba-hint-threatens-marble = bedroht eine gegnerische Kugel
kuba-hint-threatens-red = droht, eine Rote zu holen
kuba-hint-ends-turn = in diesem Zug ist nichts mehr zu holen
kuba-hint-prepares-red = bereitet vor, eine Rote zu holen
kuba-hint-prepares-marble = bereitet vor, eine gegnerische Kugel zu holen
# When there is nothing to take yet.
kuba-hint-keeps-safe = noch nichts zu holen: so bleiben deine Kugeln sicher
kuba-hint-nearer-red = noch nichts zu holen: bringt eine Rote näher an den Rand
kuba-hint-better-place = noch nichts zu holen: ein besserer Platz für deine Kugeln
kuba-hint-opens-way = danach kann { $from } weiterschieben

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = { $reds ->
    [one] eine Rote
    [2] zwei Rote
   *[other] { $reds } Rote
}
kuba-catch-marbles = { $marbles ->
    [one] eine Kugel
    [2] zwei Kugeln
   *[other] { $marbles } Kugeln
}
kuba-catch-both = { $reds ->
    [one] eine Rote
    [2] zwei Rote
   *[other] { $reds } Rote
} und { $marbles ->
    [one] eine Kugel
    [2] zwei Kugeln
   *[other] { $marbles } Kugeln
}

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] Mit { $better } gab es { $mine } zu holen.
    [one] Mit { $better } gab es { $mine } zu holen.
   *[other] Nach { $better } hätte { $me } innerhalb von { $turns } Zügen { $mine } geholt.
}
kuba-why-takes-less = { $turns ->
    [0] Mit { $better } gab es { $mine } zu holen; das hier holt { $less }.
    [one] Mit { $better } gab es { $mine } zu holen; das hier holt { $less }.
   *[other] Nach { $better } hätte { $me } innerhalb von { $turns } Zügen { $mine } geholt; so nur { $less }.
}
kuba-why-for = { $turns ->
    [0] Mit { $better } gab es { $mine } zu holen; für { $colour } blieb dann { $fewer }.
    [one] Mit { $better } gab es { $mine } zu holen; für { $colour } blieb dann { $fewer }.
   *[other] Nach { $better } hätte { $me } innerhalb von { $turns } Zügen { $mine } geholt; für { $colour } blieb dann { $fewer }.
}
kuba-why-takes-and-loses = { $turns ->
    [0] Mit { $better } gab es { $mine } zu holen; jetzt holt { $colour } { $theirs }.
    [one] Mit { $better } gab es { $mine } zu holen; jetzt holt { $colour } { $theirs }.
   *[other] Nach { $better } hätte { $me } innerhalb von { $turns } Zügen { $mine } geholt; so holt { $colour } { $theirs }.
}
kuba-why-loses = { $turns ->
    [0] Jetzt holt { $colour } { $theirs }; mit { $better } { $count ->
        [one] wäre sie
       *[other] wären sie
    } sicher gewesen.
    [one] Jetzt holt { $colour } { $theirs }; mit { $better } { $count ->
        [one] wäre sie
       *[other] wären sie
    } sicher gewesen.
   *[other] Innerhalb von { $turns } Zügen holt { $colour } { $theirs }; mit { $better } { $count ->
        [one] wäre sie
       *[other] wären sie
    } sicher gewesen.
}
kuba-why-loses-more = { $turns ->
    [0] Jetzt holt { $colour } { $theirs }, mit { $better } nur { $fewer }.
    [one] Jetzt holt { $colour } { $theirs }, mit { $better } nur { $fewer }.
   *[other] Innerhalb von { $turns } Zügen holt { $colour } { $theirs }, mit { $better } nur { $fewer }.
}
kuba-why-delays = { $turns ->
    [0] Jetzt holt { $colour } { $theirs }; { $better } hätte das hinausgezögert.
    [one] Jetzt holt { $colour } { $theirs }; { $better } hätte das hinausgezögert.
   *[other] Innerhalb von { $turns } Zügen holt { $colour } { $theirs }; { $better } hätte das hinausgezögert.
}
kuba-row = Reihe { $name }
kuba-column = Spalte { $name }
kuba-why-row = { $turns ->
    [0] { $colour } schiebt
    [one] { $colour } schiebt
   *[other] Innerhalb von { $turns } Zügen schiebt { $colour }
} in { $row } und holt { $theirs }; { $better } hätte das verhindert.
kuba-why-row-more = { $turns ->
    [0] { $colour } schiebt
    [one] { $colour } schiebt
   *[other] Innerhalb von { $turns } Zügen schiebt { $colour }
} in { $row } und holt { $theirs }, mit { $better } nur { $fewer }.
kuba-why-row-delays = { $turns ->
    [0] { $colour } schiebt
    [one] { $colour } schiebt
   *[other] Innerhalb von { $turns } Zügen schiebt { $colour }
} in { $row } und holt { $theirs }; { $better } hätte das hinausgezögert.
kuba-why-dear = { $turns ->
    [0] Das holt { $less }, aber dann holt { $colour } { $theirs }.
    [one] Das holt { $less }, aber dann holt { $colour } { $theirs }.
   *[other] Innerhalb von { $turns } Zügen bringt das zwar { $less }, aber { $colour } holt { $theirs }.
}
kuba-why-leaves = { $turns ->
    [0] Jetzt
   *[other] Bald
} bedroht { $colour } { $theirs }; mit { $better } { $count ->
    [one] wäre sie
   *[other] wären sie
} sicher gewesen.
kuba-why-leaves-more = { $turns ->
    [0] Jetzt
   *[other] Bald
} bedroht { $colour } { $theirs }, mit { $better } nur { $fewer }.
kuba-why-threatens = { $turns ->
    [0] Besser war { $better }: Das hätte { $mine } bedroht.
   *[other] Besser war { $better }: Das hätte bald { $mine } bedroht.
}
kuba-why-threatens-more = { $turns ->
    [0] Besser war { $better }: Das hätte { $mine } bedroht; das hier bedroht { $less }.
   *[other] Besser war { $better }: Das hätte bald { $mine } bedroht; so nur { $less }.
}
kuba-why-pass = „Zugende“

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] Weiße Kugel
    [B] Schwarze Kugel
   *[other] Rote Kugel
}
kuba-tally = { $colour ->
    [W] Weiß
    [B] Schwarz
   *[other] Rot
} { $count } von { $most }
kuba-editor-turn = Am Zug
kuba-editor-extra = Noch einmal
kuba-editor-took = { $colour } hat
kuba-editor-reds = { $reds ->
    [one] 1 Rote
   *[other] { $reds } Rote
}
kuba-editor-help = Klick legt, Rechtsklick nimmt weg, Ziehen verschiebt. Tasten: Pfeile, W, B (schwarz), R, Entf.
kuba-fault-too-many = { $count } { $colour ->
    [W] weiße
    [B] schwarze
   *[other] rote
} Kugeln; es gibt nur { $most }.
kuba-fault-too-many-reds = Auf dem Brett liegen { $board } Rote, Weiß hat { $white } geholt und Schwarz { $black }: Es gibt nur { $most }.
kuba-fault-ko = { $push } ist verboten, aber dort hat { $colour } keine Kugel zu schieben.
kuba-fault-no-marble = { $colour } hat keine Kugel auf dem Brett.
kuba-begin = Sieh dir die Kugel auf { $cell } an.
kuba-sentence-takes = { $seat } holt die { $marble } Kugel auf { $cell }
kuba-sentence-pushes = { $seat } schiebt { $cell } { $way }
kuba-sentence-pass = { $seat } beendet den Zug

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = Der einzige, der { $colour } nichts zu holen ließ
kuba-only-reds = Der einzige, der { $colour } keine Rote zu holen ließ
kuba-only-marbles = Der einzige, der deine Kugeln vor { $colour } schützte
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = Du hast { $reds ->
    [3] drei Rote
    [4] vier Rote
    [5] fünf Rote
    [6] sechs Rote
    [7] sieben Rote
   *[other] { $catch }
} in einem Zug geholt.
kuba-deed-marbles = Du hast { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $count }
} { $colour ->
    [white] weiße
   *[other] schwarze
} Kugeln vom Brett geschoben.
kuba-idea-open = { $times } hast du Kugeln zum Holen stehen lassen.
kuba-idea-takes = { $times } gab es mehr zu holen.
kuba-skill-guarding = Bewachen
kuba-skill-taking = Holen

# Ideas of hints, as questions.
kuba-ask-win = Du kannst gewinnen. Wie?
kuba-ask-red = Eine Rote ist zu holen. Wo?
kuba-ask-marble = Eine Kugel ist zu holen. Wo?
kuba-ask-both = Es ist mehr als eine Kugel zu holen. Wo?
kuba-ask-danger = Etwas droht geholt zu werden. Wie verhinderst du das?
kuba-ask-threat = Du kannst drohen. Wo?
kuba-head-start = { $steps ->
    [one] ein Roter
    [2] zwei Rote
    [3] drei Rote
    [4] vier Rote
    [5] fünf Rote
    [6] sechs Rote
   *[other] { $steps } Rote
}
