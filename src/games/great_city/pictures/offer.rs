//! The offer of the round, and the face-down cards of the opening draft.

use crate::catalogue::Text;
use crate::games::great_city::rules::view::{OfferView, PublicView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::parts::{Mark, dashed, draw_mark, new_corner, panel};
use crate::render::theme;
use crate::say;

use super::dress::Dress;
use super::palette::Canvas;
use super::strip::draft_order;
use super::tile::{draw_card_back, draw_price, draw_tile};

/// The line of a name below its card.
const NAME_STEP: f32 = 12.6;

/// Draws the panel with the offer. A taken card leaves its place, its taker and its name.
/// A card that was taken since gets its corner.
pub(super) fn draw_offer(
    canvas: &mut Canvas,
    place: Area,
    offer: &[OfferView],
    new: &[bool],
    marks: &[Mark],
) {
    draw_ground(canvas, place, &say!("great_city-picture-offer"));
    let side = tile_side(place);
    for ((tile, card), is_new) in tiles(place, offer.len()).zip(offer).zip(new) {
        let ink = match card.taken_by {
            None => {
                draw_tile(canvas, tile, card.card, Dress::Priced);
                draw_price(canvas, tile, card.card, 5.2);
                theme::TEXT
            }
            Some(seat) => {
                canvas.round(tile, 4.5, theme::PLOT);
                dashed(canvas, tile, 4.5, 0.9, theme::PLOT_LINE);
                draw_mark(
                    canvas,
                    at(tile.centre().x, tile.y + side * 0.41),
                    34.0,
                    &marks[seat.index()],
                );
                canvas.text(
                    at(tile.centre().x, tile.y + side * 0.87),
                    Align::Centre,
                    theme::LABEL_BOLD,
                    theme::MUTED,
                    &say!("great_city-picture-took").to_string(),
                );
                theme::MUTED
            }
        };
        if *is_new {
            new_corner(canvas, tile);
        }
        for (line, text) in name_lines(&card.card.name().to_string()).iter().enumerate() {
            let base = at(tile.centre().x, tile.y + side + 13.8 + length(line) * NAME_STEP);
            canvas.text(base, Align::Centre, theme::OFFER_NAME, ink, text);
        }
    }
}

/// A name in two lines; only a name that does not fit so comes near its neighbours.
fn name_lines(name: &str) -> Vec<String> {
    let lines = theme::OFFER_NAME.wrap(name, 66.0, 2);
    if lines.iter().any(|line| line.ends_with('…')) {
        theme::OFFER_NAME.wrap(name, 72.0, 2)
    } else {
        lines
    }
}

/// Draws the panel with the cards that are still in the opening draft, face down.
pub(super) fn draw_draft(canvas: &mut Canvas, place: Area, view: &PublicView) {
    draw_ground(canvas, place, &say!("great_city-picture-opening"));
    let order = draft_order(view);
    let done = view
        .to_move
        .and_then(|seat| order.iter().position(|other| *other == seat))
        .unwrap_or(order.len());
    let kept = say!("great_city-picture-kept").to_string();
    for (number, tile) in tiles(place, order.len()).enumerate() {
        if number < order.len() - done {
            draw_card_back(canvas, tile, "II");
        } else {
            canvas.round(tile, 4.5, theme::PLOT);
            dashed(canvas, tile, 4.5, 0.9, theme::PLOT_LINE);
            canvas.text_centred(tile.centre(), theme::LABEL_BOLD, theme::MUTED, &kept);
        }
    }
    let words = say!("great_city-picture-go-round", cards = order.len() - done).to_string();
    let base = at(place.x + 8.0, place.y + tile_side(place) + 36.0);
    canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &words);
}

fn draw_ground(canvas: &mut Canvas, place: Area, label: &Text) {
    panel(canvas, place);
    let (base, label) = (at(place.x + 8.0, place.y + 14.2), label.to_string());
    canvas.text(base, Align::Left, theme::LABEL, theme::MUTED, &label);
}

/// The side of a card, by the height of the panel.
fn tile_side(place: Area) -> f32 {
    if place.h < 120.0 { 65.0 } else { 66.0 }
}

/// The places of so many cards, spread over the panel.
fn tiles(place: Area, count: usize) -> impl Iterator<Item = Area> {
    let side = tile_side(place);
    let room = place.w - 16.0;
    let gap = if count == 4 { (room - 4.0 * side) / 3.0 } else { 26.0 };
    let used = length(count) * (side + gap) - gap;
    let left = place.x + (place.w - used) / 2.0;
    (0..count)
        .map(move |number| area(left + length(number) * (side + gap), place.y + 20.2, side, side))
}
