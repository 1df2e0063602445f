//! Seats of started tables that pass on: given up, offered, taken, played by an AI; and what those who sit there decide by
//! majority about the table's course.
//!
//! A seat keeps its history, its secrets and its join, whoever holds it. What its holder may see and do follows from
//! [`Occupant`] alone, so that the holder before sees nothing more from the moment of the change on.
//!
//! | file | holds |
//! | --- | --- |
//! | `step` | what can be wished, and what becomes of it |
//! | `rules` | who may do what about which seat |
//! | `passing` | what follows when a seat passes on: offers, votes, host, turn, posts |
//! | `subject` | what can be proposed |
//! | `voting` | proposals made, voted on, taken back, closed |
//! | `polls` | who counts in a vote, and how it stands |
//! | `summons` | who is called to vote, and when |
//! | `effects` | what was decided, done |
//! | `request` | the way of a wish to the table |
//! | `ai_names` | names of opponents |

mod ai_names;
mod effects;
mod passing;
mod polls;
mod request;
mod rules;
mod step;
mod subject;
mod summons;
#[cfg(test)]
mod tests;
mod voting;

pub use ai_names::free_name;
pub(super) use passing::Decree;
pub use polls::Polled;
pub(super) use polls::is_decided;
pub(super) use step::SeatRequest;
pub use step::{Left, Recipient, SeatDone, SeatRefused, SeatStep, Seating, VoteCount, VotedOn};
pub use subject::Subject;
pub(super) use summons::{called_to_vote, due_calls};
pub(super) use voting::{about_turn, before_moves, open_by_program, write_decree};
