//! The orders of `/builders` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Prompt, Unsaid},
};

const BUILD: Offered = Offered::Menu("Build: your sites, and the row");
const GROW: Offered = Offered::Menu("Recruit, invest or free");

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
    Asked::new(BUILDING, "Where to", "site of yours"),
    Asked::new(WORKER, "Who goes", "worker of yours")
        .prompt(Prompt::Select("Send somebody: choose whom, then the tool")),
    Asked::new(TOOL, "The tool that goes along, if one does", "tool of yours")
        .after_all()
        .prompt(Prompt::Buttons("Choose the tool that goes along"))
        .unsaid(Unsaid::Is(NO_TOOL)),
];

const INVEST: &[Asked] = &[
    Asked::new(CARD, "A prisoner, a tool, a university or a loan", "card of the investment line"),
    Asked::new(STUDENT, "Who learns at a university", "member of your team")
        .after_all()
        .prompt(Prompt::Select("Choose who learns"))
        .unsaid(Unsaid::Only),
];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("send", "Send somebody of your team to a site of yours", BUILD, SEND),
    Order {
        anyway: Some("Do not ask about an action that must be bought"),
        ..Order::new(
            "open",
            "Open a building of the row as a site of yours",
            BUILD,
            &[Asked::new(BUILDING, "The building", "building")],
        )
    },
    Order {
        anyway: Some("Do not ask about an action that must be bought"),
        ..Order::new(
            "recruit",
            "Recruit a worker of the row into your team",
            GROW,
            &[Asked::new(WORKER, "The worker", "worker")],
        )
    },
    Order::new(
        "free",
        "Free a prisoner of yours who is on no site",
        GROW,
        &[Asked::new(PRISONER, "The prisoner", "prisoner of yours")],
    ),
    Order::new("invest", "Invest in a card of the line, once a turn", GROW, INVEST),
    Order::new(
        "take",
        "Take sesterces for actions that you have left",
        Offered::Buttons(Style::Plain),
        &[Asked::new(ACTIONS, "For how many actions: 1, 2 or 3", "number of actions")],
    ),
    Order {
        anyway: Some("Do not ask about actions that are left; they are lost"),
        ..Order::new("end", "End your turn", Offered::Buttons(Style::Ending), &[])
    },
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
    #[must_use]
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
