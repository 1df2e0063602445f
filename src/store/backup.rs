//! A consistent copy of a database that is in use.

use std::{
    fs::{self, File},
    io,
    path::Path,
    time::Duration,
};

use rusqlite::{Connection, OpenFlags, backup::Backup};

use super::{
    StoreError,
    open::{new_private, plain},
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
        return Err(exists(to));
    }
    let partial = &to.with_added_extension("partial");
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

fn at(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Io(format!("{}: {error}", path.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
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

/// Gives the copy its name: first what is in it is on the disk, then the name.
pub(super) fn put(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    let folder = match to.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) | None => Path::new("."),
    };
    // Elsewhere a directory cannot be opened.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
