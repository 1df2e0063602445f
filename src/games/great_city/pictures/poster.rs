//! The poster of a table: some buildings of the game.

use crate::render::icons::Icon;
use crate::render::parts::{Poster, draw_poster};
use crate::render::{Everybody, Picture};

use super::icons;
use super::palette::seat_colours;

/// A street of it.
const STREET: [(Icon, f32); 6] = [
    (icons::HOME, 70.0),
    (icons::MARKET, 58.0),
    (icons::FORUM_ROMANUM, 94.0),
    (icons::COLOSSEUM, 90.0),
    (icons::IMPERIAL_BATHS, 66.0),
    (icons::TEMPLE, 78.0),
];

/// Draws the poster of a table.
pub fn poster(poster: &Poster) -> Picture<Everybody> {
    draw_poster(poster, seat_colours(&poster.cast), &STREET)
}
