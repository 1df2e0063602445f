//! Why there is nothing to choose, for autocomplete.

use super::{
    orders::{STUDENT, TOOL},
    units::{self, sesterces},
};
use crate::{
    games::builders::rules::{cards::rules, moves::Move, view::SeatView},
    say,
    talk::{paths::Fork, say::Text},
};

/// Why nothing can be chosen for this option.
pub fn instead(view: &SeatView, fork: &Fork<'_, Move>) -> Text {
    match (fork.order.id, fork.asked().id) {
        ("invest", STUDENT) if !fork.moves.is_empty() => {
            say!("builders-instead-no-student")
        }
        ("invest", _) if view.public.turn.is_some_and(|turn| turn.invested) => {
            say!("builders-instead-invested")
        }
        ("send", TOOL) if !fork.moves.is_empty() => {
            say!("builders-instead-no-tool")
        }
        ("send", _) if view.own().sites.is_empty() => {
            say!("builders-instead-no-site")
        }
        ("send", _) if view.own().team.iter().all(|member| !member.is_available()) => {
            say!("builders-instead-all-at-work")
        }
        ("free", _) => say!("builders-instead-no-prisoner"),
        _ => too_little(view),
    }
}

fn too_little(view: &SeatView) -> Text {
    let actions = view.public.turn.map_or(0, |turn| turn.actions);
    let price = rules().extra_action_cost;
    if actions == 0 && view.own().coins < u16::from(price) {
        say!("builders-instead-no-action", price = sesterces(price))
    } else {
        let (actions, sesterces) = (units::actions(actions), sesterces(view.own().coins));
        say!("builders-instead-too-little", actions, sesterces)
    }
}
