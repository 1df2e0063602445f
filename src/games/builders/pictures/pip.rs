//! A resource as its glyph, with a number on it.

use crate::games::builders::rules::resources::Resource;
use crate::render::canvas::{Align, Point, at};
use crate::render::gallery::icon;
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::facts;
use super::icons;
use super::palette::Canvas;

/// The glyph of a resource; hollow while it is missing.
pub const fn resource_icon(resource: Resource, fill: Fill) -> Icon {
    match (resource, fill) {
        (Resource::Stone, Fill::Full) => icons::RESOURCE_STONE,
        (Resource::Wood, Fill::Full) => icons::RESOURCE_WOOD,
        (Resource::Architecture, Fill::Full) => icons::RESOURCE_ARCHITECTURE,
        (Resource::Decoration, Fill::Full) => icons::RESOURCE_DECORATION,
        (Resource::Stone, Fill::Hollow) => icons::HOLLOW_STONE,
        (Resource::Wood, Fill::Hollow) => icons::HOLLOW_WOOD,
        (Resource::Architecture, Fill::Hollow) => icons::HOLLOW_ARCHITECTURE,
        (Resource::Decoration, Fill::Hollow) => icons::HOLLOW_DECORATION,
    }
}

/// Whether a glyph stands for what is there or for what is still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// There.
    Full,
    /// Missing, or locked on a site.
    Hollow,
}

/// Draws the glyph of a resource, `side` units across, with what is written on it: a number, a sign, or nothing.
pub fn pip(
    canvas: &mut Canvas,
    centre: Point,
    side: f32,
    resource: Resource,
    (fill, text): (Fill, &str),
) {
    canvas.blit_centred(centre, icon(resource_icon(resource, fill), side));
    let ink = if fill == Fill::Full { theme::INK } else { theme::TEXT };
    let font = Type::new(Face::Bold, (side * 0.86).max(theme::FLOOR.size()));
    canvas.text_centred(face(centre, side, resource), font, ink, text);
}

/// The middle of the face that the number stands on.
pub(super) fn face(centre: Point, side: f32, resource: Resource) -> Point {
    let (right, down) = match resource {
        Resource::Stone => (-0.05, 0.05),
        Resource::Wood => (0.0, 0.0),
        Resource::Architecture => (0.0, 0.12),
        Resource::Decoration => (0.0, 0.09),
    };
    at(centre.x + right * side, centre.y + down * side)
}

/// Says what the glyphs of these resources mean, up to a place on the base line.
pub(super) fn draw_legend(canvas: &mut Canvas, end: Point, resources: &[Resource]) {
    let (font, mut right) = (theme::CAPTION, end.x);
    for resource in resources.iter().rev() {
        let base = at(right, end.y);
        right -= canvas.text(
            base,
            Align::Right,
            font,
            theme::MUTED,
            &facts::resource(*resource).to_string(),
        ) + 8.6;
        pip(canvas, at(right, end.y - 3.6), 11.6, *resource, (Fill::Full, ""));
        right -= 13.0;
    }
}

/// Says what the glyphs of all resources mean, from a place on the base line on.
pub(super) fn draw_whole_legend(canvas: &mut Canvas, start: Point) {
    let font = theme::CAPTION;
    let mut x = start.x;
    for resource in Resource::ALL {
        pip(canvas, at(x + 5.8, start.y - 3.8), 11.6, resource, (Fill::Full, ""));
        x += 14.0;
        let word = facts::resource(resource).to_string();
        x += canvas.text(at(x, start.y), Align::Left, font, theme::MUTED, &word) + 7.0;
    }
}

/// How wide [`draw_whole_legend`] is.
pub(super) fn legend_width() -> f32 {
    let word = |resource| theme::CAPTION.width(&facts::resource(resource).to_string());
    Resource::ALL.into_iter().map(|resource| word(resource) + 21.0).sum::<f32>() - 7.0
}
