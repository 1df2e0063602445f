//! The deal of the day: a private game against an AI, one try a person and date; and the puzzle of the day.

pub(super) mod announced;
mod board;
mod kept;
mod number;
mod play;
mod practised;
mod puzzle;
mod refused;

pub use board::{DailyBoard, DailyBoardRow, DailyScope, DailyStreak};
pub use kept::DailyDay;
pub use number::daily_of;
pub use play::{DailyPlay, DailyResult};
pub use practised::DailyPractice;
pub use puzzle::{DailyPuzzle, PuzzleFigures};
pub use refused::DailyRefused;
