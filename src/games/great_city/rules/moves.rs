//! Moves and the rules that they may break, §5.

use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
};

/// A space of the action strip, 1 to 5, counted from the emperor, §4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Space {
    /// The space next to the emperor.
    pub const FIRST: Self = Self(1);

    /// The five spaces, from the emperor outwards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=5).map(Self)
    }

    /// The place in a list of the five spaces, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The space with this number, 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 5 { Some(Self(number)) } else { None }
    }

    /// The number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Space {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("a strip has spaces 1 to 5, not {number} (§4)"))
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> Self {
        space.0
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The cards that go back under a deck, upper to lowest: at most four, §13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Bottom {
    cards: [Option<Card>; 4],
}

impl Bottom {
    /// These cards, upper to lowest; `None` for more than four.
    pub fn new(cards: &[Card]) -> Option<Self> {
        let mut bottom = Self::default();
        for (place, card) in cards.iter().enumerate() {
            *bottom.cards.get_mut(place)? = Some(*card);
        }
        Some(bottom)
    }

    /// The cards, upper to lowest.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().map_while(|card| *card)
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }
}

impl TryFrom<Vec<Card>> for Bottom {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        Self::new(&cards)
            .ok_or_else(|| format!("a school returns at most 4 cards, not {} (§13)", cards.len()))
    }
}

impl From<Bottom> for Vec<Card> {
    fn from(bottom: Bottom) -> Self {
        bottom.iter().collect()
    }
}

/// One decision of one seat, rules §5.
///
/// In JSON it is a move record of the log format, §4.2, without `player`; `wire_move` reads it. Tables are read back
/// through it for ever: a field may be added with a default, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Move {
    /// Keeps a card of the opening draft and passes the others on, §3.
    Draft {
        /// The card kept.
        card: Card,
    },
    /// Puts an emissary on a free space of the strip, §5.2.
    Place {
        /// The space, counted from the emperor.
        space: Space,
    },
    /// Takes a card of the offer into the hand, §5.3.
    Pick {
        /// The card taken.
        card: Card,
    },
    /// Pays for a card in hand and sets it in the city, §5.4.
    Build {
        /// The card built.
        card: Card,
        /// Where it goes; taken by another building only for an aqueduct that replaces it.
        #[serde(flatten)]
        at: Cell,
        /// Own farms that give their brick token; also the farm about to be replaced (E4).
        #[serde(skip_serializing_if = "no_cell")]
        tokens: CellSet,
        /// Bricks bought at 2 coins each: exactly those still missing (E50).
        #[serde(skip_serializing_if = "is_zero")]
        buy: u8,
    },
    /// Chooses the deck from which a school or university draws, §5.4.
    SchoolDeck {
        /// Any deck in play but deck I (E12).
        deck: Deck,
    },
    /// Keeps one drawn card and returns the others under the deck, §5.4.
    SchoolKeep {
        /// The card kept.
        keep: Card,
        /// The others, upper to lowest as they go under the deck.
        bottom: Bottom,
    },
    /// Lets every production building produce, §5.5.
    Produce {
        /// Cogs bought at 1 coin each: exactly those still missing (E50).
        #[serde(skip_serializing_if = "is_zero")]
        buy: u8,
    },
    /// Ends the turn, E48.
    Pass,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn no_cell(cells: &CellSet) -> bool {
    cells.is_empty()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}
