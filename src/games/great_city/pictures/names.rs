//! What cards are called, and the words by which messages select.

use crate::{
    catalogue::{Entry, Text},
    games::great_city::rules::{cards::Card, view::Phase},
};

impl Card {
    /// The name on the card.
    pub fn name(self) -> Text {
        Entry::new(format!("great_city-card-{}", self.id())).name()
    }
}

impl Phase {
    /// The word by which messages select a phase.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Place => "place",
            Self::Pick => "pick",
            Self::Act => "act",
            Self::SchoolDeck => "school-deck",
            Self::SchoolKeep => "school-keep",
            Self::Over => "over",
        }
    }
}
