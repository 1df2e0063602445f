//! Resources where they must be small: a token with the outline of the resource's glyph, its colour and its letter.

use crate::games::builders::Resource;
use crate::render::canvas::{Area, Canvas, Point, at, pixels};
use crate::render::gallery::sprite;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::card::letter;

/// Whether a token stands for what is there or for what is still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    Full,
    Hollow,
}

/// Draws a token, `side` units across: the face of a block, the end of a log, a gable, the belly of an amphora.
pub(super) fn draw_token(
    canvas: &mut Canvas,
    centre: Point,
    side: f32,
    resource: Resource,
    fill: Fill,
) {
    let extent = pixels(side).cast_unsigned();
    let member = (resource.index() as u16) << 1 | u16::from(fill == Fill::Hollow);
    canvas.blit_centred(centre, sprite(("token", member, extent, extent), || svg(resource, fill)));
    let (right, down) = match resource {
        Resource::Stone => (-0.085, 0.085),
        Resource::Wood => (0.0, 0.0),
        Resource::Architecture => (0.0, 0.13),
        Resource::Decoration => (0.0, 0.1),
    };
    let ink = if fill == Fill::Full { theme::INK } else { theme::TEXT };
    let middle = at(centre.x + right * side, centre.y + down * side);
    canvas.text_centred(middle, Type::new(Face::Bold, side * 0.74), ink, letter(resource));
}

/// Draws a plate in a resource's colour, full or only its edge.
pub(super) fn draw_plate(canvas: &mut Canvas, place: Area, resource: Resource, fill: Fill) {
    let (width, height) = (pixels(place.w).cast_unsigned(), pixels(place.h).cast_unsigned());
    let member = (resource.index() as u16) << 1 | u16::from(fill == Fill::Hollow);
    let plate = sprite(("plate of a resource", member, width, height), || {
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
    canvas.blit(at(place.x, place.y), plate);
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

fn svg(resource: Resource, fill: Fill) -> String {
    let (outline, more) = match resource {
        Resource::Stone => (
            "M4 15 15 4H60V49L49 60H4z",
            "<path d=\"M4 15 15 4H60L49 15z\" fill=\"#F4F6F6\"/><path d=\"M49 15 60 4V49L49 60z\" fill=\"#7F8D96\"/>",
        ),
        Resource::Wood => (
            "M32 3a29 29 0 0 1 0 58a29 29 0 0 1 0-58z",
            "<circle cx=\"32\" cy=\"32\" r=\"26\" fill=\"#F0C88C\" stroke=\"#B36B33\" stroke-width=\"7\"/>",
        ),
        Resource::Architecture => ("M32 3 61 24V61H3V24z", ""),
        Resource::Decoration => (
            "M20 3H44V9L40 13C53 16 61 25 61 37C61 48 54 56 46 61H18C10 56 3 48 3 37C3 25 11 16 24 13L20 9z",
            "",
        ),
    };
    let body = colour(resource);
    let drawing = match fill {
        Fill::Full => format!(
            "<path d=\"{outline}\" fill=\"{body}\"/>{more}<path d=\"{outline}\" fill=\"none\" stroke=\"#241813\" \
             stroke-width=\"3\" stroke-linejoin=\"round\"/>"
        ),
        Fill::Hollow => format!(
            "<path d=\"{outline}\" fill=\"#151211\" stroke=\"{body}\" stroke-width=\"6\" stroke-linejoin=\"round\"/>"
        ),
    };
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">{drawing}</svg>")
}
