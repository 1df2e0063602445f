//! Killed while a database of the first version is brought up to date, or while it is copied: the database has all that it had,
//! and a copy is whole or not there.
//!
//! `AEDILE_CRASH_ROUNDS` sets how often, as for the other kills.

use std::{
    env,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use aedile::{
    board::{Rng, Seed},
    store::backup,
};
use rusqlite::Connection;

use super::{CHILD, DEFAULT_ROUNDS, FOLDER, ROUNDS, open, spin};

/// What a child does: `upgrade` or `backup`.
pub(super) const ACT: &str = "AEDILE_CRASH_ACT";

const NAME: &str = "aedile.db";

/// Enough that each act takes some milliseconds.
const TABLES: u32 = 400;
const MOVES: u32 = 40;

const FIRST_VERSION: &str = include_str!("../../migrations/sqlite/01-tables/up.sql");

/// What the game is made of, whichever version has written it: the number of moves, and a sum over all of them.
type Contents = (i64, i64);

#[test]
fn a_database_that_is_being_brought_up_to_date_survives_every_kill() {
    let interrupted = killed_each_time("upgrade", old_database, |folder, before, moment| {
        let path = folder.join(NAME);
        drop(open(&path));
        assert_eq!(contents(&path), before, "killed after {moment:?}");
    });
    assert!(interrupted > 0, "some are killed before they have finished");
}

#[test]
fn a_copy_is_whole_or_not_there_after_every_kill() {
    let new_database = |folder: &Path| {
        old_database(folder);
        drop(open(&folder.join(NAME)));
    };
    let interrupted = killed_each_time("backup", new_database, |folder, before, moment| {
        let (path, copy) = (folder.join(NAME), folder.join("copy.db"));
        assert_eq!(contents(&path), before, "killed after {moment:?}");
        if copy.exists() {
            assert_eq!(contents(&copy), before, "killed after {moment:?}");
        }
        let another = folder.join("another.db");
        backup(&path, &another).expect("what was killed is in nobody's way");
        assert_eq!(contents(&another), before);
    });
    assert!(interrupted > 0, "some are killed before they have finished");
}

/// Does what a parent asks for.
pub(super) fn act(act: &str, folder: &Path) {
    let path = folder.join(NAME);
    match act {
        "upgrade" => drop(open(&path)),
        _ => backup(&path, &folder.join("copy.db")).expect("it is copied"),
    }
}

/// Kills a child at any moment of its act, each time on a new database, and lets the parent `compare` with what there was
/// before; how many were killed before they had finished.
fn killed_each_time(
    act: &str,
    prepare: impl Fn(&Path),
    compare: impl Fn(&Path, Contents, Duration),
) -> u32 {
    let rounds = env::var(ROUNDS).map_or(DEFAULT_ROUNDS, |text| text.parse().expect("a number"));
    let (mut rng, mut interrupted) = (Rng::new(Seed::from_number(2)), 0);
    let begin = || {
        let folder = tempfile::tempdir().expect("a folder");
        prepare(folder.path());
        let before = contents(&folder.path().join(NAME));
        (start(act, folder.path()), folder, before)
    };
    let (mut child, _folder, _) = begin();
    let asked = Instant::now();
    assert!(child.wait().expect("it was started").success());
    let whole = asked.elapsed();
    for _ in 0..rounds.div_ceil(2) {
        let (mut child, folder, before) = begin();
        let moment = whole.mul_f64(f64::from(rng.below(1_000)) / 1_000.0);
        spin(moment);
        interrupted += u32::from(child.try_wait().expect("it was started").is_none());
        child.kill().expect("it was started");
        child.wait().expect("it was started");
        compare(folder.path(), before, moment);
    }
    println!("{act}: {interrupted} of {} killed within {whole:?}", rounds.div_ceil(2));
    interrupted
}

fn start(act: &str, folder: &Path) -> Child {
    Command::new(env::current_exe().expect("this test"))
        .args(["--exact", CHILD, "--test-threads=1"])
        .env(ACT, act)
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("this test starts again")
}

/// A database of the first version with many moves.
fn old_database(folder: &Path) {
    let old = Connection::open(folder.join(NAME)).expect("a new file");
    old.execute_batch(&format!(
        "PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; BEGIN; {FIRST_VERSION}
         INSERT INTO players VALUES (7, 'Aurelia', 1), (8, 'Brutus', 1);
         WITH RECURSIVE each(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM each WHERE id < {TABLES})
         INSERT INTO tables (id, guild, channel, game, options, seats, host, secret, commitment, rules_version, state, setup,
             records, to_move, boarded, created, started)
         SELECT id, 1, id, 'great_city', '{{}}', 2, 7, zeroblob(32), zeroblob(32), 1, 'running', '{{}}', {MOVES}, 0, 2, 2, 3
         FROM each;
         INSERT INTO seats SELECT id, 0, 7, 'Aurelia', id * 2 FROM tables UNION ALL SELECT id, 1, 8, 'Brutus', id * 2 + 1 FROM tables;
         WITH RECURSIVE each(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM each WHERE number < {MOVES} - 1)
         INSERT INTO moves SELECT id, number, number % 2, 'move', '{{\"type\":\"place\",\"space\":' || number || '}}', NULL,
             id * 1000 + number, number FROM tables, each;
         PRAGMA application_id = 0x41656469; PRAGMA user_version = 1; COMMIT;"
    ))
    .expect("the first version");
}

fn contents(path: &Path) -> Contents {
    let conn = Connection::open(path).expect("it is there");
    let sum =
        "SELECT count(*), sum((table_id * 31 + number) * length(record) + interaction) FROM moves";
    let whole: String =
        conn.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("it is a database");
    assert_eq!(whole, "ok");
    conn.query_row(sum, [], |row| Ok((row.get(0)?, row.get(1)?))).expect("it has moves")
}
