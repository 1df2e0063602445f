//! Pieces and numbers of pieces, as parts of other messages.

use crate::{
    games::marble::rules::{
        kinds::{Aqueduct, Building, ByKind, Kind},
        moves::Piece,
    },
    say,
    talk::say::Text,
};

/// "temple"
#[must_use]
pub fn kind(kind: Kind) -> Text {
    say!("marble-kind", kind = kind.name())
}

/// "temple", "fountain": what stands on a site.
#[must_use]
pub fn building(building: Building) -> Text {
    say!("marble-building", building = building.to_string())
}

/// "the temple space", "the treasury": where a magistrate moves when this was built.
#[must_use]
pub fn space(building: Building) -> Text {
    say!("marble-space", building = building.to_string())
}

/// "grey"
#[must_use]
pub fn aqueduct(aqueduct: Aqueduct) -> Text {
    say!("marble-aqueduct", aqueduct = aqueduct.name())
}

/// "1 temple and 2 arenas"; "nothing".
#[must_use]
pub fn kinds(numbers: ByKind) -> Text {
    if numbers.total() == 0 {
        return say!("marble-nothing");
    }
    Text::all_of(
        numbers
            .kinds()
            .map(|kind| say!("marble-kinds", kind = kind.name(), number = numbers.of(kind))),
    )
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
    Text::all_of(pieces.into_iter().map(|piece| {
        say!("marble-piece", aqueduct = aqueduct(piece.aqueduct), to = piece.to.to_string())
    }))
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
