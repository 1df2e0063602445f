//! The same duty has the same file in each game, as the tables of `src/games/mod.rs` say.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use super::source;

/// The files of a row, and whether a game may do without them.
type Row = (Vec<String>, bool);

/// The rows of the table below the line that ends so; of files with "or" between them a game has one.
fn table(docs: &str, end: &str) -> Vec<Row> {
    let lines = docs.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim);
    let rows =
        lines.skip_while(|line| !line.ends_with(end)).skip_while(|line| !line.contains("---"));
    let rows = rows.skip(1).take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let files = line.split('|').nth(1).expect("a row has a first column");
        let or = "` or `";
        let named =
            files.replace(or, "/").split('`').skip(1).step_by(2).map(str::to_owned).collect();
        (named, files.contains(", where "))
    };
    rows.map(row).collect()
}

/// What lies in a folder: paths and the names of their last parts.
fn entries(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("each game has the folder");
    let entries = entries.map(|entry| entry.expect("a folder can be listed"));
    entries.map(|entry| (entry.path(), entry.file_name().to_string_lossy().into_owned())).collect()
}

/// The files of this folder of each game.
fn games(folder: &str) -> Vec<(String, BTreeSet<String>)> {
    let games = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games"));
    let files = |game: &Path| {
        let files = entries(&game.join(folder)).into_iter();
        files.filter_map(|(_, name)| name.strip_suffix(".rs").map(str::to_owned)).collect()
    };
    let games = games.into_iter().filter(|(path, _)| path.is_dir());
    games.map(|(path, name)| (name, files(&path))).collect()
}

fn docs() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/mod.rs");
    fs::read_to_string(file).expect("the games have a roof")
}

/// The rows that a game should have and has not.
fn missing<'a>(rows: &'a [Row], files: &BTreeSet<String>) -> Vec<&'a str> {
    let all = rows.iter().filter(|(_, is_optional)| !is_optional).flat_map(|(names, _)| names);
    let has = |names: &str| names.split('/').any(|name| files.contains(name));
    all.map(String::as_str).filter(|names| !has(names)).collect()
}

/// Where games are known by their types: the games, what makes objects of them, and the list of their commands.
const KNOW_GAMES: &[&str] = &["games/", "play/", "lib.rs", "discord/entry/commands/moves.rs"];

/// Where code is generic over a game, and so compiled once for each.
const GENERIC: &[&str] = &["ai/", "board/", "games/", "play/", "talk/", "render/fit.rs"];

#[test]
fn what_stands_above_the_games_holds_them_as_objects() {
    let is_in = |name: &str, places: &[&str]| places.iter().any(|place| name.starts_with(place));
    for (name, code) in source::all() {
        let names_one = !is_in(&name, KNOW_GAMES) && code.contains("games::");
        assert!(!names_one, "{name} knows a game by its type");
        let is_generic = code.contains("<G: ") || code.contains("<G>");
        assert!(is_in(&name, GENERIC) || !is_generic, "{name} is generic over a game");
    }
}

#[test]
fn each_game_has_the_files_of_the_tables() {
    let docs = docs();
    for (folder, end) in [("pictures", "in each `pictures`:"), ("talk", "which has no others:")] {
        let rows = table(&docs, end);
        assert!(rows.len() > 3, "the table of {folder} is read");
        let games = games(folder);
        assert!(games.len() > 2, "the games are found");
        for (game, files) in games {
            assert_eq!(missing(&rows, &files), [""; 0], "{game}/{folder}");
        }
    }
}

#[test]
fn no_game_talks_in_other_files() {
    let rows = table(&docs(), "which has no others:");
    let known: BTreeSet<&str> =
        rows.iter().flat_map(|(names, _)| names).flat_map(|names| names.split('/')).collect();
    for (game, files) in games("talk") {
        let others: Vec<_> =
            files.iter().filter(|file| *file != "mod" && !known.contains(file.as_str())).collect();
        assert!(others.is_empty(), "{game}: {others:?}");
    }
}
