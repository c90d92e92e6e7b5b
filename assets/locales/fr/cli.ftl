# Texts of the commands.

cli-no-puzzle-rules = Il n’y a pas de règles « { $rules } ».

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

cli-practice-task = { $file } : { $seat } { $move }, { $lost } % perdus
cli-practice-missed = manqué dans une série du { $date } : { $seat } { $move }
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

