//! The page of one card: its drawing on the left; on the right its name and what it is and does, as many lines as it takes.

use crate::render::canvas::{Align, Area, Canvas, area, at, length};
use crate::render::gallery::Style;
use crate::render::theme;

use super::panels::page;

/// From the edge of the page to its drawing, and from there to the words.
const EDGE: f32 = 14.0;
/// The least height of the drawing.
const LEAST: f32 = 132.0;
/// From line to line, and from paragraph to paragraph.
const STEPS: (f32, f32) = (17.0, 6.0);
/// The most lines of a paragraph.
const LINES: usize = 12;

/// Draws the page but for the drawing, which is so wide; says where that goes.
pub fn card_page<S: Style>(name: &str, about: &[String], width: f32) -> (Canvas<S>, Area) {
    let left = EDGE + width + EDGE;
    let room = theme::WIDTH - EDGE - left;
    let paragraphs: Vec<_> =
        about.iter().map(|text| theme::EFFECT_LINE.wrap(text, room, LINES)).collect();
    let lines: usize = paragraphs.iter().map(Vec::len).sum();
    let words = 26.0 + length(lines) * STEPS.0 + length(paragraphs.len()) * STEPS.1;
    let height = words.max(LEAST);
    let mut canvas = page(height + 2.0 * EDGE);
    let name = theme::PAGE_TITLE.shorten(name, room);
    let mut base = EDGE + 16.0;
    canvas.text(at(left, base), Align::Left, theme::PAGE_TITLE, theme::TEXT, &name);
    base += 10.0;
    for (number, paragraph) in paragraphs.iter().enumerate() {
        let ink = if number == 0 { theme::MUTED } else { theme::TEXT };
        for line in paragraph {
            base += STEPS.0;
            canvas.text(at(left, base), Align::Left, theme::EFFECT_LINE, ink, line);
        }
        base += STEPS.1;
    }
    (canvas, area(EDGE, EDGE, width, height))
}
