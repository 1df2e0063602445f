//! Resources where they must be small: a token with the outline of the resource's glyph, its colour and its letter.

use crate::games::builders::rules::resources::Resource;
use crate::render::canvas::{Area, Point, at, pixels};
use crate::render::gallery::sprite;

use super::palette::Canvas;
use super::pip::pip;

/// Whether a token stands for what is there or for what is still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    Full,
    Hollow,
}

/// Draws a token, `side` units across.
pub(super) fn draw_token(
    canvas: &mut Canvas,
    centre: Point,
    side: f32,
    resource: Resource,
    fill: Fill,
) {
    pip(canvas, centre, side, resource, fill == Fill::Full);
}

/// Draws a plate in a resource's colour, full or only its edge.
pub(super) fn draw_plate(canvas: &mut Canvas, place: Area, resource: Resource, fill: Fill) {
    let (width, height) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let member = key(resource, fill);
    let drawing = sprite(("resource_plate", member, width, height), || {
        // The drawing depends on whole pixels only, since those are its key.
        let (line, radius) = if height > 20 { (3.6, 7.2) } else { (2.4, 2.1) };
        let ground = if fill == Fill::Full { colour(resource) } else { "#151211" };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"><rect x=\"{}\" y=\"{}\" \
             width=\"{}\" height=\"{}\" rx=\"{radius}\" fill=\"{ground}\" stroke=\"{}\" stroke-width=\"{line}\"/></svg>",
            line / 2.0,
            line / 2.0,
            f64::from(width) - line,
            f64::from(height) - line,
            colour(resource)
        )
    });
    canvas.blit(at(place.x, place.y), drawing);
}

/// Which of the drawings of one family it is.
const fn key(resource: Resource, fill: Fill) -> u16 {
    (resource as u16) << 1 | fill as u16
}

/// The colour of a resource's tokens and plates.
const fn colour(resource: Resource) -> &'static str {
    match resource {
        Resource::Stone => "#C3CBD0",
        Resource::Wood => "#E0A765",
        Resource::Architecture => "#6FB0F5",
        Resource::Decoration => "#EE7C8B",
    }
}
