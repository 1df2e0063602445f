//! The bot: Discord's commands and clicks in, private panels and public posts out.
//!
//! The way of a click: [`press`] reads its [`custom_id`], [`play`] asks the table, [`panel`] makes the next page from the
//! view, [`wire`] puts it into Discord's form, [`answer`] sends it. Commands ([`commands`]) end in the same [`play`]. What
//! the channel must hear comes from the store by the [`poster`], which nothing here calls. No rules, no SQL.

pub mod admission;
pub mod answer;
mod app;
pub mod commands;
mod connect;
mod framework;
pub mod incident;
pub mod me_words;
pub mod my_tables;
pub mod opponents;
pub mod panel;
mod places;
pub mod play;
pub mod poster;
mod press;
pub mod privacy;
pub mod rematch;
pub mod retry;
pub mod seats;
pub mod server_words;
pub mod shown;
pub mod since;
pub mod stats;
mod threads;
pub mod time;
mod watch;
pub mod wire;
pub mod wishes;
pub mod words;

use std::{convert::Infallible, time::Duration};

use tokio_util::sync::CancellationToken;

pub use app::App;

use crate::{metrics::Metrics, tables::Tables};

/// The error of commands: they answer every failure themselves.
pub type Never = Infallible;

/// What somebody reads who wants what only managers may.
const NOT_A_MANAGER: &str = "Only those who manage this server can do that. Ask one of them.";

/// How long the work that is under way may take after a stop.
const GRACE: Duration = Duration::from_secs(3);

/// How to reach Discord.
#[derive(Clone)]
pub struct Settings {
    /// The bot's token.
    pub token: String,
    /// Another server that speaks Discord's API; `None` for Discord itself.
    pub api_url: Option<String>,
    /// What is counted while the bot runs.
    pub metrics: Metrics,
}

/// Why the bot ended.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// 401: the token is wrong.
    #[error(
        "Discord refuses the token; copy it again from the developer portal (Bot, Reset Token)"
    )]
    Token,
    /// The program was told to stop before the bot was connected.
    #[error("stopped before the connection stood")]
    Stopped,
    /// The gateway or the client failed for good.
    #[error("the connection to Discord failed: {0}")]
    Client(#[source] Box<serenity::Error>),
}

impl DiscordError {
    fn client(error: serenity::Error) -> Self {
        if connect::is_bad_token(&error) { Self::Token } else { Self::Client(Box::new(error)) }
    }
}

/// Runs the bot until `stop` is cancelled; then finishes what is under way, in less than 5 s.
///
/// # Errors
/// When the token is refused or the connection fails for good.
pub async fn run(
    settings: Settings,
    tables: Tables,
    stop: CancellationToken,
) -> Result<(), DiscordError> {
    let gateway = match connect::gateway(&settings, &stop).await {
        Err(DiscordError::Stopped) => return Ok(()),
        other => other?,
    };
    let app = App::new(tables, settings.metrics.clone(), stop.clone());
    let mut client = connect::client(&settings, &gateway, framework::new(app.clone())).await?;
    let poster = tokio::spawn(poster::run(app.clone(), client.http.clone()));
    tokio::spawn(fill_in_results(app.tables.clone()));
    let agenda = tokio::spawn(app.tables.agenda().run(stop.clone()));
    let manager = client.shard_manager.clone();
    let ended = tokio::select! {
        ended = client.start_shards(gateway.shards) => Some(ended),
        () = stop.cancelled() => None,
    };
    stop.cancel();
    let is_connected = ended.is_none();
    let finish = async {
        app.finish().await;
        // The poster ends by itself after the post that it is sending; a panic in it is in the log already.
        let _ = poster.await;
        let _ = agenda.await;
        // Shards that ended by themselves would be waited for in vain.
        if is_connected {
            manager.shutdown_all().await;
        }
    };
    if tokio::time::timeout(GRACE, finish).await.is_err() {
        tracing::warn!("some work was still under way; the database has it");
    }
    ended.unwrap_or(Ok(())).map_err(DiscordError::client)
}

/// Brings the statistics up to date with games that finished before they were kept.
async fn fill_in_results(tables: Tables) {
    match tables.fill_in_results().await {
        Ok(0) => {}
        Ok(filled) => tracing::info!(filled, "results of old games entered"),
        Err(error) => tracing::error!(%error, "results of old games are entered at the next start"),
    }
}
