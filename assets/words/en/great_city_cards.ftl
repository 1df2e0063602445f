### The Great City of Rome: what each building is, costs and does (§2.1), for `/game card`.

great_city_cards-kind = { $kind ->
    [farm] production building
    [house] house of value { $value }
    [green] public building, green
    [red] public building, red
    [yellow] public building, yellow
    [blue] public building, blue
    [aqueduct] aqueduct
   *[temple] temple
}
# All about a card: its name, its id, what it is; then what it does
great_city_cards-card = **{ $name }** (`{ $id }`): { $facts }
    { $does }
# How many there are
great_city_cards-copies = Cards: { $decks }.
# Decks III and IV are in play only with so many players.
great_city_cards-in-deck = { $deck ->
    [III] { $number } in deck { $deck } (with 3 or 4 players)
    [IV] { $number } in deck { $deck } (with 4 players)
   *[other] { $number } in deck { $deck }
}
great_city_cards-one-each = One for each player, if the Shrine is in play.
great_city_cards-stars = { $stars ->
    [one] { $stars } star: an influence token when built
   *[other] { $stars } stars: { $stars } influence tokens when built
}
great_city_cards-star-number = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
great_city_cards-effect-farm = { $card ->
    [grain_farm] Produces a brick token, if it has none; it pays for one brick of a later building.
    [sheep_farm] Produces 1 influence token.
    [vineyard] Produces 1 coin, and a brick token if it has none.
   *[vegetable_farm] Produces 1 coin.
}
great_city_cards-effect-house = An area scores the sum of its values × number of colours beside it, plus the point tokens of the best bath beside it.
great_city_cards-effect-public = { $card ->
    [forum_romanum] When built: a coin for each building beside it, and one more.
    [arena] When built: an influence token for each building beside it.
    [colosseum] When built: an influence token for each building beside it, and one more.
    [school] When built: draw a card for each building beside it from a deck in play other than deck I and keep one.
    [university] When built: draw a card for each building beside it, and one more, from a deck in play other than deck I and keep one.
    [thermal_baths] When built: a point token for each building beside it; each house area beside it scores them.
    [imperial_thermal_baths] When built: a point token for each building beside it, and one more; each house area beside it scores them.
   *[market] When built: a coin for each building beside it.
}
great_city_cards-effect-aqueduct = 4, 12, 24 or 40 points for 1, 2, 3 or 4 of them. Never two in a row or column; it may replace a building.
great_city_cards-effect-temple = { $card ->
    [temple_of_minerva] 10 points with sixteen buildings in the city.
    [temple_of_fortuna] 15 points with public buildings of all four colours.
    [temple_of_cupid] 10 points with at least four houses of value 2.
    [temple_of_juno] 10 points with at least four temples, itself included.
    [temple_of_saturn] 15 points with at least four production buildings.
    [temple_of_luna] 1 point for every star in the city, its own included.
    [temple_of_mars] 5 points with at least one house of value 4.
    [temple_of_venus] 2 points for every house of value 2.
    [temple_of_jupiter] 2 points for every temple, itself included.
    [temple_of_mercury] 1 point for every three coins, besides the coins themselves.
   *[shrine] 2 points for every building beside it at the end. It costs nothing but the build action.
}

## What a card is and does, in the few words that a drawn card has room for
great_city_cards-kind-in-short = { $kind ->
    [farm] Production
    [house] Residential
    [green] Public, green
    [red] Public, red
    [yellow] Public, yellow
    [blue] Public, blue
    [aqueduct] Aqueduct
   *[temple] Temple
}
great_city_cards-effect-in-short = { $card ->
    [vegetable_farm] Produce: 1 coin.
    [grain_farm] Produce: 1 brick token here.
    [sheep_farm] Produce: 1 influence.
    [vineyard] Produce: 1 coin and 1 brick token here.
    [residential_2] Scores its area’s value × public colours beside it.
    [residential_3] Scores its area’s value × public colours beside it.
    [residential_4] Scores its area’s value × public colours beside it.
    [luxury_residential_2] Build: 1 influence. Scores like any house.
    [luxury_residential_3] Build: 1 influence. Scores like any house.
    [luxury_residential_4] Build: 1 influence. Scores like any house.
    [market] Build: 1 coin per neighbour.
    [forum_romanum] Build: 1 coin, and 1 per neighbour.
    [arena] Build: 1 influence per neighbour.
    [colosseum] Build: 1 influence, and 1 per neighbour.
    [school] Build: draw 1 card per neighbour; keep 1.
    [university] Build: draw 1 card, and 1 per neighbour; keep 1.
    [thermal_baths] Build: 1 point token per neighbour.
    [imperial_thermal_baths] Build: 1 point token, and 1 per neighbour.
    [aqueduct] One per row and column. 1 to 4 score 4, 12, 24, 40.
    [grand_aqueduct] Build: 1 influence. Scores like any aqueduct.
    [temple_of_minerva] 10 points with sixteen buildings in your city.
    [temple_of_fortuna] 15 points with all four public colours.
    [temple_of_cupid] 10 points with four Residential 2.
    [temple_of_juno] 10 points with four temples, this one too.
    [temple_of_saturn] 15 points with four production buildings.
    [temple_of_luna] Build: 1 influence. 1 point per star in your city.
    [temple_of_mars] Build: 3 influence. 5 points with a Residential 4.
    [temple_of_venus] Build: 1 influence. 2 points per Residential 2.
    [temple_of_jupiter] Build: 2 influence. 2 points per temple.
    [temple_of_mercury] Build: 2 influence. 1 point per three coins.
   *[shrine] 2 points per building beside it.
}
