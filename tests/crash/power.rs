//! Power losses: all that a program wrote is written down, and the disk is made again as it may be after a cut: what was
//! synced is there, what was not is there, lost, or torn between sectors, each write for itself. What was answered before
//! the cut must be in the database.
//!
//! `AEDILE_POWER_CUTS` sets how many cuts; the issue asked for 500.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead as _, BufReader},
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process::Command,
};

use aedile::board::{Rng, Seed};

use super::{check, child, start_with};

const CUTS: &str = "AEDILE_POWER_CUTS";
/// Enough to see each kind of damage in a few seconds.
const DEFAULT_CUTS: u32 = 25;
/// Answers before the program is killed; the cuts are within what it wrote until then.
const ANSWERS: usize = 120;
/// A disk writes so many bytes or none.
const SECTOR: usize = 512;

/// What the program did to its disk, or said.
enum DiskStep {
    Write { at: usize, data: Vec<u8> },
    Truncate(usize),
    Sync,
    Remove,
    Say(String),
}

/// Whether the disk does what a sync asks for.
#[derive(Clone, Copy, PartialEq)]
enum Disk {
    Honest,
    /// As if the log were not synced at each commit: SQLite's `synchronous` below `FULL`.
    KeepsTheLogInMemory,
}

#[test]
fn no_power_loss_loses_what_was_answered() {
    let cuts = env::var(CUTS).map_or(DEFAULT_CUTS, |text| text.parse().expect("a number of cuts"));
    let steps = recorded();
    let mut totals = check::Totals::default();
    for cut in 0..cuts {
        let mut rng = Rng::new(Seed::from_number(u64::from(cut)));
        let at = rng.below(u32::try_from(steps.len()).expect("few")) as usize;
        survives(&steps[..at], &mut rng, Disk::Honest, &mut totals);
    }
    println!("{cuts} cuts of {} steps: {totals}", steps.len());
}

/// The proof that the test above sees what it is to see.
#[test]
fn with_less_than_full_synchronous_power_losses_lose_moves() {
    let steps = recorded();
    let lost = (0..10).filter(|cut| {
        let mut rng = Rng::new(Seed::from_number(*cut));
        let at = steps.len() - 1 - rng.below(200) as usize;
        let disk = Disk::KeepsTheLogInMemory;
        let mut totals = check::Totals::default();
        let outcome = AssertUnwindSafe(|| survives(&steps[..at], &mut rng, disk, &mut totals));
        catch_unwind(outcome).is_err()
    });
    assert!(lost.count() > 0);
}

/// Runs the child until it has answered often enough, and gives what it did.
fn recorded() -> Vec<(String, DiskStep)> {
    let folder = tempfile::tempdir().expect("a folder");
    let (played, book) = (folder.path().join("played"), folder.path().join("book"));
    fs::create_dir(&played).expect("a folder");
    let mut child = start_with(&played, 0, |command| {
        command
            .env("LD_PRELOAD", shim(folder.path()))
            .env("AEDILE_SHIM_FOLDER", &played)
            .env("AEDILE_SHIM_BOOK", &book);
    });
    let said = BufReader::new(child.stderr.take().expect("it is piped")).lines();
    let answers = said.map_while(Result::ok).filter(|line| line.starts_with("@done"));
    assert_eq!(answers.take(ANSWERS).count(), ANSWERS, "it works until it is killed");
    child.kill().expect("it runs");
    child.wait().expect("it was killed");
    read(&fs::read(&book).expect("the shim wrote it"))
}

/// Compiles the shim. There is a C compiler: SQLite is compiled by it, too.
pub(crate) fn shim(folder: &Path) -> PathBuf {
    let to = folder.join("shim.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/crash/shim.c");
    let mut cc = Command::new("cc");
    cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&to).arg(source).args(["-ldl", "-lpthread"]);
    assert!(cc.status().expect("there is a C compiler").success());
    to
}

/// The entries of the shim's book; the last may be cut off by the kill.
fn read(mut book: &[u8]) -> Vec<(String, DiskStep)> {
    let mut steps = Vec::new();
    while book.len() > 25 {
        let number = |from: usize| {
            let bytes = book[from..from + 8].try_into().expect("eight bytes");
            usize::try_from(u64::from_ne_bytes(bytes)).expect("64 bits")
        };
        let (kind, name, at, length) = (book[0], number(1), number(9), number(17));
        let Some(rest) = book.get(25..25 + name + length) else { break };
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let data = &rest[name..];
        let step = match kind {
            b'w' => DiskStep::Write { at, data: data.to_vec() },
            b't' => DiskStep::Truncate(at),
            b'f' => DiskStep::Sync,
            b'u' => DiskStep::Remove,
            _ => DiskStep::Say(text(data)),
        };
        steps.push((text(&rest[..name]), step));
        book = &book[25 + name + length..];
    }
    steps
}

/// Makes the disk as it is after a cut behind these steps, and compares it with what was answered.
fn survives(steps: &[(String, DiskStep)], rng: &mut Rng, disk: Disk, totals: &mut check::Totals) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut diary = check::Diary::default();
    for (_, step) in steps {
        if let DiskStep::Say(said) = step {
            said.lines().for_each(|line| diary.note(line));
        }
    }
    for (name, bytes) in after_cut(steps, rng, disk) {
        fs::write(folder.path().join(name), bytes).expect("room");
    }
    diary.compare(folder.path(), totals);
}

/// Each file: what is certainly on the disk, and what was done to it since its last sync.
fn after_cut(steps: &[(String, DiskStep)], rng: &mut Rng, disk: Disk) -> BTreeMap<String, Vec<u8>> {
    let mut files: BTreeMap<String, (Vec<u8>, Vec<&DiskStep>)> = BTreeMap::new();
    for (name, step) in steps {
        // What is shared in memory does not survive.
        if matches!(step, DiskStep::Say(_)) || name.ends_with("-shm") {
            continue;
        }
        let (kept, open) = files.entry(name.clone()).or_default();
        if name == child::CHANNELS {
            // It stands for Discord, which has what it has.
            if let DiskStep::Write { data, .. } = step {
                kept.extend(data);
            }
            continue;
        }
        let is_heard = disk == Disk::Honest || !name.ends_with("-wal");
        match step {
            DiskStep::Sync if is_heard => open.drain(..).for_each(|step| done(kept, step)),
            DiskStep::Remove => {
                kept.clear();
                open.clear();
            }
            DiskStep::Write { .. } | DiskStep::Truncate(_) | DiskStep::Sync | DiskStep::Say(_) => {
                open.push(step);
            }
        }
    }
    let cut = |(name, (mut kept, open)): (String, (Vec<u8>, Vec<&DiskStep>))| {
        for step in open {
            match (rng.below(3), step) {
                (0, step) => done(&mut kept, step),
                (1, DiskStep::Write { at, data }) => torn(&mut kept, *at, data, rng),
                _ => {}
            }
        }
        (name, kept)
    };
    files.into_iter().map(cut).collect()
}

fn done(file: &mut Vec<u8>, step: &DiskStep) {
    match step {
        DiskStep::Write { at, data } => put(file, *at, data),
        DiskStep::Truncate(length) => file.resize(*length, 0),
        DiskStep::Remove => file.clear(),
        DiskStep::Sync | DiskStep::Say(_) => {}
    }
}

fn put(file: &mut Vec<u8>, at: usize, data: &[u8]) {
    if file.len() < at + data.len() {
        file.resize(at + data.len(), 0);
    }
    file[at..at + data.len()].copy_from_slice(data);
}

/// Some sectors of a write, by chance.
fn torn(file: &mut Vec<u8>, at: usize, data: &[u8], rng: &mut Rng) {
    for (sector, bytes) in data.chunks(SECTOR).enumerate() {
        if rng.below(2) == 0 {
            put(file, at + sector * SECTOR, bytes);
        }
    }
}
