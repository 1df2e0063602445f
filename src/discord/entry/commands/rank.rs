//! `/rank`: boards, what is known of one person, and the own curve.

use serenity::all::User;

use super::{
    answering::{answer, answer_by, asked, parent},
    choices::choices,
};
use crate::{
    discord::{
        entry::{Command, Context, Never},
        handlers::{predictions as predicted, rank as ranks},
        panels::rank::{BoardPage, Where},
    },
    tables::{GameKind, UserId},
};

choices!(Where: [("here", Self::Here), ("everywhere", Self::Everywhere)]);

/// Ratings of people: boards, one person, your own curve, predictions
pub(super) fn rank() -> Command {
    parent("rank", vec![board(), person(), history(), predictions()])
}

/// The board of a game, as a picture; only you see it until you show it
#[poise::command(slash_command, guild_only)]
async fn board(
    ctx: Context<'_>,
    game: GameKind,
    #[rename = "where"] place: Option<Where>,
) -> Result<(), Never> {
    let of = BoardPage { game, place: place.unwrap_or_default(), page: 0 };
    answer_by!(ctx, ranks::board, of)
}

/// What is known of somebody's strength at a game
#[poise::command(slash_command, guild_only)]
async fn person(ctx: Context<'_>, who: User, game: GameKind) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, async {
        let who = (UserId(who.id.get()), who.display_name());
        ranks::person(ctx.data(), &asked, game, who).await
    })
    .await
}

/// Your own rating after each game, as a picture
#[poise::command(slash_command, guild_only)]
async fn history(ctx: Context<'_>, game: GameKind) -> Result<(), Never> {
    answer_by!(ctx, ranks::history, game)
}

/// Who predicts best in this server, as a picture, and your own predictions
#[poise::command(slash_command, guild_only)]
async fn predictions(ctx: Context<'_>) -> Result<(), Never> {
    answer_by!(ctx, predicted::board, 0)
}
