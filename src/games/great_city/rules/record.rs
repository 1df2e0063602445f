//! A city in a file, and its points: log format §2 and §3, and `aedile score`.

use std::io::Read;

use serde::{Deserialize, Serialize};

use super::{
    cards::{Card, Colour, Kind},
    check::Extent,
    city::{Cell, CellSet},
    options::Options,
    scoring::{Holdings, score},
    state::GreatCity,
    view::Score,
};
use crate::board::{
    Seat,
    log::{Unreadable, read_limited, without_position},
};

/// A city with what its player holds, log format §2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityRecord {
    /// The buildings, sorted by row, then column.
    pub cells: Vec<CellRecord>,
    pub coins: u32,
    /// Influence tokens.
    pub influence: u32,
    /// Values of the influence cards won, in the order won.
    pub influence_cards: Vec<u8>,
}

/// A building in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellRecord {
    /// The row, -3 to 3.
    pub row: i8,
    /// The column, -2 to 3.
    pub col: i8,
    pub card: Card,
    /// Point tokens on a bath, or the brick token on a grain farm or vineyard.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Why a city in a file cannot be scored.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are named in the messages")]
pub enum BadCity {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// Log format §2
    #[error("the file is no city as in §2 of the log format: {0}")]
    Malformed(String),
    /// §13
    #[error("row {row}, column {col}: rows lie in -3 to 3 and columns in -2 to 3 (§13)")]
    OffThePlane { row: i8, col: i8 },
    /// §5.4
    #[error("two buildings stand at {at}")]
    TwoBuildings { at: Cell },
    /// E18
    #[error("the city has {rows} rows and {columns} columns; it must fit into 4 by 4 (E18)")]
    TooWide { rows: u8, columns: u8 },
    /// §5.4
    #[error(
        "the {} at {at} hangs together with no other building of the city by an edge (§5.4)",
        .card.id()
    )]
    Apart { card: Card, at: Cell },
    /// §5.4
    #[error("the aqueducts at {one} and {other} are in one row or column (§5.4)")]
    AqueductsInLine { one: Cell, other: Cell },
    /// §2.1, E21
    #[error("{tokens} tokens lie on the {} at {at}; it holds at most {most}", .card.id())]
    Tokens { card: Card, at: Cell, tokens: u8, most: u8 },
    /// §5.4: n is at least 1, for whatever is built is beside another building.
    #[error(
        "{tokens} tokens lie on the {} at {at}; it got {least} at least when it was built (§5.4)",
        .card.id()
    )]
    FewTokens { card: Card, at: Cell, tokens: u8, least: u8 },
    /// §2.2, §3
    #[error("{number} of the {} stand there; a player can have {most} at most (§2.2)", .card.id())]
    Copies { card: Card, number: usize, most: u8 },
    /// §1
    #[error(
        "there is no influence card of value {value}; they are 3, 4, 6, 8, 10 and 14, one of each (§1)"
    )]
    InfluenceCard { value: u8 },
    /// E21
    #[error(
        "{number} coins or influence tokens are more than any game gives; the limit is {HOLDINGS_LIMIT}"
    )]
    TooMany { number: u32 },
}

/// The most coins or influence tokens that a file may give: far beyond any game, far below an overflow.
const HOLDINGS_LIMIT: u32 = 1_000_000;

impl CityRecord {
    /// Reads a city; the input may be anything and of any length.
    ///
    /// # Errors
    /// When it cannot be read or is no city.
    pub fn read(reader: impl Read) -> Result<Self, BadCity> {
        let bytes = read_limited(reader)?;
        serde_json::from_slice(&bytes).map_err(|error| BadCity::Malformed(error.to_string()))
    }

    /// Reads a city that is already JSON.
    ///
    /// # Errors
    /// When it is no city.
    pub fn from_value(value: serde_json::Value) -> Result<Self, BadCity> {
        serde_json::from_value(value).map_err(|error| BadCity::Malformed(without_position(&error)))
    }
}

/// Scores a city, §7; it need not be reachable from the start.
///
/// # Errors
/// When it is no city by §5.4: not connected, beyond 4 by 4, two aqueducts in line, tokens where none may lie or none where some
/// must, or more of a card than there are.
pub fn city_score(city: &CityRecord, options: &Options) -> Result<Score, BadCity> {
    let mut buildings = Vec::with_capacity(city.cells.len().min(16));
    let mut built = CellSet::EMPTY;
    for record in &city.cells {
        let off = BadCity::OffThePlane { row: record.row, col: record.col };
        let at = Cell::new(record.row, record.col).ok_or(off)?;
        if built.contains(at) {
            return Err(BadCity::TwoBuildings { at });
        }
        check_tokens(*record, at)?;
        built = built.with(at);
        buildings.push((at, record.card, record.tokens));
    }
    check_copies(&buildings)?;
    check_shape(built, &buildings)?;
    check_aqueducts(&buildings)?;
    let influence_cards = sum_of_cards(&city.influence_cards)?;
    let holdings =
        Holdings { coins: few(city.coins)?, influence: few(city.influence)?, influence_cards };
    Ok(score(buildings.into_iter(), holdings, options))
}

/// One to n = 4 point tokens, one more on the special bath (E13), one brick token at most on a farm that takes one.
fn check_tokens(record: CellRecord, at: Cell) -> Result<(), BadCity> {
    let card = record.card;
    let (least, most) = match card.kind() {
        Kind::Public(Colour::Blue) => (1, 4),
        Kind::Production => (0, u8::from(card.holds_brick())),
        Kind::Public(_) | Kind::Residential(_) | Kind::Aqueduct | Kind::Temple => (0, 0),
    };
    let more = u8::from(card.is_special() && least > 0);
    let (least, most) = (least + more, most + more);
    if record.tokens < least {
        return Err(BadCity::FewTokens { card, at, tokens: record.tokens, least });
    }
    if record.tokens > most {
        return Err(BadCity::Tokens { card, at, tokens: record.tokens, most });
    }
    Ok(())
}

/// All of a card that the decks hold may come to one player, who began with a farm and a house besides, and the Shrine.
fn check_copies(buildings: &[(Cell, Card, u8)]) -> Result<(), BadCity> {
    for card in Card::ALL {
        let number = buildings.iter().filter(|(_, other, _)| *other == card).count();
        let starts = matches!(card, Card::VegetableFarm | Card::Residential2);
        let most = card.copies() + u8::from(starts);
        if number > usize::from(most) {
            return Err(BadCity::Copies { card, number, most });
        }
    }
    Ok(())
}

fn check_shape(built: CellSet, buildings: &[(Cell, Card, u8)]) -> Result<(), BadCity> {
    let Some((first, ..)) = buildings.first() else { return Ok(()) };
    let extent = Extent::of(built);
    if extent.rows() > 4 || extent.columns() > 4 {
        return Err(BadCity::TooWide { rows: extent.rows(), columns: extent.columns() });
    }
    let joined = first.joined_in(built);
    let apart = buildings.iter().find(|(at, ..)| !joined.contains(*at));
    apart.map_or(Ok(()), |(at, card, _)| Err(BadCity::Apart { card: *card, at: *at }))
}

fn check_aqueducts(buildings: &[(Cell, Card, u8)]) -> Result<(), BadCity> {
    let aqueducts: Vec<Cell> =
        buildings.iter().filter(|(_, card, _)| card.is_aqueduct()).map(|(at, ..)| *at).collect();
    for (place, one) in aqueducts.iter().enumerate() {
        let in_line = |other: &&Cell| other.row() == one.row() || other.col() == one.col();
        if let Some(other) = aqueducts[place + 1..].iter().find(in_line) {
            return Err(BadCity::AqueductsInLine { one: *one, other: *other });
        }
    }
    Ok(())
}

fn sum_of_cards(values: &[u8]) -> Result<u32, BadCity> {
    for (place, value) in values.iter().enumerate() {
        if ![3, 4, 6, 8, 10, 14].contains(value) || values[..place].contains(value) {
            return Err(BadCity::InfluenceCard { value: *value });
        }
    }
    Ok(values.iter().map(|value| u32::from(*value)).sum())
}

const fn few(number: u32) -> Result<u32, BadCity> {
    if number <= HOLDINGS_LIMIT { Ok(number) } else { Err(BadCity::TooMany { number }) }
}

impl GreatCity {
    /// The city of a seat as it stands in a log, log format §2.
    pub(crate) fn city_record(&self, seat: Seat) -> CityRecord {
        let player = self.player(seat);
        let cell = |(at, card, points): (Cell, Card, u8)| CellRecord {
            row: at.row(),
            col: at.col(),
            card,
            tokens: points + u8::from(player.bricks.contains(at)),
        };
        CityRecord {
            cells: player.buildings().map(cell).collect(),
            coins: player.coins.into(),
            influence: player.influence.into(),
            influence_cards: self.values(player.won).collect(),
        }
    }
}
