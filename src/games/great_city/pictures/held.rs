//! The cards of a hand as lines: number, price, drawing, effect, whether they can be paid, and what they would bring at best.

use crate::board::signed;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::SeatView;
use crate::games::great_city::rules::worth::worth;
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::parts::dashed;
use crate::render::theme;
use crate::say;

use super::dress::Dress;
use super::hand::verdict_icon;
use super::offer::names_of;
use super::palette::{self, Canvas};
use super::purse::{Purse, Verdict, price_of};
use super::tile::{draw_price, draw_tile};
use super::words::effect;

/// The heights of a line for so many cards and more; from the last on they stand in two columns.
const LINES: [(usize, f32); 6] =
    [(1, 92.0), (2, 80.0), (3, 56.0), (4, 43.0), (6, 31.0), (usize::MAX, 23.0)];
const GAP: f32 = 3.0;
/// The most height of a card in two columns.
const TWO: f32 = 41.0;
/// A name that takes two lines there.
const NAME: Type = Type::new(Face::Bold, 11.2);
/// The most cards.
const MOST: usize = 14;

/// Draws the hand, the card that is about to be built in a white dashed frame; says where it ends.
pub(super) fn draw_held(
    canvas: &mut Canvas,
    place: Area,
    view: &SeatView,
    chosen: Option<Card>,
) -> f32 {
    let cards = &view.hand;
    let (_, least) = *LINES.iter().find(|(most, _)| cards.len() <= *most).unwrap_or(&LINES[5]);
    let columns = if cards.len() > 6 { 2 } else { 1 };
    let rows = length(cards.len().min(MOST).div_ceil(columns));
    let high = if columns == 2 { (place.h / rows - GAP).clamp(least, TWO) } else { least };
    let width = (place.w - GAP * length(columns - 1)) / length(columns);
    let (purse, mut marked) = (Purse::of(view), false);
    for (number, card) in cards.iter().take(MOST).enumerate() {
        let (across, down) = (length(number % columns), length(number / columns));
        let line =
            area(place.x + across * (width + GAP), place.y + down * (high + GAP), width, high);
        // Of two equal cards one is built.
        let is_chosen = !marked && chosen == Some(*card);
        marked |= is_chosen;
        let best = worth(view.own(), *card, &view.public.options).map(|worth| worth.score);
        let held = Held { card: *card, verdict: purse.verdict(*card), best, is_chosen };
        held.draw(canvas, line, number + 1);
    }
    let lines = cards.len().min(MOST).div_ceil(columns);
    place.y + length(lines) * (high + GAP) - GAP
}

/// A card of the hand with what is said of it.
struct Held {
    card: Card,
    verdict: Verdict,
    best: Option<i32>,
    is_chosen: bool,
}

impl Held {
    fn draw(&self, canvas: &mut Canvas, place: Area, number: usize) {
        canvas.round(place, 5.0, palette::CARD_LIP);
        canvas.round(Area { h: place.h - 1.6, ..place }, 5.0, palette::CARD);
        if self.is_chosen {
            dashed(canvas, place.inset(-1.0), 5.0, 2.0, theme::WHITE);
            dashed(canvas, place.inset(1.0), 4.0, 1.2, theme::INK);
        }
        let side = (place.h - 6.0).min(if place.h > 70.0 { 66.0 } else { 48.0 });
        let tile = area(place.x + 22.0, place.y + (place.h - 1.6 - side) / 2.0, side, side);
        draw_tile(canvas, tile, self.card, Dress::Priced);
        let disc = at(place.x + 12.0, place.centre().y - 0.8);
        canvas.disc(disc, 8.6, theme::INK);
        let font = Type::new(Face::Bold, 12.0);
        canvas.text_centred(disc, font, theme::WHITE, &number.to_string());
        let left = tile.right() + 7.0;
        if place.h < 30.0 {
            self.draw_name(canvas, (left, place.right() - 5.0), place.centre().y + 3.6, 11.4);
            return;
        }
        draw_price(canvas, tile, self.card, 6.0);
        let end = place.right() - 6.0;
        if place.h < 40.0 {
            self.draw_name(canvas, (left, end), place.y + 13.0, 12.0);
            self.draw_foot(canvas, (left, end), place.y + place.h - 6.0);
            return;
        }
        let names = names_of(self.card);
        if place.h < 42.5 && NAME.width(&names[0]) > end - left {
            let (font, lines) = NAME.first_whole(&names, end - left, 2);
            for (line, base) in lines.iter().zip([11.4, 21.8]) {
                canvas.text(at(left, place.y + base), Align::Left, font, theme::INK, line);
            }
            self.draw_foot(canvas, (left, end), place.y + place.h - 5.6);
            return;
        }
        let says = if place.h > 50.0 { effect(self.card) } else { String::new() };
        let (font, says) = theme::LABEL.wrap_whole(&says, end - left, 2);
        // Where a second line of the effect has no room of its own, all lines move together.
        let is_tight = says.len() > 1 && place.h <= 70.0;
        let (name, first, step, below) =
            if is_tight { (14.0, 26.2, 11.6, 5.4) } else { (15.6, 30.0, 13.0, 8.6) };
        self.draw_name(canvas, (left, end), place.y + name, 14.0);
        for (number, says) in says.iter().enumerate() {
            let base = at(left, place.y + first + step * length(number));
            canvas.text(base, Align::Left, font, theme::EFFECT, says);
        }
        self.draw_foot(canvas, (left, end), place.y + place.h - below);
    }

    fn draw_name(&self, canvas: &mut Canvas, (left, end): (f32, f32), base: f32, size: f32) {
        let (font, name) =
            Type::new(Face::Bold, size).first_whole(&names_of(self.card), end - left, 1);
        canvas.text(at(left, base), Align::Left, font, theme::INK, &name.concat());
    }

    /// Whether it can be paid, and what it brings at best.
    fn draw_foot(&self, canvas: &mut Canvas, (left, end): (f32, f32), base: f32) {
        let font = Type::new(Face::Bold, 12.0);
        let ink = match self.verdict {
            Verdict::Enough => palette::ENOUGH_INK,
            Verdict::Short(_) => palette::SHORT_INK,
            Verdict::Later | Verdict::TooDear(_) => theme::KIND.into(),
        };
        let best = if self.is_chosen {
            say!("great_city-picture-chosen").to_string()
        } else {
            self.best.filter(|best| *best != 0).map_or_else(String::new, |best| {
                say!("great_city-picture-best", change = signed(best)).to_string()
            })
        };
        // Beside the sign stands "−2" at least.
        let (font, best) = font.fit(&best, end - left - 31.0);
        let width = canvas.text(at(end, base), Align::Right, font, theme::KIND, &best);
        let (says, font) = (self.verdict.says(self.card), theme::LABEL_BOLD);
        if font.width(&says) <= end - width - 6.0 - left {
            canvas.text(at(left, base), Align::Left, font, ink, &says);
            return;
        }
        canvas.blit_centred(at(left + 6.0, base - 4.0), verdict_icon(self.verdict, 12.0));
        // Beside the coin stands what it costs in coins, beside the cross how many bricks are missing.
        let less = match self.verdict {
            Verdict::Later | Verdict::Enough => return,
            Verdict::Short(bricks) => price_of(bricks),
            Verdict::TooDear(bricks) => bricks,
        };
        canvas.text(at(left + 15.0, base), Align::Left, font, ink, &format!("−{less}"));
    }
}
