//! Pieces and numbers of pieces, as parts of other messages.

use crate::games::marble::rules::{Aqueduct, Building, ByKind, Kind, Piece};
use crate::say;
use crate::talk::say::Text;

/// "temple"
#[must_use]
pub fn kind(kind: Kind) -> Text {
    kind.into()
}

/// "temple", "fountain": what stands on a site.
#[must_use]
pub fn building(building: Building) -> Text {
    building.into()
}

/// "the temple space", "the treasury": where a magistrate moves when this was built.
#[must_use]
pub fn space(building: Building) -> Text {
    say!("marble-space", building)
}

/// "grey"
#[must_use]
pub fn aqueduct(aqueduct: Aqueduct) -> Text {
    aqueduct.into()
}

/// "1 temple and 2 arenas"; "nothing".
#[must_use]
pub fn kinds(numbers: ByKind) -> Text {
    let count = |kind: Kind| say!("marble-kinds", kind, number = numbers.of(kind));
    let some = (numbers.total() > 0).then(|| Text::all_of(numbers.kinds().map(count)));
    some.unwrap_or_else(|| say!("marble-nothing"))
}

/// The word by which messages select what the end of a turn brought: imperium, coins or both.
#[must_use]
pub const fn brought(imperium: &[Kind], coins: u8) -> &'static str {
    match (imperium, coins) {
        ([], _) => "coins",
        (_, 0) => "imperium",
        _ => "both",
    }
}

/// The types in a list as numbers of each.
#[must_use]
pub fn listed(kinds: impl IntoIterator<Item = Kind>) -> ByKind {
    let mut numbers = ByKind::default();
    for kind in kinds {
        *numbers.of_mut(kind) += 1;
    }
    numbers
}

/// "the grey aqueduct to E5 and the white aqueduct to F3"
#[must_use]
pub fn pieces(pieces: impl IntoIterator<Item = Piece>) -> Text {
    Text::all_of(pieces)
}

/// "2 actions"
#[must_use]
pub fn actions(number: u8) -> Text {
    say!("marble-actions", number)
}

/// "5 points"
#[must_use]
pub fn points(number: impl Into<i32>) -> Text {
    say!("marble-points", number = number.into())
}

/// "3 coins"
#[must_use]
pub fn coins(number: u8) -> Text {
    say!("marble-coins", number)
}

/// "2 magistrates"
#[must_use]
pub fn magistrates(number: u8) -> Text {
    say!("marble-magistrates", number)
}
