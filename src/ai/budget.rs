//! What limits a search.

use std::sync::atomic::{AtomicBool, Ordering};

/// How long an opponent may think.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    pub(super) iterations: Option<u32>,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    /// As long as the level takes.
    pub const OF_LEVEL: Self = Self { iterations: None, stop: None };

    /// So many iterations of the search, whatever the level; `random` and `greedy` do not search.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), stop: None }
    }

    /// The same, with so many iterations.
    pub const fn at_most(self, iterations: u32) -> Self {
        Self { iterations: Some(iterations), ..self }
    }

    /// Until somebody raises this flag, if that comes first.
    pub const fn until(self, stop: &'a AtomicBool) -> Self {
        Self { stop: Some(stop), ..self }
    }

    pub(super) fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
