//! `aedile run`: the bot, connected to Discord or to another server that speaks its API.

use super::{
    check, database,
    failure::Failure,
    logs,
    serving::{serve, until_stopped},
};
use crate::{
    config::{Config, ConfigError, Fault, Migrate, Place},
    discord,
    metrics::Metrics,
    tables::SystemClock,
};

/// What the start may do.
#[derive(clap::Args, Default)]
pub(super) struct Run {
    /// Refuse a database of an older version instead of bringing it up to date
    #[arg(long)]
    no_migrate: bool,
    /// Bring the database up to date even when this program cannot copy it before: a copy fails, or it is PostgreSQL's
    #[arg(long, conflicts_with = "no_migrate")]
    yes: bool,
}

/// Plays until it is told to stop.
pub(super) fn run(mut config: Config, order: &Run) -> Result<(), Failure> {
    if order.no_migrate {
        config.database.migrate = Migrate::Never;
    }
    if order.yes {
        config.database.migrate = Migrate::Always;
    }
    let Some(token) = config.discord.token()? else {
        let place = Place::Setting("discord.token");
        return Err(ConfigError(vec![Fault { place, message: check::missing_token() }]).into());
    };
    let address = database::address(&config.database)?;
    logs::start(&config.log, Some(&token));
    for warning in config.exposed() {
        tracing::warn!("{warning}");
    }
    let bot = discord::Settings {
        token: token.expose().to_owned(),
        api_url: config.discord.api_url.as_ref().map(ToString::to_string),
        clients: discord::Clients::default(),
        shards: config.discord.shards,
        metrics: Metrics::default(),
        quotas: discord::Quotas { reviews: config.opponents.reviews, ..Default::default() },
        panels: discord::Panels::default(),
    };
    until_stopped(|stop| serve((address, || Ok(())), bot, &config, SystemClock, stop))
}
