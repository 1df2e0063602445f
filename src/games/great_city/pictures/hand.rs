//! A hand, and the cards of the draft or a school among which its owner chooses. Private. Visual language §5.

use crate::catalogue::Text;
use crate::games::great_city::rules::cards::Card;
use crate::games::great_city::rules::view::{Phase, SeatView};
use crate::render::canvas::{Align, Area, area, at, length};
use crate::render::gallery::{icon, sprite};
use crate::render::lettering::Type;
use crate::render::parts::{footed_page, mosaic_rule, title};
use crate::render::{Cast, Everybody, OneSeat, Picture, saying, theme};
use crate::say;

use super::alt;
use super::dress::Dress;
use super::icons;
use super::palette::{self, Canvas, Sprite};
use super::purse::{Purse, Verdict};
use super::tile::{draw_price, draw_tile};
use super::words::{brings, effect, kind};

/// Cards on a page: up to this many as columns.
const COLUMNS: usize = 4;
/// Cards on a page of the compact form.
const PAGE: usize = 8;
/// The foot of a column, which says whether it can be paid, and each line of what it would bring.
const FOOT: f32 = 26.0;
const LINE: f32 = 13.5;

/// How many pages a hand has; an empty one has one.
pub fn hand_pages(view: &SeatView) -> usize {
    view.hand.len().div_ceil(PAGE).max(1)
}

/// Draws a page of the hand, from 0; the last one when there are fewer.
pub fn hand(view: &SeatView, page: usize) -> Picture<OneSeat> {
    let pages = hand_pages(view);
    let page = page.min(pages - 1);
    let cards = view.hand.chunks(PAGE).nth(page).unwrap_or_default();
    let subtitle = if pages > 1 {
        say!("great_city-picture-page", page = page + 1, pages)
    } else {
        say!("great_city-picture-only-you")
    };
    draw_cards(view, &say!("great_city-picture-hand"), &subtitle, cards)
}

/// Draws the hand for everybody, when the game is over: its first page, which is all of it but for those who hoard.
pub fn opened(view: &SeatView, cast: &Cast) -> Picture<Everybody> {
    let name = saying::name(cast, view.seat, 20);
    let held = u32::try_from(view.hand.len()).unwrap_or(u32::MAX);
    let subtitle = say!("great_city-picture-opened", held);
    let cards = view.hand.chunks(PAGE).next().unwrap_or_default();
    draw_cards(view, &say!("great_city-picture-hand-of", name), &subtitle, cards)
}

/// Draws the cards among which the seat must choose now, of the offer, the draft or a school; the hand when there are none.
pub fn drawn(view: &SeatView) -> Picture<OneSeat> {
    if !view.draft.is_empty() {
        let heading = say!("great_city-picture-opening");
        draw_cards(view, &heading, &say!("great_city-picture-keep-one"), &view.draft)
    } else if !view.drawn.is_empty() {
        let heading = say!("great_city-picture-school");
        draw_cards(view, &heading, &say!("great_city-picture-keep-one"), &view.drawn)
    } else if view.public.phase == Phase::Pick {
        let free = view.public.offer.iter().filter(|offered| offered.taken_by.is_none());
        let cards: Vec<Card> = free.map(|offered| offered.card).collect();
        let heading = say!("great_city-picture-offer");
        draw_cards(view, &heading, &say!("great_city-picture-take-one"), &cards)
    } else {
        hand(view, 0)
    }
}

/// How cards lie on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// Up to two: beside each other, each with its words beside its drawing.
    Wide,
    /// Up to four as columns.
    Columns,
    /// More, in two columns of low cards.
    Compact,
}

impl Shape {
    const fn of(cards: usize) -> Self {
        match cards {
            0..=2 => Self::Wide,
            3..=COLUMNS => Self::Columns,
            _ => Self::Compact,
        }
    }

    /// The height of a page with so many cards.
    fn height(self, cards: usize, foot: f32) -> f32 {
        match (self, cards) {
            (Self::Wide, 0) => 96.0,
            (Self::Wide, _) => 190.0,
            (Self::Columns, _) => 282.0 + foot,
            (Self::Compact, cards) => 54.0 + 74.0 * length(cards.div_ceil(2)),
        }
    }

    /// Where one of so many cards lies.
    fn place(self, number: usize, cards: usize, foot: f32) -> Area {
        let beside = |cards: usize, height: f32| {
            let width = (530.0 - 6.0 * length(cards - 1)) / length(cards);
            area(10.0 + length(number) * (width + 6.0), 48.0, width, height)
        };
        match self {
            Self::Wide => beside(cards, 134.0),
            Self::Columns => beside(cards, 224.0 + foot),
            Self::Compact => {
                let (across, down) = (length(number % 2), length(number / 2));
                area(10.0 + across * 268.0, 47.0 + down * 74.0, 262.0, 69.5)
            }
        }
    }
}

fn draw_cards<A>(view: &SeatView, heading: &Text, subtitle: &Text, cards: &[Card]) -> Picture<A> {
    let shape = Shape::of(cards.len());
    let purse = Purse::of(view);
    let said: Vec<Said> = cards.iter().map(|card| Said::of(view, purse, *card)).collect();
    let foot =
        FOOT + LINE * length(said.iter().map(|said| said.lines().1.len()).max().unwrap_or(0));
    let mut canvas = footed_page(shape.height(cards.len(), foot));
    let end = title(&mut canvas, heading);
    canvas.text(
        at(end + 8.0, 26.6),
        Align::Left,
        theme::LABEL_LARGE,
        theme::MUTED,
        &subtitle.to_string(),
    );
    draw_purse(&mut canvas, purse);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    if cards.is_empty() {
        canvas.text(
            at(275.0, 78.0),
            Align::Centre,
            theme::EFFECT_LINE,
            theme::MUTED,
            &say!("great_city-picture-no-cards").to_string(),
        );
    }
    for ((number, card), said) in cards.iter().enumerate().zip(&said) {
        let place = shape.place(number, cards.len(), foot);
        match shape {
            Shape::Wide => draw_wide(&mut canvas, place, *card, said),
            Shape::Columns => draw_column(&mut canvas, place, *card, (said, foot)),
            Shape::Compact => draw_compact(&mut canvas, place, *card, said),
        }
    }
    Picture::new(canvas, &alt::cards(view, heading, subtitle, cards))
}

/// Draws what the owner can pay with; bricks are those of the strip and, behind a plus, the tokens on own farms: "2+1".
pub(super) fn draw_purse(canvas: &mut Canvas, purse: Purse) {
    let mut stats = Vec::new();
    match (purse.turn, purse.tokens) {
        (Some((bricks, _)), 0) => stats.push((icons::BRICK, bricks.to_string())),
        (Some((bricks, _)), tokens) => stats.push((icons::BRICK, format!("{bricks}+{tokens}"))),
        (None, 0) => {}
        (None, tokens) => stats.push((icons::BRICK, format!("+{tokens}"))),
    }
    if let Some((_, cogs)) = purse.turn {
        stats.push((icons::COG, cogs.to_string()));
    }
    stats.push((icons::COIN, purse.coins.to_string()));
    let widths: Vec<_> =
        stats.iter().map(|(_, amount)| 15.2 + theme::COUNT.width(amount) + 9.0).collect();
    let says = say!("great_city-picture-you-have").to_string();
    let label = theme::LABEL_LARGE.width(&says);
    let width = 9.0 + label + 10.0 + widths.iter().sum::<f32>();
    let mut x = 540.0 - width;
    canvas.framed(area(x, 7.8, width, 25.4), 5.0, (1.0, theme::BRONZE), theme::RAISED);
    x += 9.0;
    canvas.text(at(x, 25.2), Align::Left, theme::LABEL_LARGE, theme::MUTED, &says);
    x += label + 10.0;
    for ((symbol, amount), width) in stats.into_iter().zip(widths) {
        let ink = if amount == "0" { theme::ZERO } else { theme::TEXT };
        canvas
            .blit_centred(at(x + 6.4, 25.2 - theme::COUNT.cap_height() / 2.0), icon(symbol, 12.8));
        canvas.text(at(x + 15.2, 25.2), Align::Left, theme::COUNT, ink, &amount);
        x += width;
    }
}

/// What a card says to its reader.
struct Said {
    verdict: Verdict,
    /// What it would bring now; empty when the game is over.
    now: String,
}

impl Said {
    fn of(view: &SeatView, purse: Purse, card: Card) -> Self {
        let now = brings(view, card).filter(|_| view.public.winners.is_none());
        Self { verdict: purse.verdict(card), now: now.unwrap_or_default().to_string() }
    }

    /// What it would bring, in lines as wide as a column.
    fn lines(&self) -> (Type, Vec<String>) {
        theme::LABEL_BOLD.wrap_whole(&self.now, 114.0, 2)
    }
}

fn draw_column(canvas: &mut Canvas, place: Area, card: Card, (said, foot): (&Said, f32)) {
    let verdict = said.verdict;
    let (ground, ink) = verdict.colours();
    canvas.round(place, 6.5, ground);
    canvas.round(area(place.x, place.y, place.w, place.h - foot + 6.5), 6.5, theme::MARBLE);
    let foot = place.y + place.h - foot;
    canvas.fill(area(place.x, foot, place.w, 8.0), ground);
    let tile = area(place.centre().x - 56.0, place.y + 8.0, 112.0, 112.0);
    draw_tile(canvas, tile, card, Dress::Priced);
    draw_price(canvas, tile, card, 1.2);
    let left = place.x + 9.0;
    let mut y = place.y + 136.0;
    let (lettering, lines) = theme::CARD_NAME.wrap_whole(&card.name().to_string(), 113.0, 2);
    for line in lines {
        canvas.text(at(left, y), Align::Left, lettering, theme::INK, &line);
        y += 16.5;
    }
    y -= 1.8;
    canvas.text(at(left, y), Align::Left, theme::KIND_LINE, theme::KIND, &kind(card));
    canvas.fill(area(left, y + 5.2, 110.0, 0.8), theme::MARBLE_LINE);
    y += 20.2;
    let (lettering, lines) = theme::EFFECT_LINE.wrap_whole(&effect(card), 112.0, 3);
    for line in lines {
        canvas.text(at(left, y), Align::Left, lettering, theme::EFFECT, &line);
        y += 15.5;
    }
    let base = foot + 16.6;
    canvas.blit_centred(at(place.x + 16.0, foot + 12.6), verdict_icon(verdict, 14.0));
    let begin = place.x + 28.6;
    let (lettering, says) =
        theme::EFFECT_LINE.fit(&verdict.says(card), place.right() - 5.0 - begin);
    canvas.text(at(begin, base), Align::Left, lettering, ink, &says);
    let (lettering, lines) = said.lines();
    for (number, line) in lines.iter().enumerate() {
        let base = at(left, base + 2.0 + length(number + 1) * LINE);
        canvas.text(base, Align::Left, lettering, ink, line);
    }
}

/// A card with its words beside its drawing.
fn draw_wide(canvas: &mut Canvas, place: Area, card: Card, said: &Said) {
    let verdict = said.verdict;
    let (ground, ink) = verdict.colours();
    canvas.round(place, 6.5, theme::MARBLE);
    let tile = area(place.x + 10.0, place.y + 11.0, 112.0, 112.0);
    draw_tile(canvas, tile, card, Dress::Priced);
    draw_price(canvas, tile, card, 5.0);
    let (left, room) = (tile.right() + 10.0, place.right() - tile.right() - 16.0);
    let mut y = place.y + 24.0;
    let (lettering, lines) = theme::CARD_NAME.wrap_whole(&card.name().to_string(), room, 2);
    for line in lines {
        canvas.text(at(left, y), Align::Left, lettering, theme::INK, &line);
        y += 16.5;
    }
    let (lettering, kind) = theme::KIND_LINE.fit(&kind(card), room);
    canvas.text(at(left, y - 1.0), Align::Left, lettering, theme::KIND, &kind);
    y += 16.0;
    let (lettering, lines) = theme::EFFECT_COMPACT.wrap_whole(&effect(card), room, 3);
    for line in lines {
        canvas.text(at(left, y), Align::Left, lettering, theme::EFFECT, &line);
        y += 14.4;
    }
    let foot = area(left - 3.0, place.y + 92.0, room + 3.0, 36.0);
    canvas.round(foot, 4.0, ground);
    canvas.blit_centred(at(foot.x + 10.0, foot.y + 10.0), verdict_icon(verdict, 12.0));
    let (lettering, says) = theme::EFFECT_COMPACT.fit(&verdict.says(card), foot.w - 24.0);
    canvas.text(at(foot.x + 20.0, foot.y + 14.4), Align::Left, lettering, ink, &says);
    let (lettering, now) = theme::LABEL_BOLD.fit(&said.now, foot.w - 12.0);
    canvas.text(at(foot.x + 6.0, foot.y + 30.0), Align::Left, lettering, ink, &now);
}

fn draw_compact(canvas: &mut Canvas, place: Area, card: Card, said: &Said) {
    let verdict = said.verdict;
    canvas.round(place, 6.0, theme::MARBLE);
    let tile = area(place.x + 6.0, place.y + 6.0, 57.5, 57.5);
    draw_tile(canvas, tile, card, Dress::Priced);
    draw_price(canvas, tile, card, 5.6);
    let left = place.x + 70.4;
    canvas.text(
        at(left, place.y + 19.0),
        Align::Left,
        theme::CARD_NAME_COMPACT,
        theme::INK,
        &card.name().to_string(),
    );
    let room = place.right() - left - 6.0;
    let (font, lines) = theme::EFFECT_COMPACT.wrap_whole(&effect(card), room, 2);
    for (number, line) in lines.iter().enumerate() {
        let base = at(left, place.y + 34.6 + length(number) * 14.4);
        canvas.text(base, Align::Left, font, theme::EFFECT, line);
    }
    let base = place.y + 64.0;
    let ink = match verdict {
        Verdict::Enough => palette::ENOUGH_INK,
        Verdict::Short(_) => palette::SHORT_INK,
        Verdict::Later | Verdict::TooDear(_) => theme::KIND.into(),
    };
    canvas.blit_centred(at(left + 5.6, base - 3.8), verdict_icon(verdict, 11.0));
    let (verdict, room) = (verdict.says(card), place.right() - left - 17.0);
    let now = Some(said.now.as_str()).filter(|now| !now.is_empty());
    let all = Text::dotted(std::iter::once(verdict.as_str()).chain(now)).to_string();
    let types = [theme::LABEL, theme::FLOOR].into_iter();
    let fits = types.map(|font| (font, &all)).find(|(font, all)| font.width(all) <= room);
    let (font, says) = fits.unwrap_or((theme::LABEL, &verdict));
    canvas.text(at(left + 14.6, base), Align::Left, font, ink, says);
}

/// A tick, a coin, a brick or a cross.
pub(super) fn verdict_icon(verdict: Verdict, side: f32) -> &'static Sprite {
    let (member, path) = match verdict {
        Verdict::Short(_) => return icon(icons::COIN, side),
        Verdict::Later => return icon(icons::BRICK, side),
        Verdict::Enough => (0, "<path d=\"M10 34l14 15L54 14\" stroke=\"#2F5E2A\""),
        Verdict::TooDear(_) => (1, "<path d=\"M14 14l36 36M50 14L14 50\" stroke=\"#7E1917\""),
    };
    let extent = crate::render::canvas::pixels(side).cast_unsigned();
    sprite(("verdict", member, extent, extent), || {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">{path} fill=\"none\" stroke-width=\"9\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>"
        )
    })
}
