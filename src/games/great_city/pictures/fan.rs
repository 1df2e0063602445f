//! The hand below a city: open what everybody knows, or what its owner sees, the others face down.

use crate::games::great_city::rules::view::PlayerView;
use crate::render::canvas::{Area, area, length};
use crate::render::theme;

use super::dress::Dress;
use super::palette::{self, Canvas};
use super::tile::draw_tile;

/// The side of a card, and how far two are apart at least and at most.
pub(super) const CARD: f32 = 20.0;
const LEAST: f32 = 16.6;
const MOST: f32 = 23.0;

/// Draws the hand right-aligned in a place, fanned where it is narrow; the last card counts those that have no room.
pub(super) fn draw_fan(canvas: &mut Canvas, place: Area, player: &PlayerView) {
    let hand = usize::from(player.hand);
    let slots = slots(place.w);
    let shown = hand.min(slots);
    if shown == 0 {
        return;
    }
    let pitch = ((place.w - CARD) / length(shown.max(2) - 1)).clamp(LEAST, MOST);
    let left = place.right() - CARD - pitch * length(shown - 1);
    for number in 0..shown {
        let card = area(left + pitch * length(number), place.y, CARD, CARD);
        canvas.round(card.inset(-1.0), 3.0, theme::PANEL);
        let is_rest = hand > shown && number + 1 == shown;
        if let Some(known) = player.known_hand.get(number).filter(|_| !is_rest) {
            draw_tile(canvas, card, *known, Dress::Built);
            continue;
        }
        canvas.framed(card, 2.4, (1.0, theme::MARBLE), palette::RED);
        let text = if is_rest { format!("+{}", hand + 1 - shown) } else { "?".to_owned() };
        let font = if text.len() > 2 { theme::LABEL_BOLD } else { theme::COUNT };
        canvas.text_centred(card.centre(), font, theme::WHITE, &text);
    }
}

/// How many cards have room in a width.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few cards")]
fn slots(width: f32) -> usize {
    ((width - CARD) / LEAST + 1.0).max(1.0) as usize
}
