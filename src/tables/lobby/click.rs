//! A click at a lobby.

use crate::tables::{InteractionId, Player, Timestamp};

/// A click at a lobby.
pub(in crate::tables) struct Click {
    pub(in crate::tables) by: Player,
    pub(in crate::tables) interaction: InteractionId,
    pub(in crate::tables) now: Timestamp,
}
