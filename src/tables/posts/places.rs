//! Where tables are: channels that vanish, servers that the bot leaves, tables that move.
//!
//! A table without a place sleeps: nobody is called, no clock runs, nothing is lost. It goes on where it was, or where
//! somebody who manages the server moves it to.

use super::{post::LAST, settled::lose_channel};
use crate::{
    board::Seat,
    store::{Beside, PostRole, TableRow, TurnRow, Tx},
    tables::{
        ChannelId, GuildId, InteractionId, Lobby, LobbyRefused, MessageId, MoveNumber, Notice,
        Player, PostKind, Refused, Stage, TableError, TableId, Tables, Timestamp, UserId,
        daily::announced::switch_off,
        lobby::look,
        moderation::{Moderated, entry},
        run::contained::read_one,
        seats::about_turn,
        state::{Change, Surroundings, TableState, read, save},
        time::{is_for_ai, resume},
    },
};

/// Nobody looks through more tables than these for one to move; each is read whole.
const MOST_MOVABLE: u32 = 100;

/// A channel or thread, and its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
}

/// A table that was moved.
#[derive(Clone)]
pub struct Moved {
    /// The table in its new place.
    pub lobby: Lobby,
    /// Where it was; `None` when that is gone, or this click has moved it before.
    pub from: Option<ChannelId>,
}

impl Tables {
    /// A channel or thread is gone: its open table sleeps, and its people who take direct messages are told.
    pub async fn channel_gone(&self, channel: ChannelId) -> Result<Option<TableId>, TableError> {
        let now = self.now();
        let sleep = move |tx: &Tx| {
            let Some(open) = tx.open_table(channel)? else { return Ok(None) };
            lose_channel(tx, open.id, now)?;
            Ok::<_, TableError>(Some(open.id))
        };
        let asleep = self.store().with(sleep).await?;
        self.shared.wake_poster();
        Ok(asleep)
    }

    /// The bot was sent away from a server: its open tables sleep, and no message of a day is owed there. How many tables they are.
    pub async fn server_gone(&self, guild: GuildId) -> Result<usize, TableError> {
        let now = self.now();
        let sleep = move |tx: &Tx| {
            let open = tx.open_in(guild)?;
            open.iter().try_for_each(|table| tx.fall_asleep(*table, now))?;
            switch_off(tx, guild)?;
            Ok::<_, TableError>(open.len())
        };
        self.store().with(sleep).await
    }

    /// Where a table is; `None` when there is none.
    pub async fn place_of(&self, table: TableId) -> Result<Option<Place>, TableError> {
        let find = move |tx: &Tx| {
            let row = tx.table(table)?;
            Ok(row.map(|row| Place { guild: row.guild, channel: row.channel }))
        };
        self.store().peek(find).await
    }

    /// Whether a table is in a thread that was opened for it.
    pub async fn has_own_thread(&self, table: TableId) -> Result<bool, TableError> {
        let find = move |tx: &Tx| Ok(tx.table(table)?.is_some_and(|row| row.own_thread));
        self.store().peek(find).await
    }

    /// Whether somebody has a seat at a table.
    pub async fn has_seat(&self, table: TableId, user: UserId) -> Result<bool, TableError> {
        let find = move |tx: &Tx| {
            let seats = tx.seats(table)?;
            Ok(seats.iter().any(|seat| seat.player == Some(user)))
        };
        self.store().peek(find).await
    }

    /// The tables of a server that sleep, and where they were.
    pub async fn asleep_in(&self, guild: GuildId) -> Result<Vec<(TableId, ChannelId)>, TableError> {
        self.store().read(move |tx| Ok(tx.asleep_in(guild)?)).await
    }

    /// The place of a sleeping table is there again: it goes on, and the channel gets board and ping anew.
    pub async fn place_back(&self, table: TableId) -> Result<(), TableError> {
        let now = self.now();
        let wake = move |tx: &Tx| {
            let is_asleep = tx.table(table)?.is_some_and(|row| row.asleep.is_some());
            if !is_asleep {
                return Ok(());
            }
            let (state, around) = read(tx, table, &Beside::default())?;
            if !state.is_open() {
                return Ok(());
            }
            let mut change = Change::of(&state);
            let known = Known::read(tx, &state.table, now)?;
            owe_clearing(&mut change, known);
            place(&mut change, state.table.channel, now);
            go_on(&mut change, &around, known, state.table.asleep, now);
            save(tx, &state, change, now).map(drop)
        };
        self.store().with(wake).await?;
        self.placed(table).await;
        Ok(())
    }

    /// Moves an open table to another channel of its server, where it goes on, asleep or not.
    ///
    /// # Errors
    /// When the table is over or of another server, is there already, or the channel has an open table.
    pub async fn move_to(
        &self,
        table: TableId,
        to: Place,
        by: Player,
        interaction: InteractionId,
    ) -> Result<Moved, TableError> {
        let now = self.now();
        let change = move |tx: &Tx| move_to(tx, table, to, &by, interaction, now);
        let moved = self.store().with(change).await?;
        self.placed(table).await;
        Ok(moved)
    }

    /// The first sleeping and other open tables of a server that could be moved, with where they are.
    pub async fn movable(&self, guild: GuildId) -> Result<Vec<(Lobby, bool)>, TableError> {
        let all = move |tx: &Tx| {
            let mut found = Vec::new();
            for table in tx.movable_in(guild, MOST_MOVABLE)? {
                let read = || {
                    let row = tx.table(table)?.ok_or(Refused::NoTable)?;
                    Ok((look(tx, table)?, row.asleep.is_some()))
                };
                found.extend(read_one(table, read())?);
            }
            Ok::<_, TableError>(found)
        };
        self.store().read(all).await
    }

    /// A table has another place, or its own again.
    async fn placed(&self, table: TableId) {
        self.seats_changed(table).await;
        // Nobody was asked for a decision while it slept.
        self.shared.called.call(table);
        self.shared.wake_poster();
        self.shared.wake_scheduler();
    }
}

fn move_to(
    tx: &Tx,
    table: TableId,
    to: Place,
    by: &Player,
    interaction: InteractionId,
    now: Timestamp,
) -> Result<Moved, TableError> {
    match tx.table_of(interaction)? {
        Some(other) if other != table => return Err(Refused::UsedElsewhere { table: other }.into()),
        Some(_) => return Ok(Moved { lobby: look(tx, table)?, from: None }),
        None => {}
    }
    let row = tx.table(table)?.filter(|row| row.guild == to.guild);
    let row = row.ok_or(LobbyRefused::NotOfThisServer { table })?;
    is_open(&row)?;
    match tx.open_table(to.channel)? {
        Some(here) if here.id == table && row.asleep.is_none() => {
            return Err(LobbyRefused::AlreadyThere { table }.into());
        }
        Some(here) if here.id != table => {
            return Err(LobbyRefused::taken(&here).into());
        }
        Some(_) | None => {}
    }
    let (state, around) = read(tx, table, &Beside::default())?;
    let mut change = Change::of(&state);
    change.click = Some(interaction);
    let from = (row.asleep.is_none()).then_some(row.channel);
    let known = Known::read(tx, &state.table, now)?;
    if from.is_some() {
        owe_clearing(&mut change, known);
    }
    place(&mut change, to.channel, now);
    change.owe(PostKind::Notice(Notice::Moved { name: by.name.clone() }));
    go_on(&mut change, &around, known, row.asleep, now);
    change.moderated = Some(entry((by.user, now), &Moderated::Moved { table }, (None, None)));
    save(tx, &state, change, now)?;
    Ok(Moved { lobby: look(tx, table)?, from })
}

fn is_open(row: &TableRow) -> Result<(), Refused> {
    match row.state {
        Stage::Lobby => Ok(()),
        state => Refused::unless(state, Stage::Running),
    }
}

/// An open table is in this channel from now on, and awake.
fn place(change: &mut Change, channel: ChannelId, now: Timestamp) {
    let table = &mut change.after.table;
    table.own_thread &= table.channel == channel;
    (table.channel, table.asleep, table.wake) = (channel, None, Some(now));
    change.after.touch(now);
}

/// What is known of the posts of a table that moves.
#[derive(Clone, Copy, Debug)]
struct Known {
    /// The message of its lobby card, and where that is.
    card: Option<(ChannelId, MessageId)>,
    /// The records up to which the channel has read the last board, or will.
    board: Option<MoveNumber>,
}

impl Known {
    /// Reads it. What is on its way into a place that was gone is lost before.
    fn read(tx: &Tx, table: &TableRow, now: Timestamp) -> Result<Self, TableError> {
        if table.asleep.is_some() {
            tx.lose_claimed(table.id, now)?;
        }
        let is_lobby = table.state == Stage::Lobby;
        Ok(Self {
            card: if is_lobby {
                tx.message_before(table.id, PostRole::LobbyCard, LAST)?
            } else {
                None
            },
            board: if is_lobby { None } else { tx.last_board(table.id)? },
        })
    }
}

/// The buttons in the place that was go, for they would lead nowhere.
fn owe_clearing(change: &mut Change, known: Known) {
    let table = &change.after.table;
    let number = table.records;
    let clear = match table.state {
        Stage::Lobby => {
            known.card.map(|(channel, message)| PostKind::Unbutton { channel, message })
        }
        Stage::Running | Stage::Finished | Stage::Ended => Some(PostKind::ClearPing),
    };
    if let Some(post) = clear {
        change.owe_at(post, number);
    }
}

/// Owes the card, or the board and the ping. Time that the table slept does not count for anybody.
fn go_on(
    change: &mut Change,
    around: &Surroundings,
    known: Known,
    asleep: Option<Timestamp>,
    now: Timestamp,
) {
    resume(&mut change.after, around, asleep, now);
    let table = &change.after.table;
    if table.state == Stage::Lobby {
        change.owe(PostKind::LobbyCard);
        return;
    }
    // A board that was lost with the channel is told now; what happened since it, by the next one.
    let (to, last) = (table.boarded, known.board);
    change.owe(PostKind::Board { from: last.unwrap_or(MoveNumber(0)).min(to), to });
    let line = change.after.turn.and_then(|turn| line_for(&change.after, &turn));
    if let Some(line) = line {
        change.owe(line);
    }
}

/// The line under the board by which this turn goes on; an AI needs none.
fn line_for(state: &TableState, turn: &TurnRow) -> Option<PostKind> {
    let seat = Seat::new(turn.seat)?;
    let holder = state.seat(seat)?;
    if holder.ai.is_some() || holder.away {
        return None;
    }
    if holder.player.is_none() {
        return Some(PostKind::Notice(Notice::SeatWaits { seat, name: holder.name.clone() }));
    }
    let number = turn.number;
    match turn.expired {
        Some(_) if is_for_ai(&state.terms) => None,
        Some(_) => about_turn(state, number),
        None => Some(PostKind::Ping { seat, number, next: None }),
    }
}
