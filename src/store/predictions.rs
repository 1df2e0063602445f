//! Predictions of people who watch: who wins, and what has become of them.

use super::{
    GuildId, StoreError, TableId, Timestamp, Tx, UserId,
    sql::{fields, words},
};
use crate::board::named;

named! {
    /// How sure somebody is of a prediction.
    Confidence: 3 {
        /// As sure as of every other seat.
        Guess = "guess",
        Likely = "likely",
        Sure = "sure",
    }
}

words!(Confidence);

/// Who wins, as somebody without a seat predicts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PredictionRow {
    /// The person's name at that time.
    pub name: String,
    /// The seat's index.
    pub seat: u8,
    pub confidence: Confidence,
    /// Whether it was made early enough for the board.
    pub counts: bool,
}

/// Predictions of one person that count and came out alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PredictionsRow {
    pub player: UserId,
    pub confidence: Confidence,
    /// Of the game.
    pub seats: u8,
    pub winners: u8,
    /// Whether the predicted seat was among the winners.
    pub came_true: bool,
    /// How many they are.
    pub count: u32,
}

/// A prediction of one person that counts, and how it came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PredictedRow {
    pub table: TableId,
    /// `Game::ID`.
    pub game: String,
    pub confidence: Confidence,
    pub seats: u8,
    pub winners: u8,
    pub came_true: bool,
}

impl Tx<'_> {
    /// What a person predicts at a table.
    pub fn prediction(
        &self,
        table: TableId,
        player: UserId,
    ) -> Result<Option<PredictionRow>, StoreError> {
        self.one(
            "SELECT name, seat, confidence, counts FROM tips WHERE table_id = ?1 AND player = ?2",
            (table, player),
            fields!(PredictionRow: name seat confidence counts),
        )
    }

    /// Stores a person's prediction in the place of the one before.
    pub fn set_prediction(
        &self,
        table: TableId,
        player: UserId,
        row: &PredictionRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let PredictionRow { name, seat, confidence, counts } = row;
        self.run(
            "INSERT INTO tips (table_id, player, name, seat, at, confidence, counts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (table_id, player) DO UPDATE SET name = ?3, seat = ?4, at = ?5, confidence = ?6, counts = ?7",
            (table, player, name, seat, at, confidence, counts),
        )
    }

    /// All predictions at a table, the first one first.
    pub fn predictions(&self, table: TableId) -> Result<Vec<PredictionRow>, StoreError> {
        self.all(
            "SELECT name, seat, confidence, counts FROM tips WHERE table_id = ?1 ORDER BY at, player",
            [table],
            fields!(PredictionRow: name seat confidence counts),
        )
    }

    /// Enters how the predictions at a table came out that count, once its results are entered: not of those who have ever sat
    /// there, and none where an AI plays.
    pub fn settle_predictions(&self, table: TableId, at: Timestamp) -> Result<(), StoreError> {
        self.run(
            "INSERT INTO predictions (table_id, player, guild, game, name, confidence, seats, winners, came_true, ended)
             SELECT tips.table_id, tips.player, guild, game, tips.name, confidence,
                 (SELECT count(*) FROM results WHERE table_id = ?1),
                 (SELECT count(*) FROM results WHERE table_id = ?1 AND won = 1), results.won, ?2
             FROM tips JOIN tables ON tables.id = tips.table_id
                 JOIN results ON results.table_id = tips.table_id AND results.seat = tips.seat
             WHERE tips.table_id = ?1 AND counts = 1
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND (ai IS NOT NULL OR seats.player = tips.player))
                 AND NOT EXISTS (SELECT 1 FROM handovers WHERE table_id = ?1 AND handovers.player = tips.player)
             ON CONFLICT (table_id, player) DO NOTHING",
            (table, at),
        )
    }

    /// The predictions in a server that count, of games that ended after a moment: how many of each person came out alike.
    pub fn predictions_since(
        &self,
        guild: GuildId,
        since: Timestamp,
    ) -> Result<Vec<PredictionsRow>, StoreError> {
        self.all(
            "SELECT player, confidence, seats, winners, came_true, count(*) FROM predictions
             WHERE guild = ?1 AND ended > ?2 GROUP BY player, confidence, seats, winners, came_true
             ORDER BY player, confidence, seats, winners, came_true",
            (guild, since),
            fields!(PredictionsRow: player confidence seats winners came_true count),
        )
    }

    /// The latest predictions of a person in a server that count, the last one first.
    pub fn latest_predictions(
        &self,
        guild: GuildId,
        player: UserId,
        limit: u32,
    ) -> Result<Vec<PredictedRow>, StoreError> {
        self.all(
            "SELECT table_id, game, confidence, seats, winners, came_true FROM predictions
             WHERE guild = ?1 AND player = ?2 ORDER BY ended DESC, table_id DESC LIMIT ?3",
            (guild, player, limit),
            fields!(PredictedRow: table game confidence seats winners came_true),
        )
    }

    /// The name of a person at their latest prediction in a server.
    pub fn predictor_name(
        &self,
        guild: GuildId,
        player: UserId,
    ) -> Result<Option<String>, StoreError> {
        self.value(
            "SELECT name FROM predictions WHERE guild = ?1 AND player = ?2 ORDER BY ended DESC, table_id DESC LIMIT 1",
            (guild, player),
        )
    }
}
