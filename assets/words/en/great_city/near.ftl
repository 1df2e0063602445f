### The Great City of Rome from near: cities, decks, and how points come about.

great_city-near-city = City: { $who }
great_city-near-decks = Decks
great_city-near-holds = Has { $holds }.
great_city-near-deck = __Deck { $deck }__, { $left } left. { $elsewhere ->
    [0] In unknown order: { $cards }.
    [one] In unknown order: { $cards }. ({ $elsewhere } of these was taken unseen.)
   *[other] In unknown order: { $cards }. ({ $elsewhere } of these were taken unseen.)
}
great_city-near-deck-seen = __Deck { $deck }__: everybody has seen all of its cards.
great_city-near-unseen = -# Taken unseen: in the opening draft or by a school.

## How points come about
great_city-account-area = { $colours ->
    [0] { $houses ->
        [one] a house of value { $value }, no public building beside it
       *[other] area, { $houses } houses of value { $value }, no public building beside it
    }
    [one] { $houses ->
        [one] a house of value { $value }, { $colours } colour: { $value } × { $houses } × { $colours }
       *[other] area, { $houses } houses of value { $value }, { $colours } colour: { $value } × { $houses } × { $colours }
    }
   *[other] { $houses ->
        [one] a house of value { $value }, { $colours } colours: { $value } × { $houses } × { $colours }
       *[other] area, { $houses } houses of value { $value }, { $colours } colours: { $value } × { $houses } × { $colours }
    }
}
great_city-account-area-bath = { great_city-account-area }, and { $bath } for the tokens of the baths
great_city-account-aqueducts = { $number ->
    [0] no aqueduct
    [one] { $number } aqueduct
   *[other] { $number } aqueducts
}
great_city-account-tokens = { $tokens }, 2 for a point
great_city-account-no-cards = no influence card
great_city-account-brings = { $card }: { $points }
