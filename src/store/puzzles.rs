//! Puzzles of the day, and who has answered them. They belong to no table.

use super::{
    DateNumber, GuildId, StoreError, Timestamp, Tx, UserId,
    sql::{fields, first_free},
};

/// A puzzle. It has no `Debug`: it holds a deal and the answer.
#[derive(Clone, PartialEq, Eq)]
pub struct PuzzleRow {
    pub id: u64,
    /// `Game::ID`.
    pub game: String,
    /// The deal, the moves, the choices and the answer, as JSON.
    pub body: String,
    /// When it is asked; `None` in stock.
    pub date: Option<DateNumber>,
}

/// Somebody's only answer to the puzzle of a date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleAnswerRow {
    pub date: DateNumber,
    pub player: UserId,
    /// Where it was given.
    pub guild: GuildId,
    /// As shown there.
    pub name: String,
    /// The place of the move among the choices.
    pub choice: u8,
    pub at: Timestamp,
}

const PUZZLE: &str = "SELECT id, game, body, date FROM puzzles";

const ANSWER: &str = "SELECT date, player, guild, name, choice, at FROM puzzle_answers";

impl Tx<'_> {
    /// How many puzzles of a game are in stock.
    pub fn puzzle_stock(&self, game: &str) -> Result<u64, StoreError> {
        self.count("SELECT count(*) FROM puzzles WHERE game = ?1 AND date IS NULL", [game])
    }

    /// Enters a puzzle into the stock.
    pub fn enter_puzzle(&self, game: &str, body: &str, made: Timestamp) -> Result<(), StoreError> {
        let enter = || {
            self.value::<u64>(
                "INSERT INTO puzzles (id, game, body, made)
                 SELECT coalesce(max(id), 0) + 1, ?1, ?2, ?3 FROM puzzles WHERE TRUE
                 ON CONFLICT (id) DO NOTHING RETURNING id",
                (game, body, made),
            )
        };
        first_free(enter).map(drop)
    }

    /// The puzzle of a date.
    pub fn puzzle_on(&self, date: DateNumber) -> Result<Option<PuzzleRow>, StoreError> {
        let columns = fields!(PuzzleRow: id game body date);
        self.one(&format!("{PUZZLE} WHERE date = ?1"), [date], columns)
    }

    /// The puzzles in stock, those of this game first, the oldest first.
    pub fn puzzles_in_stock(&self, game: &str) -> Result<Vec<PuzzleRow>, StoreError> {
        let columns = fields!(PuzzleRow: id game body date);
        let order = "WHERE date IS NULL ORDER BY CASE game WHEN ?1 THEN 0 ELSE 1 END, id";
        self.all(&format!("{PUZZLE} {order}"), [game], columns)
    }

    /// The puzzles of a game that were entered last, so many of them.
    pub fn last_puzzles(&self, game: &str, most: u32) -> Result<Vec<PuzzleRow>, StoreError> {
        let columns = fields!(PuzzleRow: id game body date);
        self.all(
            &format!("{PUZZLE} WHERE game = ?1 ORDER BY id DESC LIMIT ?2"),
            (game, most),
            columns,
        )
    }

    /// Lets a puzzle in stock be asked on a date, unless that date has one.
    pub fn ask_puzzle(&self, date: DateNumber, id: u64) -> Result<(), StoreError> {
        self.run(
            "UPDATE puzzles SET date = ?1 WHERE NOT EXISTS (SELECT 1 FROM puzzles AS other WHERE other.date = ?1)
             AND id = ?2 AND date IS NULL",
            (date, id),
        )
    }

    /// Takes a puzzle that nobody was asked out of the stock.
    pub fn drop_puzzle(&self, id: u64) -> Result<(), StoreError> {
        self.run("DELETE FROM puzzles WHERE id = ?1 AND date IS NULL", [id])
    }

    /// All puzzles, those in stock included.
    pub fn puzzles(&self) -> Result<Vec<PuzzleRow>, StoreError> {
        let columns = fields!(PuzzleRow: id game body date);
        self.all(&format!("{PUZZLE} ORDER BY id"), [], columns)
    }

    /// A person's answer of a date.
    pub fn puzzle_answer(
        &self,
        date: DateNumber,
        player: UserId,
    ) -> Result<Option<PuzzleAnswerRow>, StoreError> {
        let columns = fields!(PuzzleAnswerRow: date player guild name choice at);
        self.one(&format!("{ANSWER} WHERE date = ?1 AND player = ?2"), (date, player), columns)
    }

    /// Enters an answer, unless that person has given one.
    pub fn enter_puzzle_answer(&self, row: &PuzzleAnswerRow) -> Result<(), StoreError> {
        let PuzzleAnswerRow { date, player, guild, name, choice, at } = row;
        self.run(
            "INSERT INTO puzzle_answers (date, player, guild, name, choice, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (date, player) DO NOTHING",
            (date, player, guild, name, choice, at),
        )
    }

    /// All answers of a date, in the order of the people's numbers.
    pub fn puzzle_answers(&self, date: DateNumber) -> Result<Vec<PuzzleAnswerRow>, StoreError> {
        let columns = fields!(PuzzleAnswerRow: date player guild name choice at);
        self.all(&format!("{ANSWER} WHERE date = ?1 ORDER BY player"), [date], columns)
    }

    /// The dates whose puzzle a person has answered.
    pub fn puzzle_dates(&self, player: UserId) -> Result<Vec<DateNumber>, StoreError> {
        self.column("SELECT date FROM puzzle_answers WHERE player = ?1 ORDER BY date", [player])
    }

    /// The dates with answers whose puzzle is not there.
    pub(super) fn puzzle_damage(&self) -> Result<Vec<DateNumber>, StoreError> {
        self.column(
            "SELECT DISTINCT date FROM puzzle_answers WHERE date NOT IN (SELECT date FROM puzzles WHERE date IS NOT NULL)
             ORDER BY date",
            [],
        )
    }
}
