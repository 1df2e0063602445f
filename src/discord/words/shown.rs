//! A game of the list that can be shown.

use crate::{
    board::log::Logged,
    tables::{GameKind, Listed, on_kind},
    talk::{
        present::{Present, Words as _},
        say::Text,
    },
};

/// A game that stands in the list of games and that the bot can show.
pub trait Shown: Present + Listed + Logged {}

impl<G: Present + Listed + Logged> Shown for G {}

impl GameKind {
    /// The title of the game: "The Great City of Rome".
    pub fn title(self) -> Text {
        on_kind!(self, G => G::title())
    }
}
