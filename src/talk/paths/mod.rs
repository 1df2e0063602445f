//! Moves are paths; menus are derived.
//!
//! A game tells for each legal move the [path](Path) of choices that leads to it, and for what is shown of these choices what they
//! say ([`Guide`]). From that alone follow, by the same code for all games:
//!
//! - the pages of the panel, with their selects and buttons ([`decision`]);
//! - the slash command with its options ([`Order`]) and what autocomplete offers for them ([`offer()`]);
//! - what typed words mean ([`read()`]), with the answers when they mean nothing or too much.
//!
//! A step with one choice is not asked; choices that look the same get a number; lists are best first.
//!
//! To give a new game its menus: list its orders ([`Guide::ORDERS`]), turn a move into its path and back
//! ([`path`](Guide::path), [`meant`](Guide::meant)), and say what choices and pages say ([`label`](Guide::label),
//! [`names`](Guide::names), [`front`](Guide::front)). `tests/messages/toy.rs` does it for a game of three moves.

pub mod guide;
mod meaning;
pub mod offer;
pub mod order;
pub mod panel;
pub mod path;
pub mod read;
mod room;
pub mod said;
pub mod typed;
pub mod ways;

pub use guide::{Fork, Front, Guide, Label, Page, Question, Shortcut, Thought};
pub use offer::offer;
pub use order::{After, Anyway, Asked, Choices, Given, Offered, Order, Prompt, Unsaid};
pub use panel::{decision, first};
pub use path::{Path, Value};
pub use read::{Meant, read};
pub use said::said;
pub use typed::Typed;
pub use ways::Ways;
