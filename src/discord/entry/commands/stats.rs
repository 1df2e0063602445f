//! `/game stats`: how somebody's games went, or those of the server.

use serenity::all::User;

use super::answering::{answer, asked};
use crate::{
    discord::{
        entry::{Context, Never},
        handlers::stats as statistics,
    },
    tables::UserId,
};

/// Whose statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Of {
    /// Those of the one who asks.
    #[name = "me"]
    Me,
    /// Those of all people together.
    #[name = "server"]
    Server,
}

/// How games went: yours, somebody's, or all of this server
#[poise::command(slash_command, guild_only)]
pub(super) async fn stats(
    ctx: Context<'_>,
    who: Option<User>,
    of: Option<Of>,
) -> Result<(), Never> {
    let (app, asked) = (ctx.data(), asked(ctx));
    answer(ctx, &asked, async {
        match (who, of) {
            (Some(who), _) if who.id.get() != asked.user().0 => {
                let player = (UserId(who.id.get()), who.display_name());
                statistics::of(app, &asked, player).await
            }
            (_, Some(Of::Server)) => statistics::of_server(app, &asked).await,
            (_, Some(Of::Me) | None) => statistics::own(app, &asked).await,
        }
    })
    .await
}
