//! `/game stats`: how somebody's games went, or those of the server.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        wire::Reply,
        words::{
            bold,
            stats::{self, Subject},
        },
    },
    say,
    tables::UserId,
};

/// Those of the one who asks: here and in all servers.
pub async fn own(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let me = asked.user();
    let here = app.tables.statistics_of(me, Some(asked.server()?), me).await?;
    let everywhere = app.tables.statistics_of(me, None, me).await?;
    let text = here.zip(everywhere).map(|(here, all)| stats::text(Subject::Own(&all), &here));
    Ok(Reply::text(text.unwrap_or_default()))
}

/// Those of somebody with this name, if they show them.
pub async fn of(
    app: &App,
    asked: &Asked,
    (player, name): (UserId, &str),
) -> Result<Reply, Refusal> {
    let seen = app.tables.statistics_of(player, Some(asked.server()?), asked.user()).await?;
    Ok(Reply::text(match seen {
        Some(here) => stats::text(Subject::Of(name), &here),
        None => say!("stats-hidden", name = bold(name)),
    }))
}

/// Those of the whole server.
pub async fn of_server(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let here = app.tables.statistics_in(asked.server()?).await?;
    Ok(Reply::text(stats::text(Subject::Server, &here)))
}
