//! Pieces and numbers of pieces, as parts of other messages.

use crate::games::marble::rules::{ByKind, Kind};
use crate::say;
use crate::talk::say::Text;

/// "1 temple and 2 arenas"; "nothing".
pub fn kinds(numbers: ByKind) -> Text {
    let count = |kind: Kind| say!("marble-kinds", kind, number = numbers.of(kind));
    let some = (numbers.total() > 0).then(|| Text::all_of(numbers.kinds().map(count)));
    some.unwrap_or_else(|| say!("marble-nothing"))
}

/// The word by which messages select what the end of a turn brought: imperium, coins or both.
pub const fn brought(imperium: &[Kind], coins: u8) -> &'static str {
    match (imperium, coins) {
        ([], _) => "coins",
        (_, 0) => "imperium",
        _ => "both",
    }
}

/// The types in a list as numbers of each.
pub fn listed(kinds: impl IntoIterator<Item = Kind>) -> ByKind {
    let mut numbers = ByKind::default();
    for kind in kinds {
        *numbers.of_mut(kind) += 1;
    }
    numbers
}

/// "5 points"
pub fn points(number: impl Into<i32>) -> Text {
    say!("marble-points", number = number.into())
}

/// "3 coins"
pub fn coins(number: u8) -> Text {
    say!("marble-coins", number)
}

/// "2 magistrates"
pub fn magistrates(number: u8) -> Text {
    say!("marble-magistrates", number)
}
