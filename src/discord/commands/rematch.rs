//! `/game rematch`: the same people once more.

use super::{Context, begin};
use crate::discord::{Never, play, rematch::again};

/// Play again at the table of this channel that has just finished; another begins
#[poise::command(slash_command, guild_only)]
pub(super) async fn rematch(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    match ctx.data().tables.latest_in_channel(answer.channel).await {
        Ok(table) => again(ctx.data(), &answer, table.id()).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}
