# Texts of the window.

menu-game = Partie
menu-move = Coup
menu-copy = Copier
menu-view = Affichage
menu-train = Exercices
menu-more = Plus
menu-language = Langue
language-of-the-system = Celle du système
menu-help = Aide
menu-recent = Fichiers récents

command-new-game = Nouvelle partie…
command-same-again = Rejouer
command-play-even = Partie équilibrée
command-play-easy = Facile
command-play-medium = Moyen
command-play-hard = Difficile
command-two-players = Deux joueurs
command-friends = Entre amis
command-open = Ouvrir…
command-save = Enregistrer
command-save-as = Enregistrer sous…
command-copy-game = Copier la partie
command-copy-analysis = Copier avec l’analyse
command-copy-position = Copier la position
command-paste = Coller partie ou position
command-welcome = Accueil
command-back-to-game = Retour à la partie
command-back-to-left = Y revenir
command-settings = Paramètres…
command-quit = Quitter
command-end-turn = Fin du tour
command-undo = Annuler
# On a narrow button.
command-undo-short = Annuler
command-redo = Rétablir
command-redo-short = Rétablir
command-hint = Conseil
command-guide = Un conseil à chaque tour
guide-end = Plus de conseil à chaque tour
command-warn = M’avertir des mauvais coups
# Beside its sign.
command-warn-short = Avertit
command-show-answer = Montrer la suite
command-move-now = Jouer maintenant
command-stop-clock = Arrêter la pendule
command-pause = Pause
command-go-on = Continuer
command-resign = Abandonner…
command-offer-draw = Proposer la nulle
command-first = Au début
command-previous = Reculer
command-next = Avancer
command-last = Dernier coup
command-rematch = Revanche
command-rematch-at-offer = Revanche comme proposé
command-review = Étudier
command-study = Étudier la partie
command-study-start = Étudier depuis le début
command-leave-study = Quitter l’étude
command-look-at-game = Examiner toute la partie
command-lines = Meilleures suites
command-enter-line = Jouer cette suite
command-next-mistake = Erreur suivante
command-previous-mistake = Erreur précédente
command-line-below = Variante suivante
command-line-above = Variante précédente
command-promote = Rendre principale
command-delete-from = Supprimer à partir d’ici
command-comment = Commenter…
command-mark-none = Sans signe
command-mark-good = ! Bon
command-mark-mistake = ? Erreur
command-mark-brilliant = !! Brillant
command-mark-blunder = ?? Gaffe
command-mark-interesting = !? Intéressant
command-mark-doubtful = ?! Douteux
command-move-drawer = Liste des { $of ->
    [kuba] poussées
   *[other] coups
}
command-turn-board = Retourner le plateau
command-sound = Son
command-volume = Volume
command-coordinates = Coordonnées
command-threats = Menaces
command-show-threats = Montrer un instant les menaces
command-replay = Que s’est-il passé ?
command-layers = Grands étages
command-board-only = Plateau seul
command-full-screen = Plein écran
command-one-key = Jouer avec une seule touche
command-one-key-slower = Anneau plus lent
command-one-key-faster = Anneau plus rapide
command-zoom-in = Zoom avant
command-zoom-out = Zoom arrière
command-zoom-reset = Taille normale
command-learn = Apprendre à jouer
command-previous-step = Retour
command-next-step = Suivant
command-leave-lesson = Quitter la leçon
command-rules = Règles
command-asked = Questions fréquentes
command-keys = Touches
command-find = Trouver une commande…
command-about = À propos de Kuba
command-accessibility = Accessibilité

command-show = Aller à cette position

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command } ({ $key })
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command } : afficher ou non. La touche { $key } les montre un instant.

cancel = Annuler
close = Fermer
dismiss = Masquer

seat-you = Vous
seat-computer = Ordinateur
seat-computer-named = { $name } ({ $seat })
card-computer = { $seat } · Niveau { $level } : { $name }
level-short = Niveau { $level }
card-computer-short = Niveau { $level } : { $name }
# On the card of the player whose turn is next.
card-next = ensuite
pill-your-turn = À vous
pill-to-move = À { $seat }
pill-move-again = Rejouez
pill-clock-stands = En pause
pill-thinking = Réflexion…
pill-thinking-for = Réflexion… { $seconds } s

moves-none = { $of ->
    [kuba] Aucune poussée
   *[other] Aucun coup
} pour l’instant.
moves-back-to-the-game = Retour à la partie
move-name = { $seat } : { $move }

hand-over = La partie est finie.
game-too-long = Une partie compte au plus { $most } coups, et celle-ci les a tous. On peut l’enregistrer, mais pas la continuer.
game-too-many-variations = Une partie et ses variantes comptent au plus { $most } coups, et ils y sont tous. Supprimez une variante pour en ajouter une autre.
comment-too-long = Un commentaire compte au plus { $most } caractères.
comments-too-long = Les commentaires d’une partie font au plus { $most } ko en tout.
hand-clock-stands = La pendule est arrêtée. « { command-go-on } » la remet en marche.
out-of-time = Temps écoulé pour { $seat }, qui ne joue plus.
clock-left = { $seat } : encore { $time }
hand-paused = L’ordinateur attend. Choisissez « Jouer maintenant » pour continuer.
hand-waits = Les ordinateurs attendent. Choisissez « Continuer » pour poursuivre.
hand-thinking = L’ordinateur réfléchit.
hand-warned = L’ordinateur attend : reprenez votre coup, ou continuez.
hand-computers-turn = Ici, c’est à l’ordinateur de { $of ->
    [kuba] pousser
   *[other] jouer
}. La touche Fin ramène à la partie.

# Chances of the player who moved, in percent.
warning-says = Attention : { $why }
# line: moves in notation.
warning-answer = Ce qui peut suivre : { $line }
warning-take-back = Reprendre
warning-show = Montrer
warning-hide = Masquer
warning-play-on = Continuer

status-hint-thinking = À la recherche { $of ->
    [kuba] d’une bonne poussée
   *[other] d’un bon coup
}…
status-hint = Conseil : { $advice }.
status-hint-more = Conseil : { $advice } Choisissez encore Conseil pour en voir plus.
hint-question = Il y a { $of ->
    [kuba] une bonne poussée
   *[other] un bon coup
}. Où ?
status-draw-thinking = L’ordinateur réfléchit à votre proposition…
status-earlier = { $number ->
    [0] Position de départ.
   *[other] Après { $of ->
        [kuba] la poussée
       *[other] le coup
    } { $number } sur { $count }, { $move }.
} { $more }
status-earlier-move = { $of ->
    [kuba] Poussez
   *[other] Jouez
} pour repartir d’ici, ou appuyez sur Fin pour revenir.
status-earlier-look = La touche Fin ramène à la partie.
moves-replaced = L’ancienne suite reste en dessous. « Annuler » y ramène.
moves-deleted = { $of ->
    [kuba] { $count ->
        [one] Une poussée supprimée.
       *[other] { $count } poussées supprimées.
    }
   *[other] { $count ->
        [one] Un coup supprimé.
       *[other] { $count } coups supprimés.
    }
}

thought-nothing = L’ordinateur n’a pas encore réfléchi.
thought-depth = Profondeur { $depth }
thought-even = Jeu égal
thought-ahead = Avantage à { $seat } ({ $percent } %)
# With more than two players.
thought-chance = { $seat } a { $percent } % des chances
thought-plus = +{ $whole },{ $tenth }
thought-minus = −{ $whole },{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat } gagne en { $moves ->
    [one] { $of ->
        [kuba] une poussée
       *[other] un coup
    }
   *[other] { $moves } { $of ->
        [kuba] poussées
       *[other] coups
    }
}
thought-thousands = { $thousands } k/s
thought-millions = { $whole },{ $tenth } M/s
thought-told = L’ordinateur pense : { $score }. { $line } ({ $about })

result-wins = { $name } gagne
result-you-win = Vous gagnez !
result-computer-wins = L’ordinateur gagne
result-computer-wins-short = Vous perdez
result-draw = Partie nulle
result-reason = { $reason }, après { $length }.
result-reason-with-help = { $reason }, après { $length }, avec de l’aide.
result-reason-strict = { $reason }, après { $length }, en partie stricte.
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }. { $name } { $wins }
result-score = Match : { $score }{ $draws ->
    [0] .
    [one] , une nulle.
   *[other] , { $draws } nulles.
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole },{ $tenth }
result-rating = Vous : niveau { $level } environ
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] Encore une partie, et votre niveau sera connu.
   *[other] Encore deux parties, et votre niveau sera connu.
}
result-games-played = { $played } parties sur 3
result-level-passed = Le niveau { $level } est à vous.
rating-more = { $halves ->
    [1] Un demi-niveau
    [2] Un niveau
   *[other] { $levels } niveaux
} de plus qu’il y a une semaine
rating-less = { $halves ->
    [1] Un demi-niveau
    [2] Un niveau
   *[other] { $levels } niveaux
} de moins qu’il y a une semaine
rating-as-before = Comme il y a une semaine
result-easier = Moins dur : niveau { $number }
result-easier-whole = Une revanche plus facile, au niveau { $number } : { $name }
result-harder = Plus dur : niveau { $number }
result-harder-whole = Une revanche plus difficile, au niveau { $number } : { $name }
result-easier-short = Moins dur : { $number }
result-harder-short = Plus dur : { $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = Étude
study-graph = Les chances au fil de la partie
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $of ->
    [kuba] Poussée
   *[other] Coup
} { $number }, { $seat } : { $move } { $mark }
study-point-start = Position de départ
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] Position de départ
   *[other] Après { $of ->
        [kuba] la poussée
       *[other] le coup
    } { $number }, { $move }
}, { $chances }
study-chance = { $seat } { $percent } %
study-accuracy = précision { $percent } %
# Status line in a study.
study-status = { $of ->
    [kuba] Poussez
   *[other] Jouez
} pour essayer autre chose.
study-chances-unknown = On ne sait pas encore qui a l’avantage.
study-turning-point = Le tournant : { $of ->
    [kuba] la poussée
   *[other] le coup
} { $number }, { $move }.
study-is-turning-point = { $of ->
    [kuba] La poussée
   *[other] Le coup
} { $number }, { $move }, a été le tournant de la partie.
study-no-turning-point = { $of ->
    [kuba] Aucune poussée n’a fait basculer la partie à elle seule.
   *[other] Aucun coup n’a fait basculer la partie à lui seul.
}
study-nothing-yet = Jouez { $of ->
    [kuba] une poussée pour l’étudier.
   *[other] un coup pour l’étudier.
}
study-was-good = { $of ->
    [kuba] La poussée { $number }, { $move }, était la seule qui tenait.
   *[other] Le coup { $number }, { $move }, était le seul qui tenait.
}
study-was-brilliant = { $of ->
    [kuba] La poussée { $number }, { $move }, était brillante.
   *[other] Le coup { $number }, { $move }, était brillant.
}
study-was-interesting = { $of ->
    [kuba] La poussée { $number }, { $move }, était intéressante.
   *[other] Le coup { $number }, { $move }, était intéressant.
}
study-was-doubtful = { $of ->
    [kuba] La poussée { $number }, { $move }, était douteuse.
   *[other] Le coup { $number }, { $move }, était douteux.
}
study-was-mistake = { $of ->
    [kuba] La poussée
   *[other] Le coup
} { $number }, { $move }, était une erreur.
study-was-blunder = { $of ->
    [kuba] La poussée
   *[other] Le coup
} { $number }, { $move }, était une gaffe.
study-show-me = Montrer
study-last-mistake = C’était la dernière erreur.
study-first-mistake = C’était la première erreur.
study-looks = Survol : { $done } sur { $all }
study-looks-deeper = Examen : { $done } sur { $all }
study-stopped = La partie n’a pas été examinée en entier.
study-stop = Arrêter
study-go-on = Continuer
study-leave = Terminé
# A better line than the move above; line: moves.
study-better = mieux : { $line }
study-more-lines = { $lines ->
    [one] +{ $lines } variante
   *[other] +{ $lines } variantes
}
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = Suites
study-lines-thinking = À la recherche des meilleures suites…
study-no-lines = Ici, la partie est finie.
study-line-chance = { $percent } %
study-line-wins = gagne en { $moves }
study-line-loses = perd en { $moves }
study-line-told = Meilleure suite { $number }, { $chance } : { $line }
study-fewer-lines = Moins de suites
study-more = Plus de suites
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = niveau { $number }
study-level-move = Le { $level } jouerait { $move }
study-level-move-short = { $level } { $move }
study-levels-agree = Les niveaux { $first } et { $second } et le { $best } joueraient { $move }
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }, { $mark }
study-told-variation = Variante : { $name }

title-welcome = { $game }
title-puzzle = Problèmes – { $game }
title-lesson = Apprendre à jouer – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · la partie est finie – { $game }
title-turn = { $players } · à { $seat } de jouer – { $game }

# The list of all commands. reason: one of the texts below.
find-title = Trouver une commande
find-hint = Nom d’une commande
find-nothing = Aucune commande ne s’appelle ainsi.
find-status = Entrée l’exécute. Échap revient.
find-status-disabled = Pas maintenant : { $reason }.

# Why a command is disabled, without a full stop.
disabled-game = seulement dans une partie
disabled-game-or-editor = seulement dans une partie ou en composant une position
disabled-game-or-puzzle = seulement dans une partie ou un problème
disabled-lesson = seulement dans une leçon
disabled-puzzle = seulement dans les problèmes
disabled-practice = seulement en s’exerçant
disabled-run = seulement dans une série
disabled-train = seulement sur la page Entraînement
disabled-you = seulement sur la page Vous
disabled-exercise = seulement dans les problèmes et les exercices
disabled-editor = seulement en composant une position
disabled-begun = aucune partie n’a commencé
disabled-start-page = c’est la page d’accueil
disabled-now = pas maintenant
disabled-none-left = aucune partie ne vous attend
disabled-over = quand la partie est finie
disabled-no-offer = quand le résultat le propose
disabled-end-turn = quand vous pouvez terminer votre tour
disabled-undo = rien à annuler
disabled-redo = rien à rétablir
disabled-hint = quand c’est à vous
disabled-friend = pas dans une partie sans aide
disabled-strict = pas dans une partie stricte
disabled-warn = seulement contre les niveaux 1 à 6
disabled-thinking = pendant que l’ordinateur réfléchit
disabled-warned = quand l’ordinateur vous avertit
disabled-pause = quand des ordinateurs jouent ou qu’une pendule tourne
disabled-resign = quand vous pouvez abandonner
disabled-draw = quand quelqu’un peut accepter la nulle
disabled-first = c’est la première position
disabled-last = c’est la dernière position
disabled-study = seulement dans une étude
disabled-no-moves = rien n’a encore été joué
disabled-no-mistake = aucune erreur n’est marquée
disabled-no-fork = pas d’autre variante ici
disabled-layers = seulement sur un plateau à étages
disabled-one-key = quand vous jouez avec une seule touche
disabled-in-editor = vous en composez une
disabled-unplayable = cette position ne se joue pas
disabled-no-puzzle = cette position n’est pas un problème
disabled-running = pas pendant une série
disabled-not-running = pendant une série
disabled-no-mistake-yet = après un mauvais coup
disabled-no-own = vous n’avez pas de problèmes à vous
disabled-not-own = seulement pour vos propres problèmes
disabled-not-deleted = aucun problème n’a été supprimé
disabled-not-proving = aucun problème n’est en cours d’examen
disabled-no-positions = aucune position de cette partie
disabled-messages = seulement dans une partie par messages
disabled-not-asked = personne n’a rien demandé
disabled-remark = après un coup dans une partie avec des amis
disabled-seat = personne n’a pris votre place
disabled-not-called = aucun ami n’a joué

theme-system = Celui du système
theme-light = Clair
theme-dark = Sombre
contrast-system = Celui du système
contrast-more = Élevé
contrast-normal = Normal
motion-system = Comme le système
motion-reduced = Réduit
marbles-glass = Verre
marbles-symbols = Symboles
motion-slow = Lent
motion-normal = Normale
motion-fast = Rapide

settings-title = Paramètres
settings-look = Aspect
settings-computer = Ordinateur
settings-game = Partie
settings-theme = Thème
settings-contrast = Contraste
settings-marbles = Pièces
one-key-hint = { $name } (conseil)
one-key-about = Un anneau passe sur tout ce qui peut être choisi. Espace, un clic ou un toucher n’importe où choisit ce qui est entouré. { $keys } y met fin.
one-key-pace = Temps par arrêt
one-key-second-key = Une seconde touche fait avancer : Entrée ou le bouton droit
one-key-title = Une touche
one-key-change = Modifier…
one-key-quick = rapide
one-key-slow = lent
one-key-card = { $seconds } s par arrêt. L’anneau se repose après trois tours.
one-key-rests = Appuyez pour continuer
one-key-status = Appuyez sur Espace quand l’anneau entoure ce que vous voulez.
one-key-board = Plateau
one-key-choices = Choix
one-key-menu = Menu
one-key-back = Retour
one-key-more = plus
one-key-less = moins
one-key-at = { $place } sur { $count } · suivant dans { $seconds } s
one-key-at-by-key = { $place } sur { $count } · Entrée : suivant
settings-motion = Mouvement
settings-motion-about = Réduit : ce qui a bougé est seulement entouré.
settings-accessibility-more = En savoir plus sur l’accessibilité…
settings-rules = Règles de la prochaine partie
settings-rules-start = Commencer une partie avec ces règles
settings-time = Temps de réflexion
settings-seconds = s
settings-seconds-and-tenth = { $whole },{ $tenth }
settings-time-about = Le temps que le niveau « { level-12 } » prend au plus pour { $of ->
    [kuba] une poussée
   *[other] un coup
}. Les niveaux inférieurs en prennent moins.
settings-ponder = Le niveau « { level-12 } » réfléchit aussi pendant votre tour (use plus la batterie)
settings-show-thinking = Montrer ce que pense l’ordinateur
settings-warn-learners = M’avertir des mauvais coups (niveaux 1 à 4)
settings-warn = M’avertir des mauvais coups (niveaux 5 et 6)
settings-confirm-resigning = Demander avant d’abandonner
settings-system-dialogs = Choisir les fichiers dans les fenêtres du système
settings-system-dialogs-about = Sans elles, on tape le chemin du fichier.
settings-files-about = La partie en cours est conservée pendant que vous jouez, et vous la retrouvez au prochain démarrage. Un fichier sert à garder une partie pour de bon, ou à l’envoyer.

board-only-back = { $key } ou Échap : retour
board-only-back-by-esc = Échap : retour
zoom-too-large = Cette fenêtre est trop petite pour un zoom plus grand. Agrandissez-la d’abord.

level-label = Niveau
settings-level-about = Les ordinateurs qui jouent entre eux à des niveaux différents gardent le leur.
level-item = { $number } : { $name }

new-game-title = Nouvelle partie
new-game-opponent = Adversaire
new-game-strength = Force
new-game-even = La vôtre
new-game-level = Un niveau
new-game-for-you = Pour vous
new-game-easier = Un peu plus facile
new-game-as-strong = Égal
new-game-harder = Plus difficile
new-game-even-about = Niveau { $level } environ à présent. Il suit vos parties.
opponent-computer = Ordinateur
opponent-friend = Un ami
opponent-computers = Ordinateur contre lui-même
opponent-two-computers = Deux ordinateurs
opponent-two-friends = Deux amis
opponent-computers-only = Ordinateurs seuls
new-game-game = Choisissez un jeu
new-game-change-seats = Changer de place
new-game-more = Règles, pendule, plateau, position
new-game-size = Joueurs
new-game-colour = Couleur
new-game-colours = Couleurs
new-game-stay = Garder
new-game-take-turns = Alterner
new-game-turns-about = Le perdant joue { $first } à la partie suivante.
new-game-own-name = Votre nom
new-game-move-on = Alterner (chacun avance d’une place)
new-game-lot-then-loser = Le sort désigne d’abord qui joue { $first } ; ensuite, c’est le perdant.
new-game-lot-then-on = Première partie au hasard, puis chacun avance d’une place
seat-person = Une personne
seat-level = Ordinateur · { $level }
seat-name = Nom
seat-name-of = Nom de { $seat }
new-game-rules = Règles
new-game-setup = Position de départ
new-game-clock = Pendule
clock-none = Aucune
clock-game = Par partie
clock-move = Par coup
clock-about = Elle part au premier coup et tourne aussi pendant que vous regardez des positions passées. Annuler rend du temps. Si votre temps est écoulé, vous perdez. P l’arrête.
# “of” is the name of the game in files.
clock-begins-game = Partie à la pendule : { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} chacun{ $more ->
    [0] .
   *[other] , et { $more } s de plus à chaque { $of ->
        [kuba] poussée
       *[other] coup
    }.
}
clock-begins-move = Partie à la pendule : { $seconds } secondes par { $of ->
    [kuba] poussée
   *[other] coup
}.
clock-begins-each = Partie à la pendule : { $times }.
clock-short-game = { $more ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $more } s par { $of ->
        [kuba] poussée
       *[other] coup
    }
}
clock-short-move = { $seconds } s par { $of ->
    [kuba] poussée
   *[other] coup
}
clock-short-each = { $times }
clock-minutes = Minutes par joueur
clock-more = Secondes par coup
clock-seconds = Secondes
clock-each = À chacun la sienne
clock-min = min
clock-s = s
clock-minutes-of = Minutes : { $seat }
clock-more-of = Secondes par coup : { $seat }
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat } { $minutes } min
   *[other] { $seat } { $minutes } min + { $more } s
}
clock-suggested = Comme proposé : { $times }
clock-suggested-about = La proposition donne moitié plus de temps pour chaque niveau qu’un joueur a de moins.
new-game-strict = Partie stricte : ni annulation, ni conseils, ni menaces, ni avertissements. Elle compte en entier.
strict-begins = Partie stricte : ni annulation, ni conseils, ni menaces, ni avertissements.
new-game-position = Depuis une position
new-game-position-label = Collez une position ici, ou laissez vide
new-game-play = Jouer

setup-title = Quelle position de départ ?
setup-who = { $seat } choisit la position de départ.
setup-you = Vous jouez maintenant { $seat }. Choisissez la position de départ.
setup-you-and-loser = Vous jouez maintenant { $seat } : le perdant commence. Choisissez la position de départ.
setup-chosen = L’ordinateur joue { $seat } et a tiré la position de départ au sort : { $setup }.

comment-title = Commentaire
comment-label = Qu’y a-t-il à en dire ?
comment-keep = Garder

overwrite-title = Écraser le fichier ?
overwrite-text = Un autre programme a modifié { $file } depuis son ouverture ici. Enregistrer remplacera ces modifications.
overwrite-sheet-text = { $file } contient la partie sous forme de texte. Enregistrer en fera une partie enregistrée.
overwrite-sheet-lost-text = { $file } contient la partie sous forme de texte. Enregistrer en fera une partie enregistrée, sans ce que le programme ne comprend pas : { $words }.
overwrite-yes = Écraser
overwrite-no = Annuler
replace-title = Remplacer le fichier ?
replace-text = { $file } existe déjà. Enregistrer remplacera son contenu.
replace-yes = Remplacer
quit-title = Quitter sans enregistrer ?
quit-text = Votre partie inachevée ne peut pas être enregistrée. ({ $fault })
quit-text-finished = La dernière partie que vous avez quittée ne peut pas être rangée parmi vos parties. ({ $fault })
quit-save = Enregistrer ailleurs…
quit-yes = Quitter quand même
salvage-title = Ouvrir ce qui est intact ?
salvage-text = { $fault } { $moves ->
        [one] Le coup qui précède peut
       *[other] Les { $moves } coups qui précèdent peuvent
    } être repris dans une nouvelle partie. Le fichier reste tel quel.
salvage-yes = Ouvrir ces coups
salvage-no = Annuler
resign-title = Abandonner ?
resign-text = { $others ->
    [one] Votre adversaire gagne la partie.
   *[other] Les autres continuent sans vous.
}
resign-yes = Abandonner
resign-no = Continuer
draw-title = Partie nulle ?
draw-text = { $seat } propose la nulle. { $others ->
    [one] L’adversaire est-il d’accord ?
   *[other] Les autres sont-ils d’accord ?
}
draw-yes = D’accord
draw-no = Continuer
draw-accepted = L’ordinateur accepte la nulle.
draw-declined = L’ordinateur préfère continuer.
confirm-always-ask = Toujours demander

path-open-title = Ouvrir une partie
path-save-title = Enregistrer la partie
path-why = Tapez le chemin du fichier.
path-label = Chemin
path-open = Ouvrir
path-save = Enregistrer
file-kind = Parties
file-kind-any = Tous les fichiers
file-kind-picture = Images
file-kind-film = Films
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = Parties
you-players = { $count } joueurs
you-players-which = Nombre de joueurs
you-level = Niveau { $level } environ
you-way = { $way ->
    [third] À un tiers du chemin vers { $next }
    [half] À mi-chemin de { $next }
    [two-thirds] Aux deux tiers du chemin vers { $next }
    [nearly] Presque { $next }
   *[none] { "" }
}
you-judging = { $done } parties lues sur { $all }
you-no-level = Pas encore de niveau
you-no-games = { $from } à { $to } : aucune partie
you-status = Choisissez un niveau pour voir les parties contre lui. Échap ramène en arrière.
you-unknown = Votre niveau apparaît après trois parties contre l’ordinateur.
you-missing = { $count ->
    [one] Encore une partie, et la courbe dira quelque chose.
   *[other] Encore { $count } parties, et la courbe dira quelque chose.
}
you-won = gagnées
you-lost = perdues
you-costliest = Ce qui vous coûte le plus : { $skill }
you-no-cost = Rien ne ressort dans ces coups.
you-never = Pas une seule fois en { $moves } coups.
you-next = Niveau { $level } : une fois en { $moves } coups.
you-like = comme le niveau { $level }
you-practise = { $count ->
    [0] Rien à travailler encore
   *[other] Travailler cela · { $count }
}
you-practise-some = Travailler cela
you-look = Chercher des positions
you-counted = Compté sur { $moves } coups de vos dernières parties.
title-run = Série · { $game }
command-run = Série de problèmes
command-leave-run = Quitter les séries
run-title = Série de problèmes
run-short = Série
run-caption = Série · { $kind }
run-minutes = Trois minutes
run-streak = Sans faute
run-about-minutes = Le plus possible en trois minutes. La troisième erreur arrête la série.
run-about-streak = Un problème après l’autre jusqu’à la première erreur, sans pendule.
run-goes-on = Reprend à { $solved }, jusqu’à la première erreur.
run-waits = Elle vous attend jusqu’à demain.
run-solved = résolus
run-missed = manqué
run-left = restant
run-seconds-left = Encore { $seconds } secondes
run-mistakes = { $count } erreurs sur { $most }
run-this = Cette série
run-last = Dernière série
run-record = Record
run-record-of = { $kind } : record
run-today = Aujourd’hui
run-result = { $count ->
    [one] Un problème résolu
   *[other] { $count } problèmes résolus
}
run-new-record = Nouveau record !
run-end = Arrêter la série
run-puzzle = Problème { $number }
run-tiles = Problèmes de la série
run-look = Revoir ce problème
run-status = Choisissez une série, ou pressez un problème de la dernière pour le revoir.
run-choose = Choisissez une série.
practice-source-run = Manqué dans une série
you-which = Quelles parties
you-all = Toutes
you-against = Niveau { $level }, { $name } : { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}{ $drawn ->
    [0] { "" }
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}
you-reading = Lecture de vos parties…
you-none = Aucune partie de ce genre pour l’instant. Toute partie que vous finissez ou quittez est gardée ici.
you-count = { $count ->
    [one] { $count } partie. Un clic l’ouvre.
   *[other] { $count } parties. Un clic en ouvre une.
}
you-damaged = { $count ->
    [one] Une partie est abîmée et manque dans la liste. Elle se trouve dans { $folder }.
   *[other] { $count } parties sont abîmées et manquent dans la liste. Elles se trouvent dans { $folder }.
}
you-play-on = Continuer
you-more = Parties plus anciennes
you-delete = Supprimer
you-deleted = La partie est supprimée.
you-put-back = Annuler

# Sharing pictures and films of a game.
command-share = Partager…
command-copy-picture = Copier l’image
share-title = Partager
share-preview = Aperçu
share-what = Montrer
share-position = Image
share-turn = Dernier tour
share-game = Toute la partie
share-height = Hauteur
share-coordinates = Coordonnées
share-names = Noms des joueurs
share-score = { $of ->
    [cubulus] Boules restantes
    [qubism] Pas à faire
   *[other] Score
}
share-code = La partie sous forme de code
share-about-picture = Une image PNG de { $width } sur { $height } pixels.
share-about-film = { $moves ->
    [0] Il n’y a encore { $of ->
        [kuba] aucune poussée
       *[other] aucun coup
    } à montrer.
    [one] Un film GIF { $of ->
        [kuba] d’une seule poussée
       *[other] d’un seul coup
    }, de { $width } sur { $height } pixels.
   *[other] Un film GIF de { $moves } { $of ->
        [kuba] poussées
       *[other] coups
    }, de { $width } sur { $height } pixels.
}
share-save = Enregistrer…
share-saving = Enregistrement… { $percent } %
share-delays-closing = La fenêtre se fermera une fois le fichier écrit. Fermez-la de nouveau pour l’interrompre.
clipboard-silent = Le programme qui détient le presse-papiers ne répond pas.
clipboard-other = Ce qui a été copié n’est ni du texte ni une image lisible.
no-thread = Aucun fil d’exécution n’a pu être lancé : { $reason }.
share-copy = Copier
share-stop = Arrêter
share-failed = L’image n’a pas pu être faite.
share-failed-because = L’image n’a pas pu être faite : { $reason }.
copied-picture = Image copiée.

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] La partie continue. { $name } : { $moves }.
    [one] La partie a avancé d’un coup, puis { $name } : { $moves }.
   *[other] La partie a avancé de { $others } coups, puis { $name } : { $moves }.
}
path-picture-title = Enregistrer l’image
path-film-title = Enregistrer le film

banner-game = Votre partie n’est pas enregistrée. { $fault }
banner-changed = Un autre programme a modifié ou supprimé { $file }. Avant de remplacer quoi que ce soit, Kuba vous demandera.
banner-other = Tout n’est pas enregistré. { $fault }
earlier-today = Aujourd’hui { $time }
earlier-yesterday = Hier { $time }
date-in-words = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
} { $year }
earlier-then = { $date } { $time }
earlier-of-window = fenêtre { $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }-{ $other }
earlier-won = { $scored ->
    [1] victoire { $score } contre { $others }
   *[other] victoire contre { $others }
}
earlier-lost = { $scored ->
    [1] défaite { $score } contre { $others }
   *[other] défaite contre { $others }
}
earlier-draw = nulle contre { $others }
earlier-somebody-won = { $scored ->
    [1] { $name } bat { $others } { $score }
   *[other] { $name } bat { $others }
}
earlier-against = inachevée · contre { $others }
earlier-between = inachevée · { $players }
earlier-and = { $one } et { $other }
earlier-level = niveau { $level }
earlier-two-of-level = deux de niveau { $level }
earlier-name = { $name }
left-kept = Votre partie est gardée sur la page « { you-title } ».
left-not-kept = Votre partie n’a pas encore pu être gardée ; Kuba réessaie régulièrement. ({ $fault })
drop-blocked = Fermez d’abord la boîte de dialogue, puis déposez à nouveau le fichier.
paste-blocked = Fermez d’abord la boîte de dialogue, puis collez à nouveau.
paste-no-text = Ce qui a été copié est une image ; on ne peut coller ici que du texte.
rescued = La partie n’a pas pu être enregistrée à sa place. Elle a été gardée sous le nom { $files } et sera de nouveau là au prochain démarrage. ({ $fault })
game-lost = La partie n’a pu être enregistrée nulle part. ({ $fault })
launch-blocked = Fermez d’abord la boîte de dialogue, puis ouvrez à nouveau la partie.
drop-others = Seul { $file } a été ouvert, pas { $others }.
left-out = Non compris et laissé de côté : { $words }.
second-window = Kuba est aussi ouvert dans une autre fenêtre. Celle-ci garde sa propre partie.
cannot-lock = Ce système ne sait pas distinguer deux fenêtres de Kuba : n’en ouvrez qu’une à la fois, sinon chacune écrasera la partie de l’autre.
nothing-kept = Il n’y a aucun dossier où garder votre partie. Enregistrez-la dans un fichier avant de quitter.
saved = Enregistré sous le nom { $file }.
copied-game = Partie copiée.
copied-position = Position copiée.
bot-failed = Quelque chose s’est mal passé pendant la réflexion de l’ordinateur ({ $reason }). La partie continue.
bot-failed-and-moved = Quelque chose s’est mal passé pendant la réflexion de l’ordinateur ({ $reason }) ; il a donc joué un coup au hasard. La partie continue.

rules-title = Règles
rules-learn = Apprendre sur le plateau

welcome-status = Choisissez comment commencer, ou jouez sur le plateau : { $even ->
    [1] une partie équilibrée
   *[other] une partie facile
} commence.
welcome-computer = Contre l’ordinateur
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = Niveau { $level } : { $name }. Il se change dans « { $new } ».
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] souvent
   *[other] souvent gagné
}
welcome-wins-half = { $short ->
    [1] 1 sur 2
   *[other] une fois sur deux
}
welcome-wins-few = { $short ->
    [1] rarement
   *[other] rarement gagné
}
# “level” is a number, such as 4½.
welcome-even = Niveau { $level } environ, aussi fort que vous
welcome-even-easier = Niveau { $level } environ, un peu plus facile
welcome-even-harder = Niveau { $level } environ, un peu plus difficile
welcome-even-new = Trouve votre niveau en trois parties
welcome-back = La partie qui attend
welcome-people = Sur le même écran
welcome-learn = { $steps } petites étapes
welcome-learn-on = Reprendre à l’étape { $step } sur { $steps }.
welcome-rules = Les règles en bref.
welcome-level = Niveau { $level } : deux parties gagnées sur trois

lesson-step = Étape { $step } sur { $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step } : { $task }
lesson-skip = Passer
lesson-done = Terminé
lesson-first-game = Première partie
lesson-hand-done = Cette étape est finie. Choisissez Suivant pour continuer.
lesson-hand-watch = Regardez d’abord.

# Keys, as labelled on keyboards.
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-enter = Entrée
key-space = Espace
key-home = Début
key-end = Fin
key-page-up = PgPréc
key-page-down = PgSuiv
key-left = Gauche
key-right = Droite
key-up = Haut
key-down = Bas
key-backspace = Retour arrière
key-insert = Inser
key-delete = Suppr

keys-title = Touches
keys-or = ou
keys-board = Sur le plateau
keys-game = Dans la partie
keys-study = Dans l’étude
keys-study-step = Gauche ou Droite : un pas en arrière ou en avant
keys-study-fork = Haut ou Bas : l’autre variante à un embranchement
keys-study-play = Espace : dérouler la partie
keys-files = Parties et fichiers
keys-tasks = Apprendre et s’exercer
keys-program = Programme
keys-choose = Choisissez une commande pour changer ses touches.
keys-shown = Commandes affichées
keys-with-keys = Avec touches
keys-all = Toutes
keys-row = { $command } : { $keys }
keys-none = aucune touche
keys-press = Appuyez sur les touches…
keys-press-about = Échap ne change rien, Retour arrière enlève la touche.
keys-remove = Aucune touche
keys-reset = Touches habituelles
keys-reset-all = Toutes les touches habituelles
keys-reset-done = Toutes les touches sont de nouveau les habituelles.
keys-clash = { $keys } appartient à « { $command } ».
keys-exchange = Échanger
keys-refused-board = { $keys } appartient au plateau.
keys-refused-window = { $keys } appartient à la fenêtre, à ses dialogues et à ses menus.
keys-refused-clipboard = Ces touches copient, coupent ou collent, aussi dans les champs de texte.
keys-cursor = Curseur sur le plateau
keys-cursor-arrows = Flèches
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = comme les flèches
keys-cursor-wasd-about = Sur le plateau, ces quatre touches déplacent seulement le curseur : les colonnes a et d ne peuvent pas être tapées, et W ne montre ni ne pose rien.
keys-cursor-hjkl-about = Sur le plateau, ces quatre touches déplacent seulement le curseur : L ne change pas les couches.
keys-cursor-number-pad-about = Sur le plateau, ces quatre touches déplacent seulement le curseur : leurs rangées ne peuvent pas être tapées.
keys-cursor-lost = Sans cette touche : { $commands }.

about-title = À propos
accessibility-title = Accessibilité
accessibility-seeing = Voir: Contraste élevé en clair et en sombre, texte plus grand par le zoom, billes avec symboles. La couleur n’est jamais le seul signe.
accessibility-reader = Lecteur d’écran: Tout ce qui est sur le plateau et autour a un nom et peut être pressé ainsi ; les coups et les résultats sont lus.
accessibility-hearing = Entendre: Aucun son n’est nécessaire. Tout ce qui sonne se voit aussi.
accessibility-motion = Mouvement: Sur demande, ce qui a bougé est entouré au lieu d’être animé.
accessibility-keyboard = Clavier: Tout se fait sans souris, et les touches peuvent être changées.
accessibility-one-key = Une seule touche: Un anneau passe sur tout ce qui peut être choisi ; espace, un clic ou un toucher choisit.
accessibility-touch = Toucher: Un appui long est un clic droit, deux doigts zooment, et rien ne demande de survol.
about-name = Kuba
about-version = Version { $version }
about-what = Trois jeux de plateau, Kuba, Cubulus et Qubism : contre l’ordinateur ou entre amis.
about-licence = Logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
about-font = Les polices sont Inter, de The Inter Project Authors, Noto Sans JP, d’Adobe, et Cantarell, de Understanding Limited et Jakub Steiner, toutes sous licence SIL Open Font.
about-makers = Kuba (Traboulet) est de Serge Cahu, Cubulus de Sylvain Ménager (Gigamic), Qubism d’EAD (Debug Monkeys). D’autres règles de Kuba sont de Carter & Troyka et de Ralf Gering.
about-trade-mark = « Kuba » est une marque de son propriétaire. Ce programme n’a aucun lien avec les auteurs ni avec les éditeurs.

start-no-display = Kuba a besoin d’un bureau graphique : il n’y a pas d’écran où ouvrir une fenêtre. « kuba --help » montre ce qui fonctionne sans écran.
start-no-randr = Kuba ne peut pas ouvrir sa fenêtre, car l’extension RANDR manque au serveur X. Kuba fonctionne avec un serveur X plus récent, et avec Wayland.
start-library = Kuba ne peut pas ouvrir sa fenêtre, car il manque au système : { $libraries }. Sous Debian ou Ubuntu, « sudo apt install { $packages } » l’installe.
start-graphics = Kuba ne peut pas ouvrir sa fenêtre, car OpenGL ne fonctionne pas sur ce système ({ $reason }). Sous Debian ou Ubuntu, « sudo apt install libegl1 libgl1 libgl1-mesa-dri » l’installe.
start-pictures = Kuba ne peut pas ouvrir sa fenêtre, car l’écran n’accepte pas les images des programmes.
start-colours = Kuba ne peut pas ouvrir sa fenêtre, car l’écran a { $depth } bits de couleur, et rien sur ce système ne sait dessiner pour lui. Il faut à Kuba un écran qui en a 24.
start-lost = L’écran a disparu, et la fenêtre de Kuba avec lui.
start-other = Kuba ne peut pas ouvrir sa fenêtre : { $reason }

# Setting up a position.
command-set-up = Composer une position
command-back-to-set-up = Y revenir
command-edit-start = Départ
command-edit-clear = Vider
command-edit-mirror = Miroir
command-play-from-here = Jouer depuis ici
command-study-from-here = Étudier
command-study-position = Étudier cette position
command-study-mistake = Étudier cette erreur
command-leave-set-up = Quitter la position
title-editor = Composer une position – { $game }
editor-status = Choisissez une pièce, puis cliquez là où la poser.
editor-left = La position que vous avez composée est conservée.
editor-gone = La position composée ne peut pas être ouverte.
set-up-again-text = Vous avez laissé une position à moitié composée. La reprendre ?
set-up-again-yes = La reprendre
set-up-again-no = Partir de ce plateau
editor-title = Votre position
editor-pieces = Pièce
editor-take = Enlever
editor-copy = Copier
editor-paste = Coller
editor-fewer = { $name } : moins
editor-more = { $name } : plus
editor-sound = Une partie peut commencer ici.
command-puzzles = Problèmes
command-todays-puzzle = Problème du jour
command-next-puzzle = Problème suivant
command-solution = Montrer la solution
command-try-again = Réessayer
command-show-why = Pourquoi ?
command-leave-puzzles = Quitter les problèmes
puzzles-damaged = La liste des problèmes que vous avez résolus était abîmée. Ce qui a pu en être lu est conservé ; l’ancien fichier est { $file }.
welcome-puzzles = Résolus : { $solved } sur { $count }
puzzle-number = Problème { $number } sur { $count } · { $game }
puzzle-number-low = { $number } sur { $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = Gagnez { $of ->
    [kuba] à la { $number ->
        [1] 1re
       *[other] { $number }e
    } poussée
   *[other] au { $number ->
        [1] 1er
       *[other] { $number }e
    } coup
}
puzzle-task-take = Prenez { $number ->
    [1] une rouge
   *[other] { $number } rouges
} à ce tour
puzzle-task-hold = Ne perdez pas
puzzle-about-win = À { $seat } de jouer.
puzzle-about-take = À { $seat } de jouer. Une seule première poussée convient.
puzzle-about-hold = À { $seat } de jouer. Une seule réponse empêche { $other } de gagner.
puzzle-rules = Règles : { $rules }
puzzle-grade = Niveau { $grade } sur 5
puzzle-status = À { $seat } de jouer : { $task }
puzzle-right = Bien vu. Continuez.
puzzle-solved-first = Résolu du premier coup !
puzzle-solved-helped = Résolu !
puzzle-solution = Voici la solution.
puzzle-failed = Ce coup n’a pas pu être vérifié. Rejouez-le.
puzzle-no = Non, ce n’est pas cela.
puzzle-no-take = { $taken ->
    [0] Non : ainsi, vous n’en prenez aucune.
    [1] Non : ainsi, vous n’en prenez qu’une, et non { $goal }.
   *[other] Non : ainsi, vous n’en prenez que { $taken }, et non { $goal }.
}
puzzle-no-answer = Non : { $answer }.
puzzle-no-loses = Non : { $answer }, et gagne.
puzzle-plays = { $seat } joue { $move }
puzzle-begin = Regardez tout le plateau.
puzzle-hint = { $move }.
puzzle-went-back = C’est repris.
puzzle-going-back = Ce sera repris.
puzzle-hand-why = Voici la suite. Choisissez Réessayer pour continuer.
puzzle-hand-over = Ce problème est résolu. Choisissez Suivant pour continuer.
puzzle-hand-watch = Regardez d’abord.
puzzle-checking = Un instant.
puzzle-hint-button = Conseil
puzzle-solution-button = Solution
puzzle-next-button = Suivant
puzzle-hide-why = Masquer
puzzle-solved-about = Choisissez Suivant pour en voir un autre.
puzzle-solution-about = Jouez-la vous-même avec Réessayer, ou continuez avec Suivant.
puzzle-hint-about = Choisissez encore Conseil pour en voir plus.
puzzle-so-far = { $count ->
    [0] Encore rien de résolu au niveau { $grade }
   *[other] Au niveau { $grade } : { $first } sur { $count } du premier coup
}
puzzle-days = { $days ->
    [1] Premier jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-tiles = Tous les problèmes
puzzle-tile = Problème { $number }, niveau { $grade }
puzzle-tile-first = Résolu du premier coup
puzzle-tile-helped = Résolu
puzzle-todays = Du jour :
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = Du jour
puzzle-is-todays = Problème du jour
board-what-if = Si ce coup était joué. Relâchez pour le reprendre.
board-without-help = C’est une partie sans aide.
board-replay = Les derniers coups, encore une fois.

# Practice with positions from the user’s own games.
command-practice = S’exercer
command-practise-game = S’exercer sur des positions de cette partie
command-next-position = Position suivante
command-leave-out = Écarter celle-ci
command-take-in = La reprendre
command-toggle-search = Chercher d’autres positions
command-leave-practice = Quitter l’exercice
title-practice = Exercice – { $game }
title-practice-alone = Exercice
practice-status = À { $seat } de jouer : qu’y a-t-il de mieux que { $move } ?
practice-status-rest = Des positions de vos propres parties, jusqu’à ce qu’elles soient acquises.
practice-title = Exercice
practice-place = { $number } sur { $count }
# For screen readers, after “3 of 5”.
practice-progress = Jusqu’ici, du premier coup : { $first }.
practice-task-win = D’ici, vous pouviez gagner. Comment ?
practice-task-lost = Après votre { $of ->
    [kuba] poussée
   *[other] coup
}, { $seat } pouvait forcer la victoire. Qu’y a-t-il de mieux ?
# of: the name of the game in files.
practice-task-missed = { $count ->
    [1] Ici, vous avez laissé passer { $of ->
        [kuba] une rouge
       *[other] une boule
    }. Qu’y a-t-il de mieux ?
   *[other] Ici, vous avez laissé passer { $count } { $of ->
        [kuba] rouges
       *[other] boules
    }. Qu’y a-t-il de mieux ?
}
practice-task-cost = Votre { $of ->
    [kuba] poussée
   *[other] coup
} a coûté { $percent } % de vos chances. Qu’y a-t-il de mieux ?
practice-then = { $move }, comme vous l’aviez joué
practice-source = D’une de vos parties
practice-source-date = De votre partie { $day ->
    [today] d’aujourd’hui
    [yesterday] d’hier
   *[then] du { $date }
}
practice-source-level = De votre partie { $day ->
    [today] d’aujourd’hui
    [yesterday] d’hier
   *[then] du { $date }
} contre le niveau { $level }
practice-right = Bien vu
practice-solution = La solution
practice-chance-then = Votre chance alors
practice-chance-with = Avec { $move }
practice-returns = { $days ->
    [1] Revient demain
   *[other] Revient dans { $days } jours
}
practice-done = Acquise : elle ne revient plus.
practice-hand-over = Cette position est faite. Choisissez Suivant pour continuer.
practice-searching = Examen de vos parties…
practice-none = Pas encore de positions
practice-nothing-due = Rien à exercer aujourd’hui
practice-about-search = Après une partie, les coups qui vous ont coûté le plus deviennent des positions d’exercice. Elles reviennent jusqu’à ce qu’elles soient acquises.
practice-result = { $first } sur { $count } du premier coup
practice-tomorrow = { $count ->
    [1] Une revient demain.
   *[other] { $count } reviennent demain.
}
practice-more-button = Encore
practice-leave-button = Terminé
practice-search = { $done } parties examinées sur { $count }.
practice-stop = Arrêter
practice-go-on = Reprendre l’examen
practice-left-out = Cette position est écartée désormais.
result-practise = { $count ->
    [1] S’exercer sur une position
   *[other] S’exercer sur { $count } positions
}
result-practise-short = S’exercer · { $count }
result-seeking = Recherche de positions à travailler
result-seeking-short = Recherche de positions…
result-nothing = Rien à travailler dans cette partie.
result-nothing-short = Rien à travailler
practice-damaged = La liste des positions d’exercice était abîmée. Ce qui a pu en être lu est conservé ; l’ancien fichier est { $file }.
praise-show = Voir
# The same about the idea to take home, for screen readers.
idea-show = Voir : { $idea }
result-more = Plus
board-swing = Maintenez appuyé : cette face passe devant.

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = Garder comme problème
composer-keep = Garder comme problème
composer-further = Chercher plus loin
composer-stop = Arrêter
composer-win-only = { $seat } gagne en { $number } { $of ->
    [kuba] { $number ->
        [one] poussée
       *[other] poussées
    }
   *[other] { $number ->
        [one] coup
       *[other] coups
    }
}, et seulement avec { $moves }.
composer-win = { $seat } gagne en { $number } { $of ->
    [kuba] { $number ->
        [one] poussée
       *[other] poussées
    }
   *[other] { $number ->
        [one] coup
       *[other] coups
    }
}, avec { $moves }.
composer-take-only = { $seat } prend { $number } { $number ->
    [one] rouge
   *[other] rouges
} à ce tour, seulement avec { $moves }.
composer-take = { $seat } prend { $number } { $number ->
    [one] rouge
   *[other] rouges
} à ce tour, avec { $moves }.
composer-hold = { $moves } tient ; toute autre réponse perd en { $number } au plus.
composer-none = Pas de gain forcé en { $number } { $of ->
    [kuba] poussées
   *[other] coups
} au plus.
composer-open = Pas encore décidé : { $number } { $of ->
    [kuba] { $number ->
        [one] poussée examinée
       *[other] poussées examinées
    }
   *[other] { $number ->
        [one] coup examiné
       *[other] coups examinés
    }
}.
composer-looking = Recherche sur { $number } { $of ->
    [kuba] { $number ->
        [one] poussée
       *[other] poussées
    }
   *[other] { $number ->
        [one] coup
       *[other] coups
    }
} …
composer-open-note = Pas de gain en { $number } au plus.
composer-no-puzzle = Pas encore un problème
composer-one = Une seule solution · niveau { $grade } sur 5
composer-several = { $of ->
    [kuba] { $count } premières poussées y arrivent
   *[other] { $count } premiers coups y arrivent
} : pas encore un problème
composer-rivals = { $moves } gagne aussi en { $number } au plus : pas encore un problème
composer-rivals-open = { $of ->
    [kuba] Une autre poussée
   *[other] Un autre coup
} gagne-t-il en { $number } au plus ? …
composer-or = { $first } ou { $next }
composer-others = { $count } autres
composer-impossible = Pas de problème : { $reason }.
composer-failed = La position n’a pas pu être examinée.
keep-puzzle-title = Garder comme problème
keep-puzzle-name = Nom
keep-puzzle-author = Auteur
keep-puzzle-keep = Garder
command-own-puzzles = Mes problèmes
command-copy-puzzle = Copier le problème
command-delete-puzzle = Supprimer le problème
command-restore-puzzle = Annuler
command-stop-proving = Arrêter
puzzle-sources = Quels problèmes
puzzle-collection = Collection
puzzle-mine = Les miens · { $count }
own-puzzle-name = Mon problème { $number }
own-puzzle-kept = « { $name } » est gardé parmi vos problèmes.
own-puzzle-deleted = « { $name } » est supprimé.
own-puzzle-copied = Le problème est copié.
own-puzzle-rules = Un problème ne peut pas avoir ces règles.
own-puzzles-full = Il n’y a plus de place pour d’autres problèmes. Supprimez-en d’abord.
own-puzzles-damaged = La liste de vos problèmes était abîmée. Sa partie lisible est gardée ; l’ancien fichier est { $file }.
own-puzzles-proving = Preuve des problèmes : { $done } sur { $all }
own-puzzles-stopped = Arrêté. Ni prouvés ni ajoutés : { $count }.
own-puzzles-delay-closing = Problèmes pas encore prouvés : { $count }. Fermez de nouveau la fenêtre pour y renoncer.
own-puzzles-refused = Aucun problème ajouté : { $reason }.
own-puzzles-added = Problèmes ajoutés : { $added }{ $known ->
    [0] .
   *[other] { " " }; déjà là : { $known }.
}
own-puzzles-line = Pas ajouté, ligne { $line } : { $reason }.
own-puzzles-lines = Pas ajoutées, autres lignes : { $count }.

# Parties avec quelqu’un ailleurs.
opponent-elsewhere = Quelqu’un ailleurs
elsewhere-own = Vous jouez
elsewhere-way = Par
elsewhere-letters = Messages
elsewhere-folder = Dossier partagé
elsewhere-letters-about = Après chaque coup, un clic copie le texte et l’image pour toute messagerie. Collez la réponse ici.
elsewhere-folder-about = { $players ->
    [2] Choisissez un dossier que vous voyez tous les deux : en ligne, sur le réseau ou sur une clé USB. Pour vous rejoindre, l’autre ouvre le fichier qui y apparaît.
   *[other] Choisissez un dossier que vous voyez tous : en ligne, sur le réseau ou sur une clé USB. Pour vous rejoindre, les autres ouvrent le fichier qui y apparaît.
}
elsewhere-which-folder = Dossier
elsewhere-choose = Choisir…
path-folder-title = Choisir un dossier partagé
elsewhere-table = Table
elsewhere-sit-down = S’asseoir à la table « { $table } »
elsewhere-help = Étude, conseils et ordinateur sont permis (si tout le monde est d’accord)
elsewhere-no-folder = Choisissez un dossier qui existe et que tout le monde voit.
elsewhere-no-table = Donnez à la table un nom de lettres et de chiffres.
elsewhere-table-taken = Il y a déjà une table « { $table } » dans ce dossier. Ouvrez l’un de ses fichiers pour la rejoindre, ou choisissez un autre nom.
card-elsewhere = ailleurs
hand-elsewhere = C’est à { $name } de jouer, ailleurs.
hand-asked = Vous avez demandé quelque chose à { $name }. Attendez la réponse pour continuer.
hand-seat-lost = Votre place est maintenant jouée sur un autre ordinateur.
hand-friend-earlier = C’est une position antérieure. Une partie avec un ami continue à la dernière.
hand-strict-earlier = C’est une position antérieure. Une partie stricte continue à la dernière.
friend-status-letters = En attente de { $name }. Copiez son message, puis appuyez ici sur { $keys }.
friend-status-folder = En attente de { $name }. Son coup apparaît ici tout seul.
command-copy-letter = Copier pour l’autre joueur
command-friend-note = Note…
command-with-friends = Parties avec des amis
friend-accept = Accepter
friend-decline = Refuser
friend-your-turn = C’est à vous de jouer.
friend-begin = Vous commencez.
friend-moved = { $name } a joué : { $when }
friend-note-of = { $name } : « { $note } »
friend-made = Votre coup est joué.
friend-gets = Ce que { $name } reçoit
friend-ready = La partie est prête.
friend-ended = La partie est finie.
friend-picture-and-text = Image et texte, pour toute messagerie
friend-copy-for = Copier pour { $name }
friend-copy-again = Copier encore
friend-paste-short = Coller
friend-waiting = En attente de { $name }.
friend-lost = Cette place est maintenant jouée sur un autre ordinateur.
friend-paste = Copiez son message, puis appuyez ici sur { $keys }.
friend-by-itself = À la table « { $table } ». Le coup apparaît ici tout seul.
friend-at-table = À la table « { $table } »
friend-answer-travels = La réponse part avec votre prochain message.
friend-asks-undo = { $name } demande à reprendre son dernier coup.
friend-asks-draw = { $name } propose la nulle.
friend-asking-undo = Vous avez demandé à reprendre votre dernier coup.
friend-asking-draw = Vous avez proposé la nulle.
friend-greeting = { $over ->
    [0] { $game } : { $name }, à vous de jouer. Collez ce message dans Kuba ou ouvrez-y l’image.
   *[other] { $game } : la partie est finie. Collez ce message dans Kuba ou ouvrez-y l’image.
}
friend-copied = Copié. Collez-le maintenant dans un message à { $name }.
friend-copied-text = Texte copié. Collez-le maintenant dans un message à { $name }.
friend-invited = { $help ->
    [0] { $name } vous invite. Étude et conseils sont désactivés jusqu’à la fin de la partie.
   *[other] { $name } vous invite. Tout le monde peut utiliser l’étude et les conseils.
}
friend-own-letter = C’est votre propre message. Envoyez-le à l’autre joueur.
friend-typed = { $name } : { $moves } ?
friend-play-typed = Jouer
friend-moved-there = { $name } a joué.
friend-answered-there = Des nouvelles de { $name }.
friend-go-there = Y aller
friend-guarded = C’est votre partie avec { $name }. L’étude est désactivée jusqu’à sa fin.
friend-answer-by-hand = Pas de programme ? Répondez par votre coup, par exemple { $move }.
friend-request-ready = Votre demande est prête.
friend-answer-ready = Votre réponse est prête.
friend-note-ready = Votre mot est prêt.
friend-status-to-send = Copiez votre message et envoyez-le à { $name }.
moves-came-and-end = { $name } : { $moves }. La partie est finie.
friend-older = Ce message de { $name } est déjà connu, ou plus ancien que la partie ici. Rien n’a changé.
friend-other-game = Ce message est celui d’une partie avec d’autres règles ou un autre début. Rien n’a changé.
friend-other-move = { $name } a { $theirs } comme coup { $number } ; ici c’est { $mine }. Rien n’a changé. Demandez lequel compte.
friend-other-move-yours = { $name } a répondu à un autre coup de vous : { $theirs }, pas { $mine } (coup { $number }). Rien n’a changé. Renvoyez votre coup.
friend-note-title = Note
friend-note-about = Une ligne pour l’autre joueur. Elle part avec votre dernier coup.
friend-note-keep = Ajouter
friend-folder-fault = Le dossier partagé n’est pas utilisable : { $fault } La partie reste ici et continue dès que le dossier est de retour.
friend-seat-lost = Cette place a été reprise sur un autre ordinateur, qui écrit maintenant { $file }. La partie s’arrête ici.
friend-seat-changed = Quelqu’un a pris cette place au même moment. Vous jouez { $seat }.
friend-file-copy = { $file } est la copie d’un service de synchronisation. Elle est ignorée.
friend-file-damaged = { $file } est endommagé ou incomplet. Il est ignoré jusqu’à ce qu’il soit entier.
friend-file-odd = { $file } est un lien ou n’est pas un fichier ordinaire. Il est ignoré.
friend-file-wrong = { $file } n’est pas de cette partie : ses coups ou ses règles ne conviennent pas. Il est ignoré.
friend-take-over = Reprendre cette place
friend-take-over-text = Toutes les places de la table « { $table } » sont prises. Voulez-vous continuer ici avec { $seat } ? L’autre ordinateur s’arrêtera.
with-friends = Avec des amis
with-friends-none = Aucune partie avec des amis n’est en cours.
with-friends-yours = À vous de jouer ({ $count })
with-friends-theirs = En attente ({ $count })
with-friends-paste = Coller un message
with-friends-new = Nouvelle partie avec un ami…
with-friends-seat = { $shared ->
    [0] vous jouez { $seat }
   *[other] vous jouez { $seat } · table « { $folder } »
}
with-friends-play = Jouer
with-friends-open = Ouvrir
with-friends-moved = { $named ->
    [0] vous avez joué
   *[other] { $name } a joué
}

command-train = Les cinq du jour
train-title = Entraînement
command-train-today = Continuer les cinq du jour
command-leave-train = Quitter l’entraînement
command-leave-you = Quitter la page
train-status = D’abord aujourd’hui : { $task }
train-status-done = Les cinq du jour sont faits. Demain, il y en aura d’autres.
train-record = Record { $score }
train-run = Trois minutes, ou jusqu’à la première erreur
train-make = En créer un
train-mine = { $count ->
    [0] Aucun pour l’instant
    [one] Un problème
   *[other] { $count } problèmes
}
train-own = Les vôtres
train-today = Aujourd’hui
train-minutes = { $count ->
    [one] Environ une minute
   *[other] Environ { $count } minutes
}
train-start = Commencer
train-go-on = Continuer
train-done = C’est tout pour aujourd’hui. À demain.
train-mistakes = { $count ->
    [one] une de vos propres erreurs
   *[other] { $count } de vos propres erreurs
}
train-puzzles = { $count ->
    [one] un problème
   *[other] { $count } problèmes
}
train-daily = le problème du jour
train-list = { $one }, { $other }
train-grade = { $solved } sur { $count }
train-left = { $count ->
    [one] Un pour vous aujourd’hui
   *[other] { $count } pour vous aujourd’hui
}
train-done-short = Fini pour aujourd’hui
you-title = Vous
welcome-you = { $way ->
    [third] Environ niveau { $level }, à un tiers du chemin vers { $next }
    [half] Environ niveau { $level }, à mi-chemin de { $next }
    [two-thirds] Environ niveau { $level }, aux deux tiers du chemin vers { $next }
    [nearly] Environ niveau { $level }, presque { $next }
   *[none] Environ niveau { $level }
}
welcome-you-games = { $missing ->
    [one] Encore une partie, et votre niveau s’affiche
   *[other] Encore { $missing } parties, et votre niveau s’affiche
}
welcome-learn-name = Apprendre
welcome-learn-all = Leçon, règles, touches
welcome-elsewhere = Amis ailleurs
welcome-elsewhere-count = { $count ->
    [one] Une partie attend
   *[other] { $count } parties attendent
}
welcome-last = { $day } : { $ended }.
welcome-waiting = { $count ->
    [one] Une position attend
   *[other] { $count } positions attendent
}
train-sentence = { $words }.
train-left-short = { $count } aujourd’hui
welcome-learn-short = Leçon, règles

# People who play at this computer. known: their names, or “none”.

command-people = Joueurs…
command-next-person = Joueur suivant
command-become = Jouer sous ce nom
command-restore-person = Faire revenir cette personne
people-title = Joueurs
people-about = Chacun a ses parties, son niveau, son entraînement et ses réglages. Il n’y a pas de mot de passe.
people-name = Nom
people-new = Quelqu’un d’autre
people-add = Ajouter
people-afresh = Repartir de zéro…
people-afresh-ask = Oublier votre force, vos exercices et vos séries ? Les parties et les problèmes résolus restent, et ce qui est oublié est gardé dans des fichiers à côté des nouveaux.
people-afresh-yes = Oublier et repartir de zéro
people-afresh-no = Tout garder
people-afresh-done = La force, les exercices et les séries repartent de zéro.
welcome-somebody-else = Quelqu’un d’autre joue ici ?
people-sign = Signe
people-plays = joue en ce moment
people-become = Jouer
people-remove = Retirer { $name }
people-said = { $name }, { $sign }
people-name-empty = Saisissez d’abord un nom.
people-name-too-long = Ce nom est trop long.
people-name-taken = Quelqu’un porte déjà ce nom ici.
people-too-many = Il y a trop de joueurs.
people-open-elsewhere = cette personne a une fenêtre ouverte
people-not-saved = La partie n’a pas pu être enregistrée, rien ne change donc : { $fault }
people-not-written = La liste des joueurs n’a pas pu être modifiée : { $fault }
people-removed = { $name } est parti. Tout ce qui lui appartient se trouve maintenant dans { $folder }.
start-unknown-person = Personne ne s’appelle { $name } ici. { $known ->
    [none] Personne n’a de nom.
   *[other] Jouent ici : { $known }.
}
disabled-alone = Personne d’autre ne joue ici
disabled-not-removed = Personne n’a été retiré
title-person = { $name } · { $title }
sign-star = étoile
sign-diamond = losange
sign-leaf = feuille
sign-triangle = triangle
sign-square = carré
sign-ring = anneau
sign-moon = lune
sign-cross = croix
sign-hexagon = hexagone
sign-drop = goutte
sign-bars = barres
sign-heart = cœur
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = Avec
new-game-head-start = Avantage
head-start-none = Aucun
head-start-by-hand = À la main
head-start-who = Pour
head-start-size = Combien
head-start-for = { $what } pour { $name }
head-start-for-you = { $what } pour vous
head-start-for-computer = { $what } pour l’ordinateur
head-start-people = { $stronger } a environ { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} de plus. Avec { $what } pour { $weaker }, la partie est égale.
head-start-computer-stronger = L’ordinateur a environ { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} de plus. Avec { $what } pour vous, la partie est égale.
head-start-computer-weaker = Vous avez environ { $levels ->
    [one] un niveau
   *[other] { $levels } niveaux
} de plus. Avec { $what } pour l’ordinateur, la partie est égale.
head-start-lots = Les boules neutres sont placées au sort.
head-start-had = Avantage de { $name } : { $what }
head-start-had-you = Votre avantage : { $what }
head-start-had-computer = Avantage de l’ordinateur : { $what }
head-start-less = { $name } a gagné deux fois de suite avec { $what }. La prochaine fois, { $less } ?
head-start-less-none = { $name } a gagné deux fois de suite avec { $what }. La prochaine fois, sans avantage ?
