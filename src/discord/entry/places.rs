//! Channels and servers that come and go: what the gateway tells of them.

use serenity::all::{Builder as _, EditThread, FullEvent, GuildChannel};

use crate::{
    discord::{
        handlers::App,
        wire::{Counted, Urgency, retry},
    },
    tables::{ChannelId, GuildId, TableRef},
};

/// Follows the places of tables. Whatever fails here is found again: a post into a channel that is gone puts its table to
/// sleep, and a message opens an archived thread by itself.
pub async fn on_event(app: &App, event: &FullEvent) {
    match event {
        FullEvent::ChannelDelete { channel, .. } => gone(app, ChannelId(channel.id.get())).await,
        FullEvent::ThreadDelete { thread, .. } => gone(app, ChannelId(thread.id.get())).await,
        FullEvent::ThreadUpdate { new, .. } => keep_open(app, new).await,
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            left(app, GuildId(incomplete.id.get())).await;
        }
        FullEvent::GuildCreate { guild, .. } => back(app, GuildId(guild.id.get())).await,
        _ => {}
    }
}

/// Sends what is owed to a channel that refused posts and does so no longer.
pub async fn try_again(app: &App, channel: ChannelId) {
    if !app.quiet.accepted(channel) {
        return;
    }
    match app.tables.posts().try_now(Some(channel)).await {
        Ok(()) => tracing::info!(%channel, "the bot may post in this channel again"),
        Err(error) => tracing::error!(%channel, %error, "what is owed there still waits"),
    }
}

async fn gone(app: &App, channel: ChannelId) {
    match app.tables.channel_gone(channel).await {
        Ok(None) => {}
        Ok(Some(table)) => {
            tracing::info!(%channel, %table, "a channel is gone; its table sleeps until it is moved");
        }
        Err(error) => tracing::error!(%channel, %error, "cannot put a table to sleep"),
    }
}

async fn left(app: &App, guild: GuildId) {
    match app.tables.server_gone(guild).await {
        Ok(tables) => {
            tracing::info!(server = %guild, tables, "sent away from a server; its tables sleep");
        }
        Err(error) => tracing::error!(server = %guild, %error, "cannot put tables to sleep"),
    }
}

/// A server is there, at each start too: its sleeping tables go on if their channels are there.
async fn back(app: &App, guild: GuildId) {
    let asleep = match app.tables.asleep_in(guild).await {
        Ok(asleep) => asleep,
        Err(error) => {
            return tracing::error!(server = %guild, %error, "cannot look for sleeping tables");
        }
    };
    for (table, channel) in asleep {
        // Nobody looks again before the next start.
        let look = retry::endlessly(async || {
            let http = app.counted.turn(Urgency::Other).await;
            http.get_channel(channel.0.into()).await
        });
        // What a stop leaves sleeping is looked for at the next start.
        let Some(found) = app.stop.run_until_cancelled(look).await else { return };
        if found.is_err() {
            continue;
        }
        match app.tables.place_back(table).await {
            Ok(()) => {
                tracing::info!(%table, %channel, "its channel is there again; the table goes on");
            }
            Err(error) => tracing::error!(%table, %error, "cannot wake a table"),
        }
    }
}

/// A thread in which an open table stands is not archived. Somebody who locked it wants it closed.
async fn keep_open(app: &App, thread: &GuildChannel) {
    let (Some(state), id) = (thread.thread_metadata, ChannelId(thread.id.get())) else { return };
    match (state.archived, state.locked) {
        (false, false) => try_again(app, id).await,
        (true, false) if has_open_table(app, id).await => open_again(&app.counted, id).await,
        (true, false) | (_, true) => {}
    }
}

async fn has_open_table(app: &App, channel: ChannelId) -> bool {
    match app.tables.in_channel(channel).await {
        Ok(TableRef::Game(_) | TableRef::Lobby(_)) => true,
        Err(_none_or_not_known) => false,
    }
}

/// Takes a thread out of the archive.
pub async fn open_again(counted: &Counted, thread: ChannelId) {
    let request = async || {
        let http = counted.turn(Urgency::Other).await;
        EditThread::new().archived(false).execute(http, thread.0.into()).await
    };
    match retry::quickly(request).await {
        Ok(_) => tracing::debug!(%thread, "an archived thread is open again"),
        Err(error) => tracing::warn!(%thread, %error, "an archived thread stays so"),
    }
}
