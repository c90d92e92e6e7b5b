# Ce que disent tous les plateaux. Les directions se lisent telles quelles dans les phrases : « pousser f1 vers le haut ».

game-kuba = Kuba

way-up = vers le haut
way-down = vers le bas
way-left = vers la gauche
way-right = vers la droite
list-and = { $first }, { $next }

# Length of a game.
rules-changed = Autres règles
turn-count = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
# Sur une image avec le code de sa partie.
picture-turn = À { $name } de jouer
picture-won = { $name } a gagné
picture-drawn = Partie nulle
picture-is-game =
    Cette image est la partie :
    ouvrez-la ou collez-la dans Kuba pour continuer.

# A choice and its value, as a screen reader says it.
choice = { $name } : { $value }
rules-repetition = Nulle à la 3e répétition

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
editor-board = Plateau de { $game } à composer. { $tally }.
editor-cell = { $cell } : { $thing }
editor-cell-empty = { $cell }, vide
editor-laid = { $thing } en { $cell }.
editor-taken = { $cell } est vide. Enlevé : { $thing }.
editor-won = On ne peut plus jouer : ici, { $seat } a déjà gagné ({ $ending }).
editor-drawn = On ne peut plus jouer : ici, la partie est nulle ({ $ending }).
editor-no = Non
editor-yes = Oui
editor-turn = Au tour de
editor-rules = Règles
editor-forbidden = Interdit
editor-nothing = Rien
editor-value = { $text }
editor-repetition = Trois fois la même position
editor-repetition-draw = Nulle
editor-repetition-nothing = On continue
