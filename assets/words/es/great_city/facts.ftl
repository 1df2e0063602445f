great_city-facts-draft = Draft inicial. { $duty }.
great_city-facts-round = Ronda { $round } de { $rounds }. { $duty }.
great_city-facts-must = Ahora { $who } puede { $duty }
great_city-facts-must-with = { $duty } ({ $symbols })
great_city-facts-over = La partida ha acabado. Victoria: { $winners }.
great_city-facts-first = Empieza: { $who }.
great_city-facts-last = Última construcción: { $card }, de { $who }.
great_city-facts-strip = Tira: { $spaces }.
great_city-facts-space-free = { $number } ({ $symbol }) libre
great_city-facts-space = { $progress ->
    [acting] { $number } ({ $symbol }) { $who } (en acción)
    [acted] { $number } ({ $symbol }) { $who } (ya ha actuado)
   *[waiting] { $number } ({ $symbol }) { $who }
}
great_city-facts-offer = Oferta: { $cards }.
great_city-facts-taken = { $card } ({ $who })
great_city-facts-stakes = Cartas de influencia: { $stakes }.
great_city-facts-to-come = { $values } en la ronda { $round }
great_city-facts-waiting = { $values } por ganar
great_city-facts-won-by = { $values }: { $who }
great_city-facts-lost = { $values }: para nadie
great_city-facts-player = { $who }: { $holds }.
great_city-facts-influence = { $number } de influencia
great_city-facts-hand = { $cards } en mano
great_city-facts-known = { $hand } ({ $cards })
great_city-facts-won = Ha ganado { $stakes }.

## Una ciudad
great_city-facts-built = Construido: { $buildings }.
great_city-facts-row = Fila { $row }: { $cells }.
great_city-facts-empty = vacío
great_city-facts-no-building = Ningún edificio.
great_city-facts-tokens = { $number ->
    [one] { $number } ficha
   *[other] { $number } fichas
}
great_city-facts-with-tokens = { $card } ({ $tokens })
great_city-facts-several = { $card } ×{ $number }
great_city-facts-none = nada
great_city-facts-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } vivienda
       *[other] { $number } viviendas
    }
    [public] { $number ->
        [one] { $number } edificio público
       *[other] { $number } edificios públicos
    }
    [farms] { $number ->
        [one] { $number } edificio de producción
       *[other] { $number } edificios de producción
    }
    [aqueducts] { $number ->
        [one] { $number } acueducto
       *[other] { $number } acueductos
    }
   *[temples] { $number ->
        [one] { $number } templo
       *[other] { $number } templos
    }
}
