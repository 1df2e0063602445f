//! A building as a tile, visual language §4. All numbers within a drawing are hundredths of its side.

use std::fmt::Write;

use crate::games::great_city::rules::cards::{Card, Colour, Kind};
use crate::render::canvas::{Area, area, at, pixels};
use crate::render::gallery::sprite;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::dress::{Dress, Grade, Socket};
use super::icons;
use super::palette::{self, Canvas, Shade, Sprite};
use super::tile_art;

/// How far stars and corners reach beyond the tile.
const OVERHANG: f32 = 8.0;

/// Draws a card's tile with its body in `place`, a square.
pub(super) fn draw_tile(canvas: &mut Canvas, place: Area, card: Card, dress: Dress) {
    let (drawing, overhang) = tile(place.w, card, dress);
    canvas.blit_at(pixels(place.x) - overhang, pixels(place.y) - overhang, drawing);
}

/// The drawing of a tile, and by how many pixels it reaches beyond the body on each side.
fn tile(side: f32, card: Card, dress: Dress) -> (&'static Sprite, i32) {
    let body = pixels(side);
    let overhang = pixels(side * OVERHANG / 100.0);
    let extent = (body + 2 * overhang).cast_unsigned();
    let member = card as u16 | (dress as u16) << 8;
    let drawing = sprite(("tile", member, extent, extent), || {
        #[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
        let reach = 100.0 * overhang as f32 / body as f32;
        let extent = 100.0 + 2.0 * reach;
        let art = tile_art::draw(card, dress, Grade::of(side));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{reach} -{reach} {extent} {extent}\">{art}</svg>"
        )
    });
    (drawing, overhang)
}

/// Draws the price of a card over the upper left corner of its tile, `hang` hundredths beyond it.
pub(super) fn draw_price(canvas: &mut Canvas, tile: Area, card: Card, hang: f32) {
    let unit = tile.w / 100.0;
    let place = area(tile.x - hang * unit, tile.y - hang * unit, 36.2 * unit, 32.2 * unit);
    let (width, height) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let is_free = card.bricks() == 0;
    let drawing = sprite(("plate", u16::from(is_free), width, height), || {
        let (ground, light) = if is_free { ("#F0E3CC", "#F0E3CC") } else { ("#9C3F22", "#D97D52") };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 36.2 32.2\">\
             <rect width=\"36.2\" height=\"32.2\" rx=\"6\" fill=\"#1F1512\"/>\
             <rect x=\"1.200\" y=\"1.200\" width=\"33.8\" height=\"29.8\" rx=\"5\" fill=\"#FFF6E6\"/>\
             <rect x=\"3.600\" y=\"3.600\" width=\"29\" height=\"25\" rx=\"3\" fill=\"{ground}\"/>\
             <rect x=\"3.600\" y=\"3.600\" width=\"29\" height=\"5.200\" rx=\"2.600\" fill=\"{light}\"/></svg>"
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
    let ink = if is_free { theme::INK } else { theme::WHITE };
    let middle = at(place.centre().x, place.centre().y + 0.6 * unit);
    canvas.text_centred(
        middle,
        Type::new(Face::Bold, 22.0 * unit),
        ink,
        &card.bricks().to_string(),
    );
}

/// Draws the tokens of a built card: points on baths, the brick of a grain farm or vineyard.
pub(super) fn draw_tokens(canvas: &mut Canvas, tile: Area, card: Card, tokens: u8) {
    match Socket::of(card) {
        Socket::Points if tokens > 0 => draw_points(canvas, tile, tokens),
        Socket::Brick => draw_brick_socket(canvas, tile, tokens),
        Socket::Points | Socket::None => {}
    }
}

/// The square of a token in the lower right corner of a tile.
fn token_place(tile: Area, small: f32, large: f32) -> Area {
    let share = if tile.w <= 42.0 { small } else { large };
    let side = tile.w * share / 100.0;
    area(tile.right() - side - tile.w * 0.025, tile.y + tile.h - side - tile.w * 0.03, side, side)
}

fn draw_points(canvas: &mut Canvas, tile: Area, points: u8) {
    draw_point_token(canvas, token_place(tile, 42.0, 30.0), points);
}

/// Draws a point token.
pub(super) fn draw_point_token(canvas: &mut Canvas, place: Area, points: u8) {
    canvas.framed(place, place.w * 0.28, (place.w * 0.055, palette::POINTS), theme::WHITE);
    canvas.text_centred(
        place.centre(),
        Type::new(Face::Bold, place.w * 0.78),
        palette::POINTS,
        &points.to_string(),
    );
}

fn draw_brick_socket(canvas: &mut Canvas, tile: Area, tokens: u8) {
    let place = token_place(tile, 36.0, 29.0);
    let side = pixels(place.w).cast_unsigned();
    let is_full = tokens > 0;
    let socket = sprite(("socket", u16::from(is_full), side, side), || {
        let (line, ground) = if is_full { ("#FFF6E6", "#1F1512") } else { ("#C9B79A", "#30341B") };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\"><rect x=\"3\" y=\"3\" width=\"58\" \
             height=\"58\" rx=\"9\" fill=\"{ground}\" stroke=\"{line}\" stroke-width=\"5\"/>"
        );
        if is_full {
            svg.push_str(&icons::BRICK.within((32.0, 32.0), 44.0));
        }
        svg + "</svg>"
    });
    canvas.blit(at(place.x, place.y), socket);
}

/// Draws the back of a card of deck II, with the numeral in its middle.
pub(super) fn draw_card_back(canvas: &mut Canvas, place: Area, numeral: &str) {
    let side = pixels(place.w).cast_unsigned();
    let back = sprite(("back", 0, side, side), card_back);
    canvas.blit(at(place.x, place.y), back);
    canvas.text_centred(
        place.centre(),
        Type::new(Face::Title, place.w * 0.32),
        theme::TEXT,
        numeral,
    );
}

fn card_back() -> String {
    let mut svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
         <rect width=\"100\" height=\"100\" rx=\"8\" fill=\"#7A2A22\"/>\
         <rect x=\"6\" y=\"6\" width=\"88\" height=\"88\" rx=\"4\" fill=\"none\" stroke=\"#E2C48A\" stroke-width=\"2.200\"/>"
        .to_owned();
    for (number, stone) in (0..25).map(|n| (n, if n % 2 == 0 { "#9A4034" } else { "#C9B79A" })) {
        let (x, y) = (13 + 15 * (number % 5), 13 + 15 * (number / 5));
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"13\" height=\"13\" rx=\"1.500\" fill=\"{stone}\"/>"
        );
    }
    svg + "<rect x=\"27\" y=\"27\" width=\"46\" height=\"46\" rx=\"5\" fill=\"#241813\" stroke=\"#E2C48A\" stroke-width=\"2.200\"/></svg>"
}

/// The colour of a card's ground.
pub(super) const fn body_shade(card: Card) -> Shade {
    match card.kind() {
        Kind::Production => palette::OLIVE,
        Kind::Residential(2) => palette::HOUSE_2,
        Kind::Residential(3) => palette::SCORE_HOMES,
        Kind::Residential(_) => palette::HOUSE_4,
        Kind::Public(Colour::Green) => palette::GREEN,
        Kind::Public(Colour::Red) => palette::RED,
        Kind::Public(Colour::Yellow) => palette::YELLOW,
        Kind::Public(Colour::Blue) => palette::BLUE,
        Kind::Aqueduct => palette::SLATE,
        Kind::Temple => palette::PLUM,
    }
}
