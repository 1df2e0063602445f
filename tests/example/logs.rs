//! The laws of the logs of every game, and what a public log must not tell.

#[path = "../replays/every.rs"]
mod every;

use aedile::{
    board::{
        Clicks, Game, RulesVersion, ShuffleSecret,
        log::{self, Record},
    },
    games::goofspiel::{Goofspiel, Options},
};
use every::*;
use serde_json::Value;

fn some_log() -> String {
    whole_log::<Goofspiel>(&random_game::<Goofspiel>(3, &Options::default(), 5))
}

#[test]
fn every_game_that_is_written_is_read_back() {
    for seats in 2..=4 {
        is_verified::<Goofspiel>(&random_game::<Goofspiel>(
            seats,
            &Options::default(),
            seats.into(),
        ));
        is_verified::<Goofspiel>(&sensible_game::<Goofspiel>(
            seats,
            &Options::default(),
            seats.into(),
        ));
    }
}

#[test]
fn whatever_is_changed_in_a_log_is_found() {
    let log = some_log();
    each_changed_value_is_rejected::<Goofspiel>(&log, &["players", "card"]);
    missing_and_doubled_moves_are_rejected::<Goofspiel>(&log);
    what_breaks_off_is_rejected::<Goofspiel>(&log);
    a_damaged_copy_is_noticed::<Goofspiel>(&log);
    what_is_no_log_is_rejected::<Goofspiel>();
    further_keys_have_their_places::<Goofspiel>(&log);
    a_promised_shuffle_is_dealt_again::<Goofspiel>();
    the_clicks_of_a_promised_shuffle_came_after_its_post::<Goofspiel>();
}

/// A log of the first version proves its shuffle although games are dealt otherwise since.
#[test]
fn an_older_shuffle_is_dealt_again_by_the_rules_that_its_log_names() {
    let secret = ShuffleSecret([7; 32]);
    let clicks = Clicks { post: None, ids: vec![5, 9] };
    let seed = secret.seed(&clicks.ids);
    let log = |rules: u8| {
        let rules = RulesVersion::new(rules);
        let setup = Goofspiel::deal_by(rules, 2, &Options::default(), seed);
        let (setup, moves) = game_of::<Goofspiel>(setup, 3, |_, _| None);
        let proof = log::proof::<Goofspiel>(&secret, &clicks, &Options::default());
        log::full_log::<Goofspiel>(&setup, &moves, &proof).unwrap()
    };
    for rules in [1, 2] {
        let summary = log::verify::<Goofspiel>(log(rules).as_bytes()).unwrap();
        assert!(summary.promised.is_some() && Goofspiel::rules(&summary.setup).number() == rules);
    }
    let other = log(1).replacen("\"players\"", "\"rules\":2,\"players\"", 1);
    assert!(log::verify::<Goofspiel>(other.as_bytes()).is_err());
    let newer = log(2).replacen("\"rules\":2", "\"rules\":3", 1);
    let fault = log::verify::<Goofspiel>(newer.as_bytes()).unwrap_err();
    assert!(fault.to_string().contains("rules must be 1 to 2, not 3"), "{fault}");
}

#[test]
fn a_changed_deal_is_found_at_the_next_prize() {
    let log = some_log();
    let next = tampered::<Goofspiel>(&log, 1, |line| {
        let mut first: Value = serde_json::from_str(line).unwrap();
        first["prizes"].as_array_mut().unwrap().swap(0, 12);
        first.to_string()
    });
    assert!(next.is_err_and(|fault| fault.line > 1));
}

#[test]
fn the_public_log_of_a_running_game_tells_no_bid_that_lies_face_down() {
    let (setup, moves) = random_game::<Goofspiel>(2, &Options::default(), 1);
    let text = log::public_log::<Goofspiel>(&setup, &moves[..5], &Record::new()).unwrap();
    let records: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records[0]["prizes"], serde_json::to_value(&setup.prizes[..3]).unwrap());
    let bids: Vec<_> = records.iter().filter(|record| record["type"] == "bid").collect();
    assert!(bids.len() == 5 && bids.iter().all(|bid| bid.get("card").is_none()), "{text}");
    let reveals = records.iter().filter(|record| record["type"] == "reveal");
    assert_eq!(reveals.count(), 2, "{text}");
}
