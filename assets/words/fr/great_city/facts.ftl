### The Great City of Rome : ce qu’il y a à dire d’une table.

great_city-facts-draft = Sélection de départ. { $duty }.
great_city-facts-round = Manche { $round } sur { $rounds }. { $duty }.
great_city-facts-must = Maintenant, { $who } peut { $duty }
great_city-facts-must-with = { $duty } ({ $symbols })
great_city-facts-over = La partie est terminée. Victoire : { $winners }.
great_city-facts-first = Joue en premier : { $who }.
great_city-facts-last = Dernière construction : { $card } ({ $who }).
great_city-facts-strip = Bande : { $spaces }.
great_city-facts-space-free = { $number } ({ $symbol }) libre
great_city-facts-space = { $progress ->
    [acting] { $number } ({ $symbol }) { $who } (joue)
    [acted] { $number } ({ $symbol }) { $who } (a joué)
   *[waiting] { $number } ({ $symbol }) { $who }
}
great_city-facts-offer = Offre : { $cards }.
great_city-facts-taken = { $card } ({ $who })
great_city-facts-stakes = Cartes Influence : { $stakes }.
great_city-facts-to-come = { $values } à la manche { $round }
great_city-facts-waiting = { $values } à gagner
great_city-facts-won-by = { $values } : { $who }
great_city-facts-lost = { $values } : pour personne
great_city-facts-player = { $who } : { $holds }.
great_city-facts-influence = { $number ->
    [one] { $number } jeton Influence
   *[other] { $number } jetons Influence
}
great_city-facts-hand = { $cards } en main
great_city-facts-known = { $hand } ({ $cards })
great_city-facts-won = Gagné : { $stakes }.

## Une ville
great_city-facts-built = Construit : { $buildings }.
great_city-facts-row = Ligne { $row } : { $cells }.
great_city-facts-empty = vide
great_city-facts-no-building = Aucun bâtiment.
great_city-facts-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
great_city-facts-with-tokens = { $card } ({ $tokens })
great_city-facts-several = { $card } ×{ $number }
great_city-facts-none = rien
great_city-facts-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } habitation
       *[other] { $number } habitations
    }
    [public] { $number ->
        [one] { $number } bâtiment public
       *[other] { $number } bâtiments publics
    }
    [farms] { $number ->
        [one] { $number } bâtiment de production
       *[other] { $number } bâtiments de production
    }
    [aqueducts] { $number ->
        [one] { $number } aqueduc
       *[other] { $number } aqueducs
    }
   *[temples] { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
}
