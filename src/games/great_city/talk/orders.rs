//! The orders of `/rome` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Prompt, Unsaid},
};

/// The options by their names, as [`Guide`](super::guide::Guide) asks for them.
pub const CARD: &str = "card";
pub const SPACE: &str = "space";
pub const PLACE: &str = "place";
pub const PAY: &str = "pay";
pub const CHOICE: &str = "choice";
pub const RETURNED: &str = "order";

const PLAIN: Offered = Offered::Buttons(Style::Plain);

const BUILD: &[Asked] = &[
    Asked::new(CARD, "The card that you build", "card"),
    Asked::new(PLACE, "Where: the letter of the plan, or row,col", "place for it")
        .after_all()
        .prompt(Prompt::Select("Choose a place by its letter")),
    Asked::new(PAY, "How you pay; left out: brick tokens first, then coins", "way to pay here")
        .after_all()
        .prompt(Prompt::Select("Choose how you pay"))
        .unsaid(Unsaid::Best),
];

const KEEP: &[Asked] = &[
    Asked::new(CHOICE, "The deck to draw from, or the card that you keep", "card or deck"),
    Asked::new(
        RETURNED,
        "In which order the others go under the deck; left out: as listed",
        "order of the other cards",
    )
    .after_all()
    .prompt(Prompt::Select("Choose the order under the deck"))
    .unsaid(Unsaid::Best),
];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new(
        "draft",
        "Opening draft: keep a card",
        PLAIN,
        &[Asked::new(CARD, "The card that you keep", "card")],
    ),
    Order::new(
        "place",
        "Put an emissary on a free space of the strip",
        PLAIN,
        &[Asked::new(SPACE, "The space, 1 (next to the emperor) to 5", "space of the strip")],
    ),
    Order::new(
        "pick",
        "Take a card of the offer",
        PLAIN,
        &[Asked::new(CARD, "The card that you take", "card")],
    ),
    Order::new(
        "build",
        "Build a card of your hand into your city",
        Offered::Menu("Build a card: choose which"),
        BUILD,
    ),
    Order::new(
        "produce",
        "Let all your production buildings produce; missing cogs are bought",
        Offered::Buttons(Style::Main),
        &[],
    ),
    Order::new("keep", "School: choose the deck, then the card that you keep", PLAIN, KEEP),
    Order::new("pass", "End your turn", Offered::Buttons(Style::Ending), &[]),
];
