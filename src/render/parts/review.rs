//! The picture of a review: the lead that could be expected at each decision, with how well it is known, and the largest swings.

use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::theme;
use crate::render::{Everybody, Picture};

use super::Ranks;
use super::curve::{nice, stroke};
use super::panels::{mosaic_rule, page, panel, title};

/// A place of the curve, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewPoint {
    /// The expected lead.
    pub lead: f32,
    /// Half the width of the band.
    pub margin: f32,
}

/// By what the lead changed, told apart by shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewSign {
    /// A disc: a move of the seat.
    Disc,
    /// A square: the others.
    Square,
    /// A diamond: cards.
    Diamond,
}

/// A swing that is marked on the curve and told below.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewMark {
    /// At which place of the curve it ends.
    pub place: usize,
    /// By what.
    pub sign: ReviewSign,
    /// "your move"
    pub cause: String,
    /// "−4.1 ± 0.9, round 3"
    pub says: String,
}

/// What the page says and shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewPage<'a> {
    /// The title.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// Before and after each decision by turns, so twice as many as decisions.
    pub points: Vec<ReviewPoint>,
    /// The places at which rounds begin, and their numbers.
    pub rounds: Vec<(usize, u32)>,
    /// What stands below the numbers of the rounds.
    pub below: &'a str,
    /// At most three.
    pub marks: Vec<ReviewMark>,
}

/// Between the title and what stands behind it.
const GAP: f32 = 10.0;
/// Where that ends.
const AFTER: Point = at(540.0, 26.0);
const PLOT: Area = area(50.0, 54.0, 484.0, 196.0);
/// Where the swings are listed, beside the badge that chats lay into the corner.
const CELLS: Area = area(66.0, 296.0, 474.0, 44.0);
const SCALE: Type = Type::new(Face::Text, 11.5);
/// From the middle of a mark to the middle of the next one, at least.
const MARK: f32 = 23.0;
/// The most lines across, and numbers of rounds.
const TICKS: i32 = 5;
const ROUNDS: usize = 14;

/// The page as a picture with these words.
pub fn review_picture(review: &ReviewPage<'_>, alt: &str) -> Picture<Everybody> {
    Picture::new(draw_review(review), alt)
}

fn draw_review(review: &ReviewPage<'_>) -> Canvas<Ranks> {
    let mut canvas = page(theme::HEIGHT);
    let end = title(&mut canvas, &review.heading.into());
    let label = theme::LABEL_LARGE;
    let after = label.shorten_words(review.after, AFTER.x - end - GAP);
    canvas.text(AFTER, Align::Right, label, theme::MUTED, &after);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    panel(&mut canvas, PLOT.inset(-6.0));
    let plot = Plot::of(review);
    let band = plot.band(review);
    if band.len() > 2 {
        canvas.polygon(&band, theme::FRAME);
    }
    plot.draw_ground(&mut canvas, review);
    let places = review.points.iter().enumerate();
    let line: Vec<_> = places.map(|(place, point)| at(plot.x(place), plot.y(point.lead))).collect();
    stroke(&mut canvas, &line, &[], 2.2, theme::TEXT);
    let mut drawn: Vec<Point> = Vec::new();
    for (number, mark) in review.marks.iter().enumerate() {
        let Some(end) = line.get(mark.place) else { continue };
        let place = apart(*end, &drawn);
        if (place.y - end.y).abs() > 0.0 {
            stroke(&mut canvas, &[*end, place], &[], 1.2, theme::GOLD);
        }
        draw_sign(&mut canvas, place, mark.sign, number + 1);
        drawn.push(place);
    }
    draw_cells(&mut canvas, &review.marks);
    canvas
}

/// The place of a mark: at its end of the curve, or so far above or below it that it touches none of those that are drawn.
fn apart(end: Point, drawn: &[Point]) -> Point {
    let is_free = |place: &Point| {
        let touches = |other: &Point| (place.x - other.x).hypot(place.y - other.y) < MARK;
        (PLOT.y..PLOT.y + PLOT.h).contains(&place.y) && !drawn.iter().any(touches)
    };
    let away = [0.0, -1.0, 1.0, -2.0, 2.0].map(|step| at(end.x, end.y + MARK * step));
    away.into_iter().find(is_free).unwrap_or(end)
}

/// How places and leads become places of the picture.
struct Plot {
    places: usize,
    least: f32,
    most: f32,
}

impl Plot {
    fn of(review: &ReviewPage<'_>) -> Self {
        let ends = || review.points.iter().flat_map(|p| [p.lead - p.margin, p.lead + p.margin]);
        let (least, most) = (ends().fold(-2.0, f32::min), ends().fold(2.0, f32::max));
        // A mark has room at either end.
        let room = (most - least) * 0.06;
        Self { places: review.points.len(), least: least - room, most: most + room }
    }

    fn x(&self, place: usize) -> f32 {
        PLOT.x + 6.0 + (PLOT.w - 12.0) * length(place) / length(self.places.max(2) - 1)
    }

    fn y(&self, lead: f32) -> f32 {
        PLOT.y + PLOT.h * (self.most - lead) / (self.most - self.least)
    }

    /// The outline of the band: above from the left, then below from the right.
    fn band(&self, review: &ReviewPage<'_>) -> Vec<Point> {
        let points = || review.points.iter().enumerate();
        let above = points().map(|(place, p)| at(self.x(place), self.y(p.lead + p.margin)));
        let below = points().rev().map(|(place, p)| at(self.x(place), self.y(p.lead - p.margin)));
        above.chain(below).collect()
    }

    fn draw_ground(&self, canvas: &mut Canvas<Ranks>, review: &ReviewPage<'_>) {
        for tick in self.ticks() {
            let y = self.y(whole(tick));
            let ink = if tick == 0 { theme::MUTED } else { theme::PLOT_LINE };
            canvas.fill(area(PLOT.x, y - 0.35, PLOT.w, 0.7), ink);
            let says = if tick > 0 { format!("+{tick}") } else { crate::board::points(tick, 1) };
            canvas.text(at(PLOT.x - 10.0, y + 4.0), Align::Right, SCALE, theme::MUTED, &says);
        }
        let every = review.rounds.len().div_ceil(ROUNDS).max(1);
        let base = PLOT.y + PLOT.h + 22.0;
        for (place, round) in review.rounds.iter().step_by(every) {
            let x = self.x(*place);
            canvas.fill(area(x - 0.35, PLOT.y, 0.7, PLOT.h), theme::PLOT_LINE);
            canvas.text(at(x, base), Align::Centre, SCALE, theme::MUTED, &round.to_string());
        }
        let middle = at(PLOT.centre().x, base + 13.5);
        canvas.text(middle, Align::Centre, theme::CAPTION, theme::MUTED, review.below);
    }

    /// Round numbers within it.
    #[expect(clippy::cast_possible_truncation, reason = "no lead has so many points")]
    fn ticks(&self) -> Vec<i32> {
        let (least, most) = (self.least.ceil() as i32, self.most.floor() as i32);
        let step = nice((most - least) / TICKS + 1);
        let first = least + (-least).rem_euclid(step);
        (first..=most).step_by(step.unsigned_abs() as usize).collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "no lead has so many points")]
const fn whole(points: i32) -> f32 {
    points as f32
}

/// A sign with its number, from 1.
fn draw_sign(canvas: &mut Canvas<Ranks>, centre: Point, sign: ReviewSign, number: usize) {
    let corners = |half: f32| match sign {
        ReviewSign::Square => [(-half, -half), (half, -half), (half, half), (-half, half)],
        ReviewSign::Disc | ReviewSign::Diamond => {
            [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0)]
        }
    };
    let polygon = |half| corners(half).map(|(x, y)| at(centre.x + x, centre.y + y));
    match sign {
        ReviewSign::Disc => {
            canvas.disc(centre, 9.4, theme::PAGE);
            canvas.disc(centre, 8.0, theme::GOLD);
        }
        ReviewSign::Square => {
            canvas.polygon(&polygon(8.6), theme::PAGE);
            canvas.polygon(&polygon(7.2), theme::GOLD);
        }
        ReviewSign::Diamond => {
            canvas.polygon(&polygon(12.4), theme::PAGE);
            canvas.polygon(&polygon(10.4), theme::GOLD);
        }
    }
    let base = at(centre.x, centre.y + SCALE.cap_height() / 2.0);
    canvas.text(base, Align::Centre, SCALE, theme::PAGE, &number.to_string());
}

/// What each mark is, side by side.
fn draw_cells(canvas: &mut Canvas<Ranks>, marks: &[ReviewMark]) {
    let wide = (CELLS.w + theme::GUTTER) / 3.0;
    for (number, mark) in marks.iter().enumerate() {
        let cell = area(CELLS.x + wide * length(number), CELLS.y, wide - theme::GUTTER, CELLS.h);
        panel(canvas, cell);
        draw_sign(canvas, at(cell.x + 17.0, cell.centre().y), mark.sign, number + 1);
        let left = cell.x + 34.0;
        let cause = at(left, cell.y + 18.0);
        canvas.text(cause, Align::Left, theme::LABEL_BOLD, theme::TEXT, &mark.cause);
        canvas.text(at(left, cell.y + 35.0), Align::Left, SCALE, theme::MUTED, &mark.says);
    }
}
