# Texts of the rules of all games.

illegal-game-over = La partie est finie.

option-none = L’option « { $name } » n’existe pas : ce jeu n’a pas d’options.
option-unknown = L’option « { $name } » n’existe pas. Il y a { $known }.
option-value = { $name } peut valoir { $values }, mais pas « { $found } ».

ending-repetition = troisième répétition
ending-resignation = abandon
ending-agreement = d’un commun accord
ending-time-out = temps écoulé pour l’adversaire

move-not-a-move = « { $text } » n’est pas un coup.
move-not-a-cell = « { $text } » n’est pas une case du plateau.
move-not-neighbours = { $from } et { $to } ne sont pas voisines.

direction-north = vers le haut
direction-east = vers la droite
direction-south = vers le bas
direction-west = vers la gauche
