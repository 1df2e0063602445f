//! A city on the ground, with letters on the places where a card may go.

use crate::games::great_city::rules::{
    cards::Card,
    city::Cell,
    view::{BuildingView, CityView},
};
use crate::render::canvas::{Area, Point, area, at};
use crate::render::lettering::{Face, Type};
use crate::render::parts::dashed;
use crate::render::theme;

use super::extent::Extent;
use super::grid::Grid;
use super::palette::{self, Canvas};
use super::town::Town;

/// The most that a space is across where it fills the page, and the street between two.
const WHOLE: f32 = 79.0;
const STREET: f32 = 4.0;
/// The square in which the city is centred.
const GROUND: Area = area(10.8, 10.8, 328.4, 328.4);

/// A city on the ground: the built rectangle and one step more where the city may grow.
pub(super) struct Site<'a> {
    town: Town<'a>,
    built: Extent,
}

impl<'a> Site<'a> {
    /// The site of a city; an empty one is shown around the origin.
    pub fn of(city: &'a CityView) -> Self {
        Self::within(city, GROUND, WHOLE)
    }

    /// The same centred in a square, with spaces as large as it allows, up to so much.
    pub fn within(city: &'a CityView, ground: Area, most: f32) -> Self {
        let none = Extent { top: 0, bottom: 0, left: 0, right: 0 };
        let built = Extent::of(city).unwrap_or(none);
        Self::shown(city, built, built.growing(), (ground, most))
    }

    fn shown(
        city: &'a CityView,
        built: Extent,
        shown: Extent,
        (ground, most): (Area, f32),
    ) -> Self {
        let longest = f32::from(shown.cols().max(shown.rows()));
        let street = if ground.w > 300.0 { STREET } else { 3.0 };
        // In whole thirds of a unit, so that all tiles have the same pixels.
        let cell = (((ground.w + street) / longest - street).min(most) * 3.0).floor() / 3.0;
        let used = |cells: i8| f32::from(cells) * (cell + street) - street;
        let corner = at(
            ground.x + (ground.w - used(shown.cols())) / 2.0,
            ground.y + (ground.h - used(shown.rows())) / 2.0,
        );
        let grid = Grid { corner, side: cell, street, shown };
        Self { town: Town { grid, city }, built }
    }

    /// A city that grows no more, centred in a square that it fills.
    pub fn whole(city: &'a CityView, ground: Area) -> Self {
        let none = Extent { top: 0, bottom: 0, left: 0, right: 0 };
        let built = Extent::of(city).unwrap_or(none);
        Self::shown(city, built, built, (ground, 90.0))
    }

    pub fn place(&self, cell: Cell) -> Area {
        self.town.grid.place(cell)
    }

    fn building(&self, row: i8, col: i8) -> Option<&BuildingView> {
        self.town.building(row, col)
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

    /// Draws the land around, with trees beyond the spaces that are shown.
    pub fn draw_land(&self, canvas: &mut Canvas, ground: Area) {
        canvas.round(ground, 2.0, palette::MEADOW);
        let shown = self.town.grid.shown;
        for row in shown.top - 2..=shown.bottom + 2 {
            for col in shown.left - 2..=shown.right + 2 {
                let is_shown = (shown.top..=shown.bottom).contains(&row)
                    && (shown.left..=shown.right).contains(&col);
                let place = self.town.grid.at(row, col);
                let is_inside = place.x >= ground.x
                    && place.y >= ground.y
                    && place.right() <= ground.right()
                    && place.y + place.h <= ground.y + ground.h;
                if is_inside && !is_shown {
                    self.town.draw_trees(canvas, row, col);
                }
            }
        }
    }

    /// Draws the city but for the building at `but`; where it may still grow, the meadow has no trees.
    pub fn draw(&self, canvas: &mut Canvas, but: Option<Cell>) {
        self.town.draw_meadow(canvas, self.built);
        self.town.draw_buildings(canvas, but);
    }

    /// Draws the city where nothing is asked: there are trees wherever nothing stands.
    pub fn draw_wooded(&self, canvas: &mut Canvas) {
        self.town.draw_meadow(canvas, self.town.grid.shown);
        self.town.draw_buildings(canvas, None);
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
