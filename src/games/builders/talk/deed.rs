//! A move in words, for whoever may make it.

use super::{guide::Guide, labels, menu};
use crate::games::builders::rules::{cards::Investment, moves::Move, view::SeatView};

/// "Send Laborer (1 wood, 2 decoration) with Saw to Temple · 1 action, 3 sesterces · finishes it".
#[must_use]
pub fn deed(guide: &Guide<'_>, mv: Move) -> String {
    let what = what(guide.view, mv);
    if !guide.view.legal.contains(&mv) {
        return what;
    }
    let bill = guide.bill(mv);
    match mv {
        Move::Open { building } => {
            let gain = labels::reward(building.sesterces(), building.points());
            format!("{what} · {} · needs {} · brings {gain}", menu::cost(&bill), building.need())
        }
        Move::Recruit { worker } => {
            let price = labels::sesterces(worker.price());
            format!("{what} · {} · sent for {price}", menu::cost(&bill))
        }
        Move::Invest { card, .. } => {
            format!("{what} · {} · {}", menu::cost(&bill), menu::effect(card))
        }
        Move::Send { .. } => format!("{what} · {} · {}", menu::cost(&bill), menu::outcome(&bill)),
        Move::Free { slave } => {
            let then = labels::sending_costs(slave.freed_price());
            format!("{what} · {} · then {then}", menu::cost(&bill))
        }
        Move::Take { actions } => menu::take(actions, &bill),
        Move::End => match guide.actions() {
            0 => what,
            unused => format!("{what} · {} unused", labels::actions(unused)),
        },
    }
}

/// The move alone: "Send Laborer (1 wood, 2 decoration) with Saw to Temple".
fn what(view: &SeatView, mv: Move) -> String {
    let member = |card| view.own().member(card).map_or_else(|| format!("{card}"), labels::member);
    match mv {
        Move::Open { building } => format!("Open {building}"),
        Move::Recruit { worker } => format!("Recruit {worker}"),
        Move::Invest { card: Investment::Loan, .. } => "Take a loan".to_owned(),
        Move::Invest { card, student: None } => format!("Invest in {card}"),
        Move::Invest { card, student: Some(student) } => {
            format!("Invest in {card} for {}", member(student))
        }
        Move::Send { worker, building, tool } => {
            format!("Send {} to {building}", menu::equipped(&member(worker), tool))
        }
        Move::Take { actions } => format!("Take sesterces for {}", labels::actions(actions)),
        Move::Free { slave } => format!("Free {slave}"),
        Move::End => "End turn".to_owned(),
    }
}
