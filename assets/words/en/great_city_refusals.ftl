### The Great City of Rome: why a move is refused, and what would be possible.

great_city_refusals-other-step = { $step ->
    [draft] First keep one card of the opening draft.
    [place] Now place an emissary on a free space.
    [pick] First take a card of the offer.
    [school-deck] First choose the deck from which your school draws.
    [school-keep] First keep one of the cards that your school drew.
   *[act] Now build, produce, or pass to end your turn.
}
great_city_refusals-not-passed = { $card } is not among the cards passed to you. You can keep { $cards }.
great_city_refusals-space-taken = Space { $space } is taken. Free are { $free }; nearest to the emperor is { $nearest }.
great_city_refusals-placed-by-program = At this table the last emissary of a round goes to the only space that makes sense: { $sensible }, not { $space }.
great_city_refusals-not-offered = { $card } is not in the offer of this round. You can take { $cards }.
great_city_refusals-card-taken = { $card } was taken by { $who } in this round. You can take { $cards }.
great_city_refusals-already-built = You have built in this turn already. A turn has one build action.
great_city_refusals-already-produced = You have produced in this turn already. A turn has one produce action.
great_city_refusals-not-in-hand = { $card } is not in your hand. You hold { $cards }.
great_city_refusals-empty-hand = { $card } is not in your hand. You hold no card.
great_city_refusals-place-taken = That place is taken by { $building }. Only an aqueduct may replace a building.
great_city_refusals-not-adjacent = That place shares no edge with a building of your city. Build beside one.
great_city_refusals-too-wide = There the city would be { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } by { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }. It must fit into 4 by 4.
great_city_refusals-aqueduct-in-line = Another aqueduct of yours stands in that row or column. Each row and column takes one aqueduct.
great_city_refusals-aqueduct-over-aqueduct = An aqueduct stands there, and at this table an aqueduct does not replace another.
great_city_refusals-no-token = There is no brick token at that place. Your brick tokens lie on { $farms }.
great_city_refusals-no-tokens = There is no brick token at that place. You have none.
great_city_refusals-token-replaced = The farm that you replace takes its brick token with it, and at this table it cannot pay for the building.
great_city_refusals-bricks-short = { $missing ->
    [one] { $card } needs { $missing } brick beyond your strip, and you pay { $paid }. Pay { $missing } by a token or coins.
   *[other] { $card } needs { $missing } bricks beyond your strip, and you pay { $paid }. Pay { $missing } by tokens or coins.
}
great_city_refusals-bricks-over = { $missing ->
    [one] { $card } needs { $missing } brick beyond your strip, and you pay { $paid }. Pay exactly { $missing }.
   *[other] { $card } needs { $missing } bricks beyond your strip, and you pay { $paid }. Pay exactly { $missing }.
}
great_city_refusals-tokens-first = { $needed ->
    [one] At this table brick tokens are spent before coins: spend { $needed } token, not { $spent }.
   *[other] At this table brick tokens are spent before coins: spend { $needed } tokens, not { $spent }.
}
great_city_refusals-too-dear = { $card } costs { $price } after your bricks, and you hold { $held }.
great_city_refusals-cogs-too-dear = { $missing ->
    [one] Producing needs { $missing } more cog at 1 coin, and you hold { $held }.
   *[other] Producing needs { $missing } more cogs at 1 coin each, and you hold { $held }.
}
great_city_refusals-cogs-short = { $missing ->
    [one] Producing needs { $missing } bought cog, and you buy { $buy }. Buy { $missing }.
   *[other] Producing needs { $missing } bought cogs, and you buy { $buy }. Buy { $missing }.
}
great_city_refusals-cogs-over = { $missing ->
    [one] Producing needs { $missing } bought cog, and you buy { $buy }. Buy exactly { $missing }.
   *[other] Producing needs { $missing } bought cogs, and you buy { $buy }. Buy exactly { $missing }.
}
great_city_refusals-no-gain = { $missing ->
    [one] Producing would not be worth the cog that you must buy, and this table does not allow that.
   *[other] Producing would not be worth the { $missing } cogs that you must buy, and this table does not allow that.
}
great_city_refusals-deck-one = A school never draws from deck I. You can choose deck { $decks }.
great_city_refusals-deck-not-in-play = Deck { $deck } is not in play with { $players } players. You can choose deck { $decks }.
great_city_refusals-deck-empty = Deck { $deck } has no card left. You can choose deck { $decks }.
great_city_refusals-no-deck = No deck has a card left.
great_city_refusals-not-drawn = { $card } is not among the cards that you drew: { $cards }.
great_city_refusals-other-bottom = Under the deck go all drawn cards except { $card }: { $cards }.
great_city_refusals-other-bottom-none = { $card } is the only card that you drew: none goes under the deck.
great_city_refusals-over = This game is over.
