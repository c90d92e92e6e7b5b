# Texts of the commands.

cli-no-puzzle-rules = No hay reglas «{ $rules }».

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

cli-practice-task = { $file }: { $seat } { $move }, pierde un { $lost } %
cli-practice-missed = fallado en una serie del { $date }: { $seat } { $move }
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

