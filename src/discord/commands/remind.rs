//! `/game remind`: a player has the one called who must act.

use super::{Context, begin};
use crate::discord::{Never, play, wire::Sheet, words::bold};

/// Call the player whose turn it is; at most once in 12 hours, and never in their quiet hours
#[poise::command(slash_command, guild_only)]
pub(super) async fn remind(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let tables = &ctx.data().tables;
    let reminded = match tables.in_channel(answer.channel).await {
        Ok(table) => tables.remind(table.id(), answer.player.user).await,
        Err(error) => Err(error),
    };
    match reminded {
        Ok(name) => answer.show(&Sheet::text(format!("{} is called.", bold(&name)))).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}
