//! `aedile score` and `aedile verify` with files of every kind.

use std::{
    fs::{self, File},
    path::Path,
};

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::cli::program::{run, run_with_input};

/// A farm, two houses and a bath beside them; §7 gives the points.
fn city() -> Value {
    json!({
        "cells": [
            {"row": 0, "col": 0, "card": "vegetable_farm"},
            {"row": 0, "col": 1, "card": "residential_2"},
            {"row": 1, "col": 0, "card": "shrine"},
            {"row": 1, "col": 1, "card": "thermal_baths", "tokens": 3},
        ],
        "coins": 9, "influence": 3, "influence_cards": [3]
    })
}

fn score_of(directory: &Path, city: &Value, words: &[&str]) -> Value {
    let input = serde_json::to_vec(city).unwrap();
    let out = run_with_input(directory, &[&["score", "-"], words].concat(), &input).good();
    serde_json::from_str(&out).unwrap()
}

#[test]
fn a_city_is_scored_from_a_file_and_from_the_standard_input() {
    let directory = tempdir().unwrap();
    fs::write(directory.path().join("city.json"), city().to_string()).unwrap();
    let out = run(directory.path(), &["score", "city.json"]).good();
    let score: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(score, score_of(directory.path(), &city(), &[]));
    let lines = [
        "residential_2",
        "residential_3",
        "residential_4",
        "aqueducts",
        "temples",
        "coins",
        "influence_tokens",
    ];
    let sum: i64 = lines.iter().map(|line| score[line].as_i64().unwrap()).sum();
    assert_eq!(sum + score["influence_cards"].as_i64().unwrap(), score["total"].as_i64().unwrap());
    assert_eq!(score.as_object().unwrap().len(), 9);
}

#[test]
fn options_change_the_score() {
    let directory = tempdir().unwrap();
    let mut city = city();
    city["cells"][0]["card"] = "temple_of_jupiter".into();
    let temples = |words: &[&str]| score_of(directory.path(), &city, words)["temples"].clone();
    assert_ne!(temples(&[]), temples(&["--option", "shrine_counts_as_temple=false"]));
}

#[test]
fn malformed_cities_are_refused() {
    let directory = tempdir().unwrap();
    let with = |key: &str, value: Value| {
        let mut city = city();
        city[key] = value;
        city.to_string()
    };
    let cell = |row: i64, card: &str| json!([{"row": row, "col": 0, "card": card}]);
    for input in [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "{}".to_owned(),
        city().to_string()[..80].to_owned(),
        with("coins", json!("nine")),
        with("coins", json!(-1)),
        with("coins", json!(1e300)),
        with("cells", json!({})),
        with("cells", cell(9, "market")),
        with("cells", cell(0, "palace")),
        with("cells", json!([cell(0, "market")[0], cell(0, "school")[0]])),
        with("influence_cards", json!([5])),
        with("influence_cards", json!([[[[]]]])),
        format!("{}{}", "[".repeat(100_000), "]".repeat(100_000)),
        format!("{{\"cells\": {}", "[".repeat(1_000_000)),
    ] {
        let err = run_with_input(directory.path(), &["score", "-"], input.as_bytes()).bad();
        assert!(err.starts_with("aedile: the standard input"), "{err}");
        assert!(err.len() < 1000, "{err}");
    }
    assert!(
        run_with_input(directory.path(), &["score", "-"], &[0xff; 9]).bad().starts_with("aedile: ")
    );
}

#[test]
fn files_that_are_no_files_are_refused_by_name() {
    let directory = tempdir().unwrap();
    for call in ["score", "verify"] {
        for name in ["missing.json", "."] {
            let err = run(directory.path(), &[call, name]).bad();
            assert!(
                err.contains(&format!("{name}: ")) || err.contains(&format!("{name}:")),
                "{err}"
            );
        }
    }
}

#[test]
fn files_of_100_mb_are_refused_without_reading_them_whole() {
    let directory = tempdir().unwrap();
    File::create(directory.path().join("large")).unwrap().set_len(100 << 20).unwrap();
    for call in ["score", "verify"] {
        let err = run(directory.path(), &[call, "large"]).bad();
        assert!(err.contains("large") && err.len() < 500, "{err}");
    }
    let spaces = vec![b' '; 8 << 20];
    assert!(run_with_input(directory.path(), &["score", "-"], &spaces).bad().contains("larger"));
}

/// A whole log, as lines.
fn log(directory: &Path) -> Vec<String> {
    let words = ["simulate", "--games", "1", "--players", "2", "--logs", "logs"];
    assert_eq!(run(directory, &words).code, Some(0));
    fs::read_to_string(directory.join("logs/1.jsonl")).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_broken_rule_is_told_in_the_words_of_the_game_with_players_as_the_log_counts_them() {
    let directory = tempdir().unwrap();
    let mut lines = log(directory.path());
    let places = |line: &String| line.contains(r#""type":"place""#);
    let first = lines.iter().position(places).unwrap();
    let space: Value = serde_json::from_str(&lines[first]).unwrap();
    let mut second: Value = serde_json::from_str(&lines[first + 1]).unwrap();
    second["space"] = space["space"].clone();
    lines[first + 1] = second.to_string();
    fs::write(directory.path().join("taken"), lines.join("\n")).unwrap();
    let err = run(directory.path(), &["verify", "taken"]).bad();
    let says =
        format!("taken:{}: illegal move: Space {} is taken. Free are ", first + 2, space["space"]);
    assert!(err.starts_with(&says), "{err}");
}

#[test]
fn faults_in_logs_are_named_by_file_and_line() {
    let directory = tempdir().unwrap();
    let good = log(directory.path());
    let mut truncated = good.clone();
    truncated.pop();
    let mut cut = good.clone();
    let last = cut.pop().unwrap();
    cut.push(last[..last.len() / 2].to_owned());
    let mut swapped = good.clone();
    swapped.swap(1, 2);
    let mut foreign = good.clone();
    foreign[1] = foreign[1].replacen("\"player\":1", "\"player\":0", 1).replacen(
        "\"player\":0",
        "\"player\":3",
        1,
    );
    let mut unknown = good.clone();
    unknown.insert(1, "{\"type\": \"dance\"}".to_owned());
    let mut deep = good.clone();
    deep[1] = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let mut more = good.clone();
    more.push(good[1].clone());
    let mut untrue = good.clone();
    let end = untrue.pop().unwrap();
    untrue.push(end.replacen("\"total\":", "\"total\":1", 1));
    for (name, lines, line) in [
        ("truncated", truncated, None),
        ("cut", cut, Some(good.len())),
        ("swapped", swapped, Some(2)),
        ("foreign", foreign, Some(2)),
        ("unknown", unknown, Some(2)),
        ("deep", deep, Some(2)),
        ("more", more, Some(good.len() + 1)),
        ("untrue", untrue, Some(good.len())),
        ("empty", vec![], Some(1)),
        ("headless", good[1..].to_vec(), Some(1)),
    ] {
        fs::write(directory.path().join(name), lines.join("\n")).unwrap();
        let err = run(directory.path(), &["verify", name]).bad();
        let place = line.map_or_else(|| format!("{name}:"), |line| format!("{name}:{line}: "));
        assert!(err.starts_with(&place), "{place} is not where {err} begins");
        assert!(err.lines().count() == 1 && err.len() < 500, "{err}");
    }
}

#[test]
fn good_and_bad_logs_may_be_mixed() {
    let directory = tempdir().unwrap();
    log(directory.path());
    fs::write(directory.path().join("bad"), "{}").unwrap();
    let ran = run(directory.path(), &["verify", "bad", "logs/1.jsonl", "missing"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("logs/1.jsonl: "), "{}", ran.out);
    assert_eq!(
        ran.err.lines().map(|line| line.split(':').next().unwrap()).collect::<Vec<_>>(),
        ["bad", "missing"]
    );
}

#[test]
fn the_manual_has_a_page_for_each_command_and_shells_complete_them() {
    let directory = tempdir().unwrap();
    run(directory.path(), &["manual", "made/manual"]).good();
    let text = |name: &str| fs::read_to_string(directory.path().join("made/manual").join(name));
    for command in ["run", "local", "backup", "restore", "salvage", "config-check"] {
        let page = text(&format!("aedile-{command}.1")).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    assert!(text("aedile.1").unwrap().contains("Slow board games"));
    for no_command in ["help", "help-run", "config-help", "ladder"] {
        assert!(text(&format!("aedile-{no_command}.1")).is_err(), "{no_command}");
    }
    for completions in ["aedile.bash", "aedile.fish", "_aedile"] {
        assert!(text(completions).unwrap().contains("salvage"), "{completions}");
    }
}

#[test]
fn a_log_may_come_by_the_standard_input_and_with_a_mark_before_its_text() {
    let directory = tempdir().unwrap();
    let text = log(directory.path()).join("\n");
    let marked = format!("\u{feff}{text}");
    for input in [&text, &marked] {
        let said = run_with_input(directory.path(), &["verify", "-"], input.as_bytes()).good();
        assert!(said.starts_with("the standard input: good: 2 players, "), "{said}");
    }
    fs::write(directory.path().join("marked"), marked).unwrap();
    assert!(run(directory.path(), &["verify", "marked"]).good().starts_with("marked: good: "));
    let said = run_with_input(directory.path(), &["verify", "-"], b"{}").bad();
    assert!(said.starts_with("the standard input:1: "), "{said}");
    let city = format!("\u{feff}{}", city());
    run_with_input(directory.path(), &["score", "-"], city.as_bytes()).good();
}
