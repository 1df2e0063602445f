//! What a table tells those who ask.

use crate::{
    board::{Clicks, Commitment, Level, Seat, Seed, ShuffleSecret, Turn},
    pace::Terms,
    play::{AnyEvent, AnyMove, OwnView, PublicView},
    tables::{
        ChannelId, Former, GameKind, GameOptions, GuildId, InteractionId, Kept, MessageId,
        MoveNumber, Planned, Seated, Stage, TableId, Timestamp, UndoRefused, UserId,
    },
    talk::spot::Spot,
};

/// A table as everybody may see it without its game: for the lobby card and the status.
#[derive(Clone)]
pub struct Lobby {
    pub table: TableId,
    pub guild: GuildId,
    /// The channel or thread.
    pub channel: ChannelId,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// The game and what is agreed.
    pub options: GameOptions,
    /// How long a turn may take, and what happens then.
    pub terms: Terms,
    /// How far the table is. A lobby that became a game is `Running`.
    pub state: Stage,
    /// How many may sit.
    pub seats: u8,
    /// Who may start and end it.
    pub host: Option<UserId>,
    /// Who sits, by seat.
    pub players: Vec<Seated>,
    /// Of which table it is the rematch.
    pub rematch_of: Option<TableId>,
    /// For whom seats of a rematch are kept.
    pub kept: Option<Kept>,
    /// The promise of the shuffle.
    pub commitment: Commitment,
    /// When it was opened.
    pub created: Timestamp,
    /// The lobby card's message, once sent.
    pub card: Option<MessageId>,
}

impl Lobby {
    pub fn game(&self) -> GameKind {
        self.options.kind()
    }

    /// Whether it waits for the players of a match of a league: all others have a host.
    pub fn is_match(&self) -> bool {
        self.state == Stage::Lobby && self.host.is_none()
    }

    /// Whether all seats are taken.
    pub fn is_full(&self) -> bool {
        self.players.len() >= usize::from(self.seats)
    }

    /// The seat of this user.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().find(|player| player.user() == Some(user)).map(|player| player.seat)
    }
}

/// One line of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub table: TableId,
    pub channel: ChannelId,
    /// Its game; `None` when this program does not know it.
    pub game: Option<GameKind>,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// How far it is.
    pub state: Stage,
    /// How many may sit.
    pub seats: u8,
    /// Who sits, by seat.
    pub players: Vec<Seated>,
    /// Who decides, while it runs.
    pub to_move: Option<Seat>,
    /// The present move number.
    pub number: MoveNumber,
    /// When it was opened.
    pub created: Timestamp,
    /// When the time of the turn runs out; `None` without a clock, and when it has run out.
    pub deadline: Option<Timestamp>,
    /// Since when its channel is gone.
    pub asleep: Option<Timestamp>,
}

/// A table as one viewer may see it. No `Debug`: the view of a seat is for that seat.
#[derive(Clone)]
pub struct Look {
    pub table: TableId,
    pub kind: GameKind,
    pub channel: ChannelId,
    /// How far it is: running, finished or ended.
    pub state: Stage,
    /// The moment: buttons made from this look carry it.
    pub number: MoveNumber,
    /// Who sits, by seat.
    pub players: Vec<Seated>,
    pub turn: Turn,
    /// How long a turn may take, and what happens then.
    pub terms: Terms,
    /// When the time of this one runs out.
    pub deadline: Option<Timestamp>,
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// Whether it shows the table as it may come: for a plan.
    pub imagined: bool,
    /// What everybody knows.
    pub public: PublicView,
    /// What the viewer's seat knows.
    pub own: Option<OwnView>,
    /// The chance of a hint, for the viewer whose turn it is.
    pub hint: Option<Seed>,
    /// The standing order of the viewer's seat; `None` in a game without, and for who has no seat.
    pub standing_order: Option<String>,
    /// What the viewer has planned here; `None` for nothing, and for who has no seat.
    pub plan: Option<Planned>,
    /// Whether the viewer can take back a move now; if not, why.
    pub undo: Result<(), UndoRefused>,
    /// What happened since the viewer's last turn; `None` for who has no seat.
    pub since: Option<Box<Since>>,
}

/// What everybody saw between a seat's last turn and the present moment, or its present turn.
///
/// The seat's own decisions are not in it; what the program did for the seat is. Nothing that was taken back is.
#[derive(Clone)]
pub struct Since {
    /// The seat's last decision before; `None` when it has made none.
    pub own: Option<MoveNumber>,
    /// What happened, in order.
    pub events: Vec<Happened>,
    /// Who held seats before.
    pub former: Vec<Former>,
    /// What everybody knew right after that decision.
    pub before: PublicView,
    /// What everybody knew when all this had happened.
    pub after: PublicView,
}

impl Look {
    /// Where the components of a panel for this look belong.
    pub const fn spot(&self) -> Spot {
        Spot { table: self.table, number: self.number }
    }

    pub fn to_move(&self) -> Option<&Seated> {
        self.players.iter().find(|player| Some(player.seat) == self.turn.seat())
    }

    /// Whether the viewer decides now.
    pub fn is_my_turn(&self) -> bool {
        self.state == Stage::Running && self.seat.is_some() && self.turn.seat() == self.seat
    }
}

/// A move at the table, the program's own included.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub number: MoveNumber,
    pub seat: Seat,
    /// The decision.
    pub mv: AnyMove,
    /// Who made it.
    pub by: By,
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The player, with this click.
    Player(InteractionId),
    /// The program.
    Program(Why),
}

/// Why the program made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There was no choice: `auto` in the log.
    Forced,
    /// The player had left a standing order for it: `auto` in the log, too.
    Ordered,
    /// An AI of this level decided: it holds the seat, or stands in for who does.
    Ai(Level),
    /// The others voted to go on without the player.
    Skipped,
    /// The player had planned it: a decision of the player's own.
    Planned,
}

impl Why {
    /// As stored; `None` is a move without a choice.
    pub(in crate::tables) const fn stored(self) -> Option<&'static str> {
        match self {
            Self::Forced => None,
            Self::Ai(level) => Some(level.name()),
            Self::Skipped => Some("skipped"),
            Self::Ordered => Some("ordered"),
            Self::Planned => Some("planned"),
        }
    }

    /// Whether the program decided without asking, by the rules or by an order of the player's.
    pub const fn is_automatic(self) -> bool {
        match self {
            Self::Forced | Self::Ordered => true,
            Self::Ai(_) | Self::Skipped | Self::Planned => false,
        }
    }

    /// What is stored; `None` when that is none of ours.
    pub(in crate::tables) fn read(stored: Option<&str>) -> Option<Self> {
        match stored {
            None => Some(Self::Forced),
            Some("skipped") => Some(Self::Skipped),
            Some("ordered") => Some(Self::Ordered),
            Some("planned") => Some(Self::Planned),
            Some(level) => Level::from_name(level).map(Self::Ai),
        }
    }
}

impl By {
    /// Whether the program decided without asking.
    pub(in crate::tables) fn is_automatic(self) -> bool {
        self.why().is_some_and(Why::is_automatic)
    }

    /// Why the program made the move; `None` when the player did.
    pub const fn why(self) -> Option<Why> {
        match self {
            Self::Player(_) => None,
            Self::Program(why) => Some(why),
        }
    }
}

/// Something that everybody saw, and why if the program did it.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened {
    /// In which move.
    pub number: MoveNumber,
    pub event: AnyEvent,
    /// Why the program did it; `None` when the player did.
    pub why: Option<Why>,
}

/// What somebody took back, with the automatic moves after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The number of the last undo.
    pub number: MoveNumber,
    /// Whose moves.
    pub seat: Seat,
    pub moves: u32,
}

/// The answer to a move: what happened, and what the mover now sees.
///
/// The same interaction delivered again gets the same answer.
#[derive(Clone)]
pub struct Played {
    /// The move and the automatic ones after it.
    pub steps: Vec<Step>,
    /// The table right after them.
    pub look: Look,
    /// Whether this interaction had been played before.
    pub repeated: bool,
}

/// The answer to a standing order that was left.
#[derive(Clone)]
pub struct Ordered {
    /// The table right after it.
    pub look: Look,
    /// Whether it answered what was asked just now, so that a move was played.
    pub answered: bool,
}

/// The answer to an undo.
#[derive(Clone)]
pub struct Undone {
    /// How many moves were taken back, automatic ones included.
    pub moves: u32,
    /// The table right after that.
    pub look: Look,
    /// Whether this interaction had been played before.
    pub repeated: bool,
}

/// What a board post shows: the table at one moment and what happened since an earlier one.
#[derive(Clone)]
pub struct Stretch {
    pub table: TableId,
    pub kind: GameKind,
    pub number: MoveNumber,
    /// Who sits, by seat.
    pub players: Vec<Seated>,
    /// Who sat there before.
    pub former: Vec<Former>,
    /// What was taken back since the earlier one.
    pub taken_back: Vec<TakenBack>,
    /// Who decided then.
    pub turn: Turn,
    /// What everybody knew then.
    pub public: PublicView,
    /// What everybody knew at the earlier moment, of what was not taken back.
    pub before: PublicView,
    /// What everybody saw happen since, without what was taken back.
    pub events: Vec<Happened>,
}

/// The end of a game: who won, by how much, and the proof of the shuffle.
#[derive(Clone)]
pub struct Outcome {
    pub table: TableId,
    pub kind: GameKind,
    /// Who sat, by seat.
    pub players: Vec<Seated>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// The points of each seat, by the game's score lines.
    pub scores: Vec<Vec<i32>>,
    /// The last position, as everybody sees it.
    pub public: PublicView,
    /// The secret of the shuffle, now public.
    pub secret: ShuffleSecret,
    /// Its SHA-256, as promised on the lobby card.
    pub commitment: Commitment,
    /// The clicks that took part in it.
    pub clicks: Clicks,
}

/// A decision of a player in a game that is over. No `Debug`: the view of a seat is for that seat.
#[derive(Clone)]
pub struct Decision {
    pub number: MoveNumber,
    /// What was decided.
    pub mv: AnyMove,
    /// What the player knew then.
    pub view: OwnView,
    /// What everybody knew then.
    pub public: PublicView,
}

/// A log as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFile {
    pub name: String,
    /// JSON lines.
    pub text: String,
    /// Whether it is the whole log, which only a finished table gives away.
    pub complete: bool,
}
