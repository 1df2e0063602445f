//! The way of a click to a lobby, and of what is done there without one: read, decide, save.

use super::{
    click::Click,
    look::seen,
    start,
    steps::{self, LobbyStep},
};
use crate::{
    store::{Beside, Stage, Tx},
    tables::{
        Lobby, Refused, TableError, TableId, Timestamp,
        state::{Change, Surroundings, TableState, read, save},
    },
};

/// Does this at a lobby; the same click again changes nothing.
pub(in crate::tables) fn act(
    tx: &Tx,
    table: TableId,
    click: &Click,
    step: LobbyStep,
) -> Result<Lobby, TableError> {
    at(tx, table, click, |state, around| steps::decide(state, around, click, step))
}

/// Does at a lobby what is decided by a click, unless that has been used.
pub(in crate::tables) fn at(
    tx: &Tx,
    table: TableId,
    click: &Click,
    decide: impl FnOnce(&TableState, &Surroundings) -> Result<Change, TableError>,
) -> Result<Lobby, TableError> {
    let (used, person) = (Some(click.interaction), Some(click.by.user));
    let beside = Beside { lobby: true, click: used, person, ..Beside::default() };
    let (state, around) = read(tx, table, &beside)?;
    match around.used_at {
        Some(other) if other != table => return Err(Refused::UsedElsewhere { table: other }.into()),
        Some(_) => return seen(&state, &around),
        None => {}
    }
    Refused::unless(state.table.state, Stage::Lobby)?;
    let change = Change { click: used, ..decide(&state, &around)? };
    let lobby = seen(&change.after, &around)?;
    save(tx, &state, change, click.now)?;
    Ok(lobby)
}

/// Does at a lobby what is decided without a click.
pub(in crate::tables) fn without_click(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
    decide: impl FnOnce(&TableState) -> Result<Change, TableError>,
) -> Result<Lobby, TableError> {
    let (state, around) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
    Refused::unless(state.table.state, Stage::Lobby)?;
    let change = decide(&state)?;
    let lobby = seen(&change.after, &around)?;
    save(tx, &state, change, now)?;
    Ok(lobby)
}

/// Starts a match of a league without those who are not ready; says whether it did.
pub(in crate::tables) fn without_missing(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<bool, TableError> {
    let (state, around) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
    if state.table.state != Stage::Lobby {
        return Ok(false);
    }
    let Some((change, met)) = start::without_missing(&state, &around, now)? else {
        return Ok(false);
    };
    for player in met {
        tx.meet(player.user, &player.name, None, now)?;
    }
    save(tx, &state, change, now)?;
    Ok(true)
}

/// Starts a table that was full before its lobby card was posted; says whether it did.
pub(in crate::tables) fn once_posted(
    tx: &Tx,
    table: TableId,
    now: Timestamp,
) -> Result<bool, TableError> {
    let begin = || {
        let (state, around) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
        let Some(change) = start::once_posted(&state, &around, now)? else { return Ok(false) };
        save(tx, &state, change, now)?;
        Ok(true)
    };
    match begin() {
        // The post is settled all the same; everybody who looks at the table reads that it is damaged.
        Err(TableError::Broken { .. }) => Ok(false),
        started => started,
    }
}
