//! Lessons: private games against an easy AI, each learner's last one. They belong to no table and owe no posts.

use super::{StoreError, Timestamp, Tx, UserId, sql::fields};

/// A lesson as it stands. It has no `Debug`: a deal and moves may hold secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct LessonRow {
    /// `Game::ID`.
    pub game: String,
    /// What the learner was called.
    pub name: String,
    /// The deal, as JSON.
    pub deal: String,
    /// What was decided and taken back, in order, as JSON.
    pub moves: String,
}

impl Tx<'_> {
    /// The lesson of a person.
    pub fn lesson(&self, player: UserId) -> Result<Option<LessonRow>, StoreError> {
        let sql = "SELECT game, name, deal, moves FROM lessons WHERE player = ?1";
        self.one(sql, [player], fields!(LessonRow: game name deal moves))
    }

    /// Keeps a person's lesson in the place of the one before; what was explained in that one stays.
    pub fn set_lesson(
        &self,
        player: UserId,
        lesson: &LessonRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let LessonRow { game, name, deal, moves } = lesson;
        self.run(
            "INSERT INTO lessons (player, game, name, deal, moves, told, at) VALUES (?1, ?2, ?3, ?4, ?5, '{}', ?6)
             ON CONFLICT (player) DO UPDATE SET game = ?2, name = ?3, deal = ?4, moves = ?5, at = ?6",
            (player, game, name, deal, moves, at),
        )
    }

    /// What was explained in a person's lesson, as JSON; `None` without a lesson.
    pub fn told_in_lesson(&self, player: UserId) -> Result<Option<String>, StoreError> {
        self.value("SELECT told FROM lessons WHERE player = ?1", [player])
    }

    /// Keeps what was explained in a person's lesson, if there is one.
    pub fn set_told_in_lesson(&self, player: UserId, told: &str) -> Result<(), StoreError> {
        self.run("UPDATE lessons SET told = ?2 WHERE player = ?1", (player, told))
    }

    /// Deletes a person's lesson.
    pub fn drop_lesson(&self, player: UserId) -> Result<(), StoreError> {
        self.run("DELETE FROM lessons WHERE player = ?1", [player])
    }

    /// Deletes the lessons in which nothing was decided since this moment.
    pub fn drop_lessons_before(&self, moment: Timestamp) -> Result<(), StoreError> {
        self.run("DELETE FROM lessons WHERE at < ?1", [moment])
    }
}
