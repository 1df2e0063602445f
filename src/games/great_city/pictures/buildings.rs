//! All buildings on one sheet, with the ids that commands and logs use.

use crate::games::great_city::rules::cards::Card;
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::page;
use crate::render::{Everybody, Picture, theme};
use crate::say;

use super::alt;
use super::dress::Dress;
use super::palette::Canvas;
use super::tile::{draw_card_back, draw_price, draw_tile};

/// Cards in a row.
const ROW: usize = 8;
const SIDE: f32 = 54.0;
const PITCH: f32 = 66.6;
const STEP: f32 = 81.0;

/// Draws the reference sheet of all 31 buildings and the card back.
#[must_use]
pub fn buildings() -> Picture<Everybody> {
    let mut canvas = page(356.0);
    canvas.text(
        at(theme::MARGIN + 0.6, 21.6),
        Align::Left,
        theme::SHEET_TITLE,
        theme::TEXT,
        &say!("great_city-picture-buildings").to_string(),
    );
    let legend = say!("great_city-picture-legend").to_string();
    canvas.text(at(540.0, 20.6), Align::Right, theme::LABEL, theme::MUTED, &legend);
    for (number, card) in Card::ALL.into_iter().enumerate() {
        let tile = place(number);
        draw_tile(&mut canvas, tile, card, Dress::Priced);
        draw_price(&mut canvas, tile, card, 4.8);
        draw_name(&mut canvas, number, card.id());
    }
    draw_card_back(&mut canvas, place(Card::ALL.len()), "II");
    draw_name(&mut canvas, Card::ALL.len(), "card_back");
    Picture::new(canvas, &alt::buildings())
}

fn place(number: usize) -> Area {
    area(14.9 + length(number % ROW) * PITCH, 32.0 + length(number / ROW) * STEP, SIDE, SIDE)
}

fn draw_name(canvas: &mut Canvas, number: usize, id: &str) {
    let tile = place(number);
    for (line, text) in id_lines(id).into_iter().enumerate() {
        let base = at(tile.centre().x, tile.y + SIDE + 10.4 + length(line) * 9.4);
        canvas.text(base, Align::Centre, theme::SHEET, theme::TEXT, text);
    }
}

/// An id in one line, or broken behind the underscore that leaves the shorter second line that fits.
fn id_lines(id: &str) -> Vec<&str> {
    let room = PITCH - 2.0;
    if theme::SHEET.width(id) <= room {
        return vec![id];
    }
    let breaks = id.match_indices('_').map(|(place, _)| place + 1).rev();
    let fits = |place: &usize| {
        theme::SHEET.width(&id[..*place]) <= room && theme::SHEET.width(&id[*place..]) <= room
    };
    breaks.clone().find(fits).map_or(vec![id], |place| vec![&id[..place], &id[place..]])
}
