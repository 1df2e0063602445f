//! What one seat may know of a table: the same in every game but for what is its own.

use std::ops::Deref;

use serde::Serialize;

use super::Seat;

/// All that one seat knows and remembers: what everybody knows, what it knows alone, and what it may do. What it knows alone can
/// be asked of the view itself: `view.hand`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView<P, M, O> {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub public: P,
    /// What this seat knows besides.
    pub own: O,
    /// The moves that it may make; none when another seat decides.
    pub legal: Vec<M>,
}

impl<P, M, O> Deref for SeatView<P, M, O> {
    type Target = O;

    fn deref(&self) -> &O {
        &self.own
    }
}
