//! `aedile check` and `aedile salvage`: what is damaged in a database, and what of it can be kept.

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use super::{database, failure::Failure, output::print};
use crate::{
    config::Config,
    store::{self, StoreError, TableId},
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
    let findings = store::check(file).map_err(|error| beyond(file, error))?;
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

/// Keeps what is whole; fails when anything was lost.
pub(super) fn salvage(order: &Salvage) -> Result<(), Failure> {
    let salvaged = store::salvage(&order.from, &order.to);
    let salvaged = salvaged.map_err(|error| beyond(&order.from, error))?;
    print(&format!("Kept in {1}: {0}.\n", tables(salvaged.kept), order.to.display()))?;
    name_tables(&salvaged.lost);
    let parts: Vec<&str> = salvaged.parts.into_iter().collect();
    if !parts.is_empty() {
        let _ = writeln!(io::stderr(), "Not all could be read of: {}.", parts.join(", "));
    }
    if salvaged.lost.is_empty() && parts.is_empty() { Ok(()) } else { Err(Failure::Told) }
}

/// Where nothing can be read these calls must not be what is told to be tried.
fn beyond(file: &Path, error: StoreError) -> Failure {
    match error {
        StoreError::Corrupt(why) => Failure::Usage(format!(
            "{} is too damaged to say which tables it has ({why}); only a backup brings them back",
            file.display()
        )),
        error => error.into(),
    }
}

fn name_tables(damaged: &[(TableId, String)]) {
    for (table, why) in damaged {
        let _ = writeln!(io::stderr(), "table {table}: {why}");
    }
}

/// How many tables, in words.
fn tables(count: u64) -> String {
    if count == 1 { "1 table".to_owned() } else { format!("{count} tables") }
}
