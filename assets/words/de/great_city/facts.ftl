great_city-facts-draft = Startauswahl: { $duty }.
great_city-facts-round = Runde { $round } von { $rounds }: { $duty }.
great_city-facts-must = Jetzt kann { $who } { $duty }
great_city-facts-must-with = { $duty } ({ $symbols })
great_city-facts-over = Die Partie ist vorbei. Sieg: { $winners }.
great_city-facts-first = Startperson: { $who }.
great_city-facts-last = Zuletzt gebaut: { $card } von { $who }.
great_city-facts-strip = Streifen: { $spaces }.
great_city-facts-space-free = { $number } ({ $symbol }) frei
great_city-facts-space = { $progress ->
    [acting] { $number } ({ $symbol }) { $who } (am Zug)
    [acted] { $number } ({ $symbol }) { $who } (war dran)
   *[waiting] { $number } ({ $symbol }) { $who }
}
great_city-facts-offer = Angebot: { $cards }.
great_city-facts-taken = { $card } ({ $who })
great_city-facts-stakes = Einflusskarten: { $stakes }.
great_city-facts-to-come = { $values } in Runde { $round }
great_city-facts-waiting = { $values } zu gewinnen
great_city-facts-won-by = { $values }: { $who }
great_city-facts-lost = { $values }: verloren
great_city-facts-player = { $who }: { $holds }.
great_city-facts-influence = { $number } Einfluss
great_city-facts-hand = { $cards } auf der Hand
great_city-facts-known = { $hand } ({ $cards })
great_city-facts-won = Gewonnen: { $stakes }.

## Eine Stadt
great_city-facts-built = Gebaut: { $buildings }.
great_city-facts-row = Zeile { $row }: { $cells }.
great_city-facts-empty = leer
great_city-facts-no-building = Kein Gebäude.
great_city-facts-tokens = { $number ->
    [one] { $number } Marker
   *[other] { $number } Marker
}
great_city-facts-with-tokens = { $card } ({ $tokens })
great_city-facts-several = { $card } ×{ $number }
great_city-facts-none = keine
great_city-facts-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } Wohnhaus
       *[other] { $number } Wohnhäuser
    }
    [public] { $number ->
        [one] { $number } öffentliches Gebäude
       *[other] { $number } öffentliche Gebäude
    }
    [farms] { $number ->
        [one] { $number } Produktionsgebäude
       *[other] { $number } Produktionsgebäude
    }
    [aqueducts] { $number ->
        [one] { $number } Aquädukt
       *[other] { $number } Aquädukte
    }
   *[temples] { $number ->
        [one] { $number } Tempel
       *[other] { $number } Tempel
    }
}
