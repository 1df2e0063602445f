//! One card, large, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::builders::rules::cards::{Building, Investment, Member};
use crate::games::builders::rules::resources::Resources;
use crate::render::canvas::{Area, at};
use crate::render::parts::{CardPage, CardWords, card_page};
use crate::render::{Everybody, Picture};
use crate::say;

use super::art::{building_art, investment_art, worker_art};
use super::card::{resources_row, resources_width};
use super::palette::Canvas;

/// The side of an amount at the foot of a card.
const AMOUNT: f32 = 28.0;

/// Draws a building or machine with this about it.
pub fn building(card: Building, about: &Text) -> Picture<Everybody> {
    let draw = |canvas: &mut Canvas, place| building_art(canvas, place, card);
    portrait(&card.name(), about, card.need(), draw)
}

/// Draws a worker.
pub fn worker(card: Member, about: &Text) -> Picture<Everybody> {
    let draw = |canvas: &mut Canvas, place| worker_art(canvas, place, card, false);
    portrait(&card.name(), about, card.produces(), draw)
}

/// Draws a card of the investment line.
pub fn investment(card: Investment, about: &Text) -> Picture<Everybody> {
    let brings = match card {
        Investment::Slave(slave) => slave.produces(),
        Investment::Tool(_) | Investment::University(_) | Investment::Loan => Resources::default(),
    };
    let draw = |canvas: &mut Canvas, place| investment_art(canvas, place, card);
    portrait(&card.name(), about, brings, draw)
}

/// A card with these amounts at its foot.
fn portrait(
    name: &Text,
    about: &Text,
    amounts: Resources,
    draw: impl Fn(&mut Canvas, Area),
) -> Picture<Everybody> {
    let said = about.to_string();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let words = CardWords { game: &say!("builders-title"), name, kind: "", about: &lines };
    let CardPage { mut canvas, art, foot, .. } = card_page(&words, 0.0);
    draw(&mut canvas, art);
    let left = foot.centre().x - resources_width(AMOUNT, amounts) / 2.0;
    resources_row(&mut canvas, at(left, foot.centre().y - 8.0), AMOUNT, amounts);
    Picture::new(canvas, &Text::lines([name.clone(), about.clone()]).to_string())
}
