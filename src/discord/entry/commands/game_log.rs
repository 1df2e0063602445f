//! `/game log`: what happened, in words and as a file, and whether it is true.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, asked, parent, plain},
    choices,
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{export as exports, history},
    },
    say,
    tables::{ChannelId, TableId, UserId},
};

/// What happened, in words and as a file, and whether it is true
pub(super) fn log() -> Command {
    parent("log", vec![show(), export(), plain!("verify", exports::verify)])
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
