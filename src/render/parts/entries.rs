//! Numbers of a picture with what they stand for, in columns.

use crate::render::canvas::{Align, Area, Canvas, at, length};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

/// How high a line is, how wide a number, and what is between it and its name.
const LINE: f32 = 12.4;
const NUMBER: f32 = 12.0;
const BETWEEN: f32 = 3.0;
const FONT: Type = Type::new(Face::Text, 10.8);

/// Draws as many entries as there is room for, in two columns, or in three where two have no room for all.
pub fn draw_entries<S: Style>(canvas: &mut Canvas<S>, place: Area, entries: &[(usize, String)]) {
    let lines = (place.h / LINE).floor().max(0.0);
    let widest = entries.iter().map(|(_, name)| FONT.width(name)).fold(0.0, f32::max);
    let is_narrow = NUMBER + BETWEEN + widest <= place.w / 3.0;
    let columns = if length(entries.len()) > 2.0 * lines && is_narrow { 3.0 } else { 2.0 };
    let rows = (length(entries.len()) / columns).ceil().min(lines);
    let (mut x, mut row) = (place.x, 0.0);
    for (number, name) in entries.iter().take_while(|_| rows > 0.0) {
        if row >= rows {
            (x, row) = (x + place.w / columns, 0.0);
        }
        if x + 1.0 > place.right() {
            return;
        }
        let base = at(x + NUMBER, place.y + row * LINE + 11.0);
        canvas.text(base, Align::Right, FONT, theme::PLACE, &number.to_string());
        canvas.text(at(base.x + BETWEEN, base.y), Align::Left, FONT, theme::MUTED, name);
        row += 1.0;
    }
}
