//! The parts of a game's rules, and what the options of a table change in them.

use super::say::Text;

/// A part of a game's rules, for `/game rules`.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The short name in commands: `[a-z_]`.
    pub id: &'static str,
    /// The name for people.
    pub name: fn() -> Text,
    /// The rules of it in short, in at most [`CONTENT`](super::layout::CONTENT) characters.
    pub text: fn() -> Text,
    /// What else there is to know of it, such as special cases, each in a line; in at most as many.
    pub details: Option<fn() -> Text>,
}

impl Topic {
    /// A part of which the short rules say all.
    pub const fn new(id: &'static str, name: fn() -> Text, text: fn() -> Text) -> Self {
        Self { id, name, text, details: None }
    }

    /// The same with what else there is to know.
    pub const fn with(self, details: fn() -> Text) -> Self {
        Self { details: Some(details), ..self }
    }
}

/// An option that differs from the usual rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The id of the [`Topic`] that it changes.
    pub topic: &'static str,
    /// The option: "with the Shrine".
    pub says: Text,
}
