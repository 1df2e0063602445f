//! The orders of `/builders` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Unsaid},
};

const SPREAD: Offered = Offered::Buttons(Style::Plain);
const SPARE: Offered = Offered::Spare(Style::Plain);
const FOLDED: Offered = Offered::Folded(Style::Plain);

/// The options by their names, as [`Guide`](super::guide::Guide) asks for them.
pub const BUILDING: &str = "building";
pub const WORKER: &str = "worker";
pub const CARD: &str = "card";
pub const STUDENT: &str = "student";
pub const TOOL: &str = "tool";
pub const ACTIONS: &str = "actions";
pub const PRISONER: &str = "prisoner";

/// The value of a sending without a tool.
pub const NO_TOOL: &str = "none";

const SEND: &[Asked] = &[
    Asked::new(BUILDING).buttons(),
    Asked::new(WORKER).buttons(),
    Asked::new(TOOL).after_all().buttons().unsaid(Unsaid::Is(NO_TOOL)),
];

const INVEST: &[Asked] =
    &[Asked::new(CARD).buttons(), Asked::new(STUDENT).after_all().buttons().unsaid(Unsaid::Only)];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("send", SPREAD, SEND),
    Order::new("open", SPREAD, &[Asked::new(BUILDING).buttons()]).anyway(),
    Order::new("recruit", SPREAD, &[Asked::new(WORKER).buttons()]).anyway(),
    Order::new("free", FOLDED, &[Asked::new(PRISONER).buttons()]),
    Order::new("invest", SPARE, INVEST),
    Order::new("take", SPARE, &[Asked::new(ACTIONS).numbers().buttons()]),
    Order::new("end", Offered::Buttons(Style::Ending), &[]).anyway(),
];

/// The kinds of things that options ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A building.
    Building,
    /// Somebody.
    Member,
    /// A card of the investment line.
    Investment,
    /// A tool, or none.
    Tool,
    /// A number of actions.
    Actions,
}

impl Kind {
    /// What the option of this name asks for.
    pub fn of(option: &str) -> Self {
        match option {
            BUILDING => Self::Building,
            CARD => Self::Investment,
            TOOL => Self::Tool,
            ACTIONS => Self::Actions,
            _ => Self::Member,
        }
    }
}
