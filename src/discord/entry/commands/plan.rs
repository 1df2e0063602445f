//! `/game plan`: what a player has decided in advance.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::{
    answering::{answer, asked},
    choices,
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::plan::{self as plans, Typed},
    },
    say,
    tables::{ChannelId, UserId},
};

/// What you have decided in advance at the table of this channel
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("show", "add", "watch", "drop_it")
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn plan(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Show your plan, and change it by buttons
#[poise::command(slash_command, guild_only)]
async fn show(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, plans::here(ctx.data(), &asked, Typed::Show)).await
}

/// Add a move to your plan
#[poise::command(slash_command, guild_only)]
async fn add(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "moves"]
    #[max_length = 100]
    wanted: String,
    #[min = 1]
    #[max = 30]
    step: Option<u8>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    let typed = Typed::Add(wanted, step.map(usize::from));
    answer(ctx, &asked, plans::here(ctx.data(), &asked, typed)).await
}

/// Let your plan end when something happens, or no longer
#[poise::command(slash_command, guild_only)]
async fn watch(
    ctx: Context<'_>,
    #[autocomplete = "watches"]
    #[max_length = 100]
    event: String,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, plans::here(ctx.data(), &asked, Typed::Watch(event))).await
}

/// Drop your plan
#[poise::command(slash_command, guild_only, rename = "drop")]
async fn drop_it(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, plans::here(ctx.data(), &asked, Typed::Drop)).await
}

/// What can be planned for the step that is typed.
async fn moves(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let at = (ChannelId(ctx.interaction.channel_id.get()), UserId(ctx.interaction.user.id.get()));
    let step = ctx.args.iter().find(|option| option.name == "step");
    let step = step.and_then(|option| match option.value {
        ResolvedValue::Integer(step) => usize::try_from(step).ok(),
        _ => None,
    });
    let offered = plans::offered(ctx.data(), at, step).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed, &say!("autocomplete-nothing"))
}

/// On what the plan may depend.
async fn watches(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let at = (ChannelId(ctx.interaction.channel_id.get()), UserId(ctx.interaction.user.id.get()));
    let offered = plans::watches(ctx.data(), at).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed, &say!("autocomplete-nothing"))
}
