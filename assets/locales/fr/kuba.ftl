# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.
# kuba-marble-… s’accordent avec « bille » (féminin).

kuba-colour-white = Blanc
kuba-colour-black = Noir
kuba-marble-white = blanche
kuba-marble-black = noire
kuba-marble-red = rouge

kuba-illegal-empty = La case { $cell } est vide.
kuba-illegal-neutral = Les billes rouges sont neutres : poussez-les avec les vôtres.
kuba-illegal-not-yours = Vous jouez { $colour }.
kuba-illegal-blocked = La case derrière, { $cell }, est occupée.
kuba-illegal-own-marble-off = Votre propre bille tomberait.
kuba-illegal-straight-back = On ne repousse pas aussitôt (ko). Jouez d’abord ailleurs.
kuba-illegal-previous-position = Cela ramène le plateau d’avant la poussée de { $colour } (ko). Jouez d’abord ailleurs.
kuba-illegal-superko = Cela ramène un plateau d’avant (ko). Jouez d’abord ailleurs.
kuba-illegal-superko-start = Cela ramène le plateau du départ (ko). Jouez d’abord ailleurs.
kuba-illegal-no-pass = On ne peut finir son tour qu’après une capture, et si les règles le permettent.

kuba-move-no-capture = { $said } devrait tomber, mais rien ne tombe.
kuba-move-wrong-capture = { $said } devrait tomber, mais c’est { $falls } qui tombe.

kuba-position-field-count = Une position a de 2 à 5 champs ; celle-ci en a { $count }.
kuba-position-rank-count = Plateau : il faut 7 lignes ; il y en a { $count }.
kuba-position-rank-length = Plateau : la ligne { $rank } a { $cells } cases au lieu de 7.
kuba-position-letter = Plateau : « { $letter } », à la ligne { $rank }, n’est pas une bille.
kuba-position-too-many = Plateau : { $count } billes { $colour } ; il n’y en a que { $most }.
kuba-position-turn = Trait : « { $text } » n’est ni w ni b.
kuba-position-score = Score : « { $text } » n’est pas fait de deux nombres de 0 à 7, comme 3-4.
kuba-position-too-many-reds = Score : { $count } rouges sur le plateau ou capturées ; il n’y en a que 13.
kuba-position-extra = Tour de plus : « { $text } » n’est ni + ni -.
kuba-position-ko = Ko : { $reason }
kuba-position-ko-not-there = Ko : { $push } n’est pas une poussée du joueur qui a le trait.

kuba-ending-seven-reds = sept billes rouges
kuba-ending-no-marbles = toutes les billes adverses capturées
kuba-ending-no-push = l’adversaire ne pouvait plus pousser


kuba-pitch = Poussez des rangées de billes hors du plateau. Sept rouges gagnent.

kuba-welcome = Choisissez comment commencer, ou poussez une bille blanche : { $even ->
    [1] une partie équilibrée
   *[other] une partie facile
} commence.
kuba-end-of-turn = fin du tour
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell } { $way }
kuba-said-capture = { $cell } { $way }, prend une bille { $marble }

kuba-push-again = Rejouez

kuba-learn-aim-title = Le but
kuba-learn-aim = Soyez le premier à pousser hors du plateau sept billes rouges, ou toutes les billes de l’adversaire.
kuba-learn-push-title = Une poussée
kuba-learn-push = Poussez une de vos billes d’une case, dans l’une des quatre directions. La case derrière elle doit être vide, ou hors du plateau. Toute la rangée devant elle avance, quelles que soient ses couleurs.
kuba-learn-own-title = Vos propres billes
kuba-learn-own = Vous ne pouvez jamais pousser votre propre bille hors du plateau.
kuba-learn-again-title = Rejouer
kuba-learn-again = Ce qui tombe est à vous. Selon la notice, vous poussez alors encore, avec n’importe laquelle de vos billes, tant que vous capturez.
kuba-learn-ko-title = Pas de retour immédiat
kuba-learn-ko = Vous ne pouvez pas répondre à une poussée en repoussant tout de suite la même rangée en sens inverse. C’est le ko. Jouez d’abord ailleurs.
kuba-learn-end-title = Plus de poussée
kuba-learn-end = Vous ne pouvez pas pousser à votre tour ? Vous perdez. Si la même position revient trois fois, la partie est nulle.

kuba-learn-sets-title = Jeux de règles
kuba-learn-sets = Voici les règles de la notice de 1997. Kings and Soldiers : après une capture, vous pouvez rejouer ou finir votre tour, et une poussée n’est interdite que si elle ramène le plateau d’avant la poussée adverse. Gering : de même, mais aucune position ne peut jamais revenir. Kubatoo : comme Kings and Soldiers, mais une capture ne donne pas de poussée de plus. Dans un mélange de votre choix, vous pouvez aussi décider que seule une rouge fait rejouer ; une bille adverse met alors fin au tour.

kuba-asked-again-title = Rejoue-t-on aussi après une bille adverse ?
kuba-asked-again = Selon la notice, oui : après chaque bille poussée hors du plateau, rouge ou non. Les règles imprimées diffèrent ; le choix est dans Nouvelle partie, y compris après les rouges seules.
kuba-asked-must-title = Faut-il rejouer ?
kuba-asked-must = Selon la notice, oui. Selon Kings and Soldiers et Gering, vous pouvez plutôt terminer votre tour.
kuba-asked-same-title = Avec la même bille ?
kuba-asked-same = Avec n’importe laquelle de vos billes qui peut être poussée.
kuba-asked-stop-title = Puis-je m’arrêter ?
kuba-asked-stop = Selon la notice, votre tour finit avec la première poussée qui ne prend rien, et pas avant. Selon Kings and Soldiers et Gering, vous pouvez vous arrêter après toute capture.
kuba-asked-stuck-title = Et si je ne peux pas pousser ?
kuba-asked-stuck = Si vous ne pouvez pas pousser au début de votre tour, vous perdez. Pour la poussée de plus après une capture, les règles ne le disent pas. Ici : votre tour finit, tout simplement.
kuba-asked-back-title = Qu’est-ce qui est interdit après une poussée ?
kuba-asked-back = Selon la notice, de repousser aussitôt la même rangée : si votre bille était en tête, vous ne pouvez pas la pousser en sens inverse. Les autres règles interdisent plutôt de revenir à une position antérieure.
kuba-asked-long-title = Pour combien de temps ?
kuba-asked-long = Pour une poussée. Jouez ailleurs, et la fois suivante vous pouvez. Selon Gering, aucune position ne peut jamais revenir.
kuba-asked-own-title = Puis-je pousser ma propre bille hors du plateau ?
kuba-asked-own = Non, jamais : si une de vos billes devait tomber, la poussée n’est pas permise.
kuba-asked-many-title = Combien de billes avancent à la fois ?
kuba-asked-many = Toute la rangée sans trou, quelles que soient ses couleurs : jusqu’à sept.
kuba-asked-first-title = Qui commence, et dans quels coins ?
kuba-asked-first = Blanc commence. Noir choisit les coins : comme ici, ou en miroir.
kuba-asked-repeat-title = Et si une position se répète ?
kuba-asked-repeat = Les règles ne le disent pas. Ici : la troisième fois, la partie est nulle. Selon Gering, cela ne peut pas arriver.

kuba-picture-start = Le départ. Blanc commence.
kuba-picture-seventh = Déjà six : celle-ci gagne.
kuba-picture-row = La case derrière est libre : poussez.
kuba-picture-row-after = Trois billes ont avancé.
kuba-picture-own = Interdit : une blanche tomberait.
kuba-picture-capture = La dernière rouge tombe : elle est à Blanc.
kuba-picture-again = Blanc pousse encore.
kuba-picture-ko = Noir a poussé ; Blanc ne peut pas repousser aussitôt.
kuba-picture-stuck = Noir ne peut pas pousser, et perd.
kuba-picture-extra = Après une capture. Original : on rejoue. Kings and Soldiers, Gering : si l’on veut. Kubatoo : à Noir de jouer.
kuba-picture-back = Blanc a capturé et fini son tour. Noir peut repousser, car une rouge est partie. (Selon la notice, Blanc doit rejouer.)

kuba-lesson-push-title = Une poussée
kuba-lesson-push = Glissez la bille, ou cliquez dessus, puis une flèche.
kuba-lesson-push-done = D’une case, dans l’une des quatre directions.
kuba-lesson-behind-title = La place derrière
kuba-lesson-behind = La case derrière doit être libre. Poussez vers le haut.
kuba-lesson-behind-done = e2 était libre. Hors du plateau, c’est libre aussi.
kuba-lesson-behind-wrong = Pas celle-là. Poussez-en une vers le haut.
kuba-lesson-row-title = Une rangée avance
kuba-lesson-row = La rangée devant avance. Poussez-en trois à la fois.
kuba-lesson-row-done = Toute une rangée, quelles que soient ses couleurs.
kuba-lesson-row-wrong = Moins de trois ont bougé. Poussez par-derrière.
kuba-lesson-why-title = Pourquoi ?
kuba-lesson-why = Certaines sont coincées. Cliquez sur f2 : pourquoi ?
kuba-lesson-why-done = Chaque refus a sa raison. Demandez-la !
kuba-lesson-why-wrong = Celle-là peut bouger. Cliquez sur celle de f2.
kuba-lesson-capture-title = Une capture
kuba-lesson-capture = Poussez une rouge hors du plateau : elle est à vous.
kuba-lesson-capture-on = Elle est à vous ! Poussez encore une blanche.
kuba-lesson-capture-done = Chaque capture donne une poussée de plus.
kuba-lesson-capture-wrong = Rien n’est tombé. Il faut une rouge au bout.
kuba-lesson-own-title = Pas les vôtres
kuba-lesson-own = Depuis e4, essayez de faire tomber votre bille g4.
kuba-lesson-own-done = Refusé : on n’éjecte jamais ses propres billes.
kuba-lesson-own-wrong = Cela est permis. Poussez e4 vers la droite.
kuba-lesson-ko-title = Pas aussitôt
kuba-lesson-ko = Noir vous pousse. Essayez de repousser aussitôt.
kuba-lesson-ko-done = Cette règle s’appelle le ko. Jouez d’abord ailleurs.
kuba-lesson-ko-wrong = Cela est permis. Poussez d4 vers la droite.
kuba-lesson-seventh-title = La septième rouge
kuba-lesson-seventh = Vous avez six rouges. Une de plus et c’est gagné.
kuba-lesson-seventh-done = Sept rouges : vous gagnez !
kuba-lesson-seventh-wrong = Pas de rouge. Cherchez-en une au bord.
kuba-lesson-stuck-title = Plus de poussée
kuba-lesson-stuck = Qui ne peut pas pousser perd. Enfermez Noir.
kuba-lesson-stuck-done = Noir ne peut plus pousser : vous gagnez !
kuba-lesson-stuck-wrong = Noir peut encore pousser. Bouchez le côté ouvert.
kuba-lesson-chain-title = Deux en un tour
kuba-lesson-chain = Capturez deux fois dans le même tour.
kuba-lesson-chain-on = Et d’une ! Rejouez : prenez une autre rouge.
kuba-lesson-chain-one = La seconde n’a rien pris. Prenez-en deux de suite.
kuba-lesson-chain-wrong = Rien n’est tombé. Deux rouges sont au bord.
kuba-lesson-chain-done = Deux en un tour. Place à une première partie !

kuba-keys-arrows = Flèches : aller de case en case
kuba-keys-select = Entrée ou Espace : choisir une bille, puis la pousser avec une flèche
kuba-keys-push = Maj et une flèche : pousser directement
kuba-keys-jump = a à g, 1 à 7 : aller à une colonne ou à une ligne
kuba-keys-tab = Tab : la prochaine bille qui peut bouger ; Échap, puis Tab : quitter le plateau
kuba-keys-threats = T : montrer ce qui peut être pris ensuite
kuba-keys-why = ? : pourquoi cette bille ne peut pas bouger

kuba-board-label = Plateau de Kuba. { $turn } Billes rouges : Blanc { $white }, Noir { $black }.

kuba-cell-empty = { $cell }, vide.
kuba-cell-other = { $cell }, bille { $colour }.
kuba-cell-own = { $cell }, bille { $colour }, à vous. Peut pousser { $ways }.
kuba-cell-own-stuck = { $cell }, bille { $colour }, à vous. Ne peut pas pousser.

kuba-chip-push = Poussez { $cell } { $way }
kuba-advice-pass = Finissez le tour
kuba-chip-refused = { $cell } { $way } : { $reason }

kuba-short-blocked = { $cell }, derrière, est occupée
kuba-short-own-marble-off = votre propre bille tomberait
kuba-short-straight-back = repousse aussitôt (ko)
kuba-short-repeats = ramène un plateau (ko)
kuba-why-way = { $way } : { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } peut être poussée dans toutes les directions.

kuba-preview = { $count ->
    [one] Pousser { $cell } { $way } : une bille avance.
   *[other] Pousser { $cell } { $way } : { $count } billes avancent.
}
kuba-preview-capture = Pousser { $cell } { $way } : prend une bille { $marble }.

kuba-stuck = { $cell } ne peut pas bouger maintenant.
kuba-choose-way = { $cell } : glissez-la, ou choisissez une flèche.

kuba-status-to-move = À { $colour } de jouer.
kuba-status-your-turn = À vous de jouer. Glissez une bille, ou cliquez dessus.
kuba-status-turn = À { $colour } de jouer. Glissez une bille, ou cliquez dessus.
kuba-status-extra = { $captured } Rejouez, avec n’importe quelle bille.
kuba-status-extra-other = { $captured } { $colour } pousse encore.
kuba-status-extra-may = { $captured } Rejouez, ou finissez votre tour.
kuba-status-won = { $colour } gagne : { $ending }.
kuba-status-drawn = Partie nulle : { $ending }.

kuba-captured-red = Une rouge capturée ({ $reds } sur { $needed }).
kuba-captured-marble = Une bille { $colour } capturée.

kuba-event-push = { $colour } a poussé { $cell } { $way }.
kuba-event-capture = { $colour } a poussé { $cell } { $way } et pris une bille { $marble }.
kuba-event-pass = { $colour } a fini son tour.

kuba-score = { $seat } : { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
} sur { $needed }, { $taken ->
    [one] { $taken } bille adverse
   *[other] { $taken } billes adverses
}

kuba-hollow-filled = Une bille { $marble }, prise à la poussée { $number }. Cliquez pour la revoir.
# Tooltip of the sign where ko forbids a push.
kuba-no-return = Pas maintenant : repousser aussitôt (ko)

kuba-rules-ko = Repousser (ko)
kuba-rules-extra = Après une capture
kuba-rules-custom = À votre goût
kuba-rules-custom-about = Un mélange de votre choix.
kuba-rules-leaflet = Original (1997)
kuba-rules-leaflet-about = Une capture oblige à rejouer, et rien ne peut être repoussé aussitôt.
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = Après une capture, vous pouvez rejouer ou vous arrêter ; le plateau d’avant la poussée adverse ne peut pas revenir.
kuba-rules-gering = Gering
kuba-rules-gering-about = Comme Kings and Soldiers, mais aucune position ne peut jamais revenir.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = Une capture ne donne pas de poussée de plus ; le plateau d’avant la poussée adverse ne peut pas revenir.

kuba-ko-straight-back = Ne pas repousser aussitôt
kuba-ko-previous-position = Pas le plateau précédent
kuba-ko-superko = Aucun plateau ne revient

kuba-extra-must = On rejoue
kuba-extra-may = On peut rejouer
kuba-extra-none = Fin du tour
kuba-extra-red-must = Seule une rouge fait rejouer
kuba-extra-red-may = Seule une rouge permet de rejouer

kuba-setup-standard = Blanc en bas à droite
kuba-setup-mirrored = Noir en bas à droite

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [one] gagne
   *[other] gagne en { $pushes } poussées
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = force le gain en { $pushes ->
    [one] une poussée
   *[other] { $pushes } poussées
}
kuba-hint-takes-reds = { $reds ->
    [one] prend une rouge
    [2] prend deux rouges dans le même tour
   *[other] prend { $reds } rouges dans le même tour
}
kuba-hint-takes-marbles = { $marbles ->
    [one] prend une bille adverse
   *[other] prend { $marbles } billes adverses dans le même tour
}
kuba-hint-takes-both = prend { $reds ->
    [one] une rouge
   *[other] { $reds } rouges
} et { $marbles ->
    [one] une bille adverse
   *[other] { $marbles } billes adverses
} dans le même tour
kuba-hint-saves-marble = sauve une de vos billes
kuba-hint-guards-red = prive l’adversaire d’une rouge
kuba-hint-threatens-marble = menace une bille adverse
kuba-hint-threatens-red = menace de prendre une rouge
kuba-hint-ends-turn = plus rien à gagner à ce tour
kuba-hint-prepares-red = prépare la prise d’une rouge
kuba-hint-prepares-marble = prépare la prise d’une bille adverse
# When there is nothing to take yet.
kuba-hint-keeps-safe = rien à prendre encore : met vos billes à l’abri
kuba-hint-nearer-red = rien à prendre encore : rapproche une rouge du bord
kuba-hint-better-place = rien à prendre encore : place mieux vos billes
kuba-hint-opens-way = puis { $from } peut pousser à son tour

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = { $reds ->
    [one] une rouge
    [2] deux rouges
   *[other] { $reds } rouges
}
kuba-catch-marbles = { $marbles ->
    [one] une bille
    [2] deux billes
   *[other] { $marbles } billes
}
kuba-catch-both = { $reds ->
    [one] une rouge
    [2] deux rouges
   *[other] { $reds } rouges
} et { $marbles ->
    [one] une bille
    [2] deux billes
   *[other] { $marbles } billes
}

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] { $better } aurait pris { $mine }.
    [1] { $better } aurait pris { $mine }.
   *[other] Après { $better }, { $me } aurait pris { $mine } en { $turns } tours.
}
kuba-why-takes-less = { $turns ->
    [0] { $better } aurait pris { $mine } ; ceci prend { $less }.
    [1] { $better } aurait pris { $mine } ; ceci prend { $less }.
   *[other] Après { $better }, { $me } aurait pris { $mine } en { $turns } tours ; ainsi, seulement { $less }.
}
kuba-why-for = { $turns ->
    [0] { $better } aurait pris { $mine }, en laissant { $fewer } à { $colour }.
    [1] { $better } aurait pris { $mine }, en laissant { $fewer } à { $colour }.
   *[other] Après { $better }, { $me } aurait pris { $mine } en { $turns } tours, en laissant { $fewer } à { $colour }.
}
kuba-why-takes-and-loses = { $turns ->
    [0] { $better } aurait pris { $mine } ; maintenant, { $colour } prend { $theirs }.
    [1] { $better } aurait pris { $mine } ; maintenant, { $colour } prend { $theirs }.
   *[other] Après { $better }, { $me } aurait pris { $mine } en { $turns } tours ; ainsi, { $colour } prend { $theirs }.
}
kuba-why-loses = { $turns ->
    [0] Maintenant, { $colour } prend { $theirs } ; { $better } { $count ->
        [one] l’aurait sauvée
       *[other] les aurait sauvées
    }.
    [1] Maintenant, { $colour } prend { $theirs } ; { $better } { $count ->
        [one] l’aurait sauvée
       *[other] les aurait sauvées
    }.
   *[other] En { $turns } tours, { $colour } prend { $theirs } ; { $better } { $count ->
        [one] l’aurait sauvée
       *[other] les aurait sauvées
    }.
}
kuba-why-loses-more = { $turns ->
    [0] Maintenant, { $colour } prend { $theirs }, contre { $fewer } après { $better }.
    [1] Maintenant, { $colour } prend { $theirs }, contre { $fewer } après { $better }.
   *[other] En { $turns } tours, { $colour } prend { $theirs }, contre { $fewer } après { $better }.
}
kuba-why-delays = { $turns ->
    [0] Maintenant, { $colour } prend { $theirs } ; { $better } l’aurait retardé.
    [1] Maintenant, { $colour } prend { $theirs } ; { $better } l’aurait retardé.
   *[other] En { $turns } tours, { $colour } prend { $theirs } ; { $better } l’aurait retardé.
}
kuba-row = la ligne { $name }
kuba-column = la colonne { $name }
kuba-why-row = { $turns ->
    [0] { $colour } pousse
    [1] { $colour } pousse
   *[other] En { $turns } tours, { $colour } pousse
} le long de { $row } et prend { $theirs } ; { $better } l’aurait empêché.
kuba-why-row-more = { $turns ->
    [0] { $colour } pousse
    [1] { $colour } pousse
   *[other] En { $turns } tours, { $colour } pousse
} le long de { $row } et prend { $theirs }, contre { $fewer } après { $better }.
kuba-why-row-delays = { $turns ->
    [0] { $colour } pousse
    [1] { $colour } pousse
   *[other] En { $turns } tours, { $colour } pousse
} le long de { $row } et prend { $theirs } ; { $better } l’aurait retardé.
kuba-why-dear = { $turns ->
    [0] Ceci prend { $less }, mais ensuite { $colour } prend { $theirs }.
    [1] Ceci prend { $less }, mais ensuite { $colour } prend { $theirs }.
   *[other] En { $turns } tours, ceci rapporte { $less }, mais { $colour } prend { $theirs }.
}
kuba-why-leaves = { $turns ->
    [0] Maintenant,
   *[other] Bientôt,
} { $colour } menace { $theirs } ; { $better } { $count ->
    [one] l’aurait sauvée
   *[other] les aurait sauvées
}.
kuba-why-leaves-more = { $turns ->
    [0] Maintenant,
   *[other] Bientôt,
} { $colour } menace { $theirs }, contre { $fewer } après { $better }.
kuba-why-threatens = { $turns ->
    [0] { $better } aurait menacé { $mine }.
   *[other] { $better } aurait bientôt menacé { $mine }.
}
kuba-why-threatens-more = { $turns ->
    [0] { $better } aurait menacé { $mine } ; ceci menace { $less }.
   *[other] { $better } aurait bientôt menacé { $mine } ; ainsi, seulement { $less }.
}
kuba-why-pass = finir le tour

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] Bille blanche
    [B] Bille noire
   *[other] Bille rouge
}
kuba-tally = { $colour ->
    [W] Blanc
    [B] Noir
   *[other] rouges
} { $count }/{ $most }
kuba-editor-turn = Au tour de
kuba-editor-extra = Rejoue
kuba-editor-took = { $colour } a
kuba-editor-reds = { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
}
kuba-editor-help = Clic : poser. Clic droit : enlever. Glisser : déplacer. Touches : flèches, W (blanche), B (noire), R (rouge), Suppr.
kuba-fault-too-many = { $count } billes { $colour ->
    [W] blanches
    [B] noires
   *[other] rouges
} ; il n’y en a que { $most }.
kuba-fault-too-many-reds = { $board } rouges sur le plateau, et Blanc en a pris { $white }, Noir { $black } : il n’y en a que { $most }.
kuba-fault-ko = La poussée { $push } est interdite, mais il n’y a là aucune bille de { $colour } à pousser.
kuba-fault-no-marble = { $colour } n’a aucune bille sur le plateau.
kuba-begin = Regardez la bille en { $cell }.
kuba-sentence-takes = { $seat } prend la bille { $marble } en { $cell }
kuba-sentence-pushes = { $seat } pousse { $cell } { $way }
kuba-sentence-pass = { $seat } finit son tour

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = La seule qui ne laissait rien à prendre à { $colour }
kuba-only-reds = La seule qui ne laissait aucune rouge à prendre à { $colour }
kuba-only-marbles = La seule qui protégeait vos billes de { $colour }
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = Vous avez pris { $reds ->
    [3] trois rouges
    [4] quatre rouges
    [5] cinq rouges
    [6] six rouges
    [7] sept rouges
   *[other] { $catch }
} en un seul tour.
kuba-deed-marbles = Vous avez poussé { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { $count }
} billes { $colour ->
    [white] blanches
   *[other] noires
} hors du plateau.
kuba-idea-open = { $times }, vous avez laissé des billes à prendre.
kuba-idea-takes = { $times }, il y avait plus à prendre.
kuba-skill-guarding = Protéger
kuba-skill-taking = Prendre

# Ideas of hints, as questions.
kuba-ask-win = Vous pouvez gagner. Comment ?
kuba-ask-red = Une rouge est à prendre. Où ?
kuba-ask-marble = Une bille est à prendre. Où ?
kuba-ask-both = Plus d’une bille est à prendre. Où ?
kuba-ask-danger = Une bille va être prise. Comment l’éviter ?
kuba-ask-threat = Vous pouvez créer une menace. Où ?
kuba-head-start = { $steps ->
    [one] une rouge
    [2] deux rouges
    [3] trois rouges
    [4] quatre rouges
    [5] cinq rouges
    [6] six rouges
   *[other] { $steps } rouges
}
