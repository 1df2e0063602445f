//! How to reach Discord, and why that failed.

use std::num::NonZero;

use serenity::gateway::GatewayError;

use super::{Panels, Quotas};
use crate::{cluster::ClusterError, metrics::Metrics};

/// How to reach Discord.
#[derive(Clone)]
pub struct Settings {
    /// The bot's token.
    pub token: String,
    /// Another server that speaks Discord's API; `None` for Discord itself.
    pub api_url: Option<String>,
    /// How many connections share the servers; `None` for as many as Discord recommends.
    pub shards: Option<NonZero<u32>>,
    /// What is counted while the bot runs.
    pub metrics: Metrics,
    /// What one person and one server may ask.
    pub quotas: Quotas,
    /// Whether private panels follow their tables.
    pub panels: Panels,
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
        serenity::Error::Http(error) => {
            error.status_code().is_some_and(|code| code.as_u16() == 401)
        }
        serenity::Error::Gateway(error) => matches!(error, GatewayError::InvalidAuthentication),
        _ => false,
    }
}
