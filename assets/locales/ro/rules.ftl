# Texts of the rules of all games.

illegal-game-over = Partida s-a terminat.

option-none = Nu există opțiunea „{ $name }”: acest joc nu are opțiuni.
option-unknown = Nu există opțiunea „{ $name }”. Există { $known }.
option-value = { $name } poate fi { $values }, nu „{ $found }”.

ending-repetition = a treia repetare
ending-resignation = cedare
ending-agreement = de comun acord
ending-time-out = timpul adversarului a expirat

move-not-a-move = „{ $text }” nu este o mutare.
move-not-a-cell = „{ $text }” nu este pe tablă.
move-not-neighbours = { $from } și { $to } nu sunt vecine.

direction-north = în sus
direction-east = la dreapta
direction-south = în jos
direction-west = la stânga
