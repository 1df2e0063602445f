//! The points of each seat if the game had ended in a round, as a low panel on the page of the end: lines, and the totals in
//! their order.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::{Cast, saying, theme};
use crate::say;

use super::bars::plain;
use super::curve::{Line, Look, draw_lines, nice, stroke};
use super::marks::draw_mark;
use super::panels::panel;
use super::player::{Who, draw_name};

/// The totals of a game from its beginning to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The moments at which rounds end, and their numbers.
    pub ends: Vec<(usize, u32)>,
    /// The total of each seat at each moment, in units of the score.
    pub totals: Vec<Vec<i32>>,
}

const SCALE: Type = Type::new(Face::Bold, 11.0);
const TOTAL: Type = Type::new(Face::Bold, 13.2);
const THICK: f32 = 2.4;
/// How wide the words are that say what is drawn.
const SAYS: f32 = 56.0;
/// At most so many numbers of rounds and lines across.
const ROUNDS: usize = 9;
const TICKS: i32 = 3;

/// How moments and totals become places.
struct Plot {
    place: Area,
    last: usize,
    least: i32,
    most: i32,
}

impl Plot {
    fn at(&self, moment: usize, total: i32) -> Point {
        let share = f64::from(total - self.least) / f64::from((self.most - self.least).max(1));
        #[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
        let share = share as f32;
        let x = self.place.x + self.place.w * length(moment) / length(self.last.max(1));
        at(x, self.place.y + self.place.h * (1.0 - share))
    }
}

/// Draws the panel: `who` by seat, their totals, and their places.
pub(super) fn draw_small_curve<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    course: &Course,
    (who, totals, places): (&[Who<'_>], &[i32], &[Seat]),
    point: i32,
) {
    panel(canvas, place);
    let start = at(place.x + 8.0, place.y + 16.0);
    let says = say!("picture-points").to_string();
    canvas.text(start, Align::Left, theme::LABEL_BOLD, theme::TEXT, &says);
    let says = say!("picture-if-ended").to_string();
    let (font, lines) = theme::LABEL_BOLD.wrap_whole(&says, SAYS, 3);
    for (number, line) in lines.iter().enumerate() {
        let base = at(start.x, start.y + 12.5 * length(number + 1));
        canvas.text(base, Align::Left, font, theme::MUTED, line);
    }
    let all = || course.totals.iter().flatten().copied().chain(totals.iter().copied());
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(point));
    let step = nice((most - least) / (TICKS * point) + 1) * point;
    let plot = Plot {
        place: area(place.x + 94.0, place.y + 10.0, 286.0, place.h - 30.0),
        last: course.totals.len() - 1,
        least: least.div_euclid(step) * step,
        most,
    };
    draw_ground(canvas, &plot, course, step, point);
    let lines = places.iter().rev().map(|seat| {
        let of = |moment: &Vec<i32>| moment.get(seat.index()).copied().unwrap_or(0);
        let places = course.totals.iter().enumerate();
        let places = places.map(|(at, moment)| plot.at(at, of(moment))).collect();
        Line { colour: who[seat.index()].mark.colour, places }
    });
    let lines: Vec<_> = lines.collect();
    draw_lines(canvas, &lines, (THICK, 1.4, 0.6));
    draw_labels(canvas, place, &plot, (who, totals, places), point);
}

fn draw_ground<S: Style>(
    canvas: &mut Canvas<S>,
    plot: &Plot,
    course: &Course,
    step: i32,
    point: i32,
) {
    let mut total = plot.least;
    while total <= plot.most {
        let y = plot.at(0, total).y;
        canvas.fill(area(plot.place.x, y - 0.35, plot.place.w, 0.7), theme::FRAME);
        let base = at(plot.place.x - 6.0, y + 4.0);
        canvas.text(base, Align::Right, SCALE, theme::MUTED, &plain(total / point, 1));
        total += step;
    }
    let every = course.ends.len().div_ceil(ROUNDS).max(1);
    for (moment, round) in course.ends.iter().rev().step_by(every) {
        let base = at(plot.at(*moment, 0).x, plot.place.y + plot.place.h + 13.0);
        canvas.text(base, Align::Centre, SCALE, theme::MUTED, &round.to_string());
    }
}

/// The players in their order, each with a line from where the curve ends.
fn draw_labels<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    plot: &Plot,
    (who, totals, places): (&[Who<'_>], &[i32], &[Seat]),
    point: i32,
) {
    let high = ((place.h - 10.0) / length(places.len())).min(26.0);
    let top = place.centre().y - high * length(places.len()) / 2.0;
    let left = plot.place.right() + 14.0;
    for (number, seat) in places.iter().enumerate() {
        let (who, total) = (&who[seat.index()], totals[seat.index()]);
        let middle = top + high * (length(number) + 0.5);
        stroke(
            canvas,
            &[plot.at(plot.last, total), at(left, middle)],
            &[],
            0.9,
            Look::of(who.mark.colour).shade,
        );
        draw_mark(canvas, at(left + 8.0, middle), 15.5, who.mark);
        let text = plain(total, point);
        let end = at(place.right() - 8.0, middle + TOTAL.cap_height() / 2.0);
        let width = canvas.text(end, Align::Right, TOTAL, theme::TEXT, &text);
        let room = end.x - width - 6.0 - left - 19.0;
        let start = at(left + 19.0, middle + 4.2);
        draw_name(canvas, start, room, &theme::PLAYER_NAMES[1..], theme::TEXT, who.name);
    }
}

/// At most so many rounds in words.
const SAID: usize = 6;

/// The same in words, a line for each player; nothing without rounds.
pub fn course_words(course: &Course, cast: &Cast, point: i32) -> Vec<Text> {
    let every = course.ends.len().div_ceil(SAID).max(1);
    let mut said: Vec<_> = course.ends.iter().rev().step_by(every).collect();
    said.reverse();
    if said.is_empty() {
        return Vec::new();
    }
    let seats = Seat::all(u8::try_from(cast.players.len()).unwrap_or(0));
    let lines = seats.map(|seat| {
        let steps = said.iter().map(|(moment, round)| {
            let totals = course.totals.get(*moment);
            let total = totals.and_then(|totals| totals.get(seat.index())).copied().unwrap_or(0);
            say!("picture-course-step", round = *round, points = plain(total, point))
        });
        let name = saying::name(cast, seat, 30);
        say!("picture-course-of", name, steps = Text::units(steps))
    });
    std::iter::once(say!("picture-course")).chain(lines).collect()
}
