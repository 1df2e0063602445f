//! Games that were over long ago go, when the host keeps them for a time only.
//!
//! The row of a table stays, as one of a lobby that was closed, with nobody's name: buttons that lead to it say so, and its
//! number is not given again.

use std::collections::BTreeSet;

use super::{Owned, PostId, StoreError, TableId, Timestamp, Tx, schema::OF_A_TABLE};

impl Tx<'_> {
    /// The tables of these servers that closed before this moment, as far as anything is left of them and nothing is owed.
    pub fn over_before(
        &self,
        owned: &Owned,
        moment: Timestamp,
    ) -> Result<Vec<TableId>, StoreError> {
        let own = owned.limit();
        self.column(
            &format!("SELECT id FROM tables WHERE closed < ?1
             AND (started IS NOT NULL OR host IS NOT NULL OR EXISTS (SELECT 1 FROM seats WHERE table_id = id))
             AND NOT EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND state IN ('due', 'claimed')) {own}"),
            [moment],
        )
    }

    /// The post that was owed last.
    pub fn last_post(&self) -> Result<Option<PostId>, StoreError> {
        self.value("SELECT id FROM posts ORDER BY id DESC LIMIT 1", [])
    }

    /// Looks through so many posts from one id to before another, and deletes those of these tables: where to go on. The numbers
    /// of posts are never given again, so the last one of all must stay.
    pub fn drop_posts(
        &self,
        tables: &[TableId],
        (from, to): (PostId, PostId),
        limit: u32,
    ) -> Result<Option<PostId>, StoreError> {
        let tables: BTreeSet<u64> = tables.iter().map(|table| table.0).collect();
        let posts = self.all(
            "SELECT id, table_id FROM posts WHERE id >= ?1 AND id < ?2 ORDER BY id LIMIT ?3",
            (from, to, limit),
            |row| Ok((row.get::<PostId>(0)?, row.get::<TableId>(1).ok())),
        )?;
        let is_old = |table: Option<TableId>| table.is_some_and(|table| tables.contains(&table.0));
        for (post, _) in posts.iter().filter(|(_, table)| is_old(*table)) {
            self.run("DELETE FROM posts WHERE id = ?1", [post])?;
        }
        Ok(posts.last().map(|(post, _)| PostId(post.0.saturating_add(1))))
    }

    /// Deletes all that belongs to a table that is over, and who played there; the results stay of those who are ranked. A post of it that must stay tells nothing more.
    pub fn empty_table(&self, table: TableId) -> Result<(), StoreError> {
        self.keep_results(table)?;
        self.run(
            "UPDATE tables SET state = 'ended', started = NULL, records = 0, boarded = 0, host = NULL,
                 name = NULL, named_by = NULL
             WHERE id = ?1 AND closed IS NOT NULL",
            [table],
        )?;
        self.run(
            "UPDATE posts SET kind = '\"lobby_card\"', role = 'lobby_card', message = NULL, place = NULL
             WHERE table_id = ?1",
            [table],
        )?;
        // What is left of the results says no more than records do.
        let stays = ["tables", "results"];
        for (name, key) in OF_A_TABLE.iter().filter(|(name, _)| !stays.contains(name)) {
            self.run(&format!("DELETE FROM {name} WHERE {key} = ?1"), [table])?;
        }
        Ok(())
    }
}
