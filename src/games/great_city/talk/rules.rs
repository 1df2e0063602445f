//! The rules in short, for `/game rules`, in our own words.

use crate::talk::present::Topic;

/// The parts of the rules, a round first.
pub const TOPICS: &[Topic] = &[
    Topic { id: "round", name: "A round", text: || ROUND.to_owned() },
    Topic { id: "building", name: "Building", text: || BUILDING.to_owned() },
    Topic { id: "producing", name: "Producing", text: || PRODUCING.to_owned() },
    Topic { id: "influence", name: "Influence", text: || INFLUENCE.to_owned() },
    Topic { id: "scoring", name: "Scoring", text: || SCORING.to_owned() },
    Topic { id: "commands", name: "Commands and buttons", text: || COMMANDS.to_owned() },
];

const ROUND: &str = "**The Great City of Rome.** Each of you builds a city of at most 4 × 4 buildings around a farm and a house.\n\
             Before the first round everybody keeps one card of a small draft.\n\
             1. A new strip of five symbols (three bricks, two cogs) and a new offer of cards are laid out.\n\
             2. From the first player clockwise you put your emissaries on free spaces of the strip. A space gives all \
             symbols from the emperor up to it, but turns are taken from the emperor outwards: the nearer, the earlier \
             and the poorer.\n\
             3. In your turn you take one card of the offer, then you may build one card of your hand and produce once, \
             in either order.\n\
             4. Waiting influence cards are awarded, and the first player marker goes on.\n\
             With two players you have two emissaries each and play 7 rounds; with three or four players 14 rounds.";

const BUILDING: &str = "**Building.** Pay the card's bricks with symbols of your space, with brick tokens of your farms, and with \
             coins: a missing brick costs 2 coins.\n\
             The building goes on an empty space beside a building of your city, and the city must fit into 4 × 4.\n\
             Aqueducts never share a row or column with another aqueduct; instead of taking an empty space they may \
             replace any of your buildings.\n\
             At once you take an influence token for each star. A public building counts its neighbours: green gives \
             coins, red influence tokens, blue point tokens, yellow draws that many cards from a deck of which you keep one.";

const PRODUCING: &str = "**Producing** needs two cogs; a missing cog costs 1 coin. Once a turn all your farms produce: a coin for \
             each vegetable farm, a brick token on each grain farm that has none, an influence token for each sheep \
             farm; the vineyard gives a coin and a brick token. You may produce before or after building.";

const INFLUENCE: &str = "**Influence.** In some rounds an influence card appears. At the end of the round, whoever alone has the \
             most influence tokens takes all waiting cards and returns all tokens. If the lead is shared, the cards wait \
             for the next round; after the last round they are lost. At the end two tokens are worth a point.";

const SCORING: &str = "**Scoring.** An area of adjacent houses of one value scores the sum of its values times the number of \
             different colours of public buildings beside it, and the point tokens of the best bath beside it.\n\
             1, 2, 3 or 4 aqueducts: 4, 12, 24 or 40 points. Each temple scores by its own condition (`/game card`).\n\
             Coins are 1 point each, two influence tokens 1 point, influence cards their value.\n\
             Most points win; then most influence tokens left.";

const COMMANDS: &str = "**Here** the button *Your turn* under the ping opens your panel: everything can be done with its buttons and \
             menus, and everything can be typed as well.\n\
             `/rome draft`, `place`, `pick`, `build`, `produce`, `keep`, `pass` are the moves; each option offers what is \
             legal now. `/game board`, `status`, `score`, `log` show the table, `/game hand` your cards, `/game undo` \
             takes a move back, `/game card` explains a building.";
