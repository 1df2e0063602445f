### The Great City of Rome: why a hint advises a move; behind the move and a colon.

great_city_reasons-no-use = none of these cards helps your city much
great_city_reasons-most-useful = { $points ->
    [one] the most useful card for your city: worth about { $points } point
   *[other] the most useful card for your city: worth about { $points } points
}
great_city_reasons-useful = { $points ->
    [one] worth about { $points } point to your city, but others may need it more
   *[other] worth about { $points } points to your city, but others may need it more
}
great_city_reasons-space = { $before ->
    [0] gives { $symbols }; nobody has an emissary before it yet
    [one] gives { $symbols }; { $before } emissary acts before it
   *[other] gives { $symbols }; { $before } emissaries act before it
}
great_city_reasons-houses = { $points ->
    [one] houses of value { $value }: +{ $points } point
   *[other] houses of value { $value }: +{ $points } points
}
great_city_reasons-aqueduct = { $points ->
    [one] aqueduct { $number } of 4: +{ $points } point
   *[other] aqueduct { $number } of 4: +{ $points } points
}
great_city_reasons-temple = { $points ->
    [one] { $temple }: +{ $points } point
   *[other] { $temple }: +{ $points } points
}
great_city_reasons-temples = { $points ->
    [one] your temples: +{ $points } point
   *[other] your temples: +{ $points } points
}
great_city_reasons-influence = +{ $tokens }
great_city_reasons-influence-lead = +{ $tokens }, the most at the table
great_city_reasons-coins = +{ $coins }
great_city_reasons-draws = { $number ->
    [0] draws no card
    [one] draws { $number } card
   *[other] draws { $number } cards to choose from
}
great_city_reasons-farm = { $farm ->
    [grain] a brick token when you produce
    [sheep] an influence token when you produce
    [vineyard] a coin and a brick token when you produce
   *[vegetable] a coin when you produce
}
great_city_reasons-prospect = { $kind ->
    [houses] room for public buildings
    [public] a new colour for houses
    [aqueduct] towards four aqueducts
    [temple] a temple that can still score
   *[farm] a farm
}
great_city_reasons-deck = { $left ->
    [0] no card is left in deck { $deck }
    [one] { $left } card is left in deck { $deck }
   *[other] { $left } cards are left in deck { $deck }
}
great_city_reasons-produce = brings { $gains } with cogs that you already have
great_city_reasons-produce-for = brings { $gains } for { $price }
great_city_reasons-turn-done = everything worth doing this turn is done
great_city_reasons-not-worth = nothing that you could do now is worth its price
# What the card is taken for, behind the reason and "; "
great_city_reasons-goal = { $soon ->
    [now] you can build it this turn ({ $gains })
   *[next] you can build it next turn ({ $gains })
}
