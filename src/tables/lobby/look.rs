//! What everybody sees of a table before its game, and who may change it.

use super::{agreed::options, kept::kept};
use crate::{
    board::Commitment,
    store::{Beside, Tx},
    tables::{
        Lobby, LobbyRefused, Refused, TableError, TableId, UserId,
        state::{Surroundings, TableState, read},
    },
};

/// What everybody may see of a table, in whatever state.
///
/// # Errors
/// [`Refused::NoTable`] when there is none; when it is damaged.
pub(in crate::tables) fn look(tx: &Tx, table: TableId) -> Result<Lobby, TableError> {
    let (state, around) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
    seen(&state, &around)
}

/// The same of a table that has been read.
pub(super) fn seen(state: &TableState, around: &Surroundings) -> Result<Lobby, TableError> {
    let row = &state.table;
    Ok(Lobby {
        table: row.id,
        guild: row.guild,
        channel: row.channel,
        name: row.name.clone(),
        options: options(row)?,
        terms: state.terms,
        state: row.state,
        seats: row.seats,
        host: row.host,
        players: state.players(),
        rematch_of: row.rematch_of,
        kept: kept(state, around)?,
        commitment: Commitment(row.commitment),
        created: row.created,
        card: around.lobby.card,
    })
}

/// Refuses what only the host may do.
pub(in crate::tables) fn must_be_host(state: &TableState, user: UserId) -> Result<(), TableError> {
    let host = state.table.host;
    if host == Some(user) {
        return Ok(());
    }
    let held = state.seats.iter().find(|seat| seat.player.is_some() && seat.player == host);
    let host_name = held.map_or(String::new(), |seat| seat.name.clone());
    Err(TableError::Refused(Refused::Lobby(LobbyRefused::NotHost { host_name })))
}
