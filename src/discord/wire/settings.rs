//! How to reach Discord, and why that failed.

use std::{fmt, num::NonZero, sync::Arc};

use serenity::{gateway::GatewayError, http::HttpError};

use super::{Panels, Quotas, retry};
use crate::{cluster::ClusterError, metrics::Metrics};

/// How to reach Discord.
#[derive(Clone)]
pub struct Settings {
    /// The bot's token.
    pub token: String,
    /// Another server that speaks Discord's API; `None` for Discord itself.
    pub api_url: Option<String>,
    /// How its HTTP clients begin.
    pub clients: Clients,
    /// How many connections share the servers; `None` for as many as Discord recommends.
    pub shards: Option<NonZero<u32>>,
    /// What is counted while the bot runs.
    pub metrics: Metrics,
    /// What one person and one server may ask.
    pub quotas: Quotas,
    /// Whether private panels follow their tables.
    pub panels: Panels,
}

/// How each HTTP client begins, before it gets its time limit: which certificates and addresses it believes.
#[derive(Clone)]
pub struct Clients(Arc<dyn Fn() -> reqwest::ClientBuilder + Send + Sync>);

impl Clients {
    /// Clients that begin like this.
    pub fn new(begin: impl Fn() -> reqwest::ClientBuilder + Send + Sync + 'static) -> Self {
        Self(Arc::new(begin))
    }

    /// A new one.
    pub fn begin(&self) -> reqwest::ClientBuilder {
        self.0()
    }
}

impl Default for Clients {
    /// As the library begins them.
    fn default() -> Self {
        Self::new(reqwest::Client::builder)
    }
}

impl fmt::Debug for Clients {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clients")
    }
}

/// Why the bot ended.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// 401: the token is wrong.
    #[error(
        "Discord refuses the token; copy it again from the developer portal (Bot, Reset Token)"
    )]
    Token,
    /// So few shards as are configured would be refused.
    #[error(
        "discord.shards is {shards}, but Discord recommends {recommended} and refuses fewer than {least}; \"auto\" follows it"
    )]
    Shards {
        /// As many as are configured.
        shards: u32,
        /// As many as would be good.
        recommended: u32,
        /// The fewest that may be taken.
        least: u32,
    },
    /// The program was told to stop before the bot was connected.
    #[error("stopped before the connection stood")]
    Stopped,
    /// Others have taken this process for dead, and play its tables.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// The gateway or the client failed for good.
    #[error("the connection to Discord failed: {0}")]
    Client(#[source] Box<serenity::Error>),
}

impl DiscordError {
    /// What ended the client.
    pub fn client(error: serenity::Error) -> Self {
        if is_bad_token(&error) { Self::Token } else { Self::Client(Box::new(error)) }
    }
}

/// Whether Discord refuses the token: 401, or 4004 of the gateway.
pub fn is_bad_token(error: &serenity::Error) -> bool {
    match error {
        // A page of something on the way says nothing of the token.
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            answer.status_code.as_u16() == 401 && answer.error.code != retry::UNREADABLE
        }
        serenity::Error::Gateway(error) => matches!(error, GatewayError::InvalidAuthentication),
        _ => false,
    }
}
