# Texts about saved games, files, the game in progress and settings.

record-line = línea { $line }: { $reason }
record-empty = Está vacío.
record-too-large = Ocupa más de 8 MiB; ninguna partida es tan grande.
record-not-text = No es un archivo de texto.
record-not-a-record = No es una partida guardada.
record-cut-short = Se corta antes de tiempo; falta el resto.
record-newer = Se hizo con una versión más nueva de este programa.
record-other-game = Es una partida de «{ $game }», que este programa no puede abrir aquí.
record-too-deep = Demasiados paréntesis dentro de otros.
record-unknown-part = Una partida guardada no tiene ninguna parte «{ $name }».
record-missing-part = Falta la parte «{ $name }».
record-twice-part = La parte «{ $name }» aparece dos veces.
record-wrong-value = { $found } no puede ir aquí.
record-wrong-choice = «{ $found }» no puede ir aquí. Valores posibles: { $expected }.
record-form = No está escrito como una partida guardada.
record-too-many-moves = Tiene más de { $most } jugadas.
record-no-such-place = Menciona la jugada { $number }, que no existe.
record-not-closed = Lo que se abre aquí no se cierra nunca.
record-not-opened = Se cierra un paréntesis que no estaba abierto.
record-nothing-replaced = Aquí no hay ninguna jugada que una variante pueda reemplazar.
record-too-many-variations = Tiene más de { $most } jugadas, contando las variantes.
record-seat-count = { $found ->
        [one] Tiene un jugador
       *[other] Tiene { $found } jugadores
    }; se necesitan { $seats }.
record-clock-seats = El reloj tiene tiempos para { $found ->
        [one] un jugador
       *[other] { $found } jugadores
    }; se necesitan { $seats }.
record-level = No existe el nivel { $number }; los niveles van del 1 al { $most }.
record-date = «{ $text }» no es una fecha como 2025-12-31.
record-position = { $reason }
record-move = jugada { $number }: { $reason }
record-after-the-end = La jugada { $number } viene después del final de la partida.
record-wrong-result = El resultado no es el que sale de las jugadas.
record-not-understood = No es una partida guardada, ni una posición, ni una lista de jugadas.
record-cut-message = Falta el final del mensaje. Cópialo entero.

file-fault = { $file }: { $reason }
picture-unreadable = La imagen está dañada o es demasiado grande ({ $reason }).
picture-no-code = En esta imagen no hay ninguna partida: no tiene código. Comparte una imagen con «La partida como código».
picture-foreign = El código de esta imagen no es una partida de este programa.
picture-too-large = La imagen es demasiado grande: { $width } × { $height } píxeles. Se leen como mucho 50 millones.
picture-other-kind = Las imágenes de tipo { $kind } no se pueden leer. Guárdala como PNG o JPEG.
picture-unclear = Esta imagen tiene un código, pero es demasiado pequeño o borroso para leerlo. Pídela como archivo.
code-damaged = El código está incompleto o dañado.
code-newer = Una versión más nueva de este programa hizo el código.
code-other-game = El código es una partida de un juego que este programa no conoce.
file-line-fault = { $file }, línea { $line }: { $reason }
file-not-found = No está ahí.
file-no-folder = No existe esa carpeta.
file-denied = No tienes permiso para hacer esto aquí.
file-write-protected = Está protegido contra escritura.
file-disk-full = El disco está lleno.
file-size-limit = Superaría el tamaño que permite el sistema.
file-is-folder = Es una carpeta.
file-not-a-folder = Una de las carpetas de la ruta es en realidad un archivo.
file-homeless = Este sistema no tiene ninguna carpeta para eso.
file-not-ordinary = No es un archivo normal.
file-too-large = Ocupa más de 8 MiB; ninguna partida es tan grande.
file-picture-too-large = La imagen ocupa más de 8 MiB; no se leen imágenes tan grandes.
file-not-text = No es un archivo de texto.
file-not-utf-8 = La línea { $line } no está en UTF-8. Guarda el archivo como UTF-8 y vuelve a abrirlo.
file-bad-name = Un archivo no puede llamarse así.
file-stopped = Ya no se guarda nada porque ha fallado una parte del programa. Guarda la partida en un archivo y vuelve a abrir Kuba.
file-open-elsewhere = Está abierta en la ventana { $number }.
file-other = { $reason }

autosave-salvaged = La partida en curso estaba dañada. { $moves ->
        [one] Se ha podido rescatar una jugada, que está
       *[other] Se han podido rescatar { $moves } jugadas, que están
    } en el tablero; el archivo dañado se ha conservado como { $file }. ({ $reason })
autosave-kept-aside = No se ha podido leer la partida en curso. Se ha conservado como { $file }. ({ $reason })
start-after-crash = La última vez Kuba se cerró por un error. El tablero y la ventana vuelven a tener sus ajustes habituales.
autosave-unreadable = No se ha podido leer la partida en curso. ({ $reason })

earlier-kept = { $when } · { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
earlier-window = De la ventana { $number }, sin terminar · { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }

settings-line = la línea { $line } no está escrita como un ajuste
settings-kept-aside = No se han podido leer los ajustes, así que todo tiene su valor habitual. El archivo anterior se ha conservado como { $file }. ({ $reason })
settings-unreadable = No se han podido leer los ajustes, así que todo tiene su valor habitual. ({ $reason })
settings-damaged = Los ajustes estaban dañados. Se conserva lo que se ha podido leer; el archivo anterior es { $file }. ({ $reason })
settings-wrong = El ajuste «{ $name }» no era válido y se ha restablecido.
settings-missing = Falta el ajuste «{ $name }»; tiene su valor habitual.
