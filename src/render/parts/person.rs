//! How one person played: a block a game with places, streaks and the points of each score line.

use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::lettering::{Face, Type};
use crate::render::shade::Common;
use crate::render::theme;

use super::panels::{page, panel};
use super::ranks::{Ranks, head};

/// A score line of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonScore {
    /// What it is called.
    pub name: String,
    /// In points.
    pub mean: f64,
    /// In points.
    pub best: f64,
    /// Both as they are written.
    pub said: [String; 2],
}

/// How one person played a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonBlock {
    /// The game.
    pub title: String,
    /// What stands on the right of it: how many games, streaks.
    pub after: String,
    /// How often they were first, second, third and fourth, with what stands there.
    pub places: [(u32, String); 4],
    /// The score lines, the last is the total.
    pub scores: Vec<PersonScore>,
}

/// A page about one person.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonPage<'a> {
    /// Who it is, as the fonts can write it.
    pub heading: &'a str,
    /// What is said on the right of it.
    pub after: &'a str,
    /// What stands above the two columns of numbers: on average, best.
    pub heads: [&'a str; 2],
    /// A block a game.
    pub blocks: Vec<PersonBlock>,
}

const FIRST: f32 = 50.0;
const BLOCK_HEAD: f32 = 56.0;
const HEADS: f32 = 14.0;
const LINE: f32 = 18.0;
const FOOT: f32 = 28.0;
const INSET: f32 = 10.0;
const PLACES: Area = area(20.0, 28.0, 510.0, 18.0);
/// Between the two columns of lines.
const BETWEEN: f32 = 18.0;
const BAR: f32 = 74.0;
const NUMBER: f32 = 38.0;
const SMALL: Type = Type::new(Face::Text, 11.5);
/// The grounds of the places, with what is written on them.
const SHADES: [(Common, Common); 4] = [
    (theme::GOLD, theme::PAGE),
    (theme::BRONZE, theme::WHITE),
    (theme::FRAME, theme::TEXT),
    (theme::PLOT_LINE, theme::TEXT),
];

/// Draws the page.
pub fn draw_person(person: &PersonPage<'_>) -> Canvas<Ranks> {
    let heights: Vec<f32> = person.blocks.iter().map(height).collect();
    let whole: f32 = heights.iter().map(|height| height + theme::GUTTER).sum();
    let mut canvas = page(FIRST + whole + FOOT);
    head(&mut canvas, person.heading, person.after);
    let mut top = FIRST;
    for (block, height) in person.blocks.iter().zip(heights) {
        draw_block(&mut canvas, (top, height), block, person.heads);
        top += height + theme::GUTTER;
    }
    canvas
}

/// The lines stand in two columns.
fn height(block: &PersonBlock) -> f32 {
    BLOCK_HEAD + HEADS + LINE * length(block.scores.len().div_ceil(2)) + 4.0
}

fn draw_block(
    canvas: &mut Canvas<Ranks>,
    (top, height): (f32, f32),
    block: &PersonBlock,
    heads: [&str; 2],
) {
    let place = area(theme::MARGIN, top, theme::WIDTH - 2.0 * theme::MARGIN, height);
    panel(canvas, place);
    let left = place.x + INSET;
    let wide = canvas.text(
        at(left, top + 18.0),
        Align::Left,
        theme::PLAYER_NAME_LARGE,
        theme::TEXT,
        &block.title,
    );
    let after = SMALL.shorten(&block.after, place.w - 3.0 * INSET - wide);
    let right = place.right() - INSET;
    canvas.text(at(right, top + 18.0), Align::Right, SMALL, theme::MUTED, &after);
    draw_places(canvas, top, &block.places);
    let most = block.scores.iter().map(|score| score.best.max(score.mean)).fold(1.0, f64::max);
    let width = (place.w - 2.0 * INSET - BETWEEN) / 2.0;
    let rows = block.scores.len().div_ceil(2);
    for column in 0..block.scores.len().div_ceil(rows.max(1)) {
        let right = left + (width + BETWEEN) * length(column) + width;
        let base = top + BLOCK_HEAD + 9.0;
        let [mean, best] = heads;
        canvas.text(at(right - NUMBER, base), Align::Right, theme::CAPTION, theme::MUTED, mean);
        canvas.text(at(right, base), Align::Right, theme::CAPTION, theme::MUTED, best);
    }
    for (number, score) in block.scores.iter().enumerate() {
        let (column, row) = (number / rows, number % rows);
        let x = left + (width + BETWEEN) * length(column);
        let y = top + BLOCK_HEAD + HEADS + LINE * length(row);
        draw_score(canvas, area(x, y, width, LINE), score, most);
    }
}

/// How often each place was taken, as parts of a bar.
fn draw_places(canvas: &mut Canvas<Ranks>, top: f32, places: &[(u32, String); 4]) {
    let all: u32 = places.iter().map(|(count, _)| count).sum();
    let bar = Area { y: top + PLACES.y, ..PLACES };
    let mut left = bar.x;
    for ((count, said), (ground, ink)) in places.iter().zip(SHADES) {
        let width = bar.w * share((*count).into(), all.into());
        if width < 1.0 {
            continue;
        }
        canvas.fill(area(left, bar.y, width - 1.0, bar.h), ground);
        if SMALL.width(said) + 6.0 <= width {
            let place = at(left + width / 2.0, bar.y + 13.0);
            canvas.text(place, Align::Centre, SMALL, ink, said);
        }
        left += width;
    }
}

fn draw_score(canvas: &mut Canvas<Ranks>, place: Area, score: &PersonScore, most: f64) {
    let base = place.y + 13.0;
    let bar = area(place.right() - 2.0 * NUMBER - BAR - 4.0, place.y + 5.0, BAR, 8.0);
    let name = SMALL.shorten(&score.name, bar.x - place.x - 6.0);
    canvas.text(at(place.x, base), Align::Left, SMALL, theme::TEXT, &name);
    canvas.fill(bar, theme::PLOT_LINE);
    canvas.fill(Area { w: BAR * share(score.mean, most), ..bar }, theme::BRONZE);
    let best = bar.x + BAR * share(score.best, most);
    canvas.fill(area(best - 1.5, bar.y - 1.5, 3.0, bar.h + 3.0), theme::GOLD);
    let [mean, most] = &score.said;
    canvas.text(at(place.right() - NUMBER, base), Align::Right, SMALL, theme::TEXT, mean);
    canvas.text(at(place.right(), base), Align::Right, theme::LABEL_BOLD, theme::GOLD, most);
}

#[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
fn share(part: f64, whole: f64) -> f32 {
    (part / whole.max(1.0)).clamp(0.0, 1.0) as f32
}
