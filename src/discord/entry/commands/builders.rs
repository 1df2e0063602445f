//! `/builders`: the moves of The Builders: Antiquity.

use super::{
    builders_choices,
    typed::{Order, play, play_or_ask},
};
use crate::games::builders::talk::{page::Page, typed};
use crate::{
    discord::entry::{Context, Never},
    games::builders::{Builders, Move, SeatView},
    talk::typed::Unreadable,
};

/// The moves of The Builders: Antiquity
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("open", "recruit", "invest", "send", "take", "free", "end")
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn builders(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Open a building of the row as a site of yours
#[poise::command(slash_command, guild_only)]
async fn open(
    ctx: Context<'_>,
    #[description = "The building"]
    #[autocomplete = "builders_choices::open"]
    building: String,
) -> Result<(), Never> {
    thought_over(ctx, |view| typed::open(view, &building)).await
}

/// Recruit a worker of the row into your team
#[poise::command(slash_command, guild_only)]
async fn recruit(
    ctx: Context<'_>,
    #[description = "The worker"]
    #[autocomplete = "builders_choices::recruit"]
    worker: String,
) -> Result<(), Never> {
    thought_over(ctx, |view| typed::recruit(view, &worker)).await
}

/// Invest in a card of the line, once a turn
#[poise::command(slash_command, guild_only)]
async fn invest(
    ctx: Context<'_>,
    #[description = "A prisoner, a tool, a university or a loan"]
    #[autocomplete = "builders_choices::invest"]
    card: String,
    #[description = "Who learns at a university"]
    #[autocomplete = "builders_choices::student"]
    student: Option<String>,
) -> Result<(), Never> {
    typed(ctx, |view| typed::invest(view, &card, student.as_deref())).await
}

/// Send somebody of your team to a site of yours
#[poise::command(slash_command, guild_only)]
async fn send(
    ctx: Context<'_>,
    #[description = "Who goes"]
    #[autocomplete = "builders_choices::worker"]
    worker: String,
    #[description = "Where to"]
    #[autocomplete = "builders_choices::building"]
    building: String,
    #[description = "The tool that goes along, if one does"]
    #[autocomplete = "builders_choices::tool"]
    tool: Option<String>,
) -> Result<(), Never> {
    typed(ctx, |view| typed::send(view, &worker, &building, tool.as_deref())).await
}

/// Take sesterces for actions that you have left
#[poise::command(slash_command, guild_only)]
async fn take(
    ctx: Context<'_>,
    #[description = "For how many actions: 1, 2 or 3"]
    #[autocomplete = "builders_choices::take"]
    actions: String,
) -> Result<(), Never> {
    typed(ctx, |_| typed::take(&actions)).await
}

/// Free a prisoner of yours who is on no site
#[poise::command(slash_command, guild_only)]
async fn free(
    ctx: Context<'_>,
    #[description = "The prisoner"]
    #[autocomplete = "builders_choices::free"]
    prisoner: String,
) -> Result<(), Never> {
    typed(ctx, |view| typed::free(view, &prisoner)).await
}

/// End your turn
#[poise::command(slash_command, guild_only)]
async fn end(
    ctx: Context<'_>,
    #[description = "Do not ask about actions that are left; they are lost"] anyway: Option<bool>,
) -> Result<(), Never> {
    let is_sure = anyway == Some(true);
    play_or_ask::<Builders>(ctx, |view| {
        let has_some = view.public.turn.is_some_and(|turn| turn.actions > 0);
        Ok(if has_some && !is_sure {
            Order::Ask(Page::End.to_string())
        } else {
            Order::Play(Move::End)
        })
    })
    .await
}

/// As [`typed`], but an action that must be bought is asked about first: a card taken from a row is not given back.
async fn thought_over(
    ctx: Context<'_>,
    read: impl FnOnce(&SeatView) -> Result<Move, Unreadable> + Send,
) -> Result<(), Never> {
    play_or_ask::<Builders>(ctx, |view| {
        let mv = read(view).map_err(|unreadable| unreadable.to_string())?;
        let has_none = view.public.turn.is_some_and(|turn| turn.actions == 0);
        Ok(match mv {
            Move::Open { building } if has_none && view.legal.contains(&mv) => {
                Order::Ask(Page::At(building).to_string())
            }
            _ if has_none && view.legal.contains(&mv) => Order::Ask(Page::Show(mv).to_string()),
            _ => Order::Play(mv),
        })
    })
    .await
}

async fn typed(
    ctx: Context<'_>,
    read: impl FnOnce(&SeatView) -> Result<Move, Unreadable> + Send,
) -> Result<(), Never> {
    play::<Builders>(ctx, |view| read(view).map_err(|unreadable| unreadable.to_string())).await
}
