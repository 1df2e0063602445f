//! The standings of a finished game as lines within a page: the best first, each with mark, name, bar and total.

use crate::board::{Seat, SeatSet};
use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::bars::{Measure, draw_split_bar, plain};
use super::finale::by_place;
use super::marks::{Mark, draw_mark};
use super::panels::panel;
use super::player::draw_name;
use super::scores::{ScoreLine, Scores, has_won};

/// The room for a name, and the most that a bar is high.
const NAME: f32 = 96.0;
const BAR: f32 = 17.0;
const TOTAL: Type = Type::new(Face::Title, 19.0);

/// Draws the lines on a panel.
pub fn draw_standings<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    scores: &Scores<'_, S>,
    marks: &[Mark],
) {
    panel(canvas, place);
    let seats = Seat::all(u8::try_from(marks.len()).unwrap_or(0));
    let totals: Vec<i32> = seats.map(|seat| (scores.of)(seat).1).collect();
    let places = by_place(&totals, scores.winners.unwrap_or(SeatSet::EMPTY));
    let high = (place.h - 8.0) / length(places.len().max(1));
    let left = place.x + 36.0 + NAME;
    let room = place.right() - left - 66.0;
    let sum = |seat: &Seat, part: fn(i32) -> i32| -> i32 {
        (scores.of)(*seat).0.iter().map(|line| part(line.points)).sum()
    };
    let most = places.iter().map(|seat| sum(seat, |points| points.max(0))).max().unwrap_or(1);
    let least = places.iter().map(|seat| sum(seat, |points| points.min(0))).min().unwrap_or(0);
    let measure = Measure::between(least, most.max(1), room, scores.point);
    for (number, seat) in places.iter().enumerate() {
        let middle = place.y + 4.0 + high * (length(number) + 0.5);
        let is_winner = has_won(scores.winners, *seat);
        let ink = if is_winner { theme::GOLD } else { theme::TEXT };
        draw_mark(canvas, at(place.x + 20.0, middle), 20.0, &marks[seat.index()]);
        let name = scores.cast.players[seat.index()].drawn();
        let base = at(place.x + 36.0, middle + 4.6);
        draw_name(canvas, base, NAME - 8.0, &theme::PLAYER_NAMES_LARGE, ink, name);
        let (lines, total) = (scores.of)(*seat);
        let segments: Vec<_> = lines.iter().map(ScoreLine::segment).collect();
        let bar = BAR.min(high - 5.0);
        draw_split_bar(canvas, area(left, middle - bar / 2.0, room, bar), measure, &segments);
        let base = at(place.right() - 9.0, middle + TOTAL.cap_height() / 2.0);
        canvas.text(base, Align::Right, TOTAL, ink, &plain(total, scores.point));
    }
}
