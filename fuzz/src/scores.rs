//! `aedile score`: a file is scored, or refused with a reason.

use aedile::{
    board::{Game, log::Logged},
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
};

/// Reads a score file as one of each game.
///
/// # Panics
/// When it is neither scored nor refused as it should be.
pub fn read(file: &[u8]) {
    score::<GreatCity>(file);
    score::<Builders>(file);
    score::<Marble>(file);
}

fn score<G: Logged>(file: &[u8]) {
    if let Err(reason) = G::score_file(file, &<G as Game>::Options::default()) {
        assert!(!reason.is_empty());
    }
}
