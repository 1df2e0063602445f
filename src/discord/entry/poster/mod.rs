//! The poster: takes owed posts from the store, draws and sends each once, each table's in order but for calls,
//! which go first when there is much to send.
//!
//! A post is claimed before it is sent and settled afterwards. The time between is the only one in which a crash leaves
//! doubt; `find` then looks for it in the channel, and Discord's enforced nonce guards the minutes before.

mod announcer;
mod calls;
mod compose;
mod deliver;
mod direct;
mod find;
mod forum_posts;
mod gone;
mod message;
mod repair;
mod shown;
mod standing;
mod tags;

use std::{sync::Arc, time::Duration};

use tokio::task::JoinSet;

use crate::{
    discord::{handlers::App, wire::Urgency},
    tables::{DuePost, Order, Room},
};
pub(super) use find::sent_at;
pub(super) use message::Message;

use direct::Conversations;
use forum_posts::ForumPosts;

/// Posts that are on their way at the same time.
const PARALLEL: usize = 32;

/// At most so many of them are no calls.
const OTHERS: usize = 16;

/// With so many of these on their way calls go first; with fewer each table's posts go out as they were owed.
const CROWD: usize = 4;

/// The pause after the store failed to tell what is due.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// What all deliveries share.
#[derive(Clone)]
struct Poster {
    app: App,
    conversations: Arc<Conversations>,
    forum_posts: Arc<ForumPosts>,
}

/// Sends what is owed until the program is to end; then finishes what is on its way.
pub async fn run(app: App) {
    let posts = app.tables.posts();
    let poster = Poster { app, conversations: Arc::default(), forum_posts: Arc::default() };
    if let Err(error) = posts.try_now(None).await {
        tracing::error!(%error, "posts that wait are tried again when their time has come");
    }
    let repair = tokio::spawn(poster.clone().repair());
    let announcer = tokio::spawn(poster.clone().announce());
    let mut under_way = UnderWay::default();
    let mut failures: u32 = 0;
    while !poster.app.stop.is_cancelled() {
        let claimed = match posts.claim(under_way.room()).await {
            Ok(claimed) => claimed,
            Err(error) => {
                failures += 1;
                // Less and less often: a full disk must not be filled with what the log says of it.
                if failures.is_power_of_two() {
                    tracing::error!(%error, failures, "cannot ask the store for posts");
                }
                let pause = tokio::time::sleep(AFTER_STORE_ERROR);
                poster.app.stop.run_until_cancelled(pause).await;
                continue;
            }
        };
        failures = 0;
        for post in claimed {
            under_way.add(poster.clone(), post);
        }
        let Room { all, order, .. } = under_way.room();
        tokio::select! {
            () = poster.app.stop.cancelled() => break,
            () = under_way.next(), if !under_way.is_empty() => {}
            () = posts.wait(order), if all > 0 => {}
        }
    }
    while !under_way.is_empty() {
        under_way.next().await;
    }
    // Both end at the stop by themselves; a panic in them is in the log already.
    let _ = tokio::join!(repair, announcer);
}

/// The posts that are on their way.
#[derive(Default)]
struct UnderWay {
    calls: JoinSet<()>,
    others: JoinSet<()>,
}

impl UnderWay {
    fn add(&mut self, poster: Poster, post: DuePost) {
        let set = match Urgency::of(&post.kind) {
            Urgency::Call => &mut self.calls,
            Urgency::Other => &mut self.others,
        };
        set.spawn(poster.deliver(post));
    }

    fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.others.is_empty()
    }

    /// Waits for one of them.
    async fn next(&mut self) {
        tokio::select! {
            Some(_) = self.calls.join_next() => {}
            Some(_) = self.others.join_next() => {}
            else => {}
        }
    }

    /// What may be claimed besides.
    fn room(&self) -> Room {
        let others = self.others.len();
        let all = PARALLEL.saturating_sub(self.calls.len() + others);
        Room {
            all: u32::try_from(all).unwrap_or(0),
            others: u32::try_from(OTHERS.saturating_sub(others)).unwrap_or(0),
            order: if others < CROWD { Order::AsOwed } else { Order::CallsFirst },
        }
    }
}
