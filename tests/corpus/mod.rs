//! Recorded games, which pin the rules: a table plays to its end by the rules by which it was dealt, so what was
//! recorded once is replayed to the same scores for ever.
//!
//! There is a file for each game and version of its rules, `<game>-<version>.jsonl.gz`: logs, one behind the other.
//! Beside them may lie plain logs, `<game>-<what>.jsonl`: a game that somebody saw go wrong joins them here.
//!
//! `AEDILE_RECORD=1 cargo test --test all corpus::` records the file of the newest rules, if it is not there yet. A file is
//! never recorded anew: if a change makes an old one fail, the change needs a new version of the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod builders;
mod great_city;
mod marble;
mod recording;

use std::{collections::BTreeSet, fs, io::Read as _, path::PathBuf};

use aedile::board::{
    Strategy,
    log::{self, Logged, Record, Summary},
};
use flate2::read::GzDecoder;

/// What the recorded games of a game must be like.
struct Corpus<G: Logged> {
    /// Rule options by the number of the game.
    options: fn(u64) -> G::Options,
    /// In which of the ways below a game ended.
    ended: fn(&Summary<G>, &Record) -> &'static str,
    /// All ways to end.
    ways: &'static [&'static str],
}

/// The least number of games.
const LEAST: usize = 200;

/// Replays all recorded games of a game; with the switch, records what is missing first.
fn holds<G: Logged + Strategy>(corpus: &Corpus<G>) {
    let newest = folder().join(format!("{}-{}.jsonl.gz", G::ID, G::RULES_VERSION));
    if std::env::var_os("AEDILE_RECORD").is_some() && !newest.exists() {
        fs::write(&newest, recording::record(corpus)).unwrap();
    }
    for version in 1..=G::RULES_VERSION {
        let name = format!("{}-{version}.jsonl.gz", G::ID);
        let mut text = String::new();
        let file = fs::File::open(folder().join(&name))
            .unwrap_or_else(|error| panic!("{name}: {error}; see AEDILE_RECORD"));
        GzDecoder::new(file).read_to_string(&mut text).unwrap();
        let games: Vec<&str> = games(&text).collect();
        assert!(games.len() >= LEAST, "{name} has {} games", games.len());
        let facts = games.iter().flat_map(|game| {
            let summary = replay(&name, game);
            assert_eq!(G::rules(&summary.setup).number(), version, "{name}: {game:.160}");
            facts(corpus, game, &summary)
        });
        assert_covers(corpus, &name, &facts.collect());
    }
    for path in plain_logs(G::ID) {
        let text = fs::read_to_string(&path).unwrap();
        replay::<G>(&path.to_string_lossy(), &text);
    }
}

fn folder() -> PathBuf {
    PathBuf::from("tests/corpus")
}

/// The logs of this game that lie beside its files.
fn plain_logs(id: &str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let start = format!("{id}-");
    entries.filter(move |path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&start) && path.extension().is_some_and(|extension| extension == "jsonl")
    })
}

/// The logs of a file, one behind the other: each ends with its end record.
fn games(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive("\n\n").map(str::trim_end)
}

/// Replays a game, which checks its scores.
fn replay<G: Logged>(file: &str, text: &str) -> Summary<G> {
    log::verify(text.as_bytes())
        .unwrap_or_else(|fault| panic!("{file}: {fault} of the log that begins with {text:.160}"))
}

/// In which way a game ended.
fn ended<G: Logged>(corpus: &Corpus<G>, text: &str) -> &'static str {
    (corpus.ended)(&replay("a new game", text), &record(text.lines().last()))
}

fn record(line: Option<&str>) -> Record {
    serde_json::from_str(line.unwrap()).unwrap()
}

/// What is special about a recorded game.
fn facts<G: Logged>(corpus: &Corpus<G>, text: &str, summary: &Summary<G>) -> Vec<String> {
    let (first, end) = (record(text.lines().next()), record(text.lines().last()));
    let players = first["names"].as_array().unwrap().iter().map(|name| format!("player {name}"));
    let options = first["options"].as_object().unwrap().iter().map(option);
    let seats = format!("seats {}", summary.scores.len());
    let ended = format!("ended {}", (corpus.ended)(summary, &end));
    players.chain(options).chain([seats, ended]).collect()
}

fn option((name, value): (&String, &serde_json::Value)) -> String {
    format!("option {name} {value}")
}

/// All numbers of players, options, kinds of players and ways to end occur.
fn assert_covers<G: Logged>(corpus: &Corpus<G>, file: &str, facts: &BTreeSet<String>) {
    let seats = G::SEATS.map(|seats| format!("seats {seats}"));
    let ways = corpus.ways.iter().map(|way| format!("ended {way}"));
    let players = recording::PLAYERS.iter().map(|player| format!("player \"{}\"", player.name()));
    let options = (0..recording::GAMES).flat_map(|number| {
        let options = serde_json::to_value((corpus.options)(number)).unwrap();
        let options = options.as_object().unwrap().clone();
        options.iter().map(option).collect::<Vec<_>>()
    });
    for fact in seats.chain(ways).chain(players).chain(options) {
        assert!(facts.contains(&fact), "{file}: no game has {fact}");
    }
}
