//! The poster: takes owed posts from the store, draws and sends each once, in order for each table.
//!
//! A post is claimed before it is sent and settled afterwards. The time between is the only one in which a crash leaves
//! doubt; [`find`] then looks for it in the channel, and Discord's enforced nonce guards the minutes before.

mod calls;
mod compose;
mod deliver;
mod direct;
mod find;
mod gone;
mod message;
mod quiet;
mod repair;
mod tempo;

use std::{sync::Arc, time::Duration};

use serenity::http::Http;
use tokio::task::JoinSet;

use crate::discord::handlers::App;
use direct::Conversations;
use quiet::QuietChannels;
use tempo::Tempo;

/// Posts of different tables that are on their way at the same time.
const PARALLEL: usize = 16;

/// The pause after the store failed to tell what is due.
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// What all deliveries share.
#[derive(Clone)]
struct Poster {
    app: App,
    http: Arc<Http>,
    quiet: Arc<QuietChannels>,
    conversations: Arc<Conversations>,
    tempo: Arc<Tempo>,
}

/// Sends what is owed until the program is to end; then finishes what is on its way.
pub async fn run(app: App, http: Arc<Http>) {
    let posts = app.tables.posts();
    let poster = Poster {
        app,
        http,
        quiet: Arc::default(),
        conversations: Arc::default(),
        tempo: Arc::default(),
    };
    let repair = tokio::spawn(poster.clone().repair());
    let mut under_way = JoinSet::new();
    let mut failures: u32 = 0;
    while !poster.app.stop.is_cancelled() {
        let room = PARALLEL - under_way.len();
        let claimed = match posts.claim(u32::try_from(room).unwrap_or(0)).await {
            Ok(claimed) => claimed,
            Err(error) => {
                failures += 1;
                // Less and less often: a full disk must not be filled with what the log says of it.
                if failures.is_power_of_two() {
                    tracing::error!(%error, failures, "cannot ask the store for posts");
                }
                tokio::select! {
                    () = poster.app.stop.cancelled() => break,
                    () = tokio::time::sleep(AFTER_STORE_ERROR) => {}
                }
                continue;
            }
        };
        failures = 0;
        for post in claimed {
            under_way.spawn(poster.clone().deliver(post));
        }
        let is_full = under_way.len() >= PARALLEL;
        tokio::select! {
            () = poster.app.stop.cancelled() => break,
            Some(_) = under_way.join_next() => {}
            () = posts.wait(), if !is_full => {}
        }
    }
    while under_way.join_next().await.is_some() {}
    // It ends at the stop by itself; a panic in it is in the log already.
    let _ = repair.await;
}
