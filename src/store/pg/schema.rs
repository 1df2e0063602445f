//! The tables, brought up to date.

use include_dir::{Dir, include_dir};

use super::link::Link;
use crate::store::StoreError;

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/migrations/postgres");

/// Runs the migrations that this database has not seen, all or none. The caller holds the lock.
pub(super) fn migrate(link: &mut Link) -> Result<(), StoreError> {
    let found = refuse_others(link)?;
    let mut folders: Vec<_> = FILES.dirs().collect();
    folders.sort_by_key(|folder| folder.path());
    let new = folders.into_iter().skip(usize::try_from(found).unwrap_or_default());
    link.batch("BEGIN")?;
    for folder in new {
        let up = folder.get_file(folder.path().join("up.sql"));
        let up = up.and_then(|file| file.contents_utf8()).expect("each folder has one; tested");
        link.batch(up).map_err(|error| StoreError::Migration(error.to_string()))?;
    }
    link.batch(&format!("UPDATE aedile SET version = {}", known()))?;
    link.batch("COMMIT")
}

/// Refuses databases of other programs and of newer versions of this one: how many migrations it has seen.
pub(super) fn refuse_others(link: &mut Link) -> Result<i32, StoreError> {
    let tables = "FROM pg_tables WHERE schemaname = current_schema()";
    if link.number(&format!("SELECT count(*) {tables} AND tablename = 'aedile'"))? == 0 {
        return match link.number(&format!("SELECT count(*) {tables}"))? {
            0 => Ok(0),
            _ => Err(StoreError::Migration("it has tables of another program".to_owned())),
        };
    }
    let found = i32::try_from(link.number("SELECT version FROM aedile")?).unwrap_or(i32::MAX);
    let known = known();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

fn known() -> i32 {
    i32::try_from(FILES.dirs().count()).expect("there are a few migrations")
}
