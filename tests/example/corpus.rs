//! The recorded games of both versions of its rules and cards.

#[path = "../corpus/every.rs"]
mod every;

use aedile::{
    board::log::{Record, Summary},
    games::goofspiel::{Goofspiel, Options},
};
use every::{Corpus, holds};

const CORPUS: Corpus<Goofspiel> =
    Corpus { options: |_| Options::default(), ended, ways: &["won alone", "shared"] };

fn ended(summary: &Summary<Goofspiel>, _end: &Record) -> &'static str {
    if summary.winners.len() == 1 { "won alone" } else { "shared" }
}

#[test]
fn the_recorded_games_of_both_versions_are_replayed_to_their_scores() {
    holds(&CORPUS);
}
