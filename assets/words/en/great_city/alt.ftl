### The Great City of Rome: pictures in words, in at most 1,024 characters.

## The table
great_city-alt-opening = Opening draft.
great_city-alt-round = Round { $round }/{ $rounds }.
great_city-alt-over = Over; won by { $winners }.
great_city-alt-to-do = { $phase ->
    [draft] to draft
    [place] to place
    [pick] to pick
    [act] to act
    [school] at school
   *[over] is done
}
great_city-alt-deed = { $who } { $to_do }
great_city-alt-turn = { $deed }.
great_city-alt-turn-with = { $deed } with { $bricks }, { $cogs }.
great_city-alt-first = First player { $who }.
great_city-alt-last = Last built: { $card } by { $who }.
great_city-alt-strip = Strip: { $spaces }.
great_city-alt-space-free = { $symbol } free
great_city-alt-space = { $progress ->
    [acting] { $symbol } { $who } acts
    [acted] { $symbol } { $who } done
   *[waiting] { $symbol } { $who }
}
great_city-alt-offer = Offer: { $cards }.
great_city-alt-taken = { $card } (to { $who })
great_city-alt-stakes = Influence cards: { $stakes }.
great_city-alt-stake-to-come = { $value } in round { $round }
great_city-alt-stake-waits = { $value } now
great_city-alt-stake-won = { $value } to { $who }
great_city-alt-stake-lost = { $value } lost
great_city-alt-counts = { $name }: { $coins }, { $influence } influence, { $hand } in hand
great_city-alt-player = { great_city-alt-counts }.
great_city-alt-player-won = { great_city-alt-counts }, { $points } card points.
great_city-alt-hand = { $hand } ({ $cards })
great_city-alt-built = Built: { $buildings }.
great_city-alt-kind = { $kind ->
    [houses] { $number ->
        [one] { $number } house
       *[other] { $number } houses
    }
    [public] { $number ->
        [one] { $number } public
       *[other] { $number } public
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

## What is new, behind it
great_city-alt-new = New: { $new }.
great_city-alt-new-of = { $who } { $did }
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
great_city-alt-city = City of { $name }, round { $round }. { $coins }, { $influence } influence, { $hand } in hand, influence cards { $points } points.
great_city-alt-known = Known in hand: { $cards }.
great_city-alt-row = Row { $row }: { $cells }.
great_city-alt-empty = empty
great_city-alt-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
great_city-alt-with-tokens = { $card } ({ $tokens })
great_city-alt-no-building = No building.
great_city-alt-line = { $line } { $points }
great_city-alt-points = Points: { $lines }; total { $total }.
great_city-alt-build = Your city, to build { $card } ({ $bricks }).
great_city-alt-chosen = Chosen: { $letter }, paid with { $tokens } and { $coins }.
great_city-alt-place = { $letter } { $place }
great_city-alt-places = Places, from the upper left building: { $places }.

## Cards, scores, the sheet
great_city-alt-cards = { $heading }, { $subtitle }. You have { $has }.
great_city-alt-no-cards = No cards.
great_city-alt-card = { $card }, { $verdict }: { $effect }
great_city-alt-card-now = { great_city-alt-card } Now: { $now }.
great_city-alt-final = Final scores.
great_city-alt-so-far = Scores so far, round { $round }.
great_city-alt-score = { $name } { $place }, { $total }: { $lines }.
great_city-alt-building = { $name }, { $bricks }, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}: { $effect }
great_city-alt-suggestion = { $number } { $card } at { $place }
great_city-alt-suggested = Your city with what an AI suggests: { $builds }.
