//! The seats of a rematch, which are kept for those who played before, and their order.

use std::time::Duration;

use super::agreed::kind;
use crate::{
    board::Seat,
    league::READY_IN,
    store::{BeforeRows, MatchPersonRow, SeatRow, Stage, TableRow, UserId},
    tables::{
        LobbyRefused, Refused, TableError, Timestamp,
        state::{Surroundings, TableState},
    },
};

/// How long the seats of those who played are kept for them.
const KEPT: Duration = Duration::from_secs(24 * 3600);

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

/// Brings the seats of a rematch into their order: the left neighbour of who began before is first, and so on clockwise;
/// who began before is last, behind those who are new.
pub(super) fn order(around: &Surroundings, seats: &mut [SeatRow]) -> Result<(), TableError> {
    if let Some(people) = &around.lobby.of_match {
        let seat = |row: &SeatRow| {
            let own = people.iter().find(|one| one.player.is_some() && one.player == row.player);
            own.map_or(row.seat, |one| one.seat)
        };
        seats.sort_by_key(seat);
        return Ok(());
    }
    let Some(BeforeRows { table, seats: earlier, setup }) = &around.lobby.before else {
        return Ok(());
    };
    let first = first(table, setup.as_deref())?;
    seats.sort_by_key(|seat| rank(seat, earlier, first));
    Ok(())
}

/// Who began; the first seat if the game does not say.
fn first(old: &TableRow, setup: Option<&str>) -> Result<usize, TableError> {
    Ok(kind(old)?.first_player(setup.unwrap_or_default()).map_or(0, Seat::index))
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
pub(super) fn kept(state: &TableState, around: &Surroundings) -> Result<Option<Kept>, TableError> {
    if let Some(people) = &around.lobby.of_match {
        let missing =
            missing(state, people).filter_map(|one| Some((one.player?, one.name.clone())));
        // A reserve who takes over has the whole time to be ready.
        let opened = people.iter().filter_map(|one| one.opened).max();
        let until = opened.unwrap_or(state.table.created).plus(READY_IN);
        return Ok(Some(Kept { of: missing.collect(), until }));
    }
    let before = around.lobby.before.as_ref().filter(|_| state.table.state == Stage::Lobby);
    let Some(before) = before else { return Ok(None) };
    let mut waited = before.seats.clone();
    waited.retain(|old| old.player.is_some_and(|user| state.seat_of(user).is_none()));
    order(around, &mut waited)?;
    let of = waited.into_iter().filter_map(|old| Some((old.player?, old.name))).collect::<Vec<_>>();
    Ok((!of.is_empty()).then(|| Kept { of, until: state.table.created.plus(KEPT) }))
}

/// The seats of a match whose players have not joined it.
pub(super) fn missing<'a>(
    state: &TableState,
    people: &'a [MatchPersonRow],
) -> impl Iterator<Item = &'a MatchPersonRow> {
    people.iter().filter(|one| one.player.is_none_or(|user| state.seat_of(user).is_none()))
}

/// Whether there is a seat for somebody, or for an AI if it is nobody: those that are kept are for their players alone.
pub(super) fn room(
    state: &TableState,
    around: &Surroundings,
    who: Option<UserId>,
    now: Timestamp,
) -> Result<(), TableError> {
    let seats = state.table.seats;
    let free = usize::from(seats).saturating_sub(state.seats.len());
    if free == 0 {
        return Err(LobbyRefused::LobbyFull { seats }.into());
    }
    let is_match = around.lobby.of_match.is_some();
    match kept(state, around)?.filter(|kept| is_match || now < kept.until) {
        Some(kept) if kept.of.iter().any(|(user, _)| Some(*user) == who) => Ok(()),
        Some(kept) if is_match || kept.of.len() >= free => {
            Err(TableError::Refused(Refused::Lobby(LobbyRefused::SeatsKept {
                names: kept.names(),
                until: kept.until,
            })))
        }
        Some(_) | None => Ok(()),
    }
}
