//! The poster of a table: some buildings of the game.

use crate::games::great_city::rules::cards::Card;
use crate::render::canvas::{Area, area, length};
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture};

use super::dress::Dress;
use super::palette::{Canvas, seat_colours};
use super::tile::draw_tile;

/// One of each kind and colour.
const SHOWN: [Card; 8] = [
    Card::Vineyard,
    Card::Residential3,
    Card::ForumRomanum,
    Card::TempleOfVenus,
    Card::Aqueduct,
    Card::Colosseum,
    Card::University,
    Card::ImperialThermalBaths,
];
const SIDE: f32 = 58.0;

/// Draws the poster of a table.
pub fn poster(poster: &Poster) -> Picture<Everybody> {
    draw_poster(poster, seat_colours(&poster.cast), |canvas: &mut Canvas, place: Area| {
        let pitch = (place.w - SIDE) / length(SHOWN.len() - 1);
        for (number, card) in SHOWN.into_iter().enumerate() {
            let left = place.x + length(number) * pitch;
            draw_tile(canvas, area(left, place.y + 5.0, SIDE, SIDE), card, Dress::Built);
        }
    })
}
