//! The same people once more.

use super::{App, Asked, Refusal, admission};
use crate::{
    discord::{
        wire::Reply,
        words::{lobby, rematch},
    },
    tables::{LobbyRefused, LobbyStep, Refused, TableError, TableId},
};

/// Opens the rematch of the table of this channel.
///
/// # Errors
/// When there is none, or the server or the table refuses.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let of = app.tables.latest_in_channel(asked.channel).await?;
    again(app, asked, of.id()).await
}

/// Opens the rematch of a table for the one who asks, or takes the seat that is kept for them in it; its card tells the
/// others.
///
/// # Errors
/// When the server or the table refuses.
pub async fn again(app: &App, asked: &Asked, of: TableId) -> Result<Reply, Refusal> {
    admission::welcome(app, asked).await?;
    match app.tables.rematch(of, asked.player.clone(), asked.id).await {
        Ok(lobby) => Ok(Reply::text(rematch::opened(asked.user(), &lobby))),
        Err(TableError::Refused(Refused::Lobby(LobbyRefused::Rematched { table, .. })))
            if is_kept(app, asked, table).await =>
        {
            let lobby =
                app.tables.at_lobby(table, asked.player.clone(), asked.id, LobbyStep::Join).await?;
            Ok(Reply::text(lobby::done(asked.user(), LobbyStep::Join, &lobby)))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether a seat is kept at this table for the one who asks.
async fn is_kept(app: &App, asked: &Asked, table: TableId) -> bool {
    let kept = app.tables.lobby(table).await.ok().and_then(|lobby| lobby.kept);
    kept.is_some_and(|kept| kept.of.iter().any(|(user, _)| *user == asked.user()))
}
