//! Numbers of a picture with what they stand for, in columns.

use crate::render::canvas::{Align, Area, Canvas, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

/// How high a line is, what is between a number and its name, and what is at least between columns.
const LINE: f32 = 12.4;
const BETWEEN: f32 = 3.0;
const APART: f32 = 5.0;
const FONT: Type = Type::new(Face::Text, 10.8);
/// Where there are three columns.
const SMALL: Type = Type::new(Face::Text, 10.2);

/// Draws as many entries as there is room for, in two columns, or in three with smaller letters where two have no room for all.
/// The last of three ends where the place ends.
pub fn draw_entries<S: Style>(canvas: &mut Canvas<S>, place: Area, entries: &[(usize, String)]) {
    let lines = (place.h / LINE).floor().max(0.0);
    let widest = |font: Type| {
        let number = entries.iter().map(|(number, _)| font.width(&number.to_string()));
        let name = entries.iter().map(|(_, name)| font.width(name));
        (number.fold(0.0, f32::max), name.fold(0.0, f32::max))
    };
    let (number_wide, name_wide) = widest(SMALL);
    let column = number_wide + BETWEEN + name_wide;
    let is_narrow = 3.0 * column + 2.0 * APART <= place.w;
    let (columns, font, number_wide, pitch) = if length(entries.len()) > 2.0 * lines && is_narrow {
        (3.0, SMALL, number_wide, (place.w - column) / 2.0)
    } else {
        (2.0, FONT, widest(FONT).0, place.w / 2.0)
    };
    let rows = (length(entries.len()) / columns).ceil().min(lines);
    let (mut x, mut row) = (place.x, 0.0);
    for (number, name) in entries.iter().take_while(|_| rows > 0.0) {
        if row >= rows {
            (x, row) = (x + pitch, 0.0);
        }
        if x + 1.0 > place.right() {
            return;
        }
        let base = at(x + number_wide, place.y + row * LINE + 11.0);
        canvas.text(base, Align::Right, font, theme::PLACE, &number.to_string());
        canvas.text(at(base.x + BETWEEN, base.y), Align::Left, font, theme::MUTED, name);
        row += 1.0;
    }
}
