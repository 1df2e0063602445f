//! What chooses the moves of opponents.

use std::sync::{Arc, atomic::AtomicBool};

use crate::{ai::Budget, play::AnyMove, tables::Think};

/// Chooses the moves of opponents: the search, or in tests something that fails or does not end. It gives a legal move for the
/// seat that must think, soon after the flag is raised at the latest.
pub(super) type Mind = Arc<dyn Fn(&Think, &AtomicBool) -> AnyMove + Send + Sync>;

/// The search of [`ai`](crate::ai).
pub(super) fn search(think: &Think, stop: &AtomicBool) -> AnyMove {
    think.view.choose(think.level, think.chance, &Budget::OF_LEVEL.until(stop))
}
