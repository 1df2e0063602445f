### The Great City of Rome: what there is to tell of a table, for the table as text and the texts of the pictures.

great_city-facts-draft = Opening draft: { $duty }.
great_city-facts-round = Round { $round } of { $rounds }: { $duty }.
great_city-facts-must = now { $who } can { $duty }
great_city-facts-must-with = { $duty } ({ $symbols })
great_city-facts-over = The game is over. Winner: { $winners }.
great_city-facts-first = First player: { $who }.
great_city-facts-last = Last built: { $card } by { $who }.
# The spaces by their numbers from the emperor on, with who stands there and whether the emissary has acted.
great_city-facts-strip = Strip: { $spaces }.
great_city-facts-space-free = { $number } ({ $symbol }) free
great_city-facts-space = { $progress ->
    [acting] { $number } ({ $symbol }) { $who } (acting)
    [acted] { $number } ({ $symbol }) { $who } (has acted)
   *[waiting] { $number } ({ $symbol }) { $who }
}
great_city-facts-offer = Offer: { $cards }.
great_city-facts-taken = { $card } ({ $who })
# By their points. Those to win wait for whoever alone has the most influence tokens.
great_city-facts-stakes = Influence cards: { $stakes }.
great_city-facts-to-come = { $values } in round { $round }
great_city-facts-waiting = { $values } to win
great_city-facts-won-by = { $values }: { $who }
great_city-facts-lost = { $values }: lost
great_city-facts-player = { $who }: { $holds }.
great_city-facts-influence = { $number } influence
great_city-facts-hand = { $cards } in hand
great_city-facts-known = { $hand } ({ $cards })
great_city-facts-won = Won { $stakes }.

## A city
great_city-facts-built = Built: { $buildings }.
great_city-facts-row = Row { $row }: { $cells }.
great_city-facts-empty = empty
great_city-facts-no-building = No building.
great_city-facts-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
great_city-facts-with-tokens = { $card } ({ $tokens })
great_city-facts-several = { $card } ×{ $number }
great_city-facts-none = none
great_city-facts-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } house
       *[other] { $number } houses
    }
    [public] { $number ->
        [one] { $number } public building
       *[other] { $number } public buildings
    }
    [farms] { $number ->
        [one] { $number } farm
       *[other] { $number } farms
    }
    [aqueducts] { $number ->
        [one] { $number } aqueduct
       *[other] { $number } aqueducts
    }
   *[temples] { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
}
