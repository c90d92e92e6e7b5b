# Texts of the computer player: names of its levels.

level-1 = Novato
level-2 = Principiante
level-3 = Aprendiz
level-4 = Aficionado
level-5 = Entusiasta
level-6 = Veterano
level-7 = Jugador de club
level-8 = Jugador fuerte
level-9 = Experto
level-10 = Maestro
level-11 = Gran maestro
level-12 = Campeón
level-even = De fuerza igual, nivel { $level } aprox.

# Reasons for a failure of the computer player.
bot-fault-thread = no ha podido empezar a pensar
bot-fault-illegal = ha elegido una jugada que no está permitida: { $reason }
bot-fault-panic = { $message }
bot-fault-search = error desconocido

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $moves ->
    [1] al instante
   *[other] a más tardar con la { $moves }.ª { $of ->
       *[other] jugada
    }
}
why-misses = { $better } habría ganado { $deadline }.
why-misses-at-once = { $better } habría ganado al instante.
why-misses-and-allows = { $better } habría ganado { $deadline }; ahora gana { $colour } { $other }.
why-allows = Ahora { $colour } gana { $deadline }.
why-allows-with = Ahora { $colour } gana { $deadline }, empezando por { $reply }.
why-allows-at-once = Ahora { $colour } gana con { $reply }.
why-draws = Ahora la misma posición puede salir por tercera vez: tablas.
why-keeps-chances = { $better } conserva un { $percent } % más de posibilidades.

# Faults of a puzzle.
puzzle-unreadable = { $part ->
    [grade] no se entiende el grado
    [name] no se entiende el nombre
    [goal] no se entiende el objetivo
    [rules] no se entienden las reglas
   *[position] no se entiende la posición
}
puzzle-not-so = ninguna jugada por sí sola alcanza el objetivo
puzzle-another-goal = lo que alcanza una sola jugada es «{ $goal }»
puzzle-line = la solución falla a partir de su jugada { $number }
puzzle-parts = la línea no tiene las seis partes de un problema: nombre, grado, objetivo, reglas, posición y solución, separados por tabuladores
puzzle-too-hard = la demostración necesita demasiadas posiciones
puzzles-none = no contiene ningún problema
puzzles-too-many = tiene más de { $most } líneas
no-proof-over = en esta posición la partida ha terminado
no-proof-players = los problemas son para dos jugadores
no-proof-past = no se puede demostrar ningún problema donde no se puede repetir ningún tablero

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = Tu mejor { $of ->
   *[other] jugada
}: { $move }
praise-in-a-row = { $count } { $of ->
   *[other] jugadas
} seguidas sin errores
praise-moves = { $count ->
    [one] Hiciste una { $of ->
       *[other] jugada
    }
   *[other] Hiciste { $count } { $of ->
       *[other] jugadas
    }
}

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] Una vez
    [2] Dos veces
    [3] Tres veces
   *[other] Varias veces
}
idea-allows-win = { $times } dejaste a un rival el camino hacia la victoria.
idea-misses-win = { $times } había una victoria por encontrar.
idea-beginning = { $times } perdiste ventaja nada más empezar.
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] En cada jugada
   *[other] Una vez en { $moves } jugadas
}
skill-defending = Defender
skill-finishing = Rematar
skill-beginning = Empezar
