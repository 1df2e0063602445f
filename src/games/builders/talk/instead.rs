//! Why there is nothing to choose, for autocomplete.

use super::{
    labels,
    orders::{STUDENT, TOOL},
};
use crate::{
    games::builders::rules::{cards::rules, moves::Move, view::SeatView},
    talk::paths::Fork,
};

/// Why nothing can be chosen for this option.
#[must_use]
pub fn instead(view: &SeatView, fork: &Fork<'_, Move>) -> String {
    match (fork.order.id, fork.asked().id) {
        ("invest", STUDENT) if !fork.moves.is_empty() => {
            "Only a university teaches somebody: leave this out".to_owned()
        }
        ("invest", _) if view.public.turn.is_some_and(|turn| turn.invested) => {
            "You have made your one investment of this turn".to_owned()
        }
        ("send", TOOL) if !fork.moves.is_empty() => {
            "No tool can go along: leave this out".to_owned()
        }
        ("send", _) if view.own().sites.is_empty() => {
            "You have no site yet; /builders open takes one of the row".to_owned()
        }
        ("send", _) if view.own().team.iter().all(|member| !member.is_available()) => {
            "Everybody of your team is at work until their sites are finished".to_owned()
        }
        ("free", _) => "No prisoner of yours can be freed now".to_owned(),
        _ => too_little(view),
    }
}

fn too_little(view: &SeatView) -> String {
    let actions = view.public.turn.map_or(0, |turn| turn.actions);
    let price = rules().extra_action_cost;
    if actions == 0 && view.own().coins < u16::from(price) {
        format!("No action is left, and another costs {}; /builders end", labels::sesterces(price))
    } else {
        format!(
            "Nothing of this kind is possible with {} and {}",
            labels::actions(actions),
            labels::sesterces(view.own().coins)
        )
    }
}
