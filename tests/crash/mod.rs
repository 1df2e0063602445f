//! Killed at any moment and started again: no accepted move is lost, none is doubled, no owed post is missing.
//!
//! The test starts its own binary as a child that opens tables, plays, plans, takes back and posts as fast as it can, and says
//! on stderr what it tries and what was answered. The parent kills it with SIGKILL at random moments, opens the database
//! and compares. A database lives through fifty rounds. `AEDILE_CRASH_ROUNDS` sets how many; product §10 asks for 1,000.

mod check;
mod child;
#[cfg(target_os = "linux")]
mod faults;
#[cfg(target_os = "linux")]
mod power;
mod whole;

use std::{
    env,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use aedile::{
    board::{Rng, Seed},
    store::{Store, StoreError},
};

/// The test in which a child does its work.
const CHILD: &str = "crash::child";
/// Names the folder to a child; without it the test `child` does nothing.
const FOLDER: &str = "AEDILE_CRASH_FOLDER";
const ROUND: &str = "AEDILE_CRASH_ROUND";
const ROUNDS: &str = "AEDILE_CRASH_ROUNDS";

/// A new database after so many, so that comparing stays quick.
const LIFE: u32 = 50;

/// Enough to meet each kind of moment in a few seconds.
const DEFAULT_ROUNDS: u32 = 40;

#[test]
fn a_killed_program_goes_on_where_it_was() {
    let rounds =
        env::var(ROUNDS).map_or(DEFAULT_ROUNDS, |text| text.parse().expect("a number of rounds"));
    let mut rng = Rng::new(Seed::from_number(1));
    let mut totals = check::Totals::default();
    for first in (0..rounds).step_by(LIFE as usize) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut diary = check::Diary::default();
        for round in first..rounds.min(first + LIFE) {
            for line in killed(folder.path(), round, &mut rng) {
                diary.note(&line);
            }
            diary.compare(folder.path(), &mut totals);
        }
        diary.finish(folder.path(), &mut totals);
    }
    println!("{rounds} rounds: {totals}");
    assert!(totals.has_planned() || rounds < DEFAULT_ROUNDS, "plans were played: {totals}");
}

/// Does the child's work when a parent asks for it.
#[test]
fn child() {
    let Ok(folder) = env::var(FOLDER) else { return };
    let folder = Path::new(&folder);
    match (env::var(whole::ACT), env::var(ROUND)) {
        (Ok(act), _) => whole::act(&act, folder),
        (Err(_), Ok(round)) => child::work(folder, round.parse().expect("a number")),
        (Err(_), Err(_)) => {}
    }
}

/// Runs a child and kills it at a random moment. What it said.
fn killed(folder: &Path, round: u32, rng: &mut Rng) -> Vec<String> {
    let mut child = start(folder, round);
    let mut said = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let mut heard = Vec::new();
    // One in eight dies while it starts, the others after some answers; each then at any point of the next few steps.
    let answers = if rng.below(8) == 0 { 0 } else { 1 + rng.below(60) };
    while heard.iter().filter(|line: &&String| line.starts_with("@done")).count() < answers as usize
    {
        heard.push(said.next().expect("a child works until it is killed").expect("it writes text"));
    }
    let more = if answers == 0 { 40_000 } else { 4_000 };
    spin(Duration::from_micros(u64::from(rng.below(more))));
    child.kill().expect("it runs");
    child.wait().expect("it was killed");
    heard.extend(said.map_while(Result::ok));
    heard
}

fn start(folder: &Path, round: u32) -> Child {
    start_with(folder, round, |_| {})
}

/// The same with what `more` says of the command.
fn start_with(folder: &Path, round: u32, more: impl Fn(&mut Command)) -> Child {
    let mut command = Command::new(env::current_exe().expect("this test"));
    more(&mut command);
    command
        .args(["--exact", CHILD, "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .env(ROUND, round.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this test starts again")
}

/// Opens a database that nobody has. A process that another test starts at this moment has all our files, until it is another
/// program: also the lock of a database that was closed just now.
fn open(path: &Path) -> Store {
    try_open(path).expect("it opens")
}

fn try_open(path: &Path) -> Result<Store, StoreError> {
    let start = Instant::now();
    loop {
        match Store::open(path) {
            Err(StoreError::InUse(_)) if start.elapsed() < Duration::from_secs(10) => {
                std::thread::sleep(Duration::from_millis(10));
            }
            opened => return opened,
        }
    }
}

/// Waits to the microsecond, which a sleep cannot.
fn spin(time: Duration) {
    let start = Instant::now();
    while start.elapsed() < time {
        std::hint::spin_loop();
    }
}
