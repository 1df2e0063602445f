//! Pictures of ratings: the board of a game, and the curve of one person.

use std::sync::LazyLock;

use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::{Gallery, Style};
use crate::render::lettering::{Face, Type};
use crate::render::shade::Common;
use crate::render::theme;

use super::curve::{nice, stroke};
use super::panels::{mosaic_rule, outlined_panel, page, panel, title};
use super::player::draw_name;

/// The style of these pages and of reviews: no shades but the theme's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ranks {}

/// What lies on what.
const PAIRS: [(Common, Common); 20] = [
    (theme::TEXT, theme::PLOT_LINE),
    (theme::TEXT, theme::PAGE),
    (theme::TEXT, theme::PANEL),
    (theme::MUTED, theme::PAGE),
    (theme::MUTED, theme::PANEL),
    (theme::GOLD, theme::PANEL),
    (theme::GOLD, theme::PAGE),
    (theme::GOLD, theme::BRONZE),
    (theme::BRONZE, theme::PANEL),
    (theme::WHITE, theme::BRONZE),
    (theme::FRAME, theme::PAGE),
    (theme::PLOT_LINE, theme::PANEL),
    (theme::PAGE, theme::PANEL),
    (theme::RAISED, theme::PANEL),
    (theme::GOLD, theme::RAISED),
    (theme::FRAME, theme::PANEL),
    (theme::TEXT, theme::FRAME),
    (theme::MUTED, theme::FRAME),
    (theme::PLOT_LINE, theme::FRAME),
    (theme::PAGE, theme::GOLD),
];

impl Style for Ranks {
    fn gallery() -> &'static Gallery<Self> {
        static GALLERY: LazyLock<Gallery<Ranks>> = LazyLock::new(|| Gallery::of_pairs(&PAIRS));
        &GALLERY
    }
}

/// A strength: it lies within so many points of the number 9 times of 10.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// In points.
    pub number: f64,
    /// Half the width of the range.
    pub margin: f64,
}

/// A row of a board, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct RankLine {
    /// "3 to 6"
    pub places: String,
    /// As the fonts can write it.
    pub name: String,
    /// "1540", or "1540?"
    pub number: String,
    /// What the bar shows.
    pub strength: Strength,
    /// How many games.
    pub games: String,
    /// The change within 90 days, "+16".
    pub trend: String,
    /// Whether it is the row of the one who asks.
    pub is_own: bool,
}

/// A dashed line across all rows.
#[derive(Clone, Debug, PartialEq)]
pub struct RankLevel {
    /// What stands above it.
    pub name: String,
    /// In points.
    pub number: f64,
}

/// A page of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct RankPage<'a> {
    /// The game.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// The heads of the columns: place, name, rating, games, trend.
    pub heads: [&'a str; 5],
    /// At most ten, best first.
    pub lines: Vec<RankLine>,
    /// The row of the one who asks, below.
    pub own: Option<RankLine>,
    /// What the dashed lines across all rows are, from the left to the right.
    pub levels: Vec<RankLevel>,
    /// From the lowest to the highest end of all bars, on every page.
    pub range: (f64, f64),
}

/// The curve of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct RankCurve<'a> {
    /// The game.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// Before the first game and after each, the oldest first.
    pub strengths: Vec<Strength>,
    /// What stands below the ends: the first and the last date.
    pub ends: [&'a str; 2],
    /// What stands below the middle.
    pub below: &'a str,
}

const ROW: f32 = 24.0;
const FIRST_ROW: f32 = 62.0;
const ROWS: usize = 10;
/// The room below the rows for the scale of the bars, beside the badge that chats lay there.
const FOOT: f32 = 30.0;
const PLACE: f32 = 36.0;
const NAME: f32 = 68.0;
const NAME_ROOM: f32 = 138.0;
const NUMBER: f32 = 254.0;
const BARS: Area = area(268.0, 0.0, 168.0, 9.0);
const GAMES: f32 = 480.0;
const TREND: f32 = 534.0;
/// Where the dashes of a line across a row begin, and how long they are.
const DASHES: [f32; 3] = [0.5, 8.0, 15.5];
const DASH: f32 = 5.0;
/// The room between the names of two such lines.
const BETWEEN_LEVELS: f32 = 6.0;
const SMALL: Type = Type::new(Face::Text, 11.5);

/// Draws a page of a board.
pub fn draw_ranks(ranks: &RankPage<'_>) -> Canvas<Ranks> {
    let rows = ranks.lines.len().min(ROWS);
    let own = FIRST_ROW + ROW * length(rows) + 6.0;
    let end = if ranks.own.is_some() { own + ROW + 4.0 } else { own };
    let mut canvas = page(end + FOOT);
    head(&mut canvas, ranks.heading, ranks.after);
    let scale = Scale::of(ranks.range, BARS.x, BARS.w);
    for (x, align, text) in [
        (PLACE, Align::Centre, ranks.heads[0]),
        (NAME, Align::Left, ranks.heads[1]),
        (NUMBER, Align::Right, ranks.heads[2]),
        (GAMES, Align::Right, ranks.heads[3]),
        (TREND, Align::Right, ranks.heads[4]),
    ] {
        canvas.text(at(x, 56.0), align, theme::CAPTION, theme::MUTED, text);
    }
    let levels: Vec<f32> = ranks.levels.iter().map(|level| scale.x(level.number)).collect();
    name_levels(&mut canvas, &ranks.levels, &levels);
    for (number, line) in ranks.lines.iter().take(ROWS).enumerate() {
        draw_line(&mut canvas, FIRST_ROW + ROW * length(number), line, (&scale, &levels));
    }
    if let Some(line) = &ranks.own {
        draw_line(&mut canvas, own, line, (&scale, &levels));
    }
    for tick in scale.ticks() {
        let x = scale.x(tick);
        canvas.fill(area(x - 0.35, end, 0.7, 5.0), theme::MUTED);
        let place = at(x, end + 17.0);
        canvas.text(place, Align::Centre, SMALL, theme::MUTED, &whole(tick));
    }
    canvas
}

pub(super) fn head(canvas: &mut Canvas<Ranks>, heading: &str, after: &str) {
    let room = 528.0 - title(canvas, &heading.into());
    let after = theme::LABEL_LARGE.shorten(after, room);
    canvas.text(at(540.0, 26.0), Align::Right, theme::LABEL_LARGE, theme::MUTED, &after);
    mosaic_rule(canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
}

/// The names of the dashed lines above them, or as near as the others leave room.
fn name_levels(canvas: &mut Canvas<Ranks>, levels: &[RankLevel], places: &[f32]) {
    let widths: Vec<f32> =
        levels.iter().map(|level| theme::CAPTION.width(&level.name) + BETWEEN_LEVELS).collect();
    let rooms: Vec<(f32, f32)> = places.iter().copied().zip(widths).collect();
    for (level, x) in levels.iter().zip(side_by_side(&rooms, (BARS.x, BARS.right()))) {
        canvas.text(at(x, 56.0), Align::Centre, theme::CAPTION, theme::TEXT, &level.name);
    }
}

/// The middles of things with these middles and widths, moved so that none lies on another and all lie within the ends.
fn side_by_side(wanted: &[(f32, f32)], (from, to): (f32, f32)) -> Vec<f32> {
    let mut left = from;
    let mut middles = Vec::with_capacity(wanted.len());
    for (middle, width) in wanted {
        let start = (middle - width / 2.0).max(left);
        left = start + width;
        middles.push(start + width / 2.0);
    }
    let mut right = to;
    for (middle, (_, width)) in middles.iter_mut().zip(wanted).rev() {
        *middle = middle.min(right - width / 2.0);
        right = *middle - width / 2.0;
    }
    middles
}

fn draw_line(
    canvas: &mut Canvas<Ranks>,
    top: f32,
    line: &RankLine,
    (scale, levels): (&Scale, &[f32]),
) {
    let place = area(theme::MARGIN, top, theme::WIDTH - 2.0 * theme::MARGIN, ROW - 2.0);
    let ink = if line.is_own {
        outlined_panel(canvas, place, theme::GOLD);
        theme::GOLD
    } else {
        panel(canvas, place);
        theme::TEXT
    };
    let middle = place.y + place.h / 2.0;
    let base = middle + theme::COUNT.cap_height() / 2.0;
    canvas.text(at(PLACE, base), Align::Centre, SMALL, theme::MUTED, &line.places);
    draw_name(canvas, at(NAME, base), NAME_ROOM, &theme::PLAYER_NAMES, ink, &line.name);
    canvas.text(at(NUMBER, base), Align::Right, theme::COUNT, ink, &line.number);
    for tick in scale.ticks() {
        canvas.fill(area(scale.x(tick) - 0.35, top, 0.7, place.h), theme::PLOT_LINE);
    }
    for (x, dash) in levels.iter().flat_map(|x| DASHES.map(|dash| (x, dash))) {
        canvas.fill(area(x - 0.6, top + dash, 1.2, DASH), theme::MUTED);
    }
    let (low, high) = ends(line.strength);
    let (number, least) = (scale.x(line.strength.number), BARS.h / 2.0);
    let (from, to) = (scale.x(low).min(number - least), scale.x(high).max(number + least));
    let bar = area(from, middle - least, to - from, BARS.h);
    canvas.round(bar, BARS.h / 2.0, theme::BRONZE);
    canvas.disc(at(number, middle), 3.6, theme::WHITE);
    canvas.text(at(GAMES, base), Align::Right, SMALL, theme::TEXT, &line.games);
    canvas.text(at(TREND, base), Align::Right, SMALL, theme::MUTED, &line.trend);
}

fn ends(strength: Strength) -> (f64, f64) {
    (strength.number - strength.margin, strength.number + strength.margin)
}

/// Where the curve is.
const PLOT: Area = area(54.0, 56.0, 476.0, 234.0);

/// Draws the curve of a person: the number after each game, with its range.
pub fn draw_rank_curve(curve: &RankCurve<'_>) -> Canvas<Ranks> {
    let mut canvas = page(theme::HEIGHT);
    head(&mut canvas, curve.heading, curve.after);
    panel(&mut canvas, PLOT.inset(-6.0));
    let all = curve.strengths.iter().map(|strength| ends(*strength));
    let range = all.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), (low, high)| {
        (least.min(low), most.max(high))
    });
    let scale = Scale::of(range, 0.0, PLOT.h);
    let y = |points: f64| PLOT.y + PLOT.h - scale.x(points);
    let last = curve.strengths.len().saturating_sub(1);
    let x = |game: usize| PLOT.x + PLOT.w * length(game) / length(last.max(1));
    let band = band(&curve.strengths, x, y);
    if band.len() > 2 {
        canvas.polygon(&band, theme::RAISED);
    }
    for tick in scale.ticks() {
        canvas.fill(area(PLOT.x, y(tick) - 0.35, PLOT.w, 0.7), theme::PLOT_LINE);
        let place = at(PLOT.x - 10.0, y(tick) + 4.0);
        canvas.text(place, Align::Right, SMALL, theme::MUTED, &whole(tick));
    }
    let line: Vec<Point> = (curve.strengths.iter().enumerate())
        .map(|(game, strength)| at(x(game), y(strength.number)))
        .collect();
    stroke(&mut canvas, &line, &[], 2.4, theme::GOLD);
    if let Some(end) = line.last() {
        canvas.disc(*end, 4.2, theme::GOLD);
    }
    let base = PLOT.y + PLOT.h + 22.0;
    canvas.text(at(PLOT.x, base), Align::Left, SMALL, theme::MUTED, curve.ends[0]);
    if last > 0 {
        canvas.text(at(PLOT.right(), base), Align::Right, SMALL, theme::MUTED, curve.ends[1]);
    }
    canvas.text(at(PLOT.centre().x, base), Align::Centre, SMALL, theme::MUTED, curve.below);
    canvas
}

/// The outline of the ranges: above from the left, then below from the right.
fn band(strengths: &[Strength], x: impl Fn(usize) -> f32, y: impl Fn(f64) -> f32) -> Vec<Point> {
    let above = strengths.iter().enumerate().map(|(game, one)| at(x(game), y(ends(*one).1)));
    let below = strengths.iter().enumerate().rev().map(|(game, one)| at(x(game), y(ends(*one).0)));
    above.chain(below).collect()
}

/// How points become places along an axis.
struct Scale {
    least: f64,
    most: f64,
    start: f32,
    long: f32,
}

/// At most so many marks on an axis.
const TICKS: i32 = 5;

impl Scale {
    /// With some room at both ends.
    fn of((least, most): (f64, f64), start: f32, long: f32) -> Self {
        let room = ((most - least) * 0.03).max(10.0);
        Self { least: least - room, most: most + room, start, long }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
    fn x(&self, points: f64) -> f32 {
        let share = ((points - self.least) / (self.most - self.least)).clamp(0.0, 1.0);
        self.start + self.long * share as f32
    }

    /// Round numbers within it.
    #[expect(clippy::cast_possible_truncation, reason = "ratings are a few thousand points")]
    fn ticks(&self) -> Vec<f64> {
        let (least, most) = (self.least.ceil() as i32, self.most.floor() as i32);
        let step = nice((most - least) / TICKS + 1);
        let first = least + (-least).rem_euclid(step);
        (first..=most).step_by(step.unsigned_abs() as usize).map(f64::from).collect()
    }
}

fn whole(points: f64) -> String {
    format!("{points:.0}").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_would_lie_on_each_other_move_aside_within_the_ends() {
        let apart = side_by_side(&[(20.0, 10.0), (60.0, 10.0)], (0.0, 100.0));
        assert_eq!(apart, [20.0, 60.0]);
        let near = side_by_side(&[(50.0, 20.0), (55.0, 20.0), (58.0, 20.0)], (0.0, 100.0));
        assert_eq!(near, [50.0, 70.0, 90.0]);
        let right = side_by_side(&[(95.0, 20.0), (98.0, 20.0)], (0.0, 100.0));
        assert_eq!(right, [70.0, 90.0]);
        assert_eq!(side_by_side(&[(-50.0, 20.0)], (0.0, 100.0)), [10.0], "beyond the scale");
    }

    #[test]
    fn the_marks_of_an_axis_are_round_and_lie_within_it() {
        let scale = Scale::of((1312.0, 1771.0), 268.0, 168.0);
        assert_eq!(scale.ticks(), [1300.0, 1400.0, 1500.0, 1600.0, 1700.0]);
        assert!(scale.ticks().iter().all(|tick| (268.0..=436.0).contains(&scale.x(*tick))));
        let narrow = Scale::of((1500.0, 1500.0), 0.0, 100.0);
        assert!(narrow.ticks().len() <= 6 && narrow.x(1500.0).is_finite());
        assert_eq!([1500.0, -10.0].map(whole), ["1500", "−10"]);
    }
}
