### The Great City of Rome: what panels, menus and buttons say of moves, what they cost and bring.

great_city-panel-which = { $order }

## Parts of labels
great_city-panel-price = { $bricks }, you pay { $payment }
great_city-panel-price-enough = { $bricks }, all available
great_city-panel-price-short = { $bricks }; { $number } missing, { $coins }
great_city-panel-price-too-dear = { $bricks }, too expensive now
great_city-panel-price-coins = build: { $coins }
great_city-panel-too-dear = too expensive
great_city-panel-best = best: { $effect }
great_city-panel-draw = draw { $cards }
great_city-panel-over = replaces { $card }
great_city-panel-brings-nothing = brings nothing yet
great_city-panel-strip-pays = no token: the strip is enough
great_city-panel-brick-of = token of { $farm } ({ $place })
great_city-panel-buys = buys { $cogs } for { $coins }
great_city-panel-space = Space { $space } ({ $symbol })
great_city-panel-left = { $cards } left
great_city-panel-you-pay = you pay { $payment }
# In which order cards return under a deck
great_city-panel-then = { $first }, then { $last }
great_city-panel-nothing-returns = nothing returns

## Moves
great_city-panel-keep = Keep { $card }
great_city-panel-take = Take { $card }
great_city-panel-at = { $card } at { $letter }
great_city-panel-build = Build { $card }
great_city-panel-build-for = Build { $card }, pay { $payment }
great_city-panel-build-and-end = Build at { $letter } and end the turn
great_city-panel-draw-from = Draw from { $deck }
great_city-panel-produce = Produce
great_city-panel-produce-what = Produce { $gain }
great_city-pass = Pass
great_city-panel-pass = { great_city-pass } · end the turn

## The first page of each phase
great_city-panel-draft = **Opening draft.** Keep one of these cards; the others go on to the next player. Nobody else sees what you keep.
great_city-panel-place = **Place an emissary** (round { $round } of { $rounds }). Space 1 acts first. A space gives its symbol and all symbols between it and the emperor.
great_city-panel-drafted = The card that you kept at the start: **{ $card }**.
great_city-panel-pick = **Take a card** of the offer. { $purse }
great_city-panel-your-turn = **Your turn:** { $may } { $purse }
great_city-panel-may-both = you may build one card and produce once, in either order.
great_city-panel-may-build = you may build one card.
great_city-panel-may-produce = you may produce once.
great_city-panel-may-nothing = nothing more can be built or produced; pass to end the turn.
great_city-panel-school-deck = **School or university:** from which deck do you draw { $cards }? Once you have seen them you cannot undo.
great_city-panel-school-keep = **School or university:** keep one of these cards. The others go back under the deck; nobody else sees them.
great_city-panel-over-game = The game is over.
great_city-panel-purse = You have { $has }.
great_city-panel-from-strip = { $symbols } from space { $space }

## Pages on which something is chosen
great_city-panel-order = You keep **{ $card }**. In which order do the others go under the deck? The first one will be drawn first.
great_city-panel-where = **{ $card }** costs { $bricks }: you pay { $payment }. Where does it go? The letters are those of the picture.
great_city-panel-how = **{ $card }** at { $letter }: how do you pay?

## The page that shows a build before it is done
great_city-panel-ask-build = Build **{ $card }** at **{ $letter }** ({ $cell })?
great_city-panel-replaces = It replaces your { $card }.
great_city-panel-pays = You pay { $payment }.
great_city-panel-gain-nothing = It brings no coins, tokens or cards.
great_city-panel-gain-lets = It lets you { $gain }.
great_city-panel-gain = It brings { $gain }.
great_city-panel-score-then = Your score now: { $now } → { $then } ({ $change }).
