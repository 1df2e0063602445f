//! What comes from outside, as the fuzzer calls it (`fuzz/`): its seeds, what it once found, and mutations of both.
//!
//! `AEDILE_MUTATIONS` says how many of each file. The fuzzer itself finds more: it sees which code a text reaches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::{env, fs, panic, path::Path};

use aedile::board::{Rng, Seed};

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

/// Mutations of each file, unless told otherwise.
const MUTATIONS: u64 = 60;
/// So many changes has a mutation at most.
const CHANGES: u32 = 4;

/// Numbers and words at the edge of what is taken.
const WORDS: [&str; 8] =
    ["null", "-1", "255", "4294967296", "18446744073709551616", "1e999", "\"\"", "\u{fffd}"];

/// Reads every file of a target, and what becomes of it by chance.
fn holds(target: &str, read: fn(&[u8])) {
    let told = env::var("AEDILE_MUTATIONS").ok().and_then(|number| number.parse().ok());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target);
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let file = fs::read(entry.path()).unwrap();
        read(&file);
        for number in 0..told.unwrap_or(MUTATIONS) {
            let mut bytes = file.clone();
            mutate(&mut bytes, &mut Rng::new(Seed::from_number(number)));
            if let Err(panic) = panic::catch_unwind(|| read(&bytes)) {
                let path = entry.path();
                eprintln!("{}, mutation {number}: {}", path.display(), bytes.escape_ascii());
                panic::resume_unwind(panic);
            }
        }
    }
}

fn mutate(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..=rng.below(CHANGES) {
        let mut place = || rng.below(u32::try_from(bytes.len() + 1).unwrap()) as usize;
        let (one, other) = (place(), place());
        let (from, to) = (one.min(other), one.max(other));
        match rng.below(5) {
            0 => drop(bytes.drain(from..to.min(from + 20))),
            1 => bytes.truncate(to),
            2 => {
                let again = bytes[from..to.min(from + 40)].to_vec();
                bytes.splice(from..from, again);
            }
            3 => {
                let word = WORDS[rng.below(8) as usize];
                bytes.splice(from..to.min(from + 3), word.bytes());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte ^= 1 << rng.below(8);
                }
            }
        }
    }
}

#[test]
fn logs() {
    holds("logs", fuzz::logs::read);
}

#[test]
fn score_files() {
    holds("scores", fuzz::scores::read);
}

#[test]
fn configuration() {
    holds("configuration", fuzz::configuration::read);
}

#[test]
fn component_ids() {
    holds("component_ids", fuzz::component_ids::read);
}

#[test]
fn typed_orders() {
    holds("typed_orders", fuzz::typed_orders::read);
}

#[test]
fn gateway_events() {
    holds("gateway_events", fuzz::gateway_events::read);
}
