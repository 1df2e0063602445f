//! What the parts of a player's page share: how large things are, and the headings.

use crate::render::canvas::{Align, Area, at};
use crate::render::theme;

use super::palette::Canvas;

/// The height of a heading.
pub(super) const HEADING: f32 = 15.0;

/// Between panels.
pub(super) const GAP: f32 = 6.0;

/// How large things are, so that all have room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    /// Sites beside each other.
    pub columns: usize,
    /// The rows of sites.
    pub rows: usize,
    /// The height of a site.
    pub site: f32,
    /// The height of a member's card.
    pub card: f32,
}

/// Draws a heading and a number behind it.
pub(super) fn heading(canvas: &mut Canvas, place: Area, text: &str, count: usize) {
    let base = at(place.x + 2.0, place.y + 10.8);
    let end = base.x + canvas.text(base, Align::Left, theme::LABEL_BOLD, theme::TEXT, text);
    let count = count.to_string();
    canvas.text(at(end + 5.0, base.y), Align::Left, theme::LABEL_BOLD, theme::MUTED, &count);
}
