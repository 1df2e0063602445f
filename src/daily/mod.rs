//! The deal and the puzzle of the day: one deal a date in UTC, the same for everybody on the bot, against the same opponent. Pure; no clock,
//! no database.
//!
//! What happens follows from the secret of the date and the moves that were made, and from nothing else: no time, no number
//! of threads, no machine. So the same moves get the same answers everywhere.

mod curve;
mod dates;
mod deal;
mod mine;
mod par;
mod puzzle;
mod streak;

#[cfg(test)]
pub(crate) mod tests;

pub use curve::curve;
pub use dates::{begins, civil, date_of, iso, next_change, read_iso, settles};
pub use deal::{
    CLICKS, DailyLine, OPPONENT, YOU, ai_version, answer, deal, game_of, lead, puzzle_game_of,
};
pub use mine::{Between, PuzzleChecked, PuzzleEffort, look_again, mine};
pub use par::{PAR_GAMES, ParGame, par};
pub use puzzle::{PUZZLE_CHOICES, PUZZLE_STARS, Puzzle, PuzzleChoice};
pub use streak::{best_streak, streak};
