//! Where the spaces of a city lie on the page.

use crate::games::great_city::rules::city::{Cell, CellSet};
use crate::render::canvas::{Area, Point, area};

use super::extent::Extent;
use super::palette::{Canvas, Shade};

/// Spaces in rows and columns, with streets between them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// The upper left corner of the first space.
    pub corner: Point,
    /// The side of a tile, and the street between two.
    pub side: f32,
    pub street: f32,
    /// The spaces that are shown.
    pub shown: Extent,
}

impl Grid {
    pub fn at(&self, row: i8, col: i8) -> Area {
        let (down, across) = (f32::from(row - self.shown.top), f32::from(col - self.shown.left));
        let pitch = self.side + self.street;
        area(self.corner.x + across * pitch, self.corner.y + down * pitch, self.side, self.side)
    }

    pub fn place(&self, cell: Cell) -> Area {
        self.at(cell.row(), cell.col())
    }

    /// All that is shown.
    pub fn all(&self) -> Area {
        let last = self.at(self.shown.bottom, self.shown.right);
        area(
            self.corner.x,
            self.corner.y,
            last.right() - self.corner.x,
            last.y + last.h - self.corner.y,
        )
    }

    /// Fills the cells with what lies between neighbours among them, and so much around.
    pub fn fill(&self, canvas: &mut Canvas, cells: CellSet, around: f32, shade: Shade) {
        for cell in cells.iter() {
            let place = self.place(cell).inset(-around);
            canvas.fill(place, shade);
            for next in beside(cell, cells) {
                let next = self.place(next).inset(-around);
                canvas.fill(
                    area(place.x, place.y, next.right() - place.x, next.y + next.h - place.y),
                    shade,
                );
            }
        }
    }
}

/// The cells of a set to the right of a cell and below it.
pub(super) fn beside(cell: Cell, cells: CellSet) -> impl Iterator<Item = Cell> {
    let (row, col) = (cell.row(), cell.col());
    let next = [Cell::new(row, col + 1), Cell::new(row + 1, col)];
    next.into_iter().flatten().filter(move |next| cells.contains(*next))
}
