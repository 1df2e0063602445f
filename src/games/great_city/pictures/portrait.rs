//! One building, large, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::great_city::rules::cards::Card;
use crate::render::canvas::area;
use crate::render::parts::card_page;
use crate::render::{Everybody, Picture};

use super::dress::Dress;
use super::tile::{draw_price, draw_tile};

/// The side of the building.
const SIDE: f32 = 124.0;

/// Draws a building with these paragraphs about it.
pub fn portrait(card: Card, about: &[Text]) -> Picture<Everybody> {
    let lines: Vec<String> = about.iter().map(Text::to_string).collect();
    let (mut canvas, place) = card_page(&card.name().to_string(), &lines, SIDE);
    let tile = area(place.x + 2.0, place.y + 4.0, SIDE, SIDE);
    draw_tile(&mut canvas, tile, card, Dress::Priced);
    draw_price(&mut canvas, tile, card, 1.2);
    let said = std::iter::once(card.name()).chain(about.iter().cloned());
    Picture::new(canvas, &Text::lines(said).to_string())
}
