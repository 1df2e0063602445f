//! Who begins.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Who is first player, in a game that has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// A seat that the shuffle chooses.
    #[default]
    Random,
    /// This seat.
    Fixed(Seat),
}

impl FirstPlayer {
    /// Whether the shuffle chooses, for leaving it out of JSON.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
