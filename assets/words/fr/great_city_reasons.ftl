### The Great City of Rome : pourquoi un conseil propose un coup ; derrière le coup et deux points.

great_city_reasons-no-use = aucune de ces cartes n’aide beaucoup ta ville
great_city_reasons-most-useful = { $points ->
    [one] la carte la plus utile pour ta ville : vaut environ { $points } point
   *[other] la carte la plus utile pour ta ville : vaut environ { $points } points
}
great_city_reasons-useful = { $points ->
    [one] vaut environ { $points } point pour ta ville, mais d’autres en ont peut-être plus besoin
   *[other] vaut environ { $points } points pour ta ville, mais d’autres en ont peut-être plus besoin
}
great_city_reasons-space = { $before ->
    [0] donne { $symbols } ; personne n’a encore d’émissaire avant
    [one] donne { $symbols } ; { $before } émissaire joue avant
   *[other] donne { $symbols } ; { $before } émissaires jouent avant
}
great_city_reasons-houses = { $points ->
    [one] habitations de valeur { $value } : +{ $points } point
   *[other] habitations de valeur { $value } : +{ $points } points
}
great_city_reasons-aqueduct = { $points ->
    [one] aqueduc { $number } sur 4 : +{ $points } point
   *[other] aqueduc { $number } sur 4 : +{ $points } points
}
great_city_reasons-temple = { $points ->
    [one] { $temple } : +{ $points } point
   *[other] { $temple } : +{ $points } points
}
great_city_reasons-temples = { $points ->
    [one] tes temples : +{ $points } point
   *[other] tes temples : +{ $points } points
}
great_city_reasons-influence = +{ $tokens }
great_city_reasons-influence-lead = +{ $tokens }, le plus à la table
great_city_reasons-coins = +{ $coins }
great_city_reasons-draws = { $number ->
    [0] ne pioche aucune carte
    [one] pioche { $number } carte
   *[other] pioche { $number } cartes au choix
}
great_city_reasons-farm = { $farm ->
    [grain] un jeton Brique quand tu produis
    [sheep] un jeton Influence quand tu produis
    [vineyard] une pièce et un jeton Brique quand tu produis
   *[vegetable] une pièce quand tu produis
}
great_city_reasons-prospect = { $kind ->
    [houses] de la place pour des bâtiments publics
    [public] une nouvelle couleur pour des habitations
    [aqueduct] en route vers quatre aqueducs
    [temple] un temple qui peut encore rapporter
   *[farm] un bâtiment de production
}
great_city_reasons-deck = { $left ->
    [0] il ne reste aucune carte dans la pioche { $deck }
    [one] il reste { $left } carte dans la pioche { $deck }
   *[other] il reste { $left } cartes dans la pioche { $deck }
}
great_city_reasons-produce = rapporte { $gains } avec des engrenages que tu as déjà
great_city_reasons-produce-for = rapporte { $gains } pour { $price }
great_city_reasons-turn-done = tout ce qui vaut la peine dans ce tour est fait
great_city_reasons-not-worth = rien de ce que tu pourrais faire maintenant ne vaut son prix
great_city_reasons-goal = { $soon ->
    [now] tu peux la construire dans ce tour ({ $gains })
   *[next] tu peux la construire au prochain tour ({ $gains })
}
