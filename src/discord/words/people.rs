//! The people at a table, as sentences and pictures name them.

use super::bold;
use crate::{
    render::Cast,
    tables::Seated,
    talk::names::{Names, list, tame},
};

/// "**Anna** does", "**Anna** and **Ben** do".
#[must_use]
pub fn who_sits(players: &[Seated]) -> String {
    let names: Vec<String> = players.iter().map(|player| bold(&player.label())).collect();
    match names.as_slice() {
        [] => "nobody does".to_owned(),
        [only] => format!("{only} does"),
        _ => format!("{} do", list(&names)),
    }
}

/// The players as the pictures show them.
#[must_use]
pub fn cast(players: &[Seated]) -> Cast {
    let names: Vec<_> = players.iter().map(|player| (tame(&player.name), player.note())).collect();
    Cast::with_notes(names.iter().map(|(name, note)| (name.as_str(), note.as_str())))
}

/// The players as the sentences name them.
#[must_use]
pub fn names(players: &[Seated]) -> Names {
    Names::new(players.iter().map(Seated::label))
}
