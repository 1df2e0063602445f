//! The slash commands. Each one reads its options and calls the same code as the buttons.

pub mod admin;
mod admin_move;
pub mod admin_settings;
mod ai;
mod builders;
mod builders_choices;
pub mod choices;
mod export;
pub mod game;
pub mod game_log;
pub mod game_new;
mod great_city;
mod great_city_choices;
mod list;
mod lookup;
pub mod me;
mod me_data;
mod me_tables;
pub mod pace_options;
mod rematch;
mod remind;
pub mod seats;
mod stats;
pub mod typed;

use std::sync::Arc;

use super::{App, NOT_A_MANAGER, Never, answer::Answer, wire::Sheet};
use crate::tables::GameKind;

/// What a command gets.
pub type Context<'a> = poise::ApplicationContext<'a, App, Never>;
/// What poise keeps of a command.
pub type Command = poise::Command<App, Never>;

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

/// The private answer to the command; `None` when this interaction was delivered before.
async fn begin(ctx: Context<'_>) -> Option<Answer> {
    let answer = Answer::to_command(&Arc::clone(&ctx.serenity_context().http), ctx.interaction);
    if !ctx.data().is_new(answer.id) {
        return None;
    }
    let answer = answer.holding(ctx.data().busy());
    answer.defer();
    Some(answer)
}

/// The same for those who manage the server; others are told so.
async fn begin_as_manager(ctx: Context<'_>) -> Option<Answer> {
    let answer = begin(ctx).await?;
    if answer.opening.manages {
        return Some(answer);
    }
    answer.show(&Sheet::text(NOT_A_MANAGER)).await;
    None
}
