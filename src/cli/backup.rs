//! `aedile backup`: a copy of the database, also while the bot runs.

use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::{database, failure::Failure, output::print};
use crate::{
    config::Config,
    store::{self, LastBackup},
};

/// How it is done elsewhere.
const INSTEAD: &str = "the database is PostgreSQL's, which copies it while the bot runs: \
    `pg_dump --format=custom --file=FILE \"$URL\"`, and `pg_restore` brings it back";

/// Where the copy goes.
#[derive(clap::Args)]
pub(super) struct Backup {
    /// The copy; it must not be there yet
    file: PathBuf,
}

/// Copies the database of `aedile run`.
pub(super) fn backup(config: &Config, order: &Backup) -> Result<(), Failure> {
    let from = &database::file(&config.database, INSTEAD)?;
    let made = store::backup(from, &order.file);
    if from.exists()
        && let Err(error) = LastBackup::note(from, &made)
    {
        // Nobody reads it when the standard error is gone.
        let _ =
            writeln!(io::stderr(), "aedile: /metrics does not say what became of this: {error}");
    }
    made?;
    print(&format!("{} is copied to {}.\n", from.display(), order.file.display()))
}
