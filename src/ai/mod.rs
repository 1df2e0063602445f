//! Opponents: a view in, a move out. Plain functions without clock, thread or memory; knows no game.
//!
//! What an opponent knows of a game comes through [`Strategy`](crate::board::Strategy). It gets a
//! [`SeatView`](crate::board::SeatView), all that its seat knows and remembers, and never a game: worlds that
//! look like the view are imagined, so that an opponent cannot know more than the player whose seat it holds.
//!
//! The answer depends on the view, the level, the seed and the number of iterations alone, unless the budget's `stop`
//! comes first; then it is the best move so far.

#![warn(missing_docs)]

mod budget;
mod greedy;
mod missed;
mod opponent;
pub mod review;
mod search;

pub use budget::Budget;
pub use missed::{Missed, NoTime, missed};
pub use opponent::{ADVICE, advise, choose, choose_by, is_blunder, iterations, ranking};
pub use search::Advice;
