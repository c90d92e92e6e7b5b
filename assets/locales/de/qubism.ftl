# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Schwarz
qubism-white = Weiß

qubism-illegal-empty = { $square } ist leer.
qubism-illegal-not-yours = Du spielst { $colour }.
qubism-illegal-not-a-step = Eine Figur zieht ein Feld nach oben, unten, links oder rechts.
qubism-illegal-cube-in-the-way = Ein Würfel ist im Weg.
qubism-illegal-pawn-in-the-way = Auf { $square } steht die andere Figur: Springe über sie.
qubism-illegal-jump-straight = Springe erst geradeaus, nach { $square }; zur Seite nur, wenn das nicht geht.
qubism-illegal-locked = Das Feld vor seinem Pfeil ist nicht frei.
qubism-illegal-points-off = Sein Pfeil zeigt vom Brett hinaus.
qubism-illegal-off-arrow = Dieser Würfel lässt sich nur in Pfeilrichtung schieben: { $direction }.
qubism-illegal-not-free = { $square } ist nicht frei.
qubism-illegal-taken = { $square } ist besetzt.
qubism-illegal-supply-empty = Alle neun Würfel sind auf dem Brett: Schiebe einen.
qubism-illegal-arrow-off = Der Pfeil würde vom Brett hinaus zeigen.
qubism-illegal-arrow-at-cube = Der Pfeil würde auf einen Würfel zeigen.
qubism-illegal-arrow-at-pawn = Der Pfeil würde auf eine Figur zeigen.
qubism-illegal-no-way = { $colour } hätte keinen Weg mehr zur anderen Seite.

qubism-move-not-a-state = „{ $text }“ ist nicht N, E, S oder W mit L oder R.
qubism-move-same-square = { $square } nach { $square } ist kein Zug.
qubism-move-not-a-cube = Von { $square } zieht eine Figur, kein Würfel.
qubism-move-wrong-state = Der Würfel soll zu { $said } werden, wird aber zu { $becomes }.

qubism-position-field-count = Eine Stellung hat 4 Felder; diese hat { $count }.
qubism-position-rank-count = Brett: Es müssen 5 Reihen sein; hier sind es { $count }.
qubism-position-rank-length = Brett: Reihe { $rank } hat { $squares } statt 5 Felder.
qubism-position-cube = Brett: „{ $text }“ in Reihe { $rank } ist kein Würfel.
qubism-position-too-many = Brett: { $count } Würfel; es gibt nur 9.
qubism-position-pawn = Figur von { $colour }: „{ $text }“ liegt nicht auf dem Brett.
qubism-position-pawn-at-goal = Figur von { $colour }: Sie ist auf der anderen Seite, also ist die Partie zu Ende.
qubism-position-pawn-on-cube = Figur von { $colour }: Auf { $square } liegt ein Würfel.
qubism-position-pawn-on-pawn = Figur von Weiß: Auf { $square } steht schon die schwarze.
qubism-position-no-way = Figur von { $colour }: Sie hat keinen Weg zur anderen Seite.
qubism-position-turn = Wer am Zug ist: „{ $text }“ ist weder b noch w.

qubism-ending-goal = die andere Seite erreicht

qubism-hint-wins = erreicht die andere Seite
qubism-hint-forces-win = du kannst den Sieg erzwingen
qubism-hint-lengthens = verlängert den Weg von { $colour } um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}
qubism-hint-opens = öffnet deinen Weg
qubism-hint-jumps = springt voraus
qubism-hint-nearer = kommt einen Schritt näher
qubism-hint-locks = blockiert einen Würfel
# For a move with no other reason.
qubism-hint-stands = dann hast du noch { $own ->
    [one] einen Schritt
   *[other] { $own } Schritte
}, { $colour } { $others }

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = Der Würfel auf { $cube } versperrt { $colour } nicht mehr den Weg: noch { $now }; mit { $better }: { $then }.
qubism-why-lengthens-own = Das verlängert den eigenen Weg von { $me } um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}; mit { $better }: { $then }.
qubism-why-lengthens = Mit { $better } wäre der Weg von { $colour } um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} länger geworden.
qubism-why-jumps = Mit { $better } wäre ein Sprung nach vorn möglich gewesen, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} näher ans Ziel.
qubism-why-nearer = Mit { $better } wäre es einen Schritt näher ans Ziel gegangen.
qubism-why-opens = Mit { $better } wäre der Weg von { $me } um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} kürzer geworden.
qubism-why-blocks = Jetzt macht { $reply } den Weg von { $me } { $now } lang; mit { $better }: { $then }.
qubism-why-allows-jump = Jetzt springt { $reply } voraus: { $colour } hat noch { $now }; mit { $better }: { $then }.
qubism-why-allows-opening = Jetzt öffnet { $reply } den Weg von { $colour }: noch { $now }; mit { $better }: { $then }.
qubism-why-locks = Jetzt öffnet { $reply } den Weg von { $colour }; { $better } hätte den Würfel auf { $cube } blockiert.
qubism-why-would-lock = Mit { $better } wäre der Würfel auf { $cube } blockiert gewesen.
qubism-why-longer = { $moves ->
    [one] Nach der Antwort
   *[other] { $moves } Züge später
} ist der Weg von { $me } um { $steps } länger als mit { $better }.
qubism-why-shorter = { $moves ->
    [one] Nach der Antwort
   *[other] { $moves } Züge später
} ist der Weg von { $colour } um { $steps } kürzer als mit { $better }.
qubism-why-longer-and-shorter = { $moves ->
    [one] Nach der Antwort
   *[other] { $moves } Züge später
} ist der Weg von { $me } um { $steps } länger und der von { $colour } um { $fewer } kürzer als mit { $better }.

# A hint, followed by one of the reasons above.
qubism-advice-step = Figur { $way } ziehen
qubism-advice-jump = Über die andere Figur nach { $square } springen
qubism-advice-place = Würfel auf { $square } setzen, { $lies }
qubism-advice-slide = Würfel von { $from } nach { $to } schieben, { $turn }

game-qubism = Qubism
qubism-pitch = Baue dir den Weg auf die andere Seite.

qubism-learn-aim-title = Das Ziel
qubism-learn-aim = Bringe deine Figur zuerst auf die andere Seite: Schwarz in Reihe 5, Weiß in Reihe 1. Die Balken auf dem Brett zeigen, wohin.
qubism-learn-turn-title = Eins von dreien
qubism-learn-turn = In deinem Zug ziehst du deine Figur einen Schritt weit, gerade, nicht schräg, oder setzt einen Würfel von der Leiste ein oder schiebst einen, der auf dem Brett liegt. Die Würfel gehören allen. Passen gibt es nicht.
qubism-learn-jump-title = Springen
qubism-learn-jump = Steht die andere Figur neben deiner, darfst du geradeaus über sie springen. Ist hinter ihr ein Würfel oder der Rand, darfst du auf ein freies Feld links oder rechts von ihr springen.
qubism-learn-arrow-title = Der Pfeil und seine Feder
qubism-learn-arrow = Ein Würfel rückt dorthin, wohin sein Pfeil zeigt, und kippt um. Die Feder am Ende des Pfeils verrät, zu welcher Seite sich der Pfeil dabei dreht.
qubism-learn-place-title = Ein neuer Würfel
qubism-learn-place = Klicke auf ein freies Feld und wähle eine von acht Lagen für den Würfel, oder ziehe ihn von der Leiste herüber. Das Feld vor seinem Pfeil muss frei sein.
qubism-learn-move-title = Einen Würfel schieben
qubism-learn-move = Jeder Würfel lässt sich in Richtung seines Pfeils schieben, so weit du magst, über freie Felder. So weit es auch geht, er kippt nur einmal. An Figuren und Würfeln kommt er nicht vorbei.
qubism-learn-way-title = Niemand wird eingesperrt
qubism-learn-way = Wird ein Würfel gesetzt oder geschoben, müssen danach beide Figuren einen Weg zu ihrer anderen Seite haben. Versuche, eine einzusperren: Es wird abgelehnt, und das Brett zeigt, was übrig bliebe.
qubism-learn-locked-title = Blockierte Würfel
qubism-learn-locked = Ein Würfel, dessen Pfeil auf eine Figur, einen anderen Würfel oder vom Brett hinaus zeigt, lässt sich nicht schieben. Setze und schiebe so, dass sich die Würfel auf deinem Weg schieben lassen und die auf dem anderen Weg nicht.
qubism-learn-first-title = Eine erste Partie
qubism-learn-first = Zähle die Schritte auf den Karten: Wer weniger hat, liegt vorn. Liegst du hinten, lege einen Würfel dorthin, wo die andere Figur gehen muss. W zeigt die kürzesten Wege. Beginne mit Stufe 1.

qubism-asked-slide-title = Versperren Figuren einem Würfel den Weg?
qubism-asked-slide = Die Regeln sagen es nicht klar. Hier: ja. Ein Würfel lässt sich nur über freie Felder schieben; an Figuren und Würfeln kommt er nicht vorbei.
qubism-asked-row-title = Darf ein Würfel auf der letzten Reihe stehen?
qubism-asked-row = Ja, auf beiden, solange beide Figuren einen Weg behalten.
qubism-asked-turn-title = Darf ein Würfel kippen, ohne geschoben zu werden?
qubism-asked-turn = Die Regeln sagen es nicht. Hier: nein. Er rückt mindestens ein Feld weiter und kippt dann einmal.
qubism-asked-jump-title = Muss ich springen?
qubism-asked-jump = Nein. Du darfst auch einen Schritt gehen oder einen Würfel spielen.

qubism-picture-start = Der Anfang. Schwarz geht nach oben, Weiß nach unten.
qubism-picture-won = Schwarz hat die andere Seite erreicht.
qubism-picture-turn = Ein Schritt der Figur; oder ein Würfel.
qubism-picture-jump = Geradeaus über die andere Figur.
qubism-picture-sideways = Dahinter ist der Rand: zur Seite.
qubism-picture-fin = Die Feder ist rechts …
qubism-picture-tipped = … also hat sich der Pfeil nach rechts gedreht: nach oben.
qubism-picture-place = Das Feld vor seinem Pfeil ist frei.
qubism-picture-far = So weit frei ist; er kippt einmal.
qubism-picture-way = Nicht erlaubt: Weiß hätte keinen Weg.
qubism-picture-locked = Zwei Würfel blockieren einander.
qubism-picture-race = Weiß hatte noch zwei Schritte und hat jetzt mehr.

qubism-lesson-goal-title = Die andere Seite
qubism-lesson-goal = Du bist Schwarz. Bringe die Figur nach drüben.
qubism-lesson-goal-done = Die dunklen Balken sind dein Ziel: Du gewinnst!
qubism-lesson-goal-wrong = Noch nicht. Ein Schritt hoch, zu den Balken.
qubism-lesson-turn-title = Eins von dreien
qubism-lesson-turn = Ziehe, setze einen Würfel oder schiebe einen.
qubism-lesson-turn-done = Eins von dreien in jedem Zug.
qubism-lesson-jump-title = Springen
qubism-lesson-jump = Die weiße Figur ist im Weg. Springe über sie.
qubism-lesson-jump-done = Ein Würfel dahinter? Dann springe zur Seite.
qubism-lesson-jump-wrong = Das war kein Sprung. Über die weiße Figur!
qubism-lesson-fin-title = Pfeil und Feder
qubism-lesson-fin = Schiebe einen Würfel so, dass er nach oben dreht.
qubism-lesson-fin-done = Er hat sich zur Seite seiner Feder gedreht.
qubism-lesson-fin-wrong = Keiner zeigt hoch. Die Feder muss oben sein.
qubism-lesson-place-title = Ein neuer Würfel
qubism-lesson-place = Klicke ein freies Feld an und wähle die Lage.
qubism-lesson-place-done = Das Feld vor seinem Pfeil muss frei sein.
qubism-lesson-place-wrong = Kein neuer Würfel. Klicke ein freies Feld an.
qubism-lesson-far-title = Weit, und einmal
qubism-lesson-far = Ein Würfel darf weit. Schiebe einen zwei Felder.
qubism-lesson-far-done = So weit er auch rückt, er kippt nur einmal.
qubism-lesson-far-wrong = Nicht weit genug. Schiebe einen Würfel zwei Felder.
qubism-lesson-way-title = Niemand wird eingesperrt
qubism-lesson-way = Nur a3 ist offen. Versuche, es zu schließen.
qubism-lesson-way-done = Abgelehnt: Alle behalten einen Weg.
qubism-lesson-way-wrong = Das ist erlaubt. Klicke auf das Feld a3.
qubism-lesson-locked-title = Blockierte Würfel
qubism-lesson-locked = Zwei zeigen aufeinander. Klicke auf einen davon.
qubism-lesson-locked-done = Sein Weg ist versperrt: Er ist blockiert.
qubism-lesson-locked-wrong = Das ist erlaubt. Klicke auf einen in der Mitte.
qubism-lesson-race-title = Den Weg versperren
qubism-lesson-race = Weiß ist näher. Lege einen Würfel in den Weg.
qubism-lesson-race-done = Nun ist er länger. Spiele eine erste Partie!
qubism-lesson-race-wrong = Weiß ist so nah wie zuvor. Versperre den Weg.

qubism-keys-arrows = Pfeile: von Feld zu Feld gehen
qubism-keys-pawn = Enter auf deiner Figur, dann ein Pfeil: sie ziehen; Umschalt und ein Pfeil: sie sofort ziehen
qubism-keys-cube = Enter auf einem Würfel, Pfeile in seiner Richtung, Enter: ihn schieben
qubism-keys-place = Enter auf einem freien Feld: einen Würfel setzen; ein Pfeil wählt, wohin er zeigt, F die Feder, R dreht ihn, Enter setzt ihn
qubism-keys-jump = a bis e, 1 bis 5: zu einer Spalte oder Reihe gehen
qubism-keys-tab = Tab: deine Figur, dann jeder Würfel, der sich schieben lässt, dann aus dem Brett hinaus
qubism-keys-ways = T oder W: beide kürzesten Wege zeigen
qubism-command-ways = Kürzeste Wege
qubism-keys-why = ?: warum sich dieses Stück nicht bewegen lässt oder hier nichts gesetzt werden kann

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }, { $lies }
qubism-move-slide = Würfel { $from } nach { $to }, { $turn }
qubism-move-pawn = Figur { $from } nach { $to }

qubism-square = { $square }
qubism-turns-left = dreht linksherum
qubism-turns-right = dreht rechtsherum
qubism-lies = Pfeil { $way }, { $turn }
qubism-edge = Die Figur kann das Brett nicht verlassen.
qubism-end = Der Würfel kann das Brett nicht verlassen.

qubism-board = Qubism-Brett. { $turn } Noch Schritte: Schwarz { $black }, Weiß { $white }. { $left ->
    [one] Noch ein Würfel
   *[other] Noch { $left } Würfel
}.
qubism-square-own = { $square }, deine Figur. Kann nach { $targets }.
qubism-square-pawn = { $square }, Figur von { $colour }.
qubism-square-cube = { $square }, Würfel, { $lies }. Kann nach { $targets }; zeigt dann { $next }.
qubism-square-stuck = { $square }, Würfel, { $lies }. Lässt sich nicht schieben: { $reason }
qubism-square-cube-only = { $square }, Würfel, { $lies }.
qubism-square-free = { $square }, frei. Würfel möglich mit Pfeil: { $ways }.
qubism-square-closed = { $square }, frei.
qubism-chip = Auf { $square } setzen, { $lies }
qubism-chip-refused = Nicht auf { $square }, { $lies }: { $reason }

qubism-why-way = { $way }: { $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square } ist in jeder Richtung frei.

qubism-preview = { $square }: Der Pfeil zeigt { $way }; geschoben zeigt er { $next }.
qubism-slide = Nach { $square }; dort zeigt der Pfeil { $next }.
qubism-choose-pawn = { $square }: Ziehe deine Figur oder wähle ein Feld.
qubism-choose-cube = { $square }: Ziehe den Würfel in Pfeilrichtung oder wähle ein Feld.
qubism-choose-place = { $square }: Wähle, wohin er zeigt. Die Feder zeigt, wohin er sich dreht.
qubism-drag-supply = Ziehe den Würfel auf ein freies Feld. R oder das Mausrad dreht ihn, F wendet die Feder.
qubism-left = noch { $count }

qubism-to-move = { $colour } am Zug.
qubism-your-turn = Dein Zug: Figur ziehen, Würfel setzen oder schieben.
qubism-turn = { $colour } am Zug: Figur ziehen, Würfel setzen oder schieben.
qubism-won = { $colour } gewinnt: { $ending }.
qubism-drawn = Remis: { $ending }.

qubism-event-step = { $colour } zog nach { $to }.
qubism-event-jump = { $colour } sprang nach { $to }.
qubism-event-place = { $colour } setzte einen Würfel auf { $square }, { $lies }.
qubism-event-cube = { $colour } schob den Würfel { $from } nach { $to }; er zeigt nun { $way }.
qubism-event-end = { $event } { $end }

qubism-score = { $seat }: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} zur anderen Seite
qubism-steps-to-go = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
qubism-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}

# Setting up a position.
qubism-thing-cube = Würfel, { $lies }
qubism-thing-black = Schwarze Figur
qubism-thing-white = Weiße Figur
qubism-tally = { $count } von { $most } Würfeln auf dem Brett, noch { $left }
qubism-editor-pawn-stays = Eine Figur ist immer auf dem Brett: Ziehe sie woandershin.
qubism-editor-help = Klick legt, Rechtsklick nimmt weg, Ziehen verschiebt, das Mausrad dreht einen Würfel. Tasten: Pfeile, C (Würfel), B (schwarz), W, Entf; R dreht, F wendet die Feder.
qubism-fault-too-many = { $count } Würfel; es gibt nur { $most }.
qubism-fault-pawn-on-cube = Die Figur von { $colour } auf { $square } steht auf einem Würfel.
qubism-fault-pawn-at-goal = Die Figur von { $colour } auf { $square } ist auf der anderen Seite: Damit wäre die Partie zu Ende.
qubism-fault-pawn-on-pawn = Beide Figuren stehen auf { $square }.
qubism-fault-no-way = Die Figur von { $colour } auf { $square } hat keinen Weg zur anderen Seite.
qubism-begin-place = Setze einen neuen Würfel.
qubism-begin-cube = Sieh dir den Würfel auf { $square } an.
qubism-begin-pawn = Sieh dir deine Figur auf { $square } an.
qubism-sentence-places = { $seat } setzt auf { $square } einen Würfel mit Pfeil { $way }
qubism-sentence-slides = { $seat } schiebt den Würfel von { $from } nach { $to }
qubism-sentence-goes = { $seat } zieht die Figur nach { $to }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = Kein anderer verlängerte den Weg von { $colour } so sehr: um { $steps }
qubism-only-nearer = Der einzige, der dich näher brachte
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = Mit einem Zug hast du den Weg von { $colour } um { $steps ->
    [2] zwei Schritte
    [3] drei Schritte
    [4] vier Schritte
   *[other] { $steps } Schritte
} verlängert.
qubism-deed-jumps = Du bist über die andere Figur gesprungen.
qubism-idea-longer = { $times } wurde dein eigener Weg länger.
qubism-idea-shorter = { $times } blieb der Weg der anderen Figur kürzer als nötig.
qubism-idea-own = { $times } hättest du deinen Weg verkürzen können.
qubism-skill-way = Den Weg kurz halten
qubism-skill-blocking = Sperren
qubism-skill-running = Laufen

# Ideas of hints, as questions.
qubism-ask-win = Du kannst gewinnen. Wie?
qubism-ask-nearer = Deine Figur kann näher kommen. Wie?
qubism-ask-wall = Der Weg der anderen Figur lässt sich verlängern. Wo?
qubism-ask-way = Dein Weg lässt sich verkürzen. Wo?
qubism-head-start = { $steps ->
    [1] eine Reihe
    [2] eine Reihe und der erste Zug
   *[other] zwei Reihen
}
