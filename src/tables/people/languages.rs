//! The languages that people and servers use in Discord: kept, because nothing says so when a post is sent.

use super::settings::{json, stored};
use crate::{
    pace::Preferences,
    store::Tx,
    tables::{GuildId, ServerSettings, TableError, Tables, UserId},
};

/// The tag of English, which is not kept for those who never used another language.
const ENGLISH: &str = "en";

impl Tables {
    /// Keeps the tag of the language that a person uses.
    ///
    /// # Errors
    /// Of the store.
    pub async fn hear_person(&self, user: UserId, tag: &'static str) -> Result<(), TableError> {
        if self.preferences(user).await?.heard.as_deref().unwrap_or(ENGLISH) == tag {
            return Ok(());
        }
        let write = move |tx: &Tx| {
            let mut set: Preferences = stored(tx.preferences(user)?)?;
            set.heard = Some(tag.to_owned());
            Ok(tx.set_preferences(user, &json(&set))?)
        };
        self.store().with(write).await
    }

    /// Keeps the tag of the language that a server has in Discord.
    ///
    /// # Errors
    /// Of the store.
    pub async fn hear_server(&self, guild: GuildId, tag: &'static str) -> Result<(), TableError> {
        if self.server(guild).await?.heard.as_deref().unwrap_or(ENGLISH) == tag {
            return Ok(());
        }
        let write = move |tx: &Tx| {
            let mut set: ServerSettings = stored(tx.server(guild)?)?;
            set.heard = Some(tag.to_owned());
            Ok(tx.set_server(guild, &json(&set))?)
        };
        self.store().with(write).await
    }
}
