//! The short forms of an alt text, which has no room for names.

use crate::board::Seat;
use crate::games::builders::rules::{
    cards::{Member, MemberKind},
    resources::Resources,
    view::{MemberView, PublicView, TurnView},
};

use crate::catalogue::Text;
use crate::say;

use super::pip::letter;

/// The seats of a table.
pub(super) fn seats(view: &PublicView) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(u8::try_from(view.players.len()).unwrap_or(0))
}

/// "2S4W".
pub(super) fn amounts(amounts: Resources) -> String {
    amounts
        .iter()
        .fold(String::new(), |text, (resource, much)| format!("{text}{much}{}", letter(resource)))
}

/// A member in short: "la 2S1D".
pub(super) fn code(view: &MemberView) -> String {
    format!("{} {}", rank(view.member, view.is_freed), amounts(view.produces))
}

/// What somebody is, in two letters; the legend says what they mean.
pub(super) fn rank(member: Member, is_freed: bool) -> &'static str {
    match (member.kind(), member.name().get(..2)) {
        (MemberKind::Machine, _) => "mc",
        (MemberKind::Slave, _) => {
            if is_freed {
                "fr"
            } else {
                "pr"
            }
        }
        (MemberKind::Worker, Some("Ap")) => "ap",
        (MemberKind::Worker, Some("La")) => "la",
        (MemberKind::Worker, Some("Co")) => "co",
        (MemberKind::Worker, _) => "ma",
    }
}

/// What the seat in turn has left: "2 actions, may invest".
pub(super) fn to_do(turn: TurnView) -> Text {
    let actions = say!("builders-alt-actions", actions = turn.actions);
    let bought = (turn.bought > 0).then(|| say!("builders-alt-bought", number = turn.bought));
    let invested =
        if turn.invested { say!("builders-alt-invested") } else { say!("builders-alt-may-invest") };
    Text::units(std::iter::once(actions).chain(bought).chain([invested]))
}
