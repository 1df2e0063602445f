great_city-alt-new = Nieuw: { $new }.
great_city-alt-new-of = { $who }: { $did }
great_city-alt-new-on = op { $spaces }
great_city-alt-new-took = neemt { $cards }
great_city-alt-new-built = bouwt { $cards }
great_city-alt-new-tokens = fiches op { $cards }
great_city-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $by } munt
       *[other] { $by } munten
    }
    [influence] { $by } invloed
    [hand] { $by } in de hand
   *[points] { $number ->
        [one] { $by } punt
       *[other] { $by } punten
    }
}
great_city-alt-new-number = { $what ->
    [places] { $number ->
        [one] { $number } plek
       *[other] { $number } plekken
    }
    [emissaries] { $number ->
        [one] { $number } gezant
       *[other] { $number } gezanten
    }
   *[cards] { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
}

great_city-alt-city = Stad van { $name }, ronde { $round }: { $holds }.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Punten: { $lines }; totaal { $total }.
great_city-alt-build = Je stad; te bouwen: { $card } ({ $bricks }).
great_city-alt-chosen = Gekozen: { $letter }; betaald: { $tokens }, { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-place-brings = { $letter } { $place } ({ $brings })
great_city-alt-places = Plekken, vanaf het gebouw linksboven: { $places }.

great_city-alt-cards = { $heading }, { $subtitle }. In bezit: { $has }.
great_city-alt-no-cards = Geen kaarten.
great_city-alt-card = { $card } ({ $verdict }): { $effect }
great_city-alt-card-now = { great_city-alt-card } Nu: { $now }.
great_city-alt-own-hand =
    { $number ->
        [0] Je hand is leeg.
       *[other] Je hand: { $cards }.
    }
great_city-alt-final = Eindscores.
great_city-alt-so-far = Scores tot nu toe, ronde { $round }.
great_city-alt-score = { $name } ({ $place }): { $total }. { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}: { $effect }
great_city-alt-suggestion = { $number } { $card } op { $place }
great_city-alt-suggested = Je stad met de suggesties van een AI-speler: { $builds }.
