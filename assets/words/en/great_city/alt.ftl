### The Great City of Rome: pictures in words, in at most 1,024 characters.

## What is new, behind it
great_city-alt-new = New: { $new }.
great_city-alt-new-of = { $who }: { $did }
great_city-alt-new-on = on { $spaces }
great_city-alt-new-took = took { $cards }
great_city-alt-new-built = built { $cards }
great_city-alt-new-tokens = tokens on { $cards }
# $by is a number with its sign, $number the same without.
great_city-alt-new-count = { $what ->
    [coins] { $number ->
        [one] { $by } coin
       *[other] { $by } coins
    }
    [influence] { $by } influence
    [hand] { $by } in hand
   *[points] { $number ->
        [one] { $by } point
       *[other] { $by } points
    }
}
great_city-alt-new-number = { $what ->
    [places] { $number ->
        [one] { $number } place
       *[other] { $number } places
    }
    [emissaries] { $number ->
        [one] { $number } emissary
       *[other] { $number } emissaries
    }
   *[cards] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
}

## One city, with names and coordinates
great_city-alt-city = City of { $name }, round { $round }: { $holds }.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Points: { $lines }; total { $total }.
great_city-alt-build = Your city; to build: { $card } ({ $bricks }).
great_city-alt-chosen = Chosen: { $letter }; paid: { $tokens }, { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-place-brings = { $letter } { $place } ({ $brings })
great_city-alt-places = Places, from the upper left building: { $places }.

## Cards, scores, the sheet
great_city-alt-cards = { $heading }, { $subtitle }. You have { $has }.
great_city-alt-no-cards = No cards.
great_city-alt-card = { $card } ({ $verdict }): { $effect }
great_city-alt-card-now = { great_city-alt-card } Now: { $now }.
great_city-alt-own-hand =
    { $number ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
great_city-alt-final = Final scores.
great_city-alt-so-far = Scores so far, round { $round }.
great_city-alt-score = { $name } ({ $place }): { $total }. { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $effect }
great_city-alt-suggestion = { $number } { $card } at { $place }
great_city-alt-suggested = Your city with the suggestions of an AI player: { $builds }.
