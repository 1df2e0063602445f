//! The poster of a table: what the tiles of the game make.

use crate::render::icons::Icon;
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture, SeatColour};

use super::icons;

const STREET: [(Icon, f32); 5] = [
    (icons::TEMPLE, 92.0),
    (icons::BATHHOUSE, 92.0),
    (icons::FOUNTAIN, 56.0),
    (icons::THEATRE, 92.0),
    (icons::ARENA, 92.0),
];

/// Draws the poster of a table.
pub fn poster(poster: &Poster, colours: &[SeatColour]) -> Picture<Everybody> {
    draw_poster(poster, colours, &STREET)
}
