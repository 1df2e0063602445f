//! `aedile backup`: a copy of the database, also while the bot runs.

use std::path::PathBuf;

use super::{failure::Failure, output::print};
use crate::{config::Config, store};

/// Where to.
#[derive(clap::Args)]
pub(super) struct Backup {
    /// The copy; it must not be there yet
    file: PathBuf,
}

/// Copies the database of `aedile run`.
pub(super) fn backup(config: &Config, order: &Backup) -> Result<(), Failure> {
    let from = &config.database.path;
    store::backup(from, &order.file)?;
    print(&format!("{} is copied to {}.\n", from.display(), order.file.display()))
}
