//! `/game`: what every table has, whatever its game.

use super::{
    ai::ai,
    answering::{answer, asked},
    game_log::{log, moments},
    game_new::new,
    lookup::{card, learn, rules},
    plan::plan,
    propose::propose,
    seats::seat,
    stats::stats,
};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::{
            film as films, hint as hints, lobby,
            look::{self, View},
            play, rematch as rematches, server,
        },
    },
    tables::LobbyStep,
    talk::sight::{Page, Sight},
};

/// Tables of every game
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands(
        "new", "join", "leave", "start", "board", "hand", "status", "score", "film", "undo",
        "hint", "rules", "learn", "card", "list", "stats", "rematch", "remind", "ai", "log",
        "plan", "seat", "propose"
    )
)]
#[expect(
    clippy::unused_async,
    reason = "poise wants a function for the parent command, which Discord never calls"
)]
pub(super) async fn game(_ctx: Context<'_>) -> Result<(), Never> {
    Ok(())
}

/// Take a seat at the table of this channel
#[poise::command(slash_command, guild_only)]
async fn join(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, lobby::here(ctx.data(), &asked, LobbyStep::Join)).await
}

/// Give your seat back before the game starts
#[poise::command(slash_command, guild_only)]
async fn leave(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, lobby::here(ctx.data(), &asked, LobbyStep::Leave)).await
}

/// Start the game with those who sit at the table
#[poise::command(slash_command, guild_only)]
async fn start(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, lobby::here(ctx.data(), &asked, LobbyStep::Start)).await
}

/// Look at the table of this channel, now or at an earlier moment
#[poise::command(slash_command, guild_only)]
async fn board(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "moments"]
    moment: Option<String>,
) -> Result<(), Never> {
    let asked = asked(ctx);
    let view = moment.as_deref().map_or(View::Of(Sight::default()), View::At);
    answer(ctx, &asked, look::here(ctx.data(), &asked, view)).await
}

/// Look at your own cards
#[poise::command(slash_command, guild_only)]
async fn hand(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, look::here(ctx.data(), &asked, View::Hand)).await
}

/// Who must do what, and how the table stands
#[poise::command(slash_command, guild_only)]
async fn status(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, look::here(ctx.data(), &asked, View::Status)).await
}

/// The score, as if the game ended now
#[poise::command(slash_command, guild_only)]
async fn score(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, look::here(ctx.data(), &asked, View::Of(Sight::now(Page::Scores)))).await
}

/// The film of this game: a picture a turn; at the end with the hands and the scores by turn
#[poise::command(slash_command, guild_only)]
async fn film(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, films::here(ctx.data(), &asked)).await
}

/// Take your last move back
#[poise::command(slash_command, guild_only)]
async fn undo(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, play::undo_here(ctx.data(), &asked)).await
}

/// The best moves in the opinion of an AI that knows no more than you
#[poise::command(slash_command, guild_only)]
async fn hint(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, hints::here(ctx.data(), &asked)).await
}

/// The open tables of this server
#[poise::command(slash_command, guild_only)]
async fn list(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, server::tables(ctx.data(), &asked)).await
}

/// Play again at the table of this channel that has just finished; another begins
#[poise::command(slash_command, guild_only)]
async fn rematch(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, rematches::here(ctx.data(), &asked)).await
}

/// Call the player whose turn it is; at most once in 12 hours, and never in their quiet hours
#[poise::command(slash_command, guild_only)]
async fn remind(ctx: Context<'_>) -> Result<(), Never> {
    let asked = asked(ctx);
    answer(ctx, &asked, server::remind(ctx.data(), &asked)).await
}
