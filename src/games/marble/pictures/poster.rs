//! The poster of a table: the tiles of the game and what they make.

use crate::games::marble::rules::{Building, Kind};
use crate::render::canvas::{Area, at, length};
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture, SeatColour};

use super::palette::Canvas;
use super::pieces;

const TILE: f32 = 66.0;
const BUILDING: f32 = 60.0;

/// Draws the poster of a table.
pub fn poster(poster: &Poster, colours: &[SeatColour]) -> Picture<Everybody> {
    draw_poster(poster, colours, |canvas: &mut Canvas, place: Area| {
        let pitch = place.w / 8.0;
        for (number, kind) in Kind::ALL.into_iter().enumerate() {
            let middle = at(place.x + (2.0 * length(number) + 0.5) * pitch, place.y + 35.0);
            canvas.blit_centred(middle, pieces::counter(kind, TILE));
            let beside = at(middle.x + pitch, middle.y);
            canvas.blit_centred(beside, pieces::building(Building::civic(kind), BUILDING));
        }
    })
}
