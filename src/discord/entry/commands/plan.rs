//! `/game plan`: what a player has decided in advance.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::{
    answering::{answer_by, asked, parent, plain},
    choices,
};
use crate::discord::{
    entry::{Command, Context, Never},
    handlers::plan::{self as plans, PlanCommand},
};

/// What you have decided in advance at the table of this channel
pub(super) fn plan() -> Command {
    let subcommands = vec![
        plain!("show", plans::here, PlanCommand::Show),
        add(),
        watch(),
        plain!("drop", plans::here, PlanCommand::Drop),
    ];
    parent("plan", subcommands)
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
    let typed = PlanCommand::Add(wanted, step.map(usize::from));
    answer_by!(ctx, plans::here, typed)
}

/// Let your plan end when something happens, or no longer
#[poise::command(slash_command, guild_only)]
async fn watch(
    ctx: Context<'_>,
    #[autocomplete = "watches"]
    #[max_length = 100]
    event: String,
) -> Result<(), Never> {
    answer_by!(ctx, plans::here, PlanCommand::Watch(event))
}

/// What can be planned for the step that is typed.
async fn moves(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let step = ctx.args.iter().find(|option| option.name == "step");
    let step = step.and_then(|option| match option.value {
        ResolvedValue::Integer(step) => usize::try_from(step).ok(),
        _ => None,
    });
    let offered = plans::offered(ctx.data(), &asked(ctx), step).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed)
}

/// On what the plan may depend.
async fn watches(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = plans::watches(ctx.data(), &asked(ctx)).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed)
}
