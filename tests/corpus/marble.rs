//! The recorded games of *Rome: City of Marble*.

use aedile::{
    board::log::{Record, Summary},
    games::marble::{FountainAdjacency, HillCorners, Marble, Options},
};

use crate::corpus::Corpus;

/// All options in turn, both values of each.
const CORPUS: Corpus<Marble> = Corpus { options, ended, ways: &["won alone", "shared"] };

fn options(number: u64) -> Options {
    let usual = Options::default();
    Options {
        fixed_hills: number.is_multiple_of(2),
        buildings_per_hill_corner: match number % 3 {
            0 => HillCorners::Building,
            _ => HillCorners::Empty,
        },
        fountain_adjacency: match number % 5 {
            0 => FountainAdjacency::Edge,
            _ => FountainAdjacency::Lattice,
        },
        ..usual
    }
}

/// By one winner or several, §2.6.
fn ended(summary: &Summary<Marble>, _end: &Record) -> &'static str {
    if summary.winners.len() == 1 { "won alone" } else { "shared" }
}

#[test]
fn the_recorded_games_of_city_of_marble_are_replayed_to_their_scores() {
    crate::corpus::holds(&CORPUS);
}
