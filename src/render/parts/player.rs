//! The panel of a player: ground and head.

use crate::board::{Seat, SeatSet};
use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, Point, at, length};
use crate::render::gallery::{Style, icon};
use crate::render::icons;
use crate::render::lettering::Type;
use crate::render::shade::Shade;
use crate::render::{Persona, theme};

use super::marks::{Mark, draw_mark};
use super::panels::{outlined_panel, panel};

/// How a player stands to the game, which the panel's outline shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Has won: gold.
    Winner,
    /// Is in turn: pale gold.
    InTurn,
    /// Neither: no outline.
    Waiting,
}

impl Standing {
    /// How this seat stands to a game in which `to_move` decides, or which `winners` have won.
    pub fn of(seat: Seat, to_move: Option<Seat>, winners: Option<SeatSet>) -> Self {
        if winners.is_some_and(|winners| winners.contains(seat)) {
            Self::Winner
        } else if to_move == Some(seat) {
            Self::InTurn
        } else {
            Self::Waiting
        }
    }
}

/// Draws the panel of a player.
pub fn player_ground<S: Style>(canvas: &mut Canvas<S>, place: Area, standing: Standing) {
    match standing {
        Standing::Winner => outlined_panel(canvas, place, theme::GOLD),
        Standing::InTurn => outlined_panel(canvas, place, theme::TURN),
        Standing::Waiting => panel(canvas, place),
    }
}

/// A player as a heading names them.
#[derive(Clone, Debug)]
pub struct Who<'a> {
    /// The mark of the seat.
    pub mark: &'a Mark,
    /// The name as the fonts can write it.
    pub name: &'a str,
    /// What stands small below it, or nothing: "AI normal".
    pub note: String,
}

impl<'a> Who<'a> {
    /// The player with the mark of the seat.
    pub fn new(persona: &'a Persona, mark: &'a Mark) -> Self {
        Self { mark, name: persona.drawn(), note: persona.note.to_string() }
    }
}

/// Writes a name in the first of these types in which it fits, shortened if it fits in none. `start` is on the base
/// line.
pub fn draw_name<S: Style>(
    canvas: &mut Canvas<S>,
    start: Point,
    room: f32,
    types: &[Type],
    ink: impl Into<Shade<S>>,
    name: &str,
) {
    let fits = types.iter().find(|font| font.width(name) <= room).or(types.last());
    if let Some(font) = fits {
        canvas.text(start, Align::Left, *font, ink, &font.shorten(name, room));
    }
}

/// Names in a list, "Anna, Ben and Cleo"; where not all have room, the longest are shortened alike.
pub(super) fn fit_names(font: Type, names: &[&str], room: f32) -> String {
    let listed = |room: f32| {
        Text::all_of(names.iter().map(|name| Text::verbatim(font.shorten(name, room)))).to_string()
    };
    let mut widths: Vec<f32> = names.iter().map(|name| font.width(name)).collect();
    widths.sort_by(f32::total_cmp);
    let between = font.width(&listed(f32::MAX)) - widths.iter().sum::<f32>();
    // What is left for the longer ones.
    let mut left = room - between;
    for (number, width) in widths.iter().enumerate() {
        let share = left / length(widths.len() - number);
        if *width > share {
            return listed(share);
        }
        left -= width;
    }
    listed(f32::MAX)
}

/// Writes a name in the first of these types that fits, or below it the note; on these base lines: of a name alone, of one
/// above a note, of the note.
pub fn draw_who<S: Style>(
    canvas: &mut Canvas<S>,
    left: f32,
    room: f32,
    types: &[Type],
    [alone, above, below]: [f32; 3],
    who: &Who<'_>,
) {
    if who.note.is_empty() {
        draw_name(canvas, at(left, alone), room, types, theme::TEXT, who.name);
    } else {
        draw_name(canvas, at(left, above), room, &types[1..], theme::TEXT, who.name);
        let note = theme::FLOOR.shorten(&who.note, room);
        canvas.text(at(left, below), Align::Left, theme::FLOOR, theme::MUTED, &note);
    }
}

/// Draws mark and name at the top of a column, below it the note, and the standard of the first player.
pub fn player_head<S: Style>(canvas: &mut Canvas<S>, place: Area, who: &Who<'_>, is_first: bool) {
    draw_mark(canvas, at(place.x + 13.6, place.y + 13.2), 19.2, who.mark);
    let room = place.w - 26.0 - if is_first { 22.0 } else { 6.0 };
    let bases = [17.4, 11.6, 20.8].map(|base| place.y + base);
    draw_who(canvas, place.x + 26.0, room, &theme::PLAYER_NAMES, bases, who);
    if is_first {
        canvas.blit_centred(
            at(place.right() - 11.4, place.y + 11.8),
            icon(icons::FIRST_PLAYER, 15.0),
        );
    }
}
