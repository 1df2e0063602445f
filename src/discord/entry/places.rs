//! Channels and servers that come and go: what the gateway tells of them.

use serde_json::Value;
use serenity::all::{Builder as _, EditThread, FullEvent};

use crate::{
    discord::{
        handlers::App,
        wire::{Counted, Urgency, retry, unread},
    },
    tables::{ChannelId, GuildId, TableRef},
};

/// What has happened to a place in which tables are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A channel or thread was deleted.
    ChannelGone(ChannelId),
    /// A thread was changed.
    Thread {
        /// Which one.
        id: ChannelId,
        /// Whether it is in the archive.
        is_archived: bool,
        /// Whether somebody has locked it.
        is_locked: bool,
    },
    /// The bot was removed from a server.
    ServerLeft(GuildId),
    /// A server is there, at each start too.
    ServerThere(GuildId),
}

impl Happening {
    /// What an event tells of places, if anything.
    pub fn of_event(event: &FullEvent) -> Option<Self> {
        Some(match event {
            FullEvent::ChannelDelete { channel, .. } => {
                Self::ChannelGone(ChannelId(channel.id.get()))
            }
            FullEvent::ThreadDelete { thread, .. } => Self::ChannelGone(ChannelId(thread.id.get())),
            FullEvent::ThreadUpdate { new, .. } => {
                let (state, id) = (new.thread_metadata?, ChannelId(new.id.get()));
                Self::Thread { id, is_archived: state.archived, is_locked: state.locked }
            }
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                Self::ServerLeft(GuildId(incomplete.id.get()))
            }
            FullEvent::GuildCreate { guild, .. } => Self::ServerThere(GuildId(guild.id.get())),
            _ => return None,
        })
    }

    /// The same of an event that the library cannot read. What is uncertain has not happened.
    pub fn of_unread(kind: &str, sent: &Value) -> Option<Self> {
        let id = unread::id(&sent["id"])?;
        Some(match kind {
            "CHANNEL_DELETE" | "THREAD_DELETE" => Self::ChannelGone(ChannelId(id)),
            "THREAD_UPDATE" => {
                let state = &sent["thread_metadata"];
                let is_locked = state["locked"].as_bool()?;
                Self::Thread {
                    id: ChannelId(id),
                    is_archived: state["archived"].as_bool()?,
                    is_locked,
                }
            }
            // A server that is away for a while says so here.
            "GUILD_DELETE" if matches!(sent["unavailable"], Value::Null | Value::Bool(false)) => {
                Self::ServerLeft(GuildId(id))
            }
            "GUILD_CREATE" => Self::ServerThere(GuildId(id)),
            _ => return None,
        })
    }
}

/// Follows the places of tables. Whatever fails here is found again: a post into a channel that is gone puts its table to
/// sleep, and a message opens an archived thread by itself.
pub async fn follow(app: &App, happening: Happening) {
    match happening {
        Happening::ChannelGone(channel) => gone(app, channel).await,
        Happening::Thread { id, is_archived, is_locked } => {
            keep_open(app, id, (is_archived, is_locked)).await;
        }
        Happening::ServerLeft(guild) => left(app, guild).await,
        Happening::ServerThere(guild) => back(app, guild).await,
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
            let http = app.counted.http(Urgency::Other);
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
async fn keep_open(app: &App, id: ChannelId, archived_and_locked: (bool, bool)) {
    match archived_and_locked {
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
        let http = counted.http(Urgency::Other);
        EditThread::new().archived(false).execute(http, thread.0.into()).await
    };
    match retry::quickly(request).await {
        Ok(_) => tracing::debug!(%thread, "an archived thread is open again"),
        Err(error) => tracing::warn!(%thread, %error, "an archived thread stays so"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn places_are_followed_by_what_can_be_read_of_an_event() {
        let state = json!({"archived": true, "locked": false, "flags": 1_u64 << 40});
        let sent = json!({"id": "7", "flags": "none", "thread_metadata": state});
        let (id, is_locked) = (ChannelId(7), false);
        for (kind, expected) in [
            ("CHANNEL_DELETE", Some(Happening::ChannelGone(id))),
            ("THREAD_DELETE", Some(Happening::ChannelGone(id))),
            ("THREAD_UPDATE", Some(Happening::Thread { id, is_archived: true, is_locked })),
            ("GUILD_CREATE", Some(Happening::ServerThere(GuildId(7)))),
            ("GUILD_DELETE", Some(Happening::ServerLeft(GuildId(7)))),
            ("GUILD_UPDATE", None),
        ] {
            assert_eq!(Happening::of_unread(kind, &sent), expected, "{kind}");
            assert_eq!(Happening::of_unread(kind, &json!({"id": "x"})), None, "{kind}");
        }
    }

    #[test]
    fn a_server_that_may_be_away_for_a_while_is_not_left() {
        for unavailable in [json!(true), json!("yes"), json!(1)] {
            let sent = json!({"id": "7", "unavailable": unavailable});
            assert_eq!(Happening::of_unread("GUILD_DELETE", &sent), None);
        }
    }
}
