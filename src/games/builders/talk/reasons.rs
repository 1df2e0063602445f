//! Why a hint advises a move.

use super::units::{points, resource, resources, reward, sesterces};
use crate::{
    games::builders::{
        rules::cards::{self, Building, Loan},
        strategy::{
            goal::Goal,
            reason::{Crew, Load, Reason},
        },
    },
    say,
    talk::say::Text,
};

/// Why a hint advises a move, behind the move and a colon.
pub fn reason(reason: &Reason) -> Text {
    match *reason {
        Reason::SavesAtTheEnd { sesterces: coins, points: lost } => {
            say!("builders_reasons-saves", sesterces = sesterces(coins), points = points(lost))
        }
        Reason::NothingToDo => say!("builders_reasons-nothing-to-do"),
        Reason::NotWorth { price } => say!("builders_reasons-not-worth", price = sesterces(price)),
        Reason::Opens { building, crew } => opens(gain(building), crew),
        Reason::Brings(load) => brings(load),
        Reason::Prisoner { load, penalty } => {
            say!("builders_reasons-prisoner", brings = brings(load), points = points(penalty))
        }
        Reason::Tool { tool, price } => {
            say!("builders_reasons-tool", resource = resource(tool), price = sesterces(price))
        }
        Reason::Education { student, before, after } => {
            say!("builders_reasons-university", student = student.name(), before, after)
        }
        Reason::Teaches => say!("builders_reasons-university-somebody"),
        Reason::Loan => {
            let Loan { gain, repay, penalty, .. } = cards::loan();
            let (gain, points) = (sesterces(gain), points(penalty));
            say!("builders_reasons-loan", gain, repay, points)
        }
        Reason::Finishes { building } => {
            say!("builders_reasons-finishes", gain = gain(building))
        }
        Reason::Contributes { brought, lacked, missing } => {
            say!("builders_reasons-contributes", brought, lacked, missing = resources(missing))
        }
        Reason::PaysSomebody { coins } => {
            say!("builders_reasons-pays-somebody", sesterces = sesterces(coins))
        }
        Reason::PaysWorkers { coins } => {
            say!("builders_reasons-pays-workers", sesterces = sesterces(coins))
        }
        Reason::Counts { coins } => say!("builders_reasons-counts", number = coins),
    }
}

/// What a move is to lead to, behind the reason.
pub fn goal(&Goal { building, soon }: &Goal) -> Text {
    let (building, gain) = (building.name(), gain(building));
    say!("builders_reasons-goal", soon = soon.name(), building, gain)
}

/// What finishing a building brings.
fn gain(building: Building) -> Text {
    if building.machine().is_some() {
        return say!("builders_reasons-machine", points = points(building.points()));
    }
    let reward = reward(building.sesterces(), building.points());
    say!("builders_reasons-pays", reward)
}

fn opens(gain: Text, crew: Crew) -> Text {
    match crew {
        Crew::Team { sendings } => say!("builders_reasons-open-for-team", gain, sendings),
        Crew::WithHelp => say!("builders_reasons-open-with-help", gain),
        Crew::Others => say!("builders_reasons-open", gain),
    }
}

fn brings(load: Load) -> Text {
    let price = match load.price {
        0 => say!("builders_reasons-for-nothing"),
        price => sesterces(price),
    };
    match load.useful {
        None => say!("builders_reasons-brings", resources = load.resources, price),
        Some((building, useful)) => say!(
            "builders_reasons-brings-useful",
            resources = load.resources,
            price,
            building = building.name(),
            useful
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sesterce_counts_and_several_count() {
        let says = |coins| reason(&Reason::Counts { coins }).to_string();
        let more = "and nothing brings more";
        assert_eq!(says(1), format!("1 sesterce is worth a tenth of a point, {more}"));
        assert_eq!(says(3), format!("3 sesterces are worth a tenth of a point each, {more}"));
    }
}
