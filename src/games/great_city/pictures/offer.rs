//! The offer of the round, and the face-down cards of the opening draft.

use std::fmt::Write;

use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::{OfferView, PublicView};
use crate::render::canvas::{Align, Area, area, at, length, pixels};
use crate::render::gallery::sprite;
use crate::render::lettering::Type;
use crate::render::parts::{Mark, dashed, draw_mark, new_corner, panel};
use crate::render::theme;
use crate::say;

use super::dress::Dress;
use super::palette::{self, Canvas};
use super::strip::draft_order;
use super::tile::{draw_card_back, draw_price, draw_tile};

/// The height of the awning, and where cards begin below it.
const AWNING: f32 = 13.0;
const TOP: f32 = 16.0;
/// From the edge of a card to its drawing, and from line to line of its name.
const EDGE: f32 = 4.4;
const NAME_STEP: f32 = 12.0;

/// Draws the offer on cream cards in a stall. A taken card leaves its place, its taker and its name.
/// A card that was taken since gets its corner.
pub(super) fn draw_offer(
    canvas: &mut Canvas,
    place: Area,
    offer: &[OfferView],
    new: &[bool],
    marks: &[Mark],
) {
    draw_stall(canvas, place);
    for ((card, shown), is_new) in cards(place, offer.len()).zip(offer).zip(new) {
        let tile = tile_of(card);
        let (ink, first) = match shown.taken_by {
            None => {
                canvas.round(card, 4.5, palette::CARD_LIP);
                canvas.round(Area { h: card.h - 1.8, ..card }, 4.5, palette::CARD);
                draw_tile(canvas, tile, shown.card, Dress::Priced);
                draw_price(canvas, tile, shown.card, 9.0);
                (theme::INK, tile.y + tile.h + 12.0)
            }
            Some(seat) => {
                canvas.round(card, 4.5, theme::PLOT);
                dashed(canvas, card, 4.5, 0.9, theme::PLOT_LINE);
                let middle = at(tile.centre().x, tile.y + tile.h * 0.34);
                draw_mark(canvas, middle, (tile.h * 0.5).min(32.0), &marks[seat.index()]);
                let says = say!("great_city-picture-took").to_string();
                let base = at(middle.x, tile.y + tile.h * 0.86);
                canvas.text(base, Align::Centre, theme::LABEL_BOLD, theme::TEXT, &says);
                (theme::MUTED, tile.y + tile.h + 8.0)
            }
        };
        if *is_new {
            new_corner(canvas, card);
        }
        let (font, lines) = name_lines(card, shown.card);
        for (line, text) in lines.iter().enumerate() {
            let base = at(card.centre().x, first + length(line) * NAME_STEP);
            canvas.text(base, Align::Centre, font, ink, text);
        }
    }
}

/// A name in two lines, or in one where a card is low; a shorter one where that is not enough.
fn name_lines(place: Area, card: Card) -> (Type, Vec<String>) {
    let lines = if place.h - tile_of(place).h > 30.0 { 2 } else { 1 };
    theme::OFFER_NAME.first_whole(&names_of(card), place.w - 2.0, lines)
}

/// The name of a card, and the shorter one for where that has no room.
pub(super) fn names_of(card: Card) -> [String; 2] {
    let (name, id) = (card.name(), card.id());
    [name.clone(), say!("great_city-picture-short-name", card = id, name)].map(|it| it.to_string())
}

/// The square of a card's drawing.
fn tile_of(card: Area) -> Area {
    let side = (card.w - 2.0 * EDGE).min(card.h - EDGE - 28.0);
    area(card.centre().x - side / 2.0, card.y + EDGE, side, side)
}

/// Draws a stall with a striped awning.
fn draw_stall(canvas: &mut Canvas, place: Area) {
    panel(canvas, place);
    for x in [place.x + 1.0, place.right() - 4.0] {
        canvas.fill(area(x, place.y + 6.0, 3.0, place.h - 8.0), palette::STALL);
    }
    canvas.round(
        area(place.x + 1.0, place.y + place.h - 4.0, place.w - 2.0, 4.0),
        2.0,
        palette::STALL,
    );
    let (across, down) = (pixels(place.w).cast_unsigned(), pixels(AWNING).cast_unsigned());
    let awning = sprite(("awning", 0, across, down), || {
        let stripes = (place.w / 12.0).round();
        let step = place.w / stripes;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {AWNING}\">",
            place.w
        );
        let mut x = 0.0;
        let mut is_red = true;
        while x + step * 0.5 < place.w {
            let fill = if is_red { "#A92B26" } else { "#F7ECD3" };
            // Writing to a string does not fail.
            let _ = write!(
                svg,
                "<path d=\"M{x} 0h{step}v{0}a{1} {1} 0 0 1-{step} 0z\" fill=\"{fill}\"/>",
                AWNING - step / 2.0,
                step / 2.0
            );
            x += step;
            is_red = !is_red;
        }
        svg + "</svg>"
    });
    canvas.blit(at(place.x, place.y), awning);
}

/// The places of so many cards.
fn cards(place: Area, count: usize) -> impl Iterator<Item = Area> {
    const SIDE: f32 = 6.0;
    const GAP: f32 = 3.6;
    let quarter = (place.w - 2.0 * SIDE - 3.0 * GAP) / 4.0;
    // One or two cards are as wide as their drawing may be high.
    let width = if count > 2 { quarter } else { quarter.max(place.h - TOP - 36.0) };
    let used = length(count) * (width + GAP) - GAP;
    let left = place.x + (place.w - used) / 2.0;
    (0..count).map(move |number| {
        let x = left + length(number) * (width + GAP);
        area(x, place.y + TOP, width, place.h - TOP - 6.0)
    })
}

/// Draws the panel with the cards that are still in the opening draft, face down.
pub(super) fn draw_draft(canvas: &mut Canvas, place: Area, view: &PublicView) {
    draw_stall(canvas, place);
    let order = draft_order(view);
    let done = view
        .to_move
        .and_then(|seat| order.iter().position(|other| *other == seat))
        .unwrap_or(order.len());
    let kept = say!("great_city-picture-kept").to_string();
    for (number, card) in cards(place, order.len()).enumerate() {
        let tile = Area { h: card.w, ..card };
        if number < order.len() - done {
            draw_card_back(canvas, tile, "II");
        } else {
            canvas.round(tile, 4.5, theme::PLOT);
            dashed(canvas, tile, 4.5, 0.9, theme::PLOT_LINE);
            canvas.text_centred(tile.centre(), theme::LABEL_BOLD, theme::MUTED, &kept);
        }
    }
    let words = say!("great_city-picture-go-round", cards = order.len() - done).to_string();
    let base = at(place.centre().x, place.y + place.h - 14.0);
    canvas.text(base, Align::Centre, theme::LABEL, theme::MUTED, &words);
}
