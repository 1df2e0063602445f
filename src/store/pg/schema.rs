//! The tables, brought up to date.

use std::{mem, time::Duration};

use include_dir::{Dir, include_dir};

use super::link::Link;
use crate::store::{StoreError, migrations};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/migrations/postgres");

/// How long a migration may take, each of its statements as long as any.
const MIGRATION: Duration = Duration::from_secs(10 * 60);

const TABLES: &str = "FROM pg_tables WHERE schemaname = current_schema()";

/// Runs the migrations after those that the database has seen, in the caller's transaction.
pub(super) fn migrate(link: &mut Link, found: i32) -> Result<(), StoreError> {
    let patience = mem::replace(&mut link.patience, MIGRATION);
    if found > 0 {
        let (version, to) = (env!("CARGO_PKG_VERSION"), known());
        let tables = link.number("SELECT count(*) FROM tables")?;
        let running = link.number("SELECT count(*) FROM tables WHERE state = 'running'")?;
        tracing::info!(
            version,
            from = found,
            to,
            tables,
            running,
            "the database is of an older version and is brought up to date"
        );
    }
    for up in migrations::after(&FILES, found) {
        link.batch(up).map_err(StoreError::of_migration)?;
    }
    link.patience = patience;
    link.batch(&format!("UPDATE aedile SET version = {}", known()))
}

/// Refuses databases of other programs and of newer versions of this one: how many migrations it has seen.
pub(super) fn refuse_others(link: &mut Link) -> Result<i32, StoreError> {
    if !has_table(link, "aedile")? {
        return match link.number(&format!("SELECT count(*) {TABLES}"))? {
            0 => Ok(0),
            _ => Err(StoreError::Migration("it has tables of another program".to_owned())),
        };
    }
    let found = i32::try_from(link.number("SELECT version FROM aedile")?).unwrap_or(i32::MAX);
    let known = known();
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

pub(super) fn has_table(link: &mut Link, name: &str) -> Result<bool, StoreError> {
    Ok(link.number(&format!("SELECT count(*) {TABLES} AND tablename = '{name}'"))? > 0)
}

/// How many migrations this program knows.
pub(super) fn known() -> i32 {
    migrations::known(&FILES)
}
