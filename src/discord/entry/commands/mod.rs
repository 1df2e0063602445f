//! The slash commands. Each one reads its options and calls the same code as the buttons.

mod admin;
mod admin_limit;
mod admin_move;
mod admin_settings;
mod admin_void;
mod ai;
mod answering;
mod choices;
mod daily;
mod game;
mod game_choice;
mod game_log;
mod game_new;
mod languages;
mod league;
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

use serenity::all::InstallationContext;

use super::Command;
use crate::{tables::GameKind, talk::say::Entry};

pub use languages::{Misfit, misfit};

/// All commands in English and all languages.
pub fn all() -> Vec<Command> {
    let moves = GameKind::ALL.iter().map(|kind| moves::command(*kind));
    let own =
        [game::game(), daily::daily(), league::league(), rank::rank(), me::me(), admin::admin()];
    let [game, daily, league, rank, me, admin] =
        own.map(|command| worded::worded(command, Entry::says));
    let all = std::iter::once(game).chain(moves).chain([daily, league, rank, me, admin]);
    // A table belongs to a server: who installs the bot for themselves alone would have commands that do nothing.
    let install_context = Some(vec![InstallationContext::Guild]);
    all.map(|command| Command { install_context: install_context.clone(), ..command }).collect()
}

/// The languages in which Discord can take the commands, by their tags and without English. What is wrong with another one is in
/// the log.
pub fn languages() -> Vec<&'static str> {
    languages::fitting(&all())
}

/// All commands in English and these languages.
pub fn within(tags: &[&'static str]) -> Vec<Command> {
    all().into_iter().map(|command| languages::only(command, tags)).collect()
}
