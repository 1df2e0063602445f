//! `aedile simulate`, and `aedile verify` of what it writes.

use std::{fs, path::Path};

use tempfile::tempdir;

use crate::cli::program::{Ran, run};

/// The words of a simulation, and these.
fn simulate(directory: &Path, words: &[&str]) -> Ran {
    run(directory, &[&["simulate", "--games", "3"], words].concat())
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let directory = tempdir().unwrap();
    let play = |logs: &str, seed: &str| {
        let words = ["--players", "2", "--seed", seed, "--option", "shrine=true", "--logs", logs];
        let out = simulate(directory.path(), &words);
        assert_eq!(out.code, Some(0), "{}", out.err);
        let games = (1..=3).map(|n| {
            fs::read_to_string(directory.path().join(format!("{logs}/{n}.jsonl"))).unwrap()
        });
        (out.out, games.collect::<Vec<_>>())
    };
    let (one, again, other) = (play("a", "7"), play("b", "7"), play("c", "8"));
    assert!(one == again, "the same seed gave another output or other logs");
    assert!(one.1 != other.1, "another seed gave the same logs");
    assert!(one.0.contains("The Great City of Rome: 2 players, 3 games, seed 7"), "{}", one.0);
    assert!(one.0.contains("residential_2") && one.0.contains("total"), "{}", one.0);
}

#[test]
fn every_log_that_is_written_is_a_good_one() {
    let directory = tempdir().unwrap();
    for (players, options) in [("2", &[][..]), ("3", &["--option", "shrine=true"]), ("4", YUCATA)] {
        let words = [&["--players", players, "--logs", players], options].concat();
        assert_eq!(simulate(directory.path(), &words).code, Some(0));
        let logs: Vec<_> = (1..=3).map(|game| format!("{players}/{game}.jsonl")).collect();
        let words: Vec<_> =
            std::iter::once("verify").chain(logs.iter().map(String::as_str)).collect();
        assert_eq!(run(directory.path(), &words).good().lines().count(), 3);
    }
}

const YUCATA: &[&str] = &[
    "--option",
    "tie_breakers=influence_tokens,coins",
    "--option",
    "produce_requires_gain=true",
    "--option",
    "brick_tokens_first=true",
    "--option",
    "emissary_auto_place=true",
    "--option",
    "auto_play_forced=true",
];

#[test]
fn a_paired_match_gives_each_player_each_seat_of_a_deal() {
    let directory = tempdir().unwrap();
    let words = ["--players", "3", "--paired", "--seats", "greedy,random", "--logs", "logs"];
    let out = simulate(directory.path(), &words);
    assert_eq!(out.code, Some(0), "{}", out.err);
    assert!(out.out.contains("| 3 | greedy | random | 3 | 100.0 |"), "{}", out.out);
    let setups = (1..=3).map(|n| {
        let log = fs::read_to_string(directory.path().join(format!("logs/{n}.jsonl"))).unwrap();
        log.lines().next().unwrap().to_owned()
    });
    let setups: Vec<_> = setups.collect();
    assert!(setups.iter().all(|setup| *setup == setups[0]), "the deals differ: {setups:?}");
    assert_eq!(simulate(directory.path(), &words).out, out.out);
}

#[test]
fn what_was_set_by_hand_plays_other_games_than_what_was_learned() {
    let directory = tempdir().unwrap();
    let play = |seats: &str| {
        let words = ["--game", "builders", "--players", "3", "--paired", "--seats", seats];
        let out = simulate(directory.path(), &words);
        assert_eq!(out.code, Some(0), "{}", out.err);
        out.out
    };
    let (by_hand, learned) = (play("easy:hand:20,greedy:hand"), play("easy:20,greedy"));
    assert!(by_hand.contains("| 3 | easy:hand:20 | greedy:hand | 3 |"), "{by_hand}");
    let points = |table: &str| table.lines().last().unwrap().split('|').nth(8).unwrap().to_owned();
    assert_ne!(points(&by_hand), points(&learned), "{by_hand}{learned}");
}

#[test]
fn logs_have_counts_and_say_what_was_automatic() {
    let directory = tempdir().unwrap();
    let words = [&["--players", "4", "--logs", "logs"], YUCATA].concat();
    assert_eq!(simulate(directory.path(), &words).code, Some(0));
    let log = fs::read_to_string(directory.path().join("logs/1.jsonl")).unwrap();
    let records: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(records[0]["type"], "setup");
    assert_eq!(records[records.len() - 1]["type"], "end");
    assert!(
        records
            .iter()
            .filter(|record| record.get("player").is_some())
            .all(|record| record["after"].is_object())
    );
    assert!(records.iter().any(|record| record["auto"] == true));
}

#[test]
fn bad_orders_are_told_what_there_is() {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("file"), "").unwrap();
    for (words, says) in [
        (&["--players", "1"][..], "The Great City of Rome is for 2 to 4 players, not 1"),
        (&["--players", "5"], "2 to 4 players"),
        (&["--seats", "clever"], "there is no player `clever`; there are random, gentle, greedy,"),
        (&["--seats", "greedy:9"], "`greedy` does not search"),
        (&["--seats", "hard:0"], "iterations are a number from 1 to 1000000"),
        (&["--seats", "hard:many"], "iterations are a number"),
        (&["--seats", "hard:hand:many"], "iterations are a number"),
        (&["--seats", "greedy:hand:9"], "`greedy` does not search"),
        (&["--seats", "random", "--seats", "greedy"], "several --seats are for --paired alone"),
        (
            &["--players", "3", "--paired", "--seats", "easy", "--seats", "hard", "--logs", "logs"],
            "--logs takes the games of one --seats at a time",
        ),
        (&["--players", "2", "--paired"], "must be a multiple of 2, not 3"),
        (&["--seats", "random,random,random"], "--seats names 3 players for 4 seats"),
        (&["--option", "shrin=true"], "there is no option `shrin`"),
        (&["--option", "shrine"], "must be name=value"),
        (&["--option", "shrine=7"], "the option `shrine`"),
        (&["--logs", "file"], "file: "),
        (&["--logs", "file/logs"], "file/logs: "),
    ] {
        let err = simulate(directory.path(), words).bad();
        assert!(err.starts_with("aedile: ") && err.contains(says), "{words:?}: {err}");
    }
}
