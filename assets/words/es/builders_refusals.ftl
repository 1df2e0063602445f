builders_refusals-not-in-building-row = { $card } no está en la fila de edificios.
builders_refusals-taken-from-building-row = { $card } ya no está en la fila de edificios: la carta es de { $who }.
builders_refusals-not-in-worker-row = { $card } no está en la fila de trabajadores.
builders_refusals-taken-from-worker-row = { $card } ya no está en la fila de trabajadores: la carta es de { $who }.
builders_refusals-row = En la fila hay: { $cards }.
builders_refusals-no-row = La fila está vacía.

builders_refusals-invested = Ya has hecho la inversión de este turno. Solo hay una por turno, sea cual sea.
builders_refusals-not-in-line = { $card } ya no está en la fila de inversiones.
builders_refusals-taken-from-line = { $card } ya no está en la fila de inversiones: la carta es de { $who }.
builders_refusals-line = Allí queda: { $cards }.
builders_refusals-no-line = Allí no queda nada.

builders_refusals-nobody-educated = { $card } forma a alguien enseguida.
builders_refusals-nothing-taught = { $card } no forma a nadie. Deja `student` vacío ({ $student }).
builders_refusals-prisoner-educated = Un prisionero no puede aprender. Libera primero a { $student }.
builders_refusals-machine-educated = Una máquina no puede aprender.
builders_refusals-already-educated = { $student } ya ha aprendido ({ $learned }), y nadie aprende dos veces.
builders_refusals-nothing-to-learn = { $student } ya aporta { $amount }: esto no cambiaría nada.

builders_refusals-not-in-team = { $who } no está en tu equipo.
builders_refusals-in-another-team = { $who } no está en tu equipo, sino en el de { $other }.
builders_refusals-at-work = { $who } trabaja en { $building } hasta que se termine.
builders_refusals-useless = { $who } aporta { $brings }, y en { $building } aún falta: { $missing }. Quien no añade nada solo quedaría allí sin poder salir.

builders_refusals-foreign-site = { $building } es una obra de { $who }.
builders_refusals-finished-site = { $building } ya está terminado, por { $who }.
builders_refusals-not-opened = { $building } no es una de tus obras: nadie ha empezado ese edificio.
builders_refusals-sites = Tus obras: { $sites }.
builders_refusals-no-sites = No tienes ninguna obra. Empieza antes un edificio de la fila.

builders_refusals-prisoner-with-tool = Un prisionero no lleva herramientas. Envía a { $who } sin ella, o libéralo antes.
builders_refusals-machine-with-tool = Una máquina no lleva herramientas. Envía a { $who } sin ella.
builders_refusals-not-your-tool = No tienes esa herramienta: { $tool }.
builders_refusals-tool-of-another = Esa herramienta ({ $tool }) no es tuya, sino de { $who }.
builders_refusals-tool-at-work = Esa herramienta ({ $tool }) está con { $carrier } en { $building } hasta que se termine.
builders_refusals-tools = Herramientas disponibles: { $tools }.
builders_refusals-no-tools = No tienes ninguna herramienta disponible.

builders_refusals-no-such-take = Un comando toma sestercios por 1 a { $most } acciones, no por { $actions }.
builders_refusals-too-few-actions = Tienes { $left } y no puedes tomar sestercios por { $actions }. Una acción comprada cuesta más de lo que da.
builders_refusals-no-prisoner = { $who } no es un prisionero, y solo se libera a prisioneros.
builders_refusals-freed-already = Este prisionero ya está liberado: { $who }.
builders_refusals-over = Esta partida ha acabado.

## Con quién sería posible

builders_refusals-can-send = A { $building } puedes enviar a { $members }.
builders_refusals-nobody-to-send = Ahora nadie de tu equipo puede ir a { $building }.
builders_refusals-can-educate = Puedes formar a { $members }.
builders_refusals-nobody-to-educate = Ahora nadie de tu equipo puede aprender esto.
builders_refusals-can-free = Puedes liberar a { $members }.
builders_refusals-nobody-to-free = Ahora no puedes liberar a ningún prisionero tuyo.

## Lo que no se puede pagar

builders_refusals-opening-too-dear = Empezar { $building } cuesta { $total }, y tienes { $held }.
builders_refusals-recruiting-too-dear = Contratar a { $who } cuesta { $total }, y tienes { $held }.
builders_refusals-investing-too-dear = { $card } cuesta { $total }, y tienes { $held }.
builders_refusals-sending-too-dear = Enviar a { $who } a { $building } cuesta { $total }, y tienes { $held }.
builders_refusals-freeing-too-dear = Liberar a { $who } cuesta { $total }, y tienes { $held }.
builders_refusals-too-dear = Esto cuesta { $total }, y tienes { $held }.
builders_refusals-must-be-bought = { $number ->
    [one] Hay que comprar { $number } acción.
   *[other] Hay que comprar { $number } acciones.
}
builders_refusals-must-be-bought-too = { $number ->
    [one] Son { $price } más { $bought } por { $number } acción comprada.
   *[other] Son { $price } más { $bought } por { $number } acciones compradas.
}
