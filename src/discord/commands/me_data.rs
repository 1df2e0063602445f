//! `/me data` and `/me forget`: what is stored about somebody, and how it is erased.

use super::{Context, begin};
use crate::discord::{Never, privacy};

/// Everything that I have stored about you, as a file
#[poise::command(slash_command)]
pub(super) async fn data(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    privacy::hand_out(ctx.data(), &answer).await;
    Ok(())
}

/// Erase everything about you; I ask before I do it
#[poise::command(slash_command)]
pub(super) async fn forget(ctx: Context<'_>) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    privacy::ask(ctx.data(), &answer).await;
    Ok(())
}
