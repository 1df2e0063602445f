//! The recorded games of *The Great City of Rome*.

use aedile::{
    board::log::{Record, Summary},
    games::great_city::{GreatCity, Options, rules::options::TieBreakers},
};

use crate::corpus::Corpus;

const CORPUS: Corpus<GreatCity> = Corpus {
    options,
    ended,
    ways: &["by points", "by influence", "by coins", "by several winners"],
};

/// Each rule option by a bit of its own; the bits that are set in few numbers belong to those that matter least.
fn options(number: u64) -> Options {
    let is_on = |of: u64, share: u64| (number / of).is_multiple_of(share);
    Options {
        shrine: is_on(1, 3),
        shrine_counts_as_temple: !is_on(6, 5),
        tie_breakers: if is_on(3, 2) {
            TieBreakers::InfluenceThenCoins
        } else {
            TieBreakers::Influence
        },
        produce_requires_gain: is_on(4, 3),
        brick_tokens_first: is_on(5, 3),
        aqueduct_over_aqueduct: !is_on(7, 3),
        spend_replaced_farm_token: !is_on(11, 3),
        emissary_auto_place: is_on(2, 4),
        exact_payment: !is_on(13, 3),
        ..Options::PUBLISHER
    }
}

/// What parted the winner from the others with as many points, §7.
fn ended(summary: &Summary<GreatCity>, end: &Record) -> &'static str {
    let totals: Vec<i32> = summary.totals().collect();
    let first = totals.iter().zip(0..).filter(|(total, _)| Some(*total) == totals.iter().max());
    let first: Vec<usize> = first.map(|(_, seat)| seat).collect();
    let held = |key: &str| {
        let of = |seat: &usize| end["cities"][*seat][key].as_u64().unwrap();
        first.iter().map(of).collect::<Vec<u64>>()
    };
    let influence = held("influence");
    let is_shared = |values: &[u64]| {
        let most = values.iter().max();
        values.iter().filter(|value| Some(*value) == most).count() > 1
    };
    match (summary.winners.len(), first.len()) {
        (1, 1) => "by points",
        (1, _) if is_shared(&influence) => "by coins",
        (1, _) => "by influence",
        (_, _) => "by several winners",
    }
}

#[test]
fn the_recorded_games_of_the_great_city_are_replayed_to_their_scores() {
    crate::corpus::holds(&CORPUS);
}
