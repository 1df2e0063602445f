//! The slash commands. Each one reads its options and calls the same code as the buttons.

mod admin;
mod admin_move;
mod admin_settings;
mod admin_void;
mod ai;
mod answering;
mod choices;
mod game;
mod game_choice;
mod game_log;
mod game_new;
mod lookup;
mod me;
mod moves;
mod pace_options;
mod plan;
mod propose;
mod rank;
mod seats;
mod stats;
mod worded;

use super::Command;
use crate::{
    tables::{GameKind, on_kind},
    talk::say::Entry,
};

/// All commands that are registered.
pub fn all() -> Vec<Command> {
    let moves = GameKind::ALL.iter().map(|kind| on_kind!(*kind, G => moves::command::<G>()));
    let own = [game::game(), rank::rank(), me::me(), admin::admin()];
    let [game, rank, me, admin] = own.map(|command| worded::worded(command, Entry::says));
    std::iter::once(game).chain(moves).chain([rank, me, admin]).collect()
}
