//! Sentences about AI at tables.

use crate::{board::Level, tables::TableError, talk::names::count};

/// The levels that people are offered; the others are for comparison.
pub const OFFERED: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

/// "Easy, thinks little ahead".
#[must_use]
pub const fn in_words(level: Level) -> &'static str {
    match level {
        Level::Random => "Random, any legal move",
        Level::Greedy => "Greedy, one step ahead",
        Level::Easy => "Easy, a short look ahead",
        Level::Normal => "Normal, a fair opponent",
        Level::Hard => "Hard, looks far ahead",
    }
}

/// What a player reads when a table refuses something about its AI; `None` for other refusals.
#[must_use]
pub fn refusal(error: &TableError) -> Option<String> {
    match error {
        TableError::TooManyAi { seats } => Some(format!(
            "This table has {seats} seats, so at most {seats} AI can play. Give it more seats or fewer AI."
        )),
        TableError::NoAi => {
            Some("No AI sits at this table. *Add AI* or `/game add_ai` adds one.".to_owned())
        }
        TableError::TooManyWatched { most } => Some(format!(
            "At most {} of AI alone may run in this server at a time. Wait until one is over, or take a seat \
             yourself: with one AI fewer than seats you play.",
            count(*most, "table")
        )),
        TableError::WatchesEnough { most } => Some(format!(
            "You may watch at most {} of AI alone at a time. Wait until it is over, or take a seat yourself: with one \
             AI fewer than seats you play.",
            count(*most, "table")
        )),
        _ => None,
    }
}
