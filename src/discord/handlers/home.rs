//! Whether a button is used where its table is.

use super::{App, Asked, Means, Refusal};
use crate::{say, tables::TableId};

/// Lets pass what is asked in the channel of the table. A button under a public message elsewhere is of a table that was
/// moved, or its id is forged; private panels and conversations may lead to any table of the player.
///
/// # Errors
/// When the table is elsewhere.
pub async fn at_home(app: &App, asked: &Asked, table: TableId) -> Result<(), Refusal> {
    let Some(guild) = asked.guild.filter(|_| asked.by != Means::Panel) else { return Ok(()) };
    // A table that does not exist is refused by whoever is asked next.
    let Ok(Some(place)) = app.tables.place_of(table).await else { return Ok(()) };
    if place.channel == asked.channel {
        return Ok(());
    }
    Err(Refusal::says(if place.guild == guild {
        say!("player-elsewhere", table, channel = place.channel.to_string())
    } else {
        say!("player-other-server")
    }))
}
