//! The lobby: what happens between `/game new` and the deal. Each step is one transaction on the database thread.

use super::{
    Authority, GameOptions, GuildId, InteractionId, Lobby, LobbyRefused, Notice, Player, PostKind,
    RatedRefused, Refused, Stage, TableError, TableId, Timestamp, UserId,
    agreed::{kind, terms},
    kept, lobby_ai,
    lobby_read::{Click, changed, lobby, must_be_host, seen, waiting},
    moderation::{self, Moderated},
    players::{joining, seated},
    rated,
    start::{self, seat_anew, sit},
};
use crate::{
    board::{Level, ShuffleSecret},
    pace::Terms,
    store::{ChannelId, MoveNumber, NewTableRow, SeatRow, TableRow, Tx},
};

/// A table that somebody wants to open.
#[derive(Clone)]
pub struct NewTable {
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

/// What somebody can do at a lobby, as long as it waits for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Takes the next seat, if there is a free one and the user has none. The click takes part in the shuffle, if it is the
    /// first with which the user joins.
    Join,
    /// Gives the seat back.
    Leave,
    /// Starts the game with those who sit, if the user is the host, they are enough and the lobby card is posted. The click
    /// takes part in the shuffle.
    Start,
    /// Gives the next seat to an AI of this level, if there is a free one and the user has a seat or is the host.
    AddAi(Level),
    /// Sends the AI away that came last, if the user has a seat or is the host.
    RemoveAi,
    /// Takes the seat from this person, whom the host does not want there.
    Dismiss(UserId),
}

impl LobbyStep {
    /// Whether the game may start with it.
    pub(super) const fn may_start(self) -> bool {
        matches!(self, Self::Join | Self::Start | Self::AddAi(_))
    }
}

/// Whether AIs have all seats of a table to be opened.
fn is_watched(new: &NewTable) -> bool {
    new.opponents.len() == usize::from(new.seats)
}

/// Whether the table has a legal number of seats, and AIs enough for them and no more than may play alone.
fn admit(tx: &Tx, new: &NewTable, now: Timestamp) -> Result<(), TableError> {
    let (least, most) = new.options.kind().seats();
    if !(least..=most).contains(&new.seats) {
        return Err(LobbyRefused::WrongSeats { least, most }.into());
    }
    if new.terms.stakes.are_rated() {
        rated::admit_table(tx, new.guild, &new.terms, &new.options)?;
        if !new.opponents.is_empty() {
            return Err(RatedRefused::NoAi.into());
        }
        rated::admit_person(tx, new.host.user, TableId(0), now)?;
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

/// Opens a table; the same click again gives the same table. It starts with a later click, even if all its seats are taken:
/// what takes part in the shuffle comes after the post that promises it.
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
        return Err(LobbyRefused::taken(&open).into());
    }
    admit(tx, new, now)?;
    moderation::may_open(tx, new.guild, new.host.user, now)?;
    tx.meet(new.host.user, &new.host.name, None, now)?;
    let table = tx.insert_table(&row(new, secret, now))?;
    tx.keep_interaction(new.interaction, table)?;
    let mut seats = Vec::new();
    if !is_watched(new) {
        seats.push(joining(&new.host, new.interaction));
        tx.keep_join(new.interaction, new.host.user)?;
    }
    lobby_ai::sit(table, &mut seats, &new.opponents);
    seat_anew(tx, table, &mut seats)?;
    changed(tx, table, now)
}

/// Does this at a lobby; the same click again changes nothing.
pub(super) fn act(
    tx: &Tx,
    table: TableId,
    click: &Click,
    step: LobbyStep,
) -> Result<Lobby, TableError> {
    if seen(tx, table, click.interaction)? {
        return lobby(tx, table);
    }
    let (row, seats) = waiting(tx, table)?;
    tx.keep_interaction(click.interaction, table)?;
    match step {
        LobbyStep::Join => join(tx, &row, seats, click)?,
        LobbyStep::Leave => leave(tx, &row, seats, click.by.user, click.now)?,
        LobbyStep::Start => start(tx, &row, &seats, click)?,
        LobbyStep::AddAi(level) => lobby_ai::add(tx, &row, seats, click, level)?,
        LobbyStep::RemoveAi => lobby_ai::remove(tx, &row, seats, click)?,
        LobbyStep::Dismiss(user) => dismiss(tx, &row, seats, click, user)?,
    }
    changed(tx, table, click.now)
}

fn join(tx: &Tx, row: &TableRow, mut seats: Vec<SeatRow>, click: &Click) -> Result<(), TableError> {
    if seats.iter().any(|seat| seat.player == Some(click.by.user)) {
        return Err(Refused::AlreadySeated.into());
    }
    if tx.is_dismissed(row.id, click.by.user)? {
        return Err(LobbyRefused::Dismissed.into());
    }
    moderation::may_join(tx, row.guild, click.by.user, click.now)?;
    kept::room(tx, row, &seats, Some(click.by.user), click.now)?;
    if terms(row)?.stakes.are_rated() {
        rated::admit_person(tx, click.by.user, row.id, click.now)?;
    }
    tx.meet(click.by.user, &click.by.name, None, click.now)?;
    seats.push(joining(&click.by, first_join(tx, row.id, click)?));
    tx.keep_join(click.interaction, click.by.user)?;
    sit(tx, row, &mut seats, click)
}

/// With which click somebody first joined this lobby: who leaves it and joins again changes nothing of the shuffle.
fn first_join(tx: &Tx, table: TableId, click: &Click) -> Result<InteractionId, TableError> {
    if let Some(first) = tx.first_join(table, click.by.user)? {
        return Ok(first);
    }
    Ok(click.interaction)
}

/// The host wants somebody at the table no more, who does not get in again.
fn dismiss(
    tx: &Tx,
    row: &TableRow,
    seats: Vec<SeatRow>,
    click: &Click,
    user: UserId,
) -> Result<(), TableError> {
    must_be_host(row, &seats, click.by.user)?;
    if user == click.by.user {
        return Err(LobbyRefused::DismissesSelf.into());
    }
    if seats.iter().all(|seat| seat.player != Some(user)) {
        return Err(LobbyRefused::NotSeated.into());
    }
    tx.dismiss(row.id, user)?;
    leave(tx, row, seats, user, click.now)
}

/// Takes somebody out of a lobby who wants to be forgotten.
pub(super) fn stand_up(
    tx: &Tx,
    table: TableId,
    user: UserId,
    now: Timestamp,
) -> Result<Lobby, TableError> {
    let (row, seats) = waiting(tx, table)?;
    leave(tx, &row, seats, user, now)?;
    changed(tx, table, now)
}

/// A host who leaves passes the table on to the next seat; the last one to leave ends it.
fn leave(
    tx: &Tx,
    row: &TableRow,
    mut seats: Vec<SeatRow>,
    user: UserId,
    now: Timestamp,
) -> Result<(), TableError> {
    let before = seats.len();
    seats.retain(|seat| seat.player != Some(user));
    if seats.len() == before {
        return Err(Refused::NotAtTable { players: seated(&seats) }.into());
    }
    seat_anew(tx, row.id, &mut seats)?;
    match seats.iter().find_map(|seat| seat.player) {
        None => tx.close_table(row.id, Stage::Ended, now)?,
        Some(next) if row.host == Some(user) => tx.set_host(row.id, next)?,
        Some(_) => {}
    }
    Ok(())
}

fn start(tx: &Tx, row: &TableRow, seats: &[SeatRow], click: &Click) -> Result<(), TableError> {
    must_be_host(row, seats, click.by.user)?;
    let (least, _) = kind(row)?.seats();
    let have = u8::try_from(seats.len()).expect("there are four seats");
    if have < least {
        return Err(LobbyRefused::TooFew { have, least }.into());
    }
    tx.meet(click.by.user, &click.by.name, Some(row.id), click.now)?;
    start::by_host(tx, row, seats, click)
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
    tx.close_table(table, Stage::Ended, click.now)?;
    let lobby = changed(tx, table, click.now)?;
    let notice = Notice::Ended { by: click.by.user, name: click.by.name.clone() };
    tx.owe(table, &[PostKind::Notice(notice).owed_at(MoveNumber(0))], click.now)?;
    if authority == Authority::Moderator {
        let by = (click.by.user, click.now);
        moderation::note(tx, row.guild, by, &Moderated::Ended { table }, (row.host, None))?;
    }
    Ok(lobby)
}
