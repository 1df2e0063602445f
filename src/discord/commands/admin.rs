//! `/admin`: what only those may do who manage the server.

use super::{
    Context, admin_move::move_here, admin_settings::settings, begin_as_manager,
    seats::admin_replace,
};
use crate::{
    discord::{Never, play, wire::Sheet},
    tables::Authority,
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
    let Some(answer) = begin_as_manager(ctx).await else { return Ok(()) };
    let tables = &ctx.data().tables;
    let ended = match tables.in_channel(answer.channel).await {
        Ok(table) => {
            tables.end(table.id(), answer.player.clone(), Authority::Moderator, answer.id).await
        }
        Err(error) => Err(error),
    };
    match ended {
        Ok(_) => {
            answer
                .show(&Sheet::text(
                    "The table of this channel is ended. `/game new` opens another.",
                ))
                .await;
        }
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}
