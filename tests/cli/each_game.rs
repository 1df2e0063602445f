//! `simulate`, `verify` and `score` for each game of the one list.

use std::{fs, path::Path};

use aedile::tables::GameKind;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::cli::program::{run, run_with_input};

/// Plays three games of two and gives what is said and the three logs.
fn simulate(directory: &Path, kind: GameKind, logs: &str, seed: &str) -> (String, Vec<String>) {
    let words = ["simulate", "--game", kind.id(), "--players", "2", "--games", "3"];
    let ran = run(directory, &[&words[..], &["--seed", seed, "--logs", logs]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let log =
        |game: u8| fs::read_to_string(directory.join(format!("{logs}/{game}.jsonl"))).unwrap();
    (ran.out, (1..=3).map(log).collect())
}

fn record(line: Option<&str>) -> Value {
    serde_json::from_str(line.unwrap()).unwrap()
}

#[test]
fn each_game_is_simulated_the_same_again_by_its_seed() {
    for kind in GameKind::ALL {
        let directory = tempdir().unwrap();
        let play = |logs, seed| simulate(directory.path(), *kind, logs, seed);
        let (one, again, other) = (play("a", "7"), play("b", "7"), play("c", "8"));
        assert!(one == again, "{kind:?}: the same seed gave another output or other logs");
        assert!(one.1 != other.1, "{kind:?}: another seed gave the same logs");
        assert!(
            one.0.starts_with(&format!("{}: 2 players, 3 games, seed 7\n", kind.title())),
            "{}",
            one.0
        );
        for line in kind.score_lines().iter().chain(&["games won, %", "rounds a game"]) {
            assert!(one.0.contains(line), "{line}: {}", one.0);
        }
    }
}

#[test]
fn logs_of_different_games_are_verified_side_by_side() {
    let directory = tempdir().unwrap();
    let mut formats = Vec::new();
    let mut names = vec!["verify".to_owned()];
    for kind in GameKind::ALL {
        let (_, logs) = simulate(directory.path(), *kind, kind.id(), "3");
        formats.push(record(logs[0].lines().next())["format"].as_str().unwrap().to_owned());
        names.extend((1..=3).map(|game| format!("{}/{game}.jsonl", kind.id())));
    }
    let words: Vec<&str> = names.iter().map(String::as_str).collect();
    let out = run(directory.path(), &words).good();
    assert_eq!(out.lines().count(), names.len() - 1);
    assert!(out.lines().all(|line| line.contains(": good: 2 players, ")), "{out}");
    fs::write(directory.path().join("other"), r#"{"type":"setup","format":"chess-log"}"#).unwrap();
    let err = run(directory.path(), &["verify", "other"]).bad();
    assert!(err.starts_with("other:1: format must be "), "{err}");
    assert!(formats.iter().all(|format| err.contains(format)), "{err}");
    formats.sort();
    formats.dedup();
    assert_eq!(formats.len(), GameKind::ALL.len(), "two games have one format");
}

/// What is scored of the end of a log, and to what it comes: each player's holdings, or the whole table where the points of
/// one depend on all of it.
fn scored(kind: GameKind, end: &Value) -> Vec<(String, Value)> {
    let of_each = |key: &str| {
        let holdings = end[key].as_array().unwrap().iter().map(Value::to_string);
        holdings.zip(end["scores"].as_array().unwrap().clone()).collect()
    };
    match kind {
        GameKind::GreatCity => of_each("cities"),
        GameKind::Builders => of_each("players"),
        GameKind::Marble => {
            let all = json!({"scores": end["scores"], "winners": end["winners"]});
            vec![(end.to_string(), all)]
        }
    }
}

#[test]
fn what_a_log_tells_of_a_player_is_scored_as_in_the_log() {
    for kind in GameKind::ALL {
        let directory = tempdir().unwrap();
        let (_, logs) = simulate(directory.path(), *kind, "logs", "5");
        let end = record(logs[0].lines().last());
        for (input, score) in scored(*kind, &end) {
            let words = ["score", "--game", kind.id(), "-"];
            let out = run_with_input(directory.path(), &words, input.as_bytes()).good();
            assert_eq!(record(Some(&out)), score, "{kind:?}");
            let places = kind.score_lines().iter().map(|line| out.find(&format!("\"{line}\"")));
            let places: Vec<usize> = places.map(Option::unwrap).collect();
            assert!(places.is_sorted(), "the lines are not in the order of the score pad: {out}");
        }
    }
}

#[test]
fn a_game_that_does_not_exist_is_answered_with_those_that_do() {
    let directory = tempdir().unwrap();
    for words in [&["simulate", "--game", "chess"][..], &["score", "--game", "chess", "-"]] {
        let ran = run(directory.path(), words);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains("chess") && ran.err.contains("--game"), "{}", ran.err);
        assert!(GameKind::ALL.iter().all(|kind| ran.err.contains(kind.id())), "{}", ran.err);
    }
}

#[test]
fn an_option_of_no_game_is_answered_with_the_options_of_that_game() {
    let directory = tempdir().unwrap();
    for kind in GameKind::ALL {
        let words = ["simulate", "--game", kind.id(), "--games", "1", "--option", "shrin=true"];
        let err = run(directory.path(), &words).bad();
        assert!(err.contains("there is no option `shrin`; there are"), "{err}");
        assert!(err.contains("`first_player`"), "{err}");
    }
}
