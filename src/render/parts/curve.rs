//! The page of scores by turn: a line for each player, which differ in colour and in their dashes.

use crate::board::points;
use crate::catalogue::Text;
use crate::render::SeatColour;
use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::shade::Common;
use crate::render::theme;

use super::marks::draw_mark;
use super::panels::{mosaic_rule, outlined_panel, page, panel, title};
use super::player::{Who, draw_name};

/// A player's line.
#[derive(Clone, Debug)]
pub struct CurveLine<'a> {
    /// Whose it is.
    pub who: Who<'a>,
    /// Whether this player has won.
    pub is_winner: bool,
    /// The total at each moment, in units of the score.
    pub totals: Vec<i32>,
}

/// What the page says and shows.
#[derive(Clone, Debug)]
pub struct Curve<'a> {
    /// The title.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// What stands below the numbers of the rounds.
    pub rounds: &'a str,
    /// The moments at which rounds end, and their numbers.
    pub ends: Vec<(usize, u32)>,
    /// By seat.
    pub lines: Vec<CurveLine<'a>>,
    /// How many units of the score make a point.
    pub point: i32,
}

/// Where the lines are.
const PLOT: Area = area(44.0, 52.0, 352.0, 258.0);
/// Where their labels are, and how high each is.
const LABELS: Area = area(410.0, 46.0, 130.0, 270.0);
const LABEL: f32 = 44.0;
const THICK: f32 = 3.0;
const CORE: f32 = 0.6;
const SCALE: Type = Type::new(Face::Text, 11.5);
/// At most so many lines across and numbers of rounds.
const TICKS: i32 = 6;
const ROUNDS: usize = 12;

/// Draws the page.
pub fn draw_curve<S: Style>(curve: &Curve<'_>) -> Canvas<S> {
    let mut canvas = page(theme::HEIGHT);
    title(&mut canvas, &curve.heading.into());
    let after = at(540.0, 26.0);
    canvas.text(after, Align::Right, theme::LABEL_LARGE, theme::MUTED, curve.after);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    let plot = Plot::of(curve);
    panel(&mut canvas, PLOT.inset(-4.0));
    plot.draw_ground(&mut canvas, curve);
    // Who is last lies lowest: the lines of those ahead are whole.
    let mut order: Vec<_> = curve.lines.iter().collect();
    order.sort_by_key(|line| line.totals.last().copied());
    let lines: Vec<_> = order.iter().map(|line| plot.line(line)).collect();
    draw_lines(&mut canvas, &lines, (THICK, 1.6, CORE));
    order.reverse();
    plot.draw_labels(&mut canvas, &order, curve.point);
    canvas
}

/// How moments and totals become places.
struct Plot {
    moments: usize,
    least: i32,
    most: i32,
    /// Between two lines across.
    step: i32,
}

impl Plot {
    fn of(curve: &Curve<'_>) -> Self {
        let all = || curve.lines.iter().flat_map(|line| line.totals.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        let step = nice((most - least) / (TICKS * curve.point) + 1) * curve.point;
        let moments = curve.lines.iter().map(|line| line.totals.len()).max().unwrap_or(0);
        Self { moments, least: least.div_euclid(step) * step, most, step }
    }

    fn x(&self, moment: usize) -> f32 {
        PLOT.x + PLOT.w * length(moment) / length(self.moments.max(2) - 1)
    }

    fn y(&self, total: i32) -> f32 {
        let share = f64::from(total - self.least) / f64::from(self.most - self.least);
        #[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
        let share = share as f32;
        PLOT.y + 4.0 + (PLOT.h - 6.0) * (1.0 - share)
    }

    /// The lines across with their points, and the rounds.
    fn draw_ground<S: Style>(&self, canvas: &mut Canvas<S>, curve: &Curve<'_>) {
        let mut total = self.least;
        while total <= self.most {
            let ink = if total == 0 { theme::MUTED } else { theme::PLOT_LINE };
            canvas.fill(area(PLOT.x, self.y(total) - 0.35, PLOT.w, 0.7), ink);
            let base = at(PLOT.x - 8.0, self.y(total) + 4.0);
            let number = points(total / curve.point, 1);
            canvas.text(base, Align::Right, SCALE, theme::MUTED, &number);
            total += self.step;
        }
        let every = curve.ends.len().div_ceil(ROUNDS).max(1);
        let base = PLOT.y + PLOT.h + 17.0;
        for (moment, round) in curve.ends.iter().rev().step_by(every) {
            let x = self.x(*moment);
            canvas.fill(area(x - 0.35, PLOT.y, 0.7, PLOT.h), theme::RAISED);
            canvas.text(at(x, base), Align::Centre, SCALE, theme::MUTED, &round.to_string());
        }
        let middle = at(PLOT.centre().x, base + 13.5);
        canvas.text(middle, Align::Centre, theme::CAPTION, theme::MUTED, curve.rounds);
    }

    fn line(&self, line: &CurveLine<'_>) -> Line {
        let place = |(moment, total): (usize, &i32)| at(self.x(moment), self.y(*total));
        let places = line.totals.iter().enumerate().map(place).collect();
        Line { colour: line.who.mark.colour, places }
    }

    /// The label of each line where the line ends, the best first; moved apart where they would meet.
    fn draw_labels<S: Style>(&self, canvas: &mut Canvas<S>, order: &[&CurveLine<'_>], point: i32) {
        let end = LABELS.y + LABELS.h;
        let mut free = LABELS.y;
        for (number, line) in order.iter().enumerate() {
            let total = line.totals.last().copied().unwrap_or(0);
            let below = LABEL * length(order.len() - number);
            let top = (self.y(total) - LABEL / 2.0).max(free).min(end - below);
            free = top + LABEL;
            let (from, to) = (at(PLOT.right(), self.y(total)), at(LABELS.x, top + LABEL / 2.0));
            stroke(canvas, &[from, to], &[], 0.8, theme::MUTED);
            let place = area(LABELS.x, top + 1.0, LABELS.w, LABEL - 2.0);
            let total = Text::decimal(points(total, point)).to_string();
            draw_label(canvas, place, line, &total);
        }
    }
}

fn draw_label<S: Style>(canvas: &mut Canvas<S>, place: Area, line: &CurveLine<'_>, total: &str) {
    let ink = if line.is_winner {
        outlined_panel(canvas, place, theme::GOLD);
        theme::GOLD
    } else {
        panel(canvas, place);
        theme::TEXT
    };
    draw_mark(canvas, at(place.x + 16.0, place.y + 15.0), 22.0, line.who.mark);
    let room = place.w - 38.0;
    let base = at(place.x + 32.0, place.y + 19.5);
    draw_name(canvas, base, room, &theme::PLAYER_NAMES, theme::TEXT, line.who.name);
    let base = place.y + 36.5;
    canvas.text(at(place.right() - 7.0, base), Align::Right, theme::COUNT_LARGE, ink, total);
    let look = Look::of(line.who.mark.colour);
    let sample = [at(place.x + 8.0, base - 5.0), at(place.x + 78.0, base - 5.0)];
    stroke(canvas, &sample, look.dashes, THICK, look.shade);
    if let Some(core) = look.core {
        stroke(canvas, &sample, look.dashes, CORE, core);
    }
}

/// How the line of a seat looks; the dark ones have a light core.
pub(super) struct Look {
    pub shade: Common,
    pub core: Option<Common>,
    /// Drawn and left out by turns; none for a whole line.
    pub dashes: &'static [f32],
}

impl Look {
    pub const fn of(colour: SeatColour) -> Self {
        match colour {
            SeatColour::Purple => {
                Self { shade: theme::SEAT_PURPLE, core: Some(theme::WHITE), dashes: &[] }
            }
            SeatColour::Orange => {
                Self { shade: theme::SEAT_ORANGE, core: None, dashes: &[10.0, 3.6] }
            }
            SeatColour::White => Self { shade: theme::TEXT, core: None, dashes: &[2.6, 3.2] },
            SeatColour::Brown => Self {
                shade: theme::SEAT_BROWN,
                core: Some(theme::WHITE),
                dashes: &[12.0, 3.2, 2.6, 3.2],
            },
        }
    }
}

/// The line of a seat: a place for each moment.
pub(super) struct Line {
    pub colour: SeatColour,
    pub places: Vec<Point>,
}

/// How long a piece of a line is where several lie on each other.
const PIECE: f32 = 7.0;

/// Draws the lines of the seats, the first lowest, so thick, with so much ground around and so thick a core. Where some lie
/// on each other, each of them has pieces, by turns, so that all are seen.
pub(super) fn draw_lines<S: Style>(
    canvas: &mut Canvas<S>,
    lines: &[Line],
    (thick, around, core): (f32, f32, f32),
) {
    for Line { colour, places } in lines {
        let look = Look::of(*colour);
        stroke(canvas, places, &[], thick + around, theme::PANEL);
        stroke(canvas, places, look.dashes, thick, look.shade);
        if let Some(light) = look.core {
            stroke(canvas, places, look.dashes, core, light);
        }
    }
    let steps = lines.iter().map(|line| line.places.len()).max().unwrap_or(0);
    for step in 1..steps {
        let mut left: Vec<_> = lines
            .iter()
            .filter_map(|line| Some((line.colour, line.places.get(step - 1..=step)?)))
            .collect();
        while let Some((_, first)) = left.first().copied() {
            let lies_on = |(_, places): &(SeatColour, &[Point])| {
                places.iter().zip(first).all(|(one, other)| (one.y - other.y).abs() < 0.6)
            };
            let (same, others): (Vec<_>, Vec<_>) = left.into_iter().partition(lies_on);
            draw_shared(canvas, &same, (thick, core));
            left = others;
        }
    }
}

/// Draws a step that several lines share.
fn draw_shared<S: Style>(
    canvas: &mut Canvas<S>,
    same: &[(SeatColour, &[Point])],
    (thick, core): (f32, f32),
) {
    let [(_, [from, to]), _, ..] = same else { return };
    let wide = to.x - from.x;
    if wide < 0.1 {
        return;
    }
    let on_line = |x: f32| at(x, from.y + (to.y - from.y) * (x - from.x) / wide);
    let mut seats = same.iter().cycle();
    // Pieces begin at the same places whatever the steps are, so that they go on from step to step.
    let (mut start, mut number) = (0.0, 0_usize);
    while start + PIECE <= from.x {
        start += PIECE;
        number += 1;
    }
    for _ in 0..number % same.len() {
        seats.next();
    }
    while let Some((colour, _)) = seats.next().filter(|_| start < to.x) {
        let look = Look::of(*colour);
        let (left, right) = (on_line(from.x.max(start)), on_line(to.x.min(start + PIECE)));
        bar(canvas, left, right, thick, look.shade);
        if let Some(light) = look.core {
            bar(canvas, left, right, core, light);
        }
        start += PIECE;
    }
}

/// Draws a line from place to place.
pub(super) fn stroke<S: Style>(
    canvas: &mut Canvas<S>,
    places: &[Point],
    dashes: &[f32],
    thick: f32,
    shade: Common,
) {
    let mut pattern = dashes.iter().copied().enumerate().cycle();
    let (mut number, mut left) = pattern.next().unwrap_or((0, f32::INFINITY));
    for pair in places.windows(2) {
        let [mut from, to] = [pair[0], pair[1]];
        loop {
            let whole = (to.x - from.x).hypot(to.y - from.y);
            let part = whole.min(left);
            let of = if whole > 0.0 { part / whole } else { 1.0 };
            let end = at(from.x + (to.x - from.x) * of, from.y + (to.y - from.y) * of);
            if number % 2 == 0 {
                bar(canvas, from, end, thick, shade);
            }
            left -= part;
            if left > 0.0 {
                break;
            }
            (number, left) = pattern.next().unwrap_or((0, f32::INFINITY));
            from = end;
        }
    }
}

/// Draws a straight piece of a line, its ends round so that pieces join.
fn bar<S: Style>(canvas: &mut Canvas<S>, from: Point, to: Point, thick: f32, shade: Common) {
    let whole = (to.x - from.x).hypot(to.y - from.y);
    if whole > 0.3 {
        let (x, y) = ((to.y - from.y) / whole * thick / 2.0, (from.x - to.x) / whole * thick / 2.0);
        let corners = [(from, 1.0), (to, 1.0), (to, -1.0), (from, -1.0)];
        canvas.polygon(&corners.map(|(end, side)| at(end.x + side * x, end.y + side * y)), shade);
    }
    if thick > 1.0 {
        canvas.disc(from, thick / 2.0, shade);
        canvas.disc(to, thick / 2.0, shade);
    }
}

/// The least of 1, 2, 5, 10, 20, 50 … that is not below.
pub(super) fn nice(least: i32) -> i32 {
    let decades = std::iter::successors(Some(1), |decade: &i32| decade.checked_mul(10));
    let steps = decades.flat_map(|decade| [1, 2, 5].map(|step| decade.saturating_mul(step)));
    steps.into_iter().find(|step| *step >= least).unwrap_or(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::house::House;

    /// How many pixels have the colour of each seat, when these lines are drawn.
    fn seen(lines: &[Line]) -> Vec<usize> {
        let mut canvas: Canvas<House> = Canvas::new(60.0, theme::PANEL);
        draw_lines(&mut canvas, lines, (THICK, 1.6, CORE));
        let of = |line: &Line| {
            let ink = Look::of(line.colour).shade.index();
            (0..180).flat_map(|y| canvas.line(y)).filter(|pixel| **pixel == ink).count()
        };
        lines.iter().map(of).collect()
    }

    fn line(colour: SeatColour, heights: [f32; 4]) -> Line {
        let places = (0_u8..).zip(heights).map(|(step, y)| at(30.0 + 90.0 * f32::from(step), y));
        Line { colour, places: places.collect() }
    }

    #[test]
    fn lines_that_lie_on_each_other_are_all_seen() {
        let seats = [SeatColour::Purple, SeatColour::Orange, SeatColour::White, SeatColour::Brown];
        for count in 2..=4 {
            let same = seats[..count].iter().map(|seat| line(*seat, [40.0, 30.0, 30.0, 20.0]));
            let seen = seen(&same.collect::<Vec<_>>());
            let (least, most) = (seen.iter().min().unwrap(), seen.iter().max().unwrap());
            assert!(*least > 500 && 2 * least > *most, "{seen:?}");
        }
    }

    #[test]
    fn lines_with_one_beginning_are_both_seen_there() {
        let lines = [
            line(SeatColour::Orange, [50.0, 50.0, 40.0, 30.0]),
            line(SeatColour::White, [50.0, 50.0, 20.0, 10.0]),
        ];
        let apart = [
            line(SeatColour::Orange, [50.0, 50.0, 40.0, 30.0]),
            line(SeatColour::White, [20.0, 20.0, 20.0, 10.0]),
        ];
        let (shared, whole) = (seen(&lines), seen(&apart));
        assert!(shared[0] > whole[0] / 2, "{shared:?} {whole:?}");
    }
}
