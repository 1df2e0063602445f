//! How many tables and threads may be opened, and by whom.
//!
//! What is refused here is decided within the transaction that opens the table or joins it. Of processes that share a database
//! one writes at a time, so two of them cannot both open the last table that is allowed.

use super::log::{Moderated, note};
use crate::{
    store::{BlockRow, THREAD_MINUTE, Tx},
    tables::{
        GuildId, LobbyRefused, ServerRefused, ServerSettings, TableError, Tables, Timestamp,
        UserId,
        people::settings::{json, server_from, stored},
    },
};

/// What somebody wants to change of a server's limits; `None` leaves one as it is. The border has checked the ranges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LimitChange {
    /// See [`ServerSettings::tables`].
    pub tables: Option<u16>,
    /// See [`ServerSettings::tables_each`].
    pub tables_each: Option<u16>,
    /// See [`ServerSettings::threads_a_minute`].
    pub threads_a_minute: Option<u16>,
    /// See [`ServerSettings::ai_tables`].
    pub ai_tables: Option<u16>,
    /// See [`ServerSettings::ai_tables_each`].
    pub ai_tables_each: Option<u16>,
}

impl LimitChange {
    /// Whether nothing is to change.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Changes what is wanted.
    ///
    /// # Errors
    /// When one person might open more than the whole server.
    pub fn apply(&self, set: &mut ServerSettings) -> Result<(), ServerRefused> {
        let changed = [
            (&mut set.tables, self.tables),
            (&mut set.tables_each, self.tables_each),
            (&mut set.threads_a_minute, self.threads_a_minute),
            (&mut set.ai_tables, self.ai_tables),
            (&mut set.ai_tables_each, self.ai_tables_each),
        ];
        for (limit, wanted) in changed {
            *limit = wanted.unwrap_or(*limit);
        }
        let (all, each) = (set.tables, set.tables_each);
        if each > all {
            return Err(ServerRefused::MoreTablesEach { all, each });
        }
        let (all, each) = (set.ai_tables, set.ai_tables_each);
        if each > all { Err(ServerRefused::MoreEachThanAll { all, each }) } else { Ok(()) }
    }
}

/// Refuses a member who is blocked now.
pub(in crate::tables) fn not_blocked(
    block: Option<&BlockRow>,
    now: Timestamp,
) -> Result<(), LobbyRefused> {
    match block {
        Some(BlockRow { until, reason }) if *until > now => {
            Err(LobbyRefused::Blocked { until: *until, reason: reason.clone() })
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether this user may open one more table of AI alone in this server.
pub(in crate::tables) fn may_watch(
    tx: &Tx,
    guild: GuildId,
    user: UserId,
) -> Result<(), TableError> {
    let set = server_from(tx.server(guild)?)?;
    if tx.count_watched(guild, None)? >= u64::from(set.ai_tables) {
        return Err(LobbyRefused::TooManyWatched { most: set.ai_tables }.into());
    }
    if tx.count_watched(guild, Some(user))? >= u64::from(set.ai_tables_each) {
        return Err(LobbyRefused::WatchesEnough { most: set.ai_tables_each }.into());
    }
    Ok(())
}

/// Refuses a table more than this person or server may have open.
pub(in crate::tables) fn may_open(
    tx: &Tx,
    guild: GuildId,
    host: UserId,
    now: Timestamp,
) -> Result<(), TableError> {
    not_blocked(tx.block_of(guild, host)?.as_ref(), now)?;
    let set = server_from(tx.server(guild)?)?;
    let channels = tx.hosted_open(guild, host)?;
    if channels.len() >= usize::from(set.tables_each) {
        return Err(LobbyRefused::OpensEnough { most: set.tables_each, channels }.into());
    }
    if tx.count_open(guild)? >= u64::from(set.tables) {
        return Err(LobbyRefused::ServerFull { most: set.tables }.into());
    }
    Ok(())
}

impl Tables {
    /// Counts a thread that is going to be opened for a table of this person. So nothing is opened at Discord for a table that
    /// would be refused.
    ///
    /// # Errors
    /// When the person may not open the table, or too many threads were opened within a minute.
    pub async fn count_thread(&self, guild: GuildId, host: UserId) -> Result<(), TableError> {
        let now = self.now();
        let count = move |tx: &Tx| {
            may_open(tx, guild, host, now)?;
            let most = server_from(tx.server(guild)?)?.threads_a_minute;
            let minute = tx.thread_minute(guild)?;
            // A minute that begins later was written by a clock that was ahead.
            let current =
                minute.filter(|(began, _)| *began <= now && began.plus(THREAD_MINUTE) > now);
            let (began, opened) = current.unwrap_or((now, 0));
            if opened >= u64::from(most) {
                let again = began.plus(THREAD_MINUTE);
                return Err(LobbyRefused::TooManyThreads { most, again }.into());
            }
            Ok::<_, TableError>(tx.set_thread_minute(guild, began, opened + 1)?)
        };
        self.store().with(count).await
    }

    /// Changes the limits of a server, which its moderators' log keeps.
    ///
    /// # Errors
    /// When the limits do not fit together, and of the store.
    pub async fn change_limits(
        &self,
        guild: GuildId,
        by: UserId,
        change: LimitChange,
    ) -> Result<ServerSettings, TableError> {
        let now = self.now();
        let change = move |tx: &Tx| {
            let mut set: ServerSettings = stored(tx.server(guild)?)?;
            change.apply(&mut set)?;
            tx.set_server(guild, &json(&set))?;
            note(tx, guild, (by, now), &Moderated::limits(&set), (None, None))?;
            Ok(set)
        };
        self.store().with(change).await
    }
}
