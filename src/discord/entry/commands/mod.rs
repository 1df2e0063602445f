//! The slash commands. Each one reads its options and calls the same code as the buttons.

mod admin;
mod admin_move;
mod admin_settings;
mod ai;
mod answering;
mod builders;
mod builders_choices;
mod choices;
mod game;
mod game_log;
mod game_new;
mod great_city;
mod great_city_choices;
mod lookup;
mod me;
mod pace_options;
mod seats;
mod stats;
mod typed;

use super::Command;
use crate::tables::GameKind;

/// All commands that are registered.
#[must_use]
pub fn all() -> Vec<Command> {
    let moves = GameKind::ALL.iter().map(|kind| moves_of(*kind));
    std::iter::once(game::game()).chain(moves).chain([me::me(), admin::admin()]).collect()
}

/// The command with the moves of this game.
fn moves_of(kind: GameKind) -> Command {
    match kind {
        GameKind::GreatCity => great_city::rome(),
        GameKind::Builders => builders::builders(),
    }
}
