//! The whole table in words.

use crate::board::Seat;
use crate::games::marble::pictures::board_text;
use crate::games::marble::rules::PublicView;
use crate::render::Cast;
use crate::talk::names::Names;
use crate::talk::say::Text;

/// All that lies on the table.
#[must_use]
pub fn status(view: &PublicView, names: &Names) -> Text {
    let players = Seat::all(4).take(view.players.len()).map(|seat| names.plain(seat));
    board_text(view, &Cast::new(players))
}
