//! The orders of `/builders` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Unsaid},
};

const BUILD: Offered = Offered::Menu("build");
const GROW: Offered = Offered::Menu("grow");

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
    Asked::new(BUILDING),
    Asked::new(WORKER),
    Asked::new(TOOL).after_all().buttons().unsaid(Unsaid::Is(NO_TOOL)),
];

const INVEST: &[Asked] = &[Asked::new(CARD), Asked::new(STUDENT).after_all().unsaid(Unsaid::Only)];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("send", BUILD, SEND),
    Order::new("open", BUILD, &[Asked::new(BUILDING)]).anyway(),
    Order::new("recruit", GROW, &[Asked::new(WORKER)]).anyway(),
    Order::new("free", GROW, &[Asked::new(PRISONER)]),
    Order::new("invest", GROW, INVEST),
    Order::new("take", Offered::Buttons(Style::Plain), &[Asked::new(ACTIONS).numbers()]),
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
