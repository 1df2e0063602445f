//! The rows as plain data. JSON columns are text here; `tables` knows what they mean.

use std::fmt;

use super::{
    ChannelId, GuildId, InteractionId, MessageId, MoveNumber, PostId, TableId, Timestamp, UserId,
    sql::words,
};
use crate::board::named;

named! {
    /// How far a table is.
    Stage: 4 {
        /// Waiting for players.
        Lobby = "lobby",
        /// Being played.
        Running = "running",
        /// Played to its end.
        Finished = "finished",
        /// Ended by its host or a moderator, in the lobby or while running.
        Ended = "ended",
    }
}

/// A table to be created, in its lobby.
#[derive(Clone)]
pub struct NewTableRow {
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// `Game::ID`.
    pub game: &'static str,
    /// The options as JSON.
    pub options: String,
    /// The terms as JSON.
    pub terms: String,
    /// Whether the channel is a thread that was opened for this table.
    pub own_thread: bool,
    /// Of which table it is the rematch.
    pub rematch_of: Option<TableId>,
    /// How many seats it has.
    pub seats: u8,
    /// Who opened it; nobody has opened a match of a league.
    pub host: Option<UserId>,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// Who gave it that name.
    pub named_by: Option<UserId>,
    /// The secret of the shuffle.
    pub secret: [u8; 32],
    /// Its SHA-256.
    pub commitment: [u8; 32],
    /// `Game::RULES_VERSION`.
    pub rules_version: u32,
    pub created: Timestamp,
}

/// A table as stored.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// `Game::ID`.
    pub game: String,
    /// Whether the channel is a thread that was opened for this table.
    pub own_thread: bool,
    /// The options as JSON.
    pub options: String,
    /// The terms as JSON.
    pub terms: String,
    /// How many may sit; how many sit once it runs.
    pub seats: u8,
    /// Who may start and end it; nobody once none of those who sat wants to be known.
    pub host: Option<UserId>,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// Who gave it that name.
    pub named_by: Option<UserId>,
    /// The secret of the shuffle.
    pub secret: [u8; 32],
    /// Its SHA-256.
    pub commitment: [u8; 32],
    /// `Game::RULES_VERSION` of the deal.
    pub rules_version: u32,
    /// How far it is.
    pub state: Stage,
    /// How many moves and undos there are.
    pub records: MoveNumber,
    /// The seat that decides, while it runs.
    pub to_move: Option<u8>,
    /// How many of the records the board posts tell of.
    pub boarded: MoveNumber,
    /// When the lobby opened.
    pub created: Timestamp,
    /// When the game started.
    pub started: Option<Timestamp>,
    /// When it finished or was ended.
    pub closed: Option<Timestamp>,
    /// When a person last did something here.
    pub active: Timestamp,
    /// When the channel was told that the table will close.
    pub asked: Option<Timestamp>,
    /// Since when its channel is gone.
    pub asleep: Option<Timestamp>,
    /// When time must be looked at next.
    pub wake: Option<Timestamp>,
    /// Of which table it is the rematch.
    pub rematch_of: Option<TableId>,
    /// Since when it rests, and until when.
    pub paused: Option<(Timestamp, Timestamp)>,
    /// Changes with all that a process keeps in memory of the table, where several play.
    pub version: i64,
}

/// Without the secret, which tells everything about a running game.
impl fmt::Debug for TableRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow")
            .field("id", &self.id)
            .field("channel", &self.channel)
            .field("game", &self.game)
            .field("state", &self.state)
            .field("records", &self.records)
            .finish_non_exhaustive()
    }
}

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat's index.
    pub seat: u8,
    /// The user; `None` for an AI and for a seat that was given up.
    pub player: Option<UserId>,
    /// The level of the AI that holds the seat.
    pub ai: Option<String>,
    /// The display name at the last interaction with this table.
    pub name: String,
    /// The first join of who sat there at the deal, which takes part in the seed; it stays with the seat. 0 for an AI, which
    /// takes part by its seat alone.
    pub interaction: InteractionId,
    /// The time that is saved up, in milliseconds.
    pub bank: u64,
    /// How many turns in a row ran out of time.
    pub missed: u32,
    /// Whether an AI plays on until the player is back.
    pub away: bool,
    /// What the player wants done about decisions in another player's turn; `None` for the game's usual order.
    pub standing_order: Option<String>,
    /// The colour that somebody who sat there has chosen, by its id; it stays with the seat.
    pub colour: Option<String>,
}

/// The turn that a running table waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnRow {
    pub seat: u8,
    /// The records there were when it began.
    pub number: MoveNumber,
    /// When it began.
    pub began: Timestamp,
    /// When the player was first called aloud.
    pub called: Option<Timestamp>,
    /// How many reminders there were.
    pub reminded: u32,
    /// When the last one was.
    pub reminder: Option<Timestamp>,
    /// When the channel was told that the table stands still.
    pub stalled: Option<Timestamp>,
    /// Whether the player wants no more reminders in this turn.
    pub hushed: bool,
    /// When the player's time runs out, as last shown.
    pub deadline: Option<Timestamp>,
    /// When it ran out.
    pub expired: Option<Timestamp>,
    /// Until when the first call is held back, as the player sits in front of a panel.
    pub held: Option<Timestamp>,
}

/// A seat that passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverRow {
    /// The seat's index.
    pub seat: u8,
    /// The records there were.
    pub number: MoveNumber,
    /// Who left it; `None` for an AI, for a seat that was free, and for who wants to be forgotten.
    pub player: Option<UserId>,
    /// The level of the AI that left it.
    pub ai: Option<String>,
    /// The name of who left it; `None` for a seat that was free, and where it was not kept yet.
    pub name: Option<String>,
    pub at: Timestamp,
}

/// A seat that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// The seat's index.
    pub seat: u8,
    /// To whom; `None` for anybody.
    pub person: Option<UserId>,
    pub at: Timestamp,
}

/// What a row of `moves` says.
#[derive(Clone, PartialEq, Eq)]
pub enum RecordKind {
    /// A player's move, as JSON, and the click that made it.
    Move(String, InteractionId),
    /// A move that the program made, as JSON, and why: `None` because there was no choice.
    Auto(String, Option<String>),
    /// An undo: the moves from this number on are void. The click that asked for it.
    Undo(MoveNumber, InteractionId),
}

/// A row of `moves`. It has no `Debug`: a move may hold a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct RecordRow {
    /// Its place in the order of writing.
    pub number: MoveNumber,
    pub seat: u8,
    /// What happened.
    pub kind: RecordKind,
    pub at: Timestamp,
}

named! {
    /// The kinds of post, as far as the store must tell them apart.
    PostRole: 6 {
        /// The lobby card and its edits.
        LobbyCard = "lobby_card",
        /// A board post.
        Board = "board",
        /// The line that mentions who must act.
        Ping = "ping",
        /// The removal of an earlier ping's buttons.
        ClearPing = "clear_ping",
        /// The score, the seed and the log.
        Final = "final",
        /// Anything else that the channel hears.
        Notice = "notice",
    }
}

/// A post that becomes due with the change that causes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPostRow {
    /// Its kind as JSON.
    pub kind: String,
    /// Its kind, for the store.
    pub role: PostRole,
    /// The table's number of records then.
    pub number: MoveNumber,
}

named! {
    /// How far a post is.
    PostState: 5 {
        /// Waiting to be sent.
        Due = "due",
        /// About to be sent, perhaps sent.
        Claimed = "claimed",
        /// Sent and confirmed.
        Sent = "sent",
        /// Overtaken by events, never sent.
        Skipped = "skipped",
        /// Given up.
        Failed = "failed",
    }
}

/// A post as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostRow {
    pub id: PostId,
    /// Whose post it is.
    pub table: TableId,
    /// Its kind as JSON.
    pub kind: String,
    /// Its kind, for the store.
    pub role: PostRole,
    /// The table's number of records when it became due.
    pub number: MoveNumber,
    /// How far it is.
    pub state: PostState,
    /// When it became due.
    pub created: Timestamp,
    /// How often sending was begun.
    pub attempts: u32,
    /// The run of the program that claimed it last.
    pub claimed_by: Option<i64>,
    /// When it was claimed last.
    pub claimed: Option<Timestamp>,
    /// Whether it was to mention somebody.
    pub loud: bool,
    /// The message, once sent.
    pub message: Option<MessageId>,
    /// The channel or conversation of the message.
    pub place: Option<ChannelId>,
    /// Why the last attempt failed.
    pub failure: Option<String>,
}

words!(Stage, PostRole, PostState);
