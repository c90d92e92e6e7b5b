# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.
# cubulus-face-… suivent « face », « arête », « coin » : « face de droite », « arête du dessus ».

cubulus-white = Blanc
cubulus-black = Noir
cubulus-red = Rouge

cubulus-illegal-taken = La case { $cell } est occupée.
cubulus-illegal-empty = La case { $cell } est vide : une boule y resterait.
cubulus-illegal-core = On n’atteint le cœur qu’en poussant le milieu d’une face vers l’intérieur.
cubulus-illegal-laying = Posez une boule neutre dans une case libre.
cubulus-illegal-hand-empty = Vous n’avez plus de boules : on ne peut que décaler des lignes pleines.
cubulus-illegal-only-pass = Vous ne pouvez rien faire : finissez le tour.
cubulus-illegal-alike = Les trois boules sont de la même couleur : rien ne changerait.
cubulus-illegal-take-back = On n’annule pas aussitôt le décalage de { $colour }. Jouez d’abord ailleurs.
cubulus-illegal-no-pass = On ne peut passer que si l’on ne peut rien faire d’autre.
cubulus-illegal-no-resign = L’abandon n’est un coup qu’à trois joueurs.

cubulus-move-not-a-cell = « { $text } » n’est pas une case du cube.
cubulus-move-not-an-end = Aucune ligne ne commence en { $from } pour continuer en { $to }.
cubulus-move-not-an-insertion = { $opening } décale une ligne pleine ; rien n’y entre.
cubulus-move-not-a-shift = { $opening } ne décale rien ; la ligne n’est pas pleine.

cubulus-layout-not-a-cell = Boules neutres : « { $text } » n’est pas une case du cube.
cubulus-layout-twice = Boules neutres : { $cell } est là deux fois.
cubulus-layout-count = Boules neutres : il faut 9 cases ; il y en a { $count }.

cubulus-position-field-count = Une position a 3 ou 4 champs ; celle-ci en a { $count }.
cubulus-position-rank-count = Cube : il faut 9 lignes ; il y en a { $count }.
cubulus-position-rank-length = Cube : la ligne { $rank } de l’étage { $layer } a { $cells } cases au lieu de 3.
cubulus-position-letter = Cube : « { $letter } », à la ligne { $rank } de l’étage { $layer }, n’est pas une boule.
cubulus-position-too-many = Cube : { $count } boules { $colour } ; il n’y en a que 9.
cubulus-position-square = Cube : un carré de { $colour } est déjà là, la partie est donc finie.
cubulus-position-laying-balls = Cube : avec { $count } boules rouges, on en est encore à les poser, et aucune autre ne peut se trouver ici.
cubulus-position-laying-turn = Trait : avec { $count } boules rouges, c’est à Noir de poser la suivante.
cubulus-position-turn = Trait : « { $text } » n’est ni w, ni b, ni r.
cubulus-position-turn-out = Trait : { $colour } ne joue pas.
cubulus-position-players = Joueurs : « { $text } » n’est ni wb ni wbr, avec un point pour qui ne joue plus.
cubulus-position-ban = Décalage interdit : { $reason }
cubulus-position-ban-not-there = Décalage interdit : { $opening } n’est pas une ligne pleine aux boules de couleurs différentes.

cubulus-ending-square = un carré
cubulus-ending-gift = un carré complété par un autre

cubulus-face-right = de droite
cubulus-face-back = arrière
cubulus-face-top = du dessus
cubulus-face-left = de gauche
cubulus-face-front = avant
cubulus-face-bottom = du dessous

cubulus-hint-wins = gagne
cubulus-hint-forces-win = vous pouvez forcer le gain
cubulus-hint-stops = arrête le carré de { $colour } sur la face { $face }
cubulus-hint-builds = réunit { $balls ->
    [2] deux
   *[3] trois
} boules sur quatre sur la face { $face }
cubulus-hint-hampers = gêne { $colour } sur la face { $face }
cubulus-hint-best = rien de mieux n’a été trouvé
cubulus-hint-quiet = un coup calme : personne ne menace rien
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat } est à un coup d’un carré sur la face { $faces }
cubulus-hint-threatens = crée une menace sur la face { $face }
cubulus-hint-threatens-many = crée des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = Ceci complète le carré de { $colour } sur la face { $face }.
cubulus-why-left = Maintenant, { $colour } peut compléter un carré sur la face { $face } ; { $better } l’aurait empêché.
cubulus-why-left-later = Ceci laisse ouvert le carré de { $colour } sur la face { $face } ; { $better } l’aurait empêché.
cubulus-why-forks = Maintenant, { $colour } gagne { $deadline } : { $reply } crée des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces.
cubulus-why-threatens = { $better } aurait créé une menace sur la face { $face }.
cubulus-why-threatens-many = { $better } aurait créé des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces.
cubulus-why-answer = Maintenant, { $colour } peut créer une menace sur la face { $face } ; { $better } l’aurait empêché.
cubulus-why-then-two = Maintenant, { $colour } menace sur les faces { $face } et { $other } ; après { $better }, { $fewer ->
    [0] sur aucune
   *[other] sur une seule
}.
cubulus-why-then-many = Maintenant, { $colour } menace sur { $faces } faces, contre { $fewer } après { $better }.
cubulus-why-later = Bientôt, { $colour } aura des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces ; { $better } l’aurait empêché.
cubulus-why-missed-later = { $better } aurait bientôt mené à des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces.
cubulus-why-soon = Bientôt, { $colour } aura une menace sur la face { $face } ; { $better } l’aurait empêché.
cubulus-why-missed-soon = { $better } aurait bientôt mené à une menace sur la face { $face }.
cubulus-why-presses = Dans les { $moves } prochains coups, { $colour } menace deux fois ; après { $better }, { $then ->
    [0] pas une seule fois
   *[other] une seule fois
}.
cubulus-why-missed-presses = Après { $better }, { $colour } aurait menacé deux fois dans les { $moves } prochains coups ; ici, { $now ->
    [0] pas une seule fois
   *[other] une seule fois
}.

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = Quatre boules d’une couleur sur une face du cube gagnent : en bloc, aux coins ou aux milieux des arêtes.

cubulus-learn-aim-title = Le but
cubulus-learn-aim = Réunissez quatre boules de votre couleur sur une même face : un bloc de quatre, les quatre coins ou les quatre milieux d’arête.
cubulus-learn-faces-title = Les six faces
cubulus-learn-faces = Le cube montre trois faces. Les volets derrière lui sont les trois qu’il cache, et comptent tout autant.
cubulus-learn-put-title = Une boule entre
cubulus-learn-put = Chacun a neuf boules. Cliquez sur une ouverture : votre boule entre. Si la case est vide, elle y reste.
cubulus-learn-push-title = Pousser
cubulus-learn-push = Si la case est occupée, votre boule pousse une ou deux boules, de n’importe quelle couleur. Aucune boule ne doit tomber du cube.
cubulus-learn-core-title = Le cœur
cubulus-learn-core = La case au centre du cube ne s’atteint que par le milieu d’une face. Les étages à côté du cube la montrent.
cubulus-learn-shift-title = Une ligne pleine
cubulus-learn-shift = Une ligne pleine tourne en boucle : ce qui sort à l’autre bout rentre ici. Cela ne prend aucune boule de votre réserve.
cubulus-learn-red-title = Boules rouges
cubulus-learn-red = À deux joueurs, neuf boules rouges sont dans le cube dès le départ. Elles sont neutres : un carré de rouges ne compte pour personne. Leur place est laissée au hasard, ou à votre choix dans Nouvelle partie. À trois joueurs, le rouge est la troisième couleur.
cubulus-learn-back-title = Pas de retour immédiat
cubulus-learn-back = Le joueur suivant ne peut pas ramener aussitôt la même ligne en arrière : un petit signe marque cette ouverture. Si la même position revient trois fois, la partie est nulle.
cubulus-learn-gift-title = Attention
cubulus-learn-gift = Si votre coup complète le carré d’un autre joueur, ce joueur gagne, même si votre propre carré est complété en même temps.
cubulus-learn-first-title = Une première partie
cubulus-learn-first = Jouez contre le niveau « { level-1 } ». La touche T montre un instant qui menace de gagner.

cubulus-asked-neutral-title = Un carré de boules neutres compte-t-il ?
cubulus-asked-neutral = Les règles ne le disent pas. Ici : non, seuls comptent les carrés des joueurs.
cubulus-asked-both-title = Deux carrés à la fois : qui gagne ?
cubulus-asked-both = L’adversaire. Ne complétez jamais le carré d’un autre, même avec le vôtre.
cubulus-asked-back-title = Puis-je décaler une ligne aussitôt en arrière ?
cubulus-asked-back = Pas aussitôt. Après tout autre coup, oui.
cubulus-asked-three-title = Et à trois ?
cubulus-asked-three = Les règles ne le disent pas. Ici : seul le joueur suivant ne peut pas la ramener ; celui d’après le peut.
cubulus-asked-core-title = Peut-on remplir le centre ?
cubulus-asked-core = Oui : poussez une boule vers l’intérieur par le milieu d’une face. Le cœur ne compte pour aucun carré.
cubulus-asked-two-title = À trois : les carrés des deux autres à la fois ?
cubulus-asked-two = Les règles ne le disent pas. Ici : celui des deux qui jouerait le premier gagne.

cubulus-picture-small = Un bloc de quatre sur le dessus.
cubulus-picture-corners = Les quatre coins du dessus.
cubulus-picture-diamond = Les quatre milieux d’arête de la face arrière.
cubulus-picture-put = Une boule entre et reste là.
cubulus-picture-red = Neuf boules neutres ; Blanc commence.
cubulus-picture-push = Une boule entre là où il y en a une…
cubulus-picture-pushed = … et la pousse plus loin.
cubulus-picture-core = La boule au milieu de la face avant est allée au cœur.
cubulus-picture-shift = On clique sur une ligne pleine…
cubulus-picture-shifted = … et elle s’est décalée d’un cran.
cubulus-picture-back = Noir a décalé la ligne ; Blanc ne peut pas la ramener.
cubulus-picture-gift = Blanc fait un carré, mais pousse une boule noire vers le haut…
cubulus-picture-given = … dans celui de Noir : Noir gagne.
cubulus-picture-threat = Noir a trois coins du dessus.

cubulus-lesson-ball-title = C’est une seule boule
cubulus-lesson-ball = Une boule dans un coin se voit trois fois. Mettez-en une.
cubulus-lesson-ball-done = Trois images, une boule. Pointez-la pour voir.
cubulus-lesson-ball-wrong = Ce n’est pas un coin. Cliquez sur le coin d’une face.
cubulus-lesson-aim-title = Quatre ensemble
cubulus-lesson-aim = Trois des vôtres sont en haut. Ajoutez-en une.
cubulus-lesson-aim-done = Un bloc de quatre gagne. Les quatre coins aussi.
cubulus-lesson-aim-wrong = Pas de bloc. Les trois blanches sont en haut.
cubulus-lesson-faces-title = Les six faces
cubulus-lesson-faces = Gagnez sur le volet arrière : les quatre milieux d’arête.
cubulus-lesson-faces-done = Les quatre milieux d’arête. Les volets sont les faces cachées : les six comptent.
cubulus-lesson-faces-wrong = Pas de carré. Regardez le volet arrière.
cubulus-lesson-put-title = Une boule entre
cubulus-lesson-put = Cliquez sur une ouverture vide : la boule y reste.
cubulus-lesson-put-done = Vous avez neuf boules à mettre.
cubulus-lesson-put-wrong = Il y avait une boule. Cliquez sur une ouverture vide.
cubulus-lesson-red-title = Rouge
cubulus-lesson-red = Le rouge n’est à personne. Enfoncez le coin rouge.
cubulus-lesson-red-done = Les rouges encombrent ; quatre ne gagnent rien.
cubulus-lesson-red-wrong = Pas de carré. Le coin rouge à l’avant gêne.
cubulus-lesson-push-title = Pousser
cubulus-lesson-push = Cliquez sur une boule : la vôtre entre et la pousse.
cubulus-lesson-push-done = Elle peut en pousser une ou deux, de toute couleur.
cubulus-lesson-push-wrong = Rien n’a été poussé. Cliquez sur une boule.
cubulus-lesson-core-title = Le cœur
cubulus-lesson-core = Remplissez le cœur par le milieu d’une face.
cubulus-lesson-core-done = À droite, l’étage 2 le montre en son milieu.
cubulus-lesson-core-wrong = Le cœur est vide. Cliquez au milieu, à l’avant.
cubulus-lesson-shift-title = Une ligne pleine
cubulus-lesson-shift = Une ligne pleine tourne. Cliquez sur un bout.
cubulus-lesson-shift-done = Ce qui est sorti là-bas est rentré ici.
cubulus-lesson-shift-wrong = La ligne est en bas, à l’avant. Cliquez sur un bout.
cubulus-lesson-back-title = Pas aussitôt
cubulus-lesson-back = Noir décale une ligne. Essayez de la ramener.
cubulus-lesson-back-done = Pas aussitôt. Le petit signe le rappelle.
cubulus-lesson-back-wrong = Cela est permis. Cliquez sur l’autre bout de la ligne.
cubulus-lesson-gift-title = Pas de cadeaux
cubulus-lesson-gift = Gagnez, mais ne complétez pas le carré de Noir.
cubulus-lesson-gift-done = Le vôtre seulement. C’est gagné.
cubulus-lesson-gift-given = Le carré de Noir a été complété : Noir gagne.
cubulus-lesson-gift-wrong = Pas encore de carré. Vous en avez trois à l’avant.
cubulus-lesson-threat-title = Une menace
cubulus-lesson-threat = Noir n’attend qu’une boule (touche T). Chassez-en une.
cubulus-lesson-threat-done = Le carré de Noir est cassé. À vous de jouer !
cubulus-lesson-threat-wrong = Noir le complète encore. Enfoncez un coin noir.
cubulus-lesson-threat-gap = Une boule dans le vide est poussée. Enfoncez un coin noir.

cubulus-keys-arrows = Flèches : aller d’ouverture en ouverture, par-dessus les arêtes aussi
cubulus-keys-play = Entrée ou Espace : jouer ce qui est montré
cubulus-keys-tab = Tab : la face suivante ; Échap, puis Tab : quitter le plateau
cubulus-keys-cell = a à c, 1 à 3, 1 à 3 : aller à une case, comme b31
cubulus-keys-why = ? : pourquoi on ne peut pas appuyer sur cette ouverture
cubulus-keys-swing = V, Flèches : tenir V pour voir une autre face devant
cubulus-keys-layers = L : les trois étages en grand, ou le cube
cubulus-keys-threats = T : montrer ce qui menace
cubulus-command-threats = Menaces

cubulus-pane-right = Droite
cubulus-pane-back = Arrière
cubulus-pane-top = Dessus
cubulus-pane-left = Gauche
cubulus-pane-front = Avant
cubulus-pane-bottom = Dessous
cubulus-layers = Étages
cubulus-layer = Étage { $layer }
cubulus-layer-holds = Étage { $layer }, de gauche à droite. Devant : { $front }. Milieu : { $middle }. Derrière : { $back }.
cubulus-empty = vide

cubulus-at-right = face de droite
cubulus-at-back = face arrière
cubulus-at-top = face du dessus
cubulus-at-left = face de gauche
cubulus-at-front = face avant
cubulus-at-bottom = face du dessous
cubulus-spot-middle = au milieu
cubulus-spot-edge = au milieu de l’arête { $side }
cubulus-spot-corner = au coin { $one } et { $other }
cubulus-place = { $face }, { $spot }

cubulus-board-label = Cubulus. { $turn } Boules restantes : { $left }.
cubulus-left-of = { $colour } { $left }

cubulus-opening = { $face }, { $spot }, { $content }. { $does }
cubulus-press = Appuyer : { $does }
cubulus-cannot = Impossible d’appuyer : { $reason }
cubulus-does-stay = votre boule y reste.
cubulus-does-lay = une boule neutre y reste.
cubulus-does-push-one = votre boule entre et en pousse une autre.
cubulus-does-push-two = votre boule entre et en pousse deux autres.
cubulus-does-shift = la ligne pleine se décale d’un cran.
cubulus-does-and = { $act } { $warning }
cubulus-gift = Ceci complète le carré de { $colour } : { $colour } gagnerait.
cubulus-gift-again = { $warning } Cliquez encore pour le jouer quand même.
cubulus-core-lay = Cœur, vide. Appuyer : une boule neutre y reste.
cubulus-core-cannot = Cœur. Impossible d’appuyer : { $reason }

cubulus-taken = Il y a déjà une boule.

cubulus-advice-put = Mettez une boule sur la { $place }
cubulus-advice-lay = Posez une boule neutre sur la { $place }
cubulus-advice-lay-core = Posez une boule neutre au cœur
cubulus-advice-push = Poussez par la { $place }
cubulus-advice-shift = Décalez la ligne pleine par la { $place }
cubulus-advice-pass = Finissez le tour
cubulus-advice-resign = Abandonnez
cubulus-time-out = temps écoulé
cubulus-resigned = abandonne

cubulus-seen = { $face }, { $spot } : { $content }.
cubulus-seen-core = Cœur : { $content }.
cubulus-preview-stay = Votre boule entre par la { $place }.
cubulus-preview-lay = Une boule neutre entre par la { $place }.
cubulus-preview-push-one = Votre boule entre par la { $place }, et en pousse une autre.
cubulus-preview-push-two = Votre boule entre par la { $place }, et en pousse deux autres.
cubulus-preview-shift = La ligne pleine se décale d’un cran.

cubulus-to-move = À { $colour } de jouer.
cubulus-won = { $colour } gagne : { $ending }.
cubulus-drawn = Partie nulle : { $ending }.
cubulus-your-turn = À vous de jouer.
cubulus-status = { $turn } Cliquez sur une ouverture de n’importe quelle face.
cubulus-status-shift = { $turn } Plus de boules : décalez une ligne pleine.
cubulus-status-pass = { $turn } Rien n’est possible : finissez le tour.
cubulus-status-lay = { $turn } Posez { $left ->
    [one] la dernière boule neutre
   *[other] { $left } boules neutres
}, n’importe où ; le cœur est au milieu de l’étage 2.

cubulus-event-put = { $colour } a mis une boule sur la { $place }.
cubulus-event-lay = { $colour } a posé une boule neutre sur la { $place }.
cubulus-event-lay-core = { $colour } a posé une boule neutre au cœur.
cubulus-event-push-one = { $colour } a mis une boule par la { $place }, et en a poussé une autre.
cubulus-event-push-two = { $colour } a mis une boule par la { $place }, et en a poussé deux autres.
cubulus-event-shift = { $colour } a décalé la ligne pleine par la { $place } : maintenant { $one }, { $two }, { $three }.
cubulus-event-pass = { $colour } ne pouvait rien faire.
cubulus-event-resign = { $colour } a abandonné.
cubulus-event-time-out = Temps écoulé pour { $colour }.
cubulus-event-end = { $event } { $end }

cubulus-square-small = un bloc de quatre sur la face { $face }
cubulus-square-corners = les quatre coins de la face { $face }
cubulus-square-diamond = les quatre milieux d’arête de la face { $face }
cubulus-ending-gift-of = le coup de { $colour } a complété { $square }
cubulus-ending-gift-both = { $ended }. { $other } avait aussi un carré ; c’était ensuite à { $winner } de jouer
cubulus-ending-both = un carré de chaque côté, et qui vient de jouer perd

cubulus-swap-cards = Échanger les cartes
# Length of a game; laying does not count.

cubulus-in-hand = { $left } en réserve
cubulus-score = { $seat } : { $left }
cubulus-out = hors jeu
cubulus-lay = Posez { $left ->
    [one] une neutre
   *[other] { $left } neutres
}

cubulus-players-two = 2 joueurs
cubulus-players-three = 3 joueurs
cubulus-neutrals = Boules neutres
cubulus-neutrals-laid = Posées par { $seat }
cubulus-neutrals-lot = Au hasard
cubulus-neutrals-middle = Étage du milieu
cubulus-neutrals-centres = Milieux des faces
cubulus-neutrals-anew = Tirées au sort à chaque partie ; « { $again } » les laisse où elles étaient.
cubulus-edge = Qui commence a l’avantage : un match en dit plus qu’une seule partie.

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] Boule blanche
    [B] Boule noire
   *[other] Boule rouge
}
cubulus-tally = { $colour ->
    [W] Blanc
    [B] Noir
   *[other] Rouge
} { $count }, { $hand } en réserve
cubulus-tally-out = { $colour ->
    [W] Blanc
    [B] Noir
   *[other] Rouge
} { $count }, hors jeu
cubulus-tally-neutral = { $colour ->
    [W] Blanc
    [B] Noir
   *[other] Rouge
} { $count } sur { $most }, neutre
cubulus-editor-players = Joueurs
cubulus-editor-two = Deux
cubulus-editor-three = Trois
cubulus-editor-out = Hors jeu
cubulus-editor-nobody = Aucun
cubulus-editor-help = Clic : poser. Clic droit : enlever. Glisser : déplacer. Le cœur est dans les étages. Touches : flèches, W, B, R, Suppr ; L : grands étages.
cubulus-fault-too-many = { $count } boules { $colour ->
    [W] blanches
    [B] noires
   *[other] rouges
} ; il n’y en a que { $most }.
cubulus-fault-square = { $colour } a un carré ({ $cells }) : la partie serait finie.
cubulus-fault-laying-balls = Boules rouges posées : { $count } sur 9. Tant que toutes ne le sont pas, aucune autre ne peut se trouver ici.
cubulus-fault-laying-turn = Boules rouges posées : { $count } sur 9. C’est à Noir de poser la suivante.
cubulus-fault-turn-out = C’est au tour de { $colour }, qui ne joue pas.
cubulus-fault-ban = Le décalage { $opening } est marqué comme interdit, mais il n’y a pas là de ligne pleine aux boules de couleurs différentes.
cubulus-begin = Regardez la { $face }.
cubulus-facing = Maintenant devant : la { $face }.
cubulus-sentence-puts = { $seat } met une boule par la { $place }
cubulus-sentence-shifts = { $seat } décale la ligne pleine par la { $place }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = Le seul qui arrêtait le carré de { $colour } sur la face { $face }
cubulus-only-forks = Le seul qui créait des menaces sur { $faces ->
    [2] deux
   *[other] { $faces }
} faces
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = Vous avez menacé sur { $faces ->
    [2] deux
    [3] trois
   *[other] { $faces }
} faces à la fois.
cubulus-deed-stop = Vous avez arrêté le carré de { $colour } sur la face { $face }.
cubulus-deed-stops = Vous avez arrêté { $count ->
    [2] deux fois
    [3] trois fois
   *[other] { $count } fois
} le carré de { $colour }.
cubulus-idea-left = { $times }, vous avez laissé ouvert le carré d’un adversaire.
cubulus-idea-answer = { $times }, un adversaire a pu ensuite créer une menace.
cubulus-idea-missed = { $times }, vous pouviez créer une menace.
cubulus-skill-closing = Fermer les carrés
cubulus-skill-foresight = Anticiper
cubulus-skill-threatening = Menacer

# Ideas of hints, as questions.
cubulus-ask-win = Vous pouvez gagner. Comment ?
cubulus-ask-stop = Il faut arrêter un carré. Où ?
cubulus-ask-threat = Vous pouvez créer une menace. Où ?
cubulus-head-start = { $steps ->
    [one] une boule
    [2] deux boules
    [3] trois boules
   *[other] { $steps } boules
}
