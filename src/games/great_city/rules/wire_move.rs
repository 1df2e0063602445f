//! How moves are read from JSON.
//!
//! With the fields of all kinds side by side a record is read in one go. Kind by kind, as serde does it for an enum whose kind
//! is one field among others, it would be kept in pieces first, which takes four times as long; tables have hundreds.

use serde::{Deserialize, Deserializer, de::Error as _};

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    moves::{Bottom, Move, Space},
};

/// A record of a move, log format §4.2. Keys of no kind are ignored.
#[derive(Deserialize)]
struct WireMove {
    #[serde(rename = "type")]
    kind: Kind,
    card: Option<Card>,
    space: Option<Space>,
    row: Option<i8>,
    col: Option<i8>,
    #[serde(default)]
    tokens: CellSet,
    #[serde(default)]
    buy: u8,
    deck: Option<Deck>,
    keep: Option<Card>,
    bottom: Option<Bottom>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Draft,
    Place,
    Pick,
    Build,
    SchoolDeck,
    SchoolKeep,
    Produce,
    Pass,
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        WireMove::deserialize(deserializer)?.read().map_err(D::Error::custom)
    }
}

impl WireMove {
    fn read(self) -> Result<Move, String> {
        Ok(match self.kind {
            Kind::Draft => Move::Draft { card: needed(self.card, "card")? },
            Kind::Place => Move::Place { space: needed(self.space, "space")? },
            Kind::Pick => Move::Pick { card: needed(self.card, "card")? },
            Kind::Build => Move::Build {
                card: needed(self.card, "card")?,
                at: self.cell()?,
                tokens: self.tokens,
                buy: self.buy,
            },
            Kind::SchoolDeck => Move::SchoolDeck { deck: needed(self.deck, "deck")? },
            Kind::SchoolKeep => Move::SchoolKeep {
                keep: needed(self.keep, "keep")?,
                bottom: needed(self.bottom, "bottom")?,
            },
            Kind::Produce => Move::Produce { buy: self.buy },
            Kind::Pass => Move::Pass,
        })
    }

    fn cell(&self) -> Result<Cell, String> {
        let (row, col) = (needed(self.row, "row")?, needed(self.col, "col")?);
        Cell::new(row, col).ok_or_else(|| format!("no city reaches row {row}, col {col} (§13)"))
    }
}

/// In serde's words, which readers of logs know.
fn needed<T>(field: Option<T>, name: &str) -> Result<T, String> {
    field.ok_or_else(|| format!("missing field `{name}`"))
}
