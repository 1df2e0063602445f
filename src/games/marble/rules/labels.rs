//! What the places of the board are called, §3: "E5" is a vertex, "E5-F5" the tile with this short diagonal. One way for
//! pictures, commands, buttons and refusals. In a log they are coordinates.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{
    grid::grid,
    moves::Piece,
    places::{Hill, Placement, Vertex},
};

/// Why a text names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadPlace(String);

impl BadPlace {
    /// Something else than a letter and a number.
    fn unclear(text: &str) -> Self {
        let text: String = text.chars().take(20).collect();
        Self(format!(
            "{text:?} is no place of the board; vertices are called like E5, tiles like E5-F5"
        ))
    }
}

/// In tests and logs of the program, too.
macro_rules! debug_as_displayed {
    ($($name:ident)+) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )+};
}

debug_as_displayed!(Vertex Placement Hill Piece);

fn letter(row: usize) -> char {
    char::from(b'A' + row.to_le_bytes()[0])
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let point = grid().point(*self);
        for (row, (_, points)) in grid().rows().enumerate() {
            if let Some(at) = points.iter().position(|other| *other == point) {
                return write!(f, "{}{}", letter(row), at + 1);
            }
        }
        Err(fmt::Error)
    }
}

/// Reads "E5" or "e5".
impl FromStr for Vertex {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Self, BadPlace> {
        let unclear = || BadPlace::unclear(text);
        let mut letters = text.trim().chars();
        let row = letters.next().filter(char::is_ascii_alphabetic).ok_or_else(unclear)?;
        let digits = letters.as_str();
        if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(unclear());
        }
        let row = row.to_ascii_uppercase();
        let number = digits.parse::<u8>().map_err(|_| unclear())?;
        let rows: Vec<_> = grid().rows().map(|(_, points)| points).collect();
        let points = rows.get(row as usize - 'A' as usize).ok_or_else(|| {
            BadPlace(format!("there is no row {row}; the rows are A to {}", letter(rows.len() - 1)))
        })?;
        let found = usize::from(number).checked_sub(1).and_then(|at| points.get(at));
        let (q, r) = found.ok_or_else(|| {
            let last = points.len();
            BadPlace(format!("row {row} has {row}1 to {row}{last}, no {row}{number}"))
        })?;
        grid().vertex(*q, *r).ok_or_else(unclear)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to, ..] = grid().lot(*self).corners;
        write!(f, "{from}-{to}")
    }
}

/// Reads "E5-F5", the two ends in either order.
impl FromStr for Placement {
    type Err = BadPlace;

    fn from_str(text: &str) -> Result<Self, BadPlace> {
        let (one, other) = text.split_once('-').ok_or_else(|| BadPlace::unclear(text))?;
        let (one, other): (Vertex, Vertex) = (one.parse()?, other.parse()?);
        let edge = grid().edge_between(one, other).ok_or_else(|| {
            BadPlace(format!("{one} and {other} are no neighbours; a tile is named by the two ends of its short diagonal"))
        })?;
        grid().placement(edge).ok_or_else(|| {
            BadPlace(format!("{one}-{other} lies on the rim; a tile has a triangle on both sides of its short diagonal"))
        })
    }
}

/// `[q, r]`
impl Serialize for Vertex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        grid().point(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Vertex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (q, r) = Deserialize::deserialize(deserializer)?;
        let vertex = grid().vertex(q, r);
        vertex.ok_or_else(|| D::Error::custom(format!("[{q}, {r}] is no vertex of the board")))
    }
}

/// `[q, r, d]`
impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        grid().diagonal(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (q, r, d) = Deserialize::deserialize(deserializer)?;
        let placement = grid().placement_at(q, r, d);
        let text = || format!("[{q}, {r}, {d}] is no edge with a triangle on both sides");
        placement.ok_or_else(|| D::Error::custom(text()))
    }
}

impl Hill {
    /// The hill with this name in logs.
    pub fn from_id(id: &str) -> Option<Self> {
        grid().hills().find(|hill| grid().hill(*hill).id == id)
    }
}

impl fmt::Display for Hill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&grid().hill(*self).id)
    }
}

impl Serialize for Hill {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        grid().hill(*self).id.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hill {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| D::Error::custom(format!("there is no hill {id:?}")))
    }
}
