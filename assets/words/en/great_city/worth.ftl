### The Great City of Rome: what one more building would bring now, on cards and in choices.

great_city-worth-coins = { $number ->
    [one] +{ $number } coin
   *[other] +{ $number } coins
}
great_city-worth-influence = +{ $number } influence
great_city-worth-tokens = { $number ->
    [one] { $number } point token
   *[other] { $number } point tokens
}
great_city-worth-draws = { $number ->
    [one] draws { $number } card
   *[other] draws { $number } cards
}
great_city-worth-points = { $points ->
    [one] { $change } point
   *[other] { $change } points
}
great_city-worth-nothing = no points yet
great_city-worth-nowhere = no place for it
great_city-worth-produces = { $card ->
    [grain_farm] a brick token when you produce
    [sheep_farm] +1 influence when you produce
    [vineyard] +1 coin and a brick token when you produce
   *[vegetable_farm] +1 coin when you produce
}
