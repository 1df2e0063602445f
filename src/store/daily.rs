//! Deals of the day, and who has played them. They belong to no table.

use super::{DateNumber, GuildId, StoreError, Timestamp, Tx, UserId, sql::fields};

/// The deal of a date. It has no `Debug`: it holds secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct DailyRow {
    pub date: DateNumber,
    /// `Game::ID`.
    pub game: String,
    /// From which it was dealt; shown to nobody before the date is closed.
    pub secret: [u8; 32],
    /// Its SHA-256.
    pub commitment: [u8; 32],
    /// The deal, as JSON.
    pub deal: String,
    /// What tells the opponent from that of other releases.
    pub ai_version: String,
    /// In units of the game's score; `None` until it is known.
    pub par: Option<i64>,
    /// When its last play was over.
    pub closed: Option<Timestamp>,
}

/// Somebody's only play of a date. It has no `Debug`: moves may hold secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct DailyPlayRow {
    pub date: DateNumber,
    pub player: UserId,
    /// Where it was begun.
    pub guild: GuildId,
    /// As shown there.
    pub name: String,
    /// What was decided and taken back, in order, as JSON.
    pub moves: String,
    pub began: Timestamp,
    /// When something was last decided in it.
    pub at: Timestamp,
    /// Whether the opponent was the same all along.
    pub counts: bool,
    /// The lead at the end, in units of the game's score.
    pub margin: Option<i64>,
    /// The points at the end, likewise.
    pub points: Option<i64>,
    /// When it came to its end.
    pub done: Option<Timestamp>,
}

/// What a board needs of a play that came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResultRow {
    pub player: UserId,
    pub guild: GuildId,
    pub name: String,
    pub margin: i64,
    pub points: i64,
}

const DAILY: &str =
    "SELECT date, game, secret, commitment, deal, ai_version, par, closed FROM daily";

const PLAY: &str = "SELECT date, player, guild, name, moves, began, at, counts, margin, points, done FROM daily_plays";

impl Tx<'_> {
    /// The deal of a date.
    pub fn daily(&self, date: DateNumber) -> Result<Option<DailyRow>, StoreError> {
        let columns = fields!(DailyRow: date game secret commitment deal ai_version par closed);
        self.one(&format!("{DAILY} WHERE date = ?1"), [date], columns)
    }

    /// Enters the deal of a date, unless there is one.
    pub fn enter_daily(&self, row: &DailyRow) -> Result<(), StoreError> {
        let DailyRow { date, game, secret, commitment, deal, ai_version, par: _, closed: _ } = row;
        self.run(
            "INSERT INTO daily (date, game, secret, commitment, deal, ai_version) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (date) DO NOTHING",
            (date, game, secret, commitment, deal, ai_version),
        )
    }

    /// The first date that is not closed and whose par is not known.
    pub fn daily_without_par(&self) -> Result<Option<DailyRow>, StoreError> {
        let columns = fields!(DailyRow: date game secret commitment deal ai_version par closed);
        let sql = format!("{DAILY} WHERE par IS NULL AND closed IS NULL ORDER BY date LIMIT 1");
        self.one(&sql, [], columns)
    }

    /// Enters par, unless it is known.
    pub fn set_daily_par(&self, date: DateNumber, par: i64) -> Result<(), StoreError> {
        self.run("UPDATE daily SET par = ?2 WHERE date = ?1 AND par IS NULL", (date, par))
    }

    /// Whether a date up to this one is open.
    pub fn has_open_daily(&self, last: DateNumber) -> Result<bool, StoreError> {
        self.exists("SELECT 1 FROM daily WHERE date <= ?1 AND closed IS NULL LIMIT 1", [last])
    }

    /// Closes all dates up to this one that are open: no click changes anything about them any more.
    pub fn close_dailies(&self, last: DateNumber, at: Timestamp) -> Result<(), StoreError> {
        self.run("UPDATE daily SET closed = ?2 WHERE date <= ?1 AND closed IS NULL", (last, at))
    }

    /// The latest closed date at or before this one.
    pub fn closed_daily(&self, latest: DateNumber) -> Result<Option<DateNumber>, StoreError> {
        let sql = "SELECT max(date) FROM daily WHERE date <= ?1 AND closed IS NOT NULL";
        self.value(sql, [latest])
    }

    /// A person's play of a date.
    pub fn daily_play(
        &self,
        date: DateNumber,
        player: UserId,
    ) -> Result<Option<DailyPlayRow>, StoreError> {
        let columns =
            fields!(DailyPlayRow: date player guild name moves began at counts margin points done);
        self.one(&format!("{PLAY} WHERE date = ?1 AND player = ?2"), (date, player), columns)
    }

    /// Enters a play that begins. There must be none.
    pub fn begin_daily_play(&self, row: &DailyPlayRow) -> Result<(), StoreError> {
        let DailyPlayRow { date, player, guild, name, moves, began, at, counts, .. } = row;
        self.run(
            "INSERT INTO daily_plays (date, player, guild, name, moves, began, at, counts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            (date, player, guild, name, moves, began, at, counts),
        )
    }

    /// Enters what was decided in a play since.
    pub fn set_daily_play(&self, row: &DailyPlayRow) -> Result<(), StoreError> {
        let DailyPlayRow { date, player, name, moves, at, counts, margin, points, done, .. } = row;
        self.run(
            "UPDATE daily_plays SET name = ?3, moves = ?4, at = ?5, counts = ?6, margin = ?7, points = ?8, done = ?9
             WHERE date = ?1 AND player = ?2",
            (date, player, name, moves, at, counts, margin, points, done),
        )
    }

    /// The plays of a date that came to their end and count, best first.
    pub fn daily_results(&self, date: DateNumber) -> Result<Vec<DailyResultRow>, StoreError> {
        self.all(
            "SELECT player, guild, name, margin, points FROM daily_plays
             WHERE date = ?1 AND done IS NOT NULL AND counts = 1 ORDER BY margin DESC, player",
            [date],
            fields!(DailyResultRow: player guild name margin points),
        )
    }

    /// The dates that a person has played to their end.
    pub fn daily_dates(&self, player: UserId) -> Result<Vec<DateNumber>, StoreError> {
        let sql =
            "SELECT date FROM daily_plays WHERE player = ?1 AND done IS NOT NULL ORDER BY date";
        self.column(sql, [player])
    }

    /// The dates whose commitment is not that of their secret.
    pub(super) fn daily_damage(&self) -> Result<Vec<DateNumber>, StoreError> {
        use sha2::{Digest as _, Sha256};
        let rows: Vec<(DateNumber, [u8; 32], [u8; 32])> =
            self.all("SELECT date, secret, commitment FROM daily ORDER BY date", [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })?;
        let is_wrong = |(_, secret, commitment): &(DateNumber, [u8; 32], [u8; 32])| {
            <[u8; 32]>::from(Sha256::digest(secret)) != *commitment
        };
        Ok(rows.into_iter().filter(is_wrong).map(|(date, ..)| date).collect())
    }
}
