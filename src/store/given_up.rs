//! Posts that were given up: Discord has refused them for good, or the program could not make them.

use super::{
    PostId, PostRole, StoreError, TableId, Timestamp, Tx, UserId,
    sql::{Row, fields},
};

/// A post that was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUpRow {
    pub id: PostId,
    pub table: TableId,
    /// What it was.
    pub role: PostRole,
    /// Discord's code; 0 when the program could not make it.
    pub refused: i64,
    /// When.
    pub settled: Timestamp,
}

impl Tx<'_> {
    /// Settles a post as given up by this code of Discord's, or 0.
    pub fn give_up_post(
        &self,
        id: PostId,
        (refused, reason): (i64, &str),
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'failed', refused = ?2, failure = ?3, settled = ?4 WHERE id = ?1",
            (id, refused, reason, now),
        )
    }

    /// The posts that were given up since then, latest first.
    pub fn given_up(&self, since: Timestamp, limit: u32) -> Result<Vec<GivenUpRow>, StoreError> {
        self.all(
            "SELECT id, table_id, role, refused, settled FROM posts WHERE refused IS NOT NULL AND settled >= ?1
             ORDER BY settled DESC, id DESC LIMIT ?2",
            (since, limit),
            given_up_row,
        )
    }

    /// Notes that this player reads of a post that was given up at their table; whether they had not read of it, or of a later
    /// one, before.
    pub fn show_refusal(
        &self,
        table: TableId,
        player: UserId,
        post: PostId,
    ) -> Result<bool, StoreError> {
        let waits = "table_id = ?1 AND player = ?2 AND shown_refusal < ?3";
        let is_new =
            self.exists(&format!("SELECT 1 FROM seats WHERE {waits}"), (table, player, post))?;
        if is_new {
            self.run(
                &format!("UPDATE seats SET shown_refusal = ?3 WHERE {waits}"),
                (table, player, post),
            )?;
        }
        Ok(is_new)
    }

    /// How many they are.
    pub fn count_given_up(&self, since: Timestamp) -> Result<u64, StoreError> {
        self.count(
            "SELECT count(*) FROM posts WHERE refused IS NOT NULL AND settled >= ?1",
            [since],
        )
    }
}

fn given_up_row(row: &Row) -> Result<GivenUpRow, StoreError> {
    let read = fields!(GivenUpRow: id table role refused settled);
    read(row)
}
