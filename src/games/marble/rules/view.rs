//! What a viewer may know: everything but the values of the bridge tiles, question 25.
//!
//! The [`Table`] is all that a picture or a post for everybody may show; a [`SeatView`] adds the bridge values that the seat
//! has seen, its score with them, and its legal moves. Where places lie and which triangles meet where tells the
//! [grid](super::grid::grid), which every viewer has; what they are called, their `Display`.

use serde::Serialize;

use super::{
    moves::Move,
    places::Space,
    scoring::Score,
    state::Marble,
    table::{Player, Table},
};
use crate::board::Seat;

/// All that a spectator may know.
pub type PublicView = Table;

/// All that one seat knows: what everybody knows, its own bridge tiles, and what it may do.
pub type SeatView = crate::board::SeatView<PublicView, Move, Own>;

/// What one seat knows beside what everybody knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Its bridge tiles.
    pub bridges: Vec<KnownBridge>,
    /// Its score as if the game ended now, bridge tiles included.
    pub score: Score,
}

/// A bridge tile whose value its taker knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct KnownBridge {
    pub space: Space,
    pub value: u8,
}

impl SeatView {
    /// What the seat itself has.
    pub fn own(&self) -> &Player {
        self.public.player(self.seat)
    }
}

impl Marble {
    /// All that a spectator may know.
    pub(crate) const fn look(&self) -> PublicView {
        self.table
    }

    /// What one seat knows beside that.
    pub(crate) fn look_as(&self, seat: Seat) -> Own {
        let own = Space::of_bits(self.player(seat).bridges);
        let bridges = own.map(|space| KnownBridge { space, value: self.bridge_value(space) });
        Own { bridges: bridges.collect(), score: self.score_of(seat) }
    }
}
