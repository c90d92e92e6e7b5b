# Texts of the commands.

cli-about = Trois jeux de plateau : Kuba, Cubulus et Qubism. Sans commande, ouvre la fenêtre.
cli-about-perft = Compte les positions après un nombre donné de coups, profondeur par profondeur
cli-about-ugi = Parle le protocole de moteurs UGI, pour les gestionnaires de tournois
cli-about-match = Fait jouer un match à deux moteurs
cli-about-bench = Compte les positions que visitent des recherches sur quelques positions fixes
cli-about-puzzles = Liste les problèmes du programme, ou les prouve tous à nouveau
cli-about-puzzles-list = Écrit les problèmes d’un jeu, un par ligne : nom, niveau, but, règles, position et solution, séparés par des tabulations
cli-about-puzzles-check = Prouve à nouveau que chaque problème du programme, ou de fichiers, a une seule solution, et que c’est la bonne
cli-about-puzzles-prove = Écrit ce que demande une position, séparé par des tabulations : le but accessible, les premiers coups qui l’atteignent et le meilleur jeu
cli-help-threads = Combien de problèmes sont prouvés à la fois
cli-help-puzzle-files = Des fichiers de problèmes sous la forme qu’écrit « list », avec l’auteur en septième partie s’il est connu ; sans eux, les problèmes du programme
cli-help-puzzle-rules = Les règles par les noms qu’écrit « list », comme « previous-position may » ; les règles habituelles si rien n’est précisé
cli-help-puzzle-position = La position, comme « 7/7/7/5WR/7/7/B6 w 6-0 »
cli-help-puzzle-within = Combien de coups des deux camps prévoir
cli-help-puzzle-nodes = Combien de positions examiner au plus ; ensuite la réponse est « undecided »
cli-no-puzzle-rules = Il n’y a pas de règles « { $rules } ».
cli-about-practice = Fait des positions d’entraînement à partir des erreurs des parties enregistrées, ou donne celles qui sont à revoir
cli-about-practice-list = Donne des positions d’entraînement tirées des erreurs des parties enregistrées, trois au plus par partie
cli-about-practice-due = Donne les positions d’entraînement à revoir d’après les données du programme
cli-help-practice-files = Les parties où chercher des erreurs
cli-help-practice-player = Le nom de la personne qui a commis les erreurs ; sans lui, tout le monde sauf l’ordinateur
cli-help-practice-seat = La place qui a commis les erreurs ; la 1 joue en premier
cli-help-practice-nodes = Positions à examiner pour chaque erreur (200000 si rien n’est précisé) ; le même nombre donne le même résultat sur tous les ordinateurs
cli-help-practice-format = Une ligne ou un objet JSON par position d’entraînement
cli-help-practice-date = Le jour, comme 2026-11-25 ; aujourd’hui si rien n’est précisé
cli-about-strength = Estime la force d’une personne d’après des parties enregistrées
cli-help-strength-files = Les parties de la personne
cli-help-strength-player = Le nom de la personne ; sans lui, la seule personne de chaque partie
cli-help-strength-seat = La place de la personne ; 1 commence
cli-help-strength-nodes = Positions à examiner pour chaque coup ; le même nombre donne le même résultat sur tout ordinateur
cli-help-strength-format = Une ligne ou un objet JSON par jeu et par règles
cli-about-check = Rejoue des parties enregistrées et dit si elles sont valables
cli-about-sheet = Affiche les feuilles de partie des parties enregistrées, même dans des images
cli-about-analyse = Dit ce que valaient les coups de parties enregistrées, et où elles se sont perdues
cli-about-show = Fait une image du plateau d’une partie enregistrée, ou un film de toute la partie
cli-help-show-file = La partie à montrer ; le départ s’il n’y en a pas
cli-help-png = L’image à écrire ; « - » pour la sortie standard
cli-help-gif = Le film de la partie à écrire ; « - » pour la sortie standard
cli-help-from = Le nombre de coups avant le début du film
cli-help-to = Le nombre de coups après lequel la position est montrée, ou le film s’arrête
cli-help-pace = La vitesse à laquelle se jouent les coups d’un film ; « off » montre une position après l’autre
cli-help-names = Montre qui joue
cli-help-qr = Ajoute la partie sous forme de code sous le plateau
cli-help-score = Montre à côté du plateau ce que chacun a gagné
cli-help-no-coordinates = Ne montre pas les noms des colonnes et des lignes
cli-help-size = Largeur et hauteur en pixels
cli-help-theme = Les couleurs
cli-help-marbles = À quoi l’on distingue les billes
cli-help-analysed-files = Les parties à analyser
cli-help-analysis-nodes = Positions à examiner pour chaque coup (400000 si rien n’est précisé) ; le même nombre donne le même résultat sur tous les ordinateurs
cli-help-analysis-movetime = Millisecondes pour chaque coup
cli-help-format = Une ligne par coup, ou un objet JSON par partie
cli-help-files = Les fichiers des parties
cli-help-file = Une partie à ouvrir
cli-help-new-game = Demande quelle doit être la prochaine partie
cli-help-two-players = Commence une partie entre personnes
cli-help-new-window = Ouvre une autre fenêtre, à côté de celle qui est ouverte
cli-help-depth = Profondeur, en coups
cli-help-game = Le jeu
cli-help-option = Une règle du jeu, comme « Setup=mirrored »
cli-help-ko = La règle du ko de Kuba : équivaut à « --option Ko=… »
cli-help-extra = Ce que donne une capture à Kuba, une poussée de plus ou rien : équivaut à « --option Extra=… »
cli-help-bench-depth = Demi-coups à prévoir
cli-help-first = La commande du premier moteur ; ce programme s’il n’y en a pas
cli-help-second = La commande du second moteur ; ce programme s’il n’y en a pas
cli-help-first-option = Une option du premier moteur, comme « Level=5 »
cli-help-second-option = Une option du second moteur
cli-help-players = Des joueurs du programme au lieu de moteurs, un par place, séparés par des virgules : un niveau, un niveau et le nombre de positions qu’il examine, comme « 12:5000 », le plus haut niveau et son temps, comme « 12:20ms », un niveau avec un dixième, comme « 4.5 », ou quelqu’un qui vient d’apprendre le jeu : « random », « taker », « careful »
cli-help-match-save = Dossier où chaque partie est enregistrée comme fichier ; les fichiers existants restent
cli-help-movetime = Millisecondes par coup (100 si rien n’est précisé)
cli-help-nodes = Positions à examiner par coup
cli-help-match-depth = Demi-coups à prévoir
cli-help-grace = Millisecondes de dépassement permises par coup (1000), ou durée permise si aucun temps n’est fixé (60000), avant que la partie ne soit perdue
cli-help-games = Le nombre de parties ; chaque début est joué avec toutes les répartitions des places : deux fois à deux, six fois à trois
cli-help-sprt = S’arrête quand la différence de force est départagée entre ces deux valeurs, en Elo
cli-help-concurrency = Parties jouées en même temps
cli-help-opening = Coups au hasard au début
cli-help-seed = Détermine les débuts, et les erreurs de « --players »
cli-help-position = Une position au lieu du départ, comme « 7/7/7/3W3/7/7/3B3 w »

cli-usage = Utilisation :
cli-commands = Commandes :
cli-arguments = Arguments :
cli-options = Options :
cli-value-options = OPTIONS
cli-value-command = COMMANDE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-game = JEU
cli-value-named = NOM=VALEUR
cli-value-value = VALEUR
cli-value-position = POSITION
cli-value-number = NOMBRE
cli-value-depth = PROFONDEUR
cli-value-name = NOM
cli-value-date = DATE
cli-value-size = TAILLE
cli-value-player = JOUEUR
cli-noted = { $help } { $note }
cli-note-default = [par défaut : { $value }]
cli-note-values = [valeurs possibles : { $values }]
cli-about-help = Affiche cette aide, ou celle d’une commande
cli-help-help = Affiche cette aide
cli-help-version = Affiche la version

cli-no-number = il faut un nombre entier de { $least } à { $most }
cli-no-number-from = il faut un nombre entier, { $least } ou plus
cli-no-decimal = il faut un nombre, comme 5 ou -2.5
cli-no-date = il faut une date, comme 2026-11-25
cli-no-size = une taille est faite de deux nombres de { $least } à { $most }, comme 800x600
cli-no-game = Le jeu « { $game } » n’existe pas. Il y a { $known }.
cli-no-option = une option est faite d’un nom et d’une valeur, comme Setup=mirrored
cli-no-contestant = le joueur « { $name } » n’existe pas : nommez un niveau de 1 à 12, un niveau et ses positions comme 12:5000, le plus fort et son temps comme 12:20ms, ou random, taker ou careful
cli-no-cut = La partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : « --from » et « --to » doivent être compris entre 0 et { $moves }, et « --from » venir avant « --to ».
cli-same-file = L’image et le film ne peuvent pas être écrits tous deux dans { $file }.
cli-no-picture = L’image n’a pas pu être faite : { $reason }.
cli-no-room-for-code = La partie est trop longue pour un code dans une image de cette taille. Choisissez une plus grande --size.
cli-no-output = Les résultats n’ont pas pu être écrits : { $reason }.

cli-check-ok = { $file } : ok, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $result }
cli-check-file = { $file } : { $reason }
cli-check-line = { $file }:{ $line } : { $reason }
cli-check-bad = { $all ->
    [one] Le fichier n’est pas une partie valable.
   *[other] Fichiers qui ne sont pas des parties valables : { $bad } sur { $all }.
}
cli-puzzle-bad = { $id } : { $reason }
cli-puzzles-good = { $all ->
    [one] { $all } problème est prouvé.
   *[other] { $all } problèmes sont prouvés.
}
cli-puzzles-bad = Problèmes faux : { $bad } sur { $all }.
cli-result-open = inachevée
cli-result-won = { $winner } gagne ({ $ending })
cli-result-drawn = nulle ({ $ending })

cli-practice-task = { $file } : coup { $number }, { $seat } { $move }, { $lost } % perdus
cli-practice-win = gain en { $number ->
    [one] un coup
   *[other] { $number } coups
}
cli-practice-none = { $file } : rien à travailler
cli-practice-none-due = Rien à revoir le { $date }.
cli-practice-no-player = « { $name } » ne joue dans aucune de ces parties.
cli-strength-level = { $game } : { $count ->
    [one] une partie
   *[other] { $count } parties
}, niveau { $level } ± { $doubt }
cli-strength-unknown = { $game } : { $count ->
    [one] une partie
   *[other] { $count } parties
}, trop peu pour un niveau
cli-strength-results = selon les résultats { $level }
cli-strength-moves = selon les coups { $level }
cli-strength-nobody = Aucune de ces parties n’a exactement une personne ; nomme-la avec « --player » ou « --seat ».
cli-better = mieux : { $line }
cli-turning-point = Le tournant a été le coup { $number }, { $move }.
cli-no-turning-point = Il n’y a pas eu de tournant.
cli-accuracy = { $seat } : précision { $percent } %
cli-no-accuracy = { $seat } : trop peu de coups pour une précision

cli-match-seats = Deux moteurs ne peuvent pas jouer à { $game } avec { $seats } places. Les joueurs du programme le peuvent, comme avec « --players 3,2,1 ».
cli-match-players = { $game } a ici { $seats } places, mais { $players ->
    [one] { $players } joueur a été nommé
   *[other] { $players } joueurs ont été nommés
}.
cli-match-sprt = Les deux différences de force doivent être distinctes, la plus petite d’abord.
cli-match-start = Le moteur « { $engine } » n’a pas pu être lancé : { $reason }
cli-match-dead = Le moteur « { $engine } » s’est arrêté.
cli-match-late = Le moteur « { $engine } » ne répond pas à temps.
cli-match-flood = Le moteur « { $engine } » parle sans fin.
cli-match-illegal = Le moteur « { $engine } » joue des coups interdits : { $move }
cli-match-over = Le match a été interrompu.
cli-match-complains = Le moteur « { $engine } » dit : { $reason }

cli-manual-games = Jeux
cli-manual-name = NOM
cli-manual-synopsis = SYNOPSIS
cli-manual-description = DESCRIPTION
cli-manual-options = OPTIONS
cli-manual-commands = COMMANDES
cli-manual-version = VERSION
