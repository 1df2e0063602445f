//! Which shards of the gateway are connected: those that are this process's own, as they come and go.

use std::{collections::BTreeSet, convert::Infallible, sync::Arc, time::Duration};

use serenity::{
    Client,
    all::{ShardId, ShardManager},
};
use tokio::sync::watch;

use super::watch::CLEAN;
use crate::{
    cluster::{ClusterError, Membership, Owned},
    discord::wire::DiscordError,
};

/// Between two looks at whether a shard has begun, and after the store has failed.
const LOOK: Duration = Duration::from_millis(100);
const AFTER_STORE_ERROR: Duration = Duration::from_secs(1);

/// Keeps the process's own shards connected until the library gives up.
///
/// # Errors
/// When the connection fails for good.
pub async fn connect(
    client: &mut Client,
    count: u32,
    membership: &Membership,
) -> Result<(), DiscordError> {
    if membership.is_alone() {
        return client.start_shards(count).await.map_err(DiscordError::client);
    }
    let (manager, mut owned) = (client.shard_manager.clone(), membership.owned());
    let first = first(&mut owned).await;
    in_turn(membership).await;
    tokio::select! {
        // The library starts with one at least, and says here why it gives up.
        ended = client.start_shard(first, count) => ended.map_err(DiscordError::client),
        never = follow(&manager, first, membership) => match never {},
    }
}

/// The first that is this process's own, as soon as there is one.
async fn first(owned: &mut watch::Receiver<Owned>) -> u32 {
    loop {
        if let Some(first) = owned.borrow_and_update().shards().first() {
            return *first;
        }
        if owned.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Waits until a session may begin, as far as the other processes know.
async fn in_turn(membership: &Membership) {
    loop {
        match membership.identify().await {
            Ok(wait) => return tokio::time::sleep(wait).await,
            Err(error) => tracing::warn!(%error, "a shard waits for the store to begin"),
        }
        tokio::time::sleep(AFTER_STORE_ERROR).await;
    }
}

/// Hangs up what ceases to be this process's own, and connects what becomes it, one after the other.
async fn follow(manager: &Arc<ShardManager>, first: u32, membership: &Membership) -> Infallible {
    let (mut owned, mut connected) = (membership.owned(), BTreeSet::from([first]));
    while !manager.has(ShardId(first)).await {
        tokio::time::sleep(LOOK).await;
    }
    loop {
        let own = owned.borrow_and_update().shards().clone();
        let gone = membership.surplus();
        if !gone.is_empty() {
            for shard in gone.intersection(&connected) {
                manager.shutdown(ShardId(*shard), CLEAN).await;
            }
            match membership.release(&gone).await {
                Ok(()) => connected.retain(|shard| !gone.contains(shard)),
                Err(error) => wait(&error).await,
            }
        } else if let Some(shard) = own.difference(&connected).next() {
            in_turn(membership).await;
            // The library ends a session before it begins another one: there is none.
            manager.shutdown_finished(ShardId(*shard));
            manager.restart(ShardId(*shard)).await;
            connected.insert(*shard);
        } else if owned.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

async fn wait(error: &ClusterError) {
    tracing::warn!(%error, "a shard is not given up yet");
    tokio::time::sleep(AFTER_STORE_ERROR).await;
}
