//! A rematch: a new lobby with the same game, options, terms and seats, in which another player begins.
//!
//! Nobody is forced to play again: the seats of the others are kept for them for a day, and the host may start without them.
//! AI sit down at once.

use super::{
    agreed::{kind, options, terms},
    click::Click,
    kept::order,
    look::look,
    open::enter,
};
use crate::{
    board::ShuffleSecret,
    store::{NewTableRow, SeatRow, Stage, TableId, TableRow, Tx},
    tables::{
        InteractionId, Lobby, LobbyRefused, Notice, Player, PostKind, Refused, TableError, Tables,
        moderation::may_open,
        people::players::{joining, seated},
        rated,
        run::shared::random,
    },
};

impl Tables {
    /// Opens the rematch of a table in its channel whose game is finished, or ended as its players agreed, with the seats of its players kept for them.
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
fn open(tx: &Tx, old: TableId, click: &Click, secret: ShuffleSecret) -> Result<Lobby, TableError> {
    if let Some(table) = tx.table_of(click.interaction)? {
        return look(tx, table);
    }
    let row = tx.table(old)?.ok_or(Refused::NoTable)?;
    if !has_ended_by_agreement(tx, &row)? {
        Refused::unless(row.state, Stage::Finished)?;
    }
    let before = tx.seats(old)?;
    if !before.iter().any(|seat| seat.player == Some(click.by.user)) {
        return Err(Refused::NotAtTable { players: seated(&before) }.into());
    }
    if let Some(table) = tx.rematch_of(old)? {
        let Lobby { guild, channel, card, .. } = look(tx, table)?;
        return Err(LobbyRefused::Rematched { table, guild, channel, card }.into());
    }
    if let Some(open) = tx.open_table(row.channel)? {
        return Err(LobbyRefused::taken(&open).into());
    }
    may_open(tx, row.guild, click.by.user, click.now)?;
    if terms(&row)?.stakes.are_rated() {
        rated::admit_person(tx, click.by.user, TableId(0), click.now)?;
    }
    let new = again(&row, click, secret)?;
    enter(tx, &new, (&click.by, click.interaction), |change, around| {
        let seats = &mut change.after.seats;
        seats.push(joining(&click.by, click.interaction));
        seats.extend(opponents(&before));
        change.joined = Some(click.by.user);
        order(around, seats)
    })
}

/// Whether the players of this table have agreed to end its game: then the channel has read it.
fn has_ended_by_agreement(tx: &Tx, row: &TableRow) -> Result<bool, TableError> {
    if row.state != Stage::Ended {
        return Ok(false);
    }
    let is_agreed = |kind: &str| {
        let kind = serde_json::from_str(kind);
        matches!(kind, Ok(PostKind::Notice(Notice::EndedNow { .. })))
    };
    Ok(tx.posts(row.id)?.iter().any(|post| is_agreed(&post.kind)))
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
        host: Some(click.by.user),
        name: row.name.clone(),
        named_by: row.named_by,
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
