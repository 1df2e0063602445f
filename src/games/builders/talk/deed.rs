//! A move in words, for whoever may make it.

use super::{
    guide::Guide,
    menu,
    units::{self, actions, card, resources, reward, sending_costs, sesterces},
};
use crate::{
    games::builders::rules::{cards::Investment, moves::Move, view::SeatView},
    say,
    talk::{layout::OPTION_LABEL, say::Text},
};

/// "Send Laborer (1 wood, 2 decoration) with Saw to Temple · 1 action, 3 sesterces · finishes it".
#[must_use]
pub fn deed(guide: &Guide<'_>, mv: Move) -> Text {
    let what = what(guide.view, mv);
    if !guide.view.legal.contains(&mv) {
        return what;
    }
    let bill = guide.bill(mv);
    let cost = menu::cost(&bill);
    match mv {
        Move::Open { building } => {
            let gain = reward(building.sesterces(), building.points());
            let needs = say!("builders-needs", need = resources(building.need()));
            // The needs are the longest and stand in the picture: where there is no room they are cut.
            Text::dotted([what, cost, say!("builders-brings", what = gain), needs])
        }
        Move::Recruit { worker } => {
            let sent = say!("builders-panel-sent-for", price = sesterces(worker.price()));
            Text::dotted([what, cost, sent])
        }
        Move::Invest { card, student } => {
            let effect = student.is_none().then(|| menu::effect(card));
            menu::if_it_fits(Text::dotted([what, cost]), effect)
        }
        Move::Send { .. } => menu::with_outcome(OPTION_LABEL, &bill, |outcome| {
            Text::dotted([what.clone(), cost.clone(), outcome])
        }),
        Move::Free { slave } => {
            let sending = sending_costs(slave.freed_price());
            Text::dotted([what, cost, say!("builders-panel-then", sending)])
        }
        Move::Take { actions } => menu::take(actions, &bill),
        Move::End => match guide.actions() {
            0 => what,
            left => Text::dotted([what, say!("builders-panel-unused", actions = actions(left))]),
        },
    }
}

/// The move alone: "Send Laborer (1 wood, 2 decoration) with Saw to Temple".
#[must_use]
pub fn what(view: &SeatView, mv: Move) -> Text {
    let member = |who| view.own().member(who).map_or_else(|| card(who), units::member);
    match mv {
        Move::Open { building } => say!("builders-panel-open", building = building.name()),
        Move::Recruit { worker } => say!("builders-panel-recruit", worker = card(worker)),
        Move::Invest { card: Investment::Loan, .. } => say!("builders-panel-take-loan"),
        Move::Invest { card, student: None } => {
            say!("builders-panel-invest", card = units::investment(card))
        }
        Move::Invest { card, student: Some(student) } => {
            let card = units::investment(card);
            say!("builders-panel-invest-for", card, student = member(student))
        }
        Move::Send { worker, building, tool } => {
            let who = menu::equipped(member(worker), tool);
            say!("builders-panel-send", who, building = building.name())
        }
        Move::Take { actions } => {
            say!("builders-panel-take-for", actions = units::actions(actions))
        }
        Move::Free { slave } => say!("builders-panel-free", prisoner = card(slave)),
        Move::End => say!("builders-panel-end"),
    }
}
