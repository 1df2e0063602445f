//! What a server has agreed on: where tables may stand, who may open them, and what they get if nothing is said.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{ChannelId, RoleId};
use crate::pace::Terms;

/// Who may open tables. Those who manage the server always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openers {
    /// Everybody.
    #[default]
    Everybody,
    /// Those who have this role.
    Role(RoleId),
    /// Those who manage the server.
    Managers,
}

/// All that a server has set with `/admin settings`; JSON in the database, so fields are added with a default and never
/// renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// Where tables may stand, threads of these channels included; empty for everywhere.
    pub channels: BTreeSet<ChannelId>,
    /// Who may open tables.
    pub openers: Openers,
    /// Whether tables may stand in threads and open their own.
    pub threads: bool,
    /// What a table gets if `/game new` does not say.
    pub terms: Terms,
    /// A lobby is open for so many days; 1 to 60.
    pub lobby_days: u16,
    /// After so many days without a move the channel is asked; 1 to 365.
    pub idle_days: u16,
    /// And so many days later an idle table is closed; 1 to 90.
    pub closing_days: u16,
    /// So many tables at a time may have a single person and otherwise AIs; up to 50.
    pub ai_tables: u16,
    /// And so many of them the same person; up to 10.
    pub ai_tables_each: u16,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: BTreeSet::new(),
            openers: Openers::default(),
            threads: true,
            terms: Terms::default(),
            lobby_days: 7,
            idle_days: 30,
            closing_days: 14,
            ai_tables: 2,
            ai_tables_each: 1,
        }
    }
}

/// Somebody who wants to open a table somewhere, as Discord describes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel of the thread; `None` in a channel.
    pub thread_of: Option<ChannelId>,
    /// The roles of the person.
    pub roles: Vec<RoleId>,
    /// Whether the person manages the server.
    pub manages: bool,
}

/// Why the server's settings do not let a table be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwelcome {
    /// Tables stand elsewhere.
    #[error("tables of this server stand in other channels")]
    Channel {
        /// Where.
        channels: BTreeSet<ChannelId>,
    },
    /// No tables in threads.
    #[error("tables of this server do not stand in threads")]
    Thread,
    /// Only for those with a role.
    #[error("tables of this server are opened by those who have a role")]
    Role(RoleId),
    /// Only for those who manage the server.
    #[error("tables of this server are opened by those who manage it")]
    Managers,
}

impl ServerSettings {
    /// Whether this person may open a table here.
    ///
    /// # Errors
    /// When the settings say otherwise.
    pub fn admit(&self, opening: &Opening) -> Result<(), Unwelcome> {
        if opening.thread_of.is_some() && !self.threads {
            return Err(Unwelcome::Thread);
        }
        let place = opening.thread_of.unwrap_or(opening.channel);
        let is_listed = self.channels.contains(&place) || self.channels.contains(&opening.channel);
        if !self.channels.is_empty() && !is_listed {
            return Err(Unwelcome::Channel { channels: self.channels.clone() });
        }
        match self.openers {
            Openers::Everybody => Ok(()),
            _ if opening.manages => Ok(()),
            Openers::Role(role) if opening.roles.contains(&role) => Ok(()),
            Openers::Role(role) => Err(Unwelcome::Role(role)),
            Openers::Managers => Err(Unwelcome::Managers),
        }
    }
}
