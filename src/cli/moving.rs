//! `aedile move`: everything of one database in another one.

use super::{database, failure::Failure, output::print};
use crate::{config::Config, store};

/// From where to where.
#[derive(clap::Args)]
pub(super) struct Move {
    /// The database as it is: `sqlite:FILE` or `postgres://USER@HOST/DATABASE`; it is left as it is
    #[arg(long, value_name = "DATABASE")]
    from: String,
    /// The new one, which must be empty; it is named in the same way
    #[arg(long, value_name = "DATABASE")]
    to: String,
}

/// Moves it while no bot runs on either. A password is that of the configuration.
pub(super) fn move_all(config: &Config, order: &Move) -> Result<(), Failure> {
    let reach = |option: &str, url: &str| {
        let wrong = |wrong| Failure::Usage(format!("{option} {wrong}"));
        Ok::<_, Failure>(database::reached(url.parse().map_err(wrong)?, &config.database)?)
    };
    let (from, to) = (reach("--from", &order.from)?, reach("--to", &order.to)?);
    let runtime =
        tokio::runtime::Builder::new_current_thread().build().map_err(Failure::Signals)?;
    let tallies = runtime.block_on(store::move_all(&from, &to))?;
    for store::CopiedTable { table, rows, checksum } in &tallies {
        print(&format!("{table:<12} {rows:>10} rows  {checksum:016x}\n"))?;
    }
    print(&format!(
        "{from} is moved to {to}; both have the same rows and checksums. Name {to} in the configuration.\n"
    ))
}
