//! Lists of open tables: those of one person, wherever they are, and those of a server.

use crate::{
    board::Seat,
    store::{MineRow, TableRow, Tx},
    tables::{
        ChannelId, GameKind, GuildId, MessageId, MoveNumber, Stage, Summary, TableError, TableId,
        Tables, Timestamp, UserId,
        lobby::agreed::{options, terms},
        people::players::seated,
        run::contained::read_one,
    },
};

/// Nobody sits at more tables than are listed.
pub(in crate::tables) const MOST: u32 = 500;

/// So many tables of a server are read at a time: more than fit into a message.
const AT_A_TIME: u32 = 20;

/// An open table of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyTable {
    pub table: TableId,
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Its game; `None` when this program does not know it.
    pub game: Option<GameKind>,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// Lobby or running.
    pub state: Stage,
    /// For whom it waits.
    pub waits: Waits,
    /// Since when its channel is gone.
    pub asleep: Option<Timestamp>,
    /// The latest ping or board in the channel, or the lobby card.
    pub message: Option<MessageId>,
}

/// The open tables of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Those that can be read, lobbies first, then the youngest first.
    pub tables: Vec<Summary>,
    /// What is stored of these is damaged.
    pub damaged: Vec<TableId>,
    /// How many of the first ones are left out.
    pub skipped: u32,
    /// Whether there are others behind these.
    pub has_more: bool,
}

/// For whom a table waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// For the one who asks, until then if there is a clock.
    ForMe(Option<Timestamp>),
    /// For the vote of the one who asks.
    ForMyVote,
    /// For somebody else, of this name.
    For(String),
    /// For players.
    ForPlayers,
}

impl MyTable {
    /// Whether it waits for a move of the one who asks.
    pub const fn waits_for_me(&self) -> bool {
        matches!(self.waits, Waits::ForMe(_))
    }
}

impl Tables {
    /// The open tables of a server, as many as a message may show, without so many of the first ones.
    pub async fn list(&self, guild: GuildId, skipped: u32) -> Result<Listing, TableError> {
        self.store()
            .read(move |tx| {
                let open = tx.open_tables(guild, (skipped, AT_A_TIME))?;
                let mut listed = tx.listed_in(guild, (skipped, AT_A_TIME + 1))?;
                let has_more = listed.len() > AT_A_TIME as usize;
                listed.truncate(AT_A_TIME as usize);
                let mut listing = Listing { skipped, has_more, ..Listing::default() };
                for table in listed {
                    let row = open.iter().find(|row| row.id == table);
                    match row.map(|row| read_one(table, summary(tx, row))).transpose()?.flatten() {
                        Some(summary) => listing.tables.push(summary),
                        None => listing.damaged.push(table),
                    }
                }
                Ok(listing)
            })
            .await
    }

    /// The open tables of this person with damaged stored data.
    pub async fn damaged_of(&self, player: UserId) -> Result<Vec<TableId>, TableError> {
        let find = move |tx: &Tx| {
            let mut damaged = Vec::new();
            for table in tx.open_of(player, MOST)? {
                let read = || tx.table(table)?.map(|row| summary(tx, &row)).transpose();
                if read_one(table, read())?.is_none() {
                    damaged.push(table);
                }
            }
            Ok::<_, TableError>(damaged)
        };
        self.store().read(find).await
    }

    /// The first move or undo of a table at this moment or later; `None` when nothing happened since.
    pub async fn first_since(
        &self,
        table: TableId,
        moment: Timestamp,
    ) -> Result<Option<MoveNumber>, TableError> {
        self.store().read(move |tx| Ok(tx.first_since(table, moment)?)).await
    }

    /// The open tables at which this person sits: those that wait for the person first, the most urgent of them first.
    pub async fn tables_of(&self, player: UserId) -> Result<Vec<MyTable>, TableError> {
        let rows = self.store().read(move |tx| tx.tables_of(player, MOST)).await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// The next table behind this one that waits for the person, in the order of the list and round again; never this one.
    pub async fn next_of(
        &self,
        player: UserId,
        after: TableId,
    ) -> Result<Option<MyTable>, TableError> {
        let mut waiting = self.tables_of(player).await?;
        waiting.retain(MyTable::waits_for_me);
        let behind = waiting.iter().position(|mine| mine.table == after).map_or(0, |at| at + 1);
        waiting.rotate_left(behind);
        Ok(waiting.into_iter().find(|mine| mine.table != after))
    }
}

fn read(row: MineRow) -> MyTable {
    let MineRow { table, guild, channel, state, asleep, message, .. } = row;
    let waits = match row.to_move {
        None => Waits::ForPlayers,
        Some(seat) if seat == row.seat => Waits::ForMe(row.deadline),
        Some(_) if row.may_vote => Waits::ForMyVote,
        Some(_) => Waits::For(row.mover.unwrap_or_default()),
    };
    let game = GameKind::from_id(&row.game);
    MyTable { table, guild, channel, game, name: row.name, state, waits, asleep, message }
}

fn summary(tx: &Tx, row: &TableRow) -> Result<Summary, TableError> {
    let (turn, game) = (tx.turn(row.id)?, GameKind::from_id(&row.game));
    // They are not listed, but without them nobody can play.
    terms(row)?;
    game.map(|_| options(row)).transpose()?;
    Ok(Summary {
        table: row.id,
        channel: row.channel,
        game,
        name: row.name.clone(),
        state: row.state,
        seats: row.seats,
        players: seated(&tx.seats(row.id)?),
        to_move: row.to_move.and_then(Seat::new),
        number: row.records,
        created: row.created,
        deadline: turn.filter(|turn| turn.expired.is_none()).and_then(|turn| turn.deadline),
        asleep: row.asleep,
    })
}
