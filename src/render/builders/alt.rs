//! The pages in words, for those who do not see the pictures.

use crate::games::builders::cards::{loan, slave_penalty};
use crate::games::builders::{Building, Investment, Member, Resources};

use super::card::letter;

/// Amounts in their shortest form: "2S 4W 1A 3D".
#[must_use]
pub fn short(amounts: Resources) -> String {
    let each: Vec<_> =
        amounts.iter().map(|(resource, much)| format!("{much}{}", letter(resource))).collect();
    each.join(" ")
}

/// What can be built.
pub(super) fn buildings() -> String {
    let each = Building::all().map(|building| {
        let (name, need, points) = (building.name(), short(building.need()), building.points());
        match building.sesterces() {
            0 => format!("{name} {need}/{points}"),
            sesterces => format!("{name} {need}/{sesterces}/{points}"),
        }
    });
    let each: Vec<_> = each.collect();
    format!(
        "All buildings: need/sesterces/points. S stone, W wood, A architecture, D decoration. {}.",
        each.join("; ")
    )
}

/// Who builds and what can be bought.
pub(super) fn builders() -> String {
    let mut text = vec![
        "Who builds, what each brings. S stone, W wood, A architecture, D decoration.".to_owned(),
    ];
    let mut workers: Vec<_> = Member::workers().collect();
    workers.sort_by_key(|worker| worker.price());
    for rank in workers.chunk_by(|one, other| one.price() == other.price()) {
        let each: Vec<_> = rank.iter().map(|worker| short(worker.produces())).collect();
        let (name, price) = (rank[0].name(), rank[0].price());
        text.push(format!("{name} ({price} sesterces to send): {}.", each.join(", ")));
    }
    let machines: Vec<_> = Building::all()
        .filter_map(Building::machine)
        .map(|machine| format!("{} {}", machine.name(), short(machine.produces())))
        .collect();
    text.push(format!("Machines, sent for nothing: {}.", machines.join(", ")));
    text.extend(investments());
    text.join(" ")
}

/// What can be bought, a sentence each.
fn investments() -> Vec<String> {
    let slaves: Vec<_> = Member::slaves().collect();
    let each: Vec<_> = slaves.iter().map(|slave| short(slave.produces())).collect();
    let mut text = vec![format!(
        "To buy: prisoners ({} sesterces, sent for nothing; −{} point unless freed, freed {} to send): {}.",
        Investment::Slave(slaves[0]).price(),
        slave_penalty(slaves[0]),
        slaves[0].freed_price(),
        each.join(", ")
    )];
    text.extend(Investment::all().filter_map(|card| match card {
        Investment::Tool(tool) => Some(format!("{} ({}): +1 {tool}.", card.name(), card.price())),
        Investment::University(resource) => {
            Some(format!("{} ({}): {resource} becomes 3.", card.name(), card.price()))
        }
        Investment::Slave(_) | Investment::Loan => None,
    }));
    let loan = loan();
    text.push(format!(
        "{} loans: {} sesterces now, {} or −{} points at the end.",
        loan.cards, loan.gain, loan.repay, loan.penalty
    ));
    text
}
