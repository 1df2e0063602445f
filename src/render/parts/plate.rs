//! The plate in a page's header that names who must act, or who won.

use crate::board::{Seat, SeatSet};
use crate::catalogue::Text;
use crate::render::canvas::{Align, Area, Canvas, area, at};
use crate::render::gallery::Style;
use crate::render::shade::Common;
use crate::render::{Cast, theme};
use crate::say;

use super::marks::{Mark, draw_mark};
use super::player::fit_names;

/// What the plate says.
#[derive(Clone, Copy, Debug)]
struct Plate<'a> {
    /// The mark of the player.
    mark: &'a Mark,
    /// The name, or the names of all winners.
    names: &'a [&'a str],
    /// What they do: "to act".
    says: &'a str,
    /// The outline: pale gold for who is in turn, gold for who won.
    edge: Common,
    /// How much room follows for counts.
    room: f32,
}

/// The base line of the plate's text.
pub const PLATE_BASE: f32 = 25.2;

/// Draws the plate right-aligned, the name shortened so that all up to `from` stays free; says which rectangle it
/// takes.
fn draw_plate<S: Style>(canvas: &mut Canvas<S>, from: f32, plate: &Plate<'_>) -> Area {
    let label = theme::EFFECT_COMPACT;
    let end = theme::WIDTH - theme::MARGIN;
    let fixed = 28.0 + 4.6 + label.width(plate.says) + plate.room + 8.0;
    let room = end - from - fixed;
    let types = theme::PLAYER_NAMES_LARGE;
    let whole = fit_names(types[0], plate.names, f32::MAX);
    let font = *types.iter().find(|font| font.width(&whole) <= room).unwrap_or(&types[2]);
    let name = fit_names(font, plate.names, room);
    let width = fixed + font.width(&name);
    let left = end - width;
    let ground = area(left, 8.0, width, 25.0);
    canvas.framed(ground, 5.0, (1.3, plate.edge), theme::RAISED);
    draw_mark(canvas, at(left + 15.6, 20.5), 20.0, plate.mark);
    let mut x = left + 28.0;
    x += canvas.text(at(x, PLATE_BASE), Align::Left, font, theme::TEXT, &name) + 4.6;
    canvas.text(at(x, PLATE_BASE), Align::Left, label, theme::MUTED, plate.says);
    ground
}

/// How wide [`draw_turn`] draws a plate on which the whole name has room.
pub fn turn_width(seat: Seat, (says, room): (&Text, f32), cast: &Cast) -> f32 {
    let name = theme::PLAYER_NAMES_LARGE[0].width(cast.players[seat.index()].drawn());
    name + theme::EFFECT_COMPACT.width(&says.to_string()) + room + 40.6
}

/// Draws the plate of who must act, with room for counts; says which rectangle it takes.
pub fn draw_turn<S: Style>(
    canvas: &mut Canvas<S>,
    from: f32,
    seat: Seat,
    (says, room): (&Text, f32),
    cast: &Cast,
    marks: &[Mark],
) -> Area {
    let (mark, names) = (&marks[seat.index()], &[cast.players[seat.index()].drawn()]);
    let says = &says.to_string();
    draw_plate(canvas, from, &Plate { mark, names, says, edge: theme::TURN, room })
}

/// Draws on gold what is special about the round, with the mark of who brought it; says where the next may begin.
pub fn draw_notice<S: Style>(
    canvas: &mut Canvas<S>,
    left: f32,
    says: &Text,
    mark: Option<&Mark>,
) -> f32 {
    let (font, says) = (theme::LABEL_BOLD, says.to_string());
    let width = font.width(&says) + 14.0 + if mark.is_some() { 20.0 } else { 0.0 };
    let place = area(left, 12.0, width, 17.6);
    canvas.round(place, 3.0, theme::GOLD);
    canvas.text(at(left + 7.0, 24.8), Align::Left, font, theme::INK, &says);
    if let Some(mark) = mark {
        draw_mark(canvas, at(place.right() - 12.0, 20.8), 17.0, mark);
    }
    place.right() + 8.0
}

/// Draws the plate of those who won, with the mark of the first of them.
pub fn draw_winners<S: Style>(
    canvas: &mut Canvas<S>,
    from: f32,
    winners: SeatSet,
    cast: &Cast,
    marks: &[Mark],
) {
    let name = |seat: Seat| cast.players[seat.index()].drawn();
    let names: Vec<_> = winners.iter().map(name).collect();
    let Some(seat) = winners.iter().next() else { return };
    let plate = Plate {
        mark: &marks[seat.index()],
        names: &names,
        says: &say!("picture-wins", winners = names.len()).to_string(),
        edge: theme::GOLD,
        room: 0.0,
    };
    draw_plate(canvas, from, &plate);
}
