//! The recorded games of *The Builders: Antiquity*.

use aedile::{
    board::log::{Record, Summary},
    games::builders::{Builders, Move, Options},
};

use crate::corpus::Corpus;

/// None of its options is a rule.
const CORPUS: Corpus<Builders> = Corpus {
    options: |_| Options::default(),
    ended,
    ways: &["by points", "stalled early", "stalled at the last round"],
};

/// By 17 points, §4, or stalled in one of the two ways of B13.
fn ended(summary: &Summary<Builders>, end: &Record) -> &'static str {
    let turns = summary.moves.iter().filter(|played| played.mv == Move::End).count();
    match end["stalled"] == true {
        true if turns < 60 * summary.scores.len() => "stalled early",
        true => "stalled at the last round",
        false => "by points",
    }
}

#[test]
fn the_recorded_games_of_the_builders_are_replayed_to_their_scores() {
    crate::corpus::holds(&CORPUS);
}
