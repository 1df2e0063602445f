//! All that is stored about one person: to hand it out, and to erase it.

use super::{PostId, StoreError, TableId, Timestamp, Tx, UserId};

/// The parts of an export and how each is found; `?1` is the user. Ids are texts, as numbers would lose digits.
const PARTS: &[(&str, &str)] = &[
    (
        "identity",
        "SELECT json_object('user', CAST(id AS TEXT), 'name', name, 'since', since) AS part FROM players WHERE id = ?1",
    ),
    ("preferences", "SELECT settings AS part FROM preferences WHERE player = ?1"),
    (
        "seats",
        "SELECT json_object('table', tables.id, 'server', CAST(guild AS TEXT), 'channel', CAST(channel AS TEXT),
             'game', game, 'state', state, 'created', created, 'started', started, 'closed', closed, 'seat', seat,
             'name', name, 'join', CAST(interaction AS TEXT), 'bank', bank, 'missed', missed, 'away', away) AS part
         FROM seats JOIN tables ON tables.id = table_id WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "lobbies_joined",
        "SELECT json_object('table', table_id, 'join', CAST(id AS TEXT)) AS part FROM interactions WHERE joined = ?1
         ORDER BY id",
    ),
    (
        "hosted_tables",
        "SELECT json_object('table', id, 'server', CAST(guild AS TEXT), 'created', created) AS part FROM tables
         WHERE host = ?1 ORDER BY id",
    ),
    (
        "seats_given_up",
        "SELECT json_object('table', table_id, 'seat', seat, 'number', number, 'name', name, 'at', at) AS part FROM handovers
         WHERE player = ?1 ORDER BY id",
    ),
    // Of each seat the moves from the time in which the person held it: until the next handover it was whoever left then.
    (
        "moves",
        "SELECT json_object('table', table_id, 'number', number, 'seat', seat, 'kind', kind, 'move', json(record),
             'undone_to', undone_to, 'click', CAST(interaction AS TEXT), 'at', at) AS part FROM moves
         WHERE (interaction IS NOT NULL OR why = 'planned') AND table_id IN
                 (SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1)
             AND CASE WHEN EXISTS (SELECT 1 FROM handovers AS later WHERE later.table_id = moves.table_id
                     AND later.seat = moves.seat AND later.number > moves.number)
                 THEN (SELECT player FROM handovers AS later WHERE later.table_id = moves.table_id
                     AND later.seat = moves.seat AND later.number > moves.number ORDER BY later.id LIMIT 1)
                 ELSE (SELECT player FROM seats WHERE seats.table_id = moves.table_id AND seats.seat = moves.seat)
                 END = ?1 ORDER BY table_id, number",
    ),
    (
        "plans",
        "SELECT json_object('table', plans.table_id, 'seat', plans.seat, 'plan', json(plan), 'number', plans.number, 'due', due,
             'ended', json(ended)) AS part
         FROM plans JOIN seats USING (table_id, seat) WHERE player = ?1 ORDER BY plans.table_id",
    ),
    (
        "turns",
        "SELECT json_object('table', turns.table_id, 'began', began, 'called', called, 'reminded', reminded,
             'reminder', reminder, 'stalled', stalled, 'hushed', hushed, 'deadline', deadline, 'expired', expired) AS part
         FROM turns JOIN seats USING (table_id, seat) WHERE player = ?1 ORDER BY turns.table_id",
    ),
    (
        "results",
        "SELECT json_object('table', table_id, 'seat', seat, 'scores', json(scores), 'won', won) AS part FROM results
         WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "answers",
        "SELECT json_object('table', table_id, 'turns', turns, 'took', took) AS part FROM answers WHERE player = ?1
         ORDER BY table_id",
    ),
    (
        "votes",
        "SELECT json_object('table', table_id, 'proposal', proposal, 'choice', answer, 'at', at) AS part
         FROM ballots JOIN seats USING (table_id, seat) WHERE player = ?1 AND answer IS NOT NULL ORDER BY proposal",
    ),
    (
        "proposals",
        "SELECT json_object('table', table_id, 'proposal', proposals.id, 'subject', json(subject), 'at', opened) AS part
         FROM proposals JOIN seats USING (table_id, seat) WHERE player = ?1 AND over IS NULL ORDER BY proposals.id",
    ),
    (
        "dismissed",
        "SELECT json_object('table', table_id) AS part FROM dismissed WHERE player = ?1 ORDER BY table_id",
    ),
    (
        "offers",
        "SELECT json_object('table', table_id, 'seat', seat, 'at', at) AS part FROM offers WHERE person = ?1
         ORDER BY table_id",
    ),
    (
        "notices",
        "SELECT json_object('table', table_id, 'created', created, 'says', json(kind)) AS part FROM posts
         WHERE id IN (
             SELECT id FROM posts WHERE role IN ('notice', 'clear_ping') AND role = 'notice' AND table_id IN
                 (SELECT table_id FROM seats WHERE player = ?1 UNION SELECT table_id FROM handovers WHERE player = ?1
                     UNION SELECT id FROM tables WHERE host = ?1)
                 AND (instr(kind, CAST(?1 AS TEXT)) OR EXISTS
                     (SELECT 1 FROM seats WHERE seats.table_id = posts.table_id AND player = ?1
                         AND instr(kind, json_quote(seats.name))))
             UNION SELECT id FROM posts WHERE role = 'notice'
                 AND coalesce(kind ->> '$.notice.ended.by', kind ->> '$.notice.seat_offered.person') = ?1)
         ORDER BY id",
    ),
];

/// A line in a channel that may name somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// Its post.
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// What it says, as JSON.
    pub kind: String,
}

impl Tx<'_> {
    /// All that is stored about a person: parts by name, each with its entries as JSON.
    ///
    /// # Errors
    /// Of the database.
    pub fn all_about(
        &self,
        player: UserId,
    ) -> Result<Vec<(&'static str, Vec<String>)>, StoreError> {
        let part = |(name, sql): &(&'static str, &str)| {
            let entries = self.all(sql, [player], |row| row.get(0))?;
            Ok((*name, entries))
        };
        PARTS.iter().map(part).collect()
    }

    /// Whether anything is stored about a person.
    ///
    /// # Errors
    /// Of the database.
    pub fn knows(&self, player: UserId) -> Result<bool, StoreError> {
        for (_, sql) in PARTS {
            let found = self.one(&format!("SELECT EXISTS ({sql})"), [player], |row| row.get(0))?;
            if found == Some(true) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The tables at which a person sits or sat, with the seat.
    ///
    /// # Errors
    /// Of the database.
    pub fn seats_of(&self, player: UserId) -> Result<Vec<(TableId, u8)>, StoreError> {
        self.all(
            "SELECT table_id, seat FROM seats WHERE player = ?1
             UNION SELECT table_id, seat FROM handovers WHERE player = ?1",
            [player],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
    }

    /// The names under which a person is known, here and there.
    ///
    /// # Errors
    /// Of the database.
    pub fn names_of(&self, player: UserId) -> Result<Vec<String>, StoreError> {
        self.all(
            "SELECT name FROM players WHERE id = ?1 UNION SELECT name FROM seats WHERE player = ?1",
            [player],
            |row| row.get(0),
        )
    }

    /// The lines at these tables, and those anywhere that contain one of these texts. It looks at all posts, so it is for
    /// rare occasions.
    ///
    /// # Errors
    /// Of the database.
    pub fn notices_about(
        &self,
        player: UserId,
        texts: &[String],
    ) -> Result<Vec<NoticeRow>, StoreError> {
        let texts = serde_json::to_string(texts).unwrap_or_default();
        self.all(
            "SELECT id, table_id, kind FROM posts WHERE role = 'notice' AND (
                 table_id IN (SELECT table_id FROM seats WHERE player = ?1
                     UNION SELECT table_id FROM handovers WHERE player = ?1)
                 OR EXISTS (SELECT 1 FROM json_each(?2) AS text WHERE instr(kind, text.value)))",
            (player, texts),
            |row| Ok(NoticeRow { id: row.get(0)?, table: row.get(1)?, kind: row.get(2)? }),
        )
    }

    /// Changes what a post says.
    ///
    /// # Errors
    /// Of the database.
    pub fn reword_post(&self, post: PostId, kind: &str) -> Result<(), StoreError> {
        self.run("UPDATE posts SET kind = ?2 WHERE id = ?1", (post, kind))
    }

    /// The lobbies in which a person sits.
    ///
    /// # Errors
    /// Of the database.
    pub fn lobbies_with(&self, player: UserId) -> Result<Vec<TableId>, StoreError> {
        self.all(
            "SELECT id FROM tables JOIN seats ON table_id = id WHERE player = ?1 AND state = 'lobby' ORDER BY id",
            [player],
            |row| row.get(0),
        )
    }

    /// Tells of no offer to this person that the channel has not read yet.
    ///
    /// # Errors
    /// Of the database.
    pub fn drop_offers_to(&self, player: UserId, now: Timestamp) -> Result<(), StoreError> {
        self.run(
            "UPDATE posts SET state = 'skipped', settled = ?2
             WHERE state = 'due' AND role = 'notice' AND kind ->> '$.notice.seat_offered.person' = ?1",
            (player, now),
        )
    }

    /// Erases a person from everything but the posts; `name` takes the place of theirs where they have left or ended.
    ///
    /// # Errors
    /// Of the database.
    pub fn erase(&self, player: UserId, name: &str) -> Result<(), StoreError> {
        // Where a conversation with the person is, tells who it was.
        self.run(
            "UPDATE posts SET message = NULL, place = NULL
             WHERE message IS NOT NULL AND role = 'notice'
             AND (kind ->> '$.call.via' = 'direct' OR kind ->> '$.next_up' IS NOT NULL)
             AND (EXISTS (SELECT 1 FROM seats WHERE seats.table_id = posts.table_id AND player = ?1
                     AND seat = coalesce(kind ->> '$.call.seat', kind ->> '$.next_up.seat'))
                 OR EXISTS (SELECT 1 FROM handovers WHERE handovers.table_id = posts.table_id AND player = ?1
                     AND seat = coalesce(kind ->> '$.call.seat', kind ->> '$.next_up.seat')
                     AND handovers.number >= posts.number))",
            [player],
        )?;
        // A seat that nobody has taken since still bears the name of who left it.
        self.run(
            "UPDATE seats SET name = ?2 WHERE player IS NULL AND ai IS NULL AND ?1 IS (SELECT player FROM handovers
                 WHERE handovers.table_id = seats.table_id AND handovers.seat = seats.seat ORDER BY id DESC LIMIT 1)",
            (player, name),
        )?;
        self.run("UPDATE seats SET player = NULL, name = ?2 WHERE player = ?1", (player, name))?;
        self.run(
            "UPDATE handovers SET player = NULL, name = ?2 WHERE player = ?1",
            (player, name),
        )?;
        for sql in [
            "UPDATE tables SET host = NULL WHERE host = ?1",
            "UPDATE interactions SET joined = NULL WHERE joined = ?1",
            "UPDATE results SET player = NULL WHERE player = ?1",
            "DELETE FROM answers WHERE player = ?1",
            "DELETE FROM offers WHERE person = ?1",
            "DELETE FROM dismissed WHERE player = ?1",
            "DELETE FROM preferences WHERE player = ?1",
            "DELETE FROM players WHERE id = ?1",
        ] {
            self.run(sql, [player])?;
        }
        Ok(())
    }
}
