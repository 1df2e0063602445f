//! What a server has agreed on: where tables may stand, who may open them, and what they get if nothing is said.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{
    pace::Terms,
    tables::{ChannelId, RoleId, Timestamp},
};

/// Who may open tables. Those who manage the server always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openers {
    #[default]
    Everybody,
    /// Those who have this role.
    Role(RoleId),
    /// Those who manage the server.
    Managers,
}

/// Which tags of a forum say how a table stands; those that the catalogue names where nothing is set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ForumTags {
    /// A seat is free.
    pub free: Option<String>,
    /// Somebody is to move.
    pub turn: Option<String>,
    /// The table is over.
    pub finished: Option<String>,
}

/// All that a server has set with `/admin settings` and `/admin limit`; JSON in the database, so fields are added with a default and never
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
    /// So many tables at a time may be played by AI alone, for people to watch; up to 50.
    pub ai_tables: u16,
    /// And so many of them may be opened by the same person; up to 10.
    pub ai_tables_each: u16,
    /// How many tables may be open at a time; 1 to 5,000.
    pub tables: u16,
    /// How many of them may have the same host; 1 to 200.
    pub tables_each: u16,
    /// How many threads may be opened for tables within a minute; 1 to 60.
    pub threads_a_minute: u16,
    /// The tags of posts in forums.
    pub tags: ForumTags,
    /// Whether tables may be rated.
    pub rated: bool,
    /// The tag of the language of the channels; the server's own in Discord where nothing is set.
    #[serde(alias = "wanted_language")]
    pub chosen_language: Option<String>,
    /// The tag of the language that the server has in Discord.
    #[serde(alias = "heard")]
    pub discord_language: Option<String>,
    /// Where the message of a day appears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily_channel: Option<ChannelId>,
    /// When that was chosen last. What did not reach the channel before counts for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily_since: Option<Timestamp>,
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
            tables: 200,
            tables_each: 5,
            threads_a_minute: 10,
            tags: ForumTags::default(),
            rated: true,
            chosen_language: None,
            discord_language: None,
            daily_channel: None,
            daily_since: None,
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
    Channel { channels: BTreeSet<ChannelId> },
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

/// What somebody wants to change of a server's settings; `None` and `false` leave things as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerChange {
    /// Adds a channel to the list.
    pub add: Option<ChannelId>,
    /// Takes a channel off the list.
    pub remove: Option<ChannelId>,
    /// Empties the list: tables may stand everywhere.
    pub everywhere: bool,
    /// Who may open tables.
    pub openers: Option<OpenersWish>,
    /// The role that may.
    pub role: Option<RoleId>,
    /// See [`ServerSettings::threads`].
    pub threads: Option<bool>,
    /// See [`ServerSettings::lobby_days`]; the border has checked the range of this and the following.
    pub lobby_days: Option<u16>,
    /// See [`ServerSettings::idle_days`].
    pub idle_days: Option<u16>,
    /// See [`ServerSettings::closing_days`].
    pub closing_days: Option<u16>,
    /// See [`ServerSettings::tags`]: those that are named.
    pub tags: ForumTags,
    /// See [`ServerSettings::rated`].
    pub rated: Option<bool>,
    /// The tag of the language of the channels; an empty one stands for the server's own.
    pub language: Option<String>,
    /// See [`ServerSettings::daily_channel`].
    pub daily_channel: Option<ChannelId>,
    /// No channel has it any more.
    pub daily_off: bool,
}

/// [`Openers`] without the role, which is an option of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenersWish {
    Everybody,
    /// Those who have the role that is named with it.
    Role,
    /// Those who manage the server.
    Managers,
}

/// Why a server's settings were not changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRefused {
    /// Those with a role, but which?
    NoRole,
    /// A role, but for everybody or managers.
    RoleUnused,
    /// A list and no list.
    ChannelAndAll,
    /// Only what is in the list can leave it.
    NotListed { channel: ChannelId },
    /// [`ServerSettings::MOST_CHANNELS`].
    ListFull,
    /// The limit of one person for open tables above the limit of the server.
    MoreTablesEach {
        /// In the server.
        all: u16,
        /// Of one person.
        each: u16,
    },
    /// The same for tables of AI alone.
    MoreEachThanAll {
        /// In the server.
        all: u16,
        /// Of one person.
        each: u16,
    },
}

impl ForumTags {
    /// Takes the names that are said; an empty one stands for the usual name.
    fn take(&mut self, said: &Self) {
        let tags = [
            (&mut self.free, &said.free),
            (&mut self.turn, &said.turn),
            (&mut self.finished, &said.finished),
        ];
        for (tag, said) in tags {
            if let Some(said) = said {
                *tag = Some(said.trim().to_owned()).filter(|name| !name.is_empty());
            }
        }
    }
}

impl ServerChange {
    /// Whether nothing is to change.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl ServerSettings {
    /// As many channels as fit into a message.
    pub const MOST_CHANNELS: usize = 25;

    /// The tag of the language of the channels.
    pub fn language(&self) -> Option<&str> {
        self.chosen_language.as_deref().or(self.discord_language.as_deref())
    }

    /// Changes what is wanted at this moment.
    ///
    /// # Errors
    /// When it does not fit together; `self` may then be half changed and is to be dropped.
    pub fn apply(&mut self, change: &ServerChange, now: Timestamp) -> Result<(), ServerRefused> {
        self.apply_channels(change)?;
        self.openers = match (change.openers, change.role) {
            (None, None) => self.openers,
            (None | Some(OpenersWish::Role), Some(role)) => Openers::Role(role),
            (Some(OpenersWish::Role), None) => return Err(ServerRefused::NoRole),
            (Some(_), Some(_)) => return Err(ServerRefused::RoleUnused),
            (Some(OpenersWish::Everybody), None) => Openers::Everybody,
            (Some(OpenersWish::Managers), None) => Openers::Managers,
        };
        self.threads = change.threads.unwrap_or(self.threads);
        self.lobby_days = change.lobby_days.unwrap_or(self.lobby_days);
        self.idle_days = change.idle_days.unwrap_or(self.idle_days);
        self.closing_days = change.closing_days.unwrap_or(self.closing_days);
        self.tags.take(&change.tags);
        self.rated = change.rated.unwrap_or(self.rated);
        if let Some(tag) = &change.language {
            self.chosen_language = Some(tag.clone()).filter(|tag| !tag.is_empty());
        }
        if change.daily_off {
            (self.daily_channel, self.daily_since) = (None, None);
        }
        if change.daily_channel.is_some() {
            (self.daily_channel, self.daily_since) = (change.daily_channel, Some(now));
        }
        Ok(())
    }

    fn apply_channels(&mut self, change: &ServerChange) -> Result<(), ServerRefused> {
        if change.everywhere {
            if change.add.is_some() || change.remove.is_some() {
                return Err(ServerRefused::ChannelAndAll);
            }
            self.channels.clear();
        }
        if let Some(channel) = change.remove
            && !self.channels.remove(&channel)
        {
            return Err(ServerRefused::NotListed { channel });
        }
        self.channels.extend(change.add);
        if self.channels.len() > Self::MOST_CHANNELS {
            return Err(ServerRefused::ListFull);
        }
        Ok(())
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_of_older_rows_are_read() {
        let old = r#"{"wanted_language": "nl", "heard": "es", "lobby_days": 3}"#;
        let set: ServerSettings = serde_json::from_str(old).unwrap();
        let expected = ServerSettings {
            chosen_language: Some("nl".to_owned()),
            discord_language: Some("es".to_owned()),
            lobby_days: 3,
            ..ServerSettings::default()
        };
        assert_eq!((set.language(), &set), (Some("nl"), &expected));
        let heard: ServerSettings = serde_json::from_str(r#"{"heard": "es"}"#).unwrap();
        assert_eq!(heard.language(), Some("es"));
    }
}
