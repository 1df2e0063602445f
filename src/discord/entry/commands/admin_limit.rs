//! `/admin limit`, `/admin block` and `/admin close`: how much may be open, and who may not take part.

use serenity::all::User;

use super::{answering::answer_by, choices::choices};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::moderation::{self, BlockWish, CloseWish, Which},
    },
    tables::{LimitChange, UserId},
};

choices!(Which: [("lobbies", Self::Lobbies), ("of", Self::Of), ("idle", Self::Idle)]);

/// How many tables may be open at a time, and of whom; shows it if you name nothing
#[poise::command(slash_command, guild_only)]
pub(super) async fn limit(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 5000]
    tables: Option<u16>,
    #[min = 1]
    #[max = 200]
    tables_each: Option<u16>,
    #[min = 1]
    #[max = 60]
    threads_a_minute: Option<u16>,
    #[min = 0]
    #[max = 50]
    ai_tables: Option<u16>,
    #[min = 0]
    #[max = 10]
    ai_tables_each: Option<u16>,
) -> Result<(), Never> {
    let change = LimitChange { tables, tables_each, threads_a_minute, ai_tables, ai_tables_each };
    answer_by!(ctx, moderation::limit, change)
}

/// A member may not open or join tables here until a date
#[poise::command(slash_command, guild_only)]
pub(super) async fn block(
    ctx: Context<'_>,
    user: User,
    #[max_length = 40] until: Option<String>,
    #[max_length = 200] reason: Option<String>,
    off: Option<bool>,
) -> Result<(), Never> {
    let is_bot = user.bot;
    let wish =
        BlockWish { person: UserId(user.id.get()), is_bot, until, reason, ends: off == Some(true) };
    answer_by!(ctx, moderation::block, wish)
}

/// Close many tables at once; I say how many they are and ask before I do it
#[poise::command(slash_command, guild_only)]
pub(super) async fn close(
    ctx: Context<'_>,
    tables: Which,
    user: Option<User>,
    #[min = 1]
    #[max = 365]
    days: Option<u16>,
) -> Result<(), Never> {
    let wish = CloseWish { which: tables, user: user.map(|user| UserId(user.id.get())), days };
    answer_by!(ctx, moderation::close, wish)
}
