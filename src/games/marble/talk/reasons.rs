//! Why a hint advises a move.

use super::units;
use crate::{
    games::marble::{
        rules::{
            kinds::Building,
            prospect::{Completed, Prospect},
        },
        strategy::reason::Reason,
    },
    say,
    talk::say::Text,
};

/// Why a hint advises a move, behind the move and a colon. What a tile does at once stands in the move already.
#[must_use]
pub fn reason(reason: &Reason) -> Text {
    match reason {
        Reason::Lacks(missing) => {
            say!("marble-reason-lacks", kinds = Text::all_of(missing.kinds().map(units::kind)))
        }
        Reason::FewReady { ready } => say!("marble-reason-few-ready", ready),
        Reason::Reaches { own: 0, coins: 0 } => say!("marble-reason-leads-on"),
        Reason::Reaches { own: 0, coins } => {
            say!("marble-reason-coins", coins = units::coins(*coins))
        }
        Reason::Reaches { own, coins: 0 } => say!("marble-reason-reaches", own),
        Reason::Reaches { own, coins } => {
            say!("marble-reason-reaches-and-coins", own, coins = units::coins(*coins))
        }
        Reason::Spent => say!("marble-reason-spent"),
        Reason::NeededElsewhere => say!("marble-reason-needed-elsewhere"),
        Reason::Does(prospect) => does(prospect),
        Reason::Waits(kind) => say!("marble-reason-waits", kind = units::kind(*kind)),
        Reason::Nears => say!("marble-reason-nears"),
        Reason::Finishes(completed) => finishes(*completed),
        Reason::Sends { building: Building::Fountain, was_spent: true } => {
            say!("marble-reason-sends-spent-for-coin")
        }
        Reason::Sends { building: Building::Fountain, was_spent: false } => {
            say!("marble-reason-sends-for-coin")
        }
        Reason::Sends { building, was_spent: true } => {
            say!("marble-reason-sends-spent", building = units::building(*building))
        }
        Reason::Sends { building, was_spent: false } => {
            say!("marble-reason-sends", building = units::building(*building))
        }
        Reason::Keeps => say!("marble-reason-keeps"),
        Reason::Spares(kind) => say!("marble-reason-spares", kind = units::kind(*kind)),
        Reason::NothingToDo => say!("marble-reason-nothing-to-do"),
    }
}

/// What a tile does at once.
fn does(prospect: &Prospect) -> Text {
    let sites = prospect.sites.iter().copied().map(finishes);
    let bridges = prospect.bridges.iter();
    let bridges = bridges.map(|space| say!("marble-panel-takes-bridge", space = space.number()));
    let springs = prospect.springs.iter();
    let springs =
        springs.map(|spring| say!("marble-panel-opens", aqueduct = units::aqueduct(*spring)));
    Text::all_of(sites.chain(bridges).chain(springs))
}

/// What a complete site becomes. A play that finishes another's site is rare; whose it is the picture shows.
fn finishes(completed: Completed) -> Text {
    let (site, building) = (completed.site.to_string(), units::building(completed.building));
    match completed.owner {
        None => say!("marble-reason-fountain", site),
        Some(_) => {
            say!("marble-reason-becomes", site, building, points = units::points(completed.points))
        }
    }
}
