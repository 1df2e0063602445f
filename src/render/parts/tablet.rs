//! The tablet with the points beside a name: cream with a gold rim, ears at both ends, as Romans wrote names on.

use crate::render::canvas::{Align, Canvas, Point, area, at};
use crate::render::gallery::Style;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

/// The total, and what it is out of.
const OF: Type = Type::new(Face::Bold, 10.6);
/// How far an ear reaches.
const EAR: f32 = 5.0;

/// How wide [`draw_tablet`] draws this.
pub fn tablet_width(size: f32, (total, of): (&str, &str)) -> f32 {
    Type::new(Face::Title, size).width(total) + OF.width(of) + size * 0.7 + 2.0 * EAR
}

/// Draws a tablet that ends at a place on its middle line: a total in this size, and small behind it what it is out of, as
/// "/17", or nothing. Says where it begins.
pub fn draw_tablet<S: Style>(
    canvas: &mut Canvas<S>,
    end: Point,
    size: f32,
    (total, of): (&str, &str),
) -> f32 {
    let font = Type::new(Face::Title, size);
    let width = tablet_width(size, (total, of));
    let left = end.x - width;
    let (high, half) = (size * 1.18, size * 0.59);
    for (side, x, tip) in [(-1.0, left + EAR, left), (1.0, end.x - EAR, end.x)] {
        for (grow, shade) in [(0.0, theme::GOLD), (1.3, theme::MARBLE)] {
            let corners = [
                at(x, end.y - half * 0.36 + grow * 0.4),
                at(tip - side * grow, end.y - half * 0.86 + grow * 1.3),
                at(tip - side * grow, end.y + half * 0.86 - grow * 1.3),
                at(x, end.y + half * 0.36 - grow * 0.4),
            ];
            canvas.polygon(&corners, shade);
        }
    }
    let plate = area(left + EAR, end.y - high / 2.0, width - 2.0 * EAR, high);
    canvas.framed(plate, 1.6, (1.2, theme::GOLD), theme::MARBLE);
    let base = at(plate.x + size * 0.35, end.y + font.cap_height() / 2.0);
    let taken = canvas.text(base, Align::Left, font, theme::INK, total);
    canvas.text(at(base.x + taken, base.y), Align::Left, OF, theme::KIND, of);
    left
}
