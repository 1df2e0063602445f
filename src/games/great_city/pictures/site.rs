//! A city on the ground, with letters on the places where a card may go.

use crate::games::great_city::rules::{cards::Card, city::Cell, view::BuildingView};
use crate::render::canvas::{Area, Point, area, at};
use crate::render::lettering::{Face, Type};
use crate::render::parts::dashed;
use crate::render::theme;

use super::dress::Dress;
use super::extent::Extent;
use super::palette::Canvas;
use super::tile::{draw_plot, draw_tile, draw_tokens};
/// A cell that is drawn.
const CELL: f32 = 63.0;
const PITCH: f32 = 66.3;
/// The square in which the city is centred.
const GROUND: Area = area(10.8, 10.8, 328.4, 328.4);

/// A city on the ground.
pub(super) struct Site<'a> {
    buildings: &'a [BuildingView],
    /// What is shown: the built rectangle and one step more where the city may grow.
    shown: Extent,
    built: Extent,
    corner: Point,
}

impl<'a> Site<'a> {
    /// The site of a city; an empty one is shown around the origin.
    pub fn of(buildings: &'a [BuildingView], extent: Option<Extent>) -> Self {
        let built = extent.unwrap_or(Extent { top: 0, bottom: 0, left: 0, right: 0 });
        let shown = built.growing();
        let used = |cells: i8| f32::from(cells) * PITCH - (PITCH - CELL);
        let corner = at(
            GROUND.x + (GROUND.w - used(shown.cols())) / 2.0,
            GROUND.y + (GROUND.h - used(shown.rows())) / 2.0,
        );
        Self { buildings, shown, built, corner }
    }

    pub fn place(&self, cell: Cell) -> Area {
        self.at(cell.row(), cell.col())
    }

    fn at(&self, row: i8, col: i8) -> Area {
        let (down, across) = (f32::from(row - self.shown.top), f32::from(col - self.shown.left));
        area(self.corner.x + across * PITCH, self.corner.y + down * PITCH, CELL, CELL)
    }

    fn building(&self, row: i8, col: i8) -> Option<&BuildingView> {
        self.buildings.iter().find(|building| (building.at.row(), building.at.col()) == (row, col))
    }

    /// How many buildings stand beside a cell: `n` of §2.1.
    pub fn neighbours(&self, cell: Cell) -> u8 {
        let (row, col) = (cell.row(), cell.col());
        let beside = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)];
        beside.into_iter().map(|(row, col)| u8::from(self.building(row, col).is_some())).sum()
    }

    /// What a public building would bring on a cell, `n` or `n + 1`.
    pub fn gain(&self, card: Card, cell: Cell) -> u8 {
        self.neighbours(cell) + u8::from(card.is_special())
    }

    /// The building that a card on this cell would replace.
    pub fn replaced(&self, cell: Cell) -> Option<Card> {
        self.building(cell.row(), cell.col()).map(|building| building.card)
    }

    pub fn draw_ground(&self, canvas: &mut Canvas, places: &[Cell]) {
        for row in self.shown.top..=self.shown.bottom {
            for col in self.shown.left..=self.shown.right {
                let is_place = places.iter().any(|cell| (cell.row(), cell.col()) == (row, col));
                if is_place || self.building(row, col).is_some() {
                    continue;
                }
                let within = (self.built.top..=self.built.bottom).contains(&row)
                    && (self.built.left..=self.built.right).contains(&col);
                if within {
                    draw_plot(canvas, self.at(row, col));
                } else {
                    draw_tessera(canvas, self.at(row, col).centre());
                }
            }
        }
    }

    pub fn draw_buildings(&self, canvas: &mut Canvas, but: Option<Cell>) {
        for building in self.buildings.iter().filter(|building| Some(building.at) != but) {
            let place = self.place(building.at);
            draw_tile(canvas, place, building.card, Dress::Built);
            draw_tokens(canvas, place, building.card, building.tokens);
        }
    }

    /// Draws a legal place: its letter on dark ground, or in a disc on the building that would be replaced.
    pub fn draw_letter(&self, canvas: &mut Canvas, letter: char, cell: Cell) {
        let place = self.place(cell);
        let is_built = self.replaced(cell).is_some();
        if !is_built {
            canvas.round(place.inset(0.4), 5.0, theme::PLACE_GROUND);
        }
        dashed(canvas, place, 5.0, 1.5, theme::PLACE);
        if is_built {
            draw_disc(canvas, place, letter);
        } else {
            canvas.text_centred(place.centre(), theme::LETTER, theme::PLACE, &letter.to_string());
        }
    }
}

fn draw_tessera(canvas: &mut Canvas, centre: Point) {
    let corners = [(0.0, -2.6), (2.6, 0.0), (0.0, 2.6), (-2.6, 0.0)];
    canvas.polygon(&corners.map(|(x, y)| at(centre.x + x, centre.y + y)), theme::PLOT_LINE);
}

/// Draws a letter in a white disc over the upper left corner of a tile.
pub(super) fn draw_disc(canvas: &mut Canvas, tile: Area, letter: char) {
    let centre = at(tile.x + 10.6, tile.y + 10.6);
    draw_letter_disc(canvas, centre, letter);
}

/// Draws a letter in a white disc.
pub(super) fn draw_letter_disc(canvas: &mut Canvas, centre: Point, letter: char) {
    canvas.disc(centre, 11.0, theme::INK);
    canvas.disc(centre, 9.9, theme::WHITE);
    canvas.text_centred(centre, Type::new(Face::Bold, 14.0), theme::INK, &letter.to_string());
}
