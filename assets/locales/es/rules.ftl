# Texts of the rules of all games.

illegal-game-over = La partida ha terminado.

option-none = No existe la opción «{ $name }»: este juego no tiene opciones.
option-unknown = No existe la opción «{ $name }». Las que hay: { $known }.
option-value = { $name } admite { $values }, no «{ $found }».

ending-repetition = tercera repetición
ending-resignation = rendición
ending-agreement = de mutuo acuerdo
ending-time-out = al rival se le acabó el tiempo

move-not-a-move = «{ $text }» no es una jugada.
move-not-a-cell = «{ $text }» no está en el tablero.
move-not-neighbours = { $from } y { $to } no son vecinas.

# Siempre va detrás de «hacia»: «hacia arriba», «hacia la izquierda».
direction-north = arriba
direction-east = la derecha
direction-south = abajo
direction-west = la izquierda
