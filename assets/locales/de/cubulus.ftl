# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.
# Deutsch: Seiten heißen in Sätzen „rechts“, „hinten“ … („verhindert oben das Quadrat von Weiß“).

cubulus-white = Weiß
cubulus-black = Schwarz
cubulus-red = Rot

cubulus-illegal-taken = { $cell } ist besetzt.
cubulus-illegal-empty = { $cell } ist leer: Dort bliebe eine Kugel liegen.
cubulus-illegal-core = In den Kern kommt nur, was durch die Mitte einer Seite hineingeschoben wird.
cubulus-illegal-laying = Lege eine neutrale Kugel in ein freies Feld.
cubulus-illegal-hand-empty = Du hast keine Kugel mehr: Nur volle Reihen lassen sich verschieben.
cubulus-illegal-only-pass = Du kannst nichts tun: Beende den Zug.
cubulus-illegal-alike = Alle drei Kugeln sind gleich: Es würde sich nichts ändern.
cubulus-illegal-take-back = Was { $colour } eben verschoben hat, darfst du nicht gleich zurückschieben. Spiele erst anderswo.
cubulus-illegal-no-pass = Passen kannst du nur, wenn du sonst nichts tun kannst.
cubulus-illegal-no-resign = Aufgeben ist nur zu dritt ein Zug.

cubulus-move-not-a-cell = „{ $text }“ ist kein Feld des Würfels.
cubulus-move-not-an-end = Keine Reihe beginnt bei { $from } und geht bei { $to } weiter.
cubulus-move-not-an-insertion = { $opening } verschiebt eine volle Reihe; es kommt nichts hinein.
cubulus-move-not-a-shift = { $opening } verschiebt nichts; die Reihe ist nicht voll.

cubulus-layout-not-a-cell = Neutrale Kugeln: „{ $text }“ ist kein Feld des Würfels.
cubulus-layout-twice = Neutrale Kugeln: { $cell } kommt zweimal vor.
cubulus-layout-count = Neutrale Kugeln: Es müssen 9 Felder sein; hier sind es { $count }.

cubulus-position-field-count = Eine Stellung hat 3 oder 4 Felder; diese hat { $count }.
cubulus-position-rank-count = Würfel: Es müssen 9 Reihen sein; hier sind es { $count }.
cubulus-position-rank-length = Würfel: Reihe { $rank } der Ebene { $layer } hat { $cells } statt 3 Felder.
cubulus-position-letter = Würfel: „{ $letter }“ in Reihe { $rank } der Ebene { $layer } ist keine Kugel.
cubulus-position-too-many = Würfel: { $count } Kugeln in { $colour }; es gibt nur 9.
cubulus-position-square = Würfel: { $colour } hat schon ein Quadrat, also ist die Partie zu Ende.
cubulus-position-laying-balls = Würfel: Bei { $count } roten Kugeln werden diese noch gelegt, und andere dürfen hier nicht liegen.
cubulus-position-laying-turn = Wer am Zug ist: Bei { $count } roten Kugeln muss Schwarz die nächste legen.
cubulus-position-turn = Wer am Zug ist: „{ $text }“ ist nicht w, b oder r.
cubulus-position-turn-out = Wer am Zug ist: { $colour } spielt nicht mit.
cubulus-position-players = Wer mitspielt: „{ $text }“ ist weder wb noch wbr, mit einem Punkt für ausgeschiedene Farben.
cubulus-position-ban = Verbotenes Verschieben: { $reason }
cubulus-position-ban-not-there = Verbotenes Verschieben: { $opening } ist keine volle Reihe aus Kugeln, die nicht alle gleich sind.

cubulus-ending-square = ein Quadrat
cubulus-ending-gift = ein geschenktes Quadrat

cubulus-face-right = rechts
cubulus-face-back = hinten
cubulus-face-top = oben
cubulus-face-left = links
cubulus-face-front = vorn
cubulus-face-bottom = unten

cubulus-hint-wins = gewinnt
cubulus-hint-forces-win = du kannst den Sieg erzwingen
cubulus-hint-stops = verhindert { $face } das Quadrat von { $colour }
cubulus-hint-builds = bringt { $face } { $balls ->
    [2] zwei
   *[3] drei
} von vier zusammen
cubulus-hint-hampers = kommt { $colour } { $face } in die Quere
cubulus-hint-best = nichts Besseres gefunden
cubulus-hint-quiet = ein ruhiger Zug: niemand droht etwas
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat } fehlt nur noch ein Zug zum Quadrat: { $faces }
cubulus-hint-threatens = droht { $face } mit einem Quadrat
cubulus-hint-threatens-many = droht auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten mit einem Quadrat

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = Das vollendet { $face } das Quadrat von { $colour }.
cubulus-why-left = Jetzt kann { $colour } { $face } ein Quadrat vollenden; { $better } hätte das verhindert.
cubulus-why-left-later = So bleibt { $face } das Quadrat von { $colour } möglich; { $better } hätte das verhindert.
cubulus-why-forks = Jetzt gewinnt { $colour } { $deadline }: { $reply } droht auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten.
cubulus-why-threatens = Mit { $better } hätte es { $face } eine Drohung gegeben.
cubulus-why-threatens-many = Mit { $better } hätte es Drohungen auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten gegeben.
cubulus-why-answer = Jetzt kann { $colour } { $face } mit einem Quadrat drohen; { $better } hätte das verhindert.
cubulus-why-then-two = Jetzt droht { $colour } { $face } und { $other }; nach { $better } { $fewer ->
    [0] nirgends
   *[other] nur an einer Stelle
}.
cubulus-why-then-many = Jetzt droht { $colour } auf { $faces } Seiten; nach { $better } nur auf { $fewer }.
cubulus-why-later = Bald droht { $colour } auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten; { $better } hätte das verhindert.
cubulus-why-missed-later = Mit { $better } hätte es bald Drohungen auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten gegeben.
cubulus-why-soon = Bald droht { $colour } { $face }; { $better } hätte das verhindert.
cubulus-why-missed-soon = Mit { $better } hätte es bald { $face } eine Drohung gegeben.
cubulus-why-presses = In den nächsten { $moves } Zügen droht { $colour } zweimal; nach { $better } { $then ->
    [0] wäre es nicht dazu gekommen
   *[other] nur einmal
}.
cubulus-why-missed-presses = Nach { $better } hätte { $colour } in den nächsten { $moves } Zügen zweimal gedroht, so { $now ->
    [0] gar nicht
   *[other] nur einmal
}.

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = Vier einer Farbe auf einer Seite des Würfels gewinnen: als Block, in den Ecken oder in den Kantenmitten.

cubulus-learn-aim-title = Das Ziel
cubulus-learn-aim = Bringe vier Kugeln deiner Farbe auf einer Seite zusammen: als Viererblock, in den vier Ecken oder in den vier Kantenmitten. All das heißt hier Quadrat.
cubulus-learn-faces-title = Alle sechs Seiten
cubulus-learn-faces = Der Würfel zeigt drei Seiten. Die Tafeln dahinter sind die drei, die er verdeckt, und zählen genauso.
cubulus-learn-put-title = Eine Kugel kommt hinein
cubulus-learn-put = Alle haben neun Kugeln. Klicke auf eine Öffnung: Deine Kugel kommt hinein. Ist das Feld leer, bleibt sie dort.
cubulus-learn-push-title = Schieben
cubulus-learn-push = Ist das Feld besetzt, schiebt deine Kugel eine oder zwei Kugeln weiter, egal in welcher Farbe. Herausfallen darf keine.
cubulus-learn-core-title = Der Kern
cubulus-learn-core = In das Feld mitten im Würfel geht es nur durch die Mitte einer Seite. Die Ebenen neben dem Würfel zeigen es.
cubulus-learn-shift-title = Eine volle Reihe
cubulus-learn-shift = Eine volle Reihe rückt im Kreis: Was am anderen Ende herauskommt, kommt hier hinein. Das kostet dich keine Kugel.
cubulus-learn-red-title = Rote Kugeln
cubulus-learn-red = Zu zweit liegen von Anfang an neun rote Kugeln im Würfel. Sie sind neutral: Ein Quadrat aus ihnen zählt für niemanden. Wo sie liegen, entscheidet das Los oder deine Wahl unter „Neue Partie“. Zu dritt ist Rot die dritte Farbe.
cubulus-learn-back-title = Nicht gleich zurück
cubulus-learn-back = Wer als Nächstes dran ist, darf dieselbe Reihe nicht gleich zurückschieben: Ein kleines Zeichen steht an dieser Öffnung. Kommt dieselbe Stellung dreimal vor, ist es unentschieden (Remis).
cubulus-learn-gift-title = Vorsicht
cubulus-learn-gift = Vollendet dein Zug ein fremdes Quadrat, gewinnt, wem es gehört, auch wenn du zugleich eins bekommst.
cubulus-learn-first-title = Eine erste Partie
cubulus-learn-first = Spiele gegen den { level-1 }. Die Taste T zeigt kurz, wer zu gewinnen droht.

cubulus-asked-neutral-title = Zählt ein Quadrat aus neutralen Kugeln?
cubulus-asked-neutral = Die Regeln sagen es nicht. Hier: nein, es zählen nur die Quadrate derer, die mitspielen.
cubulus-asked-both-title = Zwei Quadrate auf einmal: Wer gewinnt?
cubulus-asked-both = Dein Gegner. Vollende nie ein fremdes Quadrat, auch nicht zusammen mit deinem.
cubulus-asked-back-title = Darf ich eine Reihe gleich zurückschieben?
cubulus-asked-back = Nicht sofort. Nach jedem anderen Zug darfst du.
cubulus-asked-three-title = Und zu dritt?
cubulus-asked-three = Die Regeln sagen es nicht. Hier: Nur wer als Nächstes dran ist, darf sie nicht zurückschieben; danach ist es erlaubt.
cubulus-asked-core-title = Darf die Mitte belegt werden?
cubulus-asked-core = Ja: Schiebe eine Kugel durch die Mitte einer Seite hinein. Der Kern zählt für kein Quadrat.
cubulus-asked-two-title = Zu dritt: zwei fremde Quadrate auf einmal?
cubulus-asked-two = Die Regeln sagen es nicht. Hier: Es gewinnt, wer von beiden als Nächstes dran ist.

cubulus-picture-small = Ein Viererblock oben.
cubulus-picture-corners = Die vier Ecken oben.
cubulus-picture-diamond = Die vier Kantenmitten auf der Seite hinten.
cubulus-picture-put = Eine Kugel kommt hinein und bleibt liegen.
cubulus-picture-red = Neun neutrale Kugeln; Weiß beginnt.
cubulus-picture-push = Eine Kugel kommt hinein, wo eine liegt …
cubulus-picture-pushed = … und schiebt sie weiter.
cubulus-picture-core = Die Kugel aus der Mitte vorn ist in den Kern gerückt.
cubulus-picture-shift = Eine volle Reihe wird angeklickt …
cubulus-picture-shifted = … und ist um eins weitergerückt.
cubulus-picture-back = Schwarz hat die Reihe verschoben; Weiß darf sie nicht zurückschieben.
cubulus-picture-gift = Weiß bekommt ein Quadrat, schiebt aber eine schwarze Kugel hoch …
cubulus-picture-given = … in das von Schwarz: Schwarz gewinnt.
cubulus-picture-threat = Schwarz hat oben drei Ecken.

cubulus-lesson-ball-title = Das ist nur eine Kugel
cubulus-lesson-ball = Eine Eckkugel siehst du dreimal. Setze eine ein.
cubulus-lesson-ball-done = Drei Bilder, eine Kugel. Zeige hin: Alle leuchten.
cubulus-lesson-ball-wrong = Keine Ecke. Klicke auf die Ecke einer Seite.
cubulus-lesson-aim-title = Vier zusammen
cubulus-lesson-aim = Oben liegen drei von dir. Setze die vierte dazu.
cubulus-lesson-aim-done = Ein Viererblock gewinnt. Die vier Ecken auch.
cubulus-lesson-aim-wrong = Noch kein Block. Oben liegen drei weiße Kugeln.
cubulus-lesson-faces-title = Alle sechs Seiten
cubulus-lesson-faces = Gewinne auf der Tafel hinten: vier Kantenmitten.
cubulus-lesson-faces-done = Die vier Kantenmitten. Tafeln sind verdeckte Seiten: Alle zählen.
cubulus-lesson-faces-wrong = Noch kein Quadrat. Sieh auf die Tafel hinten.
cubulus-lesson-put-title = Eine Kugel kommt hinein
cubulus-lesson-put = Klicke auf eine leere Öffnung: Die Kugel bleibt dort.
cubulus-lesson-put-done = Du kannst neun Kugeln einsetzen.
cubulus-lesson-put-wrong = Da lag schon eine. Klicke auf eine leere Öffnung.
cubulus-lesson-red-title = Rot
cubulus-lesson-red = Rot gehört niemandem. Schiebe die rote Ecke hinein.
cubulus-lesson-red-done = Rote füllen nur; vier davon gewinnen nichts.
cubulus-lesson-red-wrong = Noch kein Quadrat. Vorn ist die rote Ecke im Weg.
cubulus-lesson-push-title = Schieben
cubulus-lesson-push = Klicke auf eine Kugel: Deine schiebt sie weiter.
cubulus-lesson-push-done = Sie schiebt eine oder zwei, egal welche Farbe.
cubulus-lesson-push-wrong = Nichts ist gerückt. Klicke auf eine Kugel.
cubulus-lesson-core-title = Der Kern
cubulus-lesson-core = Fülle den Kern: Klicke auf die Mitte einer Seite.
cubulus-lesson-core-done = Ebene 2, rechts, zeigt sie in der Mitte.
cubulus-lesson-core-wrong = Der Kern ist leer. Klicke vorn auf die Mitte.
cubulus-lesson-shift-title = Eine volle Reihe
cubulus-lesson-shift = Eine volle Reihe rückt im Kreis. Klicke auf ein Ende.
cubulus-lesson-shift-done = Was dort herauskam, kam hier hinein.
cubulus-lesson-shift-wrong = Die volle Reihe liegt vorn unten. Klicke auf ein Ende.
cubulus-lesson-back-title = Nicht gleich zurück
cubulus-lesson-back = Schwarz schiebt eine Reihe. Schiebe sie zurück!
cubulus-lesson-back-done = Nicht sofort. Das kleine Zeichen sagt es.
cubulus-lesson-back-wrong = Das ist erlaubt. Klicke auf das andere Ende.
cubulus-lesson-gift-title = Nichts verschenken
cubulus-lesson-gift = Gewinne, aber vollende kein schwarzes Quadrat.
cubulus-lesson-gift-done = Nur deins. Damit gewinnst du.
cubulus-lesson-gift-given = Das schwarze Quadrat ist fertig: Schwarz gewinnt.
cubulus-lesson-gift-wrong = Noch kein Quadrat. Vorn hast du drei.
cubulus-lesson-threat-title = Eine Drohung
cubulus-lesson-threat = Schwarz fehlt noch eine (T zeigt es). Schiebe eine weg.
cubulus-lesson-threat-done = Abgewehrt! Und nun eine erste Partie!
cubulus-lesson-threat-wrong = Schwarz droht noch. Schiebe eine Ecke hinein.
cubulus-lesson-threat-gap = Eine Kugel in der Lücke rückt weiter. Schiebe eine Ecke hinein.

cubulus-keys-arrows = Pfeile: von Öffnung zu Öffnung gehen, auch über die Kanten
cubulus-keys-play = Enter oder Leertaste: spielen, was gezeigt wird
cubulus-keys-tab = Tab: die nächste Seite; Esc, dann Tab: das Brett verlassen
cubulus-keys-cell = a bis c, 1 bis 3, 1 bis 3: zu einem Feld gehen, etwa b31
cubulus-keys-why = ?: warum sich diese Öffnung nicht drücken lässt
cubulus-keys-swing = V, Pfeile: V halten, um eine andere Seite vorn zu sehen
cubulus-keys-layers = L: die drei Ebenen groß oder der Würfel
cubulus-keys-threats = T: Drohungen zeigen
cubulus-command-threats = Drohungen

cubulus-pane-right = Rechts
cubulus-pane-back = Hinten
cubulus-pane-top = Oben
cubulus-pane-left = Links
cubulus-pane-front = Vorn
cubulus-pane-bottom = Unten
cubulus-layers = Ebenen
cubulus-layer = Ebene { $layer }
cubulus-layer-holds = Ebene { $layer }, von links nach rechts. Vorn: { $front }. Mitte: { $middle }. Hinten: { $back }.
cubulus-empty = leer

cubulus-at-right = rechts
cubulus-at-back = hinten
cubulus-at-top = oben
cubulus-at-left = links
cubulus-at-front = vorn
cubulus-at-bottom = unten
cubulus-spot-middle = Mitte
cubulus-spot-edge = Kante { $side }
cubulus-spot-corner = Ecke { $one } { $other }
cubulus-place = { $face } ({ $spot })

cubulus-board-label = Cubulus. { $turn } Noch Kugeln: { $left }.
cubulus-left-of = { $colour } { $left }

cubulus-opening = { $face }, { $spot }, { $content }. { $does }
cubulus-press = Drücken: { $does }
cubulus-cannot = Lässt sich nicht drücken: { $reason }
cubulus-does-stay = Deine Kugel bleibt dort.
cubulus-does-lay = Eine neutrale Kugel bleibt dort.
cubulus-does-push-one = Deine Kugel kommt hinein und schiebt eine weiter.
cubulus-does-push-two = Deine Kugel kommt hinein und schiebt zwei weiter.
cubulus-does-shift = Die volle Reihe rückt um eins weiter.
cubulus-does-and = { $act } { $warning }
cubulus-gift = Das vollendet das Quadrat von { $colour }: { $colour } würde gewinnen.
cubulus-gift-again = { $warning } Klicke noch einmal, um es trotzdem zu spielen.
cubulus-core-lay = Kern, leer. Drücken: Eine neutrale Kugel bleibt dort.
cubulus-core-cannot = Kern. Lässt sich nicht drücken: { $reason }

cubulus-taken = Dort liegt schon eine Kugel.

cubulus-advice-put = Kugel { $place } einsetzen
cubulus-advice-lay = Neutrale Kugel { $place } legen
cubulus-advice-lay-core = Neutrale Kugel in den Kern legen
cubulus-advice-push = Kugel { $place } hineinschieben
cubulus-advice-shift = Volle Reihe { $place } verschieben
cubulus-advice-pass = Zug beenden
cubulus-advice-resign = Aufgeben
cubulus-time-out = Zeit abgelaufen
cubulus-resigned = gibt auf

cubulus-seen = { $face }, { $spot }: { $content }.
cubulus-seen-core = Kern: { $content }.
cubulus-preview-stay = Deine Kugel kommt { $place } hinein.
cubulus-preview-lay = Eine neutrale Kugel kommt { $place } hinein.
cubulus-preview-push-one = Deine Kugel kommt { $place } hinein und schiebt eine weiter.
cubulus-preview-push-two = Deine Kugel kommt { $place } hinein und schiebt zwei weiter.
cubulus-preview-shift = Die volle Reihe rückt um eins weiter.

cubulus-to-move = { $colour } am Zug.
cubulus-won = { $colour } gewinnt: { $ending }.
cubulus-drawn = Remis: { $ending }.
cubulus-your-turn = Dein Zug.
cubulus-status = { $turn } Klicke auf eine Öffnung, egal auf welcher Seite.
cubulus-status-shift = { $turn } Keine Kugel mehr da: Verschiebe eine volle Reihe.
cubulus-status-pass = { $turn } Es ist nichts zu machen: Beende den Zug.
cubulus-status-lay = { $turn } Lege { $left ->
    [one] die letzte neutrale Kugel
   *[other] { $left } neutrale Kugeln
}, egal wohin; der Kern ist die Mitte von Ebene 2.

cubulus-event-put = { $colour } setzte { $place } eine Kugel ein.
cubulus-event-lay = { $colour } legte { $place } eine neutrale Kugel.
cubulus-event-lay-core = { $colour } legte eine neutrale Kugel in den Kern.
cubulus-event-push-one = { $colour } setzte { $place } eine Kugel ein und schob eine weiter.
cubulus-event-push-two = { $colour } setzte { $place } eine Kugel ein und schob zwei weiter.
cubulus-event-shift = { $colour } verschob { $place } die volle Reihe: nun { $one }, { $two }, { $three }.
cubulus-event-pass = { $colour } konnte nichts tun.
cubulus-event-resign = { $colour } hat aufgegeben.
cubulus-event-time-out = { $colour } hat keine Zeit mehr.
cubulus-event-end = { $event } { $end }

cubulus-square-small = Viererblock { $face }
cubulus-square-corners = vier Ecken { $face }
cubulus-square-diamond = Kantenmitten { $face }
cubulus-ending-gift-of = der Zug von { $colour } ergab: { $square }
cubulus-ending-gift-both = { $ended }. Auch { $other } hatte ein Quadrat; { $winner } war als Nächstes am Zug
cubulus-ending-both = ein Quadrat für beide, und wer gezogen hat, verliert

cubulus-swap-cards = Karten tauschen
# Length of a game; laying does not count.

cubulus-in-hand = noch { $left }
cubulus-score = { $seat }: { $left }
cubulus-out = ausgeschieden
cubulus-lay = { $left ->
    [one] Eine neutrale
   *[other] { $left } neutrale
} legen

cubulus-players-two = 2 Spieler
cubulus-players-three = 3 Spieler
cubulus-neutrals = Neutrale Kugeln
cubulus-neutrals-laid = { $seat } legt sie
cubulus-neutrals-lot = Ausgelost
cubulus-neutrals-middle = Mittlere Ebene
cubulus-neutrals-centres = Mitten der Seiten
cubulus-neutrals-anew = Für jede Partie neu ausgelost; „{ $again }“ lässt sie, wo sie waren.
cubulus-edge = Wer anfängt, ist im Vorteil; darum sagt ein Wettkampf mehr als eine einzelne Partie.

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] Weiße Kugel
    [B] Schwarze Kugel
   *[other] Rote Kugel
}
cubulus-tally = { $colour ->
    [W] Weiß
    [B] Schwarz
   *[other] Rot
} { $count }, noch { $hand }
cubulus-tally-out = { $colour ->
    [W] Weiß
    [B] Schwarz
   *[other] Rot
} { $count }, ausgeschieden
cubulus-tally-neutral = { $colour ->
    [W] Weiß
    [B] Schwarz
   *[other] Rot
} { $count } von { $most }, neutral
cubulus-editor-players = Spieler
cubulus-editor-two = Zwei
cubulus-editor-three = Drei
cubulus-editor-out = Aufgegeben
cubulus-editor-nobody = Niemand
cubulus-editor-help = Klick legt, Rechtsklick nimmt weg, Ziehen verschiebt: auf dem Würfel oder in einer Ebene, dort auch im Kern. Tasten: Pfeile, W, B (schwarz), R, Entf, L für große Ebenen.
cubulus-fault-too-many = { $count } { $colour ->
    [W] weiße
    [B] schwarze
   *[other] rote
} Kugeln; es gibt nur { $most }.
cubulus-fault-square = { $colour } hat ein Quadrat ({ $cells }): Damit wäre die Partie zu Ende.
cubulus-fault-laying-balls = { $count ->
    [one] Erst 1 von 9 roten Kugeln ist gelegt: Bis alle liegen, darf hier keine andere sein.
   *[other] Erst { $count } von 9 roten Kugeln sind gelegt: Bis alle liegen, darf hier keine andere sein.
}
cubulus-fault-laying-turn = { $count ->
    [one] Erst 1 von 9 roten Kugeln ist gelegt: Schwarz legt die nächste.
   *[other] Erst { $count } von 9 roten Kugeln sind gelegt: Schwarz legt die nächste.
}
cubulus-fault-turn-out = { $colour } ist am Zug, spielt aber nicht mit.
cubulus-fault-ban = Die Verschiebung { $opening } ist als verboten markiert, aber dort ist keine volle Reihe mit verschiedenen Kugeln.
cubulus-begin = Sieh auf die Seite { $face }.
cubulus-facing = Jetzt vorn: die Seite { $face }.
cubulus-sentence-puts = { $seat } setzt { $place } eine Kugel ein
cubulus-sentence-shifts = { $seat } verschiebt { $place } die volle Reihe

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = Der einzige, der { $face } das Quadrat von { $colour } verhinderte
cubulus-only-forks = Der einzige mit Drohungen auf { $faces ->
    [2] zwei
   *[other] { $faces }
} Seiten
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = Du hast auf { $faces ->
    [2] zwei
    [3] drei
   *[other] { $faces }
} Seiten zugleich gedroht.
cubulus-deed-stop = Du hast { $face } das Quadrat von { $colour } verhindert.
cubulus-deed-stops = Du hast das Quadrat von { $colour } { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} verhindert.
cubulus-idea-left = { $times } blieb ein Quadrat für jemand anderen offen.
cubulus-idea-answer = { $times } konnte danach jemand anders drohen.
cubulus-idea-missed = { $times } hättest du drohen können.
cubulus-skill-closing = Quadrate schließen
cubulus-skill-foresight = Vorausschauen
cubulus-skill-threatening = Drohen

# Ideas of hints, as questions.
cubulus-ask-win = Du kannst gewinnen. Wie?
cubulus-ask-stop = Ein Quadrat ist zu verhindern. Wo?
cubulus-ask-threat = Du kannst drohen. Wo?
cubulus-head-start = { $steps ->
    [one] eine Kugel
    [2] zwei Kugeln
    [3] drei Kugeln
   *[other] { $steps } Kugeln
}
