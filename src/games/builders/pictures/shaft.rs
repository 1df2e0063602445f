//! The shaft of a need-bar: what is there stands solid on the foot, what is missing is an outlined void above it.

use crate::games::builders::rules::resources::Resource;
use crate::render::canvas::{Area, Point, area};
use crate::render::theme;

use super::palette::{self, Canvas, Shade};

/// Draws a shaft upwards from its lower left corner, `course` units for each that is needed.
pub(super) fn draw_shaft(
    canvas: &mut Canvas,
    foot: Point,
    (width, course): (f32, f32),
    resource: Resource,
    (there, need): (u8, u8),
) {
    let height = |courses: u8| f32::from(courses) * course;
    let part =
        |from: u8, to: u8| area(foot.x, foot.y - height(to), width, height(to) - height(from));
    if there < need {
        canvas.framed(part(there, need), 0.8, (0.9, colour(resource)), theme::PLOT);
    }
    canvas.fill(part(0, there), colour(resource));
    // Seams between courses, where they are high enough to be counted.
    for seam in (1..need).filter(|_| course >= SEAMED) {
        let line = Area { y: foot.y - height(seam) - 0.35, h: 0.7, ..part(0, need) };
        canvas.fill(line, if seam < there { theme::INK.into() } else { colour(resource) });
    }
}

/// From this height on courses are told apart by seams.
const SEAMED: f32 = 3.0;

/// The colour of a resource's shafts.
fn colour(resource: Resource) -> Shade {
    match resource {
        Resource::Stone => palette::STONE,
        Resource::Wood => palette::WOOD,
        Resource::Architecture => palette::ARCHITECTURE,
        Resource::Decoration => palette::DECORATION,
    }
}
