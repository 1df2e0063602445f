### The Great City of Rome : ce qu’un bâtiment de plus rapporterait maintenant.

great_city-worth-coins = { $number ->
    [one] +{ $number } pièce
   *[other] +{ $number } pièces
}
great_city-worth-influence = +{ $number } influence
great_city-worth-tokens = { $number ->
    [one] { $number } jeton Point
   *[other] { $number } jetons Point
}
great_city-worth-draws = { $number ->
    [one] pioche { $number } carte
   *[other] pioche { $number } cartes
}
great_city-worth-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
great_city-worth-nothing = encore aucun point
great_city-worth-nowhere = aucun endroit pour elle
great_city-worth-produces = { $card ->
    [grain_farm] un jeton Brique quand tu produis
    [sheep_farm] +1 influence quand tu produis
    [vineyard] +1 pièce et un jeton Brique quand tu produis
   *[vegetable_farm] +1 pièce quand tu produis
}
