//! The lobby: what happens between `/game new` and the deal.
//!
//! | file | holds |
//! | --- | --- |
//! | `steps` | who joins, leaves, starts and ends |
//! | `ai` | AI that sit down beside the people |
//! | `agree` | the options and colours on which the table agrees until it starts |
//! | `start` | the deal, and what begins with it |
//! | `kept` | the seats of a rematch: for whom they are kept, and their order |
//! | `look` | what everybody sees of it |
//! | `open`, `rematch` | new tables |
//! | `click`, `run` | the way of a click to the lobby, and what is done without one |
//! | `first_click`, `starting`, `posted` | the click that may start the game, and the card for which it waits |
//! | `registry` | who opens, finds and lists tables |
//! | `agreed` | what is agreed on, as it is stored |

mod agree;
pub(super) mod agreed;
mod ai;
mod click;
mod first_click;
mod kept;
mod look;
mod open;
mod posted;
mod registry;
mod rematch;
mod run;
mod start;
pub(super) mod starting;
mod steps;
#[cfg(test)]
mod tests;

pub(super) use click::Click;
pub use kept::Kept;
pub(super) use look::{look, must_be_host};
pub use open::NewTable;
pub(super) use open::enter_match;
pub use registry::TableRef;
pub(super) use run::{at, once_posted, without_click, without_missing};
pub use steps::LobbyStep;
pub(super) use steps::{close, stand_up};
