//! Opening: the lock file, the checks, the migrations.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, OptionalExtension as _, config::DbConfig};

use super::{
    StoreError, faults,
    files::{new_private, plain, refuse_no_file, with_ending},
    migrations,
    upgrade::{self, Upgrade},
};

/// Marks a SQLite file as ours: "Aedi" in ASCII.
const APPLICATION_ID: i32 = 0x4165_6469;

/// How long SQLite waits for another program's lock before a call fails as [`StoreError::Locked`].
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// Bytes. A move changes a little of a dozen pages, and what is written and synced are whole pages.
const PAGE_SIZE: i64 = 1024;

/// The write-ahead log is copied into the database when it has so many pages, 4 MiB.
const LOG_PAGES: i64 = 4096;

/// More than there are: each statement is prepared once.
const STATEMENTS: usize = 256;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/migrations/sqlite");

/// A database that is checked, up to date and ours alone.
pub(super) struct Opened {
    pub(super) conn: Connection,
    /// A second connection, which reads while the first one writes or waits for a lock.
    pub(super) reader: Connection,
    /// Held while the database is open; the operating system lets go of it when the process ends in whatever way.
    pub(super) lock: File,
    /// What is wrong with single tables.
    pub(super) faults: Vec<String>,
}

pub(super) fn open(path: &Path, upgrade: Upgrade) -> Result<Opened, StoreError> {
    let path = &real_path(path);
    refuse_no_file(path)?;
    let lock = lock(path)?;
    refuse_second_name(path)?;
    let (conn, reader, faults) = open_locked(path, upgrade)?;
    Ok(Opened { conn, reader, lock, faults })
}

/// Makes a new database for somebody who has its lock.
pub(super) fn create(path: &Path) -> Result<(Connection, Connection), StoreError> {
    let (conn, reader, _) = open_locked(path, Upgrade::Never)?;
    Ok((conn, reader))
}

fn open_locked(
    path: &Path,
    upgrade: Upgrade,
) -> Result<(Connection, Connection, Vec<String>), StoreError> {
    // It may be there; and what cannot be made here, SQLite will name better.
    drop(new_private(path));
    let mut conn = Connection::open(plain(path))?;
    conn.busy_timeout(PATIENCE)?;
    refuse_others(&conn, path)?;
    let faults = faults::faults(&conn)?;
    let (found, known) = (version(&conn)?, known_version());
    let upgrading = if found > 0 && found < known {
        Some(upgrade::begin((&conn, path), (found, known), upgrade)?)
    } else {
        None
    };
    fit_pages(&conn);
    let migrated = configure(&conn).and_then(|()| migrate(&mut conn));
    match (upgrading, migrated) {
        (Some(upgrading), Ok(())) => upgrading.done(&conn)?,
        (Some(upgrading), Err(error)) => {
            upgrading.failed();
            return Err(error);
        }
        (None, migrated) => migrated?,
    }
    Ok((conn, reader(path)?, faults))
}

/// The version of a database: how many migrations it has seen.
pub(super) fn version(conn: &Connection) -> Result<i32, StoreError> {
    Ok(conn.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// An empty database in memory, to ask for what there is in one.
pub(super) fn model() -> Result<Connection, StoreError> {
    let mut conn = Connection::open_in_memory()?;
    run_new(&mut conn, 0)?;
    Ok(conn)
}

fn reader(path: &Path) -> Result<Connection, StoreError> {
    let conn = Connection::open(plain(path))?;
    conn.busy_timeout(PATIENCE)?;
    conn.pragma_update(None, "query_only", true)?;
    prepare_once(&conn)?;
    Ok(conn)
}

/// The file itself, whatever links lead to it: two programs on one file must meet at one lock, and SQLite at one log.
pub(super) fn real_path(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// Refuses a file with several names of equal right: nobody could tell which one the others use. One that a restore gave it which
/// was killed is taken away. The caller has the lock.
#[cfg(unix)]
pub(super) fn refuse_second_name(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::MetadataExt as _;

    let Ok(file) = path.metadata() else { return Ok(()) };
    let is_same = |other: &PathBuf| {
        other.metadata().is_ok_and(|other| (other.dev(), other.ino()) == (file.dev(), file.ino()))
    };
    for second in super::files::replaced(path).into_iter().filter(is_same) {
        // What happens when it stays is shown below.
        let _ = std::fs::remove_file(second);
    }
    if path.metadata().is_ok_and(|file| file.nlink() > 1) {
        return Err(StoreError::Io(format!(
            "{} has a second name (a hard link), under which another program may use it; remove one",
            path.display()
        )));
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn refuse_second_name(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// Keeps a second aedile out by a lock on a file beside the database. SQLite's own locks would keep readers out, too.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let name = with_ending(path, ".lock");
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(&name).map_err(
        |error| match error.kind() {
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
                StoreError::ReadOnly
            }
            std::io::ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::Io(format!("{}: {error}", name.display())),
        },
    )?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => Err(StoreError::Io(error.to_string())),
    }
}

/// Refuses databases of other programs and of newer versions of this one, before anything is written.
pub(super) fn refuse_others(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    let application_id: i32 = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = version(conn)?;
    let objects: i64 =
        conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application_id != APPLICATION_ID && (application_id != 0 || version != 0 || objects != 0) {
        return Err(StoreError::Foreign { path: path.to_owned(), application_id });
    }
    let known = known_version();
    if version > known { Err(StoreError::Newer { found: version, known }) } else { Ok(()) }
}

/// The version of databases that this program makes.
pub(super) fn known_version() -> i32 {
    migrations::known(&FILES)
}

/// Gives an older database the small pages, once. It is played on as it is where that cannot be: another program has it
/// open, or there is no room for a second copy.
fn fit_pages(conn: &Connection) {
    let fit = || -> rusqlite::Result<()> {
        let size: i64 = conn.pragma_query_value(None, "page_size", |row| row.get(0))?;
        if size == PAGE_SIZE {
            return Ok(());
        }
        // Pages change their size in one go, and not beside a write-ahead log.
        conn.pragma_update(None, "journal_mode", "DELETE")?;
        conn.pragma_update(None, "page_size", PAGE_SIZE)?;
        conn.execute_batch("VACUUM")
    };
    if let Err(error) = fit() {
        tracing::warn!(%error, "the database keeps its large pages: moves take longer to write");
    }
}

fn configure(conn: &Connection) -> Result<(), StoreError> {
    conn.pragma_update(None, "application_id", APPLICATION_ID)?;
    let mode: String =
        conn.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Io(format!(
            "this file system cannot keep a write-ahead log (mode {mode})"
        )));
    }
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    prepare_once(conn)
}

/// Lets each statement be prepared once. Without the guarantee of stable plans SQLite prepares those anew, at each call, whose
/// plan may depend on what is bound (`LIMIT ?1`, conditions of indexes): a third of its time.
fn prepare_once(conn: &Connection) -> Result<(), StoreError> {
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    conn.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// Brings the schema up to date. A migration may build a table anew to which others point, so foreign keys are off meanwhile.
fn migrate(conn: &mut Connection) -> Result<(), StoreError> {
    let version = version(conn)?;
    conn.pragma_update(None, "foreign_keys", false)?;
    run_new(conn, version)?;
    conn.pragma_update(None, "foreign_keys", true)?;
    if version == known_version() {
        return Ok(());
    }
    let dangling: Option<String> =
        conn.query_row("PRAGMA foreign_key_check", [], |row| row.get(0)).optional()?;
    match dangling {
        Some(table) => Err(StoreError::Corrupt(format!("a row of {table} points to nothing"))),
        None => Ok(()),
    }
}

/// Runs the migrations after those that the database has seen: all of them, or none.
fn run_new(conn: &mut Connection, seen: i32) -> Result<(), StoreError> {
    if seen >= known_version() {
        return Ok(());
    }
    let tx = conn.transaction()?;
    for up in migrations::after(&FILES, seen) {
        tx.execute_batch(up).map_err(|error| StoreError::from(error).of_migration())?;
    }
    // Those that build a table anew forget how far its numbers were when a backup was put back.
    for name in ["tables", "proposals"] {
        let last = "(SELECT max(table_to) FROM restores)";
        tx.execute_batch(&format!(
            "UPDATE sqlite_sequence SET seq = max(seq, {last}) WHERE name = '{name}' AND {last} IS NOT NULL;
             INSERT INTO sqlite_sequence (name, seq) SELECT '{name}', {last}
                 WHERE {last} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '{name}')"
        ))?;
    }
    tx.pragma_update(None, "user_version", known_version())?;
    Ok(tx.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_new_database_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("aedile.db");
        let opened = open(&path, Upgrade::AfterCopy).unwrap();
        for entry in folder.path().read_dir().unwrap().map(Result::unwrap) {
            let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
            let is_lock = entry.file_name().to_string_lossy().ends_with(".lock");
            assert!(is_lock || mode == 0o600, "{:?}: {mode:o}", entry.file_name());
        }
        drop(opened);
    }

    #[test]
    fn the_migrations_apply_to_an_empty_database() {
        let conn = model().unwrap();
        let version: i32 = conn.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, known_version());
    }
}
