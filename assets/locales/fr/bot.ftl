# Texts of the computer player: names of its levels.

level-1 = Novice
level-2 = Débutant
level-3 = Apprenti
level-4 = Amateur
level-5 = Passionné
level-6 = Joueur aguerri
level-7 = Joueur de club
level-8 = Fort joueur
level-9 = Expert
level-10 = Maître
level-11 = Grand maître
level-12 = Champion
level-even = De force égale, niveau { $level } environ

# Reasons for a failure of the computer player.
bot-fault-thread = il n’a pas pu commencer à réfléchir
bot-fault-illegal = il a choisi un coup interdit : { $reason }
bot-fault-panic = { $message }
bot-fault-search = erreur inconnue

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $of ->
    [kuba] { $moves ->
        [1] tout de suite
       *[other] au plus tard à la { $moves }e poussée
    }
   *[other] { $moves ->
        [1] tout de suite
       *[other] au plus tard au { $moves }e coup
    }
}
why-misses = { $better } gagnait { $deadline }.
why-misses-at-once = { $better } gagnait tout de suite.
why-misses-and-allows = { $better } gagnait { $deadline } ; maintenant, { $colour } gagne { $other }.
why-allows = Maintenant, { $colour } gagne { $deadline }.
why-allows-with = Maintenant, { $colour } gagne { $deadline }, à commencer par { $reply }.
why-allows-at-once = Maintenant, { $colour } gagne avec { $reply }.
why-draws = La même position peut maintenant revenir une troisième fois : partie nulle.
why-keeps-chances = { $better } garde { $percent } % de chances en plus.

# Faults of a puzzle.
puzzle-unreadable = { $part ->
    [grade] son niveau est illisible
    [name] son nom est illisible
    [goal] son but est illisible
    [rules] ses règles sont illisibles
   *[position] sa position est illisible
}
puzzle-not-so = aucun coup n’atteint le but à lui seul
puzzle-another-goal = ce qu’un seul coup atteint, c’est « { $goal } »
puzzle-line = la solution est fausse à partir du coup { $number }
puzzle-parts = la ligne n’a pas les six parties d’un problème : nom, niveau, but, règles, position et solution, séparés par des tabulations
puzzle-too-hard = la preuve demande trop de positions
puzzles-none = il ne contient aucun problème
puzzles-too-many = il a plus de { $most } lignes
no-proof-over = la partie est finie dans cette position
no-proof-players = les problèmes sont pour deux joueurs
no-proof-past = aucun problème ne se prouve quand aucun plateau ne peut revenir

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = { $of ->
    [kuba] Votre meilleure poussée
   *[other] Votre meilleur coup
} : { $move }
praise-in-a-row = { $count } { $of ->
    [kuba] poussées
   *[other] coups
} de suite sans erreur
praise-moves = { $count ->
    [one] Vous avez joué { $count } { $of ->
        [kuba] poussée
       *[other] coup
    }
   *[other] Vous avez joué { $count } { $of ->
        [kuba] poussées
       *[other] coups
    }
}

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] Une fois
    [2] Deux fois
    [3] Trois fois
   *[other] Plusieurs fois
}
idea-allows-win = { $times }, vous avez laissé à l’adversaire un chemin vers la victoire.
idea-misses-win = { $times }, il y avait une victoire à trouver.
idea-beginning = { $times }, vous avez perdu des chances dès le début.
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] À chaque coup
   *[other] Une fois en { $moves } coups
}
skill-defending = Défendre
skill-finishing = Conclure
skill-beginning = Débuter
