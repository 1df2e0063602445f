//! `/me tables`: where somebody sits, and what waits for them.

use super::{Context, begin};
use crate::discord::{Never, my_tables};

/// Your open tables in all servers, those that wait for you first
#[poise::command(slash_command)]
pub(super) async fn tables(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    my_tables::show(ctx.data(), &answer, 0).await;
    Ok(())
}
