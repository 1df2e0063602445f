//! A consistent copy of a database that is in use.

use std::{fs, io, path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags, backup::Backup};

use super::{
    StoreError,
    files::{at, new_private, plain, put, refuse_missing, refuse_no_file, with_ending},
};

/// Pages copied at a time.
const STEP: i32 = 2048;

/// Writes a consistent copy of the database `from` to the new file `to`, also while a program uses `from`.
///
/// The copy grows beside `to` under another name, so that `to` is whole and on the disk as soon as it is there. Nobody but
/// the owner may read it.
///
/// # Errors
/// When `from` is no database, or `to` or the name beside it exists already, be it as a link, or cannot be written.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(if to.is_dir() {
            refuse_no_file(to).err().unwrap_or_else(|| exists(to))
        } else {
            exists(to)
        });
    }
    refuse_no_file(to)?;
    refuse_missing(from)?;
    let partial = &with_ending(to, ".partial");
    new_private(partial).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Io(format!(
            "{} exists already; a backup overwrites nothing. If no backup is being made it was cut short: remove it",
            partial.display()
        )),
        _ => at(partial, &error),
    })?;
    let copied =
        copy(from, partial).and_then(|()| put(partial, to).map_err(|error| at(to, &error)));
    if copied.is_err() {
        // It is ours, and worth nothing.
        let _ = fs::remove_file(partial);
    }
    copied
}

fn exists(path: &Path) -> StoreError {
    StoreError::Io(format!("{} exists already; a backup overwrites nothing", path.display()))
}

/// Copies all pages into the file `to`, which is one whole file then.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(plain(from), flags)?;
    source.busy_timeout(Duration::from_secs(5))?;
    // One read transaction for the whole copy: it never has to start again, however much is written meanwhile.
    source.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema")?;
    let mut copy = Connection::open(plain(to))?;
    Backup::new(&source, &mut copy)?.run_to_completion(STEP, Duration::ZERO, None)?;
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(())
}
