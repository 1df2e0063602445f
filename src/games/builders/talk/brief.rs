//! What happened, as parts of a summary.

use super::{
    labels::{name, sesterces, with_tool},
    words,
};
use crate::{
    games::builders::rules::events::Event,
    talk::{names::Names, present::Brief},
};

/// An event as a part of a summary.
#[must_use]
pub fn brief(event: &Event, names: &Names) -> Brief {
    let (noun, weight) = kind(event);
    match words::deed(event) {
        Some((seat, says)) => Brief { who: Some(seat), says: shorter(event, says), noun, weight },
        None => Brief { who: None, says: words::turning_point(event, names), noun, weight },
    }
}

/// What the event is when it is only counted, and how much a player wants to know it.
const fn kind(event: &Event) -> ((&'static str, &'static str), u8) {
    match event {
        Event::Open { .. } => (("building opened", "buildings opened"), 3),
        Event::Recruit { .. } => (("worker recruited", "workers recruited"), 3),
        Event::Invest { .. } => (("investment", "investments"), 4),
        Event::Send { .. } => (("worker sent", "workers sent"), 2),
        Event::Finish { .. } => (("building finished", "buildings finished"), 5),
        Event::Take { .. } => (("taking of sesterces", "takings of sesterces"), 1),
        Event::Free { .. } => (("prisoner freed", "prisoners freed"), 3),
        Event::End { .. } => (("end of a turn", "ends of turns"), 0),
        Event::Round { .. } => (("new round", "new rounds"), 2),
        Event::LastRound { .. } => (("last round", "last rounds"), 6),
        Event::Over { .. } => (("end of the game", "ends of the game"), 7),
    }
}

/// The predicate without what only the mover needs.
fn shorter(event: &Event, says: String) -> String {
    match event {
        Event::Open { building, .. } => format!("opened **{building}**"),
        Event::Recruit { worker, .. } => {
            format!("recruited **{}** ({})", worker.name(), worker.produces())
        }
        Event::Send { worker, is_freed, tool, building, .. } => {
            format!("sent {}{} to **{building}**", name(*worker, *is_freed), with_tool(*tool))
        }
        Event::Finish { building, sesterces: coins, points, .. } => {
            format!("__finished **{building}**__ for {}", super::labels::reward(*coins, *points))
        }
        Event::Take { coins, .. } => format!("took {}", sesterces(*coins)),
        Event::Free { .. } => "freed a **prisoner**".to_owned(),
        Event::End { .. } => "ended the turn".to_owned(),
        Event::Invest { .. }
        | Event::Round { .. }
        | Event::LastRound { .. }
        | Event::Over { .. } => says,
    }
}

/// Whether it is the end of a turn and nothing more.
#[must_use]
pub const fn is_mere_end(event: &Event) -> bool {
    matches!(event, Event::End { unused: 0, .. })
}

/// What begins with this event: "round 3".
#[must_use]
pub fn chapter(event: &Event) -> Option<String> {
    match event {
        Event::Round { round } => Some(format!("round {round}")),
        _ => None,
    }
}
