//! Practice games: lessons, and games that go on from a moment of another, each person's last one. They belong to no table and owe
//! no posts.

use super::{
    StoreError, Timestamp, Tx, UserId,
    sql::{fields, words},
};
use crate::board::named;

named! {
    /// What a practice game began with.
    PracticeSource: 3 {
        /// The deal of the lessons.
        Lesson = "lesson",
        /// A deal of the day that is closed.
        Daily = "daily",
        /// A moment of a finished game.
        Fork = "fork",
    }
}

words!(PracticeSource);

/// A practice game as it is now. It has no `Debug`: a deal and moves may hold secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct PracticeRow {
    /// `Game::ID`.
    pub game: String,
    /// What it began with.
    pub source: PracticeSource,
    /// What its player was called.
    pub name: String,
    /// The deal, as JSON.
    pub deal: String,
    /// The moment after the deal where it began, and against whom it is played, as JSON; `None` for a lesson.
    pub beginning: Option<String>,
    /// What was decided and taken back since it began, in order, as JSON.
    pub moves: String,
}

impl Tx<'_> {
    /// The practice game of a person.
    pub fn practice(&self, player: UserId) -> Result<Option<PracticeRow>, StoreError> {
        let sql =
            "SELECT game, source, name, deal, beginning, moves FROM practice WHERE player = ?1";
        self.one(sql, [player], fields!(PracticeRow: game source name deal beginning moves))
    }

    /// Stores a person's practice game in the place of the one before; what was explained in that one stays.
    pub fn set_practice(
        &self,
        player: UserId,
        practice: &PracticeRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let PracticeRow { game, source, name, deal, beginning, moves } = practice;
        self.run(
            "INSERT INTO practice (player, game, source, name, deal, beginning, moves, told, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, '{}', ?8)
             ON CONFLICT (player) DO UPDATE SET
                 game = ?2, source = ?3, name = ?4, deal = ?5, beginning = ?6, moves = ?7, at = ?8",
            (player, game, source, name, deal, beginning, moves, at),
        )
    }

    /// What was explained in a person's practice game, as JSON; `None` without one.
    pub fn told_in_practice(&self, player: UserId) -> Result<Option<String>, StoreError> {
        self.value("SELECT told FROM practice WHERE player = ?1", [player])
    }

    /// Stores what was explained in a person's practice game, if there is one.
    pub fn set_told_in_practice(&self, player: UserId, told: &str) -> Result<(), StoreError> {
        self.run("UPDATE practice SET told = ?2 WHERE player = ?1", (player, told))
    }

    /// Deletes a person's practice game.
    pub fn drop_practice(&self, player: UserId) -> Result<(), StoreError> {
        self.run("DELETE FROM practice WHERE player = ?1", [player])
    }

    /// Deletes the practice games in which nothing was decided since this moment.
    pub fn drop_practice_before(&self, moment: Timestamp) -> Result<(), StoreError> {
        self.run("DELETE FROM practice WHERE at < ?1", [moment])
    }
}
