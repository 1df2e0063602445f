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
    { $effect }
great_city_cards-special = deck I
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
great_city_cards-effect-house = An area of adjacent houses of one value scores its sum times the number of colours of the public buildings beside it, and the point tokens of the best bath beside it.
great_city_cards-effect-public = { $card ->
    [forum_romanum] When built: a coin for each building beside it, and one more.
    [arena] When built: an influence token for each building beside it.
    [colosseum] When built: an influence token for each building beside it, and one more.
    [school] When built: draw a card for each building beside it from a deck of II to IV and keep one.
    [university] When built: draw a card for each building beside it, and one more, from a deck of II to IV and keep one.
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
