//! Which posts may be sent next.
//!
//! Each table's posts go out in their order. When there is much to send, calls go first, also before the boards of their
//! own table: somebody waits for the call, nobody for the picture. What takes buttons off goes last then. A call does not
//! wait for a picture that is held, either, and direct messages do not wait for a channel that refuses the bot.

use super::{
    ChannelId, MoveNumber, Owned, PostId, PostRow, StoreError, TableId, Timestamp, Tx, posts,
};

/// In which order posts are sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Each table's in the order in which they became due.
    #[default]
    AsOwed,
    /// Calls first.
    CallsFirst,
}

/// A post whose row cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadablePost {
    pub post: PostId,
    /// What is wrong; names no secret.
    pub why: String,
}

/// Of each table with unsettled posts: the first, the first call, the first that takes buttons off, the first of the others,
/// and the first that no call overtakes. The index has all that this reads.
fn firsts(owned: &Owned) -> String {
    format!(
        "WITH firsts AS (SELECT
        table_id, min(id) AS first,
        min(CASE WHEN role = 'ping' THEN id END) AS call,
        min(CASE WHEN role = 'clear_ping' THEN id END) AS clear,
        min(CASE WHEN role NOT IN ('ping', 'clear_ping') THEN id END) AS other,
        min(CASE WHEN role NOT IN ('ping', 'clear_ping', 'board') THEN id END) AS fixed
    FROM posts WHERE state IN ('due', 'claimed') {} GROUP BY table_id)",
        owned.limit_of("posts")
    )
}

/// Which posts may be sent, by lane; ?1 is whether calls go first, ?2 the time.
const NEXT: &str = "
    SELECT call AS id, 0 AS lane FROM firsts WHERE call = first OR (?1 = 1 AND call < coalesce(fixed, call + 1))
    UNION ALL SELECT other, 1 FROM firsts WHERE other = first OR (?1 = 1 AND other < coalesce(call, other + 1))
    UNION ALL SELECT clear, 2 FROM firsts WHERE clear = first AND (?1 = 0 OR coalesce(call, other) IS NULL)
    UNION ALL SELECT call, 0 FROM firsts JOIN posts AS held ON held.id = first
        WHERE call < coalesce(fixed, call + 1) AND held.role = 'board' AND held.state = 'due' AND held.claimed IS NULL
        AND held.not_before > ?2
    UNION SELECT min(id), 1 FROM posts WHERE state IN ('due', 'claimed') AND role = 'notice'
        AND (via = 'direct' OR tells IN ('next_up', 'shut_out'))
        AND table_id IN (SELECT firsts.table_id FROM firsts JOIN posts AS held ON held.id = first
            WHERE held.state = 'due' AND held.not_before > ?2)
        GROUP BY table_id";

impl Tx<'_> {
    /// The next unsettled posts of these servers, if they may be sent now: they are due, or were claimed before `lapsed` or by
    /// another run of the program that does not live any more, and never settled.
    pub fn first_due(
        &self,
        (owned, run): (&Owned, i64),
        lapsed: Timestamp,
        now: Timestamp,
        (order, limit): (Order, u32),
    ) -> Result<Vec<Result<PostRow, UnreadablePost>>, StoreError> {
        let (firsts, columns) = (firsts(owned), posts::POST);
        self.all(
            &format!(
                "{firsts} {columns} JOIN ({NEXT}) AS next USING (id) WHERE not_before <= ?2
                 AND (state = 'due' OR claimed < ?4
                     OR (claimed_by <> ?3 AND NOT EXISTS (SELECT 1 FROM members WHERE members.id = claimed_by)))
                 ORDER BY CASE WHEN ?1 = 1 THEN lane ELSE 0 END, id LIMIT ?5"
            ),
            (order == Order::CallsFirst, now, run, lapsed, limit),
            |row| match posts::post_row(row) {
                Err(StoreError::Unexpected(why)) => Ok(Err(UnreadablePost { post: row.get(0)?, why })),
                post => post.map(Ok),
            },
        )
    }

    /// When the next post of these servers may be sent that nobody has claimed; only of a call, if `order` puts calls first.
    pub fn next_due(
        &self,
        owned: &Owned,
        order: Order,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, StoreError> {
        let firsts = firsts(owned);
        self.value(
            &format!(
                "{firsts} SELECT min(not_before) FROM posts JOIN ({NEXT}) AS next USING (id)
                 WHERE state = 'due' AND (lane = 0 OR ?1 = 0)"
            ),
            (order == Order::CallsFirst, now),
        )
    }

    /// Lets what waits for its next attempt be tried now, at the tables of this channel or at all of these servers.
    pub fn try_now(&self, owned: &Owned, channel: Option<ChannelId>) -> Result<(), StoreError> {
        let limit = owned.limit_of("posts");
        self.run(
            &format!(
                "UPDATE posts SET not_before = 0 WHERE state = 'due' AND not_before > 0
                 AND (?1 IS NULL OR table_id IN (SELECT id FROM tables WHERE channel = ?1)) {limit}"
            ),
            [channel],
        )
    }

    /// When the people of a table were last to be told that its channel takes no posts.
    pub fn last_shut_out(&self, table: TableId) -> Result<Option<Timestamp>, StoreError> {
        // The first condition is that of an index.
        self.value(
            "SELECT max(created) FROM posts WHERE table_id = ?1 AND role IN ('notice', 'clear_ping')
             AND tells = 'shut_out' AND kind NOT LIKE '%\"gone\"%'",
            [table],
        )
    }

    /// The boards of this table that wait behind this one, none of them ever claimed, up to the first post of another
    /// kind that keeps its place.
    pub fn boards_behind(&self, table: TableId, board: PostId) -> Result<Vec<PostRow>, StoreError> {
        let columns = posts::POST;
        self.all(
            &format!(
                "{columns} WHERE table_id = ?1 AND id > ?2 AND state = 'due' AND role = 'board' AND claimed IS NULL
                 AND id < coalesce((SELECT min(id) FROM posts WHERE table_id = ?1 AND id > ?2
                     AND state IN ('due', 'claimed') AND role NOT IN ('ping', 'clear_ping', 'board')), id + 1)
                 ORDER BY id"
            ),
            (table, board),
            posts::post_row,
        )
    }

    /// The table's latest board before this one that has a message.
    pub fn board_before(
        &self,
        table: TableId,
        board: PostId,
    ) -> Result<Option<PostRow>, StoreError> {
        let columns = posts::POST;
        self.one(
            &format!(
                "{columns} WHERE table_id = ?1 AND role = 'board' AND id < ?2 AND message IS NOT NULL
                 ORDER BY id DESC LIMIT 1"
            ),
            (table, board),
            posts::post_row,
        )
    }

    /// Lets a post that was never claimed say something else.
    pub fn change_post(
        &self,
        id: PostId,
        kind: &str,
        number: MoveNumber,
    ) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET kind = ?2, number = ?3 WHERE id = ?1 AND claimed IS NULL",
            (id, kind, number),
        )
    }
}
