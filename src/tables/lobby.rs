//! The lobby: what happens between `/game new` and the deal. Each step is one transaction on the database thread.

use super::{
    Authority, GameKind, GameOptions, GuildId, InteractionId, Lobby, LobbyRefused, Notice, Player,
    PostKind, Refused, TableError, TableId, TableState, Timestamp, UserId,
    agenda::glance,
    lobby_ai,
    players::{joining, seated},
    post, rematch, start, turns,
};
use crate::{
    board::{Commitment, Level, ShuffleSecret},
    pace::Terms,
    store::{ChannelId, MoveNumber, NewTableRow, PostRole, SeatRow, TableRow, Tx},
};

/// A table that somebody wants to open.
#[derive(Clone)]
pub struct NewTable {
    /// The server.
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Whether that is a thread which was opened for this table.
    pub own_thread: bool,
    /// Who opens it and takes the first seat.
    pub host: Player,
    /// The game and its options.
    pub options: GameOptions,
    /// How long a turn may take, and what happens then.
    pub terms: Terms,
    /// How many may sit; it starts by itself when they do.
    pub seats: u8,
    /// The AI that sit at it; with as many as seats the host only watches.
    pub opponents: Vec<Level>,
    /// The command.
    pub interaction: InteractionId,
}

/// A click at a lobby.
pub(super) struct Click {
    pub(super) by: Player,
    pub(super) interaction: InteractionId,
    pub(super) now: Timestamp,
}

/// Whether AIs have all seats of a table to be opened.
fn is_watched(new: &NewTable) -> bool {
    new.opponents.len() == usize::from(new.seats)
}

/// Whether the table has a legal number of seats, and AIs enough for them and no more than may play alone.
fn admit(tx: &Tx, new: &NewTable) -> Result<(), TableError> {
    let (least, most) = new.options.kind().seats();
    if !(least..=most).contains(&new.seats) {
        return Err(LobbyRefused::WrongSeats { least, most }.into());
    }
    if new.opponents.len() > usize::from(new.seats) {
        return Err(LobbyRefused::TooManyAi { seats: new.seats }.into());
    }
    if is_watched(new) { lobby_ai::may_watch(tx, new.guild, &new.host) } else { Ok(()) }
}

fn row(new: &NewTable, secret: ShuffleSecret, now: Timestamp) -> NewTableRow {
    let kind = new.options.kind();
    NewTableRow {
        guild: new.guild,
        channel: new.channel,
        game: kind.id(),
        options: new.options.to_json(),
        terms: serde_json::to_string(&new.terms).expect("terms are plain data"),
        own_thread: new.own_thread,
        rematch_of: None,
        seats: new.seats,
        host: new.host.user,
        secret: secret.0,
        commitment: secret.commitment().0,
        rules_version: kind.rules_version(),
        created: now,
    }
}

/// Opens a table, which starts at once if all its seats are taken; the same click again gives the same table.
pub(super) fn create(
    tx: &Tx,
    new: &NewTable,
    secret: ShuffleSecret,
    now: Timestamp,
) -> Result<Lobby, TableError> {
    if let Some(table) = tx.table_of(new.interaction)? {
        return lobby(tx, table);
    }
    if let Some(open) = tx.open_table(new.channel)? {
        return Err(LobbyRefused::ChannelTaken { table: open.id, channel: open.channel }.into());
    }
    admit(tx, new)?;
    tx.meet(new.host.user, &new.host.name, None, now)?;
    let table = tx.insert_table(&row(new, secret, now))?;
    tx.keep_interaction(new.interaction, table)?;
    let mut seats = Vec::new();
    if !is_watched(new) {
        seats.push(joining(&new.host, new.interaction));
    }
    lobby_ai::sit(table, &mut seats, &new.opponents, new.interaction);
    seat_anew(tx, table, &mut seats)?;
    if seats.len() == usize::from(new.seats) {
        let (row, seats) = waiting(tx, table)?;
        begin(tx, &row, &seats, now)?;
    }
    changed(tx, table, now)
}

pub(super) fn join(tx: &Tx, table: TableId, click: &Click) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, mut seats) = waiting(tx, table)?;
    if seats.iter().any(|seat| seat.player == Some(click.by.user)) {
        return Err(Refused::AlreadySeated.into());
    }
    rematch::room(tx, &row, &seats, Some(click.by.user), click.now)?;
    seats.push(joining(&click.by, click.interaction));
    tx.meet(click.by.user, &click.by.name, None, click.now)?;
    tx.keep_interaction(click.interaction, table)?;
    sit(tx, &row, &mut seats, click.now)?;
    changed(tx, table, click.now)
}

/// A host who leaves passes the table on to the next seat; the last one to leave ends it.
pub(super) fn leave(tx: &Tx, table: TableId, click: &Click) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    tx.keep_interaction(click.interaction, table)?;
    stand_up(tx, table, click.by.user, click.now)
}

/// Takes somebody out of a lobby.
pub(super) fn stand_up(
    tx: &Tx,
    table: TableId,
    user: UserId,
    now: Timestamp,
) -> Result<Lobby, TableError> {
    let (row, mut seats) = waiting(tx, table)?;
    let before = seats.len();
    seats.retain(|seat| seat.player != Some(user));
    if seats.len() == before {
        return Err(Refused::NotAtTable { players: seated(&seats) }.into());
    }
    seat_anew(tx, table, &mut seats)?;
    match seats.iter().find_map(|seat| seat.player) {
        None => tx.close_table(table, TableState::Ended, now)?,
        Some(next) if row.host == Some(user) => tx.set_host(table, next)?,
        Some(_) => {}
    }
    changed(tx, table, now)
}

pub(super) fn start(tx: &Tx, table: TableId, click: &Click) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, seats) = waiting(tx, table)?;
    must_be_host(&row, &seats, click.by.user)?;
    let (least, _) = kind(&row)?.seats();
    let have = u8::try_from(seats.len()).expect("there are four seats");
    if have < least {
        return Err(LobbyRefused::TooFew { have, least }.into());
    }
    tx.keep_interaction(click.interaction, table)?;
    tx.meet(click.by.user, &click.by.name, Some(table), click.now)?;
    begin(tx, &row, &seats, click.now)?;
    changed(tx, table, click.now)
}

/// Ends a table that waits for players.
pub(super) fn end(
    tx: &Tx,
    table: TableId,
    click: &Click,
    authority: Authority,
) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, seats) = waiting(tx, table)?;
    match authority {
        Authority::Moderator => {}
        Authority::Own => must_be_host(&row, &seats, click.by.user)?,
    }
    tx.keep_interaction(click.interaction, table)?;
    tx.close_table(table, TableState::Ended, click.now)?;
    let lobby = changed(tx, table, click.now)?;
    let notice = Notice::Ended { by: click.by.user, name: click.by.name.clone() };
    tx.owe(table, &[PostKind::Notice(notice).owed_at(MoveNumber(0))], click.now)?;
    Ok(lobby)
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
        kept: rematch::kept(tx, row, &seats)?,
        commitment: Commitment(row.commitment),
        created: row.created,
        card: tx.message_before(row.id, PostRole::LobbyCard, post::LAST)?.map(|(_, card)| card),
    })
}

pub(super) fn kind(row: &TableRow) -> Result<GameKind, TableError> {
    GameKind::from_id(&row.game).ok_or_else(|| TableError::Broken {
        table: row.id,
        why: format!("there is no game {:?}", row.game),
    })
}

pub(super) fn options(row: &TableRow) -> Result<GameOptions, TableError> {
    GameOptions::from_json(kind(row)?, &row.options)
        .map_err(|error| TableError::Broken { table: row.id, why: error.to_string() })
}

pub(super) fn terms(row: &TableRow) -> Result<Terms, TableError> {
    serde_json::from_str(&row.terms)
        .map_err(|error| TableError::Broken { table: row.id, why: error.to_string() })
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
    match row.state {
        TableState::Lobby => Ok((row, tx.seats(table)?)),
        TableState::Running => Err(Refused::AlreadyStarted.into()),
        TableState::Finished => Err(Refused::Over.into()),
        TableState::Ended => Err(Refused::Ended.into()),
    }
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

/// Seats them all; the game starts with the last seat.
pub(super) fn sit(
    tx: &Tx,
    row: &TableRow,
    seats: &mut [SeatRow],
    now: Timestamp,
) -> Result<(), TableError> {
    rematch::order(tx, row, seats)?;
    seat_anew(tx, row.id, seats)?;
    if seats.len() == usize::from(row.seats) { begin(tx, row, seats, now) } else { Ok(()) }
}

/// Numbers the seats from 0 in this order.
pub(super) fn seat_anew(tx: &Tx, table: TableId, seats: &mut [SeatRow]) -> Result<(), TableError> {
    for (number, seat) in (0..).zip(seats.iter_mut()) {
        seat.seat = number;
    }
    Ok(tx.set_seats(table, seats)?)
}

/// Deals, plays what is forced, and owes the first board.
pub(super) fn begin(
    tx: &Tx,
    row: &TableRow,
    seats: &[SeatRow],
    now: Timestamp,
) -> Result<(), TableError> {
    let begun = start::begin(row, seats, now)?;
    let seats = u8::try_from(seats.len()).expect("there are four seats");
    tx.start_table(row.id, seats, &begun.setup, now)?;
    tx.append(row.id, &begun.records)?;
    tx.set_turn(row.id, begun.number, begun.to_move, begun.boarded)?;
    // The question whether the lobby closes is not one to the running table.
    tx.set_active(row.id, now)?;
    turns::begin(tx, row.id, begun.to_move, begun.number, now)?;
    // The card goes first: it is the place where people look for the table.
    tx.owe(row.id, &[PostKind::LobbyCard.owed_at(MoveNumber(0))], now)?;
    tx.owe(row.id, &begun.posts, now)?;
    glance(tx, row.id, now)?;
    Ok(())
}

/// Owes the new lobby card, unless the start has done so, and answers with the lobby.
pub(super) fn changed(tx: &Tx, table: TableId, now: Timestamp) -> Result<Lobby, TableError> {
    let lobby = lobby(tx, table)?;
    if lobby.state != TableState::Running {
        tx.owe(table, &[PostKind::LobbyCard.owed_at(MoveNumber(0))], now)?;
    }
    Ok(lobby)
}
