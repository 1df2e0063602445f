//! What one viewer may know, §9. Pictures, texts, menus, logs and opponents get these, never the state.

use serde::Serialize;

use super::{
    cards::{Card, Deck},
    city::Cell,
    moves::Space,
    options::Options,
};
use crate::board::{Seat, SeatSet};

/// All that a spectator may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicView {
    /// What the table agreed on.
    pub options: Options,
    /// The round, from 1; 0 during the opening draft.
    pub round: u8,
    /// How many rounds the game has: 7 with two players, else 14 (§3).
    pub rounds: u8,
    /// What is being decided.
    pub phase: Phase,
    /// Who decides; `None` when the game is over.
    pub to_move: Option<Seat>,
    /// Who has the first player marker.
    pub first_player: Seat,
    /// The strip in force; `None` before round 1.
    pub strip: Option<StripView>,
    /// The offer of the round, in the order I, II, III, IV (two players: I, I, II, II).
    pub offer: Vec<OfferView>,
    /// The influence cards of this game by the round in which they appear.
    pub stakes: Vec<Stake>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The decks in play and how many buildings each still has.
    pub decks: Vec<(Deck, u8)>,
    /// What the acting seat has in this turn; `None` in the draft and while emissaries are placed.
    pub turn: Option<TurnView>,
    /// The building set last in the whole game and whose city it is in.
    pub last_build: Option<(Seat, Cell)>,
    /// The winners; `None` until the game is over.
    pub winners: Option<SeatSet>,
    /// What an attentive spectator has written down since the deal.
    pub record: Record,
}

/// What an attentive spectator has written down: public facts of the past that still tell something about secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Record {
    /// The strips that have shown, as they lay in the stack before round 1, top first (§4).
    pub strips: Vec<[Symbol; 5]>,
    /// The cards that each deck gave to offers, sorted.
    pub dealt: Vec<(Deck, Vec<Card>)>,
    /// Who took a card unseen and from which deck: first the draft in its order, then schools.
    pub taken: Vec<(Seat, Deck)>,
    /// The cards built since that nobody had seen in the hand.
    pub shown: Vec<ShownView>,
}

/// A hidden card that was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShownView {
    pub seat: Seat,
    pub card: Card,
    /// It was among the first so many of [`taken`](Record::taken).
    pub among: u8,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The opening draft, §3.
    Draft,
    /// An emissary, §5.2.
    Place,
    /// A card of the offer, §5.3.
    Pick,
    /// A build action, a produce action or the end of the turn, §5.3.
    Act,
    /// The deck of a school, §5.4.
    SchoolDeck,
    /// The card of a school to keep, §5.4.
    SchoolKeep,
    /// Nothing: the game is over.
    Over,
}

/// A symbol of an action strip, §4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A brick, for building.
    Brick,
    /// A cog; two are needed to produce.
    Cog,
}

/// The action strip in force, space 1 first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StripView {
    /// The five spaces, from the emperor outwards.
    pub spaces: [SpaceView; 5],
}

/// A space of the strip in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    pub number: Space,
    /// Its symbol.
    pub symbol: Symbol,
    /// The bricks usable from here, §5.3.
    pub bricks: u8,
    /// The cogs usable from here, §5.3.
    pub cogs: u8,
    /// Whose emissary stands or stood here this round.
    pub emissary: Option<Seat>,
    /// How far that emissary's turn is.
    pub done: Progress,
}

/// How far the turn of an emissary is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// To come, or nobody stands here.
    Waiting,
    /// Under way.
    Acting,
    /// Finished.
    Acted,
}

/// A card of the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    pub card: Card,
    /// Who took it in this round.
    pub taken_by: Option<Seat>,
}

/// An influence card of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stake {
    /// Its points: 3, 4, 6, 8, 10 or 14.
    pub value: u8,
    /// The round in whose upkeep it appears, §3.
    pub round: u8,
    /// Where it is.
    pub fate: Fate,
}

/// Where an influence card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Still in deck I.
    ToCome,
    /// On the table, waiting for a sole leader (§5.6).
    Waiting,
    /// Won by this seat.
    Won(Seat),
    /// The game ended without a winner for it (E34).
    Lost,
}

/// What everybody knows of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// The city.
    pub city: CityView,
    pub coins: u8,
    /// Influence tokens.
    pub influence: u8,
    /// Values of the influence cards won, in the order won.
    pub influence_cards: Vec<u8>,
    /// How many cards are in the hand.
    pub hand: u8,
    /// Those hand cards that lie open, sorted; the rest is secret. Always every card picked from an offer and the
    /// Shrine; with the option `show_known_hands` also a drafted card that all others know by elimination (§9).
    pub known_hand: Vec<Card>,
    /// The points if the game ended now.
    pub score: Score,
}

/// A city: its buildings, sorted by row, then column.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CityView {
    /// The buildings.
    pub buildings: Vec<BuildingView>,
}

/// A building in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BuildingView {
    /// Where it stands.
    #[serde(flatten)]
    pub at: Cell,
    pub card: Card,
    /// Point tokens of a bath, or the brick token (1) of a grain farm or vineyard.
    pub tokens: u8,
}

/// What the acting seat has in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// Where the emissary stands.
    pub space: Space,
    /// Strip bricks not yet used.
    pub bricks: u8,
    /// Strip cogs not yet used.
    pub cogs: u8,
    /// The card picked in this turn.
    pub picked: Option<Card>,
    /// Whether the build action is used.
    pub built: bool,
    /// Whether the produce action is used.
    pub produced: bool,
    /// The school or university whose choices are under way.
    pub school: Option<SchoolView>,
}

/// The school or university whose choices are under way, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SchoolView {
    /// How many cards may be drawn.
    pub draws: u8,
    /// The deck chosen and how many cards were really drawn (E10); `None` until chosen.
    pub drawn: Option<(Deck, u8)>,
}

/// The lines of the score pad, §7, with the names of the log format, §3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the names are the lines' names")]
pub struct Score {
    pub residential_2: i32,
    pub residential_3: i32,
    pub residential_4: i32,
    pub aqueducts: i32,
    pub temples: i32,
    pub coins: i32,
    pub influence_tokens: i32,
    pub influence_cards: i32,
    pub total: i32,
    /// The Shrine's part of `temples`, for the score picture; not in a log.
    #[serde(skip)]
    pub shrine: i32,
}

/// All that one seat knows and remembers.
pub type SeatView = crate::board::SeatView<PublicView, super::moves::Move, Own>;

impl SeatView {
    /// What the seat itself has.
    pub fn own(&self) -> &PlayerView {
        &self.public.players[self.seat.index()]
    }
}

/// What one seat knows beside what everybody knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Its hand, sorted; equal cards stand side by side.
    pub hand: Vec<Card>,
    /// Opening draft: the cards to choose from, sorted; empty when another seat decides.
    pub draft: Vec<Card>,
    /// School: the cards drawn, sorted; empty unless this seat must choose among them.
    pub drawn: Vec<Card>,
    /// What the seat knows of the others' hands, by seat: at least these cards are in them, sorted. The own is empty.
    pub others: Vec<Vec<Card>>,
    /// What the seat remembers from the draft and its schools, for [`imagine`](crate::board::Game::imagine).
    pub memory: Memory,
}

/// What a seat remembers beyond what lies open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// The cards that this seat passed on in the draft, sorted: what all later drafters took together.
    pub passed: Vec<Card>,
    /// Cards that this seat put under a deck: the deck, the place counted from the top (0 is drawn next), the card.
    /// A card that another seat's school drew since is no longer here, though that seat may have put it back.
    pub bottoms: Vec<(Deck, u8, Card)>,
    /// The cards that this seat took unseen by others: the drafted card, then those kept by its schools.
    pub taken: Vec<Card>,
}
