//! `/game stats`: how somebody's games went, or those of the server.

use serenity::all::User;

use super::{Context, begin};
use crate::{
    discord::{
        App, Never,
        answer::Answer,
        play,
        stats::{self, Subject},
        wire::Sheet,
    },
    tables::{GuildId, TableError, UserId},
    talk::say::Text,
};

/// Whose statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum Of {
    /// Those of the one who asks.
    #[name = "me"]
    Me,
    /// Those of all people together.
    #[name = "this server"]
    Server,
}

/// How games went: yours, somebody's, or all of this server
#[poise::command(slash_command, guild_only)]
pub(super) async fn stats(
    ctx: Context<'_>,
    #[description = "Whose games; yours if left out"] who: Option<User>,
    #[description = "Or all games of this server"] of: Option<Of>,
) -> Result<(), Never> {
    let Some(answer) = begin(ctx).await else { return Ok(()) };
    let Some(guild) = answer.guild else { return Ok(()) };
    let told = match (who, of) {
        (Some(who), _) if who.id.get() != answer.player.user.0 => {
            somebody(ctx.data(), &answer, guild, &who).await
        }
        (_, Some(Of::Server)) => {
            let server = ctx.data().tables.statistics_in(guild).await;
            server.map(|server| stats::text(Subject::Server, &server))
        }
        (_, Some(Of::Me) | None) => own(ctx.data(), &answer, guild).await,
    };
    match told {
        Ok(text) => answer.show(&Sheet::text(text.to_string())).await,
        Err(error) => play::refuse(&answer, &error).await,
    }
    Ok(())
}

async fn own(app: &App, answer: &Answer, guild: GuildId) -> Result<Text, TableError> {
    let me = answer.player.user;
    let here = app.tables.statistics_of(me, Some(guild), me).await?;
    let everywhere = app.tables.statistics_of(me, None, me).await?;
    let both = here.zip(everywhere);
    Ok(both
        .map_or_else(|| Text::verbatim(""), |(here, all)| stats::text(Subject::Own(&all), &here)))
}

async fn somebody(
    app: &App,
    answer: &Answer,
    guild: GuildId,
    who: &User,
) -> Result<Text, TableError> {
    let (player, name) = (UserId(who.id.get()), who.display_name());
    let seen = app.tables.statistics_of(player, Some(guild), answer.player.user).await?;
    Ok(seen.map_or_else(|| stats::hidden(name), |here| stats::text(Subject::Of(name), &here)))
}
