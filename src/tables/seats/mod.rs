//! Seats of started tables that pass on: given up, offered, taken, played by an AI; and votes about a turn whose time ran out.
//!
//! A seat keeps its history, its secrets and its join, whoever holds it. What its holder may see and do follows from
//! [`Occupant`] alone, so that the holder before sees nothing more from the moment of the change on.
//!
//! | file | holds |
//! | --- | --- |
//! | `step` | what can be wished, and what becomes of it |
//! | `rules` | who may do what about which seat |
//! | `passing` | what follows when a seat passes on: offers, votes, host, turn, posts |
//! | `votes` | the vote of the others about a turn whose time ran out |
//! | `request` | the way of a wish through the table's task |
//! | `ai_names` | names of opponents |

mod ai_names;
mod passing;
mod request;
mod rules;
mod step;
mod votes;

pub use ai_names::{free_name, with_level};
pub(super) use passing::standing;
pub(super) use step::SeatRequest;
pub use step::{Ballot, Left, Recipient, SeatDone, SeatRefused, SeatStep, Seating, Tally};
pub(super) use votes::{before_moves, to_skip, write_skip};
