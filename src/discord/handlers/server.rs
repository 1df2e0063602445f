//! What concerns a whole server: its list of tables, its settings, and what its managers do to a table.

use super::{App, Asked, Refusal};
use crate::{
    discord::{
        panels::my_tables::of_server,
        wire::{Aside, Reply},
        words::{bold, places, server},
    },
    pace::WantedTerms,
    say,
    tables::{Authority, Place, ServerChange, ServerSettings, TableError, TableId},
};

/// The open tables of this server, without so many of the first ones.
pub async fn tables(app: &App, asked: &Asked, skip: u32) -> Result<Reply, Refusal> {
    Ok(of_server(&app.tables.list(asked.server()?, skip).await?).into())
}

/// Calls the player in turn at the table of this channel.
///
/// # Errors
/// When there is none, or nobody is to be called now.
pub async fn remind(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    let table = app.tables.in_channel(asked.channel).await?;
    let name = app.tables.remind(table.id(), asked.user()).await?;
    Ok(Reply::text(say!("server-called", name = bold(&name))))
}

/// Ends the table of this channel.
///
/// # Errors
/// When the one who asks does not manage the server, or there is no table.
pub async fn end(app: &App, asked: &Asked) -> Result<Reply, Refusal> {
    asked.as_manager()?;
    let (table, player) = (app.tables.in_channel(asked.channel).await?, asked.player.clone());
    app.tables.end(table.id(), player, Authority::Moderator, asked.id).await?;
    Ok(Reply::text(say!("server-table-ended")))
}

/// Lets a table go on in this channel.
///
/// # Errors
/// When the one who asks does not manage the server, or the table cannot go on here.
pub async fn move_here(app: &App, asked: &Asked, table: TableId) -> Result<Reply, Refusal> {
    asked.has_room_for_a_table()?;
    let guild = asked.server()?;
    if asked.is_in_thread() && app.tables.server(guild).await.is_ok_and(|set| !set.threads) {
        return Err(Refusal::says(say!("server-no-move-to-thread")));
    }
    let place = Place { guild, channel: asked.channel };
    let moved = app.tables.move_to(table, place, asked.player.clone(), asked.id).await?;
    let aside = moved.from.map(|channel| Aside {
        channel,
        text: places::goes_on_in(table, asked.channel),
        file: None,
    });
    Ok(Reply { aside, ..Reply::text(places::moved_here(&moved.lobby)) })
}

/// Sets what is wished, or nothing, and shows all that is set then.
///
/// # Errors
/// When the one who asks does not manage the server, or the wishes do not fit together.
pub async fn settle(
    app: &App,
    asked: &Asked,
    change: ServerChange,
    terms: WantedTerms,
) -> Result<Reply, Refusal> {
    let guild = asked.server()?;
    let set = if change.is_empty() && terms == WantedTerms::default() {
        app.tables.server(guild).await?
    } else {
        let now = app.tables.now();
        let apply = move |set: &mut ServerSettings| {
            set.terms = terms.over(set.terms)?;
            Ok::<_, TableError>(set.apply(&change, now)?)
        };
        let set = app.tables.change_server_by(guild, asked.user(), apply).await?;
        app.tables.announce_dailies().await?;
        set
    };
    Ok(Reply::text(server::settings(&set)))
}
