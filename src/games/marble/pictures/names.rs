//! What things are called in pictures and their texts.

use crate::board::Seat;
use crate::catalogue::Text;
use crate::games::marble::rules::kinds::{ByKind, Kind};
use crate::games::marble::rules::prospect::{Completed, Prospect};
use crate::games::marble::rules::view::{Decision, TurnView};
use crate::render::{Cast, saying};
use crate::say;

/// What a tile brings, a line each, or one that says that it brings nothing.
pub(super) fn gains(does: &Prospect, seat: Seat, cast: &Cast) -> Vec<Text> {
    let sites = does.sites.iter().map(|made| at_site(*made, seat, cast));
    let bridges =
        does.bridges.iter().map(|space| say!("marble-gain-bridge", space = space.number()));
    let springs =
        does.springs.iter().map(|aqueduct| say!("marble-gain-spring", colour = aqueduct.name()));
    let all: Vec<Text> = sites.chain(bridges).chain(springs).collect();
    if all.is_empty() { vec![say!("marble-gain-none")] } else { all }
}

/// "E5: theatre, yours +5"
pub(super) fn at_site(made: Completed, seat: Seat, cast: &Cast) -> Text {
    let (site, outcome) = (made.site.to_string(), outcome(made, seat, cast));
    say!("marble-gain-site", site, outcome)
}

/// "theatre, yours +5"
pub(super) fn outcome(made: Completed, seat: Seat, cast: &Cast) -> Text {
    let (building, points) = (word(made.building.kind()), made.points);
    match made.owner {
        None => building,
        Some(owner) if owner == seat => say!("marble-gain-own", building, points),
        Some(owner) => {
            let name = saying::name(cast, owner, 12);
            say!("marble-gain-other", building, name, points)
        }
    }
}

/// The word for a type or a fountain.
pub(super) fn word(kind: Option<Kind>) -> Text {
    say!("marble-alt-kind", kind = kind.map_or("fountain", Kind::name))
}

/// "2 temple, 1 arena", or the word for nothing.
pub(super) fn counts(counts: ByKind) -> Text {
    let count = |kind: Kind| say!("marble-alt-count", count = counts.of(kind), kind = kind.name());
    if counts.total() == 0 {
        say!("marble-alt-none")
    } else {
        Text::units(counts.kinds().map(count))
    }
}

/// Names of places with a blank between: they are the same in every language.
pub(super) fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

/// What is to be decided, by the word with which messages select it, and the site of a reward.
pub(super) fn decision(turn: &TurnView) -> (&'static str, String) {
    match &turn.decision {
        Decision::Action if turn.actions == 0 => ("end", String::new()),
        Decision::Action => ("act", String::new()),
        Decision::Open { .. } => ("open", String::new()),
        Decision::Finish { .. } => ("finish", String::new()),
        Decision::Reward { site, .. } => ("reward", site.to_string()),
    }
}
