//! Why a table refused. Nothing has changed then.

use super::{
    DailyRefused, GuildId, MessageId, MoveNumber, RatedRefused, ReviewRefused, SeatRefused, Seated,
    ServerRefused, Stage, TableId, Timestamp,
};
use crate::{
    board::{PlayError, Seat},
    league::LeagueRefused,
    pace::PaceError,
    play::AnyIllegal,
    store::{ChannelId, StoreError, TableRow},
    talk::{names::Names, plans::BadPlan, say::Text},
};

/// Why a call of a table came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The one who asked is told why.
    #[error("refused: {0:?}")]
    Refused(Refused),
    /// What is stored of this table cannot be replayed: damage, or a rule that changed without a version.
    #[error("table {table} cannot be replayed: {why}")]
    Broken {
        table: TableId,
        /// What does not fit; names no secret.
        why: String,
    },
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

/// Why a table refuses what somebody wants; the data says what would be right. Each is told in the catalogue's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The lobby is not as it would have to be.
    Lobby(LobbyRefused),
    /// No such table, or none in this channel.
    NoTable,
    /// One seat a user.
    AlreadySeated,
    /// Who sits at a running game cannot be forgotten.
    StillSeated,
    /// Only players may do this.
    NotAtTable {
        /// Who does.
        players: Vec<Seated>,
    },
    /// Only a moderator of the server may end a running game.
    NotModerator,
    /// The lobby is over: the game runs.
    AlreadyStarted,
    /// The game has not started: only the lobby's actions are possible.
    NotStarted,
    /// The game was played to its end.
    Over,
    /// The game still runs, or was ended before its time: it has no outcome.
    NotOver,
    /// The table was ended early.
    Ended,
    /// What is played without a channel would be told to nobody.
    Asleep,
    /// Another seat decides.
    NotYourTurn { to_move: Seated },
    /// The button or preview belongs to an earlier moment.
    Stale {
        /// The moment it belongs to.
        expected: MoveNumber,
        /// The present one.
        now: MoveNumber,
        /// Who decides; `None` when the game is over.
        to_move: Option<Seated>,
    },
    /// The move breaks a rule, in the words of its game.
    Illegal(Text),
    /// Nothing can be taken back.
    Undo(UndoRefused),
    /// Nobody is called by another's wish.
    Remind(RemindRefused),
    /// Nothing can be done about this seat.
    Seat(SeatRefused),
    /// The game has no such standing order.
    NoSuchOrder,
    /// The table has agreed on no plans.
    NoPlansHere,
    /// There is no such plan.
    Plan(BadPlan),
    /// The interaction was already used for something else.
    UsedElsewhere { table: TableId },
    /// A rated table does not allow it, or the table cannot be rated.
    Rated(RatedRefused),
    /// There is no review to read.
    Review(ReviewRefused),
    /// A league does not allow it.
    League(LeagueRefused),
    /// Nothing can be done about a deal of the day.
    Daily(DailyRefused),
    /// What was typed of time cannot be meant.
    Pace(PaceError),
    /// The server's settings would not fit together.
    Server(ServerRefused),
}

impl Refused {
    /// Refuses what a table can do in this one state alone.
    ///
    /// # Errors
    /// In every other state: what that state means for somebody who wanted this one.
    pub fn unless(state: Stage, wanted: Stage) -> Result<(), Self> {
        if state == wanted {
            return Ok(());
        }
        Err(match state {
            Stage::Lobby => Self::NotStarted,
            Stage::Running if wanted == Stage::Lobby => Self::AlreadyStarted,
            Stage::Running => Self::NotOver,
            Stage::Finished => Self::Over,
            Stage::Ended => Self::Ended,
        })
    }
}

impl LobbyRefused {
    /// A channel in which this table is open.
    pub(super) const fn taken(open: &TableRow) -> Self {
        Self::ChannelTaken { table: open.id, channel: open.channel, state: open.state }
    }
}

/// Why no table is opened, moved or started, and why nobody sits down or gets up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyRefused {
    /// One open table a channel.
    ChannelTaken {
        /// The open one.
        table: TableId,
        channel: ChannelId,
        /// How far it is: a lobby can be joined.
        state: Stage,
    },
    /// A server's tables are its own.
    NotOfThisServer {
        /// Which was asked for.
        table: TableId,
    },
    /// Nothing to move.
    AlreadyThere { table: TableId },
    /// The game cannot be played with so many.
    WrongSeats {
        /// Smallest legal number.
        least: u8,
        /// Largest legal number.
        most: u8,
    },
    /// Every seat of the lobby is taken.
    LobbyFull {
        /// How many there are.
        seats: u8,
    },
    /// More AI than the table has seats.
    TooManyAi {
        /// How many seats there are.
        seats: u8,
    },
    /// No AI sits there.
    NoAi,
    /// The server's limit for tables of AI alone.
    TooManyWatched {
        /// How many there may be.
        most: u16,
    },
    /// The limit of a user for tables of AI alone.
    WatchesEnough {
        /// How many there may be.
        most: u16,
    },
    /// The limit of a person for open tables.
    OpensEnough {
        /// How many there may be.
        most: u16,
        /// Where the open ones are.
        channels: Vec<ChannelId>,
    },
    /// The server's limit for open tables.
    ServerFull {
        /// How many there may be.
        most: u16,
    },
    /// The server's limit for threads that are opened within a minute.
    TooManyThreads {
        /// How many there may be.
        most: u16,
        /// When the next one may be opened.
        again: Timestamp,
    },
    /// A manager of the server has blocked them.
    Blocked {
        until: Timestamp,
        /// As the manager wrote it; empty if nothing is stored of it any more.
        reason: String,
    },
    /// The free seats are kept for those who played before.
    SeatsKept { names: Vec<String>, until: Timestamp },
    /// One rematch a table.
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
    /// The lobby card is not posted yet: what starts a game takes part in its shuffle and comes after the promise of it.
    NotPosted,
    /// A click that may start the game was first, and waits for the database to store it.
    Starting,
    /// The host does not want them at this table.
    Dismissed,
    /// The host leaves otherwise.
    DismissesSelf,
    /// Somebody else has chosen this colour.
    ColourTaken,
    /// Who is to be dismissed has no seat.
    NotSeated,
    /// Only the host may do this.
    NotHost { host_name: String },
    /// A game needs its least number of players.
    TooFew {
        /// How many there are.
        have: u8,
        /// How many it needs.
        least: u8,
    },
}

/// Why nothing can be taken back, product §4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// No move of this player is there to be taken back.
    NoMove,
    /// Somebody else has decided something since.
    OthersMoved { by: Seated },
    /// A secret was revealed or chance has decided.
    Sealed,
    /// Who held the seat before made it.
    Inherited,
    /// The secrets of the whole game are published.
    Over,
}

/// Why nobody is called by another's wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemindRefused {
    /// The one who asks must act.
    YourTurn,
    /// The program decides, or the seat is free, or the time of the turn is over.
    Nobody,
    /// The person sleeps, is on holiday, or does not want to be reminded.
    Quiet { name: String },
    /// The person was called not long ago.
    Lately {
        name: String,
        /// When they may be called again.
        again: Timestamp,
    },
}

impl TableError {
    /// Whether the fault is that of one table, so that the others can be gone on with.
    pub const fn is_of_one_table(&self) -> bool {
        match self {
            Self::Refused(_) | Self::Broken { .. } | Self::Settings(_) => true,
            Self::Store(error) => error.is_of_one_table(),
            Self::NoChance => false,
        }
    }

    /// Whether what is stored of the table is to blame, for as long as nobody mends it.
    pub(super) const fn is_damage(&self) -> bool {
        match self {
            Self::Broken { .. } => true,
            Self::Store(error) => error.is_of_one_table() && !error.is_passing(),
            Self::Refused(_) | Self::Settings(_) | Self::NoChance => false,
        }
    }

    /// The refusal of a game among these players.
    pub(super) fn of_rules(error: PlayError<AnyIllegal>, players: &[Seated]) -> Self {
        let seated = |seat: Seat| players.get(seat.index()).cloned();
        let refused = match error {
            PlayError::Over => Refused::Over,
            PlayError::NotYourTurn { to_move } => {
                seated(to_move).map_or(Refused::Over, |to_move| Refused::NotYourTurn { to_move })
            }
            PlayError::Illegal(illegal) => {
                let names = Names::new(players.iter().map(|player| player.name.clone()));
                Refused::Illegal(illegal.says(&names))
            }
        };
        refused.into()
    }
}

impl From<Refused> for TableError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

macro_rules! refused_by {
    ($($variant:ident($why:ty)),+) => {
        $(impl From<$why> for TableError {
            fn from(why: $why) -> Self {
                Self::Refused(Refused::$variant(why))
            }
        })+
    };
}
refused_by!(
    Lobby(LobbyRefused),
    Undo(UndoRefused),
    Remind(RemindRefused),
    Seat(SeatRefused),
    Rated(RatedRefused),
    League(LeagueRefused),
    Review(ReviewRefused),
    Server(ServerRefused),
    Pace(PaceError)
);
