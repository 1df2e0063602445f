//! The orders of `/rome` and what they ask.

use crate::talk::{
    layout::Style,
    paths::{Asked, Offered, Order, Unsaid},
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
    Asked::new(CARD).buttons(),
    Asked::new(PLACE).after_all().buttons(),
    Asked::new(PAY).after_all().unsaid(Unsaid::Best),
];

const KEEP: &[Asked] =
    &[Asked::new(CHOICE).buttons(), Asked::new(RETURNED).after_all().unsaid(Unsaid::Best)];

/// The orders, as Discord lists them.
pub const ORDERS: &[Order] = &[
    Order::new("draft", PLAIN, &[Asked::new(CARD)]).answering(),
    Order::new("place", PLAIN, &[Asked::new(SPACE).numbers()]).answering(),
    Order::new("pick", PLAIN, &[Asked::new(CARD)]).answering(),
    Order::new("build", PLAIN, BUILD),
    Order::new("produce", PLAIN, &[]),
    Order::new("keep", PLAIN, KEEP).answering(),
    Order::new("pass", Offered::Buttons(Style::Ending), &[]),
];
