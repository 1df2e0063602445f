//! The table at a glance for two, three or four players: header, both rows, investment line, players.

use crate::board::Seat;
use crate::games::builders::rules::view::PublicView;
use crate::render::canvas::{area, at, length};
use crate::render::parts::{
    Mark, Who, draw_notice, draw_turn, draw_winners, marks, mosaic_rule, page, title,
};
use crate::render::{Cast, Everybody, Picture, theme};
use crate::say;

use super::facts::to_do;
use super::news::News;
use super::palette::{Canvas, seat_colours};
use super::players::{Shown, draw_player};
use super::{alt_table, invest, rows};

/// The height of the page, the most that a page may have.
const HEIGHT: f32 = 386.0;
/// Where the rows begin, and how high they are.
const ROWS: f32 = 45.0;
const ROWS_HEIGHT: f32 = 88.0;
/// Where the investment line begins.
const LINE: f32 = ROWS + ROWS_HEIGHT + GAP;
/// Where the players begin and end.
const PLAYERS: f32 = LINE + invest::HEIGHT + GAP;
const FOOT: f32 = 379.0;
/// The gap between panels above each other.
const GAP: f32 = 4.0;

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
    let marks = marks(cast, seat_colours(cast));
    let mut canvas = page(HEIGHT);
    draw_header(&mut canvas, view, cast, &marks);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let half = (theme::WIDTH - 2.0 * theme::MARGIN - theme::GUTTER) / 2.0;
    let left = area(theme::MARGIN, ROWS, half, ROWS_HEIGHT);
    rows::draw_buildings(&mut canvas, left, view, news);
    rows::draw_workers(
        &mut canvas,
        area(left.right() + theme::GUTTER, ROWS, half, ROWS_HEIGHT),
        view,
        news,
    );
    invest::draw_line(
        &mut canvas,
        area(theme::MARGIN, LINE, theme::WIDTH - 2.0 * theme::MARGIN, invest::HEIGHT),
        &view.line,
        news,
    );
    draw_players(&mut canvas, view, news, cast, &marks);
    Picture::new(canvas, &alt_table::overview(view, news, cast))
}

/// Two and three beside each other, four in two rows.
fn draw_players(canvas: &mut Canvas, view: &PublicView, news: &News, cast: &Cast, marks: &[Mark]) {
    let count = view.players.len();
    let columns = if count == 3 { 3 } else { 2 };
    let rows = count.div_ceil(columns);
    let share =
        |room: f32, gap: f32, parts: usize| (room - gap * length(parts - 1)) / length(parts);
    let width = share(theme::WIDTH - 2.0 * theme::MARGIN, theme::GUTTER, columns);
    let height = share(FOOT - PLAYERS, GAP, rows);
    for seat in Seat::all(u8::try_from(count).unwrap_or(0)) {
        let (across, down) = (seat.index() % columns, seat.index() / columns);
        let left = theme::MARGIN + length(across) * (width + theme::GUTTER);
        let top = PLAYERS + length(down) * (height + GAP);
        let shown = Shown {
            seat,
            player: &view.players[seat.index()],
            who: Who::new(&cast.players[seat.index()], &marks[seat.index()]),
            fresh: news.of(seat),
        };
        draw_player(canvas, area(left, top, width, height), view, &shown);
    }
}

fn draw_header(canvas: &mut Canvas, view: &PublicView, cast: &Cast, marks: &[Mark]) {
    let end = title(canvas, &say!("builders-picture-round", round = view.round)) + 10.0;
    let end = draw_special(canvas, end, view, marks);
    if let Some(winners) = view.winners {
        draw_winners(canvas, end, winners, cast, marks);
    } else if let (Some(seat), Some(turn)) = (view.to_move, &view.turn) {
        draw_turn(canvas, end, seat, (&to_do(*turn), 0.0), cast, marks);
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
