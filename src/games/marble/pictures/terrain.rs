//! The bare board with the names of its rows, and the legend in the corners that it leaves free.

use crate::games::marble::rules::{Aqueduct, VertexSet, grid};
use crate::render::canvas::{Point, at, pixels};
use crate::render::gallery::sprite;
use crate::render::lettering::{Face, Type};
use crate::render::parts::{mosaic_rule, page};
use crate::render::theme;

use super::ground::{CORNER, heart, point};
use super::palette::{self, Canvas};

/// The height of every page with the board.
pub(super) const HEIGHT: f32 = 380.0;
/// Where the board with its names ends on the right.
pub(super) const END: f32 = 391.0;

/// The letter of a row.
const LETTER: Type = Type::new(Face::Bold, 11.5);
/// The number of the last vertex of a row, outside.
const LAST: Type = Type::new(Face::Bold, 10.4);
/// The number of a vertex that nothing touches.
const NUMBER: Type = Type::new(Face::Bold, 7.4);
/// Room round the lattice within its drawing.
const ROUND: f32 = 12.0;

/// A page with the board on which nothing lies yet.
pub(super) fn bare() -> Canvas {
    let mut canvas = page(HEIGHT);
    mosaic_rule(&mut canvas, at(theme::MARGIN + 0.5, 38.0), 529.0, 4.0);
    draw_bare(&mut canvas);
    canvas
}

/// Draws the board on which nothing lies yet, with the names of its rows.
pub(super) fn draw_bare(canvas: &mut Canvas) {
    draw_lattice(canvas);
    for (_, row) in grid().rows() {
        let ends =
            [row.first(), row.last()].map(|end| end.and_then(|(q, r)| grid().vertex(*q, *r)));
        let [Some(first), Some(last)] = ends else { continue };
        let (name, number) = (first.to_string(), last.to_string());
        let is_spring = |vertex| Aqueduct::ALL.into_iter().any(|a| grid().spring(a) == vertex);
        let away = |vertex| if is_spring(vertex) { 17.0 } else { 14.5 };
        let (left, right) = (point(first), point(last));
        let letter = at(left.x - away(first), left.y);
        canvas.text_centred(letter, LETTER, theme::TEXT, &name[..1]);
        let outside = at(right.x + away(last), right.y);
        canvas.text_centred(outside, LAST, theme::MUTED, &number[1..]);
    }
}

/// Draws ground, lines, rim and canal, in whole pixels: so they repeat from triangle to triangle. All have hard
/// edges, and of the sides of the triangles only the middles are drawn: whole soft lines took a third of the page's bytes.
fn draw_lattice(canvas: &mut Canvas) {
    let corner = at(CORNER.x - ROUND, CORNER.y - ROUND);
    let all: Vec<Point> = grid().vertices().map(point).collect();
    let (right, bottom) = all.iter().fold((0.0_f32, 0.0_f32), |(right, bottom), place| {
        (right.max(place.x), bottom.max(place.y))
    });
    let (width, height) = (pixels(right + ROUND - corner.x), pixels(bottom + ROUND - corner.y));
    let path = |places: &[Point]| {
        let each = places
            .iter()
            .map(|place| format!("{} {}", pixels(place.x - corner.x), pixels(place.y - corner.y)));
        format!("M{}z", each.collect::<Vec<_>>().join("L"))
    };
    let lines: String = grid().edges().map(|edge| path(&grid().ends(edge).map(point))).collect();
    let rim = path(&hull(all));
    let canal = hull(grid().bridges().map(|space| heart(grid().bridge_triangle(space))).collect());
    let canal = path(&canal);
    let key = ("lattice", 0, width.cast_unsigned(), height.cast_unsigned());
    let drawing = sprite(key, || {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" fill=\"none\" \
             stroke-linejoin=\"round\" shape-rendering=\"crispEdges\">\
             <path d=\"{rim}\" fill=\"#151211\" stroke=\"#120E0D\" stroke-width=\"33\"/>\
             <path d=\"{canal}\" stroke=\"#17384F\" stroke-width=\"16\"/>\
             <path d=\"{canal}\" stroke=\"#2F6488\" stroke-width=\"3\" stroke-dasharray=\"12 9\"/>\
             <path d=\"{lines}\" stroke=\"#3B332E\" stroke-width=\"2\" \
             stroke-dasharray=\"0 43 18 43\"/>\
             <path d=\"{rim}\" stroke=\"#6B5738\" stroke-width=\"6\"/></svg>"
        )
    });
    canvas.blit(corner, drawing);
}

/// The outline of places: the outermost of them, in order.
fn hull(mut places: Vec<Point>) -> Vec<Point> {
    places.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    let turns =
        |a: Point, b: Point, c: Point| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0.01;
    let half = |places: &mut dyn Iterator<Item = &Point>| {
        let mut half: Vec<Point> = Vec::new();
        for place in places {
            while half.len() > 1 && !turns(half[half.len() - 2], half[half.len() - 1], *place) {
                half.pop();
            }
            half.push(*place);
        }
        half.pop();
        half
    };
    let mut outline = half(&mut places.iter());
    outline.extend(half(&mut places.iter().rev()));
    outline
}

/// Writes its number on each vertex that nothing touches, but on those whose number stands outside.
pub(super) fn draw_numbers(canvas: &mut Canvas, touched: &VertexSet) {
    for (_, row) in grid().rows() {
        for (number, (q, r)) in (1..row.len()).zip(row) {
            let vertex = grid().vertex(*q, *r).filter(|vertex| !touched.contains(*vertex));
            if let Some(place) = vertex.map(point) {
                canvas.disc(place, 4.6, theme::PLOT);
                canvas.text_centred(place, NUMBER, palette::VERTEX, &number.to_string());
            }
        }
    }
}
