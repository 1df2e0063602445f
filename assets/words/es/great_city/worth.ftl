great_city-worth-coins = { $number ->
    [one] +{ $number } moneda
   *[other] +{ $number } monedas
}
great_city-worth-influence = +{ $number } de influencia
great_city-worth-tokens = { $number ->
    [one] { $number } ficha de punto
   *[other] { $number } fichas de punto
}
great_city-worth-draws = { $number ->
    [one] roba { $number } carta
   *[other] roba { $number } cartas
}
great_city-worth-points = { $points ->
    [one] { $change } punto
   *[other] { $change } puntos
}
great_city-worth-nothing = aún sin puntos
great_city-worth-nowhere = no cabe en ningún lugar
great_city-worth-produces = { $card ->
    [grain_farm] una ficha de ladrillo al producir
    [sheep_farm] +1 de influencia al producir
    [vineyard] +1 moneda y una ficha de ladrillo al producir
   *[vegetable_farm] +1 moneda al producir
}
