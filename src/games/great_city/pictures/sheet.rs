//! All buildings with what they do, on three sheets.

use crate::games::great_city::rules::cards::{Card, Kind};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::footed_page;
use crate::render::{Everybody, Picture, theme};
use crate::say;

use super::alt;
use super::dress::Dress;
use super::palette::Canvas;
use super::tile::{draw_price, draw_tile};
use super::words::effect;

/// How many sheets there are.
pub const SHEETS: usize = 3;
/// Cards in a row.
const ROW: usize = 2;
const TOP: f32 = 34.0;
const STEP: (f32, f32) = (267.0, 53.0);
const GAP: f32 = 4.0;
const TILE: f32 = 41.0;

/// Draws a sheet: 0 has farms, houses and aqueducts, 1 the public buildings, 2 the temples.
pub fn sheet(number: usize) -> Picture<Everybody> {
    let cards = on_sheet(number);
    let mut canvas = footed_page(TOP + length(cards.len().div_ceil(ROW)) * STEP.1 + 6.0);
    let base = at(theme::MARGIN + 0.6, 22.6);
    let title = say!("great_city-picture-buildings", sheet = number).to_string();
    canvas.text(base, Align::Left, theme::SHEET_TITLE, theme::TEXT, &title);
    let legend = say!("great_city-picture-legend").to_string();
    canvas.text(at(540.0, 21.6), Align::Right, theme::LABEL, theme::MUTED, &legend);
    for (place, card) in cards.iter().enumerate() {
        let (across, down) = (length(place % ROW), length(place / ROW));
        let (left, top) = (theme::MARGIN + across * STEP.0, TOP + down * STEP.1);
        draw_card(&mut canvas, area(left, top, STEP.0 - GAP, STEP.1 - GAP), *card);
    }
    Picture::new(canvas, &alt::sheet(&title, &cards))
}

fn on_sheet(number: usize) -> Vec<Card> {
    let is_here = |card: &Card| match card.kind() {
        Kind::Production | Kind::Residential(_) | Kind::Aqueduct => number == 0,
        Kind::Public(_) => number == 1,
        Kind::Temple => number > 1,
    };
    Card::ALL.into_iter().filter(is_here).collect()
}

fn draw_card(canvas: &mut Canvas, place: Area, card: Card) {
    canvas.round(place, 5.0, theme::MARBLE);
    let tile = area(place.x + 5.0, place.y + 4.5, TILE, TILE);
    draw_tile(canvas, tile, card, Dress::Priced);
    draw_price(canvas, tile, card, 4.8);
    let left = tile.right() + 9.0;
    let base = place.y + 14.5;
    canvas.text(
        at(left, base),
        Align::Left,
        theme::PLAYER_NAME,
        theme::INK,
        &card.name().to_string(),
    );
    let copies = format!("×{}", card.copies());
    let end = at(place.right() - 6.0, base);
    canvas.text(end, Align::Right, theme::LABEL_BOLD, theme::KIND, &copies);
    let room = place.right() - left - 5.0;
    let (font, lines) = theme::EFFECT_SIDE.wrap_whole(&effect(card), room, 2);
    for (line, text) in lines.iter().enumerate() {
        let base = at(left, place.y + 29.0 + length(line) * 13.4);
        canvas.text(base, Align::Left, font, theme::EFFECT, text);
    }
}
