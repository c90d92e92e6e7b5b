# Texts of the window.

menu-game = Partida
menu-move = Jugada
menu-copy = Copiar
menu-view = Ver
menu-train = Entrenar
menu-more = Más
menu-language = Idioma
language-of-the-system = El del sistema
menu-help = Ayuda
menu-recent = Abrir reciente

command-new-game = Nueva partida…
command-same-again = Jugar otra vez
command-play-even = Partida igualada
command-play-easy = Fácil
command-play-medium = Medio
command-play-hard = Difícil
command-two-players = Dos jugadores
command-friends = Con amigos
command-open = Abrir…
command-save = Guardar
command-save-as = Guardar como…
command-copy-game = Copiar partida
command-copy-analysis = Copiar con análisis
command-copy-position = Copiar posición
command-paste = Pegar partida o posición
command-welcome = Página de inicio
command-back-to-game = Volver a la partida
command-back-to-left = Volver a ella
command-settings = Ajustes…
command-quit = Salir
command-end-turn = Fin de turno
command-undo = Deshacer
# On a narrow button.
command-undo-short = Deshacer
command-redo = Rehacer
command-redo-short = Rehacer
command-hint = Pista
command-guide = Una pista en cada turno
guide-end = No más pistas en cada turno
command-warn = Avisar de malas jugadas
# Beside its sign.
command-warn-short = Avisa
command-show-answer = Mostrar lo que sigue
command-move-now = Jugar ya
command-stop-clock = Parar el reloj
command-pause = Pausa
command-go-on = Continuar
command-resign = Rendirse…
command-offer-draw = Ofrecer tablas
command-first = Al principio
command-previous = Atrás
command-next = Adelante
command-last = Al final
command-rematch = Revancha
command-rematch-at-offer = Revancha como se propone
command-review = Estudiar
command-study = Estudiar la partida
command-study-start = Estudiar desde el principio
command-leave-study = Dejar el estudio
command-look-at-game = Examinar toda la partida
command-lines = Mejores líneas
command-enter-line = Jugar esta línea
command-next-mistake = Error siguiente
command-previous-mistake = Error anterior
command-line-below = Línea de abajo
command-line-above = Línea de arriba
command-promote = Hacer principal
command-delete-from = Borrar desde aquí
command-comment = Comentario…
command-mark-none = Sin marca
command-mark-good = ! Buena
command-mark-mistake = ? Error
command-mark-brilliant = !! Brillante
command-mark-blunder = ?? Error grave
command-mark-interesting = !? Interesante
command-mark-doubtful = ?! Dudosa
command-move-drawer = Lista de { $of ->
   *[other] jugadas
}
command-turn-board = Girar el tablero
command-sound = Sonido
command-volume = Volumen
command-coordinates = Coordenadas
command-threats = Amenazas
command-show-threats = Mostrar amenazas un momento
command-replay = ¿Qué ha pasado?
command-layers = Capas grandes
command-board-only = Solo el tablero
command-full-screen = Pantalla completa
command-one-key = Jugar con una sola tecla
command-one-key-slower = Anillo más lento
command-one-key-faster = Anillo más rápido
command-zoom-in = Ampliar
command-zoom-out = Reducir
command-zoom-reset = Tamaño normal
command-learn = Aprender a jugar
command-previous-step = Atrás
command-next-step = Siguiente
command-leave-lesson = Dejar la lección
command-rules = Reglas
command-asked = Preguntas frecuentes
command-keys = Teclas
command-find = Buscar una orden…
command-about = Acerca de Kuba
command-accessibility = Accesibilidad

command-show = Ir a esta jugada

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command } ({ $key })
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command }: mostrar u ocultar. Con la tecla { $key } se ven un momento.

cancel = Cancelar
close = Cerrar
dismiss = Descartar

seat-you = Tú
seat-computer = Máquina
seat-computer-named = { $name } ({ $seat })
card-computer = { $seat } · Nivel { $level }: { $name }
level-short = Nivel { $level }
card-computer-short = Nivel { $level }: { $name }
# On the card of the player whose turn is next.
card-next = luego
pill-your-turn = Tu turno
pill-to-move = Turno de { $seat }
pill-move-again = Otra vez
pill-clock-stands = En pausa
pill-thinking = Pensando…
pill-thinking-for = Pensando… { $seconds } s

moves-none = Aún no hay { $of ->
   *[other] jugadas
}.
moves-back-to-the-game = Volver a la partida
move-name = { $seat }: { $move }

hand-over = La partida ha terminado.
game-too-long = Una partida tiene como máximo { $most } jugadas, y esta ya las tiene. Puedes guardarla, pero no seguirla.
game-too-many-variations = Una partida y sus variantes suman como máximo { $most } jugadas, y ya están todas. Borra una variante para añadir otra.
comment-too-long = Un comentario tiene como máximo { $most } caracteres.
comments-too-long = Los comentarios de una partida ocupan como máximo { $most } kB en total.
hand-clock-stands = El reloj está parado. «{ command-go-on }» lo pone de nuevo en marcha.
out-of-time = A { $seat } se le acabó el tiempo, y queda fuera.
clock-left = { $seat }: quedan { $time }
hand-paused = La máquina espera. Elige «Jugar ya» para continuar.
hand-waits = Las máquinas esperan. Elige «Continuar» para que sigan.
hand-thinking = La máquina está pensando.
hand-warned = La máquina espera: retira tu jugada o sigue adelante.
hand-computers-turn = Aquí le toca { $of ->
    [kuba] empujar
   *[other] jugar
} a la máquina. La tecla Fin vuelve a la partida.

# Chances of the player who moved, in percent.
warning-says = Cuidado: { $why }
# line: moves in notation.
warning-answer = Lo que puede seguir: { $line }
warning-take-back = Retirar
warning-show = Mostrar
warning-hide = Ocultar
warning-play-on = Seguir

status-hint-thinking = Buscando una buena { $of ->
   *[other] jugada
}…
status-hint = Pista: { $advice }.
status-hint-more = Pista: { $advice } Pulsa Pista otra vez para ver más.
hint-question = Hay una buena { $of ->
   *[other] jugada
}. ¿Dónde?
status-draw-thinking = La máquina considera tu oferta…
status-earlier = { $number ->
    [0] Posición inicial.
   *[other] Tras la { $of ->
       *[other] jugada
    } { $number } de { $count }, { $move }.
} { $more }
status-earlier-move = { $of ->
    [kuba] Empuja
   *[other] Juega
} para seguir desde aquí, o pulsa Fin para volver.
status-earlier-look = La tecla Fin vuelve a la partida.
moves-replaced = La línea anterior sigue debajo. Deshacer vuelve a ella.
moves-deleted = { $count ->
    [one] Se ha borrado una { $of ->
       *[other] jugada
    }.
   *[other] Se han borrado { $count } jugadas.
}

thought-nothing = La máquina aún no ha pensado.
thought-depth = Profundidad { $depth }
thought-even = Nadie lleva ventaja
thought-ahead = { $seat } lleva ventaja ({ $percent } %)
# With more than two players.
thought-chance = { $seat } tiene el { $percent } % de las posibilidades
thought-plus = +{ $whole },{ $tenth }
thought-minus = −{ $whole },{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat } gana en { $moves ->
    [one] una { $of ->
       *[other] jugada
    }
   *[other] { $moves } { $of ->
       *[other] jugadas
    }
}
thought-thousands = { $thousands } k/s
thought-millions = { $whole },{ $tenth } M/s
thought-told = La máquina piensa: { $score }. { $line } ({ $about })

result-wins = Gana { $name }
result-you-win = ¡Has ganado!
result-computer-wins = Gana la máquina
result-computer-wins-short = Gana la máquina
result-draw = Tablas
result-reason = { $reason }, tras { $length }.
result-reason-with-help = { $reason }, tras { $length }, con ayuda.
result-reason-strict = { $reason }, tras { $length }, en una partida estricta.
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }. { $name } { $wins }
result-score = Marcador: { $score }{ $draws ->
    [0] .
    [one] , una en tablas.
   *[other] , { $draws } en tablas.
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole },{ $tenth }
result-rating = Tú: nivel { $level } aprox.
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] Una partida más y se sabrá tu nivel.
   *[other] Dos partidas más y se sabrá tu nivel.
}
result-games-played = { $played } de 3 partidas
result-level-passed = El nivel { $level } es tuyo.
rating-more = { $halves ->
    [1] Medio nivel
    [2] Un nivel
   *[other] { $levels } niveles
} más que hace una semana
rating-less = { $halves ->
    [1] Medio nivel
    [2] Un nivel
   *[other] { $levels } niveles
} menos que hace una semana
rating-as-before = Como hace una semana
result-easier = Bajar al nivel { $number }
result-easier-whole = Revancha más fácil, en el nivel { $number }: { $name }
result-harder = Subir al nivel { $number }
result-harder-whole = Revancha más difícil, en el nivel { $number }: { $name }
result-easier-short = Bajar al { $number }
result-harder-short = Subir al { $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = Estudio
study-graph = Posibilidades a lo largo de la partida
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $of ->
   *[other] Jugada
} { $number }, { $seat }: { $move } { $mark }
study-point-start = Posición inicial
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] Posición inicial
   *[other] Tras la { $of ->
       *[other] jugada
    } { $number }, { $move }
}, { $chances }
study-chance = { $seat } { $percent } %
study-accuracy = { $percent } % de precisión
# Status line in a study.
study-status = { $of ->
    [kuba] Empuja
   *[other] Juega
} para probar otra cosa.
study-chances-unknown = Aún no se sabe quién lleva ventaja.
study-turning-point = El momento decisivo fue la { $of ->
   *[other] jugada
} { $number }, { $move }.
study-is-turning-point = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue el momento decisivo.
study-no-turning-point = Ninguna { $of ->
   *[other] jugada
} decidió por sí sola la partida.
study-nothing-yet = Haz una { $of ->
   *[other] jugada
} para estudiarla.
study-was-good = La { $of ->
   *[other] jugada
} { $number }, { $move }, era la única que aguantaba.
study-was-brilliant = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue brillante.
study-was-interesting = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue interesante.
study-was-doubtful = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue dudosa.
study-was-mistake = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue un error.
study-was-blunder = La { $of ->
   *[other] jugada
} { $number }, { $move }, fue un error grave.
study-show-me = Mostrar
study-last-mistake = Ese era el último error.
study-first-mistake = Ese era el primer error.
study-looks = Examen rápido: { $done } de { $all }
study-looks-deeper = Examen a fondo: { $done } de { $all }
study-stopped = No se ha examinado toda la partida.
study-stop = Parar
study-go-on = Continuar
study-leave = Listo
# A better line than the move above; line: moves.
study-better = mejor: { $line }
study-more-lines = { $lines ->
    [one] +1 línea
   *[other] +{ $lines } líneas
}
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = Líneas
study-lines-thinking = Buscando las mejores líneas…
study-no-lines = Aquí termina la partida.
study-line-chance = { $percent } %
study-line-wins = gana en { $moves }
study-line-loses = pierde en { $moves }
study-line-told = Mejor línea { $number }, { $chance }: { $line }
study-fewer-lines = Menos líneas
study-more = Más líneas
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = nivel { $number }
study-level-move = El { $level } jugaría { $move }
study-level-move-short = { $level } { $move }
study-levels-agree = Los niveles { $first } y { $second } y el { $best } jugarían { $move }
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }, { $mark }
study-told-variation = Variante: { $name }

title-welcome = { $game }
title-puzzle = Problemas – { $game }
title-lesson = Aprender a jugar – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · partida terminada – { $game }
title-turn = { $players } · turno de { $seat } – { $game }

# The list of all commands. reason: one of the texts below.
find-title = Buscar una orden
find-hint = Nombre de una orden
find-nothing = Ninguna orden se llama así.
find-status = Intro la ejecuta. Esc vuelve.
find-status-disabled = Ahora no: { $reason }.

# Why a command is disabled, without a full stop.
disabled-game = solo en una partida
disabled-game-or-editor = solo en una partida o al crear una posición
disabled-game-or-puzzle = solo en una partida o un problema
disabled-lesson = solo en una lección
disabled-puzzle = solo en los problemas
disabled-practice = solo al practicar
disabled-run = solo en una serie
disabled-train = solo en la página Entrenar
disabled-you = solo en la página Tú
disabled-exercise = solo en los problemas y al practicar
disabled-editor = solo al crear una posición
disabled-begun = ninguna partida ha empezado
disabled-start-page = esta es la página de inicio
disabled-now = ahora no
disabled-none-left = ninguna partida te espera
disabled-over = cuando la partida termina
disabled-no-offer = cuando el resultado lo ofrece
disabled-end-turn = cuando puedes terminar tu turno
disabled-undo = nada que deshacer
disabled-redo = nada que rehacer
disabled-hint = cuando es tu turno
disabled-friend = no en una partida sin ayuda
disabled-strict = no en una partida estricta
disabled-warn = solo contra los niveles 1 a 6
disabled-thinking = mientras la máquina piensa
disabled-warned = cuando la máquina te avisa
disabled-pause = cuando juegan máquinas o corre un reloj
disabled-resign = cuando puedes rendirte
disabled-draw = cuando alguien puede aceptar tablas
disabled-first = esta es la primera posición
disabled-last = esta es la última posición
disabled-study = solo en un estudio
disabled-no-moves = aún no se ha jugado nada
disabled-no-mistake = ningún error está marcado
disabled-no-fork = aquí no hay otra línea
disabled-layers = solo en tableros con capas
disabled-one-key = cuando juegas con una sola tecla
disabled-in-editor = ya estás creando una
disabled-unplayable = esta posición no se puede jugar
disabled-no-puzzle = esta posición no es un problema
disabled-running = no durante una serie
disabled-not-running = durante una serie
disabled-no-mistake-yet = después de una jugada errónea
disabled-no-own = no tienes problemas propios
disabled-not-own = solo con tus propios problemas
disabled-not-deleted = ningún problema se ha borrado
disabled-not-proving = ningún problema se está comprobando
disabled-no-positions = ninguna posición de esta partida
disabled-messages = solo en una partida por mensajes
disabled-not-asked = nadie ha preguntado
disabled-remark = después de una jugada en una partida con amigos
disabled-seat = nadie ha ocupado tu puesto
disabled-not-called = ningún amigo ha jugado

theme-system = El del sistema
theme-light = Claro
theme-dark = Oscuro
contrast-system = El del sistema
contrast-more = Alto
contrast-normal = Normal
motion-system = El del sistema
motion-reduced = Reducido
marbles-glass = Vidrio
marbles-symbols = Símbolos
motion-slow = Lento
motion-normal = Normal
motion-fast = Rápido

settings-title = Ajustes
settings-look = Aspecto
settings-computer = Máquina
settings-game = Partida
settings-theme = Tema
settings-contrast = Contraste
settings-marbles = Piezas
one-key-hint = { $name } (pista)
one-key-about = Un anillo recorre todo lo que se puede elegir. La barra espaciadora, un clic o un toque en cualquier lugar elige lo rodeado. { $keys } lo termina.
one-key-pace = Tiempo por parada
one-key-second-key = Una segunda tecla avanza: Intro o el botón derecho
one-key-title = Una tecla
one-key-change = Cambiar…
one-key-quick = rápido
one-key-slow = lento
one-key-card = { $seconds } s por parada. Descansa tras tres vueltas.
one-key-rests = Pulsa para seguir
one-key-status = Pulsa Espacio cuando el anillo rodee lo que quieres.
one-key-board = Tablero
one-key-choices = Opciones
one-key-menu = Menú
one-key-back = Volver
one-key-more = más
one-key-less = menos
one-key-at = { $place } de { $count } · siguiente en { $seconds } s
one-key-at-by-key = { $place } de { $count } · Intro: siguiente
settings-motion = Movimiento
settings-motion-about = Reducido: solo se marca lo que se ha movido.
settings-accessibility-more = Más sobre la accesibilidad…
settings-rules = Reglas de la próxima partida
settings-rules-start = Empezar una partida con estas reglas
settings-time = Tiempo para pensar
settings-seconds = s
settings-seconds-and-tenth = { $whole },{ $tenth }
settings-time-about = Lo máximo que el { level-12 } piensa una { $of ->
   *[other] jugada
}. Los niveles más bajos tardan menos.
settings-ponder = El { level-12 } piensa también en tu turno (gasta más batería)
settings-show-thinking = Mostrar lo que piensa la máquina
settings-warn-learners = Avisarme de las malas jugadas (niveles 1 a 4)
settings-warn = Avisarme de las malas jugadas (niveles 5 y 6)
settings-confirm-resigning = Preguntar antes de rendirse
settings-system-dialogs = Usar los diálogos de archivos del sistema
settings-system-dialogs-about = Sin ellos, la ruta del archivo se escribe a mano.
settings-files-about = La partida en curso se conserva mientras juegas, y sigue ahí la próxima vez. Un archivo sirve para guardar una partida para siempre, o para enviarla.

board-only-back = { $key } o Esc: volver
board-only-back-by-esc = Esc: volver
zoom-too-large = En esta ventana no cabe un tamaño mayor. Agranda antes la ventana.

level-label = Nivel
settings-level-about = Las máquinas que juegan entre sí con niveles distintos conservan el suyo.
level-item = { $number }: { $name }

new-game-title = Nueva partida
new-game-opponent = Rival
new-game-strength = Fuerza
new-game-even = Como la tuya
new-game-level = Un nivel
new-game-for-you = Para ti
new-game-easier = Algo más fácil
new-game-as-strong = Igual
new-game-harder = Más difícil
new-game-even-about = Ahora, nivel { $level } aprox. Sigue a tus partidas.
opponent-computer = La máquina
opponent-friend = Un amigo
opponent-computers = Máquina contra máquina
opponent-two-computers = Dos máquinas
opponent-two-friends = Dos amigos
opponent-computers-only = Solo máquinas
new-game-game = Elige un juego
new-game-change-seats = Cambiar puestos
new-game-more = Reglas, reloj, tablero, posición
new-game-size = Jugadores
new-game-colour = Color
new-game-colours = Colores
new-game-stay = Fijos
new-game-take-turns = Alternar
new-game-turns-about = Quien pierda jugará con { $first } en la partida siguiente.
new-game-own-name = Tu nombre
new-game-move-on = Alternar (cada cual pasa al puesto siguiente)
new-game-lot-then-loser = El azar decide quién empieza con { $first }; después, quien haya perdido.
new-game-lot-then-on = La primera partida, al azar; luego cada cual pasa al puesto siguiente
seat-person = Una persona
seat-level = Máquina · { $level }
seat-name = Nombre
seat-name-of = Nombre de { $seat }
new-game-rules = Reglas
new-game-setup = Posición inicial
new-game-clock = Reloj
clock-none = Sin reloj
clock-game = Por partida
clock-move = Por jugada
clock-about = Empieza con la primera jugada y sigue corriendo mientras miras posiciones anteriores. Deshacer devuelve el tiempo. Si se te acaba, pierdes. P lo para.
# “of” is the name of the game in files.
clock-begins-game = Se juega con reloj: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} por jugador{ $more ->
    [0] .
   *[other] , y { $more } s más con cada { $of ->
       *[other] jugada
    }.
}
clock-begins-move = Se juega con reloj: { $seconds } segundos por { $of ->
   *[other] jugada
}.
clock-begins-each = Se juega con reloj: { $times }.
clock-short-game = { $more ->
    [0] { $minutes } min por jugador
   *[other] { $minutes } min por jugador + { $more } s por { $of ->
       *[other] jugada
    }
}
clock-short-move = { $seconds } s por { $of ->
   *[other] jugada
}
clock-short-each = { $times }
clock-minutes = Minutos por jugador
clock-more = Segundos por jugada
clock-seconds = Segundos
clock-each = Cada uno el suyo
clock-min = min
clock-s = s
clock-minutes-of = Minutos: { $seat }
clock-more-of = Segundos por jugada: { $seat }
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat } { $minutes } min
   *[other] { $seat } { $minutes } min + { $more } s
}
clock-suggested = Como se propone: { $times }
clock-suggested-about = La propuesta da la mitad más de tiempo por cada nivel que un jugador sea más débil.
new-game-strict = Partida estricta: sin deshacer, pistas, amenazas ni avisos. Cuenta por completo.
strict-begins = Partida estricta: sin deshacer, pistas, amenazas ni avisos.
new-game-position = Desde una posición
new-game-position-label = Pega aquí una posición, o déjalo vacío
new-game-play = Jugar

setup-title = ¿Qué posición inicial?
setup-who = { $seat } elige la posición inicial.
setup-you = Ahora juegas con { $seat }. Elige la posición inicial.
setup-you-and-loser = Ahora juegas con { $seat }: empieza quien perdió. Elige la posición inicial.
setup-chosen = La máquina juega con { $seat } y ha elegido la posición inicial al azar: { $setup }.

comment-title = Comentario
comment-label = ¿Qué quieres anotar?
comment-keep = Guardar

overwrite-title = ¿Sobrescribir?
overwrite-text = Otro programa ha cambiado { $file } desde que se abrió aquí. Si guardas, esos cambios se pierden.
overwrite-sheet-text = { $file } contiene la partida como texto. Si guardas, pasa a ser una partida guardada.
overwrite-sheet-lost-text = { $file } contiene la partida como texto. Si guardas, pasa a ser una partida guardada y se pierde lo que el programa no entiende: { $words }.
overwrite-yes = Sobrescribir
overwrite-no = Cancelar
replace-title = ¿Reemplazar el archivo?
replace-text = { $file } ya existe. Si guardas, se pierde lo que contiene.
replace-yes = Reemplazar
quit-title = ¿Salir sin guardar?
quit-text = Tu partida sin terminar no se puede guardar. ({ $fault })
quit-text-finished = La última partida que dejaste no se puede guardar entre tus partidas. ({ $fault })
quit-save = Guardar en otro sitio…
quit-yes = Salir igualmente
salvage-title = ¿Abrir la parte sana?
salvage-text = { $fault } { $moves ->
        [one] La jugada anterior se puede abrir
       *[other] Las { $moves } jugadas anteriores se pueden abrir
    } como partida nueva. El archivo se queda como está.
salvage-yes = Abrir esa parte
salvage-no = Cancelar
resign-title = ¿Rendirse?
resign-text = { $others ->
    [one] Tu rival gana la partida.
   *[other] Los demás siguen jugando sin ti.
}
resign-yes = Rendirse
resign-no = Seguir jugando
draw-title = ¿Tablas?
draw-text = { $seat } ofrece tablas. { $others ->
    [one] ¿Acepta su rival?
   *[other] ¿Aceptan los demás?
}
draw-yes = Aceptar
draw-no = Seguir
draw-accepted = La máquina acepta las tablas.
draw-declined = La máquina prefiere seguir jugando.
confirm-always-ask = Preguntar siempre

path-open-title = Abrir una partida
path-save-title = Guardar la partida
path-why = Escribe la ruta del archivo.
path-label = Ruta
path-open = Abrir
path-save = Guardar
file-kind = Partidas
file-kind-any = Todos los archivos
file-kind-picture = Imágenes
file-kind-film = Animaciones
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = Partidas
you-players = { $count } jugadores
you-players-which = Número de jugadores
you-level = Nivel { $level } aprox.
you-way = { $way ->
    [third] A un tercio del camino al { $next }
    [half] A medio camino del { $next }
    [two-thirds] A dos tercios del camino al { $next }
    [nearly] Casi { $next }
   *[none] { "" }
}
you-judging = { $done } de { $all } partidas leídas
you-no-level = Todavía sin nivel
you-no-games = { $from } a { $to }: ninguna partida
you-status = Pulsa un nivel para ver las partidas contra él. Esc lleva de vuelta.
you-unknown = Tu nivel aparece tras tres partidas contra la máquina.
you-missing = { $count ->
    [one] Una partida más y la curva dirá algo.
   *[other] { $count } partidas más y la curva dirá algo.
}
you-won = ganadas
you-lost = perdidas
you-costliest = Lo que más te cuesta: { $skill }
you-no-cost = Nada destaca en estas jugadas.
you-never = Ni una vez en { $moves } jugadas.
you-next = Nivel { $level }: una vez en { $moves } jugadas.
you-like = como el nivel { $level }
you-practise = { $count ->
    [0] Aún nada que practicar
   *[other] Practicar esto · { $count }
}
you-practise-some = Practicar esto
you-look = Buscar posiciones
you-counted = Contado en { $moves } jugadas de tus últimas partidas.
title-run = Serie · { $game }
command-run = Serie de problemas
command-leave-run = Salir de las series
run-title = Serie de problemas
run-short = Serie
run-caption = Serie · { $kind }
run-minutes = Tres minutos
run-streak = Racha
run-about-minutes = Tantos como puedas en tres minutos. Tres errores la terminan.
run-about-streak = Uno tras otro hasta el primer error, sin reloj.
run-goes-on = Sigue desde { $solved }, hasta el primer error.
run-waits = Te espera hasta mañana.
run-solved = resueltos
run-missed = fallado
run-left = quedan
run-seconds-left = Quedan { $seconds } segundos
run-mistakes = { $count } de { $most } errores
run-this = Esta serie
run-last = Última serie
run-record = Récord
run-record-of = { $kind }: récord
run-today = Hoy
run-result = { $count ->
    [one] Un problema resuelto
   *[other] { $count } problemas resueltos
}
run-new-record = ¡Nuevo récord!
run-end = Terminar la serie
run-puzzle = Problema { $number }
run-tiles = Problemas de la serie
run-look = Ver otra vez este problema
run-status = Elige una serie, o pulsa un problema de la última para verlo otra vez.
run-choose = Elige una serie.
practice-source-run = Fallado en una serie
you-which = Qué partidas
you-all = Todas
you-against = Nivel { $level }, { $name }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } en tablas
}
you-reading = Leyendo tus partidas…
you-none = Todavía no hay ninguna partida así. Aquí se conservan todas las que terminas o dejas.
you-count = { $count ->
    [one] Una partida. Haz clic para abrirla.
   *[other] { $count } partidas. Haz clic en una para abrirla.
}
you-damaged = { $count ->
    [one] Una partida está dañada y no puede aparecer en la lista. Está en { $folder }.
   *[other] { $count } partidas están dañadas y no pueden aparecer en la lista. Están en { $folder }.
}
you-play-on = Seguir jugando
you-more = Ver más antiguas
you-delete = Borrar
you-deleted = Partida borrada.
you-put-back = Deshacer

# Sharing pictures and films of a game.
command-share = Compartir…
command-copy-picture = Copiar imagen
share-title = Compartir
share-preview = Vista previa
share-what = Mostrar
share-position = Imagen
share-turn = Último turno
share-game = Toda la partida
share-height = Altura
share-coordinates = Coordenadas del tablero
share-names = Quién juega
share-score = { $of ->
    [cubulus] Bolas restantes
    [qubism] Pasos hasta la meta
   *[other] El marcador
}
share-code = La partida como código
share-about-picture = Imagen PNG de { $width } por { $height } píxeles.
share-about-film = { $moves ->
    [0] Aún no hay ninguna { $of ->
       *[other] jugada
    } que mostrar.
    [one] Animación GIF de una jugada, de { $width } por { $height } píxeles.
   *[other] Animación GIF de { $moves } jugadas, de { $width } por { $height } píxeles.
}
share-save = Guardar…
share-saving = Guardando… { $percent } %
share-delays-closing = La ventana se cerrará cuando el archivo esté escrito. Ciérrala otra vez para interrumpirlo.
clipboard-silent = El programa que posee el portapapeles no responde.
clipboard-other = Lo que se ha copiado no es texto ni una imagen que se pueda leer.
no-thread = No se ha podido iniciar ningún hilo: { $reason }.
share-copy = Copiar
share-stop = Parar
share-failed = No se ha podido crear la imagen.
share-failed-because = No se ha podido crear la imagen: { $reason }.
copied-picture = Imagen copiada.

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] La partida sigue. { $name }: { $moves }.
    [one] La partida ha seguido: antes hubo otra jugada. { $name }: { $moves }.
   *[other] La partida ha seguido: antes hubo otras { $others } jugadas. { $name }: { $moves }.
}
path-picture-title = Guardar la imagen
path-film-title = Guardar la animación

banner-game = Tu partida no se está guardando. { $fault }
banner-changed = Otro programa ha cambiado o borrado { $file }. Al guardar se preguntará antes de reemplazar nada.
banner-other = No se está guardando todo. { $fault }
earlier-today = Hoy { $time }
earlier-yesterday = Ayer { $time }
date-in-words = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[other] dic
} { $year }
earlier-then = { $date } { $time }
earlier-of-window = ventana { $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }-{ $other }
earlier-won = { $scored ->
    [1] ganaste { $score } contra { $others }
   *[other] ganaste contra { $others }
}
earlier-lost = { $scored ->
    [1] perdiste { $score } contra { $others }
   *[other] perdiste contra { $others }
}
earlier-draw = tablas con { $others }
earlier-somebody-won = { $scored ->
    [1] { $name } ganó { $score } contra { $others }
   *[other] { $name } ganó contra { $others }
}
earlier-against = sin terminar · contra { $others }
earlier-between = sin terminar · { $players }
earlier-and = { $one } y { $other }
earlier-level = nivel { $level }
earlier-two-of-level = dos de nivel { $level }
earlier-name = { $name }
left-kept = Tu partida queda en la página «{ you-title }».
left-not-kept = Todavía no se ha podido guardar tu partida; se sigue intentando. ({ $fault })
drop-blocked = Cierra antes el diálogo y vuelve a soltar el archivo.
paste-blocked = Cierra antes el diálogo y vuelve a pegar.
paste-no-text = Lo que se ha copiado es una imagen; aquí solo se puede pegar texto.
rescued = No se ha podido guardar la partida en su sitio. Se ha conservado como { $files } y volverá a estar ahí la próxima vez. ({ $fault })
game-lost = No se ha podido guardar la partida en ningún sitio. ({ $fault })
launch-blocked = Cierra antes el diálogo y vuelve a abrir la partida.
drop-others = Solo se ha abierto { $file }, no { $others }.
left-out = No se ha entendido y se ha omitido: { $words }.
second-window = Kuba está abierto también en otra ventana. Esta guarda su propia partida.
cannot-lock = Este sistema no distingue dos ventanas de Kuba: abre solo una a la vez, o una sobrescribirá la partida de la otra.
nothing-kept = No hay ninguna carpeta donde conservar tu partida. Guárdala en un archivo antes de salir.
saved = Guardada como { $file }.
copied-game = Partida copiada.
copied-position = Posición copiada.
bot-failed = Algo ha fallado mientras la máquina pensaba ({ $reason }). La partida sigue.
bot-failed-and-moved = Algo ha fallado mientras la máquina pensaba ({ $reason }), así que ha jugado cualquier cosa. La partida sigue.

rules-title = Reglas
rules-learn = Aprender en el tablero

welcome-status = Elige cómo empezar, o juega directamente en el tablero: será { $even ->
    [1] una partida igualada
   *[other] una partida fácil
}.
welcome-computer = Jugar contra la máquina
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = Nivel { $level }: { $name }. Puedes cambiarlo en «{ $new }».
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] ganas más
   *[other] ganas casi siempre
}
welcome-wins-half = { $short ->
    [1] la mitad
   *[other] ganas la mitad
}
welcome-wins-few = { $short ->
    [1] pocas
   *[other] ganas pocas
}
# “level” is a number, such as 4½.
welcome-even = Nivel { $level } aprox., tan fuerte como tú
welcome-even-easier = Nivel { $level } aprox., algo más fácil para ti
welcome-even-harder = Nivel { $level } aprox., algo más difícil para ti
welcome-even-new = Encuentra tu nivel en tres partidas
welcome-back = La partida que espera
welcome-people = En la misma pantalla
welcome-learn = { $steps } pasos cortos
welcome-learn-on = Continúa con el paso { $step } de { $steps }.
welcome-rules = Las reglas, en breve.
welcome-level = Nivel { $level }: dos de tres partidas ganadas

lesson-step = Paso { $step } de { $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step }: { $task }
lesson-skip = Saltar
lesson-done = Hecho
lesson-first-game = Primera partida
lesson-hand-done = Este paso está hecho. Elige Siguiente para continuar.
lesson-hand-watch = Primero, mira.

# Keys, as labelled on keyboards.
key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
key-enter = Intro
key-space = Espacio
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
key-left = Izquierda
key-right = Derecha
key-up = Arriba
key-down = Abajo
key-backspace = Retroceso
key-insert = Insert
key-delete = Supr

keys-title = Teclas
keys-or = o
keys-board = En el tablero
keys-game = En la partida
keys-study = En el estudio
keys-study-step = Izquierda o Derecha: un paso atrás o adelante
keys-study-fork = Arriba o Abajo: la otra línea en una bifurcación
keys-study-play = Espacio: reproducir la partida
keys-files = Partidas y archivos
keys-tasks = Aprender y practicar
keys-program = Programa
keys-choose = Elige una orden para cambiar sus teclas.
keys-shown = Órdenes mostradas
keys-with-keys = Con teclas
keys-all = Todas
keys-row = { $command }: { $keys }
keys-none = sin tecla
keys-press = Pulsa las teclas nuevas…
keys-press-about = Esc lo deja todo como está, Retroceso quita la tecla.
keys-remove = Sin tecla
keys-reset = Teclas habituales
keys-reset-all = Todas las teclas habituales
keys-reset-done = Todas las teclas son de nuevo las habituales.
keys-clash = { $keys } pertenece a «{ $command }».
keys-exchange = Intercambiar
keys-refused-board = { $keys } pertenece al tablero.
keys-refused-window = { $keys } pertenece a la ventana, a sus diálogos y menús.
keys-refused-clipboard = Estas teclas copian, cortan o pegan, también en campos de texto.
keys-cursor = Cursor en el tablero
keys-cursor-arrows = Flechas
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = como las flechas
keys-cursor-wasd-about = En el tablero, estas cuatro solo mueven el cursor: las columnas a y d no se pueden escribir, y W no muestra ni coloca nada.
keys-cursor-hjkl-about = En el tablero, estas cuatro solo mueven el cursor: L no cambia las capas.
keys-cursor-number-pad-about = En el tablero, estas cuatro solo mueven el cursor: sus filas no se pueden escribir.
keys-cursor-lost = Sin esta tecla: { $commands }.

about-title = Acerca de
accessibility-title = Accesibilidad
accessibility-seeing = Ver: Alto contraste en claro y oscuro, texto más grande con el zoom, canicas con símbolos. El color nunca es la única señal.
accessibility-reader = Lector de pantalla: Todo en el tablero y alrededor tiene un nombre y se puede pulsar con él; las jugadas y los resultados se leen.
accessibility-hearing = Oír: No hace falta sonido. Todo lo que suena también se ve.
accessibility-motion = Movimiento: Si lo prefieres, lo que se movió se rodea en lugar de moverse.
accessibility-keyboard = Teclado: Todo se puede hacer sin ratón, y las teclas se pueden cambiar.
accessibility-one-key = Una sola tecla: Un anillo recorre todo lo que se puede elegir; el espacio, un clic o un toque elige.
accessibility-touch = Tacto: Una pulsación larga es un clic derecho, dos dedos hacen zoom, y nada necesita pasar el puntero por encima.
about-name = Kuba
about-version = Versión { $version }
about-what = Tres juegos de tablero, Kuba, Cubulus y Qubism: contra la máquina o con amigos.
about-licence = Software libre bajo la licencia MIT o la licencia Apache 2.0, a tu elección.
about-font = Las tipografías son Inter, de The Inter Project Authors, Noto Sans JP, de Adobe, y Cantarell, de Understanding Limited y Jakub Steiner, todas bajo la SIL Open Font License.
about-makers = Kuba (Traboulet) es de Serge Cahu, Cubulus de Sylvain Ménager (Gigamic) y Qubism de EAD (Debug Monkeys). Otras reglas de Kuba son de Carter & Troyka y de Ralf Gering.
about-trade-mark = «Kuba» es una marca de su titular. Este programa no tiene nada que ver con los autores ni con las editoriales.

start-no-display = Kuba necesita un escritorio gráfico: no hay ninguna pantalla donde abrir una ventana. «kuba --help» muestra lo que funciona sin él.
start-no-randr = Kuba no puede abrir su ventana porque al servidor X le falta la extensión RANDR. Kuba funciona con un servidor X más nuevo, y en Wayland.
start-library = Kuba no puede abrir su ventana porque al sistema le falta { $libraries }. En Debian o Ubuntu se instala con «sudo apt install { $packages }».
start-graphics = Kuba no puede abrir su ventana porque el sistema no tiene un OpenGL que funcione ({ $reason }). En Debian o Ubuntu se instala con «sudo apt install libegl1 libgl1 libgl1-mesa-dri».
start-pictures = Kuba no puede abrir su ventana porque la pantalla no admite las imágenes de los programas.
start-colours = Kuba no puede abrir su ventana porque la pantalla tiene { $depth } bits de color, y nada en este sistema sabe dibujar en ella. Kuba funciona en una pantalla de 24.
start-lost = La pantalla ha desaparecido, y con ella la ventana de Kuba.
start-other = Kuba no puede abrir su ventana: { $reason }

# Setting up a position.
command-set-up = Crear una posición
command-back-to-set-up = Volver a ella
command-edit-start = Posición inicial
command-edit-clear = Vaciar
command-edit-mirror = Reflejar
command-play-from-here = Jugar desde aquí
command-study-from-here = Estudiar
command-study-position = Estudiar esta posición
command-study-mistake = Estudiar este error
command-leave-set-up = Dejar la posición
title-editor = Crear una posición – { $game }
editor-status = Elige una pieza y haz clic donde quieras ponerla.
editor-left = La posición que has creado se conserva.
editor-gone = La posición creada no se puede abrir.
set-up-again-text = Has dejado una posición a medio crear. ¿Seguir con ella?
set-up-again-yes = Seguir con ella
set-up-again-no = Empezar con este tablero
editor-title = Crear una posición
editor-pieces = Pieza
editor-take = Quitar
editor-copy = Copiar
editor-paste = Pegar
editor-fewer = { $name }: menos
editor-more = { $name }: más
editor-sound = Desde aquí se puede jugar.
command-puzzles = Problemas
command-todays-puzzle = Problema del día
command-next-puzzle = Problema siguiente
command-solution = Mostrar la solución
command-try-again = Reintentar
command-show-why = Ver por qué
command-leave-puzzles = Dejar los problemas
puzzles-damaged = La lista de los problemas que has resuelto estaba dañada. Se conserva lo que se ha podido leer; el archivo anterior es { $file }.
welcome-puzzles = { $solved } de { $count } resueltos
puzzle-number = Problema { $number } de { $count } · { $game }
puzzle-number-low = { $number } de { $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = Gana con tu { $number }.ª { $of ->
   *[other] jugada
}
puzzle-task-take = { $number ->
    [1] Captura una roja en este turno
    [2] Captura dos rojas en este turno
    [3] Captura tres rojas en este turno
    [4] Captura cuatro rojas en este turno
    [5] Captura cinco rojas en este turno
    [6] Captura seis rojas en este turno
    [7] Captura siete rojas en este turno
   *[other] Captura { $number } rojas en este turno
}
puzzle-task-hold = No pierdas
puzzle-about-win = Turno de { $seat }.
puzzle-about-take = Turno de { $seat }. Solo hay una primera jugada que lo consigue.
puzzle-about-hold = Turno de { $seat }. Solo una respuesta impide que gane { $other }.
puzzle-rules = Reglas: { $rules }
puzzle-grade = Grado { $grade } de 5
puzzle-status = Turno de { $seat }: { $task }
puzzle-right = ¡Bien! Sigue.
puzzle-solved-first = ¡Resuelto a la primera!
puzzle-solved-helped = ¡Resuelto!
puzzle-solution = Esta es la solución.
puzzle-failed = No se ha podido comprobar esa jugada. Inténtalo otra vez.
puzzle-no = No, así no se consigue.
puzzle-no-take = { $taken ->
    [0] No: así no capturas ninguna.
    [1] No: así solo capturas una, no { $goal }.
   *[other] No: así solo capturas { $taken }, no { $goal }.
}
puzzle-no-answer = No: { $answer }.
puzzle-no-loses = No: { $answer }, y gana.
puzzle-plays = { $seat } juega { $move }
puzzle-begin = Mira el tablero entero.
puzzle-hint = { $move }.
puzzle-went-back = Tu jugada se ha retirado.
puzzle-going-back = Tu jugada se retira.
puzzle-hand-why = Esto es lo que sigue. Elige Reintentar para continuar.
puzzle-hand-over = Este problema está resuelto. Elige Siguiente para continuar.
puzzle-hand-watch = Primero, mira.
puzzle-checking = Un momento.
puzzle-hint-button = Pista
puzzle-solution-button = Solución
puzzle-next-button = Siguiente
puzzle-hide-why = Ocultar
puzzle-solved-about = Pulsa Siguiente para ver otro.
puzzle-solution-about = Juégala tú con Reintentar, o pasa a otro con Siguiente.
puzzle-hint-about = Pulsa Pista otra vez para ver la jugada.
puzzle-so-far = { $count ->
    [0] Aún no has resuelto ninguno de grado { $grade }
   *[other] De grado { $grade } llevas { $first } de { $count } a la primera
}
puzzle-days = { $days ->
    [1] Primer día seguido
   *[other] { $days } días seguidos
}
puzzle-tiles = Todos los problemas
puzzle-tile = Problema { $number }, grado { $grade }
puzzle-tile-first = Resuelto a la primera
puzzle-tile-helped = Resuelto
puzzle-todays = Problema del día:
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = Hoy
puzzle-is-todays = Problema del día
board-what-if = Si se jugara esto. Suelta para volver atrás.
board-without-help = Es una partida sin ayuda.
board-replay = Las últimas jugadas, otra vez.

# Practice with positions from the user’s own games.
command-practice = Practicar
command-practise-game = Practicar posiciones de esta partida
command-next-position = Posición siguiente
command-leave-out = Dejar fuera esta
command-take-in = Recuperarla
command-toggle-search = Buscar más posiciones
command-leave-practice = Dejar de practicar
title-practice = Práctica – { $game }
title-practice-alone = Práctica
practice-status = Turno de { $seat }: ¿qué es mejor que { $move }?
practice-status-rest = Posiciones de tus propias partidas, hasta que las domines.
practice-title = Práctica
practice-place = { $number } de { $count }
# For screen readers, after “3 of 5”.
practice-progress = Hasta ahora, { $first } a la primera.
practice-task-win = Desde aquí podías ganar. ¿Cómo?
practice-task-lost = Tras tu { $of ->
    [kuba] empuje
   *[other] jugada
}, { $seat } podía forzar la victoria. ¿Qué es mejor?
# of: the name of the game in files.
practice-task-missed = { $count ->
    [1] Aquí dejaste escapar { $of ->
        [kuba] una roja
       *[other] una bola
    }. ¿Qué es mejor?
   *[other] Aquí dejaste escapar { $count } { $of ->
        [kuba] rojas
       *[other] bolas
    }. ¿Qué es mejor?
}
practice-task-cost = Tu { $of ->
    [kuba] empuje
   *[other] jugada
} costó un { $percent } % de tus posibilidades. ¿Qué es mejor?
practice-then = { $move }, lo que jugaste entonces
practice-source = De una de tus partidas
practice-source-date = De tu partida { $day ->
    [today] de hoy
    [yesterday] de ayer
   *[then] del { $date }
}
practice-source-level = De tu partida { $day ->
    [today] de hoy
    [yesterday] de ayer
   *[then] del { $date }
} contra el nivel { $level }
practice-right = ¡Bien!
practice-solution = La solución
practice-chance-then = Tu posibilidad entonces
practice-chance-with = Con { $move }
practice-returns = { $days ->
    [1] Vuelve mañana
   *[other] Vuelve en { $days } días
}
practice-done = Dominada: ya no vuelve.
practice-hand-over = Esta posición está hecha. Elige Siguiente para continuar.
practice-searching = Revisando tus partidas…
practice-none = Todavía no hay posiciones
practice-nothing-due = Hoy no hay nada que practicar
practice-about-search = Después de una partida, las jugadas que más te costaron se convierten en posiciones para practicar. Vuelven hasta que las dominas.
practice-result = { $first } de { $count } a la primera
practice-tomorrow = { $count ->
    [1] Una vuelve mañana.
   *[other] { $count } vuelven mañana.
}
practice-more-button = Más
practice-leave-button = Listo
practice-search = { $done } de { $count } partidas revisadas.
practice-stop = Parar
practice-go-on = Seguir revisando
practice-left-out = Esta posición queda fuera a partir de ahora.
result-practise = { $count ->
    [1] Practicar una posición
   *[other] Practicar { $count } posiciones
}
result-practise-short = Practicar { $count }
result-seeking = Buscando posiciones para practicar
result-seeking-short = Buscando posiciones…
result-nothing = Nada que practicar en esta partida.
result-nothing-short = Nada que practicar
practice-damaged = La lista de posiciones para practicar estaba dañada. Se conserva lo que se ha podido leer; el archivo anterior es { $file }.
praise-show = Mostrar
# The same about the idea to take home, for screen readers.
idea-show = Mostrar: { $idea }
result-more = Más
board-swing = Mantén pulsado: esta cara pasa al frente.

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = Guardar como problema
composer-keep = Guardar como problema
composer-further = Buscar más lejos
composer-stop = Parar
composer-win-only = { $seat } gana en { $number } { $of ->
    [kuba] { $number ->
        [one] empuje
       *[other] empujes
    }
   *[other] { $number ->
        [one] jugada
       *[other] jugadas
    }
}, y solo con { $moves }.
composer-win = { $seat } gana en { $number } { $of ->
    [kuba] { $number ->
        [one] empuje
       *[other] empujes
    }
   *[other] { $number ->
        [one] jugada
       *[other] jugadas
    }
}, con { $moves }.
composer-take-only = { $seat } captura { $number } { $number ->
    [one] roja
   *[other] rojas
} en este turno, solo con { $moves }.
composer-take = { $seat } captura { $number } { $number ->
    [one] roja
   *[other] rojas
} en este turno, con { $moves }.
composer-hold = { $moves } aguanta; cualquier otra respuesta pierde en { $number } como mucho.
composer-none = No hay victoria forzada en { $number } { $of ->
    [kuba] empujes
   *[other] jugadas
}.
composer-open = Aún sin decidir: { $number } { $of ->
    [kuba] { $number ->
        [one] empuje mirado
       *[other] empujes mirados
    }
   *[other] { $number ->
        [one] jugada mirada
       *[other] jugadas miradas
    }
}.
composer-looking = Mirando { $number } { $of ->
    [kuba] { $number ->
        [one] empuje
       *[other] empujes
    }
   *[other] { $number ->
        [one] jugada
       *[other] jugadas
    }
} por delante …
composer-open-note = Sin victoria en { $number }.
composer-no-puzzle = Aún no es un problema
composer-one = Una sola solución · grado { $grade } de 5
composer-several = { $of ->
    [kuba] { $count } primeros empujes lo logran
   *[other] { $count } primeras jugadas lo logran
}: aún no es un problema
composer-rivals = { $moves } también gana en { $number }: aún no es un problema
composer-rivals-open = ¿Gana { $of ->
    [kuba] otro empuje
   *[other] otra jugada
} en { $number }? …
composer-or = { $first } o { $next }
composer-others = { $count } más
composer-impossible = Sin problema: { $reason }.
composer-failed = No se pudo examinar la posición.
keep-puzzle-title = Guardar como problema
keep-puzzle-name = Nombre
keep-puzzle-author = Autor
keep-puzzle-keep = Guardar
command-own-puzzles = Mis problemas
command-copy-puzzle = Copiar el problema
command-delete-puzzle = Borrar el problema
command-restore-puzzle = Deshacer
command-stop-proving = Parar
puzzle-sources = Qué problemas
puzzle-collection = Colección
puzzle-mine = Míos · { $count }
own-puzzle-name = Mi problema { $number }
own-puzzle-kept = «{ $name }» está entre tus problemas.
own-puzzle-deleted = «{ $name }» se ha borrado.
own-puzzle-copied = El problema se ha copiado.
own-puzzle-rules = Un problema no puede tener estas reglas.
own-puzzles-full = No queda sitio para más problemas. Borra antes alguno.
own-puzzles-damaged = La lista de tus problemas estaba dañada. Se conserva la parte legible; el archivo antiguo es { $file }.
own-puzzles-proving = Se están demostrando los problemas: { $done } de { $all }
own-puzzles-stopped = Detenido. Sin demostrar y sin añadir: { $count }.
own-puzzles-delay-closing = Problemas aún sin demostrar: { $count }. Cierra la ventana otra vez para dejarlos fuera.
own-puzzles-refused = No se añadió ningún problema: { $reason }.
own-puzzles-added = Problemas añadidos: { $added }{ $known ->
    [0] .
   *[other] ; ya estaban: { $known }.
}
own-puzzles-line = No añadido, línea { $line }: { $reason }.
own-puzzles-lines = No añadidas, otras líneas: { $count }.

# Partidas con alguien en otro lugar.
opponent-elsewhere = Alguien en otro lugar
elsewhere-own = Juegas con
elsewhere-way = Por
elsewhere-letters = Mensajes
elsewhere-folder = Carpeta compartida
elsewhere-letters-about = Después de cada jugada, un clic copia texto e imagen para cualquier mensajería. Pega aquí la respuesta.
elsewhere-folder-about = { $players ->
    [2] Elige una carpeta que veáis los dos: en la nube, en la red o en una memoria USB. Para unirse, la otra persona abre el archivo que aparece en ella.
   *[other] Elige una carpeta que veáis todos: en la nube, en la red o en una memoria USB. Para unirse, los demás abren el archivo que aparece en ella.
}
elsewhere-which-folder = Carpeta
elsewhere-choose = Elegir…
path-folder-title = Elegir una carpeta compartida
elsewhere-table = Mesa
elsewhere-sit-down = Sentarse a la mesa «{ $table }»
elsewhere-help = Se permiten estudio, pistas y ordenador (solo si todos están de acuerdo)
elsewhere-no-folder = Elige una carpeta que exista y que vean todos.
elsewhere-no-table = Ponle a la mesa un nombre de letras y cifras.
elsewhere-table-taken = En esta carpeta ya hay una mesa «{ $table }». Abre uno de sus archivos para unirte o elige otro nombre.
card-elsewhere = en otro lugar
hand-elsewhere = Le toca a { $name }, en otro lugar.
hand-asked = Le has pedido algo a { $name }. Espera la respuesta antes de seguir.
hand-seat-lost = Tu asiento se juega ahora en otro ordenador.
hand-friend-earlier = Es una posición anterior. Una partida con amigos sigue en la última.
hand-strict-earlier = Es una posición anterior. Una partida estricta sigue en la última.
friend-status-letters = Esperando a { $name }. Copia su mensaje y pulsa aquí { $keys }.
friend-status-folder = Esperando a { $name }. Su jugada aparece aquí sola.
command-copy-letter = Copiar para la otra persona
command-friend-note = Nota…
command-with-friends = Partidas con amigos
friend-accept = Aceptar
friend-decline = Rechazar
friend-your-turn = Te toca.
friend-begin = Empiezas tú.
friend-moved = { $name } jugó: { $when }
friend-note-of = { $name }: «{ $note }»
friend-made = Tu jugada está hecha.
friend-gets = Lo que recibe { $name }
friend-ready = La partida está lista.
friend-ended = La partida ha terminado.
friend-picture-and-text = Imagen y texto, para cualquier mensajería
friend-copy-for = Copiar para { $name }
friend-copy-again = Copiar otra vez
friend-paste-short = Pegar
friend-waiting = Esperando a { $name }.
friend-lost = Este asiento se juega ahora en otro ordenador.
friend-paste = Copia su mensaje y pulsa aquí { $keys }.
friend-by-itself = En la mesa «{ $table }». La jugada aparece aquí sola.
friend-at-table = En la mesa «{ $table }»
friend-answer-travels = La respuesta va con tu próximo mensaje.
friend-asks-undo = { $name } pide deshacer su última jugada.
friend-asks-draw = { $name } ofrece tablas.
friend-asking-undo = Has pedido deshacer tu última jugada.
friend-asking-draw = Has ofrecido tablas.
friend-greeting = { $over ->
    [0] { $game }: { $name }, te toca. Pega este mensaje en Kuba o abre ahí la imagen.
   *[other] { $game }: la partida ha terminado. Pega este mensaje en Kuba o abre ahí la imagen.
}
friend-copied = Copiado. Ahora pégalo en un mensaje a { $name }.
friend-copied-text = Texto copiado. Ahora pégalo en un mensaje a { $name }.
friend-invited = { $help ->
    [0] { $name } te invita. Estudio y pistas quedan apagados hasta el final de la partida.
   *[other] { $name } te invita. Todos podéis usar estudio y pistas.
}
friend-own-letter = Es tu propio mensaje. Envíaselo a la otra persona.
friend-typed = { $name }: ¿{ $moves }?
friend-play-typed = Jugar
friend-moved-there = { $name } ha jugado.
friend-answered-there = Noticias de { $name }.
friend-go-there = Ir allí
friend-guarded = Es tu partida con { $name }. El estudio queda apagado hasta que termine.
friend-answer-by-hand = ¿Sin el programa? Responde con tu jugada, por ejemplo { $move }.
friend-request-ready = Tu petición está lista.
friend-answer-ready = Tu respuesta está lista.
friend-note-ready = Tu nota está lista.
friend-status-to-send = Copia tu mensaje y envíaselo a { $name }.
moves-came-and-end = { $name }: { $moves }. Así termina la partida.
friend-older = Este mensaje de { $name } ya se conoce o es anterior a la partida de aquí. Nada ha cambiado.
friend-other-game = Este mensaje es de una partida con otras reglas u otro comienzo. Nada ha cambiado.
friend-other-move = { $name } tiene { $theirs } como jugada { $number }; aquí es { $mine }. Nada ha cambiado. Pregunta cuál vale.
friend-other-move-yours = { $name } ha respondido a otra jugada tuya: { $theirs }, no { $mine } (jugada { $number }). Nada ha cambiado. Envía tu jugada otra vez.
friend-note-title = Nota
friend-note-about = Una línea para la otra persona. Va con tu última jugada.
friend-note-keep = Añadir
friend-folder-fault = La carpeta compartida no se puede usar: { $fault } La partida queda aquí y sigue en cuanto vuelva la carpeta.
friend-seat-lost = Este asiento se ha ocupado en otro ordenador, que ahora escribe { $file }. La partida de aquí se detiene.
friend-seat-changed = Alguien se sentó ahí en el mismo momento. Juegas con { $seat }.
friend-file-copy = { $file } es una copia de un servicio de sincronización. No se tiene en cuenta.
friend-file-damaged = { $file } está dañado o incompleto. No se tiene en cuenta hasta que esté entero.
friend-file-odd = { $file } es un enlace o no es un archivo normal. No se tiene en cuenta.
friend-file-wrong = { $file } no es de esta partida: sus jugadas o reglas no encajan. No se tiene en cuenta.
friend-take-over = Ocupar este asiento
friend-take-over-text = Todos los asientos de la mesa «{ $table }» están ocupados. ¿Quieres seguir aquí con { $seat }? El otro ordenador se detendrá.
with-friends = Con amigos
with-friends-none = No hay partidas con amigos en curso.
with-friends-yours = Te toca ({ $count })
with-friends-theirs = Esperando ({ $count })
with-friends-paste = Pegar un mensaje
with-friends-new = Nueva partida con un amigo…
with-friends-seat = { $shared ->
    [0] juegas con { $seat }
   *[other] juegas con { $seat } · mesa «{ $folder }»
}
with-friends-play = Jugar
with-friends-open = Abrir
with-friends-moved = { $named ->
    [0] jugaste tú
   *[other] jugó { $name }
}

command-train = Los cinco de hoy
train-title = Entrenar
command-train-today = Seguir con los cinco de hoy
command-leave-train = Salir del entrenamiento
command-leave-you = Salir de la página
train-status = Lo primero de hoy: { $task }
train-status-done = Los cinco de hoy están hechos. Mañana habrá otros.
train-record = Récord { $score }
train-run = Tres minutos, o hasta el primer error
train-make = Crear uno
train-mine = { $count ->
    [0] Ninguno todavía
    [one] Un problema
   *[other] { $count } problemas
}
train-own = Los tuyos
train-today = Hoy
train-minutes = { $count ->
    [one] Un minuto, más o menos
   *[other] Unos { $count } minutos
}
train-start = Empezar
train-go-on = Seguir
train-done = Eso es todo por hoy. Vuelve mañana.
train-mistakes = { $count ->
    [one] uno de tus errores
   *[other] { $count } de tus errores
}
train-puzzles = { $count ->
    [one] un problema
   *[other] { $count } problemas
}
train-daily = el problema del día
train-list = { $one }, { $other }
train-grade = { $solved } de { $count }
train-left = { $count ->
    [one] Uno para ti hoy
   *[other] { $count } para ti hoy
}
train-done-short = Hecho por hoy
you-title = Tú
welcome-you = { $way ->
    [third] Más o menos nivel { $level }, a un tercio del camino al { $next }
    [half] Más o menos nivel { $level }, a medio camino del { $next }
    [two-thirds] Más o menos nivel { $level }, a dos tercios del camino al { $next }
    [nearly] Más o menos nivel { $level }, casi { $next }
   *[none] Más o menos nivel { $level }
}
welcome-you-games = { $missing ->
    [one] Una partida más y se verá tu nivel
   *[other] { $missing } partidas más y se verá tu nivel
}
welcome-learn-name = Aprender
welcome-learn-all = Lección, reglas, teclas
welcome-elsewhere = Amigos en otro sitio
welcome-elsewhere-count = { $count ->
    [one] Una espera
   *[other] { $count } esperan
}
welcome-last = { $day }: { $ended }.
welcome-waiting = { $count ->
    [one] Espera una posición
   *[other] Esperan { $count } posiciones
}
train-sentence = { $words }.
train-left-short = { $count } hoy
welcome-learn-short = Lección, reglas

# People who play at this computer. known: their names, or “none”.

command-people = Jugadores…
command-next-person = Siguiente jugador
command-become = Jugar como esta persona
command-restore-person = Recuperar a esta persona
people-title = Jugadores
people-about = Cada persona tiene sus propias partidas, su nivel, su entrenamiento y sus ajustes. No hay contraseñas.
people-name = Nombre
people-new = Alguien más
people-add = Añadir
people-afresh = Empezar de cero…
people-afresh-ask = ¿Olvidar tu fuerza, tus ejercicios y tus series? Las partidas y los problemas resueltos quedan, y lo olvidado se guarda en archivos junto a los nuevos.
people-afresh-yes = Olvidar y empezar de cero
people-afresh-no = Conservarlo todo
people-afresh-done = La fuerza, los ejercicios y las series empiezan de cero.
welcome-somebody-else = ¿Juega alguien más aquí?
people-sign = Signo
people-plays = juega ahora
people-become = Jugar
people-remove = Quitar a { $name }
people-said = { $name }, { $sign }
people-name-empty = Escribe antes un nombre.
people-name-too-long = Este nombre es demasiado largo.
people-name-taken = Alguien aquí ya se llama así.
people-too-many = Hay demasiados jugadores.
people-open-elsewhere = esta persona tiene una ventana abierta
people-not-saved = No se ha podido guardar la partida, así que todo queda como está: { $fault }
people-not-written = No se ha podido cambiar la lista de jugadores: { $fault }
people-removed = { $name } ya no está. Todo lo suyo está ahora en { $folder }.
start-unknown-person = Aquí nadie se llama { $name }. { $known ->
    [none] Nadie tiene nombre.
   *[other] Aquí juegan: { $known }.
}
disabled-alone = Nadie más juega aquí
disabled-not-removed = No se ha quitado a nadie
title-person = { $name } · { $title }
sign-star = estrella
sign-diamond = rombo
sign-leaf = hoja
sign-triangle = triángulo
sign-square = cuadrado
sign-ring = anillo
sign-moon = luna
sign-cross = cruz
sign-hexagon = hexágono
sign-drop = gota
sign-bars = barras
sign-heart = corazón
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = Con
new-game-head-start = Ventaja
head-start-none = Ninguna
head-start-by-hand = A mano
head-start-who = Para
head-start-size = Cuánta
head-start-for = { $what } para { $name }
head-start-for-you = { $what } para ti
head-start-for-computer = { $what } para la máquina
head-start-people = { $stronger } tiene { $levels ->
    [one] un nivel
   *[other] unos { $levels } niveles
} más. Con { $what } para { $weaker }, la partida queda igualada.
head-start-computer-stronger = La máquina tiene { $levels ->
    [one] un nivel
   *[other] unos { $levels } niveles
} más. Con { $what } para ti, la partida queda igualada.
head-start-computer-weaker = Tienes { $levels ->
    [one] un nivel
   *[other] unos { $levels } niveles
} más. Con { $what } para la máquina, la partida queda igualada.
head-start-lots = Las bolas neutrales se colocan por sorteo.
head-start-had = Ventaja de { $name }: { $what }
head-start-had-you = Tu ventaja: { $what }
head-start-had-computer = Ventaja de la máquina: { $what }
head-start-less = { $name } ha ganado dos veces seguidas con { $what }. ¿La próxima vez, { $less }?
head-start-less-none = { $name } ha ganado dos veces seguidas con { $what }. ¿La próxima vez, sin ventaja?
