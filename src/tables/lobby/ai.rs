//! AI in the lobby: who sits down beside the people.

use super::{click::Click, kept, start};
use crate::{
    board::Level,
    store::SeatRow,
    tables::{
        LobbyRefused, Player, RatedRefused, Refused, TableError, TableId,
        seats::free_name,
        state::{Change, Surroundings, TableState},
    },
};

/// Gives the next seat to an AI. The game starts with the last seat, if the host fills it: nobody else starts it before the
/// people are there.
pub(super) fn add(
    change: &mut Change,
    around: &Surroundings,
    click: &Click,
    level: Level,
) -> Result<(), TableError> {
    must_belong(&change.after, &click.by)?;
    if change.after.terms.stakes.are_rated() {
        return Err(RatedRefused::NoAi.into());
    }
    kept::room(&change.after, around, None, click.now)?;
    let after = &mut change.after;
    after.seats.push(joining(after.table.id, &after.seats, level));
    if after.table.host == Some(click.by.user) {
        start::sit(change, around, click)
    } else {
        start::wait(change, around)
    }
}

/// Sends the AI away that came last.
pub(super) fn remove(change: &mut Change, by: &Player) -> Result<(), TableError> {
    must_belong(&change.after, by)?;
    let seats = &mut change.after.seats;
    let last = seats.iter().rposition(|seat| seat.ai.is_some()).ok_or(LobbyRefused::NoAi)?;
    seats.remove(last);
    start::seat_anew(seats);
    Ok(())
}

/// The AI that sit at a new table from its beginning, behind these seats.
pub(super) fn sit(table: TableId, seats: &mut Vec<SeatRow>, levels: &[Level]) {
    for level in levels {
        seats.push(joining(table, seats, *level));
    }
}

fn must_belong(state: &TableState, by: &Player) -> Result<(), TableError> {
    if state.table.host == Some(by.user) || state.seat_of(by.user).is_some() {
        return Ok(());
    }
    Err(TableError::Refused(Refused::NotAtTable { players: state.players() }))
}

/// The row of an AI: it takes part in the shuffle by its seat alone, whoever asks for it how often.
fn joining(table: TableId, seats: &[SeatRow], level: Level) -> SeatRow {
    SeatRow {
        ai: Some(level.name().to_owned()),
        name: free_name(table, seats).to_owned(),
        ..SeatRow::default()
    }
}
