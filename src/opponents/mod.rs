//! Plays for the seats that an AI holds or stands in for. Knows no game and no Discord.
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
#[cfg(test)]
mod tests;

use std::{num::NonZero, sync::atomic::AtomicBool, time::Duration};

use tokio_util::sync::CancellationToken;

use crate::{
    ai::{self, Budget},
    board::{Seed, Strategy},
    tables::{Stand, Think},
};

/// How the opponents play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many searches run at the same time, each on a thread of its own.
    pub threads: NonZero<usize>,
    /// How long an opponent may think in one turn, however many moves that is.
    pub limit: Duration,
    /// How long each round may be looked at, at a table of AI alone.
    pub pause: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: all_but_one(),
            limit: Duration::from_millis(1500),
            pause: Duration::from_secs(20),
        }
    }
}

/// All processors but one, which stays free for the answers to people.
#[must_use]
pub fn all_but_one() -> NonZero<usize> {
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    NonZero::new(processors.saturating_sub(1)).unwrap_or(NonZero::<usize>::MIN)
}

/// Plays until `stop` is cancelled, and ends at once then.
pub async fn run(stand: Stand, settings: Settings, stop: CancellationToken) {
    drive::Driver::new(stand, settings, Ai, stop).run().await;
}

/// Who thinks; a seam for the tests.
trait Mind: Clone + Send + Sync + 'static {
    /// A legal move for the seat that must think, soon after `stop` is raised at the latest.
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move;
}

/// The opponents of [`ai`].
#[derive(Clone, Copy)]
struct Ai;

impl Mind for Ai {
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move {
        ai::choose::<G>(think.level, &think.view, seed(think), &Budget::OF_LEVEL.until(stop))
    }
}

/// The chance of an opponent: another one for each decision, the same when it is searched again.
fn seed<G: Strategy>(think: &Think<G>) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&think.table.0.to_le_bytes());
    bytes[8..12].copy_from_slice(&think.number.0.to_le_bytes());
    Seed(bytes)
}
