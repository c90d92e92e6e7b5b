# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.
# Los nombres de los jugadores son masculinos (Blanco, Negro); los de las canicas, femeninos (blanca, negra, roja).

kuba-colour-white = Blanco
kuba-colour-black = Negro
kuba-marble-white = blanca
kuba-marble-black = negra
kuba-marble-red = roja

kuba-illegal-empty = { $cell } está vacía.
kuba-illegal-neutral = Las canicas rojas son neutrales: empújalas con las tuyas.
kuba-illegal-not-yours = Tú juegas con { $colour }.
kuba-illegal-blocked = Detrás estorba { $cell }.
kuba-illegal-own-marble-off = Caería una canica tuya.
kuba-illegal-straight-back = No puedes devolver el empuje (ko). Juega antes en otro sitio.
kuba-illegal-previous-position = El tablero volvería a ser el de antes de la jugada de { $colour } (ko). Juega antes en otro sitio.
kuba-illegal-superko = El tablero volvería a ser uno de antes (ko). Juega antes en otro sitio.
kuba-illegal-superko-start = El tablero volvería a ser el del principio (ko). Juega antes en otro sitio.
kuba-illegal-no-pass = Solo puedes terminar el turno después de una captura, y si las reglas lo permiten.

kuba-move-no-capture = Según lo escrito, cae { $said }, pero no cae nada.
kuba-move-wrong-capture = Según lo escrito, cae { $said }, pero cae { $falls }.

kuba-position-field-count = Una posición tiene de 2 a 5 campos; esta tiene { $count }.
kuba-position-rank-count = Tablero: hacen falta 7 filas, no { $count }.
kuba-position-rank-length = Tablero: la fila { $rank } debe tener 7 casillas, no { $cells }.
kuba-position-letter = Tablero: «{ $letter }», en la fila { $rank }, no es ninguna canica.
kuba-position-too-many = Tablero: { $count } canicas { $colour }; solo hay { $most }.
kuba-position-turn = Turno: «{ $text }» no es ni w ni b.
kuba-position-score = Marcador: «{ $text }» no son dos números del 0 al 7, como 3-4.
kuba-position-too-many-reds = Marcador: { $count } rojas entre el tablero y las capturadas; solo hay 13.
kuba-position-extra = Turno extra: «{ $text }» no es ni + ni -.
kuba-position-ko = Ko: { $reason }
kuba-position-ko-not-there = Ko: { $push } no es una jugada de quien tiene el turno.

kuba-ending-seven-reds = siete canicas rojas
kuba-ending-no-marbles = todas las canicas rivales capturadas
kuba-ending-no-push = el rival no podía empujar


kuba-pitch = Empuja hileras de canicas fuera del tablero. Con siete rojas, ganas.

kuba-welcome = Elige cómo empezar, o empuja directamente una canica blanca: será { $even ->
    [1] una partida igualada
   *[other] una partida fácil
}.
kuba-end-of-turn = fin del turno
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell } hacia { $way }
kuba-said-capture = { $cell } hacia { $way }, captura una canica { $marble }

kuba-push-again = Empuja otra vez

kuba-learn-aim-title = El objetivo
kuba-learn-aim = Gana quien primero saque del tablero siete canicas rojas, o todas las de su rival.
kuba-learn-push-title = Empujar
kuba-learn-push = Empuja una de tus canicas una casilla, en cualquiera de las cuatro direcciones. La casilla de detrás tiene que estar vacía, o ser el borde. Toda la hilera de delante avanza con ella, sea cual sea su color.
kuba-learn-own-title = Tus propias canicas
kuba-learn-own = Nunca puedes sacar del tablero una canica tuya.
kuba-learn-again-title = Otra vez
kuba-learn-again = Lo que cae es tuyo. Según el folleto, entonces empujas otra vez, con cualquiera de tus canicas, mientras sigas capturando.
kuba-learn-ko-title = No vale devolver
kuba-learn-ko = No puedes responder a un empuje devolviendo la misma hilera por donde vino. Esto se llama ko. Juega antes en otro sitio.
kuba-learn-end-title = Sin jugadas
kuba-learn-end = ¿Es tu turno y no puedes empujar? Pierdes. Si la misma posición sale tres veces, son tablas.

kuba-learn-sets-title = Reglamentos
kuba-learn-sets = Estas son las reglas del folleto de 1997. Kings and Soldiers: tras una captura puedes empujar otra vez o terminar el turno, y solo se prohíbe empujar si el tablero vuelve a quedar como antes de la jugada del rival. Gering: igual, pero ninguna posición puede volver nunca. Kubatoo: como Kings and Soldiers, pero capturar no da derecho a empujar otra vez. En tu propia mezcla también puedes elegir que solo una roja dé derecho a empujar otra vez; una canica rival termina entonces el turno.

kuba-asked-again-title = ¿Empujo otra vez también tras capturar una canica rival?
kuba-asked-again = Según el folleto, sí: tras cada canica que sacas, sea roja o no. Las reglas impresas difieren; puedes elegir en Nueva partida, también solo tras las rojas.
kuba-asked-must-title = ¿Tengo que empujar otra vez?
kuba-asked-must = Según el folleto, sí. Según Kings and Soldiers y Gering, puedes terminar el turno.
kuba-asked-same-title = ¿Con la misma canica?
kuba-asked-same = Con cualquiera de tus canicas que se pueda empujar.
kuba-asked-stop-title = ¿Puedo parar?
kuba-asked-stop = Según el folleto, tu turno termina con la primera jugada que no captura, y no antes. Según Kings and Soldiers y Gering, puedes parar tras cualquier captura.
kuba-asked-stuck-title = ¿Y si no puedo empujar?
kuba-asked-stuck = Si no puedes empujar al empezar tu turno, pierdes. Para la jugada extra tras una captura, las reglas no lo dicen. Aquí: tu turno termina sin más.
kuba-asked-back-title = ¿Qué se prohíbe exactamente tras un empuje?
kuba-asked-back = Según el folleto, devolver la misma hilera por donde vino: si tu canica iba delante, no puedes empujarla en sentido contrario. Las demás reglas prohíben, en cambio, volver a una posición anterior.
kuba-asked-long-title = ¿Durante cuánto tiempo?
kuba-asked-long = Durante una jugada. Juega en otro sitio, y a la siguiente puedes. Según Gering, ninguna posición puede volver nunca.
kuba-asked-own-title = ¿Puedo sacar del tablero una canica mía?
kuba-asked-own = No, nunca: si va a caer una canica tuya, la jugada no está permitida.
kuba-asked-many-title = ¿Cuántas canicas se mueven a la vez?
kuba-asked-many = Toda la hilera sin huecos, sea cual sea su color: hasta siete.
kuba-asked-first-title = ¿Quién empieza, y en qué esquinas?
kuba-asked-first = Empieza Blanco. Negro elige las esquinas: como aquí, o al revés.
kuba-asked-repeat-title = ¿Y si se repite una posición?
kuba-asked-repeat = Las reglas no lo dicen. Aquí: a la tercera vez son tablas. Según Gering no puede ocurrir.

kuba-picture-start = El principio. Empieza Blanco.
kuba-picture-seventh = Ya tiene seis: con esta gana.
kuba-picture-row = La casilla de detrás está libre: empuja.
kuba-picture-row-after = Se han movido tres canicas.
kuba-picture-own = No se puede: caería una blanca.
kuba-picture-capture = La última roja cae, y es para Blanco.
kuba-picture-again = Blanco empuja otra vez.
kuba-picture-ko = Negro ha empujado; Blanco no puede devolver el empuje.
kuba-picture-stuck = Negro no puede empujar, y pierde.
kuba-picture-extra = Tras una captura. Original: otra vez. Kings and Soldiers, Gering: si quieres. Kubatoo: turno de Negro.
kuba-picture-back = Blanco ha capturado y ha terminado el turno. Ahora Negro puede devolver el empuje, porque ya falta una roja. (Según el folleto, Blanco tiene que empujar otra vez.)

kuba-lesson-push-title = Empujar
kuba-lesson-push = Arrastra la canica blanca, o haz clic en ella y en una flecha.
kuba-lesson-push-done = Una casilla, en cuatro direcciones.
kuba-lesson-behind-title = El hueco de detrás
kuba-lesson-behind = La casilla de detrás debe estar libre. Empuja una hacia arriba.
kuba-lesson-behind-done = e2 estaba libre. Fuera del borde también vale.
kuba-lesson-behind-wrong = Eso no era hacia arriba. Empuja hacia arriba una de las dos.
kuba-lesson-row-title = La hilera avanza
kuba-lesson-row = La hilera de delante avanza también. Empuja tres a la vez.
kuba-lesson-row-done = Toda la hilera, sea cual sea su color.
kuba-lesson-row-wrong = Se movieron menos de tres. Empuja la hilera desde atrás.
kuba-lesson-why-title = ¿Por qué no?
kuba-lesson-why = Algunas no pueden moverse. Haz clic en la de f2: ¿por qué no?
kuba-lesson-why-done = Cada negativa tiene su motivo. Pregunta cuando quieras.
kuba-lesson-why-wrong = Esa sí puede moverse. Haz clic en la de f2.
kuba-lesson-capture-title = Capturar
kuba-lesson-capture = Empuja una roja más allá del borde: es tuya.
kuba-lesson-capture-on = ¡Tuya! Empuja otra vez, con cualquier blanca.
kuba-lesson-capture-done = Con cada captura empujas otra vez.
kuba-lesson-capture-wrong = No cayó nada. Empuja la hilera que acaba en una roja.
kuba-lesson-own-title = Las tuyas no
kuba-lesson-own = Intenta sacar tu propia g4 empujando desde e4.
kuba-lesson-own-done = No se puede: nunca debes sacar las tuyas.
kuba-lesson-own-wrong = Eso sí se puede. Empuja e4 hacia la derecha.
kuba-lesson-ko-title = No vale devolver
kuba-lesson-ko = Negro te empuja. Intenta devolverle el empuje.
kuba-lesson-ko-done = Esta regla se llama ko. Juega antes en otro sitio.
kuba-lesson-ko-wrong = Eso sí se puede. Empuja d4 hacia la derecha.
kuba-lesson-seventh-title = La séptima roja
kuba-lesson-seventh = Tienes seis rojas. Captura una más y ganas.
kuba-lesson-seventh-done = Siete rojas: ¡has ganado!
kuba-lesson-seventh-wrong = No cayó ninguna roja. Busca una en el borde.
kuba-lesson-stuck-title = Sin jugadas
kuba-lesson-stuck = Quien no puede empujar pierde. Encierra a Negro.
kuba-lesson-stuck-done = Negro no puede empujar: ¡has ganado!
kuba-lesson-stuck-wrong = Negro aún puede empujar. Tapa el lado abierto.
kuba-lesson-chain-title = Dos en un turno
kuba-lesson-chain = Captura dos veces en un solo turno.
kuba-lesson-chain-on = ¡Una! Empuja otra vez: captura otra roja.
kuba-lesson-chain-one = La segunda vez no cayó nada. Captura dos seguidas.
kuba-lesson-chain-wrong = No cayó nada. Hay dos rojas en el borde.
kuba-lesson-chain-done = Dos en un turno. ¡A jugar tu primera partida!

kuba-keys-arrows = Flechas: ir de casilla en casilla
kuba-keys-select = Intro o Espacio: elegir una canica; luego, empujarla con una flecha
kuba-keys-push = Mayús y una flecha: empujar directamente
kuba-keys-jump = a–g, 1–7: ir a una columna o a una fila
kuba-keys-tab = Tab: la siguiente canica que puede moverse; Esc y luego Tab: salir del tablero
kuba-keys-threats = T: mostrar qué se puede capturar ahora
kuba-keys-why = ?: por qué esta canica no puede moverse

kuba-board-label = Tablero de Kuba. { $turn } Canicas rojas: Blanco { $white }, Negro { $black }.

kuba-cell-empty = { $cell }, vacía.
kuba-cell-other = { $cell }, { $colour }.
kuba-cell-own = { $cell }, { $colour }, tuya. Puede empujar hacia { $ways }.
kuba-cell-own-stuck = { $cell }, { $colour }, tuya. No puede empujar.

kuba-chip-push = Empuja { $cell } hacia { $way }
kuba-advice-pass = Termina el turno
kuba-chip-refused = { $cell } hacia { $way }: { $reason }

kuba-short-blocked = detrás estorba { $cell }
kuba-short-own-marble-off = caería una canica tuya
kuba-short-straight-back = devuelve el empuje (ko)
kuba-short-repeats = repite un tablero (ko)
kuba-why-way = hacia { $way }: { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } se puede empujar en cualquier dirección.

kuba-preview = { $count ->
    [one] Empujar { $cell } hacia { $way }: se mueve una canica.
   *[other] Empujar { $cell } hacia { $way }: se mueven { $count } canicas.
}
kuba-preview-capture = Empujar { $cell } hacia { $way }: captura una canica { $marble }.

kuba-stuck = { $cell } no puede moverse ahora.
kuba-choose-way = { $cell }: arrástrala, o elige una flecha.

kuba-status-to-move = Turno de { $colour }.
kuba-status-your-turn = Tu turno. Arrastra una canica, o haz clic en ella.
kuba-status-turn = Turno de { $colour }. Arrastra una canica, o haz clic en ella.
kuba-status-extra = { $captured } Empuja otra vez, la que quieras.
kuba-status-extra-other = { $captured } { $colour } empuja otra vez.
kuba-status-extra-may = { $captured } Empuja otra vez, o termina el turno.
kuba-status-won = Gana { $colour }: { $ending }.
kuba-status-drawn = Tablas: { $ending }.

kuba-captured-red = Roja capturada ({ $reds } de { $needed }).
kuba-captured-marble = Canica { $colour } capturada.

kuba-event-push = { $colour } empujó { $cell } hacia { $way }.
kuba-event-capture = { $colour } empujó { $cell } hacia { $way } y capturó una canica { $marble }.
kuba-event-pass = { $colour } terminó el turno.

kuba-score = { $seat }: { $reds } de { $needed } rojas, { $taken } de las canicas rivales

kuba-hollow-filled = Una canica { $marble }, capturada en la jugada { $number }. Haz clic para verla.
# Tooltip of the sign where ko forbids a push.
kuba-no-return = Ahora no: devuelve el empuje (ko)

kuba-rules-ko = Devolver el empuje (ko)
kuba-rules-extra = Tras una captura
kuba-rules-custom = Tu propia mezcla
kuba-rules-custom-about = Una mezcla a tu gusto.
kuba-rules-leaflet = Original (1997)
kuba-rules-leaflet-about = Quien captura empuja otra vez, y no vale devolver un empuje.
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = Tras una captura puedes empujar otra vez o parar; el tablero no puede volver a como estaba antes de la jugada del rival.
kuba-rules-gering = Gering
kuba-rules-gering-about = Como Kings and Soldiers, pero ninguna posición puede volver nunca.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = Capturar no da otro empuje; el tablero no puede volver a como estaba antes de la jugada del rival.

kuba-ko-straight-back = No devolver el empuje
kuba-ko-previous-position = No repetir el último tablero
kuba-ko-superko = No repetir ningún tablero

kuba-extra-must = Otra vez
kuba-extra-may = Otra vez si quieres
kuba-extra-none = Fin del turno
kuba-extra-red-must = Solo tras una roja, otra vez
kuba-extra-red-may = Solo tras una roja, otra vez si quieres

kuba-setup-standard = Blanco abajo a la derecha
kuba-setup-mirrored = Negro abajo a la derecha

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [one] gana
   *[other] gana en { $pushes } jugadas
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = fuerza la victoria en { $pushes ->
    [one] una jugada
   *[other] { $pushes } jugadas
}
kuba-hint-takes-reds = { $reds ->
    [one] captura una roja
    [2] captura dos rojas en un turno
   *[other] captura { $reds } rojas en un turno
}
kuba-hint-takes-marbles = { $marbles ->
    [one] captura una canica rival
   *[other] captura { $marbles } canicas rivales en un turno
}
kuba-hint-takes-both = captura { $reds ->
    [one] una roja
   *[other] { $reds } rojas
} y { $marbles ->
    [one] una canica rival
   *[other] { $marbles } canicas rivales
} en un turno
kuba-hint-saves-marble = salva una de tus canicas
kuba-hint-guards-red = evita que tu rival capture una roja
kuba-hint-threatens-marble = amenaza una canica rival
kuba-hint-threatens-red = amenaza con capturar una roja
kuba-hint-ends-turn = no hay más que ganar en este turno
kuba-hint-prepares-red = prepara la captura de una roja
kuba-hint-prepares-marble = prepara la captura de una canica rival
# When there is nothing to take yet.
kuba-hint-keeps-safe = aún no hay capturas: protege tus canicas
kuba-hint-nearer-red = aún no hay capturas: acerca una roja al borde
kuba-hint-better-place = aún no hay capturas: un sitio mejor para tus canicas
kuba-hint-opens-way = luego { $from } puede seguir

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = { $reds ->
    [one] una roja
    [2] dos rojas
   *[other] { $reds } rojas
}
kuba-catch-marbles = { $marbles ->
    [one] una canica
    [2] dos canicas
   *[other] { $marbles } canicas
}
kuba-catch-both = { $reds ->
    [one] una roja
    [2] dos rojas
   *[other] { $reds } rojas
} y { $marbles ->
    [one] una canica
    [2] dos canicas
   *[other] { $marbles } canicas
}

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] { $better } habría capturado { $mine }.
    [one] { $better } habría capturado { $mine }.
   *[other] Tras { $better }, { $me } habría capturado { $mine } en { $turns } turnos.
}
kuba-why-takes-less = { $turns ->
    [0] { $better } habría capturado { $mine }; esta jugada captura { $less }.
    [one] { $better } habría capturado { $mine }; esta jugada captura { $less }.
   *[other] Tras { $better }, { $me } habría capturado { $mine } en { $turns } turnos; así, solo { $less }.
}
kuba-why-for = { $turns ->
    [0] { $better } habría capturado { $mine } a cambio de { $fewer } para { $colour }.
    [one] { $better } habría capturado { $mine } a cambio de { $fewer } para { $colour }.
   *[other] Tras { $better }, { $me } habría capturado { $mine } en { $turns } turnos a cambio de { $fewer } para { $colour }.
}
kuba-why-takes-and-loses = { $turns ->
    [0] { $better } habría capturado { $mine }; ahora { $colour } captura { $theirs }.
    [one] { $better } habría capturado { $mine }; ahora { $colour } captura { $theirs }.
   *[other] Tras { $better }, { $me } habría capturado { $mine } en { $turns } turnos; así, { $colour } captura { $theirs }.
}
kuba-why-loses = { $turns ->
    [0] Ahora { $colour } captura { $theirs }; { $better } { $count ->
        [one] la
       *[other] las
    } habría salvado.
    [one] Ahora { $colour } captura { $theirs }; { $better } { $count ->
        [one] la
       *[other] las
    } habría salvado.
   *[other] En { $turns } turnos, { $colour } captura { $theirs }; { $better } { $count ->
        [one] la
       *[other] las
    } habría salvado.
}
kuba-why-loses-more = { $turns ->
    [0] Ahora { $colour } captura { $theirs }; tras { $better } solo habría capturado { $fewer }.
    [one] Ahora { $colour } captura { $theirs }; tras { $better } solo habría capturado { $fewer }.
   *[other] En { $turns } turnos, { $colour } captura { $theirs }; tras { $better } solo habría capturado { $fewer }.
}
kuba-why-delays = { $turns ->
    [0] Ahora { $colour } captura { $theirs }; { $better } lo habría retrasado.
    [one] Ahora { $colour } captura { $theirs }; { $better } lo habría retrasado.
   *[other] En { $turns } turnos, { $colour } captura { $theirs }; { $better } lo habría retrasado.
}
kuba-row = la fila { $name }
kuba-column = la columna { $name }
kuba-why-row = { $turns ->
    [0] { $colour } empuja
    [one] { $colour } empuja
   *[other] En { $turns } turnos, { $colour } empuja
} por { $row } y captura { $theirs }; { $better } lo habría evitado.
kuba-why-row-more = { $turns ->
    [0] { $colour } empuja
    [one] { $colour } empuja
   *[other] En { $turns } turnos, { $colour } empuja
} por { $row } y captura { $theirs }; tras { $better } solo habría capturado { $fewer }.
kuba-why-row-delays = { $turns ->
    [0] { $colour } empuja
    [one] { $colour } empuja
   *[other] En { $turns } turnos, { $colour } empuja
} por { $row } y captura { $theirs }; { $better } lo habría retrasado.
kuba-why-dear = { $turns ->
    [0] Esta jugada captura { $less }, pero luego { $colour } captura { $theirs }.
    [one] Esta jugada captura { $less }, pero luego { $colour } captura { $theirs }.
   *[other] En { $turns } turnos, esta jugada gana { $less }, pero { $colour } captura { $theirs }.
}
kuba-why-leaves = { $turns ->
    [0] Ahora
   *[other] Pronto
} { $colour } amenaza { $theirs }; { $better } { $count ->
    [one] la
   *[other] las
} habría salvado.
kuba-why-leaves-more = { $turns ->
    [0] Ahora
   *[other] Pronto
} { $colour } amenaza { $theirs }; tras { $better } solo habría amenazado { $fewer }.
kuba-why-threatens = { $turns ->
    [0] { $better } habría amenazado { $mine }.
   *[other] { $better } habría amenazado pronto { $mine }.
}
kuba-why-threatens-more = { $turns ->
    [0] { $better } habría amenazado { $mine }; esta jugada amenaza { $less }.
   *[other] { $better } habría amenazado pronto { $mine }; así, solo { $less }.
}
kuba-why-pass = terminar el turno

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] Canica blanca
    [B] Canica negra
   *[other] Canica roja
}
kuba-tally = { $colour ->
    [W] Blancas
    [B] Negras
   *[other] Rojas
} { $count } de { $most }
kuba-editor-turn = Turno
kuba-editor-extra = Turno extra
kuba-editor-took = { $colour } capturó
kuba-editor-reds = { $reds ->
    [one] 1 roja
   *[other] { $reds } rojas
}
kuba-editor-help = El clic pone, el clic derecho quita, arrastrar mueve. Teclas: flechas, W, B, R, Supr.
kuba-fault-too-many = { $count } canicas { $colour ->
    [W] blancas
    [B] negras
   *[other] rojas
}; solo hay { $most }.
kuba-fault-too-many-reds = Rojas en el tablero: { $board }; capturadas por Blanco: { $white }; por Negro: { $black }. Solo hay { $most }.
kuba-fault-ko = { $push } está prohibida, pero ahí no hay ninguna canica de { $colour } que empujar.
kuba-fault-no-marble = { $colour } no tiene ninguna canica en el tablero.
kuba-begin = Mira la canica de { $cell }.
kuba-sentence-takes = { $seat } captura la canica { $marble } de { $cell }
kuba-sentence-pushes = { $seat } empuja { $cell } hacia { $way }
kuba-sentence-pass = { $seat } termina el turno

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = La única que no dejaba nada que capturar a { $colour }
kuba-only-reds = La única que no dejaba rojas que capturar a { $colour }
kuba-only-marbles = La única que protegía tus canicas de { $colour }
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = Capturaste { $reds ->
    [3] tres rojas
    [4] cuatro rojas
    [5] cinco rojas
    [6] seis rojas
    [7] siete rojas
   *[other] { $catch }
} en un solo turno.
kuba-deed-marbles = Sacaste { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { $count }
} canicas { $colour ->
    [white] blancas
   *[other] negras
} del tablero.
kuba-idea-open = { $times } dejaste canicas que se podían capturar.
kuba-idea-takes = { $times } había más que capturar.
kuba-skill-guarding = Proteger
kuba-skill-taking = Capturar

# Ideas of hints, as questions.
kuba-ask-win = Puedes ganar. ¿Cómo?
kuba-ask-red = Se puede capturar una roja. ¿Dónde?
kuba-ask-marble = Se puede capturar una canica. ¿Dónde?
kuba-ask-both = Se puede capturar más de una canica. ¿Dónde?
kuba-ask-danger = Van a capturar algo. ¿Cómo lo evitas?
kuba-ask-threat = Puedes crear una amenaza. ¿Dónde?
kuba-head-start = { $steps ->
    [one] una roja
    [2] dos rojas
    [3] tres rojas
    [4] cuatro rojas
    [5] cinco rojas
    [6] seis rojas
   *[other] { $steps } rojas
}
