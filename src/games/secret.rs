//! Facts that only some seats know.

use super::{Seat, SeatSet};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Anybody: spectators, the channel, an exported log of a running game.
    Public,
    /// One seat.
    Seat(Seat),
}

/// A fact and the seats that know it. There is no way to the fact but to say who looks.
///
/// It has no `Debug`, `Serialize`, `PartialEq` or `Deref`, so that it cannot slip into a log or a message.
#[derive(Clone, Copy)]
pub struct Secret<T> {
    fact: T,
    known_to: SeatSet,
}

impl<T> Secret<T> {
    /// A fact that these seats know.
    pub const fn new(fact: T, known_to: SeatSet) -> Self {
        Self { fact, known_to }
    }

    /// The fact, if `viewer` is a seat that knows it.
    pub const fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        match viewer {
            Viewer::Seat(seat) if self.known_to.contains(seat) => Some(&self.fact),
            Viewer::Seat(_) | Viewer::Public => None,
        }
    }
}
