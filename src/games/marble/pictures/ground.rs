//! Where the places of the board lie on a page.
//!
//! Sides and rows are whole pixels, and a slanting side goes 4 pixels across in 7 rows, so that equal things are equal
//! pixels wherever they lie: drawn once, and small when compressed. The triangles are 1 % higher than equal-sided ones.

use std::sync::LazyLock;

use crate::games::marble::rules::{Numbered, Placement, Triangle, Vertex, grid};
use crate::render::canvas::{Point, at};
use crate::render::theme::SCALE;

/// The side of a triangle in pixels: a multiple of 8.
pub(super) const SIDE_PIXELS: f32 = 104.0;
/// The height of a triangle in pixels: 7 for each 8 of the side.
pub(super) const RISE_PIXELS: f32 = 91.0;
/// The side of a triangle.
pub(super) const SIDE: f32 = SIDE_PIXELS / SCALE;
/// Its height.
pub(super) const RISE: f32 = RISE_PIXELS / SCALE;
/// Where the board begins, left and above.
pub(super) const CORNER: Point = at(26.0, 56.0);

/// The places of the vertices, by their numbers.
static POINTS: LazyLock<Vec<Point>> = LazyLock::new(|| {
    let grid = grid();
    let across = |(q, r): (i8, i8)| f32::from(q) + f32::from(r) / 2.0;
    let points = || grid.vertices().map(|vertex| grid.point(vertex));
    let left = points().map(across).fold(f32::INFINITY, f32::min);
    let top = points().map(|(_, r)| r).max().unwrap_or(0);
    let place = |(q, r): (i8, i8)| {
        at(CORNER.x + (across((q, r)) - left) * SIDE, CORNER.y + f32::from(top - r) * RISE)
    };
    points().map(place).collect()
});

/// Where a vertex is.
pub(super) fn point(vertex: Vertex) -> Point {
    POINTS[vertex.index()]
}

/// The middle between two places.
pub(super) fn middle(one: Point, other: Point) -> Point {
    at(f32::midpoint(one.x, other.x), f32::midpoint(one.y, other.y))
}

/// The middle of a triangle.
pub(super) fn heart(triangle: Triangle) -> Point {
    let [a, b, c] = grid().corners_of(triangle).map(point);
    at((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0)
}

/// The upper left corner of the box round some vertices.
pub(super) fn corner_of(vertices: &[Vertex]) -> Point {
    let each = vertices.iter().map(|vertex| point(*vertex));
    each.fold(at(f32::INFINITY, f32::INFINITY), |least, place| {
        at(least.x.min(place.x), least.y.min(place.y))
    })
}

/// Which way an edge runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u16)]
pub(super) enum Slant {
    /// To the right.
    Level,
    /// To the upper right.
    Rising,
    /// To the upper left.
    Falling,
}

/// Which way the edge between two neighbours runs.
pub(super) fn slant_between(one: Vertex, other: Vertex) -> Slant {
    let (one, other) = (point(one), point(other));
    if (one.y - other.y).abs() < 1.0 {
        Slant::Level
    } else if (one.y > other.y) == (one.x < other.x) {
        Slant::Rising
    } else {
        Slant::Falling
    }
}

/// Which way the short diagonal of a placement runs.
pub(super) fn slant(placement: Placement) -> Slant {
    let [one, other, ..] = grid().lot(placement).corners;
    slant_between(one, other)
}

/// The corners of a placement in the order of its outline, in pixels of the box round it.
pub(super) const fn outline(slant: Slant) -> [(f32, f32); 4] {
    const HALF: f32 = SIDE_PIXELS / 2.0;
    match slant {
        Slant::Level => {
            [(0.0, RISE_PIXELS), (HALF, 0.0), (SIDE_PIXELS, RISE_PIXELS), (HALF, 2.0 * RISE_PIXELS)]
        }
        Slant::Rising => {
            [(0.0, 0.0), (SIDE_PIXELS, 0.0), (SIDE_PIXELS + HALF, RISE_PIXELS), (HALF, RISE_PIXELS)]
        }
        Slant::Falling => {
            [(0.0, RISE_PIXELS), (HALF, 0.0), (SIDE_PIXELS + HALF, 0.0), (SIDE_PIXELS, RISE_PIXELS)]
        }
    }
}

/// The box round a triangle, in pixels.
pub(super) const TRIANGLE: (u32, u32) = (104, 91);

/// The box round a placement, in pixels.
pub(super) const fn extent(slant: Slant) -> (u32, u32) {
    let (width, height) = TRIANGLE;
    match slant {
        Slant::Level => (width, 2 * height),
        Slant::Rising | Slant::Falling => (width + width / 2, height),
    }
}
