//! The rules that a move may break. People read of them in the words of `talk`.

use super::{
    cards::{Card, Deck},
    city::Cell,
    moves::Space,
    view::Phase,
};
use crate::board::Seat;

/// The rule that a move breaks, and what would be right. Every field is known to the mover.
///
/// Its `Display` is for logs and programmers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are what the variants say, seen by the mover")]
pub enum IllegalMove {
    /// The move belongs to another phase; this one is not [over](Phase::Over).
    OtherStep { now: Phase },
    /// §3
    NotPassed { card: Card, choices: Vec<Card> },
    /// §5.2
    SpaceTaken { space: Space, nearest: Space, free: Vec<Space> },
    /// §11.4, with `emissary_auto_place` on.
    PlacedByProgram { space: Space, sensible: Space },
    /// §5.1
    NotOffered { card: Card, choices: Vec<Card> },
    /// §5.3
    CardTaken { card: Card, by: Seat, choices: Vec<Card> },
    /// §5.3
    AlreadyBuilt,
    /// E22
    AlreadyProduced,
    /// §5.4
    NotInHand { card: Card, hand: Vec<Card> },
    /// §5.4
    PlaceTaken { at: Cell, building: Card },
    /// §5.4
    NotAdjacent { at: Cell },
    /// E18
    TooWide { at: Cell, rows: u8, columns: u8 },
    /// §5.4
    AqueductInLine { at: Cell, other: Cell },
    /// E1, with `aqueduct_over_aqueduct` off.
    AqueductOverAqueduct { at: Cell },
    /// §5.4
    NoToken { at: Cell, farms: Vec<Card> },
    /// E4, with `spend_replaced_farm_token` off.
    TokenReplaced { at: Cell },
    /// §5.4
    BricksShort { card: Card, missing: u8, paid: u8 },
    /// E50
    BricksOver { card: Card, missing: u8, paid: u8 },
    /// §11.2, with `brick_tokens_first` on.
    TokensFirst { needed: u8, spent: u8 },
    /// §5.3
    TooDear { card: Card, price: u16, held: u8 },
    /// §5.5
    CogsTooDear { missing: u8, held: u8 },
    /// §5.5
    CogsShort { missing: u8, buy: u8 },
    /// E50
    CogsOver { missing: u8, buy: u8 },
    /// E27, with `produce_requires_gain` on.
    NoGain { missing: u8 },
    /// E12
    DeckOne { choices: Vec<Deck> },
    /// E11
    DeckNotInPlay { deck: Deck, players: u8, choices: Vec<Deck> },
    /// E10
    DeckEmpty { deck: Deck, choices: Vec<Deck> },
    /// §5.4
    NotDrawn { card: Card, drawn: Vec<Card> },
    /// §5.4
    OtherBottom { keep: Card, rest: Vec<Card> },
    /// The game has ended.
    Over,
}
