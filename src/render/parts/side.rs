//! The panel beside one player's things in detail: whose they are, counts, points so far.

use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, Point, area, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons::Icon;
use crate::render::lettering::{Face, Type};
use crate::render::theme;

use super::marks::{draw_mark, new_line};
use super::panels::{mosaic_rule, panel};
use super::player::{Who, draw_name};

/// The panel.
pub const SIDE_PANEL: Area = area(350.0, 11.0, 190.0, 328.0);
/// Where its text begins and ends.
pub const SIDE_LEFT: f32 = 362.0;
/// See [`SIDE_LEFT`].
pub const SIDE_RIGHT: f32 = 529.5;
/// A line of its text.
pub const SIDE_ROW: Type = Type::new(Face::Text, 12.0);

/// Draws the panel with mark, name and note, and what stands opposite: the round. `place` is [`SIDE_PANEL`], or higher.
pub fn side_panel<S: Style>(canvas: &mut Canvas<S>, place: Area, who: &Who<'_>, round: &Text) {
    panel(canvas, place);
    draw_mark(canvas, at(369.0, 30.8), 24.6, who.mark);
    let end = at(SIDE_RIGHT, 37.2);
    let taken = canvas.text(end, Align::Right, theme::SIDE_TITLE, theme::MUTED, &round.to_string());
    let room = SIDE_RIGHT - taken - 8.0 - 386.0;
    let font = theme::PLAYER_NAME_DETAIL;
    if !who.note.is_empty() {
        let name = at(386.0, 29.4);
        draw_name(canvas, name, room, &theme::PLAYER_NAMES, theme::TEXT, who.name);
        let note = theme::LABEL.shorten(&who.note, room);
        canvas.text(at(386.0, 42.6), Align::Left, theme::LABEL, theme::MUTED, &note);
    } else if font.width(who.name) <= room {
        canvas.text(at(386.0, 36.4), Align::Left, font, theme::TEXT, who.name);
    } else {
        for (line, base) in theme::PLAYER_NAME.wrap(who.name, room, 2).iter().zip([27.6, 42.0]) {
            canvas.text(at(386.0, base), Align::Left, theme::PLAYER_NAME, theme::TEXT, line);
        }
    }
    mosaic_rule(canvas, at(360.5, 49.0), 169.5, 4.0);
}

/// A count with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideCount {
    /// Its icon.
    pub icon: Icon,
    /// How many.
    pub count: u32,
    /// Of what.
    pub label: Text,
    /// Whether it has changed.
    pub is_new: bool,
}

/// Draws counts in two columns, the first base line at 78.
pub fn side_counts<S: Style>(canvas: &mut Canvas<S>, counts: &[SideCount]) {
    for (number, count) in counts.iter().enumerate() {
        let base = at(SIDE_LEFT + length(number % 2) * 86.0, 78.0 + length(number / 2) * 22.0);
        canvas.blit_centred(at(base.x + 8.0, base.y - 5.0), icon(count.icon, 15.0));
        let ink = if count.count == 0 { theme::ZERO } else { theme::TEXT };
        let left = at(base.x + 19.0, base.y);
        let text = count.count.to_string();
        let end = left.x + canvas.text(left, Align::Left, theme::COUNT, ink, &text);
        let label = at(end + 4.0, base.y);
        canvas.text(label, Align::Left, theme::LABEL, theme::MUTED, &count.label.to_string());
        if count.is_new {
            new_line(canvas, at(base.x, base.y), end);
        }
    }
}

/// A line of the points so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SidePoints {
    /// Its icon.
    pub icon: Icon,
    /// The category.
    pub name: Text,
    /// The points, as text.
    pub points: String,
    /// Whether they are none.
    pub is_zero: bool,
}

/// Draws points by category on a raised ground, and their total.
pub fn side_points<S: Style>(
    canvas: &mut Canvas<S>,
    place: Area,
    lines: &[SidePoints],
    total: (&Text, &str),
) {
    canvas.round(place, 4.0, theme::RAISED);
    let step = (place.h - 14.0) / length(lines.len() + 1);
    let base = |number: usize| place.y + 7.0 + (length(number) + 0.72) * step;
    let right = |y: f32| -> Point { at(place.right() - 9.0, y) };
    for (number, line) in lines.iter().enumerate() {
        let base = base(number);
        canvas.blit_centred(at(place.x + 16.0, base - 4.2), icon(line.icon, 13.5));
        canvas.text(
            at(place.x + 28.0, base),
            Align::Left,
            SIDE_ROW,
            theme::MUTED,
            &line.name.to_string(),
        );
        let ink = if line.is_zero { theme::ZERO } else { theme::TEXT };
        canvas.text(right(base), Align::Right, theme::COUNT, ink, &line.points);
    }
    let (label, total) = total;
    let base = base(lines.len());
    canvas.text(at(place.x + 9.0, base), Align::Left, SIDE_ROW, theme::TEXT, &label.to_string());
    canvas.text(right(base + 1.0), Align::Right, theme::PAGE_TITLE, theme::TEXT, total);
}
