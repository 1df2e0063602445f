### The Great City of Rome: the lettering of pictures. There is little room: what does not fit is cut.

great_city-picture-round = Round { $round }
great_city-picture-of-rounds = of { $rounds }
great_city-picture-draft = Draft
great_city-picture-opening = Opening draft
# What the player in turn is about to do, behind the name
great_city-picture-to-do = { $phase ->
    [draft] drafts
    [place] places
    [pick] takes
    [act] acts
    [school-deck] school
    [school-keep] school
   *[over] done
}
great_city-picture-nothing = nothing
great_city-picture-neighbours = neighbours: { $number }

## The board
great_city-picture-acts-first = acts first
great_city-picture-acts-last = acts last, gets most
great_city-picture-keeps-first = first choice
great_city-picture-takes-last = last card
great_city-picture-how-to-draft = Each keeps one building and passes the rest on.
great_city-picture-offer = Offer
great_city-picture-your-move = Your move
great_city-picture-your-city = Your city
great_city-picture-where = Where may { $card } stand?
great_city-picture-chosen = chosen
great_city-picture-best = best { $change }
great_city-picture-in-place = { $gains }, in place of { $card }
great_city-picture-areas = Areas
great_city-picture-sum-colours = sum × colours
great_city-picture-seat = seat { $number }
great_city-picture-took = took
# Where a card has little room for its name; $card is the id, $name the whole name
great_city-picture-short-name = { $card ->
    [imperial_thermal_baths] Imperial Baths
   *[other] { $name }
}
great_city-picture-kept = kept
great_city-picture-go-round = { $cards ->
    [one] { $cards } card of deck II, face down
   *[other] { $cards } cards of deck II, face down
}
great_city-picture-first-player = first player

## A hand
great_city-picture-hand = Your hand
great_city-picture-only-you = only you see this
great_city-picture-hand-of = Hand of { $name }
great_city-picture-opened = { $held ->
        [0] empty at the end
        [one] { $held } card at the end
       *[other] { $held } cards at the end
    }
great_city-picture-page = page { $page } of { $pages }, only you see this
great_city-picture-school = School
great_city-picture-keep-one = keep one, only you see these
great_city-picture-take-one = take one (bold: what it brings now)
great_city-picture-no-cards = No cards in your hand
great_city-picture-you-have = You have
great_city-picture-no-bricks = no bricks
great_city-picture-enough = { $bricks }: enough
great_city-picture-short = { $number } short: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
great_city-picture-too-dear = { $number } short: too expensive

## Beside a city
great_city-picture-coins = { $number ->
    [one] coin
   *[other] coins
}
great_city-picture-tokens = influence
great_city-picture-in-hand = in hand
great_city-picture-card-points = { $number ->
    [one] card pt
   *[other] card pts
}
great_city-picture-points-so-far = points so far
great_city-picture-known = In hand, known to all
great_city-picture-pays = Payment
great_city-picture-costs = Price
great_city-picture-strip = from strip: { $number }
great_city-picture-no-place = No place is legal now
great_city-picture-one-place = One place: { $letter }
great_city-picture-choose = Choose a place, { $first } to { $last }
great_city-picture-score = score { $change }
great_city-picture-replaces = replaces { $card }
great_city-picture-point-tokens = point tokens placed
great_city-picture-influence = { $number } influence
great_city-picture-draws = draws { $cards }, keeps 1
great_city-picture-may-be-built = may be built here
great_city-picture-your-choice = your choice, not yet built
great_city-picture-last-building = last building

## The sheet and the scores
great_city-picture-buildings = { $sheet ->
    [0] Farms, houses, aqueducts
    [1] Public buildings
   *[other] Temples
}
great_city-picture-legend = plate: bricks · gold frame: deck I · star: influence when built · ×: cards
great_city-score = { $line ->
    [homes] Residential
    [aqueducts] Aqueducts
    [temples] Temples
    [shrine] Shrine
    [coins] Coins
    [influence] Influence
   *[cards] Infl. cards
}
great_city-picture-after-rounds = after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
great_city-picture-in-round = in round { $round } of { $rounds }
