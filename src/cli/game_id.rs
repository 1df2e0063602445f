//! `--game ID`: which of the games.

use crate::tables::GameKind;

/// What `--game` takes.
pub(super) fn about() -> String {
    let ids: Vec<_> = GameKind::ALL.iter().map(|kind| format!("`{}`", kind.id())).collect();
    format!("The game: {}", ids.join(" or "))
}

/// The game with this id, or what games there are.
pub(super) fn read(id: &str) -> Result<GameKind, String> {
    GameKind::from_id(id).ok_or_else(|| {
        let ids: Vec<_> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
        let there = if ids.len() == 1 { "there is" } else { "there are" };
        format!("there is no game `{id}`; {there} {}", ids.join(", "))
    })
}
