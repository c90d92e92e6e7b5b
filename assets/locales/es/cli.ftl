# Texts of the commands.

cli-about = Tres juegos de tablero: Kuba, Cubulus y Qubism. Sin ningún comando, abre la ventana.
cli-about-perft = Cuenta las posiciones tras cierto número de jugadas, profundidad a profundidad
cli-about-ugi = Habla el protocolo de motores UGI, para programas de torneos
cli-about-match = Enfrenta a dos motores en un encuentro
cli-about-bench = Cuenta las posiciones que visitan las búsquedas desde unas posiciones fijas
cli-about-puzzles = Enumera los problemas del programa, o los demuestra todos de nuevo
cli-about-puzzles-list = Escribe los problemas de un juego, uno por línea: nombre, grado, objetivo, reglas, posición y solución, separados por tabuladores
cli-about-puzzles-check = Demuestra de nuevo que cada problema del programa, o de unos archivos, tiene una sola solución y que es la indicada
cli-about-puzzles-prove = Escribe qué pide una posición, separado por tabuladores: el objetivo que se puede alcanzar, las primeras jugadas que lo alcanzan y el mejor juego
cli-help-threads = Cuántos problemas se demuestran a la vez
cli-help-puzzle-files = Archivos de problemas en la forma que escribe «list», con el autor como séptima parte si se conoce; sin ellos, los problemas del programa
cli-help-puzzle-rules = Las reglas con los nombres que escribe «list», como «previous-position may»; las habituales si no se indica nada
cli-help-puzzle-position = La posición, como «7/7/7/5WR/7/7/B6 w 6-0»
cli-help-puzzle-within = Cuántas jugadas de ambos lados se miran por delante
cli-help-puzzle-nodes = Cuántas posiciones se examinan como mucho; después la respuesta es «undecided»
cli-no-puzzle-rules = No hay reglas «{ $rules }».
cli-about-practice = Convierte en posiciones de práctica los errores de las partidas guardadas, o muestra las que tocan
cli-about-practice-list = Muestra posiciones de práctica sacadas de los errores de las partidas guardadas, tres por partida como máximo
cli-about-practice-due = Muestra las posiciones de práctica que tocan según los datos del propio programa
cli-help-practice-files = Las partidas en las que buscar errores
cli-help-practice-player = El nombre de la persona que cometió los errores; sin él, todos menos la máquina
cli-help-practice-seat = El puesto que cometió los errores; el 1 mueve primero
cli-help-practice-nodes = Posiciones que se examinan por cada error (200000 si no se indica nada); el mismo número da el mismo resultado en cualquier equipo
cli-help-practice-format = Una línea o un objeto JSON por cada posición de práctica
cli-help-practice-date = El día, como 2026-11-25; hoy si no se indica nada
cli-about-strength = Estima la fuerza de una persona a partir de partidas guardadas
cli-help-strength-files = Las partidas de la persona
cli-help-strength-player = El nombre de la persona; sin él, la única persona de cada partida
cli-help-strength-seat = El puesto de la persona; el 1 mueve primero
cli-help-strength-nodes = Posiciones que se examinan en cada jugada; el mismo número da el mismo resultado en cualquier ordenador
cli-help-strength-format = Una línea o un objeto JSON por juego y reglas
cli-about-check = Reproduce partidas guardadas y dice si son válidas
cli-about-sheet = Muestra las planillas de partidas guardadas, también de las que están en imágenes
cli-about-analyse = Dice qué valían las jugadas de partidas guardadas, y dónde se perdieron las partidas
cli-about-show = Dibuja el tablero de una partida guardada en una imagen, o la partida entera en una animación
cli-help-show-file = La partida que se muestra; sin ella, la posición inicial
cli-help-png = La imagen que se escribe; «-» para la salida estándar
cli-help-gif = La animación de la partida que se escribe; «-» para la salida estándar
cli-help-from = Las jugadas anteriores al comienzo de la animación
cli-help-to = Las jugadas tras las que se muestra la posición, o acaba la animación
cli-help-pace = A qué velocidad se juegan las jugadas de una animación; «off» muestra una posición tras otra
cli-help-names = Muestra quién juega
cli-help-qr = Añade la partida como código debajo del tablero
cli-help-score = Muestra junto al tablero lo que ha ganado cada cual
cli-help-no-coordinates = Omite los nombres de las columnas y las filas
cli-help-size = Anchura y altura en píxeles
cli-help-theme = Los colores
cli-help-marbles = Cómo se distinguen las canicas
cli-help-analysed-files = Las partidas que se analizan
cli-help-analysis-nodes = Posiciones que se examinan en cada jugada (400000 si no se indica nada); el mismo número da el mismo resultado en cualquier equipo
cli-help-analysis-movetime = Milisegundos para cada jugada
cli-help-format = Una línea por jugada, o un objeto JSON por partida
cli-help-files = Los archivos de las partidas
cli-help-file = Una partida que se abre
cli-help-new-game = Pregunta cómo será la próxima partida
cli-help-two-players = Empieza una partida entre personas
cli-help-new-window = Abre otra ventana, junto a la que ya está abierta
cli-help-depth = Profundidad, en jugadas
cli-help-game = El juego
cli-help-option = Una regla del juego, como «Setup=mirrored»
cli-help-ko = La regla de ko en Kuba: lo mismo que «--option Ko=…»
cli-help-extra = Qué da una captura en Kuba, otro empuje o ninguno: lo mismo que «--option Extra=…»
cli-help-bench-depth = Jugadas que se miran por delante
cli-help-first = El comando del primer motor; sin él, este programa
cli-help-second = El comando del segundo motor; sin él, este programa
cli-help-first-option = Una opción del primer motor, como «Level=5»
cli-help-second-option = Una opción del segundo motor
cli-help-players = Los jugadores del propio programa en vez de motores, uno por puesto, separados por comas: un nivel; un nivel y cuántas posiciones examina, como «12:5000»; el nivel más fuerte y su tiempo, como «12:20ms»; un nivel con un decimal, como «4.5»; o alguien que acaba de aprender el juego: «random», «taker», «careful»
cli-help-match-save = Carpeta en la que cada partida se guarda como archivo; los archivos existentes se conservan
cli-help-movetime = Milisegundos por jugada (100 si no se indica nada)
cli-help-nodes = Posiciones que se examinan en una jugada
cli-help-match-depth = Jugadas que se miran por delante
cli-help-grace = Milisegundos que una jugada puede pasarse de su tiempo (1000), o durar si no hay tiempo fijado (60000), hasta que la partida se da por perdida
cli-help-games = El número de partidas; cada apertura se juega con todos los repartos de puestos: dos veces entre dos, seis entre tres
cli-help-sprt = Para cuando se decide entre estas dos diferencias de fuerza, en Elo
cli-help-concurrency = Partidas que se juegan a la vez
cli-help-opening = Jugadas al azar al principio
cli-help-seed = Elige las aperturas, y los errores de «--players»
cli-help-position = Una posición en vez de la inicial, como «7/7/7/3W3/7/7/3B3 w»

cli-usage = Uso:
cli-commands = Comandos:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-value-options = OPCIONES
cli-value-command = COMANDO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-game = JUEGO
cli-value-named = NOMBRE=VALOR
cli-value-value = VALOR
cli-value-position = POSICIÓN
cli-value-number = NÚMERO
cli-value-depth = PROFUNDIDAD
cli-value-name = NOMBRE
cli-value-date = FECHA
cli-value-size = TAMAÑO
cli-value-player = JUGADOR
cli-noted = { $help } { $note }
cli-note-default = [valor predeterminado: { $value }]
cli-note-values = [valores posibles: { $values }]
cli-about-help = Muestra esta ayuda o la de un comando
cli-help-help = Muestra esta ayuda
cli-help-version = Muestra la versión

cli-no-number = hace falta un número entero del { $least } al { $most }
cli-no-number-from = hace falta un número entero, { $least } o más
cli-no-decimal = hace falta un número, como 5 o -2.5
cli-no-date = hace falta una fecha, como 2026-11-25
cli-no-size = un tamaño son dos números de { $least } a { $most }, como 800x600
cli-no-game = No existe el juego «{ $game }». Los que hay: { $known }.
cli-no-option = una opción es un nombre y un valor, como Setup=mirrored
cli-no-contestant = no existe el jugador «{ $name }»: indica un nivel del 1 al 12, uno con sus posiciones como 12:5000, el más fuerte con su tiempo como 12:20ms, o random, taker o careful
cli-no-cut = La partida tiene { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}: «--from» y «--to» deben estar entre 0 y { $moves }, y «--from» antes que «--to».
cli-same-file = La imagen y la animación no se pueden guardar las dos en { $file }.
cli-no-picture = No se ha podido crear la imagen: { $reason }.
cli-no-room-for-code = La partida es demasiado larga para un código en una imagen de este tamaño. Elige un --size mayor.
cli-no-output = No se han podido escribir los resultados: { $reason }.

cli-check-ok = { $file }: bien, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [one] El archivo no es una partida válida.
   *[other] Archivos que no son partidas válidas: { $bad } de { $all }.
}
cli-puzzle-bad = { $id }: { $reason }
cli-puzzles-good = { $all ->
    [one] { $all } problema demostrado.
   *[other] { $all } problemas demostrados.
}
cli-puzzles-bad = Problemas incorrectos: { $bad } de { $all }.
cli-result-open = sin terminar
cli-result-won = gana { $winner } ({ $ending })
cli-result-drawn = tablas ({ $ending })

cli-practice-task = { $file }: jugada { $number }, { $seat } { $move }, pierde un { $lost } %
cli-practice-win = ganar en { $number ->
    [one] una jugada
   *[other] { $number } jugadas
}
cli-practice-none = { $file }: nada que practicar
cli-practice-none-due = No toca nada el { $date }.
cli-practice-no-player = «{ $name }» no juega en ninguna de estas partidas.
cli-strength-level = { $game }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}, nivel { $level } ± { $doubt }
cli-strength-unknown = { $game }: { $count ->
    [one] una partida
   *[other] { $count } partidas
}, muy pocas para un nivel
cli-strength-results = por resultados { $level }
cli-strength-moves = por jugadas { $level }
cli-strength-nobody = En ninguna de estas partidas hay exactamente una persona; indica una con «--player» o «--seat».
cli-better = mejor: { $line }
cli-turning-point = El momento decisivo fue la jugada { $number }, { $move }.
cli-no-turning-point = No hubo ningún momento decisivo.
cli-accuracy = { $seat }: { $percent } % de precisión
cli-no-accuracy = { $seat }: muy pocas jugadas para una precisión

cli-match-seats = Dos motores no pueden jugar a { $game } con { $seats } puestos. Los jugadores del programa sí, como con «--players 3,2,1».
cli-match-players = { $game } tiene aquí { $seats } puestos, pero { $players ->
    [one] se ha indicado un jugador
   *[other] se han indicado { $players } jugadores
}.
cli-match-sprt = Las dos diferencias de fuerza deben ser distintas, primero la menor.
cli-match-start = No se ha podido iniciar el motor «{ $engine }»: { $reason }
cli-match-dead = El motor «{ $engine }» ha terminado.
cli-match-late = El motor «{ $engine }» no responde a tiempo.
cli-match-flood = El motor «{ $engine }» no para de escribir.
cli-match-illegal = El motor «{ $engine }» hace jugadas que no son legales: { $move }
cli-match-over = El encuentro se ha interrumpido.
cli-match-complains = El motor «{ $engine }» dice: { $reason }

cli-manual-games = Juegos
cli-manual-name = NOMBRE
cli-manual-synopsis = SINOPSIS
cli-manual-description = DESCRIPCIÓN
cli-manual-options = OPCIONES
cli-manual-commands = COMANDOS
cli-manual-version = VERSIÓN
