//! What time does to a table: mentions, reminders, clocks, time-outs, lobbies and games that nobody cares for.
//!
//! Everything that waits for a moment is one column, `tables.wake`: when the table must be checked next. A check reads the
//! table as one value, decides by pure functions, and writes what differs, the posts that are due and the next wake in one
//! transaction. So a crash loses and doubles nothing, and a program that was down for days does each thing once.
//!
//! | file | holds |
//! | --- | --- |
//! | `due` | the rules: which action is due at a turn, an idle table or a lobby, and when the next one is |
//! | `check` | what the actions do. When a turn's time runs out, that is `Check::time_up` |
//! | `turns` | when a turn begins, ends and goes on, and the time that is saved up |
//! | `sleepers` | who slept when a line was for them, and is mentioned when they wake |
//! | `answers`, `held`, `remind` | *Not now*, *Yes, still playing*; a mention that is held back; `/game remind` |
//! | `scheduler` | checks each table when it is due, and does what follows |
//! | `clock` | what time it is, from outside |
//!
//! Only `scheduler` knows of databases and clocks; every other change of a table has it checked in passing ([`check`](check::check)).

mod answers;
mod check;
#[cfg(test)]
mod check_tests;
pub(super) mod clock;
mod due;
mod held;
mod remind;
mod scheduler;
mod sleepers;
#[cfg(test)]
mod tests;
mod turns;

pub(super) use check::{Tick, check, close_idle};
pub use clock::{Clock, HandClock, SystemClock, Until};
pub use due::Calling;
pub use scheduler::Scheduler;
pub(super) use turns::{Ending, begin, is_for_ai, new_turn, pass, resume};
