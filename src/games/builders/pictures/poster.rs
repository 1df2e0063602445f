//! The poster of a table: some buildings of the game.

use crate::render::icons::Icon;
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture};

use super::icons;
use super::palette::seat_colours;

/// A street of it.
const STREET: [(Icon, f32); 6] = [
    (icons::BUILD_TOWN_HALL, 74.0),
    (icons::BUILD_SHOP, 60.0),
    (icons::BUILD_LIGHTHOUSE, 96.0),
    (icons::BUILD_FORTRESS, 88.0),
    (icons::BUILD_ZIGGURAT, 86.0),
    (icons::BUILD_NOBLE_HOUSE, 70.0),
];

/// Draws the poster of a table.
pub fn poster(poster: &Poster) -> Picture<Everybody> {
    draw_poster(poster, seat_colours(&poster.cast), &STREET)
}
