### The Great City of Rome: amounts, what happened, whose turn it is.

great_city-title = The Great City of Rome

## Amounts, as parts of other messages

great_city-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
great_city-bricks = { $number ->
    [one] { $number } brick
   *[other] { $number } bricks
}
great_city-cogs = { $number ->
    [one] { $number } cog
   *[other] { $number } cogs
}
great_city-brick-tokens = { $number ->
    [one] { $number } brick token
   *[other] { $number } brick tokens
}
great_city-influence-tokens = { $number ->
    [one] { $number } influence token
   *[other] { $number } influence tokens
}
great_city-point-tokens = { $number ->
    [one] { $number } point token
   *[other] { $number } point tokens
}
great_city-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
great_city-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
great_city-nothing = nothing
# Counted from 1 at the upper left building of a city; 0 lies before it
great_city-place = row { $row }, column { $column }
great_city-symbol = { $symbol ->
    [brick] brick
   *[cog] cog
}
# One influence card or several by their points
great_city-stakes = { $number ->
    [one] influence card { $values }
   *[other] influence cards { $values }
}

## What happened, a line each

great_city-drafted = { $who } kept a card of the opening draft.
great_city-placed = { $who } put an emissary on space { $space }.
great_city-picked = { $who } took **{ $card }** and has { $symbols }.
great_city-built = { $who } built **{ $card }**.
great_city-built-over = { $who } built **{ $card }** in place of { $replaced }.
great_city-built-for = { $who } built **{ $card }** for { $price }.
great_city-built-over-for = { $who } built **{ $card }** in place of { $replaced } for { $price }.
great_city-build-gives = That gives { $gains }.
great_city-drew = { $number ->
    [one] { $who } drew { $number } card from deck { $deck }.
   *[other] { $who } drew { $number } cards from deck { $deck }.
}
great_city-kept = { $who } kept a card; the others went under deck { $deck }.
great_city-produced = { $who } produced { $gains }.
great_city-produced-for = { $who } bought cogs for { $price } and produced { $gains }.
great_city-passed = { $who } ended the turn.

## What follows from somebody's move

great_city-round = __Round { $round }__: { $strip }; { $who } places first.
great_city-offer = Offer: { $cards }.
great_city-offered = **{ $card }**
great_city-waiting = Waiting influence cards: { $stakes }.
great_city-influence = Influence: { $who } leads with { $tokens } and takes { $stakes }. The tokens go back.
great_city-influence-shared = { $number ->
    [one] Influence: the lead is tied. Still waiting: { $stakes }.
   *[other] Influence: the lead is tied. Still waiting: { $stakes }.
}
great_city-over = The game is over. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} Points: { $totals }.
great_city-total = { $who }: { $points }

## The same in a summary, behind the name of who did it and a colon

great_city-brief-drafted = kept a card of the opening draft
great_city-brief-placed = put an emissary on space { $space }
great_city-brief-picked = took **{ $card }**
great_city-brief-built = built **{ $card }**
great_city-brief-built-over = built **{ $card }** in place of { $replaced }
great_city-brief-drew = { $number ->
    [one] drew { $number } card from deck { $deck }
   *[other] drew { $number } cards from deck { $deck }
}
great_city-brief-kept = kept a card
great_city-brief-produced = produced { $gains }
great_city-brief-passed = ended the turn

## The same in the line of a turn, behind the name of who did it

great_city-story-round = **Round { $round }**
great_city-story-draft = **The opening draft**
great_city-story-over = The game is over.
great_city-story-influence = Influence: { $who } leads and takes { $stakes }.
# The spaces that all choose one after the other stand behind this and a colon
great_city-story-emissaries = Emissaries
great_city-story-space = { $space }
great_city-story-drafted = Cards kept
great_city-story-card = ✓
great_city-story-took = took { $card }
great_city-story-built = { $is_taken ->
    [true] took { $card } and built it
   *[false] built { $card }
}
great_city-story-built-over = { $is_taken ->
    [true] took { $card } and built it in place of { $replaced }
   *[false] built { $card } in place of { $replaced }
}
great_city-story-drew = kept a card from deck { $deck }
great_city-story-produced = produced
great_city-story-change = { $is_more ->
    [true] +{ $amount }
   *[false] −{ $amount }
}

## What is only counted: "3 builds"

great_city-count = { $kind ->
    [draft] { $number ->
        [one] { $number } drafted card
       *[other] { $number } drafted cards
    }
    [place] { $number ->
        [one] { $number } emissary
       *[other] { $number } emissaries
    }
    [pick] { $number ->
        [one] { $number } card taken
       *[other] { $number } cards taken
    }
    [aqueduct] { $number ->
        [one] { $number } aqueduct
       *[other] { $number } aqueducts
    }
    [build] { $number ->
        [one] { $number } build
       *[other] { $number } builds
    }
    [school_deck] { $number ->
        [one] { $number } school draw
       *[other] { $number } school draws
    }
    [school_keep] { $number ->
        [one] { $number } school card kept
       *[other] { $number } school cards kept
    }
    [produce] { $number ->
        [one] { $number } production
       *[other] { $number } productions
    }
    [pass] { $number ->
        [one] { $number } turn ended
       *[other] { $number } turns ended
    }
    [round] { $number ->
        [one] { $number } new round
       *[other] { $number } new rounds
    }
    [influence] { $number ->
        [one] { $number } influence scoring
       *[other] { $number } influence scorings
    }
   *[end] { $number ->
        [one] { $number } end of the game
       *[other] { $number } ends of the game
    }
}

## What the seat to move must do: behind "your turn:" (call) and behind "it is the turn of Anna, who can" (duty)

great_city-call-draft = keep one card of the opening draft.
great_city-call-place = place an emissary; free: { $spaces }.
great_city-free-space = { $space } ({ $symbols })
great_city-call-pick = space { $space } gives you { $symbols }; take a card of the offer.
great_city-call-act = { $open ->
    [both] you have { $symbols }; build, produce or end the turn.
    [produce] you have { $symbols }; produce or end the turn.
    [build] you have { $symbols }; build or end the turn.
   *[none] the turn is over.
}
great_city-call-school-deck = choose the deck from which your school draws.
great_city-call-school-keep = choose the card that your school keeps.
great_city-call-over = the game is over.
great_city-duty = { $phase ->
    [draft] keep a card of the opening draft
    [place] place an emissary
    [pick] take a card of the offer
    [act] build, produce or end the turn
    [school-deck] choose a deck for the school
    [school-keep] choose the card that the school keeps
   *[over] do nothing
}

## Options that differ from the publisher's game

great_city-option-shrine = with the Shrine
great_city-option-shrine-no-temple = the Shrine is no temple
great_city-option-coins-part = coins break ties in points and influence tokens
great_city-option-worth-its-cogs = you may buy cogs only if production then brings an influence token or more than they cost
great_city-option-tokens-first = brick tokens are spent before coins
great_city-option-no-aqueduct-over-aqueduct = no aqueduct over an aqueduct
great_city-option-no-replaced-farm = a farm that is being replaced cannot pay with its token
great_city-option-surplus = more bricks and cogs than needed may be bought
great_city-option-emissary = the program places the last emissary if only one space makes sense
great_city-option-automatic = the program makes no automatic moves
great_city-option-open-hands = a drafted card is shown once all others can deduce it

## What the host may choose on the lobby post: what yes means
great_city-wish-shrine = The Shrine, a small expansion, is in play
great_city-wish-open-hands = A drafted card is shown once all others can deduce it
great_city-wish-worth-its-cogs = Producing must be worth its cogs
great_city-wish-tokens-first = Brick tokens are spent before coins
great_city-wish-coins-part = Coins break ties in points and influence tokens
great_city-wish-aqueduct-over-aqueduct = An aqueduct may replace an aqueduct
great_city-wish-replaced-farm = A farm that an aqueduct replaces may pay with its token

## The button Help

great_city-help = { $phase ->
    [draft] Keep one card with a button, or `{ name-rome-draft }`. The others go to the next player.
    [place] Choose a free space with a button, or `{ name-rome-place }`. Near the emperor you act early; farther away you get more bricks and cogs.
    [pick] Take one card of the offer with a button, or `{ name-rome-pick }`. It goes into your hand, and you may build it at once.
    [act] Build one card of your hand (choose it, then the place by its letter, then confirm; or `{ name-rome-build }`), and produce once with two cogs (`{ name-rome-produce }`), in either order. *{ great_city-pass }* (`{ name-rome-pass }`) when you want nothing more.
    [school-deck] Your school draws cards from a deck of your choice; you keep one, the others go under the deck in an order that only you know (`{ name-rome-keep }`).
    [school-keep] Your school draws cards from a deck of your choice; you keep one, the others go under the deck in an order that only you know (`{ name-rome-keep }`).
   *[over] Nothing is left to do. `{ name-game-score }` shows the result.
}
# What matters in a decision, for a first game
great_city-explain = { $kind ->
    [draft] Your city begins with a farm and a house (*{ button-look }* shows it), and you with one of these cards in hand. Houses of one value side by side score together, and more for each colour of public buildings beside them: another house of that value, or a public building beside it, begins well.
    [place] Each round begins with emissaries. A space near the emperor lets you choose a card before the others; one farther away gives you more bricks to build with and more cogs to produce with. Look at the offer first: which card do you want, and how many bricks does it take?
    [pick] The card comes into your hand, to be built now or in a later round. Think also of the others: they take what you leave.
    [act] Build one card (the menu has those that you can build now), and produce once with two cogs, so that your farms bring something; in either order. Bricks and cogs that you lack are bought with coins. Bricks and cogs that you do not use are lost at the end of your turn.
    [areas] Your city never grows beyond 4 by 4, so think of the areas: houses of one value side by side score their values together, times the number of different colours of public buildings that touch them.
    [neighbours] A public building counts the buildings beside it once, when it is built: green brings coins, red influence tokens, blue point tokens, and yellow draws cards of which you keep one. Build it beside many buildings.
    [produce] Producing is worth its two cogs if your farms bring something now: a vegetable farm a coin, a grain farm a brick for a later building, a sheep farm an influence token. What comes in can pay for the building that you build after it. At the end a coin is worth one point, and two influence tokens together another: a farm that is built early brings the most.
    [influence] Some rounds bring an influence card. The player who alone has the most influence tokens at the end of the round takes it, and returns all tokens. Buildings with stars and red public buildings bring tokens; if two of you lead together, the card waits.
    [order] With two players you place two emissaries a round, and each gives you a turn of its own. Two emissaries side by side give you two turns in a row, which is good for building on what you have just begun.
    [colours] Look at the colours: an area of houses scores once for each different colour of public buildings that touches it, so a second building of one colour adds nothing to it, and the first of another does.
    [hand] A card that you cannot build now waits in your hand, as long as you like; never built, it costs nothing. So a card for later can be worth more than one for now.
    [school-deck] Choose the deck that may hold what your city lacks. Only you will see what your school draws from it.
   *[other] Only you see these cards. Keep the one that suits your city; nobody learns which one it was.
}
great_city-help-pictures = The note on each card says what it would bring now at its best place, without its price. A missing brick costs 2 coins, a missing cog 1.
great_city-help-more = *{ button-undo }* (`{ name-game-undo }`) takes back your last move until somebody else has acted, a secret was revealed or chance decided. *{ button-look }* (`{ name-game-board }`) shows the table, *{ great_city-own }* (`{ name-game-hand }`) your cards. `{ name-game-rules }` explains the game, `{ name-game-card }` each building.

## The own hand
great_city-hand-empty = **Your hand** is empty.
great_city-hand = **Your hand:** { $cards }, page { $page } of { $pages }.
great_city-hand-previous = Previous page
great_city-hand-next = Next page

## What one looks up, chooses and owns
great_city-preset-publisher = publisher: the printed rules
great_city-preset-yucata = yucata: as played on Yucata.de
great_city-sheet-homes = farms, houses and aqueducts
great_city-sheet-public = public buildings
great_city-sheet-temples = temples
great_city-own = My hand
great_city-instead = Not now. First: { $duty } ({ $command })

## What people may call a choice
great_city-called-space = Space { $space }
great_city-called-deck = Deck { $deck }

## What a plan may depend on
great_city-watch-place = { $who } places an emissary
great_city-watch-place-one = { $who } places an emissary on { $what }
great_city-watch-pick = { $who } takes a card
great_city-watch-pick-one = { $who } takes { $what }
great_city-watch-build = { $who } builds
great_city-watch-build-one = { $who } builds { $what }
great_city-watch-round = a round begins

# A line of the score, in the middle of a list. $line is as logs have it.
great_city-line = { $line ->
    [residential_2] houses of 2
    [residential_3] houses of 3
    [residential_4] houses of 4
    [aqueducts] aqueducts
    [temples] temples
    [coins] coins
    [influence_tokens] influence tokens
    [influence_cards] influence cards
   *[total] total
}
