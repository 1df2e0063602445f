//! Moves, §2.2 and §2.3.

use serde::{Deserialize, Serialize};

use super::{
    kinds::{Aqueduct, Kind},
    places::{Placement, Vertex},
};

/// One decision, of the player whose turn it is or of another one who gets a reward.
///
/// In JSON it is a move record of the log without `player`. Tables are read back through it for ever: a field may be
/// added with a default, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the records")]
pub enum Move {
    /// Takes tiles from the stacks, for the next turn on, named in the order of the types; an action.
    Draw { tiles: OneOrTwo<Kind> },
    /// Adds pieces to opened aqueducts, in the order of laying; an action.
    Expand { pieces: OneOrTwo<Piece> },
    /// Takes a magistrate off a tile; an action.
    Recall { tile: Placement },
    /// Puts a tile on the board, with a magistrate or without; an action.
    Play { tile: Kind, at: Placement, magistrate: bool },
    /// Opens an aqueduct whose spring the tile just played touches, with its first pieces, §2.5.
    Open { aqueduct: Aqueduct, path: Path },
    /// Finishes a complete site, §2.4.
    Finish { site: Vertex },
    /// Moves a magistrate from a tile of the site just finished, or none, §2.4 step 5.
    Reward {
        #[serde(deserialize_with = "Option::deserialize")]
        tile: Option<Placement>,
    },
    /// Returns an imperium tile for one more action.
    Spend { imperium: Kind },
    /// Ends the turn. In JSON not `end`, which is the last record of a log.
    #[serde(rename = "end_turn")]
    End,
}

impl Move {
    /// The pieces of aqueducts that it lays, in the order of laying.
    #[must_use]
    pub fn pieces(self) -> Vec<Piece> {
        match self {
            Self::Expand { pieces } => pieces.into(),
            Self::Open { aqueduct, path } => path.iter().map(|to| Piece { aqueduct, to }).collect(),
            Self::Draw { .. }
            | Self::Recall { .. }
            | Self::Play { .. }
            | Self::Finish { .. }
            | Self::Reward { .. }
            | Self::Spend { .. }
            | Self::End => Vec::new(),
        }
    }
}

/// A piece of an aqueduct.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Which aqueduct goes on.
    pub aqueduct: Aqueduct,
    /// The vertex to which the piece leads.
    pub to: Vertex,
}

/// One thing or two, in an order. In JSON a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<T>", into = "Vec<T>")]
#[serde(bound = "T: Copy + Serialize + serde::de::DeserializeOwned")]
pub struct OneOrTwo<T> {
    /// The first.
    pub first: T,
    /// The second, if there is one.
    pub second: Option<T>,
}

impl<T: Copy> OneOrTwo<T> {
    /// One alone.
    #[must_use]
    pub const fn one(first: T) -> Self {
        Self { first, second: None }
    }

    /// Two.
    #[must_use]
    pub const fn two(first: T, second: T) -> Self {
        Self { first, second: Some(second) }
    }

    /// One or both, in their order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl<T: Copy> TryFrom<Vec<T>> for OneOrTwo<T> {
    type Error = String;

    fn try_from(list: Vec<T>) -> Result<Self, String> {
        match list[..] {
            [first] => Ok(Self::one(first)),
            [first, second] => Ok(Self::two(first, second)),
            _ => Err(format!("there must be one or two, not {}", list.len())),
        }
    }
}

impl<T: Copy> From<OneOrTwo<T>> for Vec<T> {
    fn from(list: OneOrTwo<T>) -> Self {
        list.iter().collect()
    }
}

/// The vertices of the first pieces of an aqueduct, up to three, without the spring. In JSON a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vertex>", into = "Vec<Vertex>")]
pub struct Path([Option<Vertex>; Path::LONGEST]);

impl Path {
    /// So many pieces are laid at an opening, as the data file says.
    pub const LONGEST: usize = 3;
    /// A path without a piece.
    pub const EMPTY: Self = Self([None; Self::LONGEST]);

    /// The vertices in their order.
    pub fn iter(self) -> impl Iterator<Item = Vertex> {
        self.0.into_iter().flatten()
    }

    /// How many pieces it has.
    #[must_use]
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether it has no piece.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The path with one more piece; the same when it is complete.
    #[must_use]
    pub fn with(mut self, to: Vertex) -> Self {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(to);
        }
        self
    }
}

impl TryFrom<Vec<Vertex>> for Path {
    type Error = String;

    fn try_from(list: Vec<Vertex>) -> Result<Self, String> {
        if list.len() > Self::LONGEST {
            return Err(format!("an opening lays {} pieces, not {}", Self::LONGEST, list.len()));
        }
        Ok(list.into_iter().fold(Self::EMPTY, Self::with))
    }
}

impl From<Path> for Vec<Vertex> {
    fn from(path: Path) -> Self {
        path.iter().collect()
    }
}
