//! What panels, posts and lists are made from.
//!
//! | file | holds |
//! | --- | --- |
//! | `values` | what a table shows those who ask, and what a move or an undo is answered with |
//! | `since` | what everybody saw between a seat's last turn and this one |
//! | `log` | the outcome and the log of a game that is over |
//! | `mine` | open tables of a person or a server |
//! | `stats` | statistics of a person or a server |
//! | `played` | how a person played, and the records of a server |

mod log;
pub(super) mod mine;
mod played;
mod since;
mod stats;
pub(super) mod values;

pub use mine::{Listing, MyTable, Waits};
pub use played::{Feat, PersonGame, PersonLine, Record};
pub use stats::{GameScores, Rank, Statistics};
pub use values::{
    By, Decision, Happened, Lobby, LogFile, Look, Ordered, Outcome, Played, Since, Step, Stretch,
    Summary, TakenBack, Undone, Why,
};
