//! The action strip and the order of the opening draft.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::great_city::rules::view::{Progress, PublicView, SpaceView, StripView, Symbol};
use crate::render::canvas::{Align, Area, Point, area, at, length};
use crate::render::gallery::{icon, sprite};
use crate::render::lettering::{Face, Type};
use crate::render::parts::{Mark, draw_mark, new_corner, panel};
use crate::render::theme;
use crate::say;

use super::icons;
use super::palette::{self, Canvas, Sprite};

/// A card of the strip.
const CARD: f32 = 33.0;
/// From one card to the next.
const PITCH: f32 = 36.0;
/// The mark of a seat on a card.
const MARK: f32 = 34.8;

/// Draws the panel with the strip in force: spaces, emissaries, and what each space gives.
///
/// The emperor is on the left whatever way the strip lies, so space 1 always is (§4). A free space shows the
/// number that the command takes, so no meaning hangs on colour alone.
/// What is `new` gets its corner.
pub(super) fn draw_strip(
    canvas: &mut Canvas,
    place: Area,
    strip: &StripView,
    new: [bool; 5],
    marks: &[Mark],
) {
    let height = place.h - 50.0;
    let ends = [say!("great_city-picture-acts-first"), say!("great_city-picture-acts-last")];
    draw_ground(canvas, place, height, ends);
    let rows = [place.y + height + 31.8, place.y + height + 44.6];
    for (symbol, y) in [icons::BRICK, icons::COG].into_iter().zip(rows) {
        canvas.blit_centred(at(place.x + 21.0, y - 4.0), icon(symbol, 12.0));
    }
    for (number, space) in strip.spaces.iter().enumerate() {
        let card = area(place.x + 39.0 + length(number) * PITCH, place.y + 20.0, CARD, height);
        draw_space(canvas, card, *space, marks);
        if new[number] {
            new_corner(canvas, card);
        }
        for (count, y) in [space.bricks, space.cogs].into_iter().zip(rows) {
            let ink = if count == 0 { theme::ZERO } else { theme::TEXT };
            canvas.text(
                at(card.centre().x, y),
                Align::Centre,
                theme::LABEL_BOLD,
                ink,
                &count.to_string(),
            );
        }
    }
}

/// Draws the panel with the seats in the order in which they draft (§3), from the right of the first player on.
pub(super) fn draw_draft_order(
    canvas: &mut Canvas,
    place: Area,
    view: &PublicView,
    marks: &[Mark],
) {
    let height = place.h - 50.0;
    let ends = [say!("great_city-picture-keeps-first"), say!("great_city-picture-takes-last")];
    draw_ground(canvas, place, height, ends);
    let order = draft_order(view);
    let now = view
        .to_move
        .and_then(|seat| order.iter().position(|other| *other == seat))
        .unwrap_or(order.len());
    for (number, seat) in order.into_iter().enumerate() {
        let card = area(place.x + 39.0 + length(number) * PITCH, place.y + 20.0, CARD, height);
        draw_card(canvas, card, number == now);
        let progress = match number.cmp(&now) {
            std::cmp::Ordering::Less => Progress::Acted,
            std::cmp::Ordering::Equal => Progress::Acting,
            std::cmp::Ordering::Greater => Progress::Waiting,
        };
        draw_emissary(canvas, at(card.centre().x, card.y + 19.4), &marks[seat.index()], progress);
        canvas.blit_centred(at(card.centre().x, card.y + height - 19.5), icon(icons::HAND, 22.0));
    }
    let words = say!("great_city-picture-how-to-draft").to_string();
    let (font, words) = theme::CAPTION.fit(&words, place.w - 12.0);
    let base = at(place.x + 6.0, place.y + height + 36.0);
    canvas.text(base, Align::Left, font, theme::MUTED, &words);
}

/// The seats in the order of the opening draft, §3.
pub(super) fn draft_order(view: &PublicView) -> Vec<Seat> {
    let seats = u8::try_from(view.players.len()).unwrap_or(0);
    let mut seat = view.first_player;
    (0..seats)
        .map(|_| {
            seat = seat.right(seats);
            seat
        })
        .collect()
}

fn draw_ground(canvas: &mut Canvas, place: Area, height: f32, ends: [Text; 2]) {
    let [from, to] = ends.map(|end| end.to_string());
    panel(canvas, place);
    let line = place.y + 14.2;
    let start = place.x + 6.0;
    let left =
        start + canvas.text(at(start, line), Align::Left, theme::CAPTION, theme::MUTED, &from);
    let end = place.x + 216.0;
    let right = end - canvas.text(at(end, line), Align::Right, theme::CAPTION, theme::MUTED, &to);
    draw_arrow(canvas, at(left + 5.5, line - 3.6), right - 7.0);
    let emperor = area(place.x + 6.0, place.y + 20.0, 30.0, height);
    canvas.framed(emperor, 5.0, (0.8, theme::BRONZE), palette::EMPEROR);
    canvas
        .blit_centred(at(emperor.centre().x, emperor.centre().y + 0.3), icon(icons::EMPEROR, 24.0));
}

fn draw_arrow(canvas: &mut Canvas, start: Point, end: f32) {
    canvas.fill(area(start.x, start.y - 0.5, end - 4.0 - start.x, 1.0), theme::BRONZE);
    let head = [at(end, start.y), at(end - 5.0, start.y - 3.0), at(end - 5.0, start.y + 3.0)];
    canvas.polygon(&head, theme::BRONZE);
}

fn draw_card(canvas: &mut Canvas, card: Area, is_acting: bool) {
    canvas.round(card, 5.0, if is_acting { palette::RED } else { theme::MARBLE_LIP.into() });
    if is_acting {
        canvas.round(card.inset(2.0), 3.4, theme::MARBLE);
    } else {
        canvas.round(area(card.x, card.y, card.w, card.h - 2.3), 5.0, theme::MARBLE);
    }
}

fn draw_space(canvas: &mut Canvas, card: Area, space: SpaceView, marks: &[Mark]) {
    draw_card(canvas, card, space.emissary.is_some() && space.done == Progress::Acting);
    let symbol = match space.symbol {
        Symbol::Brick => icons::BRICK,
        Symbol::Cog => icons::COG,
    };
    canvas.blit_centred(at(card.centre().x, card.y + card.h - 19.4), icon(symbol, 23.0));
    let upper = at(card.centre().x, card.y + 19.4);
    match space.emissary {
        Some(seat) => draw_emissary(canvas, upper, &marks[seat.index()], space.done),
        None => draw_free(canvas, upper, space.number.number()),
    }
}

fn draw_emissary(canvas: &mut Canvas, centre: Point, mark: &Mark, progress: Progress) {
    match progress {
        Progress::Waiting | Progress::Acting => draw_mark(canvas, centre, MARK, mark),
        Progress::Acted => {
            crate::render::parts::draw_faded_mark(canvas, centre, 30.0, mark);
            canvas.blit_centred(at(centre.x + 8.6, centre.y + 9.0), tick());
        }
    }
}

fn draw_free(canvas: &mut Canvas, centre: Point, number: u8) {
    let free = sprite(("free", 0, 76, 76), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 25.333 25.333\"><circle cx=\"12.667\" cy=\"12.667\" r=\"12\" \
         fill=\"#DDD2C1\" stroke=\"#8C7A62\" stroke-width=\"1.200\" stroke-dasharray=\"2.510 1.679\"/></svg>"
            .to_owned()
    });
    canvas.blit_centred(centre, free);
    canvas.text_centred(centre, Type::new(Face::Bold, 12.5), theme::FREE_INK, &number.to_string());
}

/// The green tick of what is done, 12 units across.
fn tick() -> &'static Sprite {
    sprite(("tick", 0, 38, 38), || {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 38 38\"><circle cx=\"19\" cy=\"19\" r=\"18\" fill=\"#ECE4D6\"/>\
         <circle cx=\"19\" cy=\"19\" r=\"16\" fill=\"#2F6B38\"/><path d=\"M10.500 19.500l6 6L28 13.500\" fill=\"none\" \
         stroke=\"#FFFFFF\" stroke-width=\"4.500\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>"
            .to_owned()
    })
}
