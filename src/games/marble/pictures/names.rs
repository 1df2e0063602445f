//! What things are called in pictures and their texts.

use crate::board::Seat;
use crate::catalogue::{Argument, Text};
use crate::games::marble::rules::{
    Aqueduct, Building, ByKind, Completed, Hill, Kind, Piece, Placement, Prospect, Stage, Table,
    Vertex, grid,
};
use crate::render::{Cast, saying};
use crate::say;

/// As an argument, a thing of the game is the word by which a message selects, or what the board calls it; as a text, what
/// the language calls it.
macro_rules! called {
    ($($($name:ident)+: |$thing:ident| $text:expr;)+) => {$($(
        impl From<$name> for Argument {
            fn from(thing: $name) -> Self {
                Self::Word(thing.to_string())
            }
        }

        impl From<$name> for Text {
            fn from($thing: $name) -> Self {
                $text
            }
        }

        impl From<&$name> for Text {
            fn from(thing: &$name) -> Self {
                Self::from(*thing)
            }
        }
    )+)+};
}

called! {
    Kind: |kind| say!("marble-kind", kind);
    Building: |building| say!("marble-building", building);
    Aqueduct: |aqueduct| say!("marble-aqueduct", aqueduct);
    Piece: |piece| say!("marble-piece", aqueduct = piece.aqueduct, to = piece.to);
    Hill: |hill| say!("marble-hill", hill);
    Placement Vertex: |place| Self::verbatim(place.to_string());
}

/// What a tile brings at once, a part each: sites in these words, bridges, springs.
pub fn gained(does: &Prospect, site: impl Fn(Completed) -> Text) -> impl Iterator<Item = Text> {
    let sites = does.sites.iter().map(move |made| site(*made));
    let springs = does.springs.iter().map(|aqueduct| say!("marble-gain-spring", aqueduct));
    let tips = does.bridges.iter().map(|space| grid().bridge_tip(*space));
    sites.chain(springs).chain(tips.map(|space| say!("marble-gain-bridge", space)))
}

/// What a tile brings, a line each, or one that says that it brings nothing.
pub(super) fn gains(does: &Prospect, seat: Seat, cast: &Cast) -> Vec<Text> {
    let all: Vec<Text> = gained(does, |made| at_site(made, seat, cast)).collect();
    if all.is_empty() { vec![say!("marble-gain-none")] } else { all }
}

/// "E5: theatre, yours +5"
pub(super) fn at_site(made: Completed, seat: Seat, cast: &Cast) -> Text {
    say!("marble-gain-site", site = made.site, outcome = outcome(made, seat, cast))
}

/// "theatre, yours +5"
pub(super) fn outcome(made: Completed, seat: Seat, cast: &Cast) -> Text {
    let Completed { building, points, .. } = made;
    match made.owner {
        None => building.into(),
        Some(owner) if owner == seat => say!("marble-gain-own", building, points),
        Some(owner) => {
            let name = saying::name(cast, owner, 12);
            say!("marble-gain-other", building, name, points)
        }
    }
}

/// "2 temples, 1 arena", or the word for nothing.
pub(super) fn counts(counts: ByKind) -> Text {
    let count = |kind: Kind| say!("marble-kinds", kind, number = counts.of(kind));
    let some = (counts.total() > 0).then(|| Text::units(counts.kinds().map(count)));
    some.unwrap_or_else(|| say!("marble-alt-none"))
}

/// Names of places with a blank between: they are the same in every language.
pub(super) fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
}

/// What is to be decided, by the word with which messages select it, and about what: aqueducts, sites, the site of a reward.
pub fn decision(table: &Table) -> (&'static str, Text) {
    match table.stage {
        Stage::Act if table.actions == 0 => ("end", Text::default()),
        Stage::Act => ("act", Text::default()),
        Stage::Open => ("open", Text::one_of(Aqueduct::of_bits(table.springs_due))),
        Stage::Finish => ("finish", Text::one_of(table.due.iter())),
        Stage::Reward(site) => ("reward", site.into()),
        Stage::Over => ("over", Text::default()),
    }
}
