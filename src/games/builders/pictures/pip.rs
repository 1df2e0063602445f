//! A resource as its glyph and its letter.

use crate::games::builders::rules::resources::Resource;
use crate::render::canvas::{Point, at};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::icons;
use super::palette::Canvas;

/// The glyph of a resource; hollow while it is missing.
#[must_use]
pub const fn resource_icon(resource: Resource, filled: bool) -> Icon {
    match (resource, filled) {
        (Resource::Stone, true) => icons::RESOURCE_STONE,
        (Resource::Wood, true) => icons::RESOURCE_WOOD,
        (Resource::Architecture, true) => icons::RESOURCE_ARCHITECTURE,
        (Resource::Decoration, true) => icons::RESOURCE_DECORATION,
        (Resource::Stone, false) => icons::HOLLOW_STONE,
        (Resource::Wood, false) => icons::HOLLOW_WOOD,
        (Resource::Architecture, false) => icons::HOLLOW_ARCHITECTURE,
        (Resource::Decoration, false) => icons::HOLLOW_DECORATION,
    }
}

/// The letter of a resource: S, W, A, D.
#[must_use]
pub const fn letter(resource: Resource) -> &'static str {
    match resource {
        Resource::Stone => "S",
        Resource::Wood => "W",
        Resource::Architecture => "A",
        Resource::Decoration => "D",
    }
}

/// Draws one of a resource with its letter, `side` units across: filled when it is there, hollow while it is missing.
pub fn pip(canvas: &mut Canvas, centre: Point, side: f32, resource: Resource, filled: bool) {
    canvas.blit_centred(centre, icon(resource_icon(resource, filled), side));
    // To the middle of the face that the letter stands on.
    let (right, down) = match resource {
        Resource::Stone => (-0.085, 0.085),
        Resource::Wood => (0.0, 0.0),
        Resource::Architecture => (0.0, 0.125),
        Resource::Decoration => (0.0, 0.1),
    };
    let ink = if filled { theme::INK } else { theme::TEXT };
    let middle = at(centre.x + right * side, centre.y + down * side);
    canvas.text_centred(middle, Type::new(Face::Bold, side * 0.74), ink, letter(resource));
}
