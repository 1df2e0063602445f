//! A table as one value: read once, decided upon without a database, and written back as what differs.
//!
//! ```text
//! rows ── read ──> TableState, Surroundings ── decide ──> Change ── save ──> rows that differ, posts owed
//! ```
//!
//! A decision is a function of the two values, what is asked and the time; the database, Discord and the clock are unknown
//! to it, so tests of what time, votes and seats do are lists of cases. What is damaged of a table shows in `read`, for all
//! who ask.

mod change;
mod read;
mod run;
mod save;
mod surroundings;
mod table;
#[cfg(test)]
mod tests;

pub(super) use change::{Answered, Change, Deal, FollowUps, GameChange, Results};
pub(super) use read::read;
pub(super) use save::{Saved, save};
pub(super) use surroundings::Surroundings;
#[cfg(test)]
pub(super) use table::Line;
pub(super) use table::{Proposal, TableState};
#[cfg(test)]
pub(super) use tests::running;
