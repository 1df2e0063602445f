//! Where tables are: channels that vanish, servers that the bot leaves, tables that move.
//!
//! A table without a place sleeps: nobody is called, no clock runs, nothing is lost. It goes on where it was, or where
//! somebody who manages the server moves it to.

use super::{
    ChannelId, GuildId, InteractionId, Lobby, LobbyRefused, MoveNumber, Notice, Player, PostKind,
    Refused, TableError, TableId, TableState, Tables, Timestamp, UserId,
    calls::lose_channel,
    contained::read_one,
    lobby_read::{lobby, lobby_of, seen},
    moderation::{Moderated, note},
    post::LAST,
    seats::about_turn,
    turns,
};
use crate::{
    board::Seat,
    store::{PostRole, TableRow, TurnRow, Tx},
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
            lose_channel(tx, &open, now)?;
            Ok::<_, TableError>(Some(open.id))
        };
        let asleep = self.store().with(sleep).await?;
        self.shared.wake_poster();
        Ok(asleep)
    }

    /// The bot was sent away from a server: its open tables sleep. How many they are.
    pub async fn server_gone(&self, guild: GuildId) -> Result<usize, TableError> {
        let now = self.now();
        let sleep = move |tx: &Tx| {
            let open = tx.open_in(guild)?;
            open.iter().try_for_each(|table| tx.fall_asleep(*table, now))?;
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
            let Some(row) = tx.table(table)?.filter(|row| row.asleep.is_some()) else {
                return Ok(());
            };
            if is_open(&row).is_ok() {
                tx.place(table, row.channel, row.own_thread, now)?;
                owe_clearing(tx, &row, now)?;
                go_on(tx, &row, now)?;
            }
            Ok::<_, TableError>(())
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
                    Ok((lobby_of(tx, &row)?, row.asleep.is_some()))
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
        self.shared.wake_agenda();
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
    if seen(tx, table, interaction)? {
        return Ok(Moved { lobby: lobby(tx, table)?, from: None });
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
    tx.keep_interaction(interaction, table)?;
    let own_thread = row.own_thread && row.channel == to.channel;
    let from = (row.asleep.is_none()).then_some(row.channel);
    if from.is_some() {
        owe_clearing(tx, &row, now)?;
    }
    tx.place(table, to.channel, own_thread, now)?;
    let notice = PostKind::Notice(Notice::Moved { name: by.name.clone() });
    tx.owe(table, &[notice.owed_at(row.records)], now)?;
    go_on(tx, &row, now)?;
    note(tx, row.guild, (by.user, now), &Moderated::Moved { table }, (None, None))?;
    Ok(Moved { lobby: lobby(tx, table)?, from })
}

pub(super) fn is_open(row: &TableRow) -> Result<(), Refused> {
    match row.state {
        TableState::Lobby => Ok(()),
        state => Refused::unless(state, TableState::Running),
    }
}

/// The buttons in the place that was go, for they would lead nowhere.
fn owe_clearing(tx: &Tx, row: &TableRow, now: Timestamp) -> Result<(), TableError> {
    let clear = match row.state {
        TableState::Lobby => tx
            .message_before(row.id, PostRole::LobbyCard, LAST)?
            .map(|(channel, message)| PostKind::Unbutton { channel, message }),
        TableState::Running | TableState::Finished | TableState::Ended => Some(PostKind::ClearPing),
    };
    let clear: Vec<_> = clear.iter().map(|post| post.owed_at(row.records)).collect();
    Ok(tx.owe(row.id, &clear, now)?)
}

/// Owes the card, or the board and the ping. Time that the table slept does not count for anybody.
fn go_on(tx: &Tx, row: &TableRow, now: Timestamp) -> Result<(), TableError> {
    let turn = turns::resume(tx, row, row.asleep, now)?;
    let posts = match row.state {
        TableState::Lobby => vec![PostKind::LobbyCard.owed_at(MoveNumber(0))],
        TableState::Running | TableState::Finished | TableState::Ended => {
            // A board that was lost with the channel is told now; what happened since it, by the next one.
            let from = tx.last_board(row.id)?.unwrap_or(MoveNumber(0)).min(row.boarded);
            let mut posts = vec![PostKind::Board { from, to: row.boarded }];
            if let Some(turn) = turn {
                posts.extend(line_for(tx, row, &turn)?);
            }
            posts.iter().map(|post| post.owed_at(row.records)).collect()
        }
    };
    Ok(tx.owe(row.id, &posts, now)?)
}

/// The line under the board by which this turn goes on; an AI needs none.
fn line_for(tx: &Tx, row: &TableRow, turn: &TurnRow) -> Result<Option<PostKind>, TableError> {
    let holder = tx.seats(row.id)?.into_iter().find(|held| held.seat == turn.seat);
    let (Some(seat), Some(holder)) = (Seat::new(turn.seat), holder) else { return Ok(None) };
    if holder.ai.is_some() || holder.away {
        return Ok(None);
    }
    if holder.player.is_none() {
        return Ok(Some(PostKind::Notice(Notice::SeatWaits { seat, name: holder.name })));
    }
    let number = turn.number;
    Ok(match turn.expired {
        Some(_) if turns::is_for_ai(row) => None,
        Some(_) => about_turn(tx, row.id, number)?,
        None => Some(PostKind::Ping { seat, number, next: None }),
    })
}
