//! What cards are called.

use crate::{
    catalogue::{Entry, Text},
    games::great_city::rules::cards::Card,
};

impl Card {
    /// The name on the card.
    pub fn name(self) -> Text {
        Entry::new(format!("great_city-card-{}", self.id())).name()
    }
}
