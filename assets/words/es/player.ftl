player-no-such-page = Esta opción ya no está disponible. Ahora puedes hacer esto:
player-explained = > { $says } (*{ button-help }* termina estas explicaciones.)
player-taken-back = Has deshecho tu jugada.
player-done = Tu jugada está hecha.
player-how-to-look = *{ button-look }* o `{ name-game-board }` muestra la mesa.
player-ended = Esta mesa se ha finalizado.
player-over = La partida ha acabado. `{ name-game-score }` muestra el resultado.
player-won = La partida ha acabado. Victoria: { $winners }. `{ name-game-score }` muestra el resultado.
player-foreign-button = Este botón no es mío; no ha cambiado nada.
player-moved-on = La mesa ha avanzado desde que se abrió ese panel. Esta es la posición ahora.
player-hushed = No habrá más recordatorios en este turno. Juégalo cuando quieras: usa *{ button-your-turn }*. Si la mesa tiene reloj, sigue corriendo.
player-standing-order = **Orden permanente** para turnos ajenos (solo la ves tú): { $order }.
player-still = Bien: la mesa sigue abierta.
player-next-table = Esta es la [mesa { $table }]({ $link }).
player-no-next-table = Ahora no te espera ninguna otra mesa. `{ name-me-tables }` muestra todas las tuyas.
player-hint-not-now = Puedes pedir una pista cuando sea tu turno.
player-hint-too-many = Pensar una pista lleva un rato. Inténtalo de nuevo en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
player-hint-not-you = Solo puede pedir pistas quien juega.
player-elsewhere = Ese botón es de la mesa { $table }, que está en <#{ $channel }>. Usa el de allí.
player-other-server = Ese botón es de una mesa de otro servidor; no ha cambiado nada.
player-final-score = La puntuación final.
player-score-now = La puntuación, como si la partida acabara ahora.
player-stood = La posición entonces:
player-stands = La posición ahora:
player-hint = **Pista**, la opinión de una IA ({ people-level }) que no sabe más que tú:
    { $moves }
    -# Puede equivocarse; decides tú.
player-hint-move = { $place }. **{ $move }**: { $reason }
player-hint-then = Luego: { $moves }.
player-hint-all = { $place }. Hacerlo todo
player-hint-button = { $place }. { $move }
