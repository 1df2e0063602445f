//! New tables. How many somebody, or a server, may have open is known to the database alone, and asked within the transaction that opens
//! one more.

use super::{
    ai,
    look::{look, seen},
    start::seat_anew,
};
use crate::{
    board::{Level, ShuffleSecret},
    pace::Terms,
    store::{Beside, ChannelId, NewTableRow, Tx},
    tables::{
        GameOptions, GuildId, InteractionId, Lobby, LobbyRefused, Player, PostKind, RatedRefused,
        TableError, TableId, Timestamp,
        moderation::{may_open, may_watch},
        people::players::joining,
        rated,
        state::{Change, Surroundings, read, save},
    },
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
    /// What it is called, if it has a name.
    pub name: Option<String>,
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

/// Opens a table; the same click again gives the same table. It starts with a later click, even if all its seats are taken:
/// what takes part in the shuffle comes after the post that promises it.
pub(in crate::tables) fn create(
    tx: &Tx,
    new: &NewTable,
    secret: ShuffleSecret,
    now: Timestamp,
) -> Result<Lobby, TableError> {
    if let Some(table) = tx.table_of(new.interaction)? {
        return look(tx, table);
    }
    if let Some(open) = tx.open_table(new.channel)? {
        return Err(LobbyRefused::taken(&open).into());
    }
    admit(tx, new, now)?;
    may_open(tx, new.guild, new.host.user, now)?;
    let (host, click) = (&new.host, new.interaction);
    enter(tx, &row(new, secret, now), (host, click), |change, _| {
        let after = &mut change.after;
        if !is_watched(new) {
            after.seats.push(joining(host, click));
            change.joined = Some(host.user);
        }
        ai::sit(after.table.id, &mut after.seats, &new.opponents);
        Ok(())
    })
}

/// Enters a table with its host, and seats whom `sit` names.
pub(super) fn enter(
    tx: &Tx,
    row: &NewTableRow,
    (host, click): (&Player, InteractionId),
    sit: impl FnOnce(&mut Change, &Surroundings) -> Result<(), TableError>,
) -> Result<Lobby, TableError> {
    tx.meet(host.user, &host.name, None, row.created)?;
    let table = tx.insert_table(row)?;
    let (state, around) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
    let mut change = Change::of(&state);
    change.click = Some(click);
    sit(&mut change, &around)?;
    seat_anew(&mut change.after.seats);
    change.owe(PostKind::LobbyCard);
    let lobby = seen(&change.after, &around)?;
    save(tx, &state, change, row.created)?;
    Ok(lobby)
}

/// Enters the table of a match of a league, at which nobody sits yet.
pub(in crate::tables) fn enter_match(tx: &Tx, row: &NewTableRow) -> Result<TableId, TableError> {
    let table = tx.insert_table(row)?;
    let (state, _) = read(tx, table, &Beside { lobby: true, ..Beside::default() })?;
    let mut change = Change::of(&state);
    change.owe(PostKind::LobbyCard);
    save(tx, &state, change, row.created)?;
    Ok(table)
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
    if is_watched(new) { may_watch(tx, new.guild, new.host.user) } else { Ok(()) }
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
        host: Some(new.host.user),
        name: new.name.clone(),
        named_by: new.name.as_ref().map(|_| new.host.user),
        secret: secret.0,
        commitment: secret.commitment().0,
        rules_version: kind.rules_version(),
        created: now,
    }
}
