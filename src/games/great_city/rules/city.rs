//! The cells of a city, §5.4; coordinates as in the log format, §1.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A space of the plane on which a city grows.
///
/// `row` grows downwards, -3 to 3; `col` to the right, -2 to 3. The origin is the starting vegetable farm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "WireCell", into = "WireCell")]
pub struct Cell(u8);

#[derive(Serialize, Deserialize)]
struct WireCell {
    row: i8,
    col: i8,
}

impl Cell {
    /// Bits in a row of a [`CellSet`]: six columns and two spare ones, so that neighbours are shifts.
    pub const STRIDE: u8 = 8;
    const FIRST_ROW: i8 = -3;
    const FIRST_COL: i8 = -2;
    /// How many rows and columns there are, §13.
    pub const ROWS: u8 = 7;
    /// How many columns there are, §13.
    pub const COLS: u8 = 6;

    /// The cell at these coordinates; `None` where no city reaches, §13.
    pub const fn new(row: i8, col: i8) -> Option<Self> {
        let (down, right) = (row.wrapping_sub(Self::FIRST_ROW), col.wrapping_sub(Self::FIRST_COL));
        if 0 <= down
            && down < Self::ROWS.cast_signed()
            && 0 <= right
            && right < Self::COLS.cast_signed()
        {
            Some(Self(down.cast_unsigned() * Self::STRIDE + right.cast_unsigned()))
        } else {
            None
        }
    }

    /// The cell at these coordinates, which must be in the plane.
    pub(crate) const fn at(row: i8, col: i8) -> Self {
        Self::new(row, col).expect("the coordinates are in the plane, §13")
    }

    /// The row, -3 to 3.
    pub const fn row(self) -> i8 {
        (self.0 / Self::STRIDE).cast_signed() + Self::FIRST_ROW
    }

    /// The column, -2 to 3.
    pub const fn col(self) -> i8 {
        (self.0 % Self::STRIDE).cast_signed() + Self::FIRST_COL
    }

    /// The bit of a [`CellSet`] that stands for this cell, 0 to 53.
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The set of this cell alone.
    pub const fn alone(self) -> CellSet {
        CellSet(1 << self.0)
    }
}

impl Cell {
    /// The cells of the set that hang together with this one by edges, itself included if it is in the set.
    pub(crate) fn joined_in(self, set: CellSet) -> CellSet {
        let mut joined = self.alone().and(set);
        loop {
            let grown = joined.or(joined.neighbours()).and(set);
            if grown == joined {
                return joined;
            }
            joined = grown;
        }
    }
}

/// In words for a player: "row 1, column 0".
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row(), self.col())
    }
}

impl TryFrom<WireCell> for Cell {
    type Error = String;

    fn try_from(wire: WireCell) -> Result<Self, String> {
        Self::new(wire.row, wire.col)
            .ok_or_else(|| format!("no city reaches row {}, col {} (§13)", wire.row, wire.col))
    }
}

impl From<Cell> for WireCell {
    fn from(cell: Cell) -> Self {
        Self { row: cell.row(), col: cell.col() }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({}, {})", self.row(), self.col())
    }
}

/// The first column: one bit in each of eight rows.
const COLUMN: u64 = 0x0101_0101_0101_0101;

/// The bits `from` to `to` of a byte; those beyond it are cut off.
const fn band(from: u32, to: u32) -> u8 {
    let upto = if to >= 7 { u8::MAX } else { (1 << (to + 1)) - 1 };
    upto & (u8::MAX << from)
}

/// Turns bit `r` of the lowest byte into a whole row `r`.
const fn spread_down(rows: u64) -> u64 {
    let mut spread = 0;
    let mut row = 0;
    while row < 7 {
        spread |= (rows >> row & 1) * (0xff << (8 * row));
        row += 1;
    }
    spread
}

/// A set of cells, as bits. In JSON a list of `[row, col]`, sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<(i8, i8)>", into = "Vec<(i8, i8)>")]
pub struct CellSet(u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// Every cell that a city can reach, §13.
    pub const PLANE: Self = Self(0x003f_3f3f_3f3f_3f3f);

    /// The cells whose bits are set.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits, as [`Cell::bit`] numbers them.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// The set with one more cell.
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// The cells that are in both sets.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells that are in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cells that are in this set and not in the other.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cells that share an edge with a cell of the set, be they in it or not.
    pub const fn neighbours(self) -> Self {
        let stride = Cell::STRIDE as u32;
        Self((self.0 << 1 | self.0 >> 1 | self.0 << stride | self.0 >> stride) & Self::PLANE.0)
    }

    /// The cells that a city with these buildings can take in without outgrowing 4 x 4 spaces, E18.
    pub const fn reach(self) -> Self {
        if self.is_empty() {
            return Self::PLANE;
        }
        let top = self.0.trailing_zeros() / 8;
        let bottom = 7 - self.0.leading_zeros() / 8;
        let columns = self.columns();
        let left = columns.trailing_zeros();
        let right = columns.ilog2();
        let rows = band(bottom.saturating_sub(3), top + 3) as u64;
        let wide = band(right.saturating_sub(3), left + 3) as u64;
        Self(spread_down(rows) & (wide * COLUMN) & Self::PLANE.0)
    }

    /// The cells that lie in a row or column of a cell of the set, itself included, §5.4.
    pub const fn crosses(self) -> Self {
        // A row holds at most six bits: adding 63 carries into its seventh if any is set.
        let rows = ((self.0 + 63 * COLUMN) >> 6 & COLUMN) * 63;
        Self((rows | (self.columns() as u64 * COLUMN)) & Self::PLANE.0)
    }

    /// The columns that hold a cell, as bits.
    const fn columns(self) -> u8 {
        let mut fold = self.0 | self.0 >> 32;
        fold |= fold >> 16;
        fold |= fold >> 8;
        fold.to_le_bytes()[0]
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = u8::try_from(left.trailing_zeros()).ok().filter(|bit| *bit < 64)?;
            left &= left - 1;
            Some(Cell(bit))
        })
    }
}

impl TryFrom<Vec<(i8, i8)>> for CellSet {
    type Error = String;

    fn try_from(pairs: Vec<(i8, i8)>) -> Result<Self, String> {
        pairs.into_iter().try_fold(Self::EMPTY, |set, (row, col)| {
            let cell = Cell::try_from(WireCell { row, col })?;
            if set.contains(cell) {
                Err(format!("row {row}, col {col} is named twice"))
            } else {
                Ok(set.with(cell))
            }
        })
    }
}

impl From<CellSet> for Vec<(i8, i8)> {
    fn from(set: CellSet) -> Self {
        set.iter().map(|cell| (cell.row(), cell.col())).collect()
    }
}
