### The Great City of Rome: pictures in words, in at most 1,024 characters.

## The table. Cities are rows of codes, since names would not fit; the legend says what they mean.
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
great_city-alt-player = { $name }: { $coins }c { $influence }i { $hand }h { $points }p. { $city }
great_city-alt-no-city = no city
great_city-alt-legend = c coins, i influence, h cards in hand, p influence card points. Rows of each city, - empty: V G S Y vegetable, grain, sheep farm, vineyard; 2 3 4 homes; M A C B market, arena, school, baths; Q aqueduct; T temple; H Shrine; * deck I; 'n tokens.

## What is new, behind it
great_city-alt-new = New: { $new }.
great_city-alt-new-of = { $who } { $did }
great_city-alt-new-on = on { $spaces }
great_city-alt-new-took = took { $cards }
great_city-alt-new-built = built { $codes }
great_city-alt-new-tokens = tokens { $codes }
great_city-alt-new-count = { $what ->
    [coins] { $by }c
    [influence] { $by }i
    [hand] { $by }h
   *[points] { $by }p
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
great_city-alt-places = Places, as row and column from the upper left building: { $places }.

## Cards, scores, the sheet
great_city-alt-cards = { $heading }, { $subtitle }. You have { $has }.
great_city-alt-no-cards = No cards.
great_city-alt-card = { $card }, { $verdict }: { $effect }
great_city-alt-final = Final scores.
great_city-alt-so-far = Scores so far, round { $round }.
great_city-alt-winner = winner
great_city-alt-score = { $name } { $place }, { $total }: { $lines }.
great_city-alt-buildings = All buildings with their ids, their cost in bricks, and a * for each influence: { $cards }.
