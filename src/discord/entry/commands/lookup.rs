//! `/game rules`, `/game card` and `/game learn`.

use serenity::all::CreateAutocompleteResponse;

use super::{
    answering::{answer, answer_by, asked},
    choices,
    game_choice::{games, typed_game},
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::{lookup, practice},
        words::{
            lookup::{CardPage, cards_of, pages},
            rules::{Part, found, short},
        },
    },
    tables::GameKind,
};

/// The rules: a part of them, or wherever something stands in them
#[poise::command(slash_command, guild_only)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "topics"] topic: Option<String>,
) -> Result<(), Never> {
    answer_by!(ctx, lookup::rules, topic.as_deref())
}

/// A lesson: a few rounds by yourself against an easy AI, with each decision explained
#[poise::command(slash_command, guild_only)]
pub(super) async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let game = game.as_deref().map(typed_game).transpose()?;
        practice::begin(ctx.data(), &asked, game).await
    })
    .await
}

/// What a card costs and does; all of them if left out
#[poise::command(slash_command, guild_only)]
pub(super) async fn card(
    ctx: Context<'_>,
    #[autocomplete = "cards"] card: Option<String>,
) -> Result<(), Never> {
    let typed = card.as_deref().unwrap_or_default();
    answer_by!(ctx, lookup::card, typed)
}

async fn topics(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = kinds(ctx).await;
    let found = if typed.trim().is_empty() { short(&kinds) } else { found(&kinds, typed) };
    let found: Vec<_> = found.into_iter().map(Part::choice).collect();
    choices::respond(ctx, &found, "")
}

async fn cards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = kinds(ctx).await;
    let all = pages(&kinds).into_iter().filter(|page| page.fits(typed)).map(CardPage::choice);
    let found = kinds.iter().flat_map(|kind| cards_of(*kind, typed));
    choices::respond(ctx, &all.chain(found).collect::<Vec<_>>(), "")
}

async fn kinds(ctx: Context<'_>) -> Vec<GameKind> {
    lookup::kinds(ctx.data(), &asked(ctx)).await
}
