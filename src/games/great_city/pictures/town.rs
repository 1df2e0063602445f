//! A city from above: streets between its buildings, houses joined, water running, meadow where nothing stands.

use std::fmt::Write;

use crate::games::great_city::rules::cards::{Card, Kind};
use crate::games::great_city::rules::city::{Cell, CellSet};
use crate::games::great_city::rules::scoring::areas;
use crate::games::great_city::rules::view::{BuildingView, CityView};
use crate::render::canvas::{Area, Point, area, pixels};
use crate::render::gallery::sprite;

use super::areas::{draw_joints, draw_plate, yard};
use super::dress::{Dress, Socket};
use super::extent::Extent;
use super::grid::Grid;
use super::palette::{self, Canvas};
use super::tile::{draw_tile, draw_tokens};

/// A city on its grid.
pub(super) struct Town<'a> {
    pub grid: Grid,
    pub city: &'a CityView,
}

impl Town<'_> {
    pub fn building(&self, row: i8, col: i8) -> Option<&BuildingView> {
        let stands =
            |building: &&BuildingView| (building.at.row(), building.at.col()) == (row, col);
        self.city.buildings.iter().find(stands)
    }

    fn cells(&self) -> CellSet {
        self.city.buildings.iter().fold(CellSet::EMPTY, |cells, building| cells.with(building.at))
    }

    /// Draws the meadow under the whole grid, with trees on the empty spaces of `wooded`.
    pub fn draw_meadow(&self, canvas: &mut Canvas, wooded: Extent) {
        let all = self.grid.all();
        let ground = all.inset(-KERB * self.grid.street);
        let below = SHADOW * self.grid.side;
        canvas.round(Area { h: ground.h + below, ..ground }, 2.0, palette::MEADOW);
        self.draw_surveyors_lines(canvas, all);
        let aqueducts = || {
            let built = self.city.buildings.iter();
            built.filter(|building| building.card.kind() == Kind::Aqueduct).map(|built| built.at)
        };
        for row in wooded.top..=wooded.bottom {
            for col in wooded.left..=wooded.right {
                if self.building(row, col).is_none() && aqueducts().all(|at| at.row() != row) {
                    self.draw_trees(canvas, row, col);
                }
            }
        }
        aqueducts().for_each(|at| self.draw_arcade(canvas, at));
    }

    /// Draws dashes between the spaces.
    fn draw_surveyors_lines(&self, canvas: &mut Canvas, all: Area) {
        let pitch = self.grid.side + self.grid.street;
        let (dash, thick) = (pitch / 6.0, 0.7);
        let shown = self.grid.shown;
        for line in 1..shown.cols().max(shown.rows()) {
            let along = f32::from(line) * pitch - self.grid.street / 2.0 - thick / 2.0;
            for number in 0..24_u8 {
                let start = (f32::from(number) + 0.25) * 2.0 * dash;
                if line < shown.cols() && start + dash <= all.h {
                    let place = area(all.x + along, all.y + start, thick, dash);
                    canvas.fill(place, palette::MEADOW_LINE);
                }
                if line < shown.rows() && start + dash <= all.w {
                    let place = area(all.x + start, all.y + along, dash, thick);
                    canvas.fill(place, palette::MEADOW_LINE);
                }
            }
        }
    }

    /// Draws trees and tufts on an empty space, one of four kinds by its place.
    pub fn draw_trees(&self, canvas: &mut Canvas, row: i8, col: i8) {
        let place = self.grid.at(row, col);
        let side = pixels(place.w).cast_unsigned();
        let kind = u16::from((7 * row + 5 * col).rem_euclid(4).unsigned_abs());
        let trees = sprite(("trees", kind, side, side), || trees(kind));
        canvas.blit_at(pixels(place.x), pixels(place.y), trees);
    }

    /// Draws the arches that carry the water of an aqueduct over the empty spaces of its row.
    fn draw_arcade(&self, canvas: &mut Canvas, from: Cell) {
        let shown = self.grid.shown;
        let right = (from.col() + 1..=shown.right).collect::<Vec<_>>();
        let left = (shown.left..from.col()).rev().collect::<Vec<_>>();
        for way in [right, left] {
            let is_empty = |col: &i8| self.building(from.row(), *col).is_none();
            for col in way.into_iter().take_while(is_empty) {
                let place = self.grid.at(from.row(), col);
                let reach = self.grid.street / 2.0;
                let (width, height) = (pixels(place.w + 2.0 * reach) + 1, pixels(place.h * ARCADE));
                let arches =
                    sprite(("arcade", 0, width.cast_unsigned(), height.cast_unsigned()), || {
                        ARCADE_ART.to_owned()
                    });
                canvas.blit_at(pixels(place.x - reach), pixels(place.y + 0.16 * place.h), arches);
            }
        }
    }

    /// Draws streets, buildings and what each area counts; `but` is left free.
    pub fn draw_buildings(&self, canvas: &mut Canvas, but: Option<Cell>) {
        let grid = &self.grid;
        let (cells, street) = (self.cells(), grid.street);
        let shadow = Grid {
            corner: Point { y: grid.corner.y + SHADOW * grid.side, ..grid.corner },
            ..*grid
        };
        shadow.fill(canvas, cells, KERB * street, palette::SHADOW);
        grid.fill(canvas, cells, KERB * street, palette::STREET);
        let areas = areas(self.city);
        for area in &areas {
            grid.fill(canvas, area.cells, 0.5 * street, crate::render::theme::INK.into());
            grid.fill(canvas, area.cells, 0.34 * street, palette::KERB);
            grid.fill(canvas, area.cells, 0.0, yard(area.value));
        }
        let shown = || self.city.buildings.iter().filter(|building| Some(building.at) != but);
        for is_aqueduct in [false, true] {
            let of_kind = |card: Card| (card.kind() == Kind::Aqueduct) == is_aqueduct;
            for building in shown().filter(|building| of_kind(building.card)) {
                let place = grid.place(building.at);
                draw_tile(canvas, place, building.card, dress(building.card));
                draw_tokens(canvas, place, building.card, building.tokens);
            }
        }
        for area in &areas {
            draw_joints(canvas, grid, area, self.city);
            draw_plate(canvas, grid, area);
        }
    }
}

/// Leaves room for the token of a farm and for the plate of houses.
fn dress(card: Card) -> Dress {
    let is_house = matches!(card.kind(), Kind::Residential(_));
    if is_house || Socket::of(card) == Socket::Brick { Dress::Token } else { Dress::Built }
}

/// How far the streets reach beyond the outer buildings, of their breadth.
const KERB: f32 = 0.62;
/// How far the shadow falls, of a tile's side.
const SHADOW: f32 = 0.045;
/// The height of an arcade, of a tile's.
const ARCADE: f32 = 0.46;
/// Two spans of dim arches under a dim channel.
const ARCADE_ART: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 46\">\
    <path d=\"M0 12h100v34h-7V31a9 9 0 0 0-18 0v15H68V31a9 9 0 0 0-18 0v15h-7V31a9 9 0 0 0-18 0v15h-7V31a9 9 0 0 0-18 0v15z\" \
    fill=\"#625D48\"/><path d=\"M0 2h100v9H0z\" fill=\"#3F7694\"/><path d=\"M0 10h100v4H0z\" fill=\"#7A735A\"/></svg>";

/// Trees and tufts, drawn within a space of 100 by 100.
fn trees(kind: u16) -> String {
    let crowns: &[(f32, f32, f32)] = match kind {
        0 => &[(34.0, 40.0, 14.0), (62.0, 62.0, 16.0)],
        1 => &[(60.0, 46.0, 17.0)],
        2 => &[(36.0, 62.0, 15.0)],
        _ => &[(34.0, 36.0, 12.0), (56.0, 46.0, 15.0), (40.0, 68.0, 12.0)],
    };
    let tufts: &[(f32, f32)] = match kind {
        1 => &[(32.0, 72.0)],
        2 => &[(66.0, 40.0)],
        _ => &[],
    };
    let mut svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">".to_owned();
    // Writing to a string does not fail.
    for (x, y, radius) in crowns {
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#2F421E\"/>\
             <circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#3C5426\"/>",
            x - radius * 0.2,
            y - radius * 0.25,
            radius * 0.6
        );
    }
    for (x, y) in tufts {
        let _ = write!(
            svg,
            "<path d=\"M{x} {y}v-11M{x} {y}l-6-8M{x} {y}l6-8\" stroke=\"#4E5A2A\" stroke-width=\"3\" fill=\"none\"/>"
        );
    }
    svg + "</svg>"
}
