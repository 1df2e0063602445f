//! `/admin`: what only those may do who manage the server.

use super::{
    admin_move::move_here,
    admin_settings::settings,
    answering::{answer, asked},
    seats::admin_replace,
};
use crate::discord::{
    entry::{Context, Never},
    handlers::server,
};

/// For those who manage the server
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("end", "admin_replace", "move_here", "settings"),
    default_member_permissions = "MANAGE_GUILD"
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn admin(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Ends the table of this channel; nothing is deleted
#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, server::end(ctx.data(), &asked)).await
}
