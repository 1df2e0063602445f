//! After a start, and of servers that this process takes over: the messages by which open tables are played are looked up,
//! and those that somebody deleted while the bot was away are sent anew (product §6).

use std::time::Duration;

use super::Poster;
use crate::{
    discord::wire::{
        Urgency,
        retry::{self, Trouble},
    },
    tables::{Owned, StandingPost},
};

/// Older messages are left alone: nobody has looked for them in that time.
const WITHIN: Duration = Duration::from_secs(7 * 24 * 3600);

/// The most messages to look up, two a running table; at a few a second this is done within minutes.
const MOST: u32 = 1_000;

/// A pause between two look-ups, so that a start never crowds out answers to players.
const PAUSE: Duration = Duration::from_millis(100);

impl Poster {
    /// Looks every standing message up as soon as it is this process's own, and owes those again that are gone.
    pub(super) async fn repair(self) {
        let (mut owned, mut before) = (self.app.tables.owned(), None);
        loop {
            let now = owned.borrow_and_update().clone();
            let gained = match before.replace(now.clone()) {
                Some(before) => now.gained_since(&before),
                None => Some(now),
            };
            if let Some(gained) = gained {
                self.repair_in(gained).await;
            }
            tokio::select! {
                () = self.app.stop.cancelled() => return,
                Ok(()) = owned.changed() => {}
                else => return,
            }
        }
    }

    async fn repair_in(&self, servers: Owned) {
        let posts = self.app.tables.posts();
        let standing = match posts.standing(servers, WITHIN, MOST).await {
            Ok(standing) => standing,
            Err(error) => {
                return tracing::error!(%error, "cannot ask the store for the posts to repair");
            }
        };
        for post in standing {
            if self.app.stop.is_cancelled() {
                return;
            }
            if self.is_gone(post).await {
                tracing::info!(post = %post.id, table = %post.table, "gone from its channel; sent anew");
                if let Err(error) = posts.lost(post.id).await {
                    tracing::error!(post = %post.id, %error, "cannot owe a lost post again");
                }
            }
            self.app.stop.run_until_cancelled(tokio::time::sleep(PAUSE)).await;
        }
    }

    /// Whether Discord says that there is no such message. A channel that is gone or closed needs no message.
    async fn is_gone(&self, post: StandingPost) -> bool {
        let look = || async {
            let http = self.app.counted.http(Urgency::Other);
            http.get_message(post.channel.0.into(), post.message.0.into()).await
        };
        match retry::patiently(look).await {
            Ok(_) => false,
            Err(error) => Trouble::of(&error) == Trouble::NoMessage,
        }
    }
}
