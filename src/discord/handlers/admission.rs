//! Who may open a table where.

use super::{App, Asked, Refusal};
use crate::{
    discord::words::server,
    tables::{ChannelId, Opening, ServerSettings},
};

/// What the server has set, if it lets the one who asks open a table here.
///
/// # Errors
/// When it does not.
pub async fn welcome(app: &App, asked: &Asked) -> Result<ServerSettings, Refusal> {
    admit(app, asked, &asked.opening).await
}

/// The same for a post in a forum, which is a thread of it.
///
/// # Errors
/// When it does not.
pub async fn welcome_in(
    app: &App,
    asked: &Asked,
    forum: ChannelId,
) -> Result<ServerSettings, Refusal> {
    let there = Opening { channel: forum, thread_of: Some(forum), ..asked.opening.clone() };
    admit(app, asked, &there).await
}

async fn admit(app: &App, asked: &Asked, opening: &Opening) -> Result<ServerSettings, Refusal> {
    let set = app.tables.server(asked.server()?).await?;
    set.admit(opening).map_err(|why| Refusal::says(server::unwelcome(&why)))?;
    Ok(set)
}
