# Lo que dicen todos los tableros.

game-kuba = Kuba

# Siempre va detrás de «hacia»: «hacia arriba», «hacia la izquierda».
way-up = arriba
way-down = abajo
way-left = la izquierda
way-right = la derecha
list-and = { $first }, { $next }

# Length of a game.
rules-changed = Otras reglas
turn-count = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
# En una imagen con el código de su partida.
picture-turn = Le toca a { $name }
picture-won = Ha ganado { $name }
picture-drawn = Tablas
picture-is-game =
    Esta imagen es la partida:
    ábrela o pégala en Kuba para seguir.

# A choice and its value, as a screen reader says it.
choice = { $name }: { $value }
rules-repetition = Tercera repetición: tablas

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
editor-board = Tablero de { $game } para crear una posición. { $tally }.
editor-cell = { $cell }, { $thing }
editor-cell-empty = { $cell }, vacía
editor-laid = { $thing } en { $cell }.
editor-taken = { $cell } queda vacía. Fuera: { $thing }.
editor-won = Nadie puede seguir jugando: aquí ya ha ganado { $seat } ({ $ending }).
editor-drawn = Nadie puede seguir jugando: aquí ya son tablas ({ $ending }).
editor-no = No
editor-yes = Sí
editor-turn = Turno
editor-rules = Reglas
editor-forbidden = Prohibido
editor-nothing = Nada
editor-value = { $text }
editor-repetition = Tres veces la misma posición
editor-repetition-draw = Tablas
editor-repetition-nothing = Se sigue jugando
