### The Great City of Rome: the rules in short and in detail, for `/game rules`, in our own words.

# What it is about, for who knows nothing of it
great_city_rules-aim = You build a city of at most 4 × 4 buildings. In each round you put an emissary on a space of a strip, take a card of the offer, and may build one of your cards with the bricks of that space and with coins. At the end houses score beside public buildings of many colours; aqueducts, temples, coins and influence cards score, too. Most points win.

great_city_rules-round-name = A round
great_city_rules-round = **The Great City of Rome.** Each of you builds a city of at most 4 × 4 buildings around a farm and a house.
    Before the first round everybody keeps one card of a small draft.
    1. A new strip of five symbols (three bricks, two cogs) and a new offer of cards are laid out.
    2. From the first player clockwise you put your emissaries on free spaces of the strip. A space gives all symbols from the emperor up to it, but turns are taken from the emperor outwards: the nearer, the earlier and the poorer.
    3. In your turn you take one card of the offer, then you may build one card of your hand and produce once, in either order.
    4. Waiting influence cards are awarded, and the first player marker goes on.
    With two players you have two emissaries each and play 7 rounds; with three or four players 14 rounds.
great_city_rules-round-details = **A round, in detail.**
    - All symbols up to your emissary's space are yours, also those on spaces where others stand.
    - As many cards are offered as there are emissaries, so the last one takes what is left. You must take a card, even one that you do not want. There is no limit to your hand, and a card that is never built costs nothing.
    - You may build the card that you have just taken.
    - You build at most once and produce at most once in a turn. What you do first is finished before the other begins; you may leave out one or both.
    - Bricks and cogs that you have not used are lost at the end of the turn. Cogs cannot stand in for bricks.
    - The first player marker only sets the order in which emissaries are placed, and the draft.
    - With two players each emissary gives a turn of its own. With spaces 1 and 2 you have two turns in a row, and nothing is carried from one to the next.

great_city_rules-building-name = Building
great_city_rules-building = **Building.** Pay the card's bricks with symbols of your space, with brick tokens of your farms, and with coins: a missing brick costs 2 coins.
    The building goes on an empty space beside a building of your city, and the city must fit into 4 × 4.
    Aqueducts never share a row or column with another aqueduct; instead of taking an empty space they may replace any of your buildings.
    At once you take an influence token for each star. A public building counts its neighbours: green gives coins, red influence tokens, blue point tokens, yellow draws that many cards from a deck of which you keep one.
great_city_rules-building-details = **Building, in detail.**
    - The 4 × 4 is measured from end to end: four buildings in a row with a gap between them take up five columns, and that is one too many. Gaps inside the city are allowed.
    - You pay before anything changes. The brick token of a farm that you replace may pay; the coins of a market that you build may not.
    - A replaced building leaves the game with the tokens that lie on it. Coins and influence tokens that it once brought stay yours. Starting buildings may be replaced as well, and so may an aqueduct by another one.
    - If there is no space for an aqueduct, its card waits in your hand.
    - Neighbours are counted once, when the building is built. Later changes alter nothing.
    - What a building brings cannot be refused, not even influence tokens.
    - Forum Romanum, Colosseum, University and Imperial Thermal Baths count one neighbour more than they have.
    - School and University: you choose a deck other than deck I, draw, keep one card, and put the others under that deck in an order of your choice. If too few are left, you draw those. The card that you keep can be built from your next turn on.

great_city_rules-producing-name = Producing
great_city_rules-producing = **Producing** needs two cogs; a missing cog costs 1 coin. Once a turn all your farms produce: a coin for each vegetable farm, a brick token on each grain farm that has none, an influence token for each sheep farm; the vineyard gives a coin and a brick token. You may produce before or after building.
great_city_rules-producing-details = **Producing, in detail.**
    - Once a turn, however many cogs you have. You may buy both cogs.
    - Produce first, and what comes in can pay for the building. Build first, and a new farm produces at once, or the coins of a new market buy cogs.
    - A farm that still holds its brick token gets no second one and nothing in its place.
    - Everything is produced: the influence tokens of sheep farms cannot be refused.
    - The vineyard is one production building, though it yields two things.
    - Producing is allowed when it brings nothing.

great_city_rules-influence-name = Influence
great_city_rules-influence = **Influence.** In some rounds an influence card appears. At the end of the round, whoever alone has the most influence tokens takes all waiting cards and returns all tokens. If the lead is shared, the cards wait for the next round; after the last round they are lost. At the end two tokens are worth a point.
great_city_rules-influence-details = **Influence, in detail.**
    - One token wins if nobody else has any. If nobody has one, or the lead is shared, the cards wait; whoever comes third does not matter.
    - Whoever leads alone takes all cards that wait and returns all tokens, once. This cannot be refused.
    - With no card waiting everybody keeps their tokens.
    - The card worth 14 comes in the last round. If the lead is shared then, all cards that wait are lost.
    - For points at the end, and if players are level, the tokens count that are left after the last award.

great_city_rules-scoring-name = Scoring
great_city_rules-scoring = **Scoring.** An area of adjacent houses of one value scores the sum of its values times the number of different colours of public buildings beside it, and the point tokens of the best bath beside it.
    1, 2, 3 or 4 aqueducts: 4, 12, 24 or 40 points. Each temple scores by its own condition (`/game card`).
    Coins are 1 point each, two influence tokens 1 point, influence cards their value.
    Most points win; then most influence tokens left.
great_city_rules-scoring-details = **Scoring, in detail.**
    - An area is a group of houses of one value that share edges; a single house is one, too. Without a public building beside it, it scores nothing.
    - Two buildings of one colour count once for an area. One building serves every area that it touches.
    - Of several baths beside an area only the best counts: its point tokens are added once and not multiplied. A bath between two areas counts for both.
    - Each temple scores once, and one building may serve several temples. Mercury rounds down and uses up no coins. Minerva wants sixteen buildings, so you may neither leave out a building nor replace one. Luna counts the stars that stand in the city at the end.
    - If points and influence tokens are level, the victory is shared.

great_city_rules-setup-name = Setup
great_city_rules-setup = **Setup.** Everybody starts with 5 coins, and with a vegetable farm beside a house of value 2.
    Decks I and II are in play with two players, I to III with three, all four with four. The offer has a card of each deck, with two players two of each.
    Influence cards lie in deck I at places that are known: with two players those worth 4, 8 and 14 appear in rounds 2, 4 and 7; otherwise those worth 3, 6, 10 and 14 in rounds 3, 6, 10 and 14.
    In the draft the player to the right of the first player takes as many cards of deck II as there are players, keeps one and passes the others to the right. The first player gets the last one.
    There are six strips with two sides, one the mirror of the other. Together they show all ten orders of three bricks and two cogs. Each round turns one of them over, and from round 5 on it is known which come next.

great_city_rules-secrets-name = What is secret
great_city_rules-secrets = **What is secret.** Nearly all is open: cities, coins and tokens, the offer and who takes what from it, how many cards each hand and deck holds, and the strips that were seen.
    Secret are the card that you keep in the draft, the cards that you keep for a school, and those that you put under a deck. Nobody knows the order of a deck, unless they put cards under it.
    Some of it can be worked out. Where a table lets known cards lie open, Aedile shows a card in hand as soon as all others can know it for certain.

great_city_rules-shrine-name = The Shrine
great_city_rules-shrine = **The Shrine** is a small expansion, an option of the table. Everybody starts with a Shrine in hand, which all know. It is built like any card, costs no bricks and has no star. At the end it scores 2 points for each building beside it, at most 8.
    It counts as a temple for Juno and Jupiter, unless the table decides otherwise, and as a building for everything that counts buildings. An aqueduct may replace it.

great_city_rules-commands-name = Commands and buttons
great_city_rules-commands = **Here** the button *Your turn* under the ping opens your panel: everything can be done with its buttons and menus, and everything can be typed as well.
    `/rome draft`, `place`, `pick`, `build`, `produce`, `keep`, `pass` are the moves; each option offers what is legal now. `/game board`, `status`, `score`, `log` show the table, `/game hand` your cards, `/game undo` takes a move back, `/game card` explains a building.
