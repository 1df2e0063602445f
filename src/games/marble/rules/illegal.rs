//! The rules that a move may break. People read of them in the words of `talk`.

use std::fmt;

use super::{
    kinds::{Aqueduct, Building, Kind},
    places::{Placement, Vertex},
};

/// The rule that a move breaks, and what would be right. Every field is known to everybody.
///
/// Its `Display` is for logs and programmers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are what the variants say, seen by the seat to move")]
pub enum IllegalMove {
    /// §2.3
    OpenFirst { due: List },
    /// §2.3
    FinishFirst { due: List },
    /// §2.4
    RewardFirst { site: Vertex, building: Building, own: List },
    /// §2.2
    NoActionLeft,
    /// §2.2
    ActionsLeft { left: u8 },
    /// §2.6
    LastRound,
    /// §2.2
    NoImperium { imperium: Kind, held: List },
    /// §2.2
    EmptyStack { tile: Kind, left: List },
    /// §2.2
    SameType { left: List },
    /// §2.2
    TwoTiles { left: List },
    /// Question 11
    LastTile { tile: Kind },
    /// Log format: the order of the types.
    DrawOrder,
    /// §2.2
    NothingToDraw,
    /// §2.5
    NotOpen { aqueduct: Aqueduct, spring: Vertex },
    /// §2.5
    NoPieces { aqueduct: Aqueduct },
    /// §2.5
    NotNext { piece: (Aqueduct, Vertex), tail: Vertex, advice: Steps },
    /// §2.5
    NoSide { piece: (Aqueduct, Vertex), tail: Vertex, advice: Steps },
    /// §2.5
    Loop { piece: (Aqueduct, Vertex), advice: Steps },
    /// §2.5, question 12
    Touches { piece: (Aqueduct, Vertex), other: Aqueduct, advice: Steps },
    /// §2.2
    SecondPiece { advice: List },
    /// §2.2
    NoMagistrateThere { tile: Placement, own: List },
    /// §2.3
    NotReady { tile: Kind, held: List, drawn: u8 },
    /// §2.3
    NoMagistrate,
    /// §2.3
    Taken { at: Placement, by: String, places: Places },
    /// §2.3
    Unsupported { at: Placement, places: Places },
    /// §2.3
    NotDue { aqueduct: Aqueduct },
    /// §2.5
    TooShort { path: List, advice: Steps },
    /// §2.4
    NotComplete { site: Vertex, due: List },
    /// §2.4
    NoReward,
    /// §2.4
    NotOnSite { tile: Placement, site: Vertex, own: List },
    /// The game has ended.
    Over,
}

/// Things to choose from, by their names.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct List(pub Vec<String>);

impl<T: fmt::Display> FromIterator<T> for List {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Self(things.into_iter().map(|thing| thing.to_string()).collect())
    }
}

impl fmt::Debug for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0.join(", "))
    }
}

/// Where an aqueduct can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps(pub List);

/// The nearest places where a tile may be put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places(pub List);
