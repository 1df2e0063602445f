//! AI in the lobby: who sits down beside the people, and tables that people only watch.

use super::{
    LobbyRefused, Player, RatedRefused, Refused, TableError, TableId,
    agreed::terms,
    kept,
    lobby_read::Click,
    seats::free_name,
    settings::server_from,
    start::{self, seat_anew},
};
use crate::{
    board::Level,
    store::{GuildId, SeatRow, TableRow, Tx},
};

/// Gives the next seat to an AI. The game starts with the last seat, if the host fills it: nobody else starts it before the
/// people are there.
pub(super) fn add(
    tx: &Tx,
    row: &TableRow,
    mut seats: Vec<SeatRow>,
    click: &Click,
    level: Level,
) -> Result<(), TableError> {
    must_belong(row, &seats, &click.by)?;
    if terms(row)?.stakes.are_rated() {
        return Err(RatedRefused::NoAi.into());
    }
    kept::room(tx, row, &seats, None, click.now)?;
    seats.push(joining(row.id, &seats, level));
    if row.host == Some(click.by.user) {
        start::sit(tx, row, &mut seats, click)
    } else {
        start::wait(tx, row, &mut seats)
    }
}

/// Sends the AI away that came last.
pub(super) fn remove(
    tx: &Tx,
    row: &TableRow,
    mut seats: Vec<SeatRow>,
    click: &Click,
) -> Result<(), TableError> {
    must_belong(row, &seats, &click.by)?;
    let last = seats.iter().rposition(|seat| seat.ai.is_some()).ok_or(LobbyRefused::NoAi)?;
    seats.remove(last);
    seat_anew(tx, row.id, &mut seats)
}

/// The AI that sit at a new table from its beginning, behind these seats.
pub(super) fn sit(table: TableId, seats: &mut Vec<SeatRow>, levels: &[Level]) {
    for level in levels {
        seats.push(joining(table, seats, *level));
    }
}

/// Whether this user may open one more table of AI alone in this server.
pub(super) fn may_watch(tx: &Tx, guild: GuildId, user: &Player) -> Result<(), TableError> {
    let settings = server_from(tx.server(guild)?)?;
    if tx.count_watched(guild, None)? >= u64::from(settings.ai_tables) {
        return Err(LobbyRefused::TooManyWatched { most: settings.ai_tables }.into());
    }
    if tx.count_watched(guild, Some(user.user))? >= u64::from(settings.ai_tables_each) {
        return Err(LobbyRefused::WatchesEnough { most: settings.ai_tables_each }.into());
    }
    Ok(())
}

fn must_belong(row: &TableRow, seats: &[SeatRow], by: &Player) -> Result<(), TableError> {
    if row.host == Some(by.user) || seats.iter().any(|seat| seat.player == Some(by.user)) {
        return Ok(());
    }
    Err(TableError::Refused(Refused::NotAtTable { players: super::players::seated(seats) }))
}

/// The row of an AI: it takes part in the shuffle by its seat alone, whoever asks for it how often.
fn joining(table: TableId, seats: &[SeatRow], level: Level) -> SeatRow {
    SeatRow {
        ai: Some(level.name().to_owned()),
        name: free_name(table, seats).to_owned(),
        ..SeatRow::default()
    }
}
