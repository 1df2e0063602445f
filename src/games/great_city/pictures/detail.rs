//! One city in detail: as it stands, and with the lettered places of a plan. Visual language §5.

use crate::board::Seat;
use crate::games::great_city::rules::view::{BuildingView, PublicView, SeatView};
use crate::games::great_city::rules::{
    cards::Card,
    city::{Cell, CellSet},
};
use crate::render::canvas::{Area, Point, area, at};
use crate::render::lettering::{Face, Type};
use crate::render::parts::{bracket, dashed, marks, page};
use crate::render::{Cast, Everybody, OneSeat, Picture, theme};

use super::palette::{Canvas, seat_colours};
use super::plan::{Extent, letters};
use super::players::last_of;
use super::tile::{Dress, draw_plot, draw_tile, draw_tokens};
use super::{alt, side_panel};

/// A card that its owner is about to build, and where it may go.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The card.
    pub card: Card,
    /// The legal places, in any order.
    pub places: Vec<Cell>,
    /// What the owner has settled on so far.
    pub chosen: Option<Chosen>,
}

/// A place and a payment, not yet played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chosen {
    /// The place, one of the plan's.
    pub at: Cell,
    /// Own farms that give their brick token.
    pub tokens: CellSet,
    /// Bricks bought at 2 coins each.
    pub buy: u8,
    /// By how many points the score would change, if the caller knows.
    pub score_change: Option<i32>,
}

/// A cell of the plan.
const CELL: f32 = 63.0;
const PITCH: f32 = 66.3;
/// The square in which the plan is centred.
const GROUND: Area = area(10.8, 10.8, 328.4, 328.4);

/// Draws one city as everybody sees it.
///
/// # Panics
/// When view or cast have no such seat.
#[must_use]
pub fn city(view: &PublicView, seat: Seat, cast: &Cast) -> Picture<Everybody> {
    let mut canvas = page(theme::HEIGHT);
    let player = &view.players[seat.index()];
    let site = Site::of(&player.city.buildings, Extent::of(&player.city));
    site.draw_ground(&mut canvas, &[]);
    site.draw_buildings(&mut canvas, None);
    if let Some(cell) = last_of(view, seat) {
        bracket(&mut canvas, site.place(cell));
    }
    side_panel::draw_facts(
        &mut canvas,
        view,
        seat,
        cast,
        &marks(cast, seat_colours(cast))[seat.index()],
    );
    Picture::new(&canvas, &alt::city(view, seat, cast))
}

/// Draws the own city with a card's legal places lettered, and the chosen place with the card upon it.
///
/// # Panics
/// When the cast has no such seat.
#[must_use]
pub fn plan(view: &SeatView, plan: &Plan, cast: &Cast) -> Picture<OneSeat> {
    let mut canvas = page(theme::HEIGHT);
    let seat = view.seat;
    let player = &view.public.players[seat.index()];
    let site = Site::of(&player.city.buildings, Extent::of(&player.city));
    let lettered = letters(&plan.places);
    let chosen = plan.chosen.map(|chosen| chosen.at);
    site.draw_ground(&mut canvas, &plan.places);
    site.draw_buildings(&mut canvas, chosen);
    if let Some(cell) = last_of(&view.public, seat).filter(|cell| Some(*cell) != chosen) {
        bracket(&mut canvas, site.place(cell));
    }
    for (letter, cell) in lettered.iter().filter(|(_, cell)| Some(*cell) != chosen) {
        site.draw_letter(&mut canvas, *letter, *cell);
    }
    if let Some(chosen) = plan.chosen {
        let letter =
            lettered.iter().find(|(_, cell)| *cell == chosen.at).map(|(letter, _)| *letter);
        draw_ghost(
            &mut canvas,
            site.place(chosen.at),
            plan.card,
            site.gain(plan.card, chosen.at),
            letter,
        );
    }
    side_panel::draw_plan(
        &mut canvas,
        view,
        plan,
        cast,
        &marks(cast, seat_colours(cast))[seat.index()],
    );
    Picture::new(&canvas, &alt::plan(view, plan))
}

/// A city on its plan.
pub(super) struct Site<'a> {
    buildings: &'a [BuildingView],
    /// What the plan shows: the built rectangle and one step more where the city may grow.
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

    fn place(&self, cell: Cell) -> Area {
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

    fn draw_ground(&self, canvas: &mut Canvas, places: &[Cell]) {
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

    fn draw_buildings(&self, canvas: &mut Canvas, but: Option<Cell>) {
        for building in self.buildings.iter().filter(|building| Some(building.at) != but) {
            let place = self.place(building.at);
            draw_tile(canvas, place, building.card, Dress::Built);
            draw_tokens(canvas, place, building.card, building.tokens);
        }
    }

    /// Draws a legal place: its letter on dark ground, or in a disc on the building that would be replaced.
    fn draw_letter(&self, canvas: &mut Canvas, letter: char, cell: Cell) {
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
fn draw_disc(canvas: &mut Canvas, tile: Area, letter: char) {
    let centre = at(tile.x + 10.6, tile.y + 10.6);
    draw_letter_disc(canvas, centre, letter);
}

/// Draws a letter in a white disc.
pub(super) fn draw_letter_disc(canvas: &mut Canvas, centre: Point, letter: char) {
    canvas.disc(centre, 11.0, theme::INK);
    canvas.disc(centre, 9.9, theme::WHITE);
    canvas.text_centred(centre, Type::new(Face::Bold, 14.0), theme::INK, &letter.to_string());
}

fn draw_ghost(canvas: &mut Canvas, place: Area, card: Card, gain: u8, letter: Option<char>) {
    canvas.round(place, 5.0, theme::PLOT);
    draw_tile(canvas, place, card, Dress::Ghost);
    let tokens = match super::tile::Socket::of(card) {
        super::tile::Socket::Points => gain,
        super::tile::Socket::Brick | super::tile::Socket::None => 0,
    };
    draw_tokens(canvas, place, card, tokens);
    dashed(canvas, place, 5.0, 2.0, theme::WHITE);
    if let Some(letter) = letter {
        draw_disc(canvas, place, letter);
    }
}
