marble-refusal-open-first = Primero abre el acueducto cuyo manantial toca tu loseta: { $due }.
marble-refusal-finish-first = Primero termina un solar completo: { $due }.
marble-refusal-reward-first = Primero decide sobre { $site }: el magistrado de { $own } puede ir a { marble-space }, o ninguno.
marble-refusal-no-action = No te queda ninguna acción. Devuelve una ficha de imperium por una más, o termina tu turno.
marble-refusal-actions-left = Aún tienes { marble-actions }. Roba, amplía acueductos, recupera un magistrado o juega una loseta antes de terminar tu turno.
marble-refusal-last-round = En la última ronda el imperium no compra acciones.
marble-refusal-no-imperium = No tienes imperium de { marble-kind }. Tienes: { $held }.
marble-refusal-empty-stack = La pila de losetas de { marble-kind } está vacía. Queda: { $left }.
marble-refusal-same-type = Las dos losetas deben ser de tipos distintos mientras haya losetas en dos pilas. Queda: { $left }.
marble-refusal-two-tiles = Se roban dos losetas. Queda: { $left }.
marble-refusal-last-tile = Solo queda una loseta en total, de { marble-kind }.
marble-refusal-draw-order = Nombra las dos losetas en el orden templo, baños, teatro, arena.
marble-refusal-nothing-to-draw = No hay losetas que robar: todas las pilas están vacías.
marble-refusal-not-open = El acueducto { marble-aqueduct } aún no está abierto. Se abre cuando una loseta toca su manantial en { $spring }.
marble-refusal-no-pieces = Al acueducto { marble-aqueduct } no le quedan tramos.
marble-refusal-not-next = El acueducto { marble-aqueduct } acaba en { $tail }, y { $to } no está al lado. { marble-refusal-steps }
marble-refusal-no-side = Ningún lado de una loseta lleva de { $tail } a { $to }. { marble-refusal-steps }
marble-refusal-loop = Un acueducto no puede cruzarse a sí mismo: ya pasa por { $to }. { marble-refusal-steps }
marble-refusal-touches = Los acueductos no se tocan, y { $to } es del acueducto { marble-aqueduct }. { marble-refusal-steps }
marble-refusal-steps = { $count ->
    [0] Ahora no puede seguir por ningún sitio.
   *[other] Puede seguir a { $steps }.
}
marble-refusal-second-piece = Caben dos tramos, así que debes poner dos: { $advice }.
marble-refusal-no-magistrate-there = No tienes ningún magistrado en { $tile }. { $count ->
    [0] Ninguno de los tuyos está en una loseta.
   *[other] Los tuyos están en { $own }.
}
marble-refusal-not-ready = { $drawn ->
    [0] No tienes lista ninguna loseta de { marble-kind }. Tienes: { $held }.
   *[other] No tienes lista ninguna loseta de { marble-kind }. Tienes: { $held }. Lo que robas en este turno está listo en el próximo.
}
marble-refusal-no-magistrate = No tienes ningún magistrado disponible. Juega la loseta sin él, o recupera uno antes.
marble-refusal-taken-by-tile = { $at } está ocupado por la loseta de { marble-kind } en { $tile }. { marble-refusal-places }
marble-refusal-taken-by-hill = { $at } está ocupado por una colina: { $hill }. { marble-refusal-places }
marble-refusal-unsupported = Una loseta en { $at } no compartiría ningún lado con una colina u otra loseta. { marble-refusal-places }
marble-refusal-places = { $count ->
    [0] No queda lugar para ninguna loseta.
   *[other] Los lugares más cercanos son { $places }.
}
marble-refusal-not-due = El acueducto { marble-aqueduct } no se puede abrir ahora: ninguna loseta acaba de tocar su manantial.
marble-refusal-too-short = Pon { $most } tramos mientras sea posible. Tras { $path } cabe otro tramo. { marble-refusal-steps }
marble-refusal-not-complete = { $count ->
    [0] { $site } no es un solar completo. Ahora no hay ninguno.
   *[other] { $site } no es un solar completo. Solares completos: { $due }.
}
marble-refusal-no-reward = Ahora no se ha terminado ningún solar, así que no puede moverse ningún magistrado. Recupera uno como acción.
marble-refusal-not-on-site = No tienes en { $tile } ningún magistrado que pueda irse de { $site }. Tienes uno en { $own }, o no muevas ninguno.
marble-refusal-over = Esta partida ha acabado.
