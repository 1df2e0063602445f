great_city-picture-round = Ronda { $round }
great_city-picture-of-rounds = de { $rounds }
great_city-picture-draft = Draft
great_city-picture-opening = Draft inicial
great_city-picture-to-do = { $phase ->
    [draft] draft
    [place] coloca
    [pick] toma
    [act] actúa
    [school-deck] escuela
    [school-keep] escuela
   *[over] fin
}
great_city-picture-nothing = nada
great_city-picture-neighbours = vecinos: { $number }

## El tablero
great_city-picture-acts-first = actúa antes
great_city-picture-acts-last = actúa después, recibe más
great_city-picture-keeps-first = elige antes
great_city-picture-takes-last = la última carta
great_city-picture-how-to-draft = Cada cual se queda con una y pasa el resto.
great_city-picture-offer = Oferta
great_city-picture-your-move = Tu jugada
great_city-picture-your-city = Tu ciudad
great_city-picture-where = ¿Dónde puede ir { $card }?
great_city-picture-chosen = elegido
great_city-picture-best = máx. { $change }
great_city-picture-in-place = { $gains }, en lugar de { $card }
great_city-picture-areas = Zonas
great_city-picture-sum-colours = suma × colores
great_city-picture-seat = asiento { $number }
great_city-picture-took = toma
great_city-picture-short-name = { $card ->
   *[other] { $name }
}
great_city-picture-kept = se queda
great_city-picture-go-round = { $cards ->
    [one] { $cards } carta del mazo II, boca abajo
   *[other] { $cards } cartas del mazo II, boca abajo
}
great_city-picture-first-player = empieza

## Una mano
great_city-picture-hand = Tu mano
great_city-picture-only-you = solo la ves tú
great_city-picture-hand-of = Mano de { $name }
great_city-picture-opened = { $held ->
        [0] vacía al final
        [one] { $held } carta al final
       *[other] { $held } cartas al final
    }
great_city-picture-page = página { $page } de { $pages }, solo la ves tú
great_city-picture-school = Escuela
great_city-picture-keep-one = quédate con una carta, solo las ves tú
great_city-picture-take-one = toma una carta (en negrita: qué da ahora)
great_city-picture-no-cards = No hay cartas en tu mano
great_city-picture-you-have = Tienes
great_city-picture-no-bricks = sin ladrillos
great_city-picture-enough = { $bricks }: basta
great_city-picture-short = { $number ->
    [one] falta { $number }
   *[other] faltan { $number }
}: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
great_city-picture-too-dear = { $number ->
    [one] falta { $number }: muy caro
   *[other] faltan { $number }: muy caro
}

## Junto a una ciudad
great_city-picture-coins = { $number ->
    [one] moneda
   *[other] monedas
}
great_city-picture-tokens = influencia
great_city-picture-in-hand = mano
great_city-picture-card-points = { $number ->
    [one] pt carta
   *[other] pts carta
}
great_city-picture-points-so-far = puntos por ahora
great_city-picture-known = En mano, a la vista
great_city-picture-pays = Pago
great_city-picture-costs = Precio
great_city-picture-strip = de la tira: { $number }
great_city-picture-no-place = Ahora no hay lugar legal
great_city-picture-one-place = Un lugar: { $letter }
great_city-picture-choose = Elige un lugar, { $first } a { $last }
great_city-picture-score = total { $change }
great_city-picture-replaces = sustituye a { $card }
great_city-picture-point-tokens = fichas de punto puestas
great_city-picture-influence = { $number } de influencia
great_city-picture-draws = roba { $cards }, elige 1
great_city-picture-may-be-built = se puede construir aquí
great_city-picture-your-choice = tu elección, aún sin construir
great_city-picture-last-building = último edificio

## La hoja y las puntuaciones
great_city-picture-buildings = { $sheet ->
    [0] Granjas, viviendas, acueductos
    [1] Edificios públicos
   *[other] Templos
}
great_city-picture-legend = placa: ladrillos · oro: mazo I · estrella: influencia · ×: cartas
great_city-score = { $line ->
    [homes] Viviendas
    [aqueducts] Acueduct.
    [temples] Templos
    [shrine] Santuario
    [coins] Monedas
    [influence] Influencia
   *[cards] Cart. inf.
}
great_city-picture-after-rounds = tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
great_city-picture-in-round = en la ronda { $round } de { $rounds }
