//! The ways to a plan: which buttons lead there, and whether there can be one.

use super::foreseen::open_plan;
use crate::{
    say,
    tables::{Look, Stage},
    talk::{
        layout::{Button, Style},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// The button that leads to the plan, or to the first step of one; none where nothing can be planned.
pub fn button(look: &Look) -> Option<Button> {
    let label = match open_plan(look) {
        Some(_) => say!("button-my-plan"),
        None => say!("button-plan-ahead"),
    };
    may_plan(look).then(|| plan_button(look.spot(), "", label, Style::Plain))
}

/// Whether the viewer can plan here.
pub fn may_plan(look: &Look) -> bool {
    let runs = look.state == Stage::Running;
    runs && look.seat.is_some() && look.terms.plans.are_allowed()
}

/// A button about the plan.
pub(super) fn plan_button(spot: Spot, does: &str, label: Text, style: Style) -> Button {
    spot.button(GameVerb::Plan(does.to_owned()), label, style)
}
