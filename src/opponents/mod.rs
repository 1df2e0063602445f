//! Plays for the seats that an AI holds or stands in for, and reviews finished games meanwhile. Knows no game and no Discord.
//!
//! The database says which tables wait for a decision of the program; a table that comes to one says so itself. Nothing
//! is kept here: after a restart the same question gives the same answer, and a search that was cut off is made anew.
//!
//! | what may go wrong | what happens |
//! | --- | --- |
//! | a search takes too long | it is told to stop and gives the best move so far |
//! | it does not stop, or panics | the table gets the greedy move, at worst the first legal one |
//! | somebody else decides meanwhile | the table refuses the move as stale, and is asked anew |
//! | the program ends | the search is dropped |

mod decide;
mod drive;
mod mind;
mod mine;
#[cfg(test)]
mod mine_tests;
mod par;
mod reviews;
mod settings;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use crate::tables::Tables;

pub use mine::puzzles;
pub use par::pars;
pub use settings::{Settings, all_but_one};

/// Plays and reviews until `stop` is cancelled, and ends at once then.
pub async fn run(tables: Tables, settings: Settings, stop: CancellationToken) {
    let driver = drive::Driver::new(tables.clone(), settings, Arc::new(mind::search), stop.clone());
    tokio::join!(driver.run(), reviews::run(tables, settings.effort, stop));
}
