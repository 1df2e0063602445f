//! The overview of the table for two, three or four players: header, both rows, investment line, players; and the page on which
//! somebody acts: the same with no other street than their own.

use crate::board::Seat;
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{Area, area, at, length};
use crate::render::parts::{
    Mark, Who, draw_notice, draw_turn, draw_winners, marks, mosaic_rule, page, round_title,
    turn_width,
};
use crate::render::{Cast, Everybody, Picture, theme};
use crate::say;

use super::facts::to_do;
use super::news::News;
use super::palette::{Canvas, seat_colours};
use super::pip::{draw_whole_legend, legend_width};
use super::players::{Corner, Shown, draw_player};
use super::{alt_table, invest, rows};

/// The height of the page, the most that a page may have.
const HEIGHT: f32 = 386.0;
/// Where the rows begin.
const ROWS: f32 = 45.0;
/// The height of a card's row: for up to two players, whose boxes take one row, and for more.
const CARDS: [f32; 2] = [58.0, 52.5];
/// Where the players end.
const FOOT: f32 = 379.5;
/// The gap between panels above each other.
const GAP: f32 = 3.0;

/// Draws the table as everybody sees it.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn overview(view: &PublicView, cast: &Cast) -> Picture<Everybody> {
    overview_since(view, &News::default(), cast)
}

/// The same with what is new marked.
///
/// # Panics
/// When the cast has fewer players than the view.
pub fn overview_since(view: &PublicView, news: &News, cast: &Cast) -> Picture<Everybody> {
    let all: Vec<Seat> = Seat::all(u8::try_from(view.players.len()).unwrap_or(0)).collect();
    Picture::new(draw(view, news, cast, &all), &alt_table::overview(view, news, cast))
}

/// What somebody who is to act decides by: what lies open, large, and their own street across the page.
///
/// # Panics
/// When the view or the cast has no such player.
pub fn act(view: &PublicView, seat: Seat, news: &News, cast: &Cast) -> Picture<Everybody> {
    Picture::new(draw(view, news, cast, &[seat]), &alt_table::act(view, seat, news, cast))
}

/// Draws the page with the boxes of these players.
fn draw(view: &PublicView, news: &News, cast: &Cast, shown: &[Seat]) -> Canvas {
    let marks = marks(cast, seat_colours(cast));
    let mut canvas = page(HEIGHT);
    draw_header(&mut canvas, view, news.closes, cast, &marks);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let high = if shown.len() > 2 { CARDS[1] } else { CARDS[0] };
    let width = theme::WIDTH - 2.0 * theme::MARGIN;
    rows::draw_buildings(&mut canvas, area(theme::MARGIN, ROWS, width, high), view, news);
    let workers = area(theme::MARGIN, ROWS + high + GAP, width, high);
    rows::draw_workers(&mut canvas, workers, view, news);
    let line = area(theme::MARGIN, workers.y + high + GAP, width, invest::HEIGHT);
    invest::draw_line(&mut canvas, line, &view.line, news);
    let boxes = boxes(line.y + line.h + GAP, shown.len());
    for (seat, (place, corner)) in shown.iter().zip(boxes) {
        let shown = Shown {
            seat: *seat,
            player: &view.players[seat.index()],
            who: Who::new(&cast.players[seat.index()], &marks[seat.index()]),
            fresh: news.of(*seat),
        };
        draw_player(&mut canvas, place, view, &shown, corner);
    }
    canvas
}

/// The places of so many boxes: two beside each other; the third below them as wide as both, or with the fourth.
fn boxes(top: f32, count: usize) -> impl Iterator<Item = (Area, Corner)> {
    let (rows, whole) = (count.div_ceil(2), theme::WIDTH - 2.0 * theme::MARGIN);
    let height = (FOOT - top - GAP * length(rows - 1)) / length(rows);
    let half = (whole - theme::GUTTER) / 2.0;
    (0..count).map(move |number| {
        let (across, down) = (number % 2, number / 2);
        let is_alone = across == 0 && number + 1 == count;
        let left = theme::MARGIN + length(across) * (half + theme::GUTTER);
        let width = if is_alone { whole } else { half };
        let is_lowest = down + 1 == rows && across == 0;
        let corner = if is_lowest { Corner::OfPage } else { Corner::Elsewhere };
        (area(left, top + length(down) * (height + GAP), width, height), corner)
    })
}

fn draw_header(canvas: &mut Canvas, view: &PublicView, closes: bool, cast: &Cast, marks: &[Mark]) {
    let now = say!("builders-picture-round", round = view.round);
    let start = round_title(canvas, closes, view.round, now) + 10.0;
    let end = draw_special(canvas, start, view, marks);
    if let Some(winners) = view.winners {
        draw_winners(canvas, end, winners, cast, marks);
    } else if let (Some(seat), Some(turn)) = (view.to_move, &view.turn) {
        let says = to_do(*turn);
        draw_turn(canvas, end, seat, (&says, 0.0), cast, marks);
        let room = theme::WIDTH - theme::MARGIN - turn_width(seat, (&says, 0.0), cast) - start;
        // What is special, and a whole name, come before the legend.
        if end <= start && legend_width() + 10.0 <= room {
            draw_whole_legend(canvas, at(start + 2.0, 25.2));
        }
    }
}

/// Draws what is special about the round, if anything is; says where it ends.
fn draw_special(canvas: &mut Canvas, left: f32, view: &PublicView, marks: &[Mark]) -> f32 {
    let (text, seat) = match (view.last_round, view.idle_rounds) {
        _ if view.is_stalled => (say!("builders-picture-stalled"), None),
        (Some(seat), _) if view.winners.is_none() => {
            (say!("builders-picture-last-round"), Some(seat))
        }
        (None, idle) if idle > 0 && view.winners.is_none() => {
            (say!("builders-picture-idle", rounds = idle), None)
        }
        _ => return left,
    };
    draw_notice(canvas, left, &text, seat.map(|seat| &marks[seat.index()]))
}
