//! The pages in words, for those who do not see the pictures.

use crate::board::{Game, Seat, points};
use crate::catalogue::Text;
use crate::games::builders::rules::cards::{loan, slave_penalty};
use crate::games::builders::rules::view::PublicView;
use crate::games::builders::rules::{
    cards::{Building, Investment, Member},
    resources::{Resource, Resources},
    state::Builders,
};
use crate::render::parts::rank;
use crate::render::{Cast, saying};
use crate::say;

use super::pip::letter;
use super::score_lines::{after, in_words};

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
    say!("builders-alt-buildings", buildings = Text::joined("; ", each)).to_string()
}

/// Who builds and what can be bought.
pub(super) fn builders() -> String {
    let mut text = vec![say!("builders-alt-builders")];
    let mut workers: Vec<_> = Member::workers().collect();
    workers.sort_by_key(|worker| worker.price());
    for rank in workers.chunk_by(|one, other| one.price() == other.price()) {
        let brings = Text::units(rank.iter().map(|worker| short(worker.produces())));
        let (name, price) = (rank[0].name(), rank[0].price());
        text.push(say!("builders-alt-workers", name, price, brings));
    }
    let machines = Building::all()
        .filter_map(Building::machine)
        .map(|machine| format!("{} {}", machine.name(), short(machine.produces())));
    text.push(say!("builders-alt-machines", machines = Text::units(machines)));
    text.extend(investments());
    Text::sentences(text).to_string()
}

/// What can be bought, a sentence each.
fn investments() -> Vec<Text> {
    let slaves: Vec<_> = Member::slaves().collect();
    let mut text = vec![say!(
        "builders-alt-to-buy",
        price = Investment::Slave(slaves[0]).price(),
        penalty = slave_penalty(slaves[0]),
        freed = slaves[0].freed_price(),
        prisoners = Text::units(slaves.iter().map(|slave| short(slave.produces())))
    )];
    text.extend(Investment::all().filter_map(|investment| {
        let (card, price) = (investment.name(), investment.price());
        let named = |resource: Resource| say!("builders-resource", resource = resource.name());
        match investment {
            Investment::Tool(tool) => {
                Some(say!("builders-alt-buy-tool", card, price, resource = named(tool)))
            }
            Investment::University(resource) => {
                let resource = named(resource);
                Some(say!("builders-alt-buy-university", card, price, resource))
            }
            Investment::Slave(_) | Investment::Loan => None,
        }
    }));
    let loan = loan();
    text.push(say!(
        "builders-alt-buy-loans",
        cards = loan.cards,
        gain = loan.gain,
        repay = loan.repay,
        penalty = loan.penalty
    ));
    text
}

/// The scores in words.
pub(super) fn scores(view: &PublicView, cast: &Cast) -> String {
    let head = if view.winners.is_some() {
        say!("builders-alt-final", after = after(view))
    } else {
        say!("builders-alt-so-far", after = after(view))
    };
    let seats = Seat::all(u8::try_from(view.players.len()).unwrap_or(0));
    let totals: Vec<i32> = view.players.iter().map(|player| player.score.total).collect();
    let each = seats.zip(&view.players).map(|(seat, player)| {
        let (total, place) = (player.score.total, rank(&totals, view.winners, seat));
        let (name, lines) = (saying::noted(cast, seat, 32), in_words(&player.score));
        say!("builders-alt-score", name, place, total = tenths(total), lines)
    });
    Text::lines(std::iter::once(head).chain(each)).to_string()
}

fn tenths(units: i32) -> String {
    points(units, Builders::POINT)
}
