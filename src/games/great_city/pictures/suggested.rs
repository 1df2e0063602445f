//! The own city with builds that an opponent suggests, by their numbers.

use crate::catalogue::Text;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::SeatView;
use crate::render::canvas::{Align, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::parts::{SIDE_LEFT, SIDE_RIGHT, footed_page, marks};
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::dress::Dress;
use super::facts::{self, Detail, whereabouts};
use super::palette::{Canvas, seat_colours};
use super::side_panel::draw_owner;
use super::site::{Site, draw_letter_disc};
use super::tile::{draw_price, draw_tile};
use super::words::effect;

/// A build with the number of its suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// From 1 to 9.
    pub number: u8,
    pub card: Card,
    pub at: Cell,
}

impl Suggestion {
    fn digit(self) -> char {
        char::from_digit(self.number.into(), 10).unwrap_or('?')
    }
}

/// How high the lines of a suggestion are, and its tile.
const ROW: f32 = 88.0;
const TILE: f32 = 46.0;
const NAME: Type = Type::new(Face::Bold, 13.5);

/// Draws the own city with the number of each suggestion on its place, and beside it what they build.
///
/// # Panics
/// When the cast has no such seat.
pub fn suggested(view: &SeatView, builds: &[Suggestion], cast: &Cast) -> Picture<OneSeat> {
    let mut canvas = footed_page(theme::HEIGHT);
    let city = &view.own().city;
    let site = Site::of(city);
    let cells: Vec<Cell> = builds.iter().map(|build| build.at).collect();
    site.draw(&mut canvas, None);
    for (place, build) in builds.iter().enumerate() {
        let before = cells[..place].iter().filter(|cell| **cell == build.at).count();
        if before == 0 {
            site.draw_letter(&mut canvas, build.digit(), build.at);
        } else {
            let tile = site.place(build.at);
            let corner = at(tile.right() + 1.0 - 23.0 * length(before), tile.y + tile.h - 11.0);
            draw_letter_disc(&mut canvas, corner, build.digit());
        }
    }
    let marks = marks(cast, seat_colours(cast));
    draw_owner(&mut canvas, view, cast, &marks[view.seat.index()]);
    for (place, build) in builds.iter().enumerate() {
        draw_build(&mut canvas, 62.0 + ROW * length(place), *build);
    }
    Picture::new(canvas, &alt(view, builds).to_string())
}

/// Draws number, tile, name and effect of a build.
fn draw_build(canvas: &mut Canvas, top: f32, build: Suggestion) {
    canvas.round(area(356.0, top, 178.0, ROW - 6.0), theme::RADIUS, theme::RAISED);
    let tile = area(SIDE_LEFT + 14.0, top + 16.0, TILE, TILE);
    draw_tile(canvas, tile, build.card, Dress::Priced);
    draw_price(canvas, tile, build.card, 4.0);
    draw_letter_disc(canvas, at(SIDE_LEFT + 13.0, top + 60.0), build.digit());
    let left = tile.right() + 9.0;
    let mut y = top + 16.0;
    let name = build.card.name().to_string();
    let (font, lines) = NAME.wrap_whole(&name, SIDE_RIGHT - left, 2);
    for line in lines {
        canvas.text(at(left, y), Align::Left, font, theme::TEXT, &line);
        y += 14.6;
    }
    let lines = if y > top + 40.0 { 3 } else { 4 };
    let (font, lines) = theme::LABEL.wrap_whole(&effect(build.card), SIDE_RIGHT - left, lines);
    for line in lines {
        canvas.text(at(left, y), Align::Left, font, theme::MUTED, &line);
        y += 12.6;
    }
}

fn alt(view: &SeatView, builds: &[Suggestion]) -> Text {
    let city = &view.own().city;
    let each = builds.iter().map(|build| {
        let (number, card) = (build.number, build.card.name());
        say!("great_city-alt-suggestion", number, card, place = whereabouts(city, build.at))
    });
    let head = say!("great_city-alt-suggested", builds = Text::units(each));
    Text::sentences([head, facts::city(city, Detail::Rows)])
}
