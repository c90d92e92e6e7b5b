# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Noir
qubism-white = Blanc

qubism-illegal-empty = La case { $square } est vide.
qubism-illegal-not-yours = Vous jouez { $colour }.
qubism-illegal-not-a-step = Un pion fait un pas vers le haut, le bas, la gauche ou la droite.
qubism-illegal-cube-in-the-way = Un cube barre le chemin.
qubism-illegal-pawn-in-the-way = L’autre pion est en { $square } : sautez par-dessus.
qubism-illegal-jump-straight = Sautez tout droit, en { $square } ; de côté seulement si c’est impossible.
qubism-illegal-locked = La case devant sa flèche n’est pas libre.
qubism-illegal-points-off = Sa flèche pointe hors du plateau.
qubism-illegal-off-arrow = Ce cube ne va que là où pointe sa flèche : { $direction }.
qubism-illegal-not-free = La case { $square } n’est pas libre.
qubism-illegal-taken = La case { $square } est occupée.
qubism-illegal-supply-empty = Les neuf cubes sont sur le plateau : déplacez-en un.
qubism-illegal-arrow-off = La flèche pointerait hors du plateau.
qubism-illegal-arrow-at-cube = La flèche pointerait vers un cube.
qubism-illegal-arrow-at-pawn = La flèche pointerait vers un pion.
qubism-illegal-no-way = { $colour } n’aurait plus de chemin vers le bord opposé.

qubism-move-not-a-state = « { $text } » n’est pas N, E, S ou W suivi de L ou R.
qubism-move-same-square = De { $square } à { $square }, ce n’est pas un coup.
qubism-move-not-a-cube = C’est un pion qui part de { $square }, pas un cube.
qubism-move-wrong-state = Le cube est noté { $said }, mais devient { $becomes }.

qubism-position-field-count = Une position a 4 champs ; celle-ci en a { $count }.
qubism-position-rank-count = Plateau : il faut 5 lignes ; il y en a { $count }.
qubism-position-rank-length = Plateau : la ligne { $rank } a { $squares } cases au lieu de 5.
qubism-position-cube = Plateau : « { $text } », à la ligne { $rank }, n’est pas un cube.
qubism-position-too-many = Plateau : { $count } cubes ; il n’y en a que 9.
qubism-position-pawn = Pion { $colour } : « { $text } » n’est pas une case du plateau.
qubism-position-pawn-at-goal = Pion { $colour } : il a atteint le bord opposé, la partie est donc finie.
qubism-position-pawn-on-cube = Pion { $colour } : il y a un cube en { $square }.
qubism-position-pawn-on-pawn = Pion blanc : le noir est aussi en { $square }.
qubism-position-no-way = Pion { $colour } : il n’a pas de chemin vers le bord opposé.
qubism-position-turn = Trait : « { $text } » n’est ni b ni w.

qubism-ending-goal = bord opposé atteint

qubism-hint-wins = atteint le bord opposé
qubism-hint-forces-win = vous pouvez forcer le gain
qubism-hint-lengthens = allonge de { $steps } pas le chemin de { $colour }
qubism-hint-opens = ouvre votre chemin
qubism-hint-jumps = gagne du terrain en sautant
qubism-hint-nearer = rapproche d’un pas
qubism-hint-locks = bloque un cube
# For a move with no other reason.
qubism-hint-stands = il vous reste alors { $own ->
    [one] un pas
   *[other] { $own } pas
}, et { $others } à { $colour }

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = Le cube en { $cube } ne barre plus le chemin de { $colour } : encore { $now }, contre { $then } après { $better }.
qubism-why-lengthens-own = Ceci allonge de { $steps } pas le chemin de { $me } ; après { $better }, il serait de { $then }.
qubism-why-lengthens = { $better } aurait allongé de { $steps } pas le chemin de { $colour }.
qubism-why-jumps = { $better } aurait gagné { $steps ->
    [one] un pas
   *[other] { $steps } pas
} en sautant.
qubism-why-nearer = { $better } aurait rapproché d’un pas.
qubism-why-opens = { $better } aurait raccourci de { $steps } pas le chemin de { $me }.
qubism-why-blocks = Maintenant, { $reply } met { $me } à { $now } du bord, contre { $then } après { $better }.
qubism-why-allows-jump = Maintenant, { $reply } gagne du terrain en sautant : { $colour } est à { $now } du bord, contre { $then } après { $better }.
qubism-why-allows-opening = Maintenant, { $reply } ouvre le chemin de { $colour } : encore { $now }, contre { $then } après { $better }.
qubism-why-locks = Maintenant, { $reply } ouvre le chemin de { $colour } ; { $better } aurait bloqué le cube en { $cube }.
qubism-why-would-lock = { $better } aurait bloqué le cube en { $cube }.
qubism-why-longer = { $moves ->
    [one] Après la réponse
   *[other] { $moves } coups plus tard
}, le chemin de { $me } est plus long de { $steps } qu’après { $better }.
qubism-why-shorter = { $moves ->
    [one] Après la réponse
   *[other] { $moves } coups plus tard
}, le chemin de { $colour } est plus court de { $steps } qu’après { $better }.
qubism-why-longer-and-shorter = { $moves ->
    [one] Après la réponse
   *[other] { $moves } coups plus tard
}, le chemin de { $me } est plus long de { $steps } et celui de { $colour } plus court de { $fewer } qu’après { $better }.

# A hint, followed by one of the reasons above.
qubism-advice-step = Déplacez votre pion { $way }
qubism-advice-jump = Sautez par-dessus l’autre pion, en { $square }
qubism-advice-place = Posez un cube en { $square }, { $lies }
qubism-advice-slide = Glissez le cube de { $from } à { $to } : il { $turn }

game-qubism = Qubism
qubism-pitch = Construisez votre chemin jusqu’au bord opposé.

qubism-learn-aim-title = Le but
qubism-learn-aim = Soyez le premier à amener votre pion au bord opposé : Noir à la ligne 5, Blanc à la ligne 1. Les barres sur le plateau montrent où aller.
qubism-learn-turn-title = Un coup parmi trois
qubism-learn-turn = À votre tour, soit vous avancez votre pion d’un pas, tout droit et non en diagonale, soit vous posez un cube de la réserve, soit vous déplacez un cube déjà sur le plateau. Les cubes sont à tout le monde. On ne peut pas passer.
qubism-learn-jump-title = Sauter
qubism-learn-jump = Si l’autre pion est à côté du vôtre, vous pouvez sauter par-dessus, tout droit. S’il y a un cube ou le bord derrière lui, vous pouvez sauter sur une case libre à sa gauche ou à sa droite.
qubism-learn-arrow-title = La flèche et son ailette
qubism-learn-arrow = Un cube va là où pointe sa flèche, puis bascule. L’ailette, à la queue de la flèche, indique de quel côté la flèche sera alors tournée.
qubism-learn-place-title = Un nouveau cube
qubism-learn-place = Cliquez sur une case libre et choisissez l’une des huit façons de poser le cube, ou prenez-le dans la réserve et glissez-le. La case devant sa flèche doit être libre.
qubism-learn-move-title = Déplacer un cube
qubism-learn-move = N’importe quel cube peut aller dans le sens de sa flèche, aussi loin que vous voulez sur des cases libres. Quelle que soit la distance, il ne bascule qu’une fois. Il ne traverse ni pion ni cube.
qubism-learn-way-title = Personne n’est emmuré
qubism-learn-way = Quand un cube a été posé ou déplacé, les deux pions doivent garder un chemin vers leur bord opposé. Essayez d’en emmurer un : c’est refusé, et le plateau montre ce qui resterait.
qubism-learn-locked-title = Cubes bloqués
qubism-learn-locked = Un cube dont la flèche pointe vers une autre pièce ou hors du plateau ne peut pas bouger. Posez et déplacez les cubes pour que ceux qui vous gênent puissent bouger, et que ceux qui gênent l’adversaire ne le puissent pas.
qubism-learn-first-title = Une première partie
qubism-learn-first = Comptez les pas sur les cartes : qui en a le moins est en tête. Si vous êtes en retard, posez un cube là où l’autre doit passer. W montre les plus courts chemins. Commencez au niveau 1.

qubism-asked-slide-title = Les pions arrêtent-ils un cube ?
qubism-asked-slide = Les règles ne le disent pas clairement. Ici : oui. Un cube ne se déplace que sur des cases libres ; il ne traverse ni pion ni cube.
qubism-asked-row-title = Un cube peut-il être sur la dernière ligne ?
qubism-asked-row = Oui, sur les deux, tant que les deux pions gardent un chemin.
qubism-asked-turn-title = Un cube peut-il basculer sans se déplacer ?
qubism-asked-turn = Les règles ne le disent pas. Ici : non. Il avance d’au moins une case, puis bascule une fois.
qubism-asked-jump-title = Faut-il sauter ?
qubism-asked-jump = Non. Vous pouvez aussi faire un pas ou jouer un cube.

qubism-picture-start = Le départ. Noir monte, Blanc descend.
qubism-picture-won = Noir a atteint le bord opposé.
qubism-picture-turn = Un pas du pion, ou un cube.
qubism-picture-jump = Tout droit par-dessus l’autre pion.
qubism-picture-sideways = Le bord est derrière : de côté.
qubism-picture-fin = L’ailette est à droite…
qubism-picture-tipped = … la flèche s’est donc tournée à droite : vers le haut.
qubism-picture-place = La case devant sa flèche est libre.
qubism-picture-far = Aussi loin que la voie est libre ; il bascule une fois.
qubism-picture-way = Interdit : Blanc n’aurait plus de chemin.
qubism-picture-locked = Deux cubes qui se bloquent l’un l’autre.
qubism-picture-race = Blanc n’avait plus que deux pas à faire : il en a davantage.

qubism-lesson-goal-title = Le bord opposé
qubism-lesson-goal = Vous jouez Noir. Amenez le pion au bord opposé.
qubism-lesson-goal-done = Les barres sombres sont votre but : vous gagnez !
qubism-lesson-goal-wrong = Pas encore. Un pas vers le haut, aux barres sombres.
qubism-lesson-turn-title = Un coup parmi trois
qubism-lesson-turn = Un pas, un cube posé, un cube déplacé : au choix.
qubism-lesson-turn-done = L’un des trois à chaque tour.
qubism-lesson-jump-title = Sauter
qubism-lesson-jump = Le pion de Blanc vous gêne. Sautez par-dessus.
qubism-lesson-jump-done = Un cube derrière lui ? Alors on saute de côté.
qubism-lesson-jump-wrong = Pas de saut. Passez par-dessus le pion blanc.
qubism-lesson-fin-title = Flèche et ailette
qubism-lesson-fin = Un cube glissé tourne vers son ailette. Tournez-en un vers le haut.
qubism-lesson-fin-done = Il s’est tourné du côté de son ailette.
qubism-lesson-fin-wrong = Pas vers le haut. Il faut l’ailette en haut.
qubism-lesson-place-title = Un nouveau cube
qubism-lesson-place = Choisissez une case libre, puis comment poser.
qubism-lesson-place-done = La case devant sa flèche doit être libre.
qubism-lesson-place-wrong = Pas un nouveau cube. Choisissez une case libre.
qubism-lesson-far-title = Loin, mais une fois
qubism-lesson-far = Un cube va loin. Faites-lui faire deux cases ou plus.
qubism-lesson-far-done = Si loin qu’il aille, il ne bascule qu’une fois.
qubism-lesson-far-wrong = Pas assez loin. Déplacez un cube de deux cases.
qubism-lesson-way-title = Personne n’est emmuré
qubism-lesson-way = Seule a3 est ouverte. Essayez de la boucher.
qubism-lesson-way-done = Refusé : chacun garde un chemin.
qubism-lesson-way-wrong = Cela est permis. Cliquez sur la case a3.
qubism-lesson-locked-title = Cubes bloqués
qubism-lesson-locked = Deux cubes se visent. Cliquez sur l’un d’eux.
qubism-lesson-locked-done = Sa route est barrée : il est bloqué.
qubism-lesson-locked-wrong = Cela est permis. Cliquez sur un cube du milieu.
qubism-lesson-race-title = Barrer la route
qubism-lesson-race = Blanc est plus près. Barrez sa route d’un cube.
qubism-lesson-race-done = C’est plus long. Jouez une première partie !
qubism-lesson-race-wrong = Blanc est aussi près. Posez un cube devant lui.

qubism-keys-arrows = Flèches : aller de case en case
qubism-keys-pawn = Entrée sur votre pion, puis une flèche : le déplacer ; Maj et une flèche : le déplacer directement
qubism-keys-cube = Entrée sur un cube, flèches dans son sens, Entrée : le déplacer
qubism-keys-place = Entrée sur une case libre : poser un cube ; une flèche choisit où il pointe, F l’ailette, R le tourne, Entrée le pose
qubism-keys-jump = a à e, 1 à 5 : aller à une colonne ou à une ligne
qubism-keys-tab = Tab : votre pion, puis chaque cube qui peut bouger, puis la sortie du plateau
qubism-keys-ways = T ou W : montrer les deux plus courts chemins
qubism-command-ways = Plus courts chemins
qubism-keys-why = ? : pourquoi ceci ne peut pas bouger, ou pourquoi rien ne peut être posé ici

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }, { $lies }
qubism-move-slide = cube de { $from } à { $to }, { $turn }
qubism-move-pawn = pion de { $from } à { $to }

qubism-square = { $square }
qubism-turns-left = se tourne à gauche
qubism-turns-right = se tourne à droite
qubism-lies = flèche { $way }, { $turn }
qubism-edge = Le pion ne peut pas quitter le plateau.
qubism-end = Le cube ne peut pas quitter le plateau.

qubism-board = Plateau de Qubism. { $turn } Pas à faire : Noir { $black }, Blanc { $white }. { $left ->
    [one] Encore { $left } cube
   *[other] Encore { $left } cubes
} en réserve.
qubism-square-own = { $square }, votre pion. Peut aller en { $targets }.
qubism-square-pawn = { $square }, pion de { $colour }.
qubism-square-cube = { $square }, cube, { $lies }. Peut aller en { $targets } ; pointera { $next }.
qubism-square-stuck = { $square }, cube, { $lies }. Ne peut pas bouger : { $reason }
qubism-square-cube-only = { $square }, cube, { $lies }.
qubism-square-free = { $square }, libre. Cube possible, flèche { $ways }.
qubism-square-closed = { $square }, libre.
qubism-chip = Poser en { $square }, { $lies }
qubism-chip-refused = Pas en { $square }, { $lies } : { $reason }

qubism-why-way = { $way } : { $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square } est libre dans toutes les directions.

qubism-preview = { $square } : la flèche pointe { $way } ; une fois le cube déplacé, elle pointera { $next }.
qubism-slide = Vers { $square } ; là, la flèche pointera { $next }.
qubism-choose-pawn = { $square } : glissez votre pion, ou choisissez une case.
qubism-choose-cube = { $square } : glissez le cube dans le sens de sa flèche, ou choisissez une case.
qubism-choose-place = { $square } : choisissez où il pointe. L’ailette montre où il se tournera.
qubism-drag-supply = Glissez le cube sur une case libre. R ou la molette le tourne, F inverse l’ailette.
qubism-left = { $count ->
    [one] { $count } restant
   *[other] { $count } restants
}

qubism-to-move = À { $colour } de jouer.
qubism-your-turn = À vous de jouer. Avancez votre pion, posez un cube ou déplacez-en un.
qubism-turn = À { $colour } de jouer : le pion, un nouveau cube, ou un cube du plateau.
qubism-won = { $colour } gagne : { $ending }.
qubism-drawn = Partie nulle : { $ending }.

qubism-event-step = { $colour } est allé en { $to }.
qubism-event-jump = { $colour } a sauté en { $to }.
qubism-event-place = { $colour } a posé un cube en { $square }, { $lies }.
qubism-event-cube = { $colour } a déplacé le cube de { $from } à { $to } ; il pointe maintenant { $way }.
qubism-event-end = { $event } { $end }

qubism-score = { $seat } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} jusqu’au bord opposé
qubism-steps-to-go = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
qubism-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}

# Setting up a position.
qubism-thing-cube = Cube, { $lies }
qubism-thing-black = Pion noir
qubism-thing-white = Pion blanc
qubism-tally = Cubes sur le plateau : { $count } sur { $most }, { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
qubism-editor-pawn-stays = Un pion est toujours sur le plateau : glissez-le ailleurs.
qubism-editor-help = Clic : poser. Clic droit : enlever. Glisser : déplacer. Molette, R : tourner. F : ailette. Touches : flèches, C, B, W, Suppr.
qubism-fault-too-many = { $count } cubes ; il n’y en a que { $most }.
qubism-fault-pawn-on-cube = Le pion de { $colour }, en { $square }, est sur un cube.
qubism-fault-pawn-at-goal = Le pion de { $colour }, en { $square }, est au bord opposé : la partie serait finie.
qubism-fault-pawn-on-pawn = Les deux pions sont en { $square }.
qubism-fault-no-way = Le pion de { $colour }, en { $square }, n’a pas de chemin vers le bord opposé.
qubism-begin-place = Posez un nouveau cube.
qubism-begin-cube = Regardez le cube en { $square }.
qubism-begin-pawn = Regardez votre pion en { $square }.
qubism-sentence-places = { $seat } pose un cube en { $square }, flèche { $way }
qubism-sentence-slides = { $seat } glisse le cube de { $from } à { $to }
qubism-sentence-goes = { $seat } mène son pion en { $to }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = Aucun autre n’allongeait autant le chemin de { $colour } : de { $steps } pas
qubism-only-nearer = Le seul qui vous rapprochait
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = D’un seul coup, vous avez allongé de { $steps ->
    [2] deux pas
    [3] trois pas
    [4] quatre pas
   *[other] { $steps } pas
} le chemin de { $colour }.
qubism-deed-jumps = Vous avez sauté par-dessus l’autre pion.
qubism-idea-longer = { $times }, votre propre chemin s’est allongé.
qubism-idea-shorter = { $times }, le chemin de l’autre pion est resté plus court que nécessaire.
qubism-idea-own = { $times }, vous pouviez raccourcir votre chemin.
qubism-skill-way = Garder un chemin court
qubism-skill-blocking = Bloquer
qubism-skill-running = Courir

# Ideas of hints, as questions.
qubism-ask-win = Vous pouvez gagner. Comment ?
qubism-ask-nearer = Votre pion peut se rapprocher. Comment ?
qubism-ask-wall = Le chemin de l’autre pion peut être allongé. Où ?
qubism-ask-way = Votre chemin peut être raccourci. Où ?
qubism-head-start = { $steps ->
    [1] une ligne
    [2] une ligne et le premier coup
   *[other] deux lignes
}
