//! Sentences about AI at tables.

use crate::board::Level;

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
