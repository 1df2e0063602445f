### The Great City of Rome : les images en mots, au plus 1024 caractères.

## Ce qui est nouveau
great_city-alt-new = Nouveau : { $new }.
great_city-alt-new-of = { $who } : { $did }
great_city-alt-new-on = sur { $spaces }
great_city-alt-new-took = prend { $cards }
great_city-alt-new-built = construit { $cards }
great_city-alt-new-tokens = jetons sur { $cards }
great_city-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $by } pièce
       *[other] { $by } pièces
    }
    [influence] { $number ->
        [one] { $by } jeton Influence
       *[other] { $by } jetons Influence
    }
    [hand] { $number ->
        [one] { $by } carte en main
       *[other] { $by } cartes en main
    }
   *[points] { $number ->
        [one] { $by } point
       *[other] { $by } points
    }
}
great_city-alt-new-number = { $what ->
    [places] { $number ->
        [one] { $number } endroit
       *[other] { $number } endroits
    }
    [emissaries] { $number ->
        [one] { $number } émissaire
       *[other] { $number } émissaires
    }
   *[cards] { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
}

## Une ville, avec noms et coordonnées
great_city-alt-city = Ville : { $name }, manche { $round } : { $holds }.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Points : { $lines } ; total { $total }.
great_city-alt-build = Ta ville ; à construire : { $card } ({ $bricks }).
great_city-alt-chosen = Choisi : { $letter } ; payé : { $tokens }, { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-place-brings = { $letter } { $place } ({ $brings })
great_city-alt-places = Endroits, depuis le bâtiment en haut à gauche : { $places }.

## Cartes, scores, la fiche
great_city-alt-cards = { $heading }, { $subtitle }. Tu as { $has }.
great_city-alt-no-cards = Aucune carte.
great_city-alt-card = { $card } ({ $verdict }) : { $effect }
great_city-alt-card-now = { great_city-alt-card } Maintenant : { $now }.
great_city-alt-own-hand =
    { $number ->
        [0] Ta main est vide.
       *[other] Ta main : { $cards }.
    }
great_city-alt-final = Scores finaux.
great_city-alt-so-far = Scores jusqu’ici, manche { $round }.
great_city-alt-score = { $name } ({ $place }) : { $total }. { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} : { $effect }
great_city-alt-suggestion = { $number } { $card } en { $place }
great_city-alt-suggested = Ta ville avec les suggestions d’une IA : { $builds }.
