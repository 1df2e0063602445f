//! Limits and moderation: open tables are counted, members are blocked, and the moderators' log is kept.

use std::time::Duration;

use super::{ChannelId, GuildId, StoreError, TableId, Timestamp, Tx, UserId, sql::fields};

/// How long a minute of threads lasts.
pub const THREAD_MINUTE: Duration = Duration::from_secs(60);

/// A member who may not open or join tables in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    /// When that ends.
    pub until: Timestamp,
    /// What the person reads; empty when they were forgotten since.
    pub reason: String,
}

/// An entry of the moderators' log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationRow {
    /// When it was done.
    pub at: Timestamp,
    /// Who did it; `None` once they are forgotten.
    pub moderator: Option<UserId>,
    /// Whom it concerns, if it is one person who is not forgotten.
    pub person: Option<UserId>,
    /// What was done, as JSON.
    pub what: String,
    /// Why, as the moderator wrote it.
    pub reason: Option<String>,
}

/// The block of a person in the server of a table.
pub(super) const BLOCK_AT: &str = "SELECT until, reason FROM blocks
    WHERE guild = (SELECT guild FROM tables WHERE id = ?1) AND player = ?2";

impl Tx<'_> {
    /// Where the open tables of this host are in a server.
    pub fn hosted_open(&self, guild: GuildId, host: UserId) -> Result<Vec<ChannelId>, StoreError> {
        self.column(
            "SELECT channel FROM tables WHERE guild = ?1 AND host = ?2 AND state IN ('lobby', 'running') ORDER BY id",
            (guild, host),
        )
    }

    /// How many open tables a server has.
    pub fn count_open(&self, guild: GuildId) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running')
             AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.table_id = tables.id)";
        self.count(sql, [guild])
    }

    /// When the current minute of threads began in a server, and how many were opened in it.
    pub fn thread_minute(&self, guild: GuildId) -> Result<Option<(Timestamp, u64)>, StoreError> {
        let sql = "SELECT began, opened FROM thread_minutes WHERE guild = ?1";
        self.one(sql, [guild], |row| Ok((row.get(0)?, row.get::<i64>(1)?.unsigned_abs())))
    }

    /// Keeps when the current minute of threads began in a server, and how many were opened in it.
    pub fn set_thread_minute(
        &self,
        guild: GuildId,
        began: Timestamp,
        opened: u64,
    ) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO thread_minutes (guild, began, opened) VALUES (?1, ?2, ?3)
             ON CONFLICT (guild) DO UPDATE SET began = ?2, opened = ?3",
            (guild, began, opened),
        )
    }

    /// The block of a person in a server, also one that is over.
    pub fn block_of(&self, guild: GuildId, player: UserId) -> Result<Option<BlockRow>, StoreError> {
        let sql = "SELECT until, reason FROM blocks WHERE guild = ?1 AND player = ?2";
        self.one(sql, (guild, player), fields!(BlockRow: until reason))
    }

    /// In how many servers a person is blocked at this moment.
    pub fn count_blocks(&self, player: UserId, now: Timestamp) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM blocks WHERE player = ?1 AND until > ?2";
        self.count(sql, (player, now))
    }

    /// Blocks a person in a server, in the place of a block before; `None` ends it.
    pub fn set_block(
        &self,
        guild: GuildId,
        player: UserId,
        block: Option<&BlockRow>,
    ) -> Result<(), StoreError> {
        match block {
            Some(BlockRow { until, reason }) => self.run(
                "INSERT INTO blocks (guild, player, until, reason) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (guild, player) DO UPDATE SET until = ?3, reason = ?4",
                (guild, player, until, reason),
            ),
            None => {
                self.run("DELETE FROM blocks WHERE guild = ?1 AND player = ?2", (guild, player))
            }
        }
    }

    /// Appends to the moderators' log of a server.
    pub fn log_moderation(&self, guild: GuildId, row: &ModerationRow) -> Result<(), StoreError> {
        let ModerationRow { at, moderator, person, what, reason } = row;
        self.run(
            "INSERT INTO moderation (guild, at, moderator, person, what, reason) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            (guild, at, moderator, person, what, reason),
        )
    }

    /// The moderators' log of a server, the newest entry first, without the first `skip` entries.
    pub fn moderation(
        &self,
        guild: GuildId,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<ModerationRow>, StoreError> {
        self.all_readable(
            "SELECT at, moderator, person, what, reason FROM moderation WHERE guild = ?1
             ORDER BY id DESC LIMIT ?3 OFFSET ?2",
            (guild, skip, limit),
            fields!(ModerationRow: at moderator person what reason),
        )
    }

    /// Deletes the entries of moderators' logs before the one moment, and the blocks and minutes of threads that were over at
    /// the other.
    pub fn drop_old_moderation(&self, log: Timestamp, over: Timestamp) -> Result<(), StoreError> {
        self.run("DELETE FROM moderation WHERE at < ?1", [log])?;
        self.run("DELETE FROM blocks WHERE until <= ?1", [over])?;
        self.run("DELETE FROM thread_minutes WHERE began < ?1", [over.minus(THREAD_MINUTE)])
    }

    /// Erases a person from blocks and logs. Of a block that is in force the id stays until its date.
    pub(super) fn erase_from_moderation(
        &self,
        player: UserId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run("DELETE FROM blocks WHERE player = ?1 AND until <= ?2", (player, now))?;
        for sql in [
            "UPDATE blocks SET reason = '' WHERE player = ?1",
            "UPDATE moderation SET person = NULL, reason = NULL WHERE person = ?1",
            "UPDATE moderation SET moderator = NULL WHERE moderator = ?1",
        ] {
            self.run(sql, [player])?;
        }
        Ok(())
    }

    /// The open tables of a server that wait for players, in order.
    pub fn open_lobbies_in(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND state = 'lobby' ORDER BY id",
            [guild],
        )
    }

    /// The open tables of this host in a server, in order.
    pub fn hosted_in(&self, guild: GuildId, host: UserId) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND host = ?2 AND state IN ('lobby', 'running') ORDER BY id",
            (guild, host),
        )
    }

    /// The open tables of a server at which no person did anything since this moment, in order.
    pub fn idle_in(&self, guild: GuildId, since: Timestamp) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') AND active <= ?2 ORDER BY id",
            (guild, since),
        )
    }
}
