//! A disk that fails for some calls and then works again: errors of input and output, no room, the lock of another program.
//! Nothing waits for a restart, what was answered is there, and of what failed there is nothing.
//!
//! `AEDILE_FAULT_CALLS` sets at how many calls each kind of fault begins, evenly from the first call of the start on.

use std::{
    env,
    io::{BufRead as _, BufReader},
};

use aedile::board::{Rng, Seed};

use super::{check, child, power::shim, start_with};

const CALLS: &str = "AEDILE_FAULT_CALLS";
/// Enough to meet the start, its migrations and play.
const DEFAULT_CALLS: u32 = 4;
/// Each kind, and how many such calls there are at least until the child has answered often enough.
const KINDS: [(&str, u32); 3] = [("eio", 2_000), ("full", 1_200), ("lock", 600)];
/// So many calls fail one after the other, at most.
const LONGEST: u32 = 20;
/// Answers before the program is killed.
const ANSWERS: usize = 80;

#[test]
fn a_disk_that_fails_for_some_calls_loses_nothing() {
    let calls = env::var(CALLS).map_or(DEFAULT_CALLS, |text| text.parse().expect("a number"));
    let (mut totals, mut errors) = (check::Totals::default(), 0);
    for (kind, among) in KINDS {
        for number in 0..calls {
            let mut rng = Rng::new(Seed::from_number(number.into()));
            let first = number * among / calls + rng.below(among / calls);
            let fault = format!("{kind} {first} {}", 1 + rng.below(LONGEST));
            println!("{fault}");
            errors += survives(&fault, &mut totals);
        }
    }
    println!("{calls} calls of each kind: {totals}, {errors} errors");
    assert!(errors > 0, "the disk has failed");
}

/// Plays on such a disk and compares; how many errors there were.
fn survives(fault: &str, totals: &mut check::Totals) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let shim = shim(folder.path());
    let mut child = start_with(folder.path(), 0, |command| {
        command
            .env("LD_PRELOAD", &shim)
            .env("AEDILE_SHIM_FOLDER", folder.path())
            .env(child::FAULT, fault);
    });
    let mut said = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let (mut diary, mut answers, mut errors) = (check::Diary::default(), 0, 0);
    while answers < ANSWERS {
        let line = said.next().expect("a child works until it is killed").expect("it writes text");
        answers += usize::from(line.starts_with("@done"));
        errors += usize::from(line.starts_with("@error"));
        diary.note(&line);
    }
    child.kill().expect("it runs");
    child.wait().expect("it was killed");
    said.map_while(Result::ok).for_each(|line| diary.note(&line));
    diary.compare(folder.path(), totals);
    diary.finish(folder.path(), totals);
    errors
}
