//! The one seam between the rules of a game and the rest of the program.

use std::{error::Error, fmt, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    chance::{Chance, Seed},
    first_player::FirstPlayer,
    rules_version::RulesVersion,
    seat::Seat,
    turn::Turn,
    view::SeatView,
};

/// Why a move was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError<I: Error> {
    /// The game has ended.
    #[error("this game is over")]
    Over,
    /// Another seat decides.
    #[error("it is another player's turn")]
    NotYourTurn {
        /// The seat that decides.
        to_move: Seat,
    },
    /// The move breaks a rule.
    #[error(transparent)]
    Illegal(I),
}

/// What the players agree on before a deal, who begins, and by which rules the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Agreed<O> {
    /// How many players.
    pub players: u8,
    /// Who begins.
    pub first_player: Seat,
    /// The options.
    pub options: O,
    /// The version of rules and cards.
    #[serde(skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
}

/// The view of a seat in this game.
pub type ViewOf<G> = SeatView<<G as Game>::PublicView, <G as Game>::Move, <G as Game>::Own>;

/// One game: its rules as a value that holds the whole truth of one table.
///
/// The contract: [`deal`](Game::deal) is the only place where chance enters, and the setup that it gives
/// together with the moves determines every later state, for ever. A refused call has changed nothing.
/// `legal_moves` lists exactly the moves that `check` accepts, each once, in an order that depends on the state alone.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The name in commands, logs and the database, for example `great_city`.
    const ID: &'static str;
    /// With how many seats it can be played.
    const SEATS: RangeInclusive<u8>;
    /// The newest version of rules and cards, by which games are dealt; raised when an old log would replay differently.
    const RULES_VERSION: RulesVersion;
    /// How many units of the score make a point: 10 in a game that counts tenths.
    const POINT: i32 = 1;

    /// The ids of the standing orders that a player may leave for decisions in another player's turn, the one that holds
    /// unless told otherwise first; none in a game that has no such decisions.
    const STANDING_ORDERS: &'static [&'static str] = &[];

    /// What is agreed before the deal.
    type Options: Clone + Default + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// The deal, complete: what another program needs to replay the game without random numbers.
    type Setup: Clone + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Why no game can be dealt by a setup that was read.
    type BadSetup: Error + Send + Sync + 'static;
    /// One decision. Its text form ([`Display`](fmt::Display) and [`FromStr`](std::str::FromStr)) is at most 60
    /// characters of `[a-z0-9_.,:+-]`, for buttons and autocomplete; its JSON is the log format's record.
    type Move: Copy
        + fmt::Debug
        + fmt::Display
        + std::str::FromStr
        + PartialEq
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// The rule that a move breaks, with all that its sentence needs. Its `Display` is for logs.
    type Illegal: Error + Clone + Send + Sync + 'static;
    /// Something that everybody saw happen. In JSON its `type` tells the kind; a `round` is the beginning of the round under
    /// this key.
    type Event: Clone + fmt::Debug + Send + Sync + Serialize + 'static;
    /// All that a spectator may know.
    type PublicView: Clone + fmt::Debug + PartialEq + Send + Sync + Serialize + 'static;
    /// What one seat knows and remembers beside what everybody knows.
    type Own: Clone + fmt::Debug + PartialEq + Send + Sync + Serialize + 'static;

    /// Shuffles and deals the cards of this version, at most the newest. The same arguments give the same setup on every
    /// machine, for ever: a log that proves its shuffle is dealt again by the version that it names.
    ///
    /// # Panics
    /// When `seats` is outside [`SEATS`](Game::SEATS).
    fn deal_by(rules: RulesVersion, seats: u8, options: &Self::Options, seed: Seed) -> Self::Setup;

    /// Shuffles and deals by the newest version, as [`deal_by`](Game::deal_by).
    ///
    /// # Panics
    /// When `seats` is outside [`SEATS`](Game::SEATS).
    fn deal(seats: u8, options: &Self::Options, seed: Seed) -> Self::Setup {
        Self::deal_by(Self::RULES_VERSION, seats, options, seed)
    }

    /// The game at its start.
    ///
    /// # Errors
    /// When the setup could not have been dealt.
    fn new(setup: &Self::Setup) -> Result<Self, Self::BadSetup>;

    /// The version of rules and cards by which this deal is played.
    fn rules(setup: &Self::Setup) -> RulesVersion {
        Self::agreed(setup).rules
    }

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// Whose turn comes after that of the seat to move, if everybody knows it by now and the game goes on; what others decide
    /// within a turn does not count. `None` while a choice or chance can still change it, and in a game that does not tell.
    fn next_seat(&self) -> Option<Seat> {
        None
    }

    /// How far the game is, in steps after which a spectator wants to see the table; it never grows less.
    fn round(&self) -> u32;

    /// Appends the legal moves of the seat to move; none when the game is over. The caller keeps the buffer.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Whether the seat to move may make this move.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a move of this seat.
    ///
    /// # Errors
    /// When the game is over, another seat decides, or the move is illegal; then nothing has changed.
    fn play(&mut self, seat: Seat, mv: Self::Move) -> Result<(), PlayError<Self::Illegal>> {
        match self.turn() {
            Turn::Over { .. } => Err(PlayError::Over),
            Turn::ToMove(to_move) if to_move != seat => Err(PlayError::NotYourTurn { to_move }),
            Turn::ToMove(_) => {
                self.check(mv).map_err(PlayError::Illegal)?;
                self.play_unchecked(mv);
                Ok(())
            }
        }
    }

    /// Plays a move that [`check`](Game::check) accepts. Any other move leaves a state without meaning.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Whether the game ended only because nothing happened any more; `None` in a game that cannot stall.
    fn is_stalled(&self) -> Option<bool> {
        None
    }

    /// The move that the program makes for the seat to move without asking, by the options of the table; never
    /// one that would tell others about a secret.
    fn forced(&self) -> Option<Self::Move>;

    /// What this standing order of the seat to move decides, by what everybody knows; `None` when it asks, when nothing of
    /// the kind is to be decided, or when the order is unknown.
    fn by_order(&self, _order: &str) -> Option<Self::Move> {
        None
    }

    /// The legal move that does least for the seat to move, by what everybody knows where that is enough; `None` when the
    /// game is over. It is played for somebody whose turn the others skip.
    fn idle_move(&self) -> Option<Self::Move>;

    /// Whether this legal move, once made, can no longer be taken back: it reveals a secret or lets chance decide.
    fn seals(&self, mv: Self::Move) -> bool;

    /// What everybody saw happen when `mv` turned `before` into `after`, in order: first the move
    /// itself, as one event, then what followed from it.
    fn events(before: &Self, mv: Self::Move, after: &Self) -> Vec<Self::Event>;

    /// All that a spectator may know.
    fn public_view(&self) -> Self::PublicView;

    /// What this seat knows and remembers beside what everybody knows.
    fn known_to(&self, seat: Seat) -> Self::Own;

    /// All that this seat knows and remembers, and what it may do.
    fn seat_view(&self, seat: Seat) -> ViewOf<Self> {
        let mut legal = Vec::new();
        if self.turn() == Turn::ToMove(seat) {
            self.legal_moves(&mut legal);
        }
        SeatView { seat, public: self.public_view(), own: self.known_to(seat), legal }
    }

    /// A game that looks like this to the seat of the view, with all that it cannot know dealt anew.
    fn imagine(view: &ViewOf<Self>, chance: &mut impl Chance) -> Self;

    /// What was agreed before this deal, who begins, and by which rules.
    fn agreed(setup: &Self::Setup) -> Agreed<Self::Options>;

    /// How the first player is found: the first seat, in a game that knows nothing else.
    fn first_player_rule(_options: &Self::Options) -> FirstPlayer {
        FirstPlayer::Fixed(Seat::FIRST)
    }

    /// These options with this seat as the first player, in a game that knows one.
    fn with_first_player(options: Self::Options, _seat: Seat) -> Self::Options {
        options
    }

    /// The lines of the score pad, in order, as the log names them; the last is `total`.
    fn score_lines() -> &'static [&'static str];

    /// The score that this seat would have if the game ended now, one for each of the score lines, in units of which
    /// [`POINT`](Game::POINT) make a point.
    fn score(&self, seat: Seat) -> Vec<i32>;
}
