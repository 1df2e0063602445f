great_city-near-city = Ciudad: { $who }
great_city-near-decks = Mazos
great_city-near-holds = Tiene { $holds }.
great_city-near-deck = __Mazo { $deck }__, restantes: { $left }. { $elsewhere ->
    [0] En orden desconocido: { $cards }.
    [one] En orden desconocido: { $cards }. (De ellas, { $elsewhere } se tomó sin mostrarla.)
   *[other] En orden desconocido: { $cards }. (De ellas, { $elsewhere } se tomaron sin mostrarlas.)
}
great_city-near-deck-seen = __Mazo { $deck }__: ya se han visto todas sus cartas.
great_city-near-unseen = -# Tomadas sin mostrarlas: en el draft inicial o por una escuela.

## De dónde vienen los puntos
great_city-account-area = { $colours ->
    [0] { $houses ->
        [one] una vivienda de valor { $value }, sin edificio público al lado
       *[other] zona, { $houses } viviendas de valor { $value }, sin edificio público al lado
    }
    [one] { $houses ->
        [one] una vivienda de valor { $value }, { $colours } color: { $value } × { $houses } × { $colours }
       *[other] zona, { $houses } viviendas de valor { $value }, { $colours } color: { $value } × { $houses } × { $colours }
    }
   *[other] { $houses ->
        [one] una vivienda de valor { $value }, { $colours } colores: { $value } × { $houses } × { $colours }
       *[other] zona, { $houses } viviendas de valor { $value }, { $colours } colores: { $value } × { $houses } × { $colours }
    }
}
great_city-account-area-bath = { great_city-account-area }, y { $bath } por las fichas de las termas
great_city-account-aqueducts = { $number ->
    [0] ningún acueducto
    [one] { $number } acueducto
   *[other] { $number } acueductos
}
great_city-account-tokens = { $tokens }, 2 por punto
great_city-account-no-cards = ninguna carta de influencia
great_city-account-brings = { $card }: { $points }
