### The Great City of Rome from near: cities, decks, and how points come about.

great_city-near-city = { $who }'s city
great_city-near-decks = The decks
great_city-near-holds = Has { $holds }.
great_city-near-deck = __Deck { $deck }__, { $left } left. { $elsewhere ->
    [0] They are, in an order that nobody knows: { $cards }.
    [one] They are all but one of these, of which one was taken unseen: { $cards }.
   *[other] They are among these, of which { $elsewhere } were taken unseen: { $cards }.
}
great_city-near-deck-seen = __Deck { $deck }__: everybody has seen all of its cards.
great_city-near-unseen = -# Taken unseen: in the opening draft or by a school.

## How points come about
great_city-account-area = { $houses ->
    [one] a house of value { $value }
   *[other] an area of { $houses } houses of value { $value }
} { $colours ->
    [0] with no public building beside it
    [one] beside public buildings of one colour: { $value } × { $houses } × 1
   *[other] beside public buildings of { $colours } colours: { $value } × { $houses } × { $colours }
}
great_city-account-area-bath = { great_city-account-area }, and { $bath } for the tokens of the baths
great_city-account-aqueducts = { $number ->
    [0] no aqueduct
    [one] { $number } aqueduct
   *[other] { $number } aqueducts
}
great_city-account-tokens = half of { $tokens }
great_city-account-no-cards = no influence card
great_city-account-brings = { $card }: { $points }
