//! Who thinks.

use std::sync::atomic::AtomicBool;

use crate::{
    ai::{self, Budget},
    board::{Seed, Strategy},
    tables::Think,
};

/// Who thinks; a seam for the tests.
pub(super) trait Mind: Clone + Send + Sync + 'static {
    /// A legal move for the seat that must think, soon after `stop` is raised at the latest.
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move;
}

/// The opponents of [`ai`].
#[derive(Clone, Copy)]
pub(super) struct Ai;

impl Mind for Ai {
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move {
        ai::choose::<G>(think.level, &think.view, seed(think), &Budget::OF_LEVEL.until(stop))
    }
}

/// The chance of an opponent: another one for each decision, the same when it is searched again.
pub(super) fn seed<G: Strategy>(think: &Think<G>) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&think.table.0.to_le_bytes());
    bytes[8..12].copy_from_slice(&think.number.0.to_le_bytes());
    Seed(bytes)
}
