//! The poster of a table: some buildings of the game.

use crate::games::builders::rules::cards::Building;
use crate::render::canvas::{Area, area, length};
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture};

use super::art::building_art;
use super::palette::{Canvas, seat_colours};

/// How many buildings are shown: every fourth.
const SHOWN: usize = 8;
const SIDE: f32 = 58.0;

/// Draws the poster of a table.
pub fn poster(poster: &Poster) -> Picture<Everybody> {
    draw_poster(poster, seat_colours(&poster.cast), |canvas: &mut Canvas, place: Area| {
        let pitch = (place.w - SIDE) / length(SHOWN - 1);
        for (number, building) in Building::all().step_by(4).take(SHOWN).enumerate() {
            let left = place.x + length(number) * pitch;
            building_art(canvas, area(left, place.y + 6.0, SIDE, SIDE), building);
        }
    })
}
