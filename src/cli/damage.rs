//! `aedile check` and `aedile salvage`: what is damaged in a database, and what of it can be kept.

use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::{database, failure::Failure, output::print};
use crate::{
    config::Config,
    store::{self, TableId},
};

/// How it is done elsewhere.
const INSTEAD: &str = "the database is PostgreSQL's: `pg_amcheck` says what is damaged in its files, and a backup brings it back. \
    The moves of each table are compared with their checksums whenever it is read";

/// Which database.
#[derive(clap::Args)]
pub(super) struct Check {
    /// The database; the configured one unless named
    file: Option<PathBuf>,
}

/// From where to where.
#[derive(clap::Args)]
pub(super) struct Salvage {
    /// The damaged database; it is left as it is
    from: PathBuf,
    /// The new one; it must not be there yet
    to: PathBuf,
}

/// Says what is damaged; fails when anything is.
pub(super) fn check(config: &Config, order: &Check) -> Result<(), Failure> {
    let file = match &order.file {
        Some(file) => file,
        None => &database::file(&config.database, INSTEAD)?,
    };
    let findings = store::check(file)?;
    let mut err = io::stderr();
    for fault in &findings.file {
        // Nobody reads it when the standard error is gone.
        let _ = writeln!(err, "{}: {fault}", file.display());
    }
    name_tables(&findings.tables);
    if !findings.is_good() {
        let _ = writeln!(
            err,
            "Whole: {}. `aedile salvage` keeps what is whole.",
            tables(findings.whole)
        );
        return Err(Failure::Told);
    }
    print(&format!("{}: nothing is damaged in {}.\n", file.display(), tables(findings.whole)))
}

/// Keeps what is whole; fails when a table was lost.
pub(super) fn salvage(order: &Salvage) -> Result<(), Failure> {
    let salvaged = store::salvage(&order.from, &order.to)?;
    print(&format!("Kept in {1}: {0}.\n", tables(salvaged.kept), order.to.display()))?;
    name_tables(&salvaged.lost);
    if salvaged.lost.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

fn name_tables(damaged: &[(TableId, String)]) {
    for (table, why) in damaged {
        let _ = writeln!(io::stderr(), "table {table}: {why}");
    }
}

/// Counted.
fn tables(count: u64) -> String {
    if count == 1 { "1 table".to_owned() } else { format!("{count} tables") }
}
