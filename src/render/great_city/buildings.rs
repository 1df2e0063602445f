//! All buildings on one sheet, with the ids that commands and logs use.

use crate::games::great_city::Card;
use crate::render::canvas::{Align, area, at, length};
use crate::render::parts::{page, };
use crate::render::{Everybody, Picture, theme};

use super::tile::{Dress, draw_card_back, draw_price, draw_tile};

/// Cards in a row.
const ROW: usize = 8;
const SIDE: f32 = 57.0;
const PITCH: f32 = 66.6;
const STEP: f32 = 80.6;

/// Draws the reference sheet of all 31 buildings and the card back.
#[must_use]
pub fn buildings() -> Picture<Everybody> {
    let mut canvas = page(356.0);
    canvas.text(at(theme::MARGIN + 0.6, 21.6), Align::Left, theme::SHEET_TITLE, theme::TEXT, "Buildings");
    let legend = "brick plate: cost · gold frame: deck I · star: influence when built";
    canvas.text(at(540.0, 20.6), Align::Right, theme::LABEL, theme::MUTED, legend);
    for (number, card) in Card::ALL.into_iter().enumerate() {
        let tile = place(number);
        draw_tile(&mut canvas, tile, card, Dress::Priced);
        draw_price(&mut canvas, tile, card, 4.8);
        draw_name(&mut canvas, number, card.id());
    }
    draw_card_back(&mut canvas, place(Card::ALL.len()), "II");
    draw_name(&mut canvas, Card::ALL.len(), "card_back");
    Picture::new(&canvas, "")
}

fn place(number: usize) -> crate::render::canvas::Area {
    area(13.4 + length(number % ROW) * PITCH, 32.0 + length(number / ROW) * STEP, SIDE, SIDE)
}

fn draw_name(canvas: &mut crate::render::canvas::Canvas, number: usize, id: &str) {
    let tile = place(number);
    let base = at(tile.centre().x, tile.y + SIDE + 12.8);
    canvas.text(base, Align::Centre, theme::SHEET, theme::TEXT, id);
}
