great_city-worth-coins = { $number ->
    [one] +{ $number } munt
   *[other] +{ $number } munten
}
great_city-worth-influence = +{ $number } invloed
great_city-worth-tokens = { $number ->
    [one] { $number } puntenfiche
   *[other] { $number } puntenfiches
}
great_city-worth-draws = { $number ->
    [one] trekt { $number } kaart
   *[other] trekt { $number } kaarten
}
great_city-worth-points = { $points ->
    [one] { $change } punt
   *[other] { $change } punten
}
great_city-worth-nothing = nog geen punten
great_city-worth-nowhere = geen plek ervoor
great_city-worth-produces = { $card ->
    [grain_farm] een baksteenfiche als je produceert
    [sheep_farm] +1 invloed als je produceert
    [vineyard] +1 munt en een baksteenfiche als je produceert
   *[vegetable_farm] +1 munt als je produceert
}
