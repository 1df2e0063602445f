//! One building as a large card, with all about it, for whoever looks it up.

use crate::catalogue::Text;
use crate::games::great_city::rules::cards::{Card, Deck};
use crate::render::canvas::{Align, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{CardPage, CardWords, card_page, dashed};
use crate::render::{Everybody, Picture, theme};
use crate::say;

use super::dress::Dress;
use super::icons;
use super::palette::{self, Canvas};
use super::tile::{draw_price, draw_tile};

/// A deck as its back, with how many of the card are in it below.
const BACK: (f32, f32) = (38.0, 50.0);
const DECKS: f32 = 84.0;
const DECK: Type = Type::new(Face::Title, 17.0);
const COPIES: Type = Type::new(Face::Bold, 15.0);
/// From brick to brick.
const BRICK: f32 = 30.0;

/// Draws a building with these paragraphs about it: what it is, and what else is to be said.
pub fn portrait(card: Card, about: &[Text]) -> Picture<Everybody> {
    let lines: Vec<String> = about.iter().skip(1).map(Text::to_string).collect();
    let words = CardWords {
        game: &say!("great_city-title"),
        name: &card.name(),
        kind: &about.first().map(Text::to_string).unwrap_or_default(),
        about: &lines,
    };
    let is_in_decks = Deck::ALL.into_iter().any(|deck| deck.copies(card) > 0);
    let CardPage { mut canvas, art, foot, rest } =
        card_page(&words, if is_in_decks { DECKS } else { 0.0 });
    draw_tile(&mut canvas, art, card, Dress::Priced);
    draw_price(&mut canvas, art, card, 1.2);
    let bricks = usize::from(card.bricks());
    let first = foot.centre().x - BRICK * (length(bricks) - 1.0) / 2.0;
    for number in 0..bricks {
        let middle = at(first + BRICK * length(number), foot.centre().y);
        canvas.blit_centred(middle, icon(icons::BRICK, 26.0));
    }
    if is_in_decks {
        draw_decks(&mut canvas, card, at(rest.x, rest.y + 6.0));
    }
    let said = std::iter::once(card.name()).chain(about.iter().cloned());
    Picture::new(canvas, &Text::lines(said).to_string())
}

/// Draws the decks, those without the card empty.
fn draw_decks(canvas: &mut Canvas, card: Card, left: Point) {
    for (number, deck) in Deck::ALL.into_iter().enumerate() {
        let copies = deck.copies(card);
        let back = area(left.x + 8.0 + length(number) * 76.0, left.y, BACK.0, BACK.1);
        let ink = if copies > 0 { theme::TEXT } else { theme::MUTED };
        if copies > 0 {
            canvas.round(back, 4.0, palette::CARD);
            canvas.round(back.inset(2.6), 2.6, palette::RED);
        } else {
            canvas.round(back, 4.0, theme::PLOT);
            dashed(canvas, back, 4.0, 0.9, theme::PLOT_LINE);
        }
        canvas.text_centred(back.centre(), DECK, ink, &deck.to_string());
        let base = at(back.centre().x, back.y + back.h + 18.0);
        canvas.text(base, Align::Centre, COPIES, ink, &format!("×{copies}"));
    }
}
