//! Where a city lies on the page, and which letter names which place.

use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::CityView;

/// The built rectangle of a city, inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    pub top: i8,
    pub bottom: i8,
    pub left: i8,
    pub right: i8,
}

impl Extent {
    /// The rectangle of a city with at least one building.
    pub fn of(city: &CityView) -> Option<Self> {
        let mut cells = city.buildings.iter().map(|building| building.at);
        let first = cells.next()?;
        Some(cells.fold(Self::around(first), Self::with))
    }

    const fn around(cell: Cell) -> Self {
        Self { top: cell.row(), bottom: cell.row(), left: cell.col(), right: cell.col() }
    }

    fn with(self, cell: Cell) -> Self {
        Self {
            top: self.top.min(cell.row()),
            bottom: self.bottom.max(cell.row()),
            left: self.left.min(cell.col()),
            right: self.right.max(cell.col()),
        }
    }

    pub const fn rows(self) -> i8 {
        self.bottom - self.top + 1
    }

    pub const fn cols(self) -> i8 {
        self.right - self.left + 1
    }

    /// The row and column that stand in the upper left of a grid of four by four around the city (`centre_city`).
    pub const fn centred(self) -> (i8, i8) {
        (self.top - (4 - self.rows()) / 2, self.left - (4 - self.cols()) / 2)
    }

    /// The rectangle with one step more on each side where the city may still grow (§5.4).
    pub const fn growing(self) -> Self {
        let down = if self.rows() < 4 { 1 } else { 0 };
        let across = if self.cols() < 4 { 1 } else { 0 };
        Self {
            top: self.top - down,
            bottom: self.bottom + down,
            left: self.left - across,
            right: self.right + across,
        }
    }
}

/// The letters of places: A to Z without I and O, visual language §5.
const LETTERS: &str = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The letter of each place of places, in reading order; the menus of the bot use the same.
///
/// At most 21 places are ever legal, so no place goes without a letter.
pub fn letters(places: &[Cell]) -> Vec<(char, Cell)> {
    let mut places = places.to_vec();
    places.sort_by_key(|cell| (cell.row(), cell.col()));
    places.dedup();
    LETTERS.chars().zip(places).collect()
}
