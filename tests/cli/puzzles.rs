//! `aedile puzzles`: looking for puzzles, and at those that are stored.

use std::ops::ControlFlow;

use aedile::{
    board::{Seed, ShuffleSecret},
    daily::{Puzzle, PuzzleEffort, mine},
    play::GameKind,
};
use tempfile::tempdir;

use crate::cli::program::run;

/// As short as they can be: the searches of a test are not optimised.
const SHORT: PuzzleEffort = PuzzleEffort { look: 60, search: 100, after: 100, last: 300 };

/// The first puzzle of short searches.
fn found() -> Puzzle {
    let of = |number| {
        let secret = ShuffleSecret(Seed::from_number(number).0);
        mine(GameKind::ALL[1], &secret, SHORT, &mut || ControlFlow::Continue(()))
    };
    (0..).find_map(of).unwrap()
}

#[test]
fn a_check_says_which_answers_hold_and_fails_when_one_does_not() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("aedile.db");
    drop(aedile::store::Store::open(&path).unwrap());
    let meddle = |sql: &str| rusqlite::Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    let check = || run(folder.path(), &["puzzles", "check", "--iterations", "400"]);
    assert_eq!(check().good(), "0 looked at: 0 hold, 0 keep half of the gap.\n");
    let (puzzle, id) = (found(), GameKind::ALL[1].id());
    let body = puzzle.json();
    meddle(&format!("INSERT INTO puzzles VALUES (1, '{id}', '{body}', 1, 20000)"));
    let held = check().good();
    assert!(held.starts_with(&format!("1 (2024-10-04) {id}: the answer holds")), "{held}");
    let all = "1 looked at: 1 hold (100.0 %), 1 keep half of the gap (100.0 %).\n";
    assert!(held.ends_with(all), "{held}");
    let wrong = Puzzle { answer: (puzzle.answer + 1) % 4, ..puzzle }.json();
    meddle(&format!("INSERT INTO puzzles VALUES (2, '{id}', '{wrong}', 1, NULL)"));
    meddle(&format!("INSERT INTO puzzles VALUES (3, '{id}', '{{}}', 1, NULL)"));
    meddle("INSERT INTO puzzles VALUES (4, 'chess', '{}', 1, NULL)");
    let said = check();
    assert_eq!(said.code, Some(1), "{}", said.err);
    for line in [
        format!("2 {id}: the answer is in doubt"),
        "3: it is not readable\n".to_owned(),
        "4: its game is unknown\n".to_owned(),
        "2 looked at: 1 hold (50.0 %), 1 keep half of the gap (50.0 %).\n".to_owned(),
    ] {
        assert!(said.out.contains(&line), "{line}: {}", said.out);
    }
}

#[test]
fn a_search_says_what_it_found_and_how_much_of_it_holds() {
    let folder = tempdir().unwrap();
    let find = |words: &[&str]| {
        let short = ["puzzles", "find", "--game", "builders", "--iterations", "200"];
        run(folder.path(), &[&short[..], words].concat()).good()
    };
    let said = find(&["--seed", "6", "--games", "4", "--check", "400"]);
    let lines: Vec<_> = said.lines().collect();
    let [found @ .., games, shares] = &lines[..] else { panic!("{said}") };
    assert!(!found.is_empty(), "{said}");
    assert!(games.starts_with(&format!("{} puzzles in 4 games, ", found.len())), "{said}");
    assert!(games.ends_with(" an hour."), "{said}");
    assert!(shares.starts_with(&format!("{} looked at: ", found.len())), "{said}");
    assert!(shares.ends_with("%)."), "{said}");
    let number = found[0].split_once(' ').unwrap().0;
    assert!(found[0].contains(" builders: the answer "), "{said}");
    let one = find(&["--games", "1", "--seed", number]);
    assert!(one.starts_with(&format!("{number}: ")) && one.contains("stars\n1 puzzles in 1 games"));
    assert!(std::fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing is stored");
}
