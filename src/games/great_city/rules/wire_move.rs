//! How moves are read from JSON.
//!
//! With the fields of all kinds side by side a record is read in one go. Kind by kind, as serde does it for an enum whose kind
//! is one field among others, it would be kept in pieces first, which takes four times as long; tables have hundreds.

use serde::Deserialize;

use super::{
    cards::{Card, Deck},
    city::{Cell, CellSet},
    moves::{Bottom, Move, Space},
};

/// A record of a move, log format §4.2. Keys of no kind are ignored.
#[derive(Deserialize)]
pub(super) struct WireMove {
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

impl TryFrom<WireMove> for Move {
    type Error = String;

    fn try_from(wire: WireMove) -> Result<Self, String> {
        Ok(match wire.kind {
            Kind::Draft => Self::Draft { card: needed(wire.card, "card")? },
            Kind::Place => Self::Place { space: needed(wire.space, "space")? },
            Kind::Pick => Self::Pick { card: needed(wire.card, "card")? },
            Kind::Build => Self::Build {
                card: needed(wire.card, "card")?,
                at: wire.cell()?,
                tokens: wire.tokens,
                buy: wire.buy,
            },
            Kind::SchoolDeck => Self::SchoolDeck { deck: needed(wire.deck, "deck")? },
            Kind::SchoolKeep => Self::SchoolKeep {
                keep: needed(wire.keep, "keep")?,
                bottom: needed(wire.bottom, "bottom")?,
            },
            Kind::Produce => Self::Produce { buy: wire.buy },
            Kind::Pass => Self::Pass,
        })
    }
}

impl WireMove {
    fn cell(&self) -> Result<Cell, String> {
        let (row, col) = (needed(self.row, "row")?, needed(self.col, "col")?);
        Cell::new(row, col).ok_or_else(|| format!("no city reaches row {row}, col {col} (§13)"))
    }
}

/// In serde's words, which readers of logs know.
fn needed<T>(field: Option<T>, name: &str) -> Result<T, String> {
    field.ok_or_else(|| format!("missing field `{name}`"))
}
