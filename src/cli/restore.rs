//! `aedile restore`: a copy of the database becomes the database again.

use std::path::PathBuf;

use super::{database, failure::Failure, output::print};
use crate::{
    config::Config,
    store::{self, Restored},
};

/// How it is done elsewhere.
const INSTEAD: &str = "the database is PostgreSQL's, which is brought back by its own tools: stop all bots, make an empty database, and \
    put the backup into it by `pg_restore --dbname=\"$URL\" FILE`. Then call `psql \"$URL\" --command='SELECT restored()'`, so that no \
    old button reaches a new table, and start the bots";

/// What is put back.
#[derive(clap::Args)]
pub(super) struct Restore {
    /// The copy: one of `aedile backup`, or of those that an upgrade has left beside the database
    copy: PathBuf,
}

/// Puts the copy in the place of the database of `aedile run`.
pub(super) fn restore(config: &Config, order: &Restore) -> Result<(), Failure> {
    let to = &database::file(&config.database, INSTEAD)?;
    let restored = store::restore(&order.copy, to)?;
    print(&told(&order.copy.display().to_string(), &to.display().to_string(), &restored))
}

fn told(copy: &str, to: &str, restored: &Restored) -> String {
    let Restored { version, tables, running, taken, next, replaced } = restored;
    // Before the first table nothing has happened.
    let taken = jiff::Timestamp::from_millisecond(taken.0).ok().filter(|_| *tables > 0);
    let taken =
        taken.map_or("none".to_owned(), |taken| taken.strftime("%Y-%m-%d %H:%M UTC").to_string());
    let replaced = replaced.as_ref().map(|replaced| {
        format!(
            "The database that was there is now {}; remove it when you are content.\n",
            replaced.display()
        )
    });
    format!(
        "{copy} is put back as {to}.\n\
         tables: {tables}, running: {running}, schema: {version}, last change: {taken}\n\
         New tables are numbered from {next} on, so that no old button reaches one of them.\n{}",
        replaced.unwrap_or_default()
    )
}
