//! Lessons: games that only their learner sees, and that go on after a restart.

mod kept;
mod lesson;

pub(super) use kept::{entries, moves_json, records};
pub use lesson::{Lesson, example_game};
