//! The logs of *Rome: City of Marble*.

use std::sync::LazyLock;

use aedile::{
    board::{
        FirstPlayer, Game, Seat, Seed,
        log::{self, Logged, Played, Record, Scored},
    },
    games::marble::{FountainAdjacency, HillCorners, Marble, Move, Options, Setup},
};
use serde_json::{Value, json};

use crate::replays::{Whole, random_game, verify, whole_log};

fn game(seats: u8, number: u64) -> Whole<Marble> {
    random_game::<Marble>(seats, &Options::default(), number)
}

/// A whole game of three.
fn some_log() -> &'static str {
    static LOG: LazyLock<String> = LazyLock::new(|| whole_log::<Marble>(&game(3, 5)));
    &LOG
}

fn public_log(setup: &Setup, moves: &[Played<Move>]) -> String {
    log::public_log::<Marble>(setup, moves, &Record::new()).unwrap()
}

fn records(log: &str) -> Vec<Value> {
    log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_game_written_is_verified() {
    for number in 0..30 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        crate::replays::is_verified::<Marble>(&game(seats, number));
    }
}

#[test]
fn rules_that_differ_stand_in_the_log_and_habits_do_not() {
    let options = Options {
        buildings_per_hill_corner: HillCorners::Building,
        fountain_adjacency: FountainAdjacency::Edge,
        fixed_hills: true,
        first_player: FirstPlayer::Fixed(Seat::new(1).unwrap()),
        auto_play_forced: false,
    };
    let whole = random_game::<Marble>(2, &options, 4);
    let log = whole_log::<Marble>(&whole);
    let stated =
        json!({"buildings_per_hill_corner": 1, "fountain_adjacency": "edge", "fixed_hills": true});
    assert_eq!(records(&log)[0]["options"], stated);
    assert_eq!(records(&log)[0]["hills"], json!(["aventine", "esquiline", "quirinal"]));
    let summary = verify::<Marble>(&log).unwrap();
    let rules = Options { first_player: FirstPlayer::Random, auto_play_forced: true, ..options };
    assert_eq!(summary.setup.options, rules);
    assert!(whole.1.iter().all(|played| !played.auto));
    assert!(
        game(2, 4).1.iter().any(|played| played.auto),
        "by default the program plays what is forced"
    );
}

#[test]
fn a_tampered_line_is_rejected_with_its_number() {
    // With other values a move may be legal all the same; bridge values come to light at the end.
    let later = "players first_player bridges left_out magistrate pieces path tiles site tile";
    let later: Vec<&str> = later.split(' ').collect();
    crate::replays::each_changed_value_is_rejected::<Marble>(some_log(), &later);
}

#[test]
fn a_missing_or_doubled_move_is_rejected() {
    crate::replays::missing_and_doubled_moves_are_rejected::<Marble>(some_log());
}

#[test]
fn a_log_that_breaks_off_anywhere_is_rejected() {
    crate::replays::what_breaks_off_is_rejected::<Marble>(some_log());
}

#[test]
fn a_damaged_copy_is_noticed() {
    crate::replays::a_damaged_copy_is_noticed::<Marble>(some_log());
}

#[test]
fn what_is_no_log_is_rejected() {
    crate::replays::what_is_no_log_is_rejected::<Marble>();
}

#[test]
fn a_setup_that_could_not_be_dealt_is_rejected() {
    for (key, value, says) in [
        ("hills", json!(["aventine", "esquiline"]), "3 different hills"),
        ("hills", json!(["esquiline", "aventine", "palatine"]), "in the order of their names"),
        ("hills", json!(["aventine", "esquiline", "vatican"]), "there is no hill \"vatican\""),
        ("bridges", json!([1, 1, 2, 2, 3, 3]), "has values for 6"),
        ("left_out", json!(5), "must be the values [1, 1, 2, 2, 3, 3, 4, 4]"),
        ("left_out", json!(null), "left_out"),
        ("players", json!(5), "2 to 4"),
        ("options", json!({"buildings_per_hill_corner": 2}), "is 0 or 1"),
        ("options", json!({"fountain_adjacency": "near"}), "near"),
    ] {
        let read = crate::replays::tampered::<Marble>(some_log(), 1, |line| {
            let mut record: Value = serde_json::from_str(line).unwrap();
            record[key] = value.clone();
            record.to_string()
        });
        let fault = read.expect_err(says);
        assert!(fault.line == 1 && fault.reason.contains(says), "{says}: {fault}");
    }
}

#[test]
fn further_keys_are_allowed_in_setup_and_moves_and_nowhere_else() {
    crate::replays::further_keys_have_their_places::<Marble>(some_log());
}

#[test]
fn a_promised_shuffle_is_dealt_again() {
    crate::replays::a_promised_shuffle_is_dealt_again::<Marble>();
    crate::replays::the_clicks_of_a_promised_shuffle_came_after_its_post::<Marble>();
}

#[test]
fn the_public_part_of_a_running_game_tells_no_bridge_value() {
    for number in 0..6 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let (setup, moves) = game(seats, number);
        let mut other = setup.clone();
        other.bridges.reverse();
        for upto in [0, 1, moves.len() / 2, moves.len() - 1] {
            let public = public_log(&setup, &moves[..upto]);
            assert_eq!(public, public_log(&other, &moves[..upto]));
            let first = &records(&public)[0];
            assert_eq!(
                (&first["bridges"], &first["left_out"]),
                (&json!([null, null, null, null, null, null, null]), &Value::Null)
            );
        }
        let whole = whole_log::<Marble>(&(setup.clone(), moves.clone()));
        assert_eq!(public_log(&setup, &moves), whole, "of a finished game everything is public");
    }
}

/// Each kind of record has the keys of the log format.
#[test]
fn records_have_the_keys_that_are_documented() {
    let keys = |kind: &str| match kind {
        "setup" => "bridges first_player format hills left_out options players type version",
        "draw" => "after player tiles type",
        "expand" => "after pieces player type",
        "recall" | "reward" => "after player tile type",
        "play" => "after at magistrate player tile type",
        "open" => "after aqueduct path player type",
        "finish" => "after player site type",
        "spend" => "after imperium player type",
        "end_turn" => "after player type",
        "bridge" => "player space type",
        "build" => "building player points site type",
        "coin" => "at player type",
        "collect" => "coins imperium player type",
        "last_round" => "player type",
        "round" => "round type",
        "end" => "aqueducts fountains players scores tiles type winners",
        other => panic!("a record of type {other}"),
    };
    let counts = "actions bridges coins fresh imperium magistrates placed points ready";
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..40 {
        for record in records(&whole_log::<Marble>(&game(2, number))) {
            let kind = record["type"].as_str().unwrap().to_owned();
            let of = |value: &Value| -> String {
                let mut keys: Vec<_> = value.as_object().unwrap().keys().cloned().collect();
                keys.retain(|key| key != "auto");
                keys.sort();
                keys.join(" ")
            };
            assert_eq!(of(&record), keys(&kind), "{record}");
            if record.get("after").is_some() {
                assert_eq!(of(&record["after"]), counts, "{record}");
            }
            seen.insert(kind);
        }
    }
    assert_eq!(seen.len(), 17, "{seen:?}");
}

/// What the log says of the table in the end is what `aedile score` takes, and gives the same scores.
#[test]
fn what_the_end_record_tells_has_the_scores_that_it_tells() {
    for number in 0..12 {
        let seats = u8::try_from(2 + number % 3).unwrap();
        let log = whole_log::<Marble>(&game(seats, number));
        let end = records(&log).pop().unwrap();
        let Ok(Scored::Table { scores, winners }) =
            Marble::score_file(end.to_string().as_bytes(), &Options::default())
        else {
            panic!("an end record is a good file")
        };
        let named = |lines: &Vec<i32>| -> Value {
            let names = Marble::score_lines().iter().map(|name| (*name).to_owned());
            names.zip(lines.iter().copied()).collect()
        };
        assert_eq!(scores.iter().map(named).collect::<Value>(), end["scores"]);
        let winners: Vec<u8> = winners.iter().map(u8::from).collect();
        assert_eq!(json!(winners), end["winners"]);
    }
}

/// The deal of a seed is the same for ever: tables and proofs of shuffles depend on it.
#[test]
fn a_deal_is_the_same_for_ever() {
    let setup = Marble::deal(3, &Options::default(), Seed::from_number(7));
    let json = serde_json::to_string(&setup).unwrap();
    let dealt = r#"{"players":3,"first_player":1,"options":{},"hills":["palatine","quirinal","viminal"],"bridges":[4,4,3,2,1,3,2],"left_out":1}"#;
    assert_eq!(json, dealt);
}
