great_city-worth-coins = { $number ->
    [one] +{ $number } Münze
   *[other] +{ $number } Münzen
}
great_city-worth-influence = +{ $number } Einfluss
great_city-worth-tokens = { $number ->
    [one] { $number } Siegpunktmarker
   *[other] { $number } Siegpunktmarker
}
great_city-worth-draws = { $number ->
    [one] zieht { $number } Karte
   *[other] zieht { $number } Karten
}
great_city-worth-points = { $points ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
great_city-worth-nothing = noch keine Punkte
great_city-worth-nowhere = keine Stelle dafür
great_city-worth-produces = { $card ->
    [grain_farm] produziert 1 Baupunkt
    [sheep_farm] produziert 1 Einfluss
    [vineyard] produziert Münze, Baupunkt
   *[vegetable_farm] produziert 1 Münze
}
