//! Why a table refused. Nothing has changed then.

use super::{
    GuildId, MessageId, MoveNumber, RemindRefused, SeatRefused, Seated, ServerRefused, TableId,
    Timestamp,
};
use crate::{
    board::{PlayError, Refusal},
    pace::PaceError,
    store::{ChannelId, StoreError},
};

/// Why a call of a table was refused; the data says what would be right.
///
/// The texts are plain English without mark-up; whoever speaks to people may phrase them better.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// No such table, or none in this channel.
    #[error("there is no table here; open one with /game new")]
    NoTable,
    /// One open table a channel.
    #[error(
        "table {table} is already open here; finish or end it first, or use another channel or thread"
    )]
    ChannelTaken {
        /// The open one.
        table: TableId,
        /// Where.
        channel: ChannelId,
    },
    /// A server's tables are its own.
    #[error("there is no table {table} in this server")]
    NotOfThisServer {
        /// Which was asked for.
        table: TableId,
    },
    /// Nothing to move.
    #[error("table {table} is in this channel already")]
    AlreadyThere {
        /// Which.
        table: TableId,
    },
    /// The game cannot be played with so many.
    #[error("this game has {least} to {most} seats")]
    WrongSeats {
        /// Smallest legal number.
        least: u8,
        /// Largest legal number.
        most: u8,
    },
    /// Every seat of the lobby is taken.
    #[error("all {seats} seats are taken")]
    LobbyFull {
        /// How many there are.
        seats: u8,
    },
    /// More AI than the table has seats.
    #[error("this table has {seats} seats, so at most {seats} AI can play")]
    TooManyAi {
        /// How many seats there are.
        seats: u8,
    },
    /// No AI sits there.
    #[error("no AI sits at this table")]
    NoAi,
    /// The server's limit for tables of AI alone.
    #[error("{most} tables of AI alone run in this server, and there may be no more")]
    TooManyWatched {
        /// How many there may be.
        most: u16,
    },
    /// The limit of a user for tables of AI alone.
    #[error("you watch {most} tables of AI alone already, and there may be no more")]
    WatchesEnough {
        /// How many there may be.
        most: u16,
    },
    /// The free seats are kept for those who played before.
    #[error("the free seats are kept for {}", names.join(", "))]
    SeatsKept {
        /// For whom.
        names: Vec<String>,
        /// Until when.
        until: Timestamp,
    },
    /// One rematch a table.
    #[error("table {table} is the rematch of this one")]
    Rematched {
        /// The rematch.
        table: TableId,
        /// Its server.
        guild: GuildId,
        /// Its channel.
        channel: ChannelId,
        /// Its lobby card.
        card: Option<MessageId>,
    },
    /// One seat a user.
    #[error("you already sit at this table")]
    AlreadySeated,
    /// Only players may do this.
    #[error("you do not sit at this table; its players are {}", names(players))]
    NotAtTable {
        /// Who does.
        players: Vec<Seated>,
    },
    /// Only the host may do this.
    #[error("only {host_name}, who opened this table, can do that")]
    NotHost {
        /// Their name.
        host_name: String,
    },
    /// Only a moderator of the server may end a running game.
    #[error("only a moderator of this server can end a running game")]
    NotModerator,
    /// A game needs its least number of players.
    #[error("{have} of at least {least} players have joined; wait for another to press Join")]
    TooFew {
        /// How many there are.
        have: u8,
        /// How many it needs.
        least: u8,
    },
    /// The lobby is over: the game runs.
    #[error("this game has already started")]
    AlreadyStarted,
    /// The game has not started: only the lobby's actions are possible.
    #[error("this game has not started yet; the host can start it with /game start")]
    NotStarted,
    /// The game was played to its end.
    #[error("this game is over")]
    Over,
    /// The game still runs, or was ended before its time: it has no outcome.
    #[error("this game has not been played to its end")]
    NotOver,
    /// The table was ended early.
    #[error("this table was ended")]
    Ended,
    /// What is played without a channel would be told to nobody.
    #[error(
        "the channel of this table is gone; somebody who manages the server continues it elsewhere with /admin move"
    )]
    Asleep,
    /// Another seat decides.
    #[error("it is {}'s turn", to_move.name)]
    NotYourTurn {
        /// Who decides.
        to_move: Seated,
    },
    /// The button or preview belongs to an earlier moment.
    #[error("that was for an earlier move; {}", next(to_move.as_ref()))]
    Stale {
        /// The moment it belongs to.
        expected: MoveNumber,
        /// The present one.
        now: MoveNumber,
        /// Who decides; `None` when the game is over.
        to_move: Option<Seated>,
    },
    /// The move breaks a rule.
    #[error("{rule}")]
    Illegal {
        /// The rules' own words, for the player.
        rule: String,
        /// Whom these words call by [`Seat::called`](crate::board::Seat::called).
        about: Option<Seated>,
    },
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(#[from] UndoRefused),
    /// Nobody is called by another's wish.
    #[error(transparent)]
    Remind(#[from] RemindRefused),
    /// Nothing can be done about this seat.
    #[error(transparent)]
    Seat(#[from] SeatRefused),
    /// The interaction was already used for something else.
    #[error("that click was already used at table {table}")]
    UsedElsewhere {
        /// Where.
        table: TableId,
    },
    /// What is stored of this table cannot be replayed: damage, or a rule that changed without a version.
    #[error("table {table} cannot be replayed: {why}")]
    Broken {
        /// Which.
        table: TableId,
        /// What does not fit; names no secret.
        why: String,
    },
    /// What was typed of time cannot be meant.
    #[error(transparent)]
    Pace(#[from] PaceError),
    /// The server's settings would not fit together.
    #[error(transparent)]
    Server(#[from] ServerRefused),
    /// What is stored of a person's or server's settings cannot be read: damage, or an older program.
    #[error("stored settings cannot be read: {0}")]
    Settings(String),
    /// The operating system gave no random numbers.
    #[error("the system gave no random numbers")]
    NoChance,
    /// The database refused; for the log.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why nothing can be taken back, product §4.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// No move of this player is there to be taken back.
    #[error("you have no move to take back")]
    NoMove,
    /// Somebody else has decided something since.
    #[error("{} has moved since; your move stands", by.name)]
    OthersMoved {
        /// Who.
        by: Seated,
    },
    /// A secret was revealed or chance has decided.
    #[error("that move showed a secret or let chance decide; it stands")]
    Sealed,
    /// Who held the seat before made it.
    #[error("that move was made by the one who held your seat before; it stands")]
    Inherited,
    /// The secrets of the whole game are published.
    #[error("the game is over; its last move stands")]
    Over,
}

impl TableError {
    /// The refusal of a game among these players.
    pub(super) fn of_rules(error: &PlayError<impl Refusal>, players: &[Seated]) -> Self {
        let about = error.about().and_then(|seat| players.get(seat.index())).cloned();
        Self::Illegal { rule: error.to_string(), about }
    }
}

fn names(players: &[Seated]) -> String {
    players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(", ")
}

fn next(to_move: Option<&Seated>) -> String {
    to_move.map_or_else(
        || "the game is over".to_owned(),
        |seated| format!("it is {}'s turn now", seated.name),
    )
}
