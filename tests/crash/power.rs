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
enum Deed {
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
    let deeds = recorded();
    let mut totals = check::Totals::default();
    for cut in 0..cuts {
        let mut rng = Rng::new(Seed::from_number(u64::from(cut)));
        let at = rng.below(u32::try_from(deeds.len()).expect("few")) as usize;
        survives(&deeds[..at], &mut rng, Disk::Honest, &mut totals);
    }
    println!("{cuts} cuts of {} deeds: {totals}", deeds.len());
}

/// The proof that the test above sees what it is to see.
#[test]
fn with_less_than_full_synchronous_power_losses_lose_moves() {
    let deeds = recorded();
    let lost = (0..10).filter(|cut| {
        let mut rng = Rng::new(Seed::from_number(*cut));
        let at = deeds.len() - 1 - rng.below(200) as usize;
        let disk = Disk::KeepsTheLogInMemory;
        let mut totals = check::Totals::default();
        let outcome = AssertUnwindSafe(|| survives(&deeds[..at], &mut rng, disk, &mut totals));
        catch_unwind(outcome).is_err()
    });
    assert!(lost.count() > 0);
}

/// Runs the child until it has answered often enough, and gives what it did.
fn recorded() -> Vec<(String, Deed)> {
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
fn read(mut book: &[u8]) -> Vec<(String, Deed)> {
    let mut deeds = Vec::new();
    while book.len() > 25 {
        let number = |from: usize| {
            let bytes = book[from..from + 8].try_into().expect("eight bytes");
            usize::try_from(u64::from_ne_bytes(bytes)).expect("64 bits")
        };
        let (kind, name, at, length) = (book[0], number(1), number(9), number(17));
        let Some(rest) = book.get(25..25 + name + length) else { break };
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let data = &rest[name..];
        let deed = match kind {
            b'w' => Deed::Write { at, data: data.to_vec() },
            b't' => Deed::Truncate(at),
            b'f' => Deed::Sync,
            b'u' => Deed::Remove,
            _ => Deed::Say(text(data)),
        };
        deeds.push((text(&rest[..name]), deed));
        book = &book[25 + name + length..];
    }
    deeds
}

/// Makes the disk as it is after a cut behind these deeds, and compares it with what was answered.
fn survives(deeds: &[(String, Deed)], rng: &mut Rng, disk: Disk, totals: &mut check::Totals) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut diary = check::Diary::default();
    for (_, deed) in deeds {
        if let Deed::Say(said) = deed {
            said.lines().for_each(|line| diary.note(line));
        }
    }
    for (name, bytes) in after_cut(deeds, rng, disk) {
        fs::write(folder.path().join(name), bytes).expect("room");
    }
    diary.compare(folder.path(), totals);
}

/// Each file: what is certainly on the disk, and what was done to it since its last sync.
fn after_cut(deeds: &[(String, Deed)], rng: &mut Rng, disk: Disk) -> BTreeMap<String, Vec<u8>> {
    let mut files: BTreeMap<String, (Vec<u8>, Vec<&Deed>)> = BTreeMap::new();
    for (name, deed) in deeds {
        // What is shared in memory does not survive.
        if matches!(deed, Deed::Say(_)) || name.ends_with("-shm") {
            continue;
        }
        let (kept, open) = files.entry(name.clone()).or_default();
        if name == child::CHANNELS {
            // It stands for Discord, which has what it has.
            if let Deed::Write { data, .. } = deed {
                kept.extend(data);
            }
            continue;
        }
        let is_heard = disk == Disk::Honest || !name.ends_with("-wal");
        match deed {
            Deed::Sync if is_heard => open.drain(..).for_each(|deed| done(kept, deed)),
            Deed::Remove => {
                kept.clear();
                open.clear();
            }
            Deed::Write { .. } | Deed::Truncate(_) | Deed::Sync | Deed::Say(_) => open.push(deed),
        }
    }
    let cut = |(name, (mut kept, open)): (String, (Vec<u8>, Vec<&Deed>))| {
        for deed in open {
            match (rng.below(3), deed) {
                (0, deed) => done(&mut kept, deed),
                (1, Deed::Write { at, data }) => torn(&mut kept, *at, data, rng),
                _ => {}
            }
        }
        (name, kept)
    };
    files.into_iter().map(cut).collect()
}

fn done(file: &mut Vec<u8>, deed: &Deed) {
    match deed {
        Deed::Write { at, data } => put(file, *at, data),
        Deed::Truncate(length) => file.resize(*length, 0),
        Deed::Remove => file.clear(),
        Deed::Sync | Deed::Say(_) => {}
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
