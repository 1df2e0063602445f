//! How long the answers of a position take in each language: its texts, panels and pictures. Goal: the median at most 1.1 times
//! that in English.
#![expect(clippy::print_stdout, reason = "what a bench is for")]

#[path = "../tests/common/limits.rs"]
#[expect(dead_code, reason = "the tests use the rest")]
mod limits;
#[path = "../tests/common/told.rs"]
mod told;

use std::time::{Duration, Instant};

use aedile::{
    board::Seed,
    catalogue::Language,
    games::{builders::Builders, great_city::GreatCity, marble::Marble},
    play::TypedGame,
    render::Cast,
};
use told::{NAMES, told};

/// How often each position is answered, in each language in turn.
const ROUNDS: usize = 101;

fn main() {
    // `cargo test --benches` only wants to know that it compiles.
    if std::env::args().any(|argument| argument == "--bench") {
        compare::<GreatCity>();
        compare::<Builders>();
        compare::<Marble>();
    }
}

fn compare<G: TypedGame>() {
    let setup = G::deal(3, &G::Options::default(), Seed::from_number(3));
    let Ok(game) = G::new(&setup) else { return println!("{}: no deal", G::ID) };
    let cast = Cast::with_notes(NAMES.map(|name| (name, "")));
    let mut times = vec![Vec::with_capacity(ROUNDS); Language::all().len()];
    for _ in 0..ROUNDS {
        for (language, times) in Language::all().iter().zip(&mut times) {
            let since = Instant::now();
            language.speak(|| told(&game, &cast));
            times.push(since.elapsed());
        }
    }
    let medians: Vec<Duration> = times.into_iter().map(median).collect();
    for (language, took) in Language::all().iter().zip(&medians) {
        let factor = took.as_secs_f64() / medians[0].as_secs_f64();
        println!("{} {}: p50 {took:.1?}, {factor:.2} times English", G::ID, language.tag());
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
