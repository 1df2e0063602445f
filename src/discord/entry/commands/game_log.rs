//! `/game log`: what happened, in words and as a file, and whether it is true.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, asked},
    choices,
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::{export as exports, history},
    },
    say,
    tables::{ChannelId, TableId, UserId},
};

/// What happened, in words and as a file, and whether it is true
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("show", "export", "verify")
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn log(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// The log as a file, of a running game its public part; or what happened since some moment, in words
#[poise::command(slash_command, guild_only)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "moments"] since: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, history::here(ctx.data(), &asked, since.as_deref())).await
}

/// The moments that this table has, the most wanted first.
pub(super) async fn moments(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    let user = UserId(ctx.interaction.user.id.get());
    let offered = history::moments(ctx.data(), channel, user).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed, &say!("autocomplete-no-game"))
}

/// The log of a game as a file: of this channel's, or of one of yours by its number
#[poise::command(slash_command, guild_only)]
async fn export(ctx: Context<'_>, #[min = 1] table: Option<u32>) -> Result<(), Never> {
    let asked = asked(ctx);
    match table {
        Some(number) => {
            let table = TableId(number.into());
            answer(ctx, &asked, exports::by_number(ctx.data(), &asked, table)).await
        }
        None => answer(ctx, &asked, exports::here(ctx.data(), &asked)).await,
    }
}

/// Replay the finished game of this channel, and check that its shuffle was promised
#[poise::command(slash_command, guild_only)]
async fn verify(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, exports::verify(ctx.data(), &asked)).await
}
