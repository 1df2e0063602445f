//! What people and servers have set: read and changed in one transaction each.

use serde::de::DeserializeOwned;

use crate::{
    pace::{Explaining, Moment, PaceError, Preferences},
    store::Tx,
    tables::{
        GuildId, MoveNumber, ServerSettings, TableError, TableId, Tables, Timestamp, UserId,
        moderation::{Moderated, note},
    },
};

impl From<Timestamp> for Moment {
    fn from(at: Timestamp) -> Self {
        Self(at.0)
    }
}

impl From<Moment> for Timestamp {
    fn from(at: Moment) -> Self {
        Self(at.0)
    }
}

impl Tables {
    /// What this user has set with `/me`; the defaults for somebody who never did.
    pub async fn preferences(&self, user: UserId) -> Result<Preferences, TableError> {
        self.store().peek(move |tx| stored(tx.preferences(user)?)).await
    }

    /// Changes what this user has set, and plans the open turns of the user anew. A refused change changes nothing.
    ///
    /// # Errors
    /// Of the change, and of the store.
    pub async fn change_preferences(
        &self,
        user: UserId,
        change: impl FnOnce(&mut Preferences) -> Result<(), PaceError> + Send + 'static,
    ) -> Result<Preferences, TableError> {
        let now = self.now();
        let changed = self.store().with(move |tx| {
            let mut settings = stored(tx.preferences(user)?)?;
            change(&mut settings)?;
            tx.set_preferences(user, &json(&settings))?;
            tx.wake_turns_of(user, now)?;
            Ok::<_, TableError>(settings)
        });
        let settings = changed.await?;
        self.shared.wake_scheduler();
        Ok(settings)
    }

    /// Whether this user is asked at this table before moves that cannot be taken back.
    ///
    /// # Errors
    /// Of the store.
    pub async fn asks(&self, user: UserId, table: TableId) -> Result<bool, TableError> {
        Ok(!self.preferences(user).await?.unasked.contains(&table.0))
    }

    /// From now on this user is not asked at this table before moves that cannot be taken back.
    ///
    /// # Errors
    /// Of the store.
    pub async fn ask_no_more(&self, user: UserId, table: TableId) -> Result<(), TableError> {
        let write = move |tx: &Tx| {
            let mut settings: Preferences = stored(tx.preferences(user)?)?;
            settings.ask_no_more(table.0);
            Ok::<_, TableError>(tx.set_preferences(user, &json(&settings))?)
        };
        self.store().with(write).await
    }

    /// Whether decisions are explained to this user.
    pub async fn explaining(&self, user: UserId) -> Result<Explaining, TableError> {
        Ok(self.preferences(user).await?.explained.wanted)
    }

    /// Which of these kinds of explanations a decision, at this table and move, gets for this user, who is told so from now on.
    pub async fn explains(
        &self,
        user: UserId,
        kinds: Vec<String>,
        (table, number): (TableId, MoveNumber),
    ) -> Result<Option<usize>, TableError> {
        let known = self.preferences(user).await?.explained;
        let mut told = known.clone();
        let tells = told.explain(&kinds, (table.0, number.0));
        if told != known {
            let write = move |tx: &Tx| {
                let mut settings: Preferences = stored(tx.preferences(user)?)?;
                settings.explained.explain(&kinds, (table.0, number.0));
                Ok::<_, TableError>(tx.set_preferences(user, &json(&settings))?)
            };
            self.store().with(write).await?;
        }
        Ok(tells)
    }

    /// What this server has set with `/admin settings`.
    pub async fn server(&self, guild: GuildId) -> Result<ServerSettings, TableError> {
        self.store().peek(move |tx| stored(tx.server(guild)?)).await
    }

    /// Changes what this server has set. A refused change changes nothing.
    ///
    /// # Errors
    /// Of the change, and of the store.
    pub async fn change_server(
        &self,
        guild: GuildId,
        change: impl FnOnce(&mut ServerSettings) -> Result<(), TableError> + Send + 'static,
    ) -> Result<ServerSettings, TableError> {
        self.set_server(guild, None, change).await
    }

    /// The same by a manager, which the moderators' log keeps.
    ///
    /// # Errors
    /// As of [`Self::change_server`].
    pub async fn change_server_by(
        &self,
        guild: GuildId,
        by: UserId,
        change: impl FnOnce(&mut ServerSettings) -> Result<(), TableError> + Send + 'static,
    ) -> Result<ServerSettings, TableError> {
        self.set_server(guild, Some(by), change).await
    }

    async fn set_server(
        &self,
        guild: GuildId,
        by: Option<UserId>,
        change: impl FnOnce(&mut ServerSettings) -> Result<(), TableError> + Send + 'static,
    ) -> Result<ServerSettings, TableError> {
        let now = self.now();
        let changed = self.store().with(move |tx| {
            let mut settings = stored(tx.server(guild)?)?;
            change(&mut settings)?;
            tx.set_server(guild, &json(&settings))?;
            if let Some(by) = by {
                note(tx, guild, (by, now), &Moderated::Settings, (None, None))?;
            }
            // Tables that are open may wait for less or more than before.
            tx.wake_server(guild, now)?;
            Ok::<_, TableError>(settings)
        });
        let settings = changed.await?;
        self.shared.wake_scheduler();
        Ok(settings)
    }
}

/// What a user has set; the defaults if that cannot be read, for a table goes on all the same.
pub(in crate::tables) fn preferences_from(
    stored: Option<String>,
) -> Result<Preferences, TableError> {
    or_defaults(self::stored(stored))
}

/// What a server has set; the defaults if that cannot be read.
pub(in crate::tables) fn server_from(stored: Option<String>) -> Result<ServerSettings, TableError> {
    or_defaults(self::stored(stored))
}

fn or_defaults<T: Default>(settings: Result<T, TableError>) -> Result<T, TableError> {
    match settings {
        Err(error @ TableError::Settings(_)) => {
            tracing::warn!(%error, "the defaults stand in");
            Ok(T::default())
        }
        other => other,
    }
}

/// What a user or a server has set, for those who write it back: what cannot be read is not overwritten.
pub(in crate::tables) fn stored<T: DeserializeOwned + Default>(
    stored: Option<String>,
) -> Result<T, TableError> {
    stored.map_or_else(
        || Ok(T::default()),
        |text| {
            let unreadable = |error: serde_json::Error| TableError::Settings(error.to_string());
            serde_json::from_str(&text).map_err(unreadable)
        },
    )
}

/// Settings as they are stored.
pub(in crate::tables) fn json(settings: &impl serde::Serialize) -> String {
    serde_json::to_string(settings).expect("settings are plain data")
}
