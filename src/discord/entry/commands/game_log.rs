//! `/game log`: what happened, in words and as a file, and whether it is true.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer_by, asked, parent, plain},
    choices,
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{export as exports, history},
    },
    tables::TableId,
};

/// What happened, in words and as a file, and whether it is true
pub(super) fn log() -> Command {
    parent("log", vec![show(), export(), plain!("verify", exports::verify)])
}

/// What happened, in words: since some moment, or all of it
#[poise::command(slash_command, guild_only)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "moments"] since: Option<String>,
) -> Result<(), Never> {
    answer_by!(ctx, history::here, since.as_deref())
}

/// The moments that this table has, the most wanted first.
pub(super) async fn moments(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = history::moments(ctx.data(), &asked(ctx)).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed)
}

/// A file with the log of a game: of this channel, or one of yours by its number
#[poise::command(slash_command, guild_only)]
async fn export(ctx: Context<'_>, #[min = 1] table: Option<u32>) -> Result<(), Never> {
    if let Some(number) = table {
        answer_by!(ctx, exports::by_number, TableId(number.into()))
    } else {
        answer_by!(ctx, exports::here)
    }
}
