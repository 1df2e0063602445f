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
    [1] +1 Punkt
   *[other] { $change } Punkte
}
great_city-worth-nothing = noch keine Punkte
great_city-worth-nowhere = keine Stelle dafür
great_city-worth-produces = { $card ->
    [grain_farm] Baupunktmarker beim Produzieren
    [sheep_farm] +1 Einfluss beim Produzieren
    [vineyard] +1 Münze und Baupunktmarker beim Produzieren
   *[vegetable_farm] +1 Münze beim Produzieren
}
