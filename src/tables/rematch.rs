//! A rematch: a new lobby with the same game, options, terms and seats, in which another begins.
//!
//! Nobody is forced to play again: the seats of the others are kept for them for a day, and the host may start without them.
//! AI sit down at once.

use super::{
    InteractionId, Lobby, LobbyRefused, Player, Refused, TableError, Tables,
    agreed::{kind, options, terms},
    kept::order,
    lobby_read::{Click, changed, lobby},
    moderation::may_open,
    players::{joining, seated},
    rated,
    shared::random,
    start::seat_anew,
};
use crate::{
    board::ShuffleSecret,
    store::{NewTableRow, SeatRow, Stage, TableId, TableRow, Tx},
};

impl Tables {
    /// Opens the rematch of a finished table in its channel, with the seats of its players kept for them.
    ///
    /// # Errors
    /// When the table is not finished, the user did not sit there, it has a rematch, or the channel has an open table.
    pub async fn rematch(
        &self,
        of: TableId,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Lobby, TableError> {
        let secret = ShuffleSecret(random()?);
        self.change(move |tx, now| open(tx, of, &Click { by, interaction, now }, secret)).await
    }
}

/// Opens the rematch of a finished table, by one of its players.
pub(super) fn open(
    tx: &Tx,
    old: TableId,
    click: &Click,
    secret: ShuffleSecret,
) -> Result<Lobby, TableError> {
    if let Some(table) = tx.table_of(click.interaction)? {
        return lobby(tx, table);
    }
    let (row, before) = finished(tx, old)?;
    if !before.iter().any(|seat| seat.player == Some(click.by.user)) {
        return Err(Refused::NotAtTable { players: seated(&before) }.into());
    }
    if let Some(table) = tx.rematch_of(old)? {
        let Lobby { guild, channel, card, .. } = lobby(tx, table)?;
        return Err(LobbyRefused::Rematched { table, guild, channel, card }.into());
    }
    if let Some(open) = tx.open_table(row.channel)? {
        return Err(LobbyRefused::taken(&open).into());
    }
    may_open(tx, row.guild, click.by.user, click.now)?;
    if terms(&row)?.stakes.are_rated() {
        rated::admit_person(tx, click.by.user, TableId(0), click.now)?;
    }
    tx.meet(click.by.user, &click.by.name, None, click.now)?;
    let table = tx.insert_table(&again(&row, click, secret)?)?;
    tx.keep_interaction(click.interaction, table)?;
    tx.keep_join(click.interaction, click.by.user)?;
    let mut seats = vec![joining(&click.by, click.interaction)];
    seats.extend(opponents(&before));
    let new = tx.table(table)?.ok_or(Refused::NoTable)?;
    order(tx, &new, &mut seats)?;
    seat_anew(tx, table, &mut seats)?;
    changed(tx, table, click.now)
}

fn finished(tx: &Tx, table: TableId) -> Result<(TableRow, Vec<SeatRow>), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    Refused::unless(row.state, Stage::Finished)?;
    Ok((row, tx.seats(table)?))
}

/// The same table anew; its seats are in such an order that the first one begins.
fn again(row: &TableRow, click: &Click, secret: ShuffleSecret) -> Result<NewTableRow, TableError> {
    let kind = kind(row)?;
    Ok(NewTableRow {
        guild: row.guild,
        channel: row.channel,
        game: kind.id(),
        options: options(row)?.where_the_first_seat_begins().to_json(),
        terms: row.terms.clone(),
        own_thread: row.own_thread,
        rematch_of: Some(row.id),
        seats: row.seats,
        host: click.by.user,
        secret: secret.0,
        commitment: secret.commitment().0,
        rules_version: kind.rules_version(),
        created: click.now,
    })
}

/// The AI of the table before.
fn opponents(before: &[SeatRow]) -> impl Iterator<Item = SeatRow> {
    let sit = |seat: &SeatRow| SeatRow {
        seat: seat.seat,
        ai: seat.ai.clone(),
        name: seat.name.clone(),
        colour: seat.colour.clone(),
        ..SeatRow::default()
    };
    before.iter().filter(|seat| seat.ai.is_some()).map(sit)
}
