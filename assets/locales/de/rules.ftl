# Texts of the rules of all games.

illegal-game-over = Die Partie ist zu Ende.

option-none = Eine Option „{ $name }“ gibt es nicht: Dieses Spiel hat keine Optionen.
option-unknown = Eine Option „{ $name }“ gibt es nicht. Es gibt { $known }.
option-value = { $name } ist eins von { $values }, nicht „{ $found }“.

ending-repetition = dritte Wiederholung
ending-resignation = Aufgabe
ending-agreement = Einigung
ending-time-out = gegnerische Zeit abgelaufen

move-not-a-move = „{ $text }“ ist kein Zug.
move-not-a-cell = „{ $text }“ liegt nicht auf dem Brett.
move-not-neighbours = { $from } und { $to } liegen nicht nebeneinander.

direction-north = nach oben
direction-east = nach rechts
direction-south = nach unten
direction-west = nach links
