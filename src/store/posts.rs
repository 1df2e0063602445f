//! Posts owed and sent.

use super::{
    ChannelId, MessageId, NewPostRow, Owned, PostId, PostRole, PostRow, StoreError, TableId,
    Timestamp, Tx,
    sql::{Row, fields, given},
};

pub(super) const POST: &str = "SELECT id, table_id, kind, role, number, state, created, attempts, claimed_by, claimed, message,
    failure, loud, place FROM posts";

pub(super) const UNSETTLED_CALLS: &str =
    "SELECT kind FROM posts WHERE table_id = ?1 AND state IN ('due', 'claimed') AND role IN ('ping', 'notice')
    ORDER BY id";

/// How many posts of all tables before and after one were owed at about the same time.
const NEAR: i64 = 10_000;

impl Tx<'_> {
    /// Enters posts that a table owes from now on, in this order.
    pub fn owe(
        &self,
        table: TableId,
        posts: &[NewPostRow],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if posts.is_empty() {
            return Ok(());
        }
        let mut values = vec![given(&table), given(&now)];
        let mut rows = Vec::new();
        for NewPostRow { kind, role, number } in posts {
            let last = values.len();
            rows.push(format!("(?1, ?2, 'due', ?{}, ?{}, ?{})", last + 1, last + 2, last + 3));
            values.extend([given(kind), given(role), given(number)]);
        }
        let insert = "INSERT INTO posts (table_id, created, state, kind, role, number) VALUES";
        self.run_with(&format!("{insert} {}", rows.join(", ")), &values)
    }

    /// How many posts are not settled.
    pub fn count_due(&self) -> Result<u64, StoreError> {
        self.count("SELECT count(*) FROM posts WHERE state IN ('due', 'claimed')", [])
    }

    /// When the oldest of them was written down that is not held back on purpose.
    pub fn oldest_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let sql = "SELECT created FROM posts WHERE state IN ('due', 'claimed') AND (not_before <= ?1 OR attempts > 0)
            ORDER BY created LIMIT 1";
        self.value(sql, [now])
    }

    /// The post with this id.
    pub fn post(&self, id: PostId) -> Result<Option<PostRow>, StoreError> {
        self.one(&format!("{POST} WHERE id = ?1"), [id], post_row)
    }

    /// All posts of a table, in order.
    pub fn posts(&self, table: TableId) -> Result<Vec<PostRow>, StoreError> {
        self.all(&format!("{POST} WHERE table_id = ?1 ORDER BY id"), [table], post_row)
    }

    /// The message of the table's latest sent post of this kind before `before`, and where it is.
    pub fn message_before(
        &self,
        table: TableId,
        role: PostRole,
        before: PostId,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        self.one(
            "SELECT place, message FROM posts WHERE table_id = ?1 AND role = ?2 AND id < ?3 AND message IS NOT NULL
             ORDER BY id DESC LIMIT 1",
            (table, role, before),
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// The message of a table's first lobby card, once sent; later ones took the place of one that was deleted.
    pub fn first_card(&self, table: TableId) -> Result<Option<MessageId>, StoreError> {
        self.value(
            "SELECT message FROM posts WHERE table_id = ?1 AND role = 'lobby_card' AND message IS NOT NULL
             ORDER BY id LIMIT 1",
            [table],
        )
    }

    /// The messages in this channel or conversation of the posts that were owed shortly before and after this one.
    pub fn messages_near(
        &self,
        post: PostId,
        place: ChannelId,
    ) -> Result<Vec<MessageId>, StoreError> {
        self.column(
            "SELECT message FROM posts WHERE id BETWEEN ?1 - ?3 AND ?1 + ?3 AND place = ?2 AND message IS NOT NULL",
            (post, place, NEAR),
        )
    }

    /// The message of the table's latest direct call before `before`, and in which conversation it is.
    pub fn direct_before(
        &self,
        table: TableId,
        before: PostId,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        self.one(
            "SELECT place, message FROM posts WHERE table_id = ?1 AND role = 'notice' AND id < ?2 AND message IS NOT NULL
             AND tells = 'call' ORDER BY id DESC LIMIT 1",
            (table, before),
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// Whether the buttons of this message were taken off.
    pub fn is_cleared(&self, table: TableId, message: MessageId) -> Result<bool, StoreError> {
        self.exists(
            "SELECT 1 FROM posts WHERE table_id = ?1 AND role = 'clear_ping' AND message IS NOT NULL AND message = ?2",
            (table, message),
        )
    }

    /// What those posts of a table say that are not settled and may call somebody, in order.
    pub fn unsettled_calls(&self, table: TableId) -> Result<Vec<String>, StoreError> {
        self.column(UNSETTLED_CALLS, [table])
    }

    /// The posts by which open tables of these servers are played: of each lobby its card, of each running table the latest board and
    /// ping, if the message was sent since then, is not taken away and no later one waits. Latest first.
    ///
    /// It goes from the open tables to their posts: this runs at the start, when everybody else waits for the thread.
    pub fn standing(
        &self,
        owned: &Owned,
        since: Timestamp,
        limit: u32,
    ) -> Result<Vec<PostRow>, StoreError> {
        let own = owned.limit();
        self.all_readable(
            &format!(
                "{POST} AS post WHERE id IN (
                     SELECT (SELECT max(id) FROM posts
                         WHERE table_id = tables.id AND role = standing.role AND message IS NOT NULL)
                     FROM tables JOIN (SELECT 'lobby' AS state, 'lobby_card' AS role
                         UNION ALL VALUES ('running', 'board'), ('running', 'ping')) AS standing USING (state)
                     WHERE true {own})
                 AND state = 'sent' AND settled >= ?1
                 AND NOT EXISTS (SELECT 1 FROM posts AS later WHERE later.table_id = post.table_id
                     AND later.role = post.role AND later.id > post.id AND later.state IN ('due', 'claimed'))
                 AND NOT EXISTS (SELECT 1 FROM posts AS gone WHERE gone.table_id = post.table_id
                     AND gone.role = 'clear_ping' AND gone.message IS NOT NULL AND gone.message = post.message)
                 ORDER BY id DESC LIMIT ?2"
            ),
            (since, limit),
            post_row,
        )
    }

    /// Whether a later post of this kind waits.
    pub fn is_superseded(&self, post: &PostRow) -> Result<bool, StoreError> {
        self.exists(
            "SELECT 1 FROM posts WHERE table_id = ?1 AND id > ?2 AND state IN ('due', 'claimed') AND role = ?3",
            (post.table, post.id, post.role),
        )
    }

    /// Marks a post as about to be sent, aloud or not.
    pub fn claim_post(
        &self,
        id: PostId,
        run: i64,
        loud: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'claimed', claimed_by = ?2, claimed = ?3, loud = ?4, attempts = attempts + 1
             WHERE id = ?1",
            (id, run, now, loud),
        )
    }

    /// Settles a post as sent; `message` is what the channel or conversation `place` now has.
    pub fn confirm_post(
        &self,
        id: PostId,
        message: MessageId,
        place: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'sent', message = ?2, place = ?3, settled = ?4, failure = NULL WHERE id = ?1",
            (id, message, place, now),
        )
    }

    /// Settles a post as overtaken.
    pub fn skip_post(&self, id: PostId, now: Timestamp) -> Result<(), StoreError> {
        self.run("UPDATE posts SET state = 'skipped', settled = ?2 WHERE id = ?1", (id, now))
    }

    /// Settles a post as one that does not reach its place, without anybody missing it.
    pub fn fail_post(&self, id: PostId, reason: &str, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'failed', failure = ?2, settled = ?3 WHERE id = ?1",
            (id, reason, now),
        )
    }

    /// Lets a post wait for its next attempt, which will be in doubt or not as this one was.
    pub fn retry_post(
        &self,
        id: PostId,
        reason: &str,
        not_before: Timestamp,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'due', failure = ?2, not_before = ?3 WHERE id = ?1",
            (id, reason, not_before),
        )
    }

    /// Lets a post that was certainly not sent wait until then, as if nobody had claimed it.
    pub fn hold_post(&self, id: PostId, not_before: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'due', claimed = NULL, claimed_by = NULL, not_before = ?2 WHERE id = ?1",
            (id, not_before),
        )
    }
}

pub(super) fn post_row(row: &Row) -> Result<PostRow, StoreError> {
    let read = fields!(PostRow: id table kind role number state created attempts claimed_by claimed message failure loud
        place);
    read(row)
}
