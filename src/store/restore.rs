//! A copy becomes the database again.
//!
//! The copy grows beside the database under another name and takes its place by one renaming at the end: a program that is
//! killed before that has changed nothing. The replaced database stays beside it, with its log.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags, OptionalExtension as _};

use super::{
    StoreError, TableId, Timestamp, backup,
    check::{self, last_number},
    files::{self, at, new_private, plain, refuse_missing, refuse_no_file},
    open,
};

/// So many numbers are left out: nobody has buttons of what is opened after it.
const JUMP: u64 = 1_000_000;

/// Discord takes so many requests a second from a bot, so that no more posts and tables can have been made since the copy
/// where nobody can say how many it were.
const MOST_A_SECOND: u64 = 50;

/// How many replaced databases are kept.
const KEPT: usize = 2;

/// What numbers its rows, and whether SQLite remembers the last number itself.
const NUMBERED: [&str; 2] = ["tables", "proposals"];

/// Makes the table in which a restore is noted; databases of older versions have none.
const NOTED: &str = include_str!("../../migrations/sqlite/27-restores/up.sql");

/// What was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The version of its schema; an older one is brought up to date at the next start.
    pub version: i32,
    /// How many tables it has.
    pub tables: u64,
    /// How many of them are running.
    pub running: u64,
    /// When the last thing happened that it knows.
    pub taken: Timestamp,
    /// The next table's number at least.
    pub next: TableId,
    /// Where the database is that was there before.
    pub replaced: Option<PathBuf>,
}

/// Puts `copy` in the place of the database `to`, which nobody may use.
///
/// # Errors
/// When a bot has the database, or `copy` is damaged, of a newer version or of another program, or the disk refuses. The database
/// is as it was then.
pub fn restore(copy: &Path, to: &Path) -> Result<Restored, StoreError> {
    let to = &open::real_path(to);
    refuse_no_file(to)?;
    refuse_missing(copy).map_err(|error| match error {
        StoreError::Io(why) => refused(why),
        other => other,
    })?;
    if copy.canonicalize().ok().is_some_and(|copy| to.canonicalize().ok() == Some(copy)) {
        return Err(refused(format!("{} is the database itself", copy.display())));
    }
    let owner = Owner::of(to);
    let lock_name = files::with_ending(to, ".lock");
    let is_new_lock = lock_name.symlink_metadata().is_err();
    let lock = open::lock(to)?;
    if is_new_lock {
        owner.take(&lock_name)?;
    }
    open::refuse_second_name(to)?;
    let partial = &files::with_ending(to, ".restoring");
    // What a restore has left that was killed is worth nothing: the lock is ours.
    files::remove(partial)?;
    let restored = fill(copy, partial, to).and_then(|restored| {
        owner.take(partial)?;
        let replaced = set_aside(to)?;
        files::put(partial, to).map_err(|error| at(to, &error))?;
        Ok(Restored { replaced, ..restored })
    });
    if restored.is_err() {
        // It is ours, and the database does not need it.
        let _ = files::remove(partial);
    }
    drop(lock);
    restored
}

fn refused(why: String) -> StoreError {
    StoreError::NotRestored(why)
}

/// Copies into the new file `partial`, checks it there and lets its numbers go on behind all that may have been given.
fn fill(copy: &Path, partial: &Path, to: &Path) -> Result<Restored, StoreError> {
    let name = copy.display();
    let unreadable = |error: StoreError| match error {
        StoreError::Corrupt(why) => {
            refused(format!("{name} is no database, or a damaged one ({why})"))
        }
        StoreError::Newer { found, known } => refused(format!(
            "{name} has schema {found} and this program knows schemas up to {known}; put it back by a newer aedile"
        )),
        other => other,
    };
    {
        let source = reader(copy).map_err(unreadable)?;
        open::refuse_others(&source, copy).map_err(unreadable)?;
        if open::version(&source)? == 0 {
            return Err(refused(format!("{name} is an empty database")));
        }
    }
    new_private(partial).map_err(|error| at(partial, &error))?;
    backup::copy(copy, partial).map_err(unreadable)?;
    let conn = Connection::open(plain(partial))?;
    let version = open::version(&conn)?;
    if let Some(fault) = fault(&conn, version)? {
        return Err(refused(format!(
            "{name} is damaged ({fault}). `aedile salvage {name} whole.db` keeps what is whole of it, if it is of this version, and \
             `aedile restore whole.db` puts that back"
        )));
    }
    let (taken, next) = go_on(&conn, Lost::of(to))?;
    let count = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, i64>(0));
    let tables = count("SELECT count(*) FROM tables")?.unsigned_abs();
    let running = count("SELECT count(*) FROM tables WHERE state = 'running'")?.unsigned_abs();
    Ok(Restored { version, tables, running, taken, next, replaced: None })
}

/// Opens a file to be read, whatever it is.
fn reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(plain(path), flags)?;
    conn.busy_timeout(open::PATIENCE)?;
    conn.pragma_update(None, "query_only", true)?;
    Ok(conn)
}

/// What is damaged, if anything is: in the file, and in the tables, where this version can read them.
fn fault(conn: &Connection, version: i32) -> Result<Option<String>, StoreError> {
    if version < open::known_version() {
        return Ok(check::faults(conn)?.into_iter().next());
    }
    let found = match check::look_at(conn) {
        Err(StoreError::Corrupt(why)) => return Ok(Some(why)),
        found => found?,
    };
    let of_table =
        found.tables.into_iter().next().map(|(table, why)| format!("table {table}: {why}"));
    Ok(found.file.into_iter().next().or(of_table))
}

/// What the database knows that is replaced; `None` where it is not there or cannot be read.
struct Lost(Option<Numbers>);

/// The last numbers that were given, and when a backup was put back for the last time, in seconds since 1970.
struct Numbers {
    numbered: [u64; NUMBERED.len()],
    posts: u64,
    epoch: u64,
}

impl Lost {
    fn of(to: &Path) -> Self {
        let read = || {
            to.metadata().map_err(|error| at(to, &error))?;
            let conn = reader(to)?;
            // Also of a newer version: it is left for this one.
            match open::refuse_others(&conn, to) {
                Ok(()) | Err(StoreError::Newer { .. }) => Numbers::of(&conn),
                Err(error) => Err(error),
            }
        };
        Self(read().ok())
    }
}

impl Numbers {
    fn of(conn: &Connection) -> Result<Self, StoreError> {
        let mut numbered = [0; NUMBERED.len()];
        for (number, name) in numbered.iter_mut().zip(NUMBERED) {
            *number = if has(conn, name)? { last_number(conn, name)? } else { 0 };
        }
        let posts: i64 =
            conn.query_row("SELECT coalesce(max(id), 0) FROM posts", [], |row| row.get(0))?;
        let epoch: i64 = if has(conn, "restores")? {
            conn.query_row("SELECT coalesce(max(epoch), 0) FROM restores", [], |row| row.get(0))?
        } else {
            0
        };
        Ok(Self { numbered, posts: posts.unsigned_abs(), epoch: epoch.unsigned_abs() })
    }
}

fn has(conn: &Connection, name: &str) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?1";
    Ok(conn.query_row(sql, [name], |row| row.get::<_, i64>(0))? > 0)
}

/// Lets all numbers go on far behind those that the copy and the lost database have given, and notes that it was put back. When
/// the last thing happened that the copy knows, and the first number of a new table.
fn go_on(conn: &Connection, Lost(lost): Lost) -> Result<(Timestamp, TableId), StoreError> {
    let known = Numbers::of(conn)?;
    let latest = "SELECT max(coalesce((SELECT max(created) FROM posts), 0), coalesce((SELECT max(created) FROM tables), 0))";
    let taken: i64 = conn.query_row(latest, [], |row| row.get(0))?;
    let now = jiff::Timestamp::now().as_millisecond();
    let since = u64::try_from((now - taken) / 1000).unwrap_or(0);
    let unknown = if lost.is_some() || taken == 0 { 0 } else { since * MOST_A_SECOND };
    let lost = lost.unwrap_or(Numbers { numbered: [0; NUMBERED.len()], posts: 0, epoch: 0 });
    let after = |known: u64, lost: u64| (known.max(lost) + unknown + JUMP).cast_signed();
    conn.execute_batch(&format!("BEGIN; {NOTED}"))?;
    let mut tables = (0, 0);
    for ((name, known), lost) in NUMBERED.iter().zip(known.numbered).zip(lost.numbered) {
        if !has(conn, name)? {
            continue;
        }
        let newest = after(known, lost);
        conn.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [name])?;
        conn.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)", (name, newest))?;
        if *name == "tables" {
            tables = (known.cast_signed(), newest);
        }
    }
    // SQLite gives posts the number behind the last one that there is: one that says nothing holds it.
    conn.execute(
        "INSERT INTO posts (id, table_id, kind, role, number, state, created, settled)
         SELECT ?1, max(id), '\"clear_ping\"', 'clear_ping', 0, 'skipped', ?2, ?2 FROM tables HAVING max(id) IS NOT NULL",
        (after(known.posts, lost.posts), taken),
    )?;
    let epoch = (now / 1000).max(known.epoch.max(lost.epoch).cast_signed() + 1);
    conn.execute(
        "INSERT INTO restores (epoch, at, taken, table_from, table_to) VALUES (?1, ?2, ?3, ?4, ?5)",
        (epoch, now, taken, tables.0, tables.1),
    )?;
    conn.execute_batch("COMMIT")?;
    Ok((Timestamp(taken), TableId((tables.1 + 1).unsigned_abs())))
}

/// Moves what SQLite keeps beside the database away, and gives the database a second name; the new one takes the first from it. So
/// at each moment there is one under that name, and never with the log of another one.
fn set_aside(to: &Path) -> Result<Option<PathBuf>, StoreError> {
    if to.symlink_metadata().is_err() {
        // A log without its database would be taken for that of the new one.
        files::remove(to)?;
        return Ok(None);
    }
    fold(to);
    prune(to);
    let aside = files::free(to, files::REPLACED);
    for ending in ["-wal", "-journal"] {
        let (from, to) = (files::with_ending(to, ending), files::with_ending(&aside, ending));
        rename_if_there(&from, &to)?;
    }
    let shared = files::with_ending(to, "-shm");
    if shared.symlink_metadata().is_ok() {
        fs::remove_file(&shared).map_err(|error| at(&shared, &error))?;
    }
    // Some file systems know no second names: there it is gone for a moment.
    fs::hard_link(to, &aside)
        .or_else(|_| fs::rename(to, &aside))
        .map_err(|error| at(&aside, &error))?;
    Ok(Some(aside))
}

/// Writes the log of the database into it, where that can be done, so that it is one file.
fn fold(to: &Path) {
    let folded = Connection::open_with_flags(plain(to), OpenFlags::SQLITE_OPEN_READ_WRITE)
        .and_then(|conn| {
            let mode = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
            conn.query_row("PRAGMA journal_mode = DELETE", [], mode).optional()
        });
    if let Err(error) = folded {
        tracing::debug!(%error, "the log of the replaced database stays beside it");
    }
}

fn rename_if_there(from: &Path, to: &Path) -> Result<(), StoreError> {
    match fs::rename(from, to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(from, &error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Leaves room for one more of the replaced databases that are kept.
fn prune(to: &Path) {
    let replaced = files::replaced(to);
    let surplus = (replaced.len() + 1).saturating_sub(KEPT);
    for old in &replaced[..surplus.min(replaced.len())] {
        if let Err(error) = files::remove(old) {
            tracing::warn!(%error, "an old replaced database cannot be removed");
        }
    }
}

/// Who owns the database: the owner of the one before, or else of its folder.
#[cfg(unix)]
struct Owner(Option<(u32, u32)>);

/// Other systems keep the owner that the folder gives.
#[cfg(not(unix))]
struct Owner;

impl Owner {
    #[cfg(unix)]
    fn of(to: &Path) -> Self {
        use std::os::unix::fs::MetadataExt as _;

        let there = to.metadata().or_else(|_| files::folder(to).metadata());
        Self(there.ok().map(|file| (file.uid(), file.gid())))
    }

    #[cfg(not(unix))]
    fn of(_: &Path) -> Self {
        Self
    }

    /// Gives it this file, which nobody else may read.
    #[cfg(unix)]
    fn take(&self, file: &Path) -> Result<(), StoreError> {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};

        let failed = |error: io::Error| at(file, &error);
        let there = file.metadata().map_err(failed)?;
        if let Some((user, group)) = self.0.filter(|it| *it != (there.uid(), there.gid())) {
            chown(file, Some(user), Some(group)).map_err(|error| {
                refused(format!(
                    "{} cannot be given to the owner of the database ({error}); call this as root, or as that user",
                    file.display()
                ))
            })?;
        }
        fs::set_permissions(file, fs::Permissions::from_mode(0o600)).map_err(failed)
    }

    #[cfg(not(unix))]
    fn take(&self, _: &Path) -> Result<(), StoreError> {
        Ok(())
    }
}
