//! People at tables.

use super::{InteractionId, UserId};
use crate::{games::Seat, store::SeatRow};

/// Somebody who clicks or types, with the name that the server shows at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The user.
    pub user: UserId,
    /// The display name in the server.
    pub name: String,
}

/// Somebody who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The seat.
    pub seat: Seat,
    /// The user.
    pub user: UserId,
    /// The display name at the last interaction with this table.
    pub name: String,
}

/// What lets somebody do a thing that not every player may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// None but one's own: the host's, if it is the host.
    Own,
    /// That of a moderator, as Discord's permissions say.
    Moderator,
}

/// The seat rows as people; a row beyond the fourth seat cannot be stored.
pub(super) fn seated(rows: &[SeatRow]) -> Vec<Seated> {
    rows.iter()
        .filter_map(|row| {
            Some(Seated { seat: Seat::new(row.seat)?, user: row.player, name: row.name.clone() })
        })
        .collect()
}

/// The joins of the seats in order, which take part in the seed.
pub(super) fn joins(rows: &[SeatRow]) -> Vec<InteractionId> {
    rows.iter().map(|row| row.interaction).collect()
}
