//! `/game ai`: AI at a table that has not started.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer_by, parent, plain},
    choices::{self, choices},
};
use crate::{
    board::Level,
    discord::{
        entry::{Command, Context, Never},
        handlers::lobby,
        words::company,
    },
    tables::LobbyStep,
};

choices!(Level: [
    ("gentle", Self::Gentle),
    ("easy", Self::Easy),
    ("normal", Self::Normal),
    ("hard", Self::Hard),
    ("master", Self::Master),
]);

/// The companies of AI that `/game new` offers.
pub(super) async fn opponents(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::respond(ctx, &company::examples(typed), "")
}

/// AI at a table that has not started
pub(super) fn ai() -> Command {
    parent("ai", vec![add(), plain!("remove", lobby::here, LobbyStep::RemoveAi)])
}

/// Give the next free seat of the lobby to an AI
#[poise::command(slash_command, guild_only)]
async fn add(ctx: Context<'_>, level: Option<Level>) -> Result<(), Never> {
    let level = level.unwrap_or(Level::Normal);
    answer_by!(ctx, lobby::here, LobbyStep::AddAi(level))
}
