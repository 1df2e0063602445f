great_city-facts-draft = Startdraft: { $duty }.
great_city-facts-round = Ronde { $round } van { $rounds }: { $duty }.
great_city-facts-must = nu kan { $who } { $duty }
great_city-facts-must-with = { $duty } ({ $symbols })
great_city-facts-over = De partij is voorbij. Gewonnen door { $winners }.
great_city-facts-first = Startspeler: { $who }.
great_city-facts-last = Laatst gebouwd: { $card } door { $who }.
great_city-facts-strip = Strook: { $spaces }.
great_city-facts-space-free = { $number } ({ $symbol }) vrij
great_city-facts-space = { $progress ->
    [acting] { $number } ({ $symbol }) { $who } (aan de beurt)
    [acted] { $number } ({ $symbol }) { $who } (klaar)
   *[waiting] { $number } ({ $symbol }) { $who }
}
great_city-facts-offer = Aanbod: { $cards }.
great_city-facts-taken = { $card } ({ $who })
great_city-facts-stakes = Invloedskaarten: { $stakes }.
great_city-facts-to-come = { $values } in ronde { $round }
great_city-facts-waiting = { $values } te winnen
great_city-facts-won-by = { $values }: { $who }
great_city-facts-lost = { $values }: vervallen
great_city-facts-player = { $who }: { $holds }.
great_city-facts-influence = { $number } invloed
great_city-facts-hand = { $cards } in de hand
great_city-facts-known = { $hand } ({ $cards })
great_city-facts-won = Gewonnen: { $stakes }.

great_city-facts-built = Gebouwd: { $buildings }.
great_city-facts-row = Rij { $row }: { $cells }.
great_city-facts-empty = leeg
great_city-facts-no-building = Geen gebouw.
great_city-facts-tokens = { $number ->
    [one] { $number } fiche
   *[other] { $number } fiches
}
great_city-facts-with-tokens = { $card } ({ $tokens })
great_city-facts-several = { $card } ×{ $number }
great_city-facts-none = geen
great_city-facts-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } huis
       *[other] { $number } huizen
    }
    [public] { $number ->
        [one] { $number } openbaar gebouw
       *[other] { $number } openbare gebouwen
    }
    [farms] { $number ->
        [one] { $number } boerderij
       *[other] { $number } boerderijen
    }
    [aqueducts] { $number ->
        [one] { $number } aquaduct
       *[other] { $number } aquaducten
    }
   *[temples] { $number ->
        [one] { $number } tempel
       *[other] { $number } tempels
    }
}
