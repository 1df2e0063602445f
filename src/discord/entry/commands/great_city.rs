//! `/rome`: the moves of The Great City of Rome.

use super::{great_city_choices, typed::play};
use crate::games::great_city::talk::{bill, typed};
use crate::{
    discord::entry::{Context, Never},
    games::great_city::{GreatCity, Move, SeatView},
    talk::typed::Unreadable,
};

/// The moves of The Great City of Rome
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("draft", "place", "pick", "build", "produce", "keep", "pass")
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn rome(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Opening draft: keep a card
#[poise::command(slash_command, guild_only)]
async fn draft(
    ctx: Context<'_>,
    #[description = "The card that you keep"]
    #[autocomplete = "great_city_choices::draft"]
    card: String,
) -> Result<(), Never> {
    typed(ctx, |view| typed::draft(view, &card)).await
}

/// Put an emissary on a free space of the strip
#[poise::command(slash_command, guild_only)]
async fn place(
    ctx: Context<'_>,
    #[description = "The space, 1 (next to the emperor) to 5"]
    #[autocomplete = "great_city_choices::space"]
    space: String,
) -> Result<(), Never> {
    typed(ctx, |_| typed::space(&space)).await
}

/// Take a card of the offer
#[poise::command(slash_command, guild_only)]
async fn pick(
    ctx: Context<'_>,
    #[description = "The card that you take"]
    #[autocomplete = "great_city_choices::pick"]
    card: String,
) -> Result<(), Never> {
    typed(ctx, |view| typed::pick(view, &card)).await
}

/// Build a card of your hand into your city
#[poise::command(slash_command, guild_only)]
async fn build(
    ctx: Context<'_>,
    #[description = "The card that you build"]
    #[autocomplete = "great_city_choices::card"]
    card: String,
    #[description = "Where: the letter of the plan, or row,col"]
    #[autocomplete = "great_city_choices::place"]
    place: String,
    #[description = "How you pay; left out: brick tokens first, then coins"]
    #[autocomplete = "great_city_choices::pay"]
    pay: Option<String>,
) -> Result<(), Never> {
    typed(ctx, |view| typed::build(view, &card, &place, pay.as_deref())).await
}

/// Let all your production buildings produce; missing cogs are bought
#[poise::command(slash_command, guild_only)]
async fn produce(ctx: Context<'_>) -> Result<(), Never> {
    typed(ctx, |view| {
        Ok(bill::production(view).map_or_else(|| typed::produce(view), |production| production.mv))
    })
    .await
}

/// School: choose the deck, then the card that you keep
#[poise::command(slash_command, guild_only)]
async fn keep(
    ctx: Context<'_>,
    #[description = "The deck to draw from, or the card that you keep"]
    #[autocomplete = "great_city_choices::keep"]
    choice: String,
    #[description = "In which order the others go under the deck; left out: as listed"]
    #[autocomplete = "great_city_choices::order"]
    order: Option<String>,
) -> Result<(), Never> {
    typed(ctx, |view| typed::keep(view, &choice, order.as_deref())).await
}

/// End your turn
#[poise::command(slash_command, guild_only)]
async fn pass(ctx: Context<'_>) -> Result<(), Never> {
    typed(ctx, |_| Ok(Move::Pass)).await
}

async fn typed(
    ctx: Context<'_>,
    read: impl FnOnce(&SeatView) -> Result<Move, Unreadable> + Send,
) -> Result<(), Never> {
    play::<GreatCity>(ctx, |view| read(view).map_err(|unreadable| unreadable.to_string())).await
}
