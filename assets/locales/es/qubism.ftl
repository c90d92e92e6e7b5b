# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = Negro
qubism-white = Blanco

qubism-illegal-empty = { $square } está vacía.
qubism-illegal-not-yours = Tú juegas con { $colour }.
qubism-illegal-not-a-step = Un peón da un paso hacia arriba, abajo, la izquierda o la derecha.
qubism-illegal-cube-in-the-way = Hay un cubo en medio.
qubism-illegal-pawn-in-the-way = El otro peón está en { $square }: salta por encima.
qubism-illegal-jump-straight = Primero se salta recto, a { $square }; de lado, solo si eso es imposible.
qubism-illegal-locked = La casilla delante de su flecha no está libre.
qubism-illegal-points-off = Su flecha apunta fuera del tablero.
qubism-illegal-off-arrow = Este cubo solo se mueve según su flecha: hacia { $direction }.
qubism-illegal-not-free = { $square } no está libre.
qubism-illegal-taken = { $square } está ocupada.
qubism-illegal-supply-empty = Los nueve cubos están en el tablero: mueve uno.
qubism-illegal-arrow-off = La flecha apuntaría fuera del tablero.
qubism-illegal-arrow-at-cube = La flecha apuntaría a un cubo.
qubism-illegal-arrow-at-pawn = La flecha apuntaría a un peón.
qubism-illegal-no-way = { $colour } no tendría camino hasta el otro lado.

qubism-move-not-a-state = «{ $text }» no es N, E, S o W con L o R.
qubism-move-same-square = De { $square } a { $square } no es una jugada.
qubism-move-not-a-cube = Desde { $square } se mueve un peón, no un cubo.
qubism-move-wrong-state = Según lo escrito, el cubo queda { $said }, pero queda { $becomes }.

qubism-position-field-count = Una posición tiene 4 campos; esta tiene { $count }.
qubism-position-rank-count = Tablero: hacen falta 5 filas, no { $count }.
qubism-position-rank-length = Tablero: la fila { $rank } debe tener 5 casillas, no { $squares }.
qubism-position-cube = Tablero: «{ $text }», en la fila { $rank }, no es ningún cubo.
qubism-position-too-many = Tablero: { $count } cubos; solo hay 9.
qubism-position-pawn = Peón de { $colour }: «{ $text }» no está en el tablero.
qubism-position-pawn-at-goal = Peón de { $colour }: ya ha llegado al otro lado, así que la partida ha terminado.
qubism-position-pawn-on-cube = Peón de { $colour }: hay un cubo en { $square }.
qubism-position-pawn-on-pawn = Peón de Blanco: el de Negro también está en { $square }.
qubism-position-no-way = Peón de { $colour }: no tiene camino hasta el otro lado.
qubism-position-turn = Turno: «{ $text }» no es ni b ni w.

qubism-ending-goal = ha llegado al otro lado

qubism-hint-wins = llega al otro lado
qubism-hint-forces-win = puedes forzar la victoria
qubism-hint-lengthens = alarga el camino de { $colour } en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
qubism-hint-opens = te abre camino
qubism-hint-jumps = avanza de un salto
qubism-hint-nearer = te acerca un paso
qubism-hint-locks = bloquea un cubo
# For a move with no other reason.
qubism-hint-stands = luego quedas a { $own ->
    [one] un paso
   *[other] { $own } pasos
} de la meta, y { $colour } a { $others }

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = El cubo de { $cube } ya no corta el paso a { $colour }, que queda a { $now } de la meta; tras { $better } habría quedado a { $then }.
qubism-why-lengthens-own = Esto le alarga el camino a { $me } en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}; tras { $better } habría quedado a { $then } de la meta.
qubism-why-lengthens = { $better } le habría alargado el camino a { $colour } en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
qubism-why-jumps = { $better } habría avanzado de un salto: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} más cerca.
qubism-why-nearer = { $better } habría acercado el peón un paso.
qubism-why-opens = { $better } le habría acortado el camino a { $me } en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
qubism-why-blocks = Ahora { $reply } deja a { $me } a { $now } de la meta; tras { $better } habría quedado a { $then }.
qubism-why-allows-jump = Ahora { $reply } avanza de un salto: { $colour } queda a { $now } de la meta; tras { $better } habría quedado a { $then }.
qubism-why-allows-opening = Ahora { $reply } le abre camino a { $colour }, que queda a { $now } de la meta; tras { $better } habría quedado a { $then }.
qubism-why-locks = Ahora { $reply } le abre camino a { $colour }; { $better } habría bloqueado el cubo de { $cube }.
qubism-why-would-lock = { $better } habría bloqueado el cubo de { $cube }.
qubism-why-longer = { $moves ->
    [one] Tras la respuesta
   *[other] { $moves } jugadas después
}, el camino de { $me } es { $steps } más largo que tras { $better }.
qubism-why-shorter = { $moves ->
    [one] Tras la respuesta
   *[other] { $moves } jugadas después
}, el camino de { $colour } es { $steps } más corto que tras { $better }.
qubism-why-longer-and-shorter = { $moves ->
    [one] Tras la respuesta
   *[other] { $moves } jugadas después
}, el camino de { $me } es { $steps } más largo y el de { $colour } { $fewer } más corto que tras { $better }.

# A hint, followed by one of the reasons above.
qubism-advice-step = Mueve tu peón hacia { $way }
qubism-advice-jump = Salta sobre el otro peón, a { $square }
qubism-advice-place = Pon un cubo en { $square }, { $lies }
qubism-advice-slide = Mueve el cubo de { $from } a { $to }: allí { $turn }

game-qubism = Qubism
qubism-pitch = Construye tu camino hasta el otro lado.

qubism-learn-aim-title = El objetivo
qubism-learn-aim = Gana quien primero lleve su peón al otro lado: Negro a la fila 5, Blanco a la fila 1. Las franjas del tablero muestran adónde ir.
qubism-learn-turn-title = Una de tres
qubism-learn-turn = En tu turno mueves tu peón un paso, en recto y no en diagonal; o pones un cubo de la reserva; o mueves un cubo que ya está en el tablero. Los cubos son de todos. No se puede pasar.
qubism-learn-jump-title = Saltar
qubism-learn-jump = Si el otro peón está junto al tuyo, puedes saltarlo en línea recta. Si detrás hay un cubo o está el borde, puedes saltar a una casilla libre a su izquierda o a su derecha.
qubism-learn-arrow-title = La flecha y su aleta
qubism-learn-arrow = Un cubo va hacia donde apunta su flecha, y vuelca. La aleta, en la cola de la flecha, indica hacia qué lado habrá girado entonces la flecha.
qubism-learn-place-title = Un cubo nuevo
qubism-learn-place = Haz clic en una casilla libre y elige una de las ocho formas de poner el cubo, o arrástralo desde la reserva. La casilla delante de su flecha debe estar libre.
qubism-learn-move-title = Mover un cubo
qubism-learn-move = Cualquier cubo se puede mover en la dirección de su flecha, tan lejos como quieras por casillas libres. Por muy lejos que vaya, vuelca una sola vez. No pasa por encima de peones ni de cubos.
qubism-learn-way-title = Nadie queda encerrado
qubism-learn-way = Después de poner o mover un cubo, los dos peones deben tener un camino hasta su meta. Intenta encerrar a uno: no se permite, y el tablero muestra lo que quedaría.
qubism-learn-locked-title = Cubos bloqueados
qubism-learn-locked = Un cubo no se puede mover si su flecha apunta a otra pieza o fuera del tablero. Pon y mueve los cubos de modo que los que te estorban se puedan mover, y los que estorban a tu rival, no.
qubism-learn-first-title = Primera partida
qubism-learn-first = Cuenta los pasos en las tarjetas: quien tiene menos va por delante. Si vas por detrás, pon un cubo por donde tenga que pasar tu rival. W muestra los caminos más cortos. Empieza por el nivel 1.

qubism-asked-slide-title = ¿Los peones cortan el paso a un cubo?
qubism-asked-slide = Las reglas no lo dicen con claridad. Aquí: sí. Un cubo solo se mueve por casillas libres; no pasa por encima de peones ni de cubos.
qubism-asked-row-title = ¿Puede haber un cubo en la última fila?
qubism-asked-row = Sí, en las dos, mientras ambos peones conserven un camino.
qubism-asked-turn-title = ¿Puede volcar un cubo sin moverse?
qubism-asked-turn = Las reglas no lo dicen. Aquí: no. Avanza al menos una casilla y luego vuelca una vez.
qubism-asked-jump-title = ¿Es obligatorio saltar?
qubism-asked-jump = No. También puedes dar un paso o jugar un cubo.

qubism-picture-start = El principio. Negro sube, Blanco baja.
qubism-picture-won = Negro ha llegado al otro lado.
qubism-picture-turn = Un paso del peón; o un cubo.
qubism-picture-jump = Recto, por encima del otro peón.
qubism-picture-sideways = Detrás está el borde: de lado.
qubism-picture-fin = La aleta está a la derecha…
qubism-picture-tipped = … y la flecha ha girado a la derecha: hacia arriba.
qubism-picture-place = La casilla delante de su flecha está libre.
qubism-picture-far = Hasta donde esté libre; vuelca una vez.
qubism-picture-way = No se puede: Blanco se quedaría sin camino.
qubism-picture-locked = Dos cubos que se bloquean el uno al otro.
qubism-picture-race = A Blanco le faltaban dos pasos, y ahora más.

qubism-lesson-goal-title = El otro lado
qubism-lesson-goal = Juegas con Negro. Lleva el peón al otro lado.
qubism-lesson-goal-done = Las franjas oscuras son tu meta: ¡has ganado!
qubism-lesson-goal-wrong = Aún no. Un paso hacia arriba, a las franjas oscuras.
qubism-lesson-turn-title = Una de tres
qubism-lesson-turn = Da un paso, pon un cubo, o mueve uno. Elige.
qubism-lesson-turn-done = Una de las tres en cada turno.
qubism-lesson-jump-title = Saltar
qubism-lesson-jump = El peón de Blanco te estorba. Salta por encima.
qubism-lesson-jump-done = ¿Detrás hay un cubo? Entonces, salta de lado.
qubism-lesson-jump-wrong = Eso no era un salto. Pasa por encima del peón blanco.
qubism-lesson-fin-title = Flecha y aleta
qubism-lesson-fin = Mueve un cubo: gira hacia su aleta. Haz que uno apunte hacia arriba.
qubism-lesson-fin-done = Ha girado hacia el lado de su aleta.
qubism-lesson-fin-wrong = Ninguno apunta hacia arriba. La aleta debe estar en el lado de arriba.
qubism-lesson-place-title = Un cubo nuevo
qubism-lesson-place = Haz clic en una casilla libre, y elige cómo poner un cubo.
qubism-lesson-place-done = La casilla delante de su flecha debe estar libre.
qubism-lesson-place-wrong = Eso no era un cubo nuevo. Haz clic en una casilla libre.
qubism-lesson-far-title = Lejos, y una vez
qubism-lesson-far = Un cubo puede ir lejos. Mueve uno dos casillas o más.
qubism-lesson-far-done = Por muy lejos que vaya, vuelca una vez.
qubism-lesson-far-wrong = Aún es poco. Mueve un cubo dos casillas.
qubism-lesson-way-title = Nadie queda encerrado
qubism-lesson-way = Solo a3 está abierta. Intenta cerrarla con un cubo.
qubism-lesson-way-done = No se puede: todos conservan un camino.
qubism-lesson-way-wrong = Eso sí se puede. Pulsa la casilla a3.
qubism-lesson-locked-title = Cubos bloqueados
qubism-lesson-locked = Dos cubos se apuntan el uno al otro. Pulsa uno.
qubism-lesson-locked-done = No tiene paso: está bloqueado.
qubism-lesson-locked-wrong = Eso sí se puede. Pulsa uno de los del centro.
qubism-lesson-race-title = Cortar el paso
qubism-lesson-race = Blanco está más cerca. Córtale el paso con un cubo.
qubism-lesson-race-done = Ahora es más largo. ¡A jugar tu primera partida!
qubism-lesson-race-wrong = Blanco está igual de cerca. Pon un cubo en su camino.

qubism-keys-arrows = Flechas: ir de casilla en casilla
qubism-keys-pawn = Intro en tu peón y luego una flecha: moverlo; Mayús y una flecha: moverlo directamente
qubism-keys-cube = Intro en un cubo, flechas en su dirección, Intro: moverlo
qubism-keys-place = Intro en una casilla libre: poner un cubo; una flecha elige adónde apunta, F la aleta, R lo gira, Intro lo pone
qubism-keys-jump = a–e, 1–5: ir a una columna o a una fila
qubism-keys-tab = Tab: tu peón, luego cada cubo que puede moverse, luego fuera del tablero
qubism-keys-ways = T o W: mostrar los dos caminos más cortos
qubism-command-ways = Caminos más cortos
qubism-keys-why = ?: por qué esto no puede moverse, o por qué aquí no se puede poner nada

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }, { $lies }
qubism-move-slide = cubo de { $from } a { $to }, { $turn }
qubism-move-pawn = peón de { $from } a { $to }

qubism-square = { $square }
qubism-turns-left = gira a la izquierda
qubism-turns-right = gira a la derecha
qubism-lies = flecha hacia { $way }, { $turn }
qubism-edge = El peón no puede salir del tablero.
qubism-end = El cubo no puede salir del tablero.

qubism-board = Tablero de Qubism. { $turn } Pasos hasta la meta: Negro { $black }, Blanco { $white }. { $left ->
    [one] Queda un cubo
   *[other] Quedan { $left } cubos
}.
qubism-square-own = { $square }, tu peón. Puede ir a { $targets }.
qubism-square-pawn = { $square }, peón de { $colour }.
qubism-square-cube = { $square }, cubo, { $lies }. Puede ir a { $targets }; apuntará hacia { $next }.
qubism-square-stuck = { $square }, cubo, { $lies }. No puede moverse: { $reason }
qubism-square-cube-only = { $square }, cubo, { $lies }.
qubism-square-free = { $square }, libre. Un cubo puede apuntar hacia { $ways }.
qubism-square-closed = { $square }, libre.
qubism-chip = Poner en { $square }, { $lies }
qubism-chip-refused = En { $square } no, { $lies }: { $reason }

qubism-why-way = hacia { $way }: { $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square } está libre en todas las direcciones.

qubism-preview = { $square }: la flecha apunta hacia { $way }; cuando se mueva, apuntará hacia { $next }.
qubism-slide = A { $square }; allí la flecha apuntará hacia { $next }.
qubism-choose-pawn = { $square }: arrastra tu peón, o elige una casilla.
qubism-choose-cube = { $square }: arrastra el cubo según su flecha, o elige una casilla.
qubism-choose-place = { $square }: elige adónde apunta. La aleta muestra hacia dónde girará.
qubism-drag-supply = Arrastra el cubo a una casilla libre. R o la rueda lo giran, F cambia la aleta de lado.
qubism-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}

qubism-to-move = Turno de { $colour }.
qubism-your-turn = Tu turno. Mueve tu peón, pon un cubo o mueve uno.
qubism-turn = Turno de { $colour }: el peón, un cubo nuevo, o uno del tablero.
qubism-won = Gana { $colour }: { $ending }.
qubism-drawn = Tablas: { $ending }.

qubism-event-step = { $colour } movió a { $to }.
qubism-event-jump = { $colour } saltó a { $to }.
qubism-event-place = { $colour } puso un cubo en { $square }, { $lies }.
qubism-event-cube = { $colour } movió el cubo de { $from } a { $to }; ahora apunta hacia { $way }.
qubism-event-end = { $event } { $end }

qubism-score = { $seat }: a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} de la meta
qubism-steps-to-go = { $steps ->
    [one] falta 1 paso
   *[other] faltan { $steps } pasos
}
qubism-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}

# Setting up a position.
qubism-thing-cube = Cubo, { $lies }
qubism-thing-black = Peón negro
qubism-thing-white = Peón blanco
qubism-tally = { $count } de { $most } cubos en el tablero, { $left } en la reserva
qubism-editor-pawn-stays = Siempre hay un peón de cada color en el tablero: arrástralo a otra casilla.
qubism-editor-help = El clic pone, el clic derecho quita, arrastrar mueve, la rueda gira un cubo. Teclas: flechas, C, B, W, Supr; R gira, F cambia la aleta de lado.
qubism-fault-too-many = { $count } cubos; solo hay { $most }.
qubism-fault-pawn-on-cube = El peón de { $colour } está encima de un cubo, en { $square }.
qubism-fault-pawn-at-goal = El peón de { $colour }, en { $square }, ya está al otro lado: la partida habría terminado.
qubism-fault-pawn-on-pawn = Los dos peones están en { $square }.
qubism-fault-no-way = El peón de { $colour }, en { $square }, no tiene camino hasta el otro lado.
qubism-begin-place = Pon un cubo nuevo.
qubism-begin-cube = Mira el cubo de { $square }.
qubism-begin-pawn = Mira tu peón, en { $square }.
qubism-sentence-places = { $seat } pone un cubo en { $square }, flecha hacia { $way }
qubism-sentence-slides = { $seat } mueve el cubo de { $from } a { $to }
qubism-sentence-goes = { $seat } mueve su peón a { $to }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = Ninguna otra alargaba tanto el camino de { $colour }: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
qubism-only-nearer = La única que te acercaba
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = Con una jugada alargaste { $steps ->
    [2] dos pasos
    [3] tres pasos
    [4] cuatro pasos
   *[other] { $steps } pasos
} el camino de { $colour }.
qubism-deed-jumps = Saltaste por encima del otro peón.
qubism-idea-longer = { $times } se alargó tu propio camino.
qubism-idea-shorter = { $times } el camino del otro peón quedó más corto de lo necesario.
qubism-idea-own = { $times } pudiste acortar tu camino.
qubism-skill-way = Mantener corto el camino
qubism-skill-blocking = Bloquear
qubism-skill-running = Correr

# Ideas of hints, as questions.
qubism-ask-win = Puedes ganar. ¿Cómo?
qubism-ask-nearer = Tu peón puede acercarse. ¿Cómo?
qubism-ask-wall = Se puede alargar el camino del otro peón. ¿Dónde?
qubism-ask-way = Se puede acortar tu camino. ¿Dónde?
qubism-head-start = { $steps ->
    [1] una fila
    [2] una fila y la primera jugada
   *[other] dos filas
}
