//! The panel of a player: ground and head.

use crate::render::canvas::{Align, Area, Canvas, at};
use crate::render::gallery::{Icon, icon};
use crate::render::theme;

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

/// Draws the panel of a player.
pub fn player_ground(canvas: &mut Canvas, place: Area, standing: Standing) {
    match standing {
        Standing::Winner => outlined_panel(canvas, place, theme::GOLD),
        Standing::InTurn => outlined_panel(canvas, place, theme::TURN),
        Standing::Waiting => panel(canvas, place),
    }
}

/// Draws mark and name at the top of a column, and the standard of the first player.
pub fn player_head(canvas: &mut Canvas, place: Area, mark: &Mark, name: &str, is_first: bool) {
    draw_mark(canvas, at(place.x + 13.6, place.y + 13.2), 19.2, mark);
    let room = place.w - 26.0 - if is_first { 22.0 } else { 6.0 };
    let name = theme::PLAYER_NAME.shorten(name, room);
    let base = at(place.x + 26.0, place.y + 17.4);
    canvas.text(base, Align::Left, theme::PLAYER_NAME, theme::TEXT, &name);
    if is_first {
        canvas
            .blit_centred(at(place.right() - 11.4, place.y + 11.8), icon(Icon::FirstPlayer, 15.0));
    }
}
