//! Plans: what a player has decided in advance for coming decisions, step by step, with alternatives in order.
//!
//! A [`Plan`] is data: a list of steps, each a list of [`Alternative`]s, each a [`Path`](super::paths::Path) to a move. When the
//! decision comes, [`decide`] says what the plan means there, from the seat's view alone: a legal move, a question to the player,
//! or why the plan [`Ended`]. It never means a move that is not among the legal ones.
//!
//! What a game adds: what it can be told to [watch](super::watched) for, and which move
//! [passes](super::present::Panels::PASS).

mod decide;
mod plan;
mod written;

pub use decide::{Decision, Ended, decide, decide_step, is_due};
pub use plan::{
    Alternative, BadPlan, Edit, MOST_ALTERNATIVES, MOST_STEPS, MOST_WATCHES, Plan, Repeat, Rest,
    Step,
};
