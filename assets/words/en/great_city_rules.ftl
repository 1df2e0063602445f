### The Great City of Rome: the rules in short and in detail, for `/game rules`, in our own words.

# What it is about, for who knows nothing of it
great_city_rules-aim = You build a city of at most 4 × 4 buildings. In each round you put an emissary on a space of a strip, take a card of the offer, and may build one of your cards with the bricks of that space and with coins. At the end houses score beside public buildings of many colours; aqueducts, temples, coins and influence cards score, too. The player with the most points wins.

great_city_rules-round-name = A round
great_city_rules-round = **The Great City of Rome.** Each of you builds a city of at most 4 × 4 buildings around a farm and a house.
    Before the first round each of you keeps one card of a small draft (see *{ great_city_rules-setup-name }*).
    1. A new strip is turned over: five spaces in a row from the emperor outwards, three with a brick and two with a cog. A new offer of cards is laid out.
    2. From the first player clockwise you put your emissaries on free spaces. A space gives its own symbol and all those between it and the emperor. Turns are then taken from the emperor outwards: near the emperor you act earlier and have less.
    3. In your turn you take one card of the offer, then you may build one card of your hand and produce once, in either order.
    4. Influence cards that wait may be won (see *{ great_city_rules-influence-name }*), and the first player marker goes to the next player clockwise.
    With two players you have two emissaries each and play 7 rounds; with three or four players you have one each and play 14 rounds.
great_city_rules-round-details = **A round, details.**
    - All symbols up to your emissary's space are yours, also those on spaces with emissaries of others.
    - As many cards are offered as there are emissaries, so the last one takes what is left. You must take a card, even one that you do not want. There is no limit to your hand, and a card that is never built costs nothing.
    - You may build the card that you have just taken.
    - You build at most once and produce at most once in a turn. What you do first is finished before the other begins; you may skip one or both.
    - Bricks and cogs that you have not used are lost at the end of the turn. Cogs do not replace bricks.
    - The first player marker only sets the order in which emissaries are placed, and the draft.
    - With two players you place your emissaries alternately, one at a time, and each gives a turn of its own. If no emissary of the other player is between yours, you have two turns in a row; nothing is carried from one to the next.

great_city_rules-building-name = Building
great_city_rules-building = **Building.** Pay the card's bricks with those of your space, with brick tokens of your farms, and with coins: a missing brick costs 2 coins. You may also pay with coins alone.
    The building goes on an empty space that shares an edge with a building of your city, and the city must fit into 4 × 4.
    Aqueducts never share a row or column with another aqueduct; instead of taking an empty space an aqueduct may replace any of your buildings.
    At once you take an influence token for each star, and a public building brings something for each building beside it (see *{ great_city_rules-public-name }*). Houses, aqueducts and temples score at the end; farms produce.
great_city_rules-building-details = **Building, details.**
    - The 4 × 4 is measured from end to end: four buildings in a row with a gap between them take up five columns, which is too many. Gaps inside the city are allowed.
    - Row 1, column 1 is the upper left corner of your city as it is drawn: when the city grows upwards or to the left, they are counted anew, and row or column 0 is the empty one beside it.
    - You choose whether brick tokens or coins pay. Only what is missing is bought, and nothing for later.
    - You pay before anything changes. The brick token of a farm that you replace may pay; the coins of a market that you build may not.
    - A replaced building leaves the game with the tokens that lie on it; its stars and its colour no longer count. Coins, influence tokens and cards that it once brought stay yours. Starting buildings may be replaced as well, and so may an aqueduct by another one.
    - An aqueduct that finds no space waits in your hand. Four are the most that fit; one more can only replace one of them. Any other card finds a space while the city has fewer than sixteen buildings.
    - A luxury house is a house of its value with a star, the grand aqueduct an aqueduct with a star.

great_city_rules-public-name = Public buildings
great_city_rules-public = **Public buildings** bring something when they are built, for each neighbour: each building, of whatever kind, that shares an edge with them.
    - **Green**, Market and Forum Romanum: one coin for each.
    - **Red**, Arena and Colosseum: one influence token for each.
    - **Blue**, Thermal Baths and Imperial Thermal Baths: one point token for each. They stay on the bath and score with the houses beside it.
    - **Yellow**, School and University: you draw one card for each from one deck and keep one of them.
    Forum Romanum, Colosseum, University and Imperial Thermal Baths count one neighbour more than they have.
    At the end the colours count for the houses beside them.
great_city_rules-public-details = **Public buildings, details.**
    - There are one to four neighbours. Starting buildings and aqueducts are neighbours like all others; a building that touches only with a corner is not one.
    - Neighbours are counted once, when the building is built. Later changes alter nothing.
    - What a building brings cannot be refused, not even influence tokens.
    - School and University: you choose a deck in play other than deck I, with two players always deck II. You draw, keep one card, and put the others under that deck in an order of your choice; near the end they can come up again. If too few are left, you draw those. The card that you keep can be built from your next turn on.

great_city_rules-producing-name = Producing
great_city_rules-producing = **Producing** needs two cogs; a missing cog costs 1 coin. You may do it once a turn, before or after building. All your farms produce then: each vegetable farm a coin, each grain farm a brick token if it has none, each sheep farm an influence token, and the vineyard a coin and, if it has none, a brick token.
great_city_rules-producing-details = **Producing, details.**
    - Once a turn, however many cogs you have. You may buy both cogs.
    - Produce first, and what comes in can pay for the building. Build first, and a new farm produces at once, or the coins of a new market buy cogs.
    - A brick token stays on its farm until you pay a brick with it, in this turn or a later one. A farm that still holds its token gets no second one and nothing in its place.
    - Everything is produced: the influence tokens of sheep farms cannot be refused.
    - The vineyard is one production building, though it yields two things.
    - You may produce even if it brings nothing.

great_city_rules-influence-name = Influence
great_city_rules-influence = **Influence.** Influence tokens come from stars, red buildings and sheep farms. In some rounds an influence card appears. At the end of the round, the player who alone has the most influence tokens takes all waiting cards and returns all tokens. If the lead is tied, the cards wait for the next round; after the last round they are lost. At the end two tokens are worth a point.
great_city_rules-influence-details = **Influence, details.**
    - One token wins if nobody else has any. If nobody has one, or the lead is tied, the cards wait, no matter who comes behind.
    - A player who leads alone takes all cards that wait and returns all influence tokens, once for all of these cards. This cannot be refused.
    - With no card waiting everybody keeps their tokens.
    - The card worth 14 comes in the last round. If the lead is tied then, all cards that wait are lost.
    - For points at the end, and in a tie, the tokens count that are left after the last award.

great_city_rules-scoring-name = Scoring
great_city_rules-scoring = **Scoring.** An area of adjacent houses of one value scores the sum of its values times the number of different colours of public buildings beside it, plus the point tokens of one bath beside it, the best.
    1, 2, 3 or 4 aqueducts in all: 4, 12, 24 or 40 points. Each temple scores by its own condition (see *{ great_city_rules-temples-name }*).
    Coins are 1 point each, two influence tokens 1 point, influence cards their value.
    The player with the most points wins; in a tie, the one with the most influence tokens left.
great_city_rules-scoring-details = **Scoring, details.**
    - An area is a group of houses of one value that share edges, luxury houses included; a single house is one, too. Without a public building beside it, it scores nothing.
    - Two buildings of one colour count once for an area, also if one of them counts a neighbour more. One building serves every area that it touches.
    - Of several baths beside an area only the best counts: its point tokens are added once and not multiplied. A bath between two areas counts for both. A bath also counts as a colour, blue.
    - Three adjacent houses of value 3 with a green building and a bath with 4 tokens beside them score 9 × 2 + 4 = 22 points.
    - An influence token without a second one is worth nothing.
    - If points and influence tokens are tied, the victory is shared.

great_city_rules-temples-name = Temples
great_city_rules-temples = **Temples** score at the end, each once and by its own condition:
    { $temples }
# $effect is a sentence.
great_city_rules-temple = { $stars ->
        [0] - **{ $name }**: { $effect }
        [one] - **{ $name }**, { $stars } star: { $effect }
       *[other] - **{ $name }**, { $stars } stars: { $effect }
    }
great_city_rules-temples-details = **Temples, details.**
    - Each temple scores once: eight houses of value 2 still bring Cupid's points one time. One building may serve several temples.
    - Luxury houses are houses of their value, the vineyard is one production building like each farm.
    - Minerva counts herself. You have 14 turns and start with two buildings, so you must build in every turn and replace nothing.
    - Luna counts the stars in the city at the end; a building that was replaced does not count.
    - Mercury rounds down and uses up no coins.

great_city_rules-setup-name = Setup
great_city_rules-setup = **Setup.** Everybody starts with 5 coins, and with a vegetable farm beside a house of value 2.
    Decks I and II are in play with two players, I to III with three, all four with four. The offer has a card of each deck, with two players two of each.
    Influence cards lie in deck I at places that are known: with two players those worth 4, 8 and 14 appear in rounds 2, 4 and 7; otherwise those worth 3, 6, 10 and 14 in rounds 3, 6, 10 and 14.
    In the draft the player to the right of the first player takes as many cards of deck II as there are players, keeps one and passes the others to the right. The first player gets the last one.
    There are six strips, and the back of each mirrors its front. Together they show all ten orders of three bricks and two cogs. Each round turns one of them over, and from round 5 on it is known which come next.
great_city_rules-setup-details = **Setup, details.**
    - The first player is drawn by lot, unless the host begins; in a rematch a different player begins.
    - Everybody has 14 turns, whatever the number of players.
    - Decks that are not in play are left out. What is in a deck is known: `{ name-game-card }` shows how many there are of each building. The order is secret.
    - An influence card appears when the offer of its round has been laid out.
    - Before round 1 a strip is face up that is not used yet; its other side comes in round 6.
    - We have found no list of the strips. Ours are the only six, with backs that mirror their fronts, that show every order of the symbols and none on two strips.
    - Coins and tokens never run out.

great_city_rules-secrets-name = What is secret
great_city_rules-secrets = **What is secret.** Nearly everything is open: cities, coins and tokens, influence cards, the offer and who takes what from it, how many cards each hand and deck holds, from which deck a school draws, and the strips that were seen. The cards that you take from the offer, and a Shrine, are face up in your hand.
    Secret are the card that you keep in the draft, the cards that you keep for a school, and those that you put under a deck. Nobody knows the order of a deck, unless they put cards under it.
    Some of it can be deduced: a player who passes cards on in the draft knows what the later ones choose from. The second-to-last player in the draft knows the card of the first player. At a table with known cards, Aedile shows a drafted card as soon as all others can know it for certain.

great_city_rules-shrine-name = The Shrine
great_city_rules-shrine = **The Shrine** is a small expansion, in play only if the host chooses it. Everybody starts with a Shrine in hand, which all know. It is built like any card, as the one building of that turn, costs no bricks and has no star. At the end it scores 2 points for each building beside it, at most 8.
    It counts as a temple for Juno and Jupiter, and as a building for everything that counts buildings; Fortuna, Saturn and Luna gain nothing from it. An aqueduct may replace it.

great_city_rules-options-name = What a table can change
great_city_rules-options = **What a table can change.** The host sets this on the lobby post before the start:
    - **Shrine**: everybody starts with one. Usually it is not in play.
    - **Known cards**: a drafted card is shown once all others can deduce it. Usually it stays hidden.
    - **Worth its cogs**: you may buy cogs to produce only if that brings an influence token, or more than the cogs cost; a brick token is worth two coins here. Usually you may always produce.
    - **Tokens first**: brick tokens pay for missing bricks before coins do. Usually you choose.
    - **Coins for ties**: coins break ties in points and influence tokens. Usually tied players share the victory.
    - **Aqueduct over aqueduct**, and **a replaced farm pays** with its brick token: both usually allowed.
    The set `yucata` turns on *Known cards*, *Worth its cogs*, *Tokens first* and *Coins for ties*. There the program also places the last emissary of a round if only one space makes sense: a free space makes no sense if there is a free one farther out and no emissary of another player between.
    The program makes moves without a choice (**automatic moves**), unless the table has turned this off: the last card of the offer or the draft, the only deck of a school, the only card that a school drew, the end of a turn when everybody can see that nothing else is possible.

great_city_rules-commands-name = Commands and buttons
great_city_rules-commands = **Here** the button *{ button-your-turn }* under the mention opens your panel: everything can be done with its buttons and menus, and everything can be typed as well.
    `{ name-rome-draft }`, `place`, `pick`, `build`, `produce`, `keep`, `pass` are the moves; each option offers what is legal now. `{ name-game-board }`, `status`, `score`, `log` show the table, `{ name-game-hand }` your cards, `{ name-game-undo }` takes back your last move until somebody else has acted, a secret was revealed or chance decided, `{ name-game-card }` explains a building, `{ name-game-hint }` advises.
