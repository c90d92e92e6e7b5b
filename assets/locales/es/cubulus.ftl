# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.

cubulus-white = Blanco
cubulus-black = Negro
cubulus-red = Rojo

cubulus-illegal-taken = { $cell } está ocupada.
cubulus-illegal-empty = { $cell } está vacía: una bola se quedaría ahí.
cubulus-illegal-core = Al núcleo solo se llega empujando hacia dentro el centro de una cara.
cubulus-illegal-laying = Coloca una bola neutral en una celda libre.
cubulus-illegal-hand-empty = No te quedan bolas: solo puedes desplazar líneas llenas.
cubulus-illegal-only-pass = No puedes hacer nada: termina el turno.
cubulus-illegal-alike = Las tres bolas son iguales: no cambiaría nada.
cubulus-illegal-take-back = No puedes deshacer enseguida el desplazamiento de { $colour }. Juega antes en otro sitio.
cubulus-illegal-no-pass = Solo puedes pasar si no puedes hacer otra cosa.
cubulus-illegal-no-resign = Rendirse solo es una jugada cuando juegan tres.

cubulus-move-not-a-cell = «{ $text }» no es una celda del cubo.
cubulus-move-not-an-end = Ninguna línea empieza en { $from } y sigue por { $to }.
cubulus-move-not-an-insertion = { $opening } desplaza una línea llena; no entra nada.
cubulus-move-not-a-shift = { $opening } no desplaza nada; la línea no está llena.

cubulus-layout-not-a-cell = Bolas neutrales: «{ $text }» no es una celda del cubo.
cubulus-layout-twice = Bolas neutrales: { $cell } aparece dos veces.
cubulus-layout-count = Bolas neutrales: hacen falta 9 celdas, no { $count }.

cubulus-position-field-count = Una posición tiene 3 o 4 campos; esta tiene { $count }.
cubulus-position-rank-count = Cubo: hacen falta 9 filas, no { $count }.
cubulus-position-rank-length = Cubo: la fila { $rank } de la capa { $layer } debe tener 3 celdas, no { $cells }.
cubulus-position-letter = Cubo: «{ $letter }», en la fila { $rank } de la capa { $layer }, no es ninguna bola.
cubulus-position-too-many = Cubo: { $count } bolas de { $colour }; solo hay 9.
cubulus-position-square = Cubo: ya hay un cuadrado de { $colour }, así que la partida ha terminado.
cubulus-position-laying-balls = Cubo: con { $count ->
    [one] una bola roja
   *[other] { $count } bolas rojas
} aún se están colocando, y no puede haber otras.
cubulus-position-laying-turn = Turno: con { $count ->
    [one] una bola roja
   *[other] { $count } bolas rojas
}, le toca a Negro colocar la siguiente.
cubulus-position-turn = Turno: «{ $text }» no es w, b ni r.
cubulus-position-turn-out = Turno: { $colour } no está entre quienes juegan.
cubulus-position-players = Jugadores: «{ $text }» no es wb ni wbr, con un punto por quien esté fuera.
cubulus-position-ban = Desplazamiento prohibido: { $reason }
cubulus-position-ban-not-there = Desplazamiento prohibido: { $opening } no es una línea llena con bolas distintas.

cubulus-ending-square = un cuadrado
cubulus-ending-gift = un cuadrado completado por otro

# Adjetivos en femenino: «la cara derecha», «arista superior», «esquina inferior trasera».
cubulus-face-right = derecha
cubulus-face-back = trasera
cubulus-face-top = superior
cubulus-face-left = izquierda
cubulus-face-front = frontal
cubulus-face-bottom = inferior

cubulus-hint-wins = gana
cubulus-hint-forces-win = puedes forzar la victoria
cubulus-hint-stops = impide el cuadrado de { $colour } en la cara { $face }
cubulus-hint-builds = junta { $balls ->
    [2] dos
   *[3] tres
} de cuatro en la cara { $face }
cubulus-hint-hampers = estorba a { $colour } en la cara { $face }
cubulus-hint-best = no hay nada mejor a la vista
cubulus-hint-quiet = una jugada tranquila: nadie amenaza nada
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat } está a un turno de un cuadrado: { $faces }
cubulus-hint-threatens = crea una amenaza en la cara { $face }
cubulus-hint-threatens-many = crea amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = Esto completa el cuadrado de { $colour } en la cara { $face }.
cubulus-why-left = Ahora { $colour } puede completar un cuadrado en la cara { $face }; { $better } lo habría evitado.
cubulus-why-left-later = Esto deja abierto el cuadrado de { $colour } en la cara { $face }; { $better } lo habría evitado.
cubulus-why-forks = Ahora { $colour } gana { $deadline }: { $reply } crea amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras.
cubulus-why-threatens = { $better } habría creado una amenaza en la cara { $face }.
cubulus-why-threatens-many = { $better } habría creado amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras.
cubulus-why-answer = Ahora { $colour } puede crear una amenaza en la cara { $face }; { $better } lo habría evitado.
cubulus-why-then-two = Ahora { $colour } amenaza en las caras { $face } y { $other }; tras { $better } { $fewer ->
    [0] en ninguna
   *[other] solo en una
}.
cubulus-why-then-many = Ahora { $colour } amenaza en { $faces } caras; tras { $better } solo en { $fewer }.
cubulus-why-later = Pronto { $colour } tendrá amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras; { $better } lo habría evitado.
cubulus-why-missed-later = { $better } habría llevado pronto a amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras.
cubulus-why-soon = Pronto { $colour } tendrá una amenaza en la cara { $face }; { $better } lo habría evitado.
cubulus-why-missed-soon = { $better } habría llevado pronto a una amenaza en la cara { $face }.
cubulus-why-presses = En las próximas { $moves } jugadas { $colour } amenaza dos veces; tras { $better }, { $then ->
    [0] ninguna
   *[other] solo una
}.
cubulus-why-missed-presses = Tras { $better } { $colour } habría amenazado dos veces en las próximas { $moves } jugadas; así, { $now ->
    [0] ninguna
   *[other] solo una
}.

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = Cuatro de un color en una cara del cubo ganan: en bloque, en las esquinas o en los centros de las aristas.

cubulus-learn-aim-title = El objetivo
cubulus-learn-aim = Junta cuatro bolas de tu color en una misma cara: un bloque de cuatro, las cuatro esquinas o los centros de las cuatro aristas.
cubulus-learn-faces-title = Las seis caras
cubulus-learn-faces = El cubo muestra tres caras. Los paneles que lo rodean son las tres que quedan ocultas, y valen lo mismo.
cubulus-learn-put-title = Meter una bola
cubulus-learn-put = Cada jugador tiene nueve bolas. Pulsa una entrada y tu bola entra. Si la celda está vacía, se queda ahí.
cubulus-learn-push-title = Empujar
cubulus-learn-push = Si la celda está ocupada, tu bola empuja una o dos bolas, del color que sean. Ninguna bola puede salirse.
cubulus-learn-core-title = El núcleo
cubulus-learn-core = A la celda del centro del cubo solo se llega por el centro de una cara. Las capas junto al cubo la muestran.
cubulus-learn-shift-title = Una línea llena
cubulus-learn-shift = Una línea llena da la vuelta: lo que sale por el otro extremo vuelve a entrar por aquí. No gasta ninguna bola tuya.
cubulus-learn-red-title = Bolas rojas
cubulus-learn-red = Con dos jugadores, hay nueve bolas rojas en el cubo desde el principio. Son neutrales: un cuadrado de rojas no cuenta para nadie. Se reparten al azar, o como elijas en Nueva partida. Con tres jugadores, el rojo es el tercer color.
cubulus-learn-back-title = No vale volver atrás
cubulus-learn-back = Quien juega después no puede desplazar la misma línea de vuelta: una pequeña señal marca esa entrada. Si la misma posición sale tres veces, son tablas.
cubulus-learn-gift-title = Cuidado
cubulus-learn-gift = Si tu jugada completa el cuadrado de otro, gana el otro, aunque también complete uno tuyo.
cubulus-learn-first-title = Primera partida
cubulus-learn-first = Juega contra el { level-1 }. La tecla T muestra un momento quién amenaza con ganar.

cubulus-asked-neutral-title = ¿Cuenta un cuadrado de bolas neutrales?
cubulus-asked-neutral = Las reglas no lo dicen. Aquí: no, solo cuentan los cuadrados de quienes juegan.
cubulus-asked-both-title = Dos cuadrados a la vez: ¿quién gana?
cubulus-asked-both = Tu rival. No completes nunca un cuadrado de otro, ni siquiera junto con el tuyo.
cubulus-asked-back-title = ¿Puedo desplazar una línea de vuelta?
cubulus-asked-back = No enseguida. Tras cualquier otra jugada, sí.
cubulus-asked-three-title = ¿Y con tres jugadores?
cubulus-asked-three = Las reglas no lo dicen. Aquí: solo quien juega después no puede devolverla; el siguiente sí.
cubulus-asked-core-title = ¿Se puede llenar el centro?
cubulus-asked-core = Sí: empuja una bola hacia dentro por el centro de una cara. El núcleo no cuenta para ningún cuadrado.
cubulus-asked-two-title = Con tres jugadores: ¿y si salen a la vez los cuadrados de los otros dos?
cubulus-asked-two = Las reglas no lo dicen. Aquí: gana aquel de los dos a quien le toca jugar antes.

cubulus-picture-small = Un bloque de cuatro, arriba.
cubulus-picture-corners = Las cuatro esquinas de arriba.
cubulus-picture-diamond = Los centros de las cuatro aristas de la cara trasera.
cubulus-picture-put = Una bola entra, y ahí se queda.
cubulus-picture-red = Nueve bolas neutrales; empieza Blanco.
cubulus-picture-push = Una bola entra donde ya hay otra…
cubulus-picture-pushed = … y la empuja.
cubulus-picture-core = La bola del centro de la cara frontal ha pasado al núcleo.
cubulus-picture-shift = Se pulsa una línea llena…
cubulus-picture-shifted = … y avanza un puesto.
cubulus-picture-back = Negro ha desplazado la línea; Blanco no puede devolverla.
cubulus-picture-gift = Blanco hace un cuadrado, pero sube una bola negra…
cubulus-picture-given = … al de Negro: gana Negro.
cubulus-picture-threat = Negro tiene tres esquinas de la cara superior.

cubulus-lesson-ball-title = Esto es una sola bola
cubulus-lesson-ball = Una bola en una esquina se ve tres veces. Mete una.
cubulus-lesson-ball-done = Tres imágenes, una bola. Apunta a ella: se iluminan todas.
cubulus-lesson-ball-wrong = Eso no es una esquina. Pulsa la esquina de una cara.
cubulus-lesson-aim-title = Cuatro juntas
cubulus-lesson-aim = Tienes tres en la cara superior. Añade la cuarta.
cubulus-lesson-aim-done = Un bloque de cuatro gana. También las cuatro esquinas.
cubulus-lesson-aim-wrong = Aún no hay bloque. Arriba hay tres bolas blancas.
cubulus-lesson-faces-title = Las seis caras
cubulus-lesson-faces = Gana en el panel trasero: los centros de las cuatro aristas.
cubulus-lesson-faces-done = Los centros de las cuatro aristas. Los paneles son caras ocultas: las seis cuentan.
cubulus-lesson-faces-wrong = Aún no hay cuadrado. Mira el panel de la cara trasera.
cubulus-lesson-put-title = Meter una bola
cubulus-lesson-put = Pulsa una entrada vacía: tu bola se queda ahí.
cubulus-lesson-put-done = Tienes nueve bolas para meter.
cubulus-lesson-put-wrong = Ahí ya había una bola. Pulsa una entrada vacía.
cubulus-lesson-red-title = Rojo
cubulus-lesson-red = El rojo no es de nadie. Empuja hacia dentro la esquina roja.
cubulus-lesson-red-done = Las rojas ocupan celdas; cuatro rojas no ganan nada.
cubulus-lesson-red-wrong = Aún no hay cuadrado. Estorba la esquina roja de la cara frontal.
cubulus-lesson-push-title = Empujar
cubulus-lesson-push = Pulsa una bola: la tuya entra y la empuja.
cubulus-lesson-push-done = Puede empujar una o dos, del color que sean.
cubulus-lesson-push-wrong = No se ha empujado nada. Pulsa una bola.
cubulus-lesson-core-title = El núcleo
cubulus-lesson-core = Llena el núcleo: pulsa una bola en el centro de una cara.
cubulus-lesson-core-done = La capa 2, a la derecha, lo muestra en el centro.
cubulus-lesson-core-wrong = El núcleo está vacío. Pulsa el centro de la cara frontal.
cubulus-lesson-shift-title = Una línea llena
cubulus-lesson-shift = Una línea llena da la vuelta. Pulsa uno de sus extremos.
cubulus-lesson-shift-done = Lo que salió por allí entró por aquí.
cubulus-lesson-shift-wrong = La línea llena está abajo, delante. Pulsa un extremo.
cubulus-lesson-back-title = No vale volver atrás
cubulus-lesson-back = Negro desplaza una línea. Intenta devolverla.
cubulus-lesson-back-done = Enseguida, no. La pequeña señal lo indica.
cubulus-lesson-back-wrong = Eso sí se puede. Pulsa el otro extremo de la línea.
cubulus-lesson-gift-title = Sin regalos
cubulus-lesson-gift = Gana, pero sin completar también el cuadrado de Negro.
cubulus-lesson-gift-done = Solo el tuyo. Así se gana.
cubulus-lesson-gift-given = Se ha completado el cuadrado de Negro: gana Negro.
cubulus-lesson-gift-wrong = Aún no hay cuadrado. Tienes tres en la cara frontal.
cubulus-lesson-threat-title = Una amenaza
cubulus-lesson-threat = A Negro le falta una; T lo muestra. Aparta una de las suyas.
cubulus-lesson-threat-done = El cuadrado de Negro está roto. ¡A jugar tu primera partida!
cubulus-lesson-threat-wrong = Negro aún lo completa. Empuja hacia dentro una esquina negra.
cubulus-lesson-threat-gap = Una bola en el hueco es empujada. Mete hacia dentro una esquina negra.

cubulus-keys-arrows = Flechas: ir de entrada en entrada, también de una cara a otra
cubulus-keys-play = Intro o Espacio: jugar lo que se muestra
cubulus-keys-tab = Tab: la cara siguiente; Esc y luego Tab: salir del tablero
cubulus-keys-cell = a–c, 1–3, 1–3: ir a una celda, como b31
cubulus-keys-why = ?: por qué no se puede pulsar esta entrada
cubulus-keys-swing = V, Flechas: mantener V para ver otra cara al frente
cubulus-keys-layers = L: las tres capas en grande, o el cubo
cubulus-keys-threats = T: mostrar las amenazas
cubulus-command-threats = Amenazas

cubulus-pane-right = Derecha
cubulus-pane-back = Trasera
cubulus-pane-top = Superior
cubulus-pane-left = Izquierda
cubulus-pane-front = Frontal
cubulus-pane-bottom = Inferior
cubulus-layers = Capas
cubulus-layer = Capa { $layer }
cubulus-layer-holds = Capa { $layer }, de izquierda a derecha. Delante: { $front }. En medio: { $middle }. Detrás: { $back }.
cubulus-empty = vacía

# Van detrás de «en la»: «en la cara derecha, esquina inferior trasera».
cubulus-at-right = cara derecha
cubulus-at-back = cara trasera
cubulus-at-top = cara superior
cubulus-at-left = cara izquierda
cubulus-at-front = cara frontal
cubulus-at-bottom = cara inferior
cubulus-spot-middle = centro
cubulus-spot-edge = arista { $side }
cubulus-spot-corner = esquina { $one } { $other }
cubulus-place = { $face }, { $spot }

cubulus-board-label = Cubulus. { $turn } Bolas por meter: { $left }.
cubulus-left-of = { $colour } { $left }

cubulus-opening = { $face }, { $spot }, { $content }. { $does }
cubulus-press = Al pulsar: { $does }
cubulus-cannot = No se puede pulsar: { $reason }
cubulus-does-stay = tu bola se queda ahí.
cubulus-does-lay = una bola neutral se queda ahí.
cubulus-does-push-one = tu bola entra y empuja una bola.
cubulus-does-push-two = tu bola entra y empuja dos bolas.
cubulus-does-shift = la línea llena avanza un puesto.
cubulus-does-and = { $act } { $warning }
cubulus-gift = Esto completa el cuadrado de { $colour }: ganaría { $colour }.
cubulus-gift-again = { $warning } Pulsa otra vez para jugarlo de todos modos.
cubulus-core-lay = Núcleo, vacío. Al pulsar: una bola neutral se queda ahí.
cubulus-core-cannot = Núcleo. No se puede pulsar: { $reason }

cubulus-taken = Ahí ya hay una bola.

cubulus-advice-put = Mete una bola en la { $place }
cubulus-advice-lay = Coloca una bola neutral en la { $place }
cubulus-advice-lay-core = Coloca una bola neutral en el núcleo
cubulus-advice-push = Empuja en la { $place }
cubulus-advice-shift = Desplaza la línea llena en la { $place }
cubulus-advice-pass = Termina el turno
cubulus-advice-resign = Rendirse
cubulus-time-out = tiempo agotado
cubulus-resigned = se rinde

cubulus-seen = { $face }, { $spot }: { $content }.
cubulus-seen-core = Núcleo: { $content }.
cubulus-preview-stay = Tu bola entra en la { $place }.
cubulus-preview-lay = Una bola neutral se coloca en la { $place }.
cubulus-preview-push-one = Tu bola entra en la { $place }, y empuja una bola.
cubulus-preview-push-two = Tu bola entra en la { $place }, y empuja dos bolas.
cubulus-preview-shift = La línea llena avanza un puesto.

cubulus-to-move = Turno de { $colour }.
cubulus-won = Gana { $colour }: { $ending }.
cubulus-drawn = Tablas: { $ending }.
cubulus-your-turn = Tu turno.
cubulus-status = { $turn } Pulsa una entrada de cualquier cara.
cubulus-status-shift = { $turn } No quedan bolas: desplaza una línea llena.
cubulus-status-pass = { $turn } No se puede hacer nada: termina el turno.
cubulus-status-lay = { $turn } Coloca { $left ->
    [one] la última bola neutral
   *[other] { $left } bolas neutrales
} donde quieras; el núcleo es el centro de la capa 2.

cubulus-event-put = { $colour } metió una bola en la { $place }.
cubulus-event-lay = { $colour } colocó una bola neutral en la { $place }.
cubulus-event-lay-core = { $colour } colocó una bola neutral en el núcleo.
cubulus-event-push-one = { $colour } metió una bola en la { $place }, y empujó una bola.
cubulus-event-push-two = { $colour } metió una bola en la { $place }, y empujó dos bolas.
cubulus-event-shift = { $colour } desplazó la línea llena en la { $place }: ahora { $one }, { $two }, { $three }.
cubulus-event-pass = { $colour } no pudo hacer nada.
cubulus-event-resign = { $colour } se rindió.
cubulus-event-time-out = A { $colour } se le acabó el tiempo.
cubulus-event-end = { $event } { $end }

cubulus-square-small = un bloque de cuatro en la cara { $face }
cubulus-square-corners = las cuatro esquinas de la cara { $face }
cubulus-square-diamond = los centros de las aristas de la cara { $face }
cubulus-ending-gift-of = la jugada de { $colour } completó { $square }
cubulus-ending-gift-both = { $ended }. { $other } también tenía un cuadrado, pero le tocaba antes a { $winner }
cubulus-ending-both = ambos completaron un cuadrado, y pierde quien ha jugado

cubulus-swap-cards = Cambiar las tarjetas
# Length of a game; laying does not count.

cubulus-in-hand = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
cubulus-score = { $seat }: { $left }
cubulus-out = fuera
cubulus-lay = Coloca { $left ->
    [one] una neutral
   *[other] { $left } neutrales
}

cubulus-players-two = 2 jugadores
cubulus-players-three = 3 jugadores
cubulus-neutrals = Bolas neutrales
cubulus-neutrals-laid = Las coloca { $seat }
cubulus-neutrals-lot = Al azar
cubulus-neutrals-middle = Capa central
cubulus-neutrals-centres = Centros de las caras
cubulus-neutrals-anew = Se sortean en cada partida; «{ $again }» las deja donde estaban.
cubulus-edge = Quien empieza tiene ventaja, así que un encuentro dice más que una sola partida.

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] Bola blanca
    [B] Bola negra
   *[other] Bola roja
}
cubulus-tally = { $colour ->
    [W] Blancas
    [B] Negras
   *[other] Rojas
} { $count }, por meter { $hand }
cubulus-tally-out = { $colour ->
    [W] Blancas
    [B] Negras
   *[other] Rojas
} { $count }, fuera
cubulus-tally-neutral = { $colour ->
    [W] Blancas
    [B] Negras
   *[other] Rojas
} { $count } de { $most }, neutrales
cubulus-editor-players = Jugadores
cubulus-editor-two = Dos
cubulus-editor-three = Tres
cubulus-editor-out = Se rindió
cubulus-editor-nobody = Nadie
cubulus-editor-help = El clic pone, el clic derecho quita, arrastrar mueve: en el cubo, o en una capa, donde está el núcleo. Teclas: flechas, W, B, R, Supr, L para ver las capas en grande.
cubulus-fault-too-many = { $count } bolas { $colour ->
    [W] blancas
    [B] negras
   *[other] rojas
}; solo hay { $most }.
cubulus-fault-square = Hay un cuadrado de { $colour } ({ $cells }): la partida ya habría terminado.
cubulus-fault-laying-balls = { $count ->
    [one] Solo se ha colocado 1 de las 9 bolas rojas: hasta que estén todas, aquí no puede haber otras.
   *[other] Solo se han colocado { $count } de las 9 bolas rojas: hasta que estén todas, aquí no puede haber otras.
}
cubulus-fault-laying-turn = { $count ->
    [one] Solo se ha colocado 1 de las 9 bolas rojas: le toca a Negro colocar la siguiente.
   *[other] Solo se han colocado { $count } de las 9 bolas rojas: le toca a Negro colocar la siguiente.
}
cubulus-fault-turn-out = Es el turno de { $colour }, que no juega.
cubulus-fault-ban = El desplazamiento { $opening } está marcado como prohibido, pero ahí no hay ninguna línea llena con bolas distintas.
cubulus-begin = Mira la { $face }.
cubulus-facing = Ahora al frente: la { $face }.
cubulus-sentence-puts = { $seat } mete una bola en la { $place }
cubulus-sentence-shifts = { $seat } desplaza la línea llena en la { $place }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = La única que impedía el cuadrado de { $colour } en la cara { $face }
cubulus-only-forks = La única que creaba amenazas en { $faces ->
    [2] dos
   *[other] { $faces }
} caras
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = Amenazaste en { $faces ->
    [2] dos
    [3] tres
   *[other] { $faces }
} caras a la vez.
cubulus-deed-stop = Impediste el cuadrado de { $colour } en la cara { $face }.
cubulus-deed-stops = Impediste { $count ->
    [2] dos veces
    [3] tres veces
   *[other] { $count } veces
} el cuadrado de { $colour }.
cubulus-idea-left = { $times } dejaste abierto el cuadrado de un rival.
cubulus-idea-answer = { $times } un rival pudo crear después una amenaza.
cubulus-idea-missed = { $times } pudiste crear una amenaza.
cubulus-skill-closing = Cerrar cuadrados
cubulus-skill-foresight = Prever
cubulus-skill-threatening = Amenazar

# Ideas of hints, as questions.
cubulus-ask-win = Puedes ganar. ¿Cómo?
cubulus-ask-stop = Hay que impedir un cuadrado. ¿Dónde?
cubulus-ask-threat = Puedes crear una amenaza. ¿Dónde?
cubulus-head-start = { $steps ->
    [one] una bola
    [2] dos bolas
    [3] tres bolas
   *[other] { $steps } bolas
}
