//! A consistent copy of a database that is in use.

use std::{ffi::OsString, fs, path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags, backup::Backup};

use super::{StoreError, open::make_private};

/// Pages copied at a time.
const STEP: i32 = 512;

/// Writes a consistent copy of the database `from` to the new file `to`, also while a program uses `from`.
///
/// The copy grows beside `to` under another name, so that `to` is whole as soon as it is there.
///
/// # Errors
/// When `from` is no database, or `to` exists already or cannot be written.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        let path = to.display();
        return Err(StoreError::Io(format!("{path} exists already; a backup overwrites nothing")));
    }
    let mut partial = OsString::from(to);
    partial.push(".partial");
    let partial = Path::new(&partial);
    let copied = copy(from, partial)
        .and_then(|()| fs::rename(partial, to).map_err(|error| StoreError::Io(error.to_string())));
    if copied.is_err() {
        // It may never have come to be.
        let _ = fs::remove_file(partial);
    }
    copied
}

fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(from, flags)?;
    source.busy_timeout(Duration::from_secs(5))?;
    // One read transaction for the whole copy: it never has to start again, however much is written meanwhile.
    source.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema")?;
    make_private(to);
    let mut copy = Connection::open(to)?;
    Backup::new(&source, &mut copy)?.run_to_completion(STEP, Duration::ZERO, None)?;
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(())
}
