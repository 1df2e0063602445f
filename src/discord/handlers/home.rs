//! Whether a button is used where its table is.

use super::{App, Asked, Means, Refusal};
use crate::{
    say,
    tables::{GuildId, Place, TableId},
};

/// Lets pass what is asked in the channel of the table. A button under a public message elsewhere is of a table that was
/// moved, or its id is forged; private panels lead to any table of their server, and to those of the player elsewhere.
///
/// # Errors
/// When the table is elsewhere.
pub async fn at_home(app: &App, asked: &Asked, table: TableId) -> Result<(), Refusal> {
    let Some((guild, place)) = places(app, asked, table).await else { return Ok(()) };
    let is_here = match asked.by {
        Means::Panel => place.guild == guild || sits_there(app, asked, table).await,
        Means::Public => place.channel == asked.channel,
    };
    if is_here {
        return Ok(());
    }
    Err(Refusal::says(if place.guild == guild {
        say!("player-elsewhere", table, channel = place.channel.to_string())
    } else {
        say!("player-other-server")
    }))
}

/// Lets pass what is asked in the server of the table: who manages one server has no say in another.
///
/// # Errors
/// When the table is elsewhere.
pub async fn in_its_server(app: &App, asked: &Asked, table: TableId) -> Result<(), Refusal> {
    match places(app, asked, table).await {
        Some((guild, place)) if place.guild != guild => {
            Err(Refusal::says(say!("player-other-server")))
        }
        Some(_) | None => Ok(()),
    }
}

/// The server in which it is asked, and the place of the table. A table that does not exist is refused by whoever is asked next.
async fn places(app: &App, asked: &Asked, table: TableId) -> Option<(GuildId, Place)> {
    let place = app.tables.place_of(table).await.ok().flatten()?;
    Some((asked.guild?, place))
}

/// What cannot be told now is for whoever is asked next.
async fn sits_there(app: &App, asked: &Asked, table: TableId) -> bool {
    app.tables.has_seat(table, asked.user()).await.unwrap_or(true)
}
