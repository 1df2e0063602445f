great_city_refusals-other-step = { $step ->
    [draft] Primero quédate con una carta del draft inicial.
    [place] Ahora coloca un emisario en una casilla libre.
    [pick] Primero toma una carta de la oferta.
    [school-deck] Primero elige el mazo del que roba tu escuela.
    [school-keep] Primero quédate con una de las cartas que robó tu escuela.
   *[act] Ahora construye, produce o pasa para terminar tu turno.
}
great_city_refusals-not-passed = { $card } no está entre las cartas que te pasaron. Puedes quedarte con { $cards }.
great_city_refusals-space-taken = La casilla { $space } está ocupada. Libres: { $free }; la más cercana al emperador: { $nearest }.
great_city_refusals-placed-by-program = En esta mesa, el último emisario de una ronda va a la única casilla que tiene sentido: { $sensible }, no { $space }.
great_city_refusals-not-offered = { $card } no está en la oferta de esta ronda. Puedes tomar { $cards }.
great_city_refusals-card-taken = { $card } ya no está: en esta ronda la ha tomado { $who }. Puedes tomar { $cards }.
great_city_refusals-already-built = Ya has construido en este turno. Cada turno tiene una sola acción de construir.
great_city_refusals-already-produced = Ya has producido en este turno. Cada turno tiene una sola acción de producir.
great_city_refusals-not-in-hand = { $card } no está en tu mano. Tienes { $cards }.
great_city_refusals-empty-hand = { $card } no está en tu mano. No tienes ninguna carta.
great_city_refusals-place-taken = Ese lugar está ocupado: { $building }. Solo un acueducto puede sustituir a un edificio.
great_city_refusals-not-adjacent = Ese lugar no comparte lado con ningún edificio de tu ciudad. Construye junto a uno.
great_city_refusals-too-wide = Así la ciudad tendría { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } y { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }. Debe caber en 4 por 4.
great_city_refusals-aqueduct-in-line = Ya hay otro acueducto tuyo en esa fila o columna. En cada fila y columna solo cabe uno.
great_city_refusals-aqueduct-over-aqueduct = Ahí hay un acueducto, y en esta mesa un acueducto no sustituye a otro.
great_city_refusals-no-token = En ese lugar no hay ficha de ladrillo. Tus fichas de ladrillo están en { $farms }.
great_city_refusals-no-tokens = En ese lugar no hay ficha de ladrillo. No tienes ninguna.
great_city_refusals-token-replaced = La granja que sustituyes se lleva su ficha de ladrillo, y en esta mesa no puede pagar el edificio.
great_city_refusals-bricks-short = { $missing ->
    [one] { $card } necesita { $missing } ladrillo además de tu tira, y pagas { $paid }. Paga { $missing } con una ficha o monedas.
   *[other] { $card } necesita { $missing } ladrillos además de tu tira, y pagas { $paid }. Paga { $missing } con fichas o monedas.
}
great_city_refusals-bricks-over = { $missing ->
    [one] { $card } necesita { $missing } ladrillo además de tu tira, y pagas { $paid }. Paga exactamente { $missing }.
   *[other] { $card } necesita { $missing } ladrillos además de tu tira, y pagas { $paid }. Paga exactamente { $missing }.
}
great_city_refusals-tokens-first = { $needed ->
    [one] En esta mesa se gastan fichas de ladrillo antes que monedas: gasta { $needed } ficha, no { $spent }.
   *[other] En esta mesa se gastan fichas de ladrillo antes que monedas: gasta { $needed } fichas, no { $spent }.
}
great_city_refusals-too-dear = { $card } cuesta { $price } después de tus ladrillos, y tienes { $held }.
great_city_refusals-cogs-too-dear = { $missing ->
    [one] Para producir falta { $missing } engranaje a 1 moneda, y tienes { $held }.
   *[other] Para producir faltan { $missing } engranajes a 1 moneda cada uno, y tienes { $held }.
}
great_city_refusals-cogs-short = { $missing ->
    [one] Para producir hay que comprar { $missing } engranaje, y compras { $buy }. Compra { $missing }.
   *[other] Para producir hay que comprar { $missing } engranajes, y compras { $buy }. Compra { $missing }.
}
great_city_refusals-cogs-over = { $missing ->
    [one] Para producir hay que comprar { $missing } engranaje, y compras { $buy }. Compra exactamente { $missing }.
   *[other] Para producir hay que comprar { $missing } engranajes, y compras { $buy }. Compra exactamente { $missing }.
}
great_city_refusals-no-gain = { $missing ->
    [one] Producir no compensaría el engranaje que debes comprar, y esta mesa no lo permite.
   *[other] Producir no compensaría los { $missing } engranajes que debes comprar, y esta mesa no lo permite.
}
great_city_refusals-deck-one = Una escuela nunca roba del mazo I. Puedes elegir el mazo { $decks }.
great_city_refusals-deck-not-in-play = El mazo { $deck } no se usa cuando juegan { $players }. Puedes elegir el mazo { $decks }.
great_city_refusals-deck-empty = En el mazo { $deck } no queda ninguna carta. Puedes elegir el mazo { $decks }.
great_city_refusals-no-deck = En ningún mazo quedan cartas.
great_city_refusals-not-drawn = { $card } no está entre las cartas que has robado: { $cards }.
great_city_refusals-other-bottom = Bajo el mazo van todas las cartas robadas menos { $card }: { $cards }.
great_city_refusals-other-bottom-none = { $card } es la única carta que has robado: ninguna va bajo el mazo.
great_city_refusals-over = Esta partida ha acabado.
