//! What things are called in pictures and their texts.

use crate::board::Seat;
use crate::games::marble::rules::kinds::{ByKind, Kind};
use crate::games::marble::rules::prospect::{Completed, Prospect};
use crate::render::{Cast, saying};
use crate::say;
use crate::talk::say::Text;

/// The word with a capital.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a tile brings, a line each.
pub(super) fn gains(does: &Prospect, seat: Seat, cast: &Cast) -> Vec<String> {
    let sites = does.sites.iter();
    let sites = sites.map(|made| format!("{}: {}", made.site, outcome(*made, seat, cast)));
    let bridges = does.bridges.iter().map(|space| format!("takes bridge {}", space.number()));
    let springs = does.springs.iter().map(|aqueduct| format!("opens {aqueduct}"));
    sites.chain(bridges).chain(springs).collect()
}

/// "theatre, yours +5"
pub(super) fn outcome(made: Completed, seat: Seat, cast: &Cast) -> String {
    let Completed { building, owner, points, .. } = made;
    match owner {
        None => building.to_string(),
        Some(owner) if owner == seat => format!("{building}, yours +{points}"),
        Some(owner) => format!("{building}, {} +{points}", saying::name(cast, owner, 12)),
    }
}

/// The word for a type or a fountain.
pub(super) fn word(kind: Option<Kind>) -> Text {
    say!("marble-alt-kind", kind = kind.map_or("fountain", Kind::name))
}

/// "2 temple, 1 arena", or the word for nothing.
pub(super) fn counts(counts: ByKind) -> Text {
    let each = counts.kinds();
    let each =
        each.map(|kind| say!("marble-alt-count", count = counts.of(kind), kind = word(Some(kind))));
    if counts.total() == 0 { say!("marble-alt-none") } else { Text::units(each) }
}

/// Names of places with a blank between: they are the same in every language.
pub(super) fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}
