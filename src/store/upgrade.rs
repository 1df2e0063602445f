//! Before a database of an older version is brought up to date: what the start may do, and the copy that is made.

use std::{fs, path::Path, path::PathBuf};

use rusqlite::Connection;

use super::{StoreError, backup, files};

/// What a start may do with a database of an older version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Upgrade {
    /// Nothing: the database is refused.
    Never,
    /// Brings it up to date once a copy of it has been made. PostgreSQL is copied by its own tools, so it is refused there.
    #[default]
    AfterCopy,
    /// Brings it up to date, even when no copy of it can be made.
    Always,
}

/// How many copies of before an upgrade are kept.
const KEPT: usize = 2;

/// What stands between the name of the database and the version of the copy.
const MARK: &str = ".schema";

/// A database that is about to be brought up to date.
pub(super) struct Upgrading {
    path: PathBuf,
    copy: Option<PathBuf>,
    from: i32,
    to: i32,
    tables: Counts,
}

/// How many tables there are in all, and how many of them are running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counts {
    tables: i64,
    running: i64,
}

impl Counts {
    fn of(conn: &Connection) -> Result<Self, StoreError> {
        let sql = "SELECT count(*), coalesce(sum(state = 'running'), 0) FROM tables";
        Ok(conn.query_row(sql, [], |row| Ok(Self { tables: row.get(0)?, running: row.get(1)? }))?)
    }
}

/// Makes the copy that the upgrade from this version to that one needs. The caller has the lock of the database at `path`.
///
/// # Errors
/// [`StoreError::NotUpgraded`] where it may not be brought up to date, [`StoreError::NoCopy`] where there is no copy.
pub(super) fn begin(
    (conn, path): (&Connection, &Path),
    (from, to): (i32, i32),
    upgrade: Upgrade,
) -> Result<Upgrading, StoreError> {
    if upgrade == Upgrade::Never {
        return Err(StoreError::NotUpgraded { found: from, known: to });
    }
    let tables = Counts::of(conn)?;
    let copy = match copy(path, from) {
        Ok(copy) => Some(copy),
        Err(error) if upgrade == Upgrade::Always => {
            tracing::warn!(%error, "no copy of the database can be made; it is brought up to date without one, as was asked for");
            None
        }
        Err(error) => return Err(StoreError::NoCopy(error.to_string())),
    };
    let kept = copy.as_deref().map(Path::display).map(|path| path.to_string()).unwrap_or_default();
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        from,
        to,
        tables = tables.tables,
        running = tables.running,
        copy = kept,
        "the database is of an older version and is brought up to date"
    );
    Ok(Upgrading { path: path.to_owned(), copy, from, to, tables })
}

impl Upgrading {
    /// The database is up to date: only the latest copies are kept.
    pub(super) fn done(self, conn: &Connection) -> Result<(), StoreError> {
        let Counts { tables, running } = Counts::of(conn)?;
        let (from, to) = (self.from, self.to);
        tracing::info!(from, to, tables, running, "the database is up to date");
        if self.tables != (Counts { tables, running }) {
            tracing::warn!(before = ?self.tables, "the numbers of tables are others than before");
        }
        if let Some(copy) = &self.copy {
            prune(copies(&self.path), copy, KEPT);
        }
        Ok(())
    }

    /// The database is as it was: its copy is of no use.
    pub(super) fn failed(self) {
        if let Some(copy) = self.copy {
            let _ = fs::remove_file(copy);
        }
    }
}

/// Copies the database beside itself. Of the copies of the same version, which starts have left that did not reach their end, one
/// is kept, so that starts which fail again and again do not fill the disk.
fn copy(path: &Path, version: i32) -> Result<PathBuf, StoreError> {
    let same = format!("{MARK}{version}-");
    let (stale, copies): (Vec<_>, Vec<_>) = copies(path)
        .into_iter()
        .partition(|copy| copy.extension().is_some_and(|it| it == "partial"));
    // The lock of the database is ours, so nobody is making them.
    for partial in stale {
        let _ = fs::remove_file(partial);
    }
    let alike = copies.into_iter().filter(|copy| copy.to_string_lossy().contains(&same));
    let copy = files::free(path, &same);
    prune(alike.collect(), &copy, 2);
    backup::backup(path, &copy)?;
    Ok(copy)
}

/// The copies of before upgrades that are beside this database, the oldest first.
fn copies(path: &Path) -> Vec<PathBuf> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_default();
    let is_copy = |file: &Path| {
        let file = file.file_name().map(|file| file.to_string_lossy().into_owned());
        file.is_some_and(|file| file.strip_prefix(&name).and_then(stamp_of).is_some())
    };
    let there = fs::read_dir(files::folder(path)).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        there.map(|entry| entry.path()).filter(|file| is_copy(file)).collect();
    // By the time in their names, whatever the version before it.
    found.sort_by_key(|file| {
        let file = file.file_name().map(|file| file.to_string_lossy().into_owned());
        file.and_then(|file| file.strip_prefix(&name).and_then(stamp_of).map(str::to_owned))
    });
    found
}

/// The time in the name of a copy, behind the name of its database.
fn stamp_of(ending: &str) -> Option<&str> {
    let (version, stamp) = ending.strip_prefix(MARK)?.split_once('-')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let is_stamp = files::is_stamp(stamp.strip_suffix(".partial").unwrap_or(stamp));
    (is_number && is_stamp).then_some(stamp)
}

/// Removes all copies but the latest, so that there are this many with the new one. A clock that went back does not make that the
/// oldest.
fn prune(copies: Vec<PathBuf>, new: &Path, kept: usize) {
    let others: Vec<_> = copies.into_iter().filter(|copy| copy != new).collect();
    let surplus = (others.len() + 1).saturating_sub(kept);
    for old in &others[..surplus.min(others.len())] {
        if let Err(error) = fs::remove_file(old) {
            tracing::warn!(copy = %old.display(), %error, "an old copy of before an upgrade cannot be removed");
        }
    }
}
