great_city_reasons-no-use = ninguna de estas cartas ayuda mucho a tu ciudad
great_city_reasons-most-useful = { $points ->
    [one] la carta más útil para tu ciudad: vale alrededor de { $points } punto
   *[other] la carta más útil para tu ciudad: vale alrededor de { $points } puntos
}
great_city_reasons-useful = { $points ->
    [one] vale alrededor de { $points } punto para tu ciudad, pero otras personas pueden necesitarla más
   *[other] vale alrededor de { $points } puntos para tu ciudad, pero otras personas pueden necesitarla más
}
great_city_reasons-space = { $before ->
    [0] da { $symbols }; aún no hay ningún emisario antes
    [one] da { $symbols }; antes actúa { $before } emisario
   *[other] da { $symbols }; antes actúan { $before } emisarios
}
great_city_reasons-houses = { $points ->
    [one] viviendas de valor { $value }: +{ $points } punto
   *[other] viviendas de valor { $value }: +{ $points } puntos
}
great_city_reasons-aqueduct = { $points ->
    [one] acueducto { $number } de 4: +{ $points } punto
   *[other] acueducto { $number } de 4: +{ $points } puntos
}
great_city_reasons-temple = { $points ->
    [one] { $temple }: +{ $points } punto
   *[other] { $temple }: +{ $points } puntos
}
great_city_reasons-temples = { $points ->
    [one] tus templos: +{ $points } punto
   *[other] tus templos: +{ $points } puntos
}
great_city_reasons-influence = +{ $tokens }
great_city_reasons-influence-lead = +{ $tokens }, más que nadie en la mesa
great_city_reasons-coins = +{ $coins }
great_city_reasons-draws = { $number ->
    [0] no roba ninguna carta
    [one] roba { $number } carta
   *[other] roba { $number } cartas para elegir
}
great_city_reasons-farm = { $farm ->
    [grain] una ficha de ladrillo al producir
    [sheep] una ficha de influencia al producir
    [vineyard] una moneda y una ficha de ladrillo al producir
   *[vegetable] una moneda al producir
}
great_city_reasons-prospect = { $kind ->
    [houses] sitio para edificios públicos
    [public] un color nuevo para viviendas
    [aqueduct] un paso hacia cuatro acueductos
    [temple] un templo que aún puede dar puntos
   *[farm] un edificio de producción
}
great_city_reasons-deck = { $left ->
    [0] no queda ninguna carta en el mazo { $deck }
    [one] queda { $left } carta en el mazo { $deck }
   *[other] quedan { $left } cartas en el mazo { $deck }
}
great_city_reasons-produce = da { $gains } con engranajes que ya tienes
great_city_reasons-produce-for = da { $gains } por { $price }
great_city_reasons-turn-done = ya está hecho todo lo que valía la pena en este turno
great_city_reasons-not-worth = nada de lo que puedes hacer ahora vale su precio
great_city_reasons-goal = { $soon ->
    [now] puedes construirla en este turno ({ $gains })
   *[next] puedes construirla en tu próximo turno ({ $gains })
}
