//! The page of a turn: the own city with the places of a card, the hand, and the offer. Private.

use crate::board::signed;
use crate::catalogue::Text;
use crate::games::great_city::rules::city::Cell;
use crate::games::great_city::rules::view::SeatView;
use crate::games::great_city::rules::worth::{Worth, worth_on};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{bracket, dashed, draw_mark, marks, mosaic_rule, page, panel, title};
use crate::render::{Cast, OneSeat, Picture, theme};
use crate::say;

use super::extent::letters;
use super::hand::draw_purse;
use super::intent::Intent;
use super::palette::{self, Canvas, seat_colours};
use super::players::last_of;
use super::purse::Purse;
use super::site::{Site, draw_letter_disc};
use super::words::in_words;
use super::{alt, held, icons, offer};

/// The page, the panel of the city, and the square in which the city is centred.
const HEIGHT: f32 = 386.0;
const CITY: Area = area(10.0, 45.0, 252.0, 332.0);
const GROUND: Area = area(17.0, 70.0, 238.0, 238.0);
/// The ground of a city without places: down to where chats lay their badge.
const LAND: Area = Area { h: 286.0, ..GROUND };
/// The hand and the offer.
const RIGHT: Area = area(268.0, 45.0, 272.0, 332.0);
const OFFER: f32 = 112.0;
const ROW_GAP: f32 = 6.0;
/// The gain of a place, and a heading.
const GAIN: Type = Type::new(Face::Bold, 14.0);
const HEADING: Type = Type::new(Face::Bold, 13.5);

/// Draws the city of the seat with the lettered places of a card, if it is about to build one, its hand and the offer.
///
/// # Panics
/// When the cast has no such seat.
pub fn act(view: &SeatView, intent: Option<&Intent>, cast: &Cast) -> Picture<OneSeat> {
    let mut canvas = page(HEIGHT);
    let end = title(&mut canvas, &say!("great_city-picture-your-move"));
    let only = say!("great_city-picture-only-you").to_string();
    let base = at(end + 8.0, 26.6);
    canvas.text(base, Align::Left, theme::LABEL_LARGE, theme::MUTED, &only);
    draw_purse(&mut canvas, Purse::of(view));
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let mark = &marks(cast, seat_colours(cast))[view.seat.index()];
    panel(&mut canvas, CITY);
    draw_mark(&mut canvas, at(CITY.x + 15.0, CITY.y + 13.0), 19.0, mark);
    let asks = intent.map_or_else(
        || say!("great_city-picture-your-city"),
        |intent| say!("great_city-picture-where", card = intent.card.name()),
    );
    let asks = HEADING.shorten(&asks.to_string(), CITY.w - 36.0);
    let base = at(CITY.x + 29.0, CITY.y + 17.6);
    canvas.text(base, Align::Left, HEADING, theme::TEXT, &asks);
    draw_city(&mut canvas, view, intent);
    let hand = draw_hand(&mut canvas, view, intent);
    draw_offer(&mut canvas, view, hand, cast);
    let alt = match intent {
        Some(intent) => alt::places(view, intent),
        None => alt::act(view),
    };
    Picture::new(canvas, &alt)
}

/// A place with its letter and what the card brings there.
struct Place {
    letter: char,
    cell: Cell,
    worth: Worth,
}

/// The places of a card, and what is the most that it brings.
fn places(view: &SeatView, intent: &Intent) -> Vec<Place> {
    let own = view.own();
    let place = |(letter, cell)| {
        let worth = worth_on(own, intent.card, cell, &view.public.options);
        Place { letter, cell, worth }
    };
    letters(&intent.places).into_iter().map(place).collect()
}

fn rank(worth: Worth) -> (i32, u8) {
    (worth.score, worth.coins + worth.influence + worth.points + worth.draws)
}

fn draw_city(canvas: &mut Canvas, view: &SeatView, intent: Option<&Intent>) {
    // Without places there is nothing to say below the city.
    let ground = if intent.is_some() { GROUND } else { LAND };
    let site = Site::within(&view.own().city, ground, 58.0);
    site.draw_land(canvas, ground);
    match intent {
        Some(_) => site.draw(canvas, None),
        None => site.draw_wooded(canvas),
    }
    if let Some(cell) = last_of(&view.public, view.seat) {
        bracket(canvas, site.place(cell));
    }
    let Some(intent) = intent else { return };
    let places = places(view, intent);
    let best = places.iter().map(|place| rank(place.worth)).max();
    let differ = places.iter().any(|place| Some(rank(place.worth)) != best);
    for place in &places {
        let is_best = differ && Some(rank(place.worth)) == best;
        draw_place(canvas, &site, place, is_best);
    }
    let mut order: Vec<&Place> = places.iter().collect();
    order.sort_by_key(|place| std::cmp::Reverse(rank(place.worth)));
    for (number, place) in order.iter().take(2).enumerate() {
        let line = area(CITY.x + 7.0, CITY.y + 268.0 + 30.0 * length(number), CITY.w - 14.0, 27.0);
        // The lower left corner of a page stays free.
        let line =
            if number == 1 { Area { x: line.x + 46.0, w: line.w - 46.0, ..line } } else { line };
        canvas.round(line, 4.0, theme::RAISED);
        draw_letter_disc(canvas, at(line.x + 15.0, line.centre().y), place.letter);
        let gains = in_words(place.worth).unwrap_or_else(|| say!("great_city-worth-nothing"));
        let text = match site.replaced(place.cell) {
            Some(card) => say!("great_city-picture-in-place", gains, card = card.name()),
            None => gains,
        };
        let text = text.to_string();
        let text = theme::LABEL_BOLD.shorten(&text, line.w - 38.0);
        let base = at(line.x + 31.0, line.centre().y + theme::LABEL_BOLD.cap_height() / 2.0);
        canvas.text(base, Align::Left, theme::LABEL_BOLD, theme::TEXT, &text);
    }
}

/// Draws a legal place: its letter and its gain, gold where that is the most.
fn draw_place(canvas: &mut Canvas, site: &Site<'_>, place: &Place, is_best: bool) {
    let tile = site.place(place.cell);
    if site.replaced(place.cell).is_some() {
        dashed(canvas, tile, 4.0, 1.4, theme::PLACE);
        draw_letter_disc(canvas, at(tile.x + 10.0, tile.y + 10.0), place.letter);
        // What is lost is counted: the gain is what remains.
        let corner = area(tile.right() - 27.0, tile.y + 1.5, 26.0, 16.0);
        canvas.round(corner, 3.0, theme::INK);
        let ink = if is_best { theme::GOLD } else { theme::TEXT };
        draw_gain(canvas, corner.centre(), place.worth, ink);
        return;
    }
    if is_best {
        canvas.round(tile.inset(0.4), 4.0, palette::BEST);
    } else {
        canvas.round(tile.inset(0.4), 4.0, theme::PLACE_GROUND);
    }
    dashed(canvas, tile, 4.0, 1.4, theme::PLACE);
    let middle = tile.centre();
    let font = Type::new(Face::Bold, (tile.h * 0.47).min(22.0));
    let letter = place.letter.to_string();
    canvas.text_centred(at(middle.x, middle.y - tile.h * 0.19), font, theme::PLACE, &letter);
    let ink = if is_best { theme::GOLD } else { theme::TEXT };
    draw_gain(canvas, at(middle.x, middle.y + tile.h * 0.25), place.worth, ink);
}

/// Draws what a card brings at a place: points, or what it brings at once where it brings none.
fn draw_gain(canvas: &mut Canvas, middle: Point, worth: Worth, ink: crate::render::shade::Common) {
    let others =
        [(worth.influence, icons::STAR), (worth.coins, icons::COIN), (worth.draws, icons::HAND)];
    let other: Option<(u8, Icon)> =
        others.into_iter().find(|(number, _)| worth.score == 0 && *number > 0);
    let Some((number, symbol)) = other else {
        let text = if worth.score == 0 { "+0".to_owned() } else { signed(worth.score) };
        canvas.text_centred(middle, GAIN, ink, &text);
        return;
    };
    let text = format!("+{number}");
    let width = GAIN.width(&text);
    canvas.text_centred(at(middle.x - 7.0, middle.y), GAIN, ink, &text);
    canvas.blit_centred(at(middle.x + width / 2.0 + 2.0, middle.y), icon(symbol, 13.0));
}

/// Draws the hand below its heading; says where it ends.
fn draw_hand(canvas: &mut Canvas, view: &SeatView, intent: Option<&Intent>) -> f32 {
    let heading = say!("great_city-picture-hand");
    draw_heading(canvas, RIGHT.y, &heading, None);
    let place = area(RIGHT.x, RIGHT.y + 20.0, RIGHT.w, RIGHT.h - OFFER - 46.0);
    if view.hand.is_empty() {
        let text = say!("great_city-picture-no-cards").to_string();
        let base = at(RIGHT.x + 6.0, place.y + 15.0);
        canvas.text(base, Align::Left, theme::EFFECT_LINE, theme::MUTED, &text);
        return place.y + 26.0;
    }
    held::draw_held(canvas, place, view, intent.map(|intent| intent.card))
}

fn draw_heading(canvas: &mut Canvas, top: f32, says: &Text, more: Option<&Text>) {
    let base = at(RIGHT.x + 4.0, top + 14.0);
    canvas.text(base, Align::Left, HEADING, theme::TEXT, &says.to_string());
    if let Some(more) = more {
        let base = at(RIGHT.right() - 2.0, base.y);
        canvas.text(base, Align::Right, theme::LABEL, theme::MUTED, &more.to_string());
    }
}

/// Draws the offer of the round below the hand; in two rows of large cards where there is no hand.
fn draw_offer(canvas: &mut Canvas, view: &SeatView, hand: f32, cast: &Cast) {
    let cards = &view.public.offer;
    let rows = if view.hand.is_empty() && cards.len() > 2 { 2 } else { 1 };
    let end = RIGHT.y + RIGHT.h;
    let most = if rows > 1 { end } else { 126.0 };
    let high = (end - hand - 26.0).clamp(96.0, most);
    let marks = marks(cast, seat_colours(cast));
    let each = (high - ROW_GAP * length(rows - 1)) / length(rows);
    for (row, cards) in cards.chunks(cards.len().div_ceil(rows).max(1)).enumerate() {
        let top = end - high + (each + ROW_GAP) * length(row);
        if row == 0 {
            draw_heading(canvas, top - 20.0, &say!("great_city-picture-offer"), None);
        }
        let place = Area { y: top, h: each, ..RIGHT };
        offer::draw_offer(canvas, place, cards, &vec![false; cards.len()], &marks);
    }
}
