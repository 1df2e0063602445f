//! What can be looked at from near: what each player has, and the supplies.

use crate::board::Seat;
use crate::games::marble::pictures::player_text;
use crate::games::marble::rules::{ByKind, Kind, PublicView, numbers};
use crate::render::Cast;
use crate::say;
use crate::talk::names::Names;
use crate::talk::say::Text;
use crate::talk::sight::Part;

use super::shot::Shot;
use super::units;

/// The players by their names.
pub(super) fn cast(view: &PublicView, names: &Names) -> Cast {
    Cast::new(view.all_seats().map(|seat| names.plain(seat)))
}

/// A part for each player, and one for the supplies.
pub fn parts(view: &PublicView, names: &Names) -> Vec<Part<Shot>> {
    let cast = cast(view, names);
    let player = |seat: Seat| Part {
        name: say!("marble-near-player", who = names.bold(seat)),
        says: player_text(view, seat, &cast),
        shot: Some(Shot::Player(seat)),
    };
    let supplies = say!(
        "marble-near-stacks",
        tiles = units::kinds(view.stacks),
        imperium = units::kinds(ByKind(Kind::ALL.map(|kind| view.imperium_left(kind)))),
        coins = units::coins(view.coins_left())
    );
    let values = Text::units(numbers().bridges.iter().map(ToString::to_string));
    let bridges = say!("marble-near-bridges", values);
    let supplies = Part {
        name: say!("marble-near-supplies"),
        says: Text::lines([supplies, bridges]),
        shot: None,
    };
    view.all_seats().map(player).chain([supplies]).collect()
}
