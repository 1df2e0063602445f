//! Moves, §2.2 and §2.3.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use tinyvec::{Array, ArrayVec};

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
    Draw {
        #[serde(deserialize_with = "some")]
        tiles: OneOrTwo<Kind>,
    },
    /// Adds pieces to opened aqueducts, in the order of laying; an action.
    Expand {
        #[serde(deserialize_with = "some")]
        pieces: OneOrTwo<Piece>,
    },
    /// Takes a magistrate off a tile; an action.
    Recall { tile: Placement },
    /// Puts a tile on the board, with a magistrate or without; an action.
    Play { tile: Kind, at: Placement, magistrate: bool },
    /// Opens an aqueduct whose spring the tile just played touches, with its first pieces, §2.5.
    Open {
        aqueduct: Aqueduct,
        #[serde(deserialize_with = "list")]
        path: Path,
    },
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
    pub fn pieces(self) -> Vec<Piece> {
        match self {
            Self::Expand { pieces } => pieces.to_vec(),
            Self::Open { aqueduct, path } => {
                path.into_iter().map(|to| Piece { aqueduct, to }).collect()
            }
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
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Which aqueduct goes on.
    pub aqueduct: Aqueduct,
    /// The vertex to which the piece leads.
    pub to: Vertex,
}

/// One thing or two, in an order.
pub type OneOrTwo<T> = ArrayVec<[T; 2]>;

/// The vertices of the first pieces of an aqueduct, without the spring: so many are laid at an opening, as the data file says.
pub type Path = ArrayVec<[Vertex; LONGEST_PATH]>;

/// The most pieces of a [`Path`].
pub const LONGEST_PATH: usize = 3;

/// Reads as many things as there is room for.
fn list<'de, D, A>(deserializer: D) -> Result<ArrayVec<A>, D::Error>
where
    D: Deserializer<'de>,
    A: Array<Item: Deserialize<'de>>,
{
    let list = Vec::<A::Item>::deserialize(deserializer)?;
    let (most, found) = (A::CAPACITY, list.len());
    if found > most {
        return Err(D::Error::custom(format!("there can be {most} at most, not {found}")));
    }
    Ok(list.into_iter().collect())
}

/// Reads one thing or two: an action that draws or lays nothing is none.
fn some<'de, D, T>(deserializer: D) -> Result<OneOrTwo<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Default + Deserialize<'de>,
{
    let list: OneOrTwo<T> = list(deserializer)?;
    if list.is_empty() {
        Err(D::Error::custom("there must be one or two, not 0"))
    } else {
        Ok(list)
    }
}
