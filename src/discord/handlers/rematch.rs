//! The same people once more.

use super::{App, Asked, Refusal, admission};
use crate::{
    discord::{wire::Reply, words::rematch},
    tables::TableId,
};

/// Opens the rematch of the table of this channel.
///
/// # Errors
/// When there is none, or the server or the table refuses.
pub async fn here(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let of = app.tables.latest_in_channel(asked.channel).await?;
    again(app, asked, of.id()).await
}

/// Opens the rematch of a table for the one who asks; its card tells the others.
///
/// # Errors
/// When the server or the table refuses.
pub async fn again(app: &App, asked: &Asked, of: TableId) -> Result<Reply, Refusal> {
    admission::welcome(app, asked).await?;
    let lobby = app.tables.rematch(of, asked.player.clone(), asked.id).await?;
    Ok(Reply::text(rematch::opened(asked.user(), &lobby)))
}
