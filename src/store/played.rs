//! Finished games as statistics and records read them, also those that are deleted.

use super::{GuildId, StoreError, TableId, Timestamp, Tx, UserId, sql::fields};

/// How a seat came out of a finished game of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRow {
    pub table: TableId,
    /// `Game::ID`.
    pub game: String,
    /// What was agreed on about the game, as JSON.
    pub options: String,
    /// How many seats the table has; of a deleted game only those are left that belong to people who are ranked.
    pub seats: u8,
    pub seat: u8,
    /// `None` for an AI, a vacant seat and somebody who is forgotten.
    pub player: Option<UserId>,
    pub name: Option<String>,
    /// The points by the name of their line, as JSON.
    pub scores: String,
    pub won: bool,
    /// How many moves an AI made in the place of the player.
    pub stood_in: u32,
    /// From 1; known of deleted games alone, where other seats may be missing.
    pub place: Option<u8>,
    pub began: Option<Timestamp>,
    pub ended: Option<Timestamp>,
    /// Whether the game itself is deleted.
    pub is_deleted: bool,
}

/// A result as it is when its game is deleted.
struct LastRow {
    seat: u8,
    player: Option<UserId>,
    scores: String,
    won: bool,
}

impl Tx<'_> {
    /// The finished games of a server by table and seat; those of one person alone, if one is named.
    pub fn played(
        &self,
        guild: GuildId,
        player: Option<UserId>,
    ) -> Result<Vec<PlayedRow>, StoreError> {
        self.all_readable(
            "SELECT results.table_id, game, options, tables.seats, results.seat, results.player,
                 coalesce(seats.name, results.name), scores, won, stood_in, place, coalesce(started, began), closed, started IS NULL
             FROM results JOIN tables ON tables.id = results.table_id
                 LEFT JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
             WHERE guild = ?1 AND (?2 IS NULL OR results.table_id IN (SELECT table_id FROM results WHERE player = ?2))
             ORDER BY results.table_id, results.seat",
            (guild, player),
            fields!(PlayedRow: table game options seats seat player name scores won stood_in place began ended is_deleted),
        )
    }

    /// Before a game is deleted: the results stay of those who want to be ranked, with all that records say of them.
    pub(super) fn keep_results(&self, table: TableId) -> Result<(), StoreError> {
        let rows = self.all_readable(
            "SELECT seat, player, scores, won FROM results WHERE table_id = ?1 ORDER BY seat",
            [table],
            fields!(LastRow: seat player scores won),
        )?;
        let ranks: Vec<(bool, Option<i64>)> =
            rows.iter().map(|row| (row.won, total(&row.scores))).collect();
        for (row, own) in rows.iter().zip(&ranks) {
            let is_ranked = row.player.map(|player| self.is_ranked(player)).transpose()?;
            if is_ranked != Some(true) {
                self.run(
                    "DELETE FROM results WHERE table_id = ?1 AND seat = ?2",
                    (table, row.seat),
                )?;
                continue;
            }
            let place = 1 + ranks.iter().filter(|other| *other > own).count();
            self.run(
                "UPDATE results SET place = ?3,
                     name = (SELECT seats.name FROM seats WHERE seats.table_id = ?1 AND seats.seat = ?2),
                     began = (SELECT started FROM tables WHERE id = ?1)
                 WHERE table_id = ?1 AND seat = ?2",
                (table, row.seat, u8::try_from(place).unwrap_or(u8::MAX)),
            )?;
        }
        Ok(())
    }

    /// Whether somebody wants to be on boards, as their preferences are written.
    fn is_ranked(&self, player: UserId) -> Result<bool, StoreError> {
        let settings = self.preferences(player)?.unwrap_or_default();
        let settings: serde_json::Value = serde_json::from_str(&settings).unwrap_or_default();
        Ok(settings["boards"].as_str().is_some_and(|boards| boards != "nowhere"))
    }
}

/// The total of a score, by the name that every game gives that line.
fn total(scores: &str) -> Option<i64> {
    serde_json::from_str::<serde_json::Value>(scores).ok()?["total"].as_i64()
}
