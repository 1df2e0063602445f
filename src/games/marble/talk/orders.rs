//! The orders of `/marble` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Prompt, Unsaid},
};

const LAY: Offered = Offered::Menu("Expand aqueducts, or recall a magistrate");

/// The options by their names, as [`Guide`](super::guide::Guide) asks for them.
pub const TILE: &str = "tile";
pub const AT: &str = "at";
pub const MAGISTRATE: &str = "magistrate";
pub const TILES: &str = "tiles";
pub const PIECE: &str = "piece";
pub const SECOND: &str = "second";
pub const THIRD: &str = "third";
pub const FIRST: &str = "first";
pub const AQUEDUCT: &str = "aqueduct";
pub const SITE: &str = "site";
pub const FROM: &str = "from";
pub const IMPERIUM: &str = "imperium";

/// The value of a tile with a magistrate.
pub const WITH: &str = "yes";
/// The value of a tile without a magistrate, and of a reward that nobody takes.
pub const WITHOUT: &str = "no";

const PLAY: &[Asked] = &[
    Asked::new(TILE, "Which of your ready tiles", "type of tile"),
    Asked::new(AT, "Where: the two ends of its short diagonal, such as e5-f5", "place")
        .after_all()
        .prompt(Prompt::Select("Choose the place")),
    Asked::new(MAGISTRATE, "Whether one of your magistrates goes onto it", "answer")
        .after_all()
        .prompt(Prompt::Buttons("With a magistrate?"))
        .unsaid(Unsaid::Only),
];

const EXPAND: &[Asked] = &[
    Asked::new(PIECE, "The first piece: an aqueduct and where it leads", "next piece"),
    Asked::new(SECOND, "The second piece", "next piece")
        .after_all()
        .prompt(Prompt::Select("Choose the second piece"))
        .unsaid(Unsaid::Only),
];

const OPEN: &[Asked] = &[
    Asked::new(AQUEDUCT, "Which aqueduct", "aqueduct to open").unsaid(Unsaid::Only),
    Asked::new(FIRST, "Where the first piece leads", "next point")
        .after_all()
        .prompt(Prompt::Buttons("Where the first piece leads"))
        .unsaid(Unsaid::Only),
    Asked::new(SECOND, "Where the second piece leads", "next point")
        .after_all()
        .prompt(Prompt::Buttons("Where the second piece leads"))
        .unsaid(Unsaid::Only),
    Asked::new(THIRD, "Where the third piece leads", "next point")
        .after_all()
        .prompt(Prompt::Buttons("Where the third piece leads"))
        .unsaid(Unsaid::Only),
];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("play", "Play one of your ready tiles", Offered::Menu("Play a tile"), PLAY),
    Order::new(
        "draw",
        "Draw two tiles for your next turns",
        Offered::Menu("Draw two tiles"),
        &[Asked::new(TILES, "The types of the two tiles", "pair of types")],
    ),
    Order::new("expand", "Add two pieces to open aqueducts", LAY, EXPAND),
    Order::new(
        "recall",
        "Take one of your magistrates back from a tile",
        LAY,
        &[Asked::new(FROM, "The tile on which it is", "tile with your magistrate")],
    ),
    Order::new(
        "open",
        "Open the aqueduct whose spring your tile touches",
        Offered::Menu("Open the aqueduct"),
        OPEN,
    ),
    Order::new(
        "finish",
        "Finish a complete site",
        Offered::Buttons(Style::Main),
        &[Asked::new(SITE, "Which site", "complete site")],
    ),
    Order::new(
        "reward",
        "Move one of your magistrates from the finished site, or none",
        Offered::Buttons(Style::Plain),
        &[Asked::new(FROM, "The tile on which it is, or no", "tile with your magistrate")],
    ),
    Order::new(
        "spend",
        "Return an imperium tile for one more action",
        Offered::Buttons(Style::Plain),
        &[Asked::new(IMPERIUM, "Its type", "type of your imperium")],
    ),
    Order::new("end", "End your turn", Offered::Buttons(Style::Ending), &[]),
];
