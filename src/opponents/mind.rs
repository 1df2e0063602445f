//! What chooses the moves of opponents.

use std::sync::atomic::AtomicBool;

use crate::{
    ai::{self, Budget},
    board::Strategy,
    tables::Think,
};

/// What chooses the moves of opponents: the search, and in tests one that fails or does not end. A trait, since it chooses for
/// every game, which a closure cannot.
pub(super) trait Mind: Clone + Send + Sync + 'static {
    /// A legal move for the seat that must think, soon after `stop` is raised at the latest.
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move;
}

/// The opponents of [`ai`].
#[derive(Clone, Copy)]
pub(super) struct Ai;

impl Mind for Ai {
    fn choose<G: Strategy>(&self, think: &Think<G>, stop: &AtomicBool) -> G::Move {
        ai::choose::<G>(think.level, &think.view, think.chance, &Budget::OF_LEVEL.until(stop))
    }
}
