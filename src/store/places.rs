//! Where tables are, and those whose place is gone.

use super::{ChannelId, GuildId, MoveNumber, StoreError, TableId, Timestamp, Tx};

impl Tx<'_> {
    /// The open tables of a server.
    pub fn open_in(&self, guild: GuildId) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') ORDER BY id",
            [guild],
        )
    }

    /// All open tables.
    pub(super) fn all_open(&self) -> Result<Vec<TableId>, StoreError> {
        self.column("SELECT id FROM tables WHERE state IN ('lobby', 'running')", [])
    }

    /// Open tables of a server, those that sleep first.
    pub fn movable_in(&self, guild: GuildId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.column(
            "SELECT id FROM tables WHERE guild = ?1 AND state IN ('lobby', 'running') ORDER BY asleep IS NULL, id LIMIT ?2",
            (guild, limit),
        )
    }

    /// The tables of a server that sleep, and where they were.
    pub fn asleep_in(&self, guild: GuildId) -> Result<Vec<(TableId, ChannelId)>, StoreError> {
        self.all_readable(
            "SELECT id, channel FROM tables WHERE guild = ?1 AND asleep IS NOT NULL AND state IN ('lobby', 'running')
             ORDER BY id",
            [guild],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// What was on its way into a place that was gone is lost: that this is told late must not put the table to sleep again.
    /// Direct messages go elsewhere and arrive.
    pub fn lose_claimed(&self, table: TableId, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'failed', settled = ?2, failure = 'its place was gone'
             WHERE table_id = ?1 AND state = 'claimed'
                 AND coalesce(via, '') <> 'direct' AND coalesce(tells, '') NOT IN ('next_up', 'shut_out')",
            (table, now),
        )
    }

    /// The records up to which the channel has read the last board, or will when the posts that wait are sent.
    pub fn last_board(&self, table: TableId) -> Result<Option<MoveNumber>, StoreError> {
        // Each half has its index.
        self.value(
            "SELECT max(number) FROM (
                 SELECT number FROM posts WHERE table_id = ?1 AND role = 'board' AND message IS NOT NULL
                 UNION ALL
                 SELECT number FROM posts WHERE table_id = ?1 AND role = 'board' AND state IN ('due', 'claimed')) AS boards",
            [table],
        )
    }
}
