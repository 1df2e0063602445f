//! A consistent copy of a database that is in use.

use std::{path::Path, time::Duration};

use rusqlite::{Connection, OpenFlags, backup::Backup};

use super::StoreError;

/// Pages copied at a time; between the steps the program may write.
const STEP: i32 = 512;

/// Writes a consistent copy of the database `from` to the new file `to`, also while a program uses `from`.
///
/// # Errors
/// When `from` is no database, or `to` exists already or cannot be written.
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Io(format!(
            "{} exists already; a backup overwrites nothing",
            to.display()
        )));
    }
    let source = Connection::open_with_flags(
        from,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    source.busy_timeout(Duration::from_secs(5))?;
    // One read transaction for the whole copy: it never has to start again, however much is written meanwhile.
    source.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema")?;
    let mut copy = Connection::open(to)?;
    Backup::new(&source, &mut copy)?.run_to_completion(STEP, Duration::ZERO, None)?;
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    Ok(())
}
