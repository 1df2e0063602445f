//! The pages in words, for those who do not see the pictures.

use crate::board::{Game, Seat, points};
use crate::games::builders::rules::cards::{loan, slave_penalty};
use crate::games::builders::rules::view::PublicView;
use crate::games::builders::rules::{
    cards::{Building, Investment, Member},
    resources::Resources,
    state::Builders,
};
use crate::render::parts::rank;
use crate::render::{Cast, saying};

use super::pip::letter;
use super::score_lines::{after, lines};

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

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let heading = if view.winners.is_some() { "Final scores" } else { "Scores so far" };
    let mut text = vec![format!("{heading}, {}.", after(view))];
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    for (seat, player) in seats.zip(&view.players) {
        let total = player.score.total;
        let is_winner = view.winners.is_some_and(|winners| winners.contains(seat));
        let rank = rank(view.players.iter().map(|player| player.score.total), total);
        let each: Vec<_> = lines(&player.score)
            .iter()
            .map(|line| format!("{} {}", line.name.to_lowercase(), tenths(line.points)))
            .collect();
        text.push(format!(
            "{} {}, {}: {}.",
            saying::noted(cast, seat, 32),
            if is_winner { "winner" } else { rank },
            tenths(total),
            each.join(", ")
        ));
    }
    text.join("\n")
}

fn tenths(units: i32) -> String {
    points(units, Builders::POINT)
}
