//! The seats of a rematch, which are kept for those who played before, and their order.

use std::time::Duration;

use super::{LobbyRefused, Refused, TableError, Timestamp, agreed::kind};
use crate::{
    board::Seat,
    store::{SeatRow, Stage, TableRow, Tx, UserId},
};

/// So long the seats of those who played are kept for them.
const KEPT: Duration = Duration::from_hours(24);

/// Brings the seats of a rematch into their order: the left neighbour of who began before is first, and so on clockwise;
/// who began before is last, behind those who are new.
pub(super) fn order(tx: &Tx, row: &TableRow, seats: &mut [SeatRow]) -> Result<(), TableError> {
    let Some(before) = row.rematch_of else { return Ok(()) };
    let Some(old) = tx.table(before)? else { return Ok(()) };
    let (earlier, first) = (tx.seats(before)?, first(tx, &old)?);
    seats.sort_by_key(|seat| rank(seat, &earlier, first));
    Ok(())
}

/// Who began; the first seat if the game does not say.
fn first(tx: &Tx, old: &TableRow) -> Result<usize, TableError> {
    let setup = tx.deal(old.id)?.unwrap_or_default();
    Ok(kind(old)?.first_player(&setup).map_or(0, Seat::index))
}

fn rank(seat: &SeatRow, earlier: &[SeatRow], first: usize) -> usize {
    let is_same = |old: &SeatRow| match seat.player {
        Some(user) => old.player == Some(user),
        None => old.player.is_none() && old.ai == seat.ai && old.name == seat.name,
    };
    match earlier.iter().position(is_same) {
        Some(place) if place == first => earlier.len() + 1,
        Some(place) => (place + earlier.len() - first) % earlier.len(),
        None => earlier.len(),
    }
}

/// For whom seats of a lobby are kept, in the order of the table before, and until when.
pub(super) fn kept(tx: &Tx, row: &TableRow, seats: &[SeatRow]) -> Result<Option<Kept>, TableError> {
    let Some(before) = row.rematch_of.filter(|_| row.state == Stage::Lobby) else {
        return Ok(None);
    };
    let mut waited: Vec<SeatRow> = tx.seats(before)?;
    waited.retain(|old| old.player.is_some() && !seats.iter().any(|s| s.player == old.player));
    order(tx, row, &mut waited)?;
    let of = waited.into_iter().filter_map(|old| Some((old.player?, old.name))).collect::<Vec<_>>();
    Ok((!of.is_empty()).then(|| Kept { of, until: row.created.plus(KEPT) }))
}

/// Seats that are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// For whom, and their names at the table before.
    pub of: Vec<(UserId, String)>,
    pub until: Timestamp,
}

impl Kept {
    /// Their names.
    pub fn names(&self) -> Vec<String> {
        self.of.iter().map(|(_, name)| name.clone()).collect()
    }
}

/// Whether there is a seat for somebody, or for an AI if it is nobody: those that are kept are for their players alone.
pub(super) fn room(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    who: Option<UserId>,
    now: Timestamp,
) -> Result<(), TableError> {
    let free = usize::from(row.seats).saturating_sub(seats.len());
    if free == 0 {
        return Err(LobbyRefused::LobbyFull { seats: row.seats }.into());
    }
    match kept(tx, row, seats)?.filter(|kept| now < kept.until) {
        Some(kept) if kept.of.iter().any(|(user, _)| Some(*user) == who) => Ok(()),
        Some(kept) if kept.of.len() >= free => {
            Err(TableError::Refused(Refused::Lobby(LobbyRefused::SeatsKept {
                names: kept.names(),
                until: kept.until,
            })))
        }
        Some(_) | None => Ok(()),
    }
}
