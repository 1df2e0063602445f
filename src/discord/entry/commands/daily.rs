//! `/daily`: today's deal and puzzle, boards of those before, and streaks.

use super::answering::{answer_by, parent, plain};
use crate::discord::{
    entry::{Command, Context, Never},
    handlers::{daily as dailies, puzzle as puzzles},
    panels::rank::Where,
};

/// The deal of the day: one deal a date, the same for everybody
pub(super) fn daily() -> Command {
    let deal = plain!("deal", dailies::deal);
    let puzzle = plain!("puzzle", puzzles::today);
    let streak = plain!("streak", dailies::streak);
    let only_in_servers = |command: Command| Command { guild_only: true, ..command };
    parent(
        "daily",
        vec![only_in_servers(deal), only_in_servers(puzzle), board(), only_in_servers(streak)],
    )
}

/// The board of the last date that is over, as a picture
#[poise::command(slash_command, guild_only)]
async fn board(ctx: Context<'_>, #[rename = "where"] place: Option<Where>) -> Result<(), Never> {
    let of = (None, place.unwrap_or_default(), 0);
    answer_by!(ctx, dailies::board, of)
}
