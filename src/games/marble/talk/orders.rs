//! The orders of `/marble` and what they ask.

use crate::talk::layout::Style;
use crate::talk::paths::{Asked, Offered, Order, Unsaid};

const LAY: Offered = Offered::Menu("lay");

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
    Asked::new(TILE).buttons(),
    Asked::new(AT).after_all().buttons(),
    Asked::new(MAGISTRATE).after_all().buttons().unsaid(Unsaid::Only),
];

const EXPAND: &[Asked] =
    &[Asked::new(PIECE), Asked::new(SECOND).after_all().buttons().unsaid(Unsaid::Only)];

const OPEN: &[Asked] = &[
    Asked::new(AQUEDUCT).unsaid(Unsaid::Only),
    Asked::new(FIRST).after_all().buttons().unsaid(Unsaid::Only),
    Asked::new(SECOND).after_all().buttons().unsaid(Unsaid::Only),
    Asked::new(THIRD).after_all().buttons().unsaid(Unsaid::Only),
];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("play", Offered::Buttons(Style::Plain), PLAY),
    Order::new("draw", Offered::Menu("draw"), &[Asked::new(TILES)]),
    Order::new("expand", LAY, EXPAND),
    Order::new("recall", LAY, &[Asked::new(FROM)]),
    Order::new("open", Offered::Menu("open"), OPEN).answering(),
    Order::new("finish", Offered::Buttons(Style::Main), &[Asked::new(SITE)]).answering(),
    Order::new("reward", Offered::Buttons(Style::Plain), &[Asked::new(FROM)]).answering(),
    Order::new("spend", Offered::Buttons(Style::Plain), &[Asked::new(IMPERIUM)]),
    Order::new("end", Offered::Buttons(Style::Ending), &[]),
];
