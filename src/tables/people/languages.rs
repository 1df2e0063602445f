//! The languages that people and servers use in Discord: kept, because nothing says so when a post is sent.

use super::settings::{json, stored};
use crate::{
    pace::Preferences,
    store::Tx,
    tables::{GuildId, ServerSettings, TableError, Tables, UserId},
};

/// The tag of English, which is not kept for servers that never had another language.
const ENGLISH: &str = "en";

impl Tables {
    /// Keeps the tag of the language that a person uses, if they are known here: they have had a seat or set something. Whether
    /// they are.
    ///
    /// # Errors
    /// Of the store.
    pub async fn note_language(&self, user: UserId, tag: &'static str) -> Result<bool, TableError> {
        // English, too: who is not known to read it gets letters in the language of a server.
        if self.preferences(user).await?.discord_language.as_deref() == Some(tag) {
            return Ok(true);
        }
        let write = move |tx: &Tx| {
            let set = tx.preferences(user)?;
            let is_known = set.is_some() || tx.is_player(user)?;
            if is_known {
                let mut set: Preferences = stored(set)?;
                set.discord_language = Some(tag.to_owned());
                tx.set_preferences(user, &json(&set))?;
            }
            Ok(is_known)
        };
        self.store().with(write).await
    }

    /// Keeps the tag of the language that a server has in Discord.
    ///
    /// # Errors
    /// Of the store.
    pub async fn note_server_language(
        &self,
        guild: GuildId,
        tag: &'static str,
    ) -> Result<(), TableError> {
        if self.server(guild).await?.discord_language.as_deref().unwrap_or(ENGLISH) == tag {
            return Ok(());
        }
        let write = move |tx: &Tx| {
            let mut set: ServerSettings = stored(tx.server(guild)?)?;
            set.discord_language = Some(tag.to_owned());
            Ok(tx.set_server(guild, &json(&set))?)
        };
        self.store().with(write).await
    }
}
