//! `/game propose`: what those who sit at a table decide by majority.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, answer_by, asked, parent},
    choices,
    pace_options::{PaceChoice, pace as wanted_pace},
    seats::other_people,
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::proposals::{self, ProposalCommand},
    },
    pace::TimeOut,
};

/// Propose something to the others at your table: more than half of them decide
pub(super) fn propose() -> Command {
    parent("propose", vec![vote(), ai(), seat(), time(), pause(), go_on(), pace(), cancel(), end()])
}

/// An AI stands in for somebody until they are back
#[poise::command(slash_command, guild_only)]
async fn ai(
    ctx: Context<'_>,
    #[autocomplete = "other_people"]
    #[max_length = 100]
    seat: String,
    #[max_length = 40] within: Option<String>,
) -> Result<(), Never> {
    here(ctx, ProposalCommand::StandIn(seat), within).await
}

/// The seat of somebody who does not play any more is free for anybody
#[poise::command(slash_command, guild_only)]
async fn seat(
    ctx: Context<'_>,
    #[autocomplete = "other_people"]
    #[max_length = 100]
    seat: String,
    #[max_length = 40] within: Option<String>,
) -> Result<(), Never> {
    here(ctx, ProposalCommand::Offer(seat), within).await
}

/// Somebody gets more time, at a table with a clock
#[poise::command(slash_command, guild_only)]
async fn time(
    ctx: Context<'_>,
    #[autocomplete = "other_people"]
    #[max_length = 100]
    seat: String,
    #[max_length = 40] more: String,
    #[max_length = 40] within: Option<String>,
) -> Result<(), Never> {
    here(ctx, ProposalCommand::Time(seat, more), within).await
}

/// Nobody is mentioned and no clock runs until a date, at most 60 days from now
#[poise::command(slash_command, guild_only)]
async fn pause(
    ctx: Context<'_>,
    #[max_length = 40] until: String,
    #[max_length = 40] within: Option<String>,
) -> Result<(), Never> {
    here(ctx, ProposalCommand::Pause(until), within).await
}

/// The pause ends now
#[poise::command(slash_command, guild_only)]
async fn go_on(ctx: Context<'_>, #[max_length = 40] within: Option<String>) -> Result<(), Never> {
    here(ctx, ProposalCommand::GoOn, within).await
}

/// Another time for each turn, and what happens when it runs out
#[poise::command(slash_command, guild_only)]
async fn pace(
    ctx: Context<'_>,
    pace: Option<PaceChoice>,
    #[max_length = 40] custom_pace: Option<String>,
    on_time_out: Option<TimeOut>,
    #[max_length = 40] within: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let pace = wanted_pace(pace, custom_pace.as_deref())?;
        let typed = ProposalCommand::Pace(pace, on_time_out);
        proposals::here(ctx.data(), &asked, typed, within).await
    })
    .await
}

/// The table is closed without a score
#[poise::command(slash_command, guild_only)]
async fn cancel(ctx: Context<'_>, #[max_length = 40] within: Option<String>) -> Result<(), Never> {
    here(ctx, ProposalCommand::Cancel, within).await
}

/// The game ends now, with the scores as they are
#[poise::command(slash_command, guild_only)]
async fn end(ctx: Context<'_>, #[max_length = 40] within: Option<String>) -> Result<(), Never> {
    here(ctx, ProposalCommand::EndNow, within).await
}

/// Vote on what is proposed at your table, or take your own proposal back
#[poise::command(slash_command, guild_only)]
async fn vote(
    ctx: Context<'_>,
    #[autocomplete = "votes"]
    #[max_length = 100]
    choice: String,
) -> Result<(), Never> {
    answer_by!(ctx, proposals::vote_here, &choice)
}

async fn here(
    ctx: Context<'_>,
    typed: ProposalCommand,
    within: Option<String>,
) -> Result<(), Never> {
    answer_by!(ctx, proposals::here, typed, within)
}

/// Everything that one can vote for.
async fn votes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let offered = proposals::choices(ctx.data(), &asked(ctx)).await.unwrap_or_default();
    choices::respond(ctx, &offered, typed)
}
