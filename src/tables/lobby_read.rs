//! A lobby as it is stored: who may change it, and what everybody sees of it.

use super::{
    InteractionId, Lobby, LobbyRefused, Player, PostKind, Refused, Stage, TableError, TableId,
    Timestamp, UserId,
    agreed::{options, terms},
    kept::kept,
    players::seated,
    post,
};
use crate::{
    board::Commitment,
    store::{MoveNumber, PostRole, SeatRow, TableRow, Tx},
};

/// A click at a lobby.
pub(super) struct Click {
    pub(super) by: Player,
    pub(super) interaction: InteractionId,
    pub(super) now: Timestamp,
}

/// What everybody may see of a table, in whatever state.
pub(super) fn lobby(tx: &Tx, table: TableId) -> Result<Lobby, TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    lobby_of(tx, &row)
}

pub(super) fn lobby_of(tx: &Tx, row: &TableRow) -> Result<Lobby, TableError> {
    let seats = tx.seats(row.id)?;
    Ok(Lobby {
        table: row.id,
        guild: row.guild,
        channel: row.channel,
        options: options(row)?,
        terms: terms(row)?,
        state: row.state,
        seats: row.seats,
        host: row.host,
        players: seated(&seats),
        rematch_of: row.rematch_of,
        kept: kept(tx, row, &seats)?,
        commitment: Commitment(row.commitment),
        created: row.created,
        card: tx.message_before(row.id, PostRole::LobbyCard, post::LAST)?.map(|(_, card)| card),
    })
}

/// Whether this click has changed this table before.
pub(super) fn seen(
    tx: &Tx,
    table: TableId,
    interaction: InteractionId,
) -> Result<bool, TableError> {
    match tx.table_of(interaction)? {
        Some(other) if other != table => Err(Refused::UsedElsewhere { table: other }.into()),
        Some(_) => Ok(true),
        None => Ok(false),
    }
}

pub(super) fn waiting(tx: &Tx, table: TableId) -> Result<(TableRow, Vec<SeatRow>), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    Refused::unless(row.state, Stage::Lobby)?;
    Ok((row, tx.seats(table)?))
}

pub(super) fn must_be_host(
    row: &TableRow,
    seats: &[SeatRow],
    user: UserId,
) -> Result<(), TableError> {
    if row.host == Some(user) {
        return Ok(());
    }
    let host_name = seats
        .iter()
        .find(|seat| seat.player.is_some() && seat.player == row.host)
        .map_or(String::new(), |seat| seat.name.clone());
    Err(TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { host_name })))
}

/// Owes the new lobby card, unless the start has done so, and answers with the lobby.
pub(super) fn changed(tx: &Tx, table: TableId, now: Timestamp) -> Result<Lobby, TableError> {
    let lobby = lobby(tx, table)?;
    if lobby.state != Stage::Running {
        tx.owe(table, &[PostKind::LobbyCard.owed_at(MoveNumber(0))], now)?;
    }
    Ok(lobby)
}
