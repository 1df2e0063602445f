//! One card, large, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::builders::rules::cards::{Building, Investment, Member};
use crate::render::canvas::{Area, area};
use crate::render::parts::card_page;
use crate::render::{Everybody, Picture};

use super::art::{building_art, investment_art, worker_art};
use super::palette::Canvas;

/// The side of its drawing.
const SIDE: f32 = 124.0;

/// Draws a building or machine with this about it.
pub fn building(card: Building, about: &Text) -> Picture<Everybody> {
    portrait(&card.name(), about, |canvas, place| building_art(canvas, place, card))
}

/// Draws a worker.
pub fn worker(card: Member, about: &Text) -> Picture<Everybody> {
    portrait(&card.name(), about, |canvas, place| worker_art(canvas, place, card, false))
}

/// Draws a card of the investment line.
pub fn investment(card: Investment, about: &Text) -> Picture<Everybody> {
    portrait(&card.name(), about, |canvas, place| investment_art(canvas, place, card))
}

fn portrait(name: &Text, about: &Text, draw: impl Fn(&mut Canvas, Area)) -> Picture<Everybody> {
    let said = about.to_string();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let (mut canvas, place) = card_page(&name.to_string(), &lines, SIDE);
    draw(&mut canvas, area(place.x, place.y + 4.0, SIDE, SIDE));
    Picture::new(canvas, &Text::lines([name.clone(), about.clone()]).to_string())
}
