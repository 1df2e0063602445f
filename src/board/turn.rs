//! Whose turn it is.

use serde::{Deserialize, Serialize};

use super::seat::{Seat, SeatSet};

/// Who must decide next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat decides.
    ToMove(Seat),
    /// The game is over; several winners share the victory.
    Over {
        /// The seats that won, at least one.
        winners: SeatSet,
    },
}

impl Turn {
    /// Who has won; `None` while the game runs.
    pub const fn winners(self) -> Option<SeatSet> {
        match self {
            Self::ToMove(_) => None,
            Self::Over { winners } => Some(winners),
        }
    }

    /// The seat that decides next, or `None` when the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::ToMove(seat) => Some(seat),
            Self::Over { .. } => None,
        }
    }
}
