### Goofspiel, the example game of the tests

title = Goofspiel

## What happens

bid = { $who } bid a card, face down.
one-bid = { $who } { $card }
taken = The bids are { $bids }: { $who } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
not-taken = The bids are { $bids }: nobody alone bid most, and nobody takes the { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prize = __Round { $round }__ begins: prize { $prize } is turned up.
over = The game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
counted = { $kind ->
    [bid] { $number ->
        [one] { $number } bid
       *[other] { $number } bids
    }
    [reveal] { $number ->
        [one] { $number } stake
       *[other] { $number } stakes
    }
    [round] { $number ->
        [one] { $number } new round
       *[other] { $number } new rounds
    }
   *[over] the end
}

## The command

commands-goofspiel = goofspiel
    .says = The moves of Goofspiel
    .bid = Bid a card
commands-goofspiel-bid = bid
    .says = Bid a card, face down
commands-goofspiel-bid-card = card
    .says = Which of your cards
    .thing = card

## What is to be done

own = My cards

call = bid a card; { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} at stake.
your-turn = Your turn: choose the card that you bid, face down. At stake: **{ $points }**.
choice = Bid { $card }
not-in-hand = You have no card { $card } any more. You can bid { $hand }.
reason = { $fit ->
    [below] saves higher cards; { $points } at stake
   *[enough] worth { $points } at stake
}
hand = Your cards: { $hand }.
face-down = Your bid, face down: **{ $card }**.
help = Bid one of your cards, with the menu or with `/goofspiel bid`. When all have bid, the highest card takes the stake, if no other is as high.

## Rules

topic-round = A round
rules =
    Everybody holds the cards 1 to { $cards }. In each of { $cards } rounds the next prize is turned up, and everybody bids a card face down. Then all bids are turned up, and are out of the game.

    The highest bid that one player alone made takes the prize. If there is no such bid, the prize stays for the next round.

    At the end the most points of prizes win.

## Pictures

picture-prizes = Prizes
picture-round = in round { $round }
picture-stake = Round { $round }. At stake: { $stake } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
picture-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; holds { $hand }{ $has ->
    [bid] ; has bid
   *[none] {""}
}.
