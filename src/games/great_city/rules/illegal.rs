//! The rules that a move may break, in words for the player who made it.

use super::{
    cards::{Card, Deck},
    city::Cell,
    moves::Space,
};
use crate::board::{Refusal, Seat};

/// The rule that a move breaks, and what would be right. Every field is known to the mover.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum IllegalMove {
    /// The move belongs to another step of the game.
    #[error("{}", .now.instead())]
    OtherStep { now: Step },
    /// §3
    #[error("{card} is not among the cards passed to you; you can keep {choices}")]
    NotPassed { card: Card, choices: Cards },
    /// §5.2
    #[error(
        "space {space} is taken; the free space nearest to the emperor is {nearest}, free are {free}"
    )]
    SpaceTaken { space: Space, nearest: Space, free: String },
    /// §11.4, with `emissary_auto_place` on.
    #[error(
        "at this table the last emissary of a round goes to the only sensible space, which is {sensible}, not {space}"
    )]
    PlacedByProgram { space: Space, sensible: Space },
    /// §5.1
    #[error("{card} is not in the offer of this round; you can take {choices}")]
    NotOffered { card: Card, choices: Cards },
    /// §5.3
    #[error("{card} was taken by {} in this round; you can take {choices}", .by.called())]
    CardTaken { card: Card, by: Seat, choices: Cards },
    /// §5.3
    #[error("you have built in this turn already; a turn has one build action")]
    AlreadyBuilt,
    /// E22
    #[error("you have produced in this turn already; a turn has one produce action")]
    AlreadyProduced,
    /// §5.4
    #[error("{card} is not in your hand; you hold {hand}")]
    NotInHand { card: Card, hand: Cards },
    /// §5.4
    #[error("{at} is taken by {building}; only an aqueduct may replace a building")]
    PlaceTaken { at: Cell, building: Card },
    /// §5.4
    #[error("{at} shares no edge with a building of your city; build beside one")]
    NotAdjacent { at: Cell },
    /// E18
    #[error(
        "{at} would make the city {rows} rows by {columns} columns; it must fit into 4 by 4, \
         that is rows {} to {} and columns {} to {}", .fits.0, .fits.1, .fits.2, .fits.3
    )]
    TooWide { at: Cell, rows: u8, columns: u8, fits: (i8, i8, i8, i8) },
    /// §5.4
    #[error(
        "{at} is in one row or column with your aqueduct at {other}; each row and column takes one aqueduct"
    )]
    AqueductInLine { at: Cell, other: Cell },
    /// E1, with `aqueduct_over_aqueduct` off.
    #[error("{at} holds an aqueduct, and at this table an aqueduct does not replace another")]
    AqueductOverAqueduct { at: Cell },
    /// §5.4
    #[error("{at} holds no brick token; {}", tokens_at(.held))]
    NoToken { at: Cell, held: Vec<Cell> },
    /// E4, with `spend_replaced_farm_token` off.
    #[error(
        "the token at {at} leaves with the farm, and at this table it cannot pay for the building"
    )]
    TokenReplaced { at: Cell },
    /// §5.4
    #[error(
        "{card} needs {missing} bricks beyond your strip, and you pay {paid}; pay {missing} by tokens or coins"
    )]
    BricksShort { card: Card, missing: u8, paid: u8 },
    /// E50
    #[error(
        "{card} needs {missing} bricks beyond your strip, and you pay {paid}; pay exactly {missing}"
    )]
    BricksOver { card: Card, missing: u8, paid: u8 },
    /// §11.2, with `brick_tokens_first` on.
    #[error(
        "at this table brick tokens are spent before coins: spend {needed} tokens, not {spent}"
    )]
    TokensFirst { needed: u8, spent: u8 },
    /// §5.3
    #[error("{card} costs {price} coins after your bricks, and you hold {held}")]
    TooDear { card: Card, price: u16, held: u8 },
    /// §5.5
    #[error("producing needs {missing} more cogs at 1 coin each, and you hold {held} coins")]
    CogsTooDear { missing: u8, held: u8 },
    /// §5.5
    #[error("producing needs {missing} bought cogs, and you buy {buy}; buy {missing}")]
    CogsShort { missing: u8, buy: u8 },
    /// E50
    #[error("producing needs {missing} bought cogs, and you buy {buy}; buy exactly {missing}")]
    CogsOver { missing: u8, buy: u8 },
    /// E27, with `produce_requires_gain` on.
    #[error(
        "producing would not be worth the {missing} cogs that you must buy, and this table asks for that"
    )]
    NoGain { missing: u8 },
    /// E12
    #[error("a school never draws from deck I; you can choose {}", decks(.choices))]
    DeckOne { choices: Vec<Deck> },
    /// E11
    #[error("deck {deck} is not in play with {players} players; you can choose {}", decks(.choices))]
    DeckNotInPlay { deck: Deck, players: u8, choices: Vec<Deck> },
    /// E10
    #[error("deck {deck} has no card left; you can choose {}", decks(.choices))]
    DeckEmpty { deck: Deck, choices: Vec<Deck> },
    /// §5.4
    #[error("{card} is not among the cards you drew: {drawn}")]
    NotDrawn { card: Card, drawn: Cards },
    /// §5.4
    #[error("the cards to go under the deck must be all that you drew but {keep}: {rest}")]
    OtherBottom { keep: Card, rest: Cards },
    /// The game has ended.
    #[error("this game is over")]
    Over,
}

impl Refusal for IllegalMove {
    fn about(&self) -> Option<Seat> {
        match self {
            Self::CardTaken { by, .. } => Some(*by),
            Self::OtherStep { .. }
            | Self::NotPassed { .. }
            | Self::SpaceTaken { .. }
            | Self::PlacedByProgram { .. }
            | Self::NotOffered { .. }
            | Self::AlreadyBuilt
            | Self::AlreadyProduced
            | Self::NotInHand { .. }
            | Self::PlaceTaken { .. }
            | Self::NotAdjacent { .. }
            | Self::TooWide { .. }
            | Self::AqueductInLine { .. }
            | Self::AqueductOverAqueduct { .. }
            | Self::NoToken { .. }
            | Self::TokenReplaced { .. }
            | Self::BricksShort { .. }
            | Self::BricksOver { .. }
            | Self::TokensFirst { .. }
            | Self::TooDear { .. }
            | Self::CogsTooDear { .. }
            | Self::CogsShort { .. }
            | Self::CogsOver { .. }
            | Self::NoGain { .. }
            | Self::DeckOne { .. }
            | Self::DeckNotInPlay { .. }
            | Self::DeckEmpty { .. }
            | Self::NotDrawn { .. }
            | Self::OtherBottom { .. }
            | Self::Over => None,
        }
    }
}

/// What the seat to move must do now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the moves")]
pub enum Step {
    Draft,
    Place,
    Pick,
    Act,
    SchoolDeck,
    SchoolKeep,
}

impl Step {
    const fn instead(&self) -> &'static str {
        match self {
            Self::Draft => "first keep one card of the opening draft",
            Self::Place => "now place an emissary on a free space",
            Self::Pick => "first take a card of the offer",
            Self::Act => "now build, produce, or pass to end your turn",
            Self::SchoolDeck => "first choose the deck from which your school draws",
            Self::SchoolKeep => "first keep one of the cards that your school drew",
        }
    }
}

/// A list of cards, for a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards(pub Vec<Card>);

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl std::fmt::Display for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        f.write_str(&self.0.iter().map(|card| card.name()).collect::<Vec<_>>().join(", "))
    }
}

fn tokens_at(held: &[Cell]) -> String {
    if held.is_empty() {
        return "you have no brick tokens".to_owned();
    }
    let places: Vec<String> = held.iter().map(Cell::to_string).collect();
    format!("your brick tokens lie at {}", places.join("; "))
}

fn decks(choices: &[Deck]) -> String {
    choices.iter().map(|deck| deck.id()).collect::<Vec<_>>().join(", ")
}
