//! A rematch: a new lobby with the same game, options, terms and seats, in which another begins.
//!
//! Nobody is forced to play again: the seats of the others are kept for them for a day, and the host may start without them.
//! AI sit down at once, so that a game against AI alone begins with the click.

use std::time::Duration;

use super::{
    InteractionId, Lobby, Player, Refused, TableError, Tables, Timestamp,
    error::LobbyRefused,
    lobby::{self, Click},
    players::{joining, seated},
    registry::random,
};
use crate::{
    board::ShuffleSecret,
    store::{NewTableRow, SeatRow, TableId, TableRow, TableState, Tx, UserId},
};

/// So long the seats of those who played are kept for them.
const KEPT: Duration = Duration::from_hours(24);

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
        return lobby::lobby(tx, table);
    }
    let (row, before) = finished(tx, old)?;
    if !before.iter().any(|seat| seat.player == Some(click.by.user)) {
        return Err(Refused::NotAtTable { players: seated(&before) }.into());
    }
    if let Some(table) = tx.rematch_of(old)? {
        let Lobby { guild, channel, card, .. } = lobby::lobby(tx, table)?;
        return Err(LobbyRefused::Rematched { table, guild, channel, card }.into());
    }
    if let Some(open) = tx.open_table(row.channel)? {
        return Err(LobbyRefused::ChannelTaken { table: open.id, channel: open.channel }.into());
    }
    tx.meet(click.by.user, &click.by.name, None, click.now)?;
    let table = tx.insert_table(&again(&row, click, secret)?)?;
    tx.keep_interaction(click.interaction, table)?;
    let mut seats = vec![joining(&click.by, click.interaction)];
    seats.extend(opponents(&before, click.interaction));
    let new = tx.table(table)?.ok_or(Refused::NoTable)?;
    lobby::sit(tx, &new, &mut seats, click.now)?;
    lobby::changed(tx, table, click.now)
}

fn finished(tx: &Tx, table: TableId) -> Result<(TableRow, Vec<SeatRow>), TableError> {
    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
    match row.state {
        TableState::Finished => Ok((row, tx.seats(table)?)),
        TableState::Lobby => Err(Refused::NotStarted.into()),
        TableState::Running => Err(Refused::NotOver.into()),
        TableState::Ended => Err(Refused::Ended.into()),
    }
}

/// The same table anew; its seats are in such an order that the first one begins.
fn again(row: &TableRow, click: &Click, secret: ShuffleSecret) -> Result<NewTableRow, TableError> {
    let kind = lobby::kind(row)?;
    Ok(NewTableRow {
        guild: row.guild,
        channel: row.channel,
        game: kind.id(),
        options: lobby::options(row)?.where_the_first_seat_begins().to_json(),
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

/// The AI of the table before. Each join takes part in the seed, so each has a number of its own: those after the click's.
fn opponents(before: &[SeatRow], click: InteractionId) -> impl Iterator<Item = SeatRow> {
    let joins = (click.0.saturating_add(1)..).map(InteractionId);
    let sit = |(seat, interaction): (&SeatRow, InteractionId)| SeatRow {
        interaction,
        bank: 0,
        missed: 0,
        away: false,
        ..seat.clone()
    };
    before.iter().filter(|seat| seat.ai.is_some()).zip(joins).map(sit)
}

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
    Ok(lobby::kind(old)?.first_player(&setup).map_or(0, crate::board::Seat::index))
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
    let Some(before) = row.rematch_of.filter(|_| row.state == TableState::Lobby) else {
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
    /// Until when.
    pub until: Timestamp,
}

impl Kept {
    /// Their names.
    #[must_use]
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
