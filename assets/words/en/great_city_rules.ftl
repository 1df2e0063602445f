### The Great City of Rome: the rules in short, for `/game rules`, in our own words.

great_city_rules-round-name = A round
great_city_rules-round = **The Great City of Rome.** Each of you builds a city of at most 4 × 4 buildings around a farm and a house.
    Before the first round everybody keeps one card of a small draft.
    1. A new strip of five symbols (three bricks, two cogs) and a new offer of cards are laid out.
    2. From the first player clockwise you put your emissaries on free spaces of the strip. A space gives all symbols from the emperor up to it, but turns are taken from the emperor outwards: the nearer, the earlier and the poorer.
    3. In your turn you take one card of the offer, then you may build one card of your hand and produce once, in either order.
    4. Waiting influence cards are awarded, and the first player marker goes on.
    With two players you have two emissaries each and play 7 rounds; with three or four players 14 rounds.

great_city_rules-building-name = Building
great_city_rules-building = **Building.** Pay the card's bricks with symbols of your space, with brick tokens of your farms, and with coins: a missing brick costs 2 coins.
    The building goes on an empty space beside a building of your city, and the city must fit into 4 × 4.
    Aqueducts never share a row or column with another aqueduct; instead of taking an empty space they may replace any of your buildings.
    At once you take an influence token for each star. A public building counts its neighbours: green gives coins, red influence tokens, blue point tokens, yellow draws that many cards from a deck of which you keep one.

great_city_rules-producing-name = Producing
great_city_rules-producing = **Producing** needs two cogs; a missing cog costs 1 coin. Once a turn all your farms produce: a coin for each vegetable farm, a brick token on each grain farm that has none, an influence token for each sheep farm; the vineyard gives a coin and a brick token. You may produce before or after building.

great_city_rules-influence-name = Influence
great_city_rules-influence = **Influence.** In some rounds an influence card appears. At the end of the round, whoever alone has the most influence tokens takes all waiting cards and returns all tokens. If the lead is shared, the cards wait for the next round; after the last round they are lost. At the end two tokens are worth a point.

great_city_rules-scoring-name = Scoring
great_city_rules-scoring = **Scoring.** An area of adjacent houses of one value scores the sum of its values times the number of different colours of public buildings beside it, and the point tokens of the best bath beside it.
    1, 2, 3 or 4 aqueducts: 4, 12, 24 or 40 points. Each temple scores by its own condition (`/game card`).
    Coins are 1 point each, two influence tokens 1 point, influence cards their value.
    Most points win; then most influence tokens left.

great_city_rules-commands-name = Commands and buttons
great_city_rules-commands = **Here** the button *Your turn* under the ping opens your panel: everything can be done with its buttons and menus, and everything can be typed as well.
    `/rome draft`, `place`, `pick`, `build`, `produce`, `keep`, `pass` are the moves; each option offers what is legal now. `/game board`, `status`, `score`, `log` show the table, `/game hand` your cards, `/game undo` takes a move back, `/game card` explains a building.
