//! Which shards of the gateway are connected: those that are this process's own, as they come and go.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use futures_util::future::join_all;
use serenity::all::ShardId;
use tokio::{sync::mpsc, task::JoinHandle};
use tokio_util::sync::CancellationToken;

use super::line::Line;
use crate::{
    cluster::{Membership, Owned},
    discord::wire::DiscordError,
    metrics::Gateway,
};

/// After the store has failed.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the end of the connections may take after a stop.
const HANG_UP: Duration = Duration::from_secs(1);

/// A shard that is connected, or waits for its turn.
struct Kept {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

/// Keeps the process's own shards connected until `stop`.
///
/// # Errors
/// When Discord refuses the bot for good.
pub async fn connect(
    line: Line,
    membership: &Membership,
    stop: CancellationToken,
) -> Result<(), DiscordError> {
    let (line, mut owned) = (Arc::new(line), membership.owned());
    let (fail, mut failed) = mpsc::channel(1);
    let mut kept = BTreeMap::new();
    let ended = loop {
        let own = owned.borrow_and_update().clone();
        let gone = membership.surplus();
        hang_up(&mut kept, &gone).await;
        note(&line, &own, &kept);
        let mut again = None;
        if !gone.is_empty()
            && let Err(error) = membership.release(&gone).await
        {
            tracing::warn!(%error, "a shard is not given up yet");
            again = Some(AGAIN);
        }
        // Before it knows how many there are it has none, or the only one.
        for shard in own.shards().iter().filter(|_| own.of() == line.of) {
            kept.entry(*shard).or_insert_with(|| keep(&line, *shard, fail.clone()));
        }
        tokio::select! {
            () = stop.cancelled() => break Ok(()),
            Some(error) = failed.recv() => break Err(DiscordError::client(error)),
            Ok(()) = owned.changed() => {}
            () = tokio::time::sleep(again.unwrap_or(Duration::MAX)), if again.is_some() => {}
        }
    };
    let all = kept.keys().copied().collect();
    if tokio::time::timeout(HANG_UP, hang_up(&mut kept, &all)).await.is_err() {
        tracing::warn!("a connection to Discord does not end in good order");
    }
    ended
}

fn keep(line: &Arc<Line>, shard: u32, fail: mpsc::Sender<serenity::Error>) -> Kept {
    let (line, stop) = (line.clone(), CancellationToken::new());
    let stopped = stop.clone();
    let task = tokio::spawn(async move {
        if let Err(error) = line.keep(ShardId(shard), &stopped).await {
            // The first is enough.
            let _ = fail.try_send(error);
        }
    });
    Kept { stop, task }
}

/// Ends these, all at once, and waits until they have ended.
async fn hang_up(kept: &mut BTreeMap<u32, Kept>, shards: &BTreeSet<u32>) {
    let gone: Vec<Kept> = shards.iter().filter_map(|shard| kept.remove(shard)).collect();
    for shard in &gone {
        shard.stop.cancel();
    }
    // A panic in one of them is in the log already.
    join_all(gone.into_iter().map(|shard| shard.task)).await;
}

/// Notes what others have, and what nobody tells of yet.
fn note(line: &Line, own: &Owned, kept: &BTreeMap<u32, Kept>) {
    for shard in (0..line.of).filter(|shard| !kept.contains_key(shard)) {
        let is_own = own.shards().contains(&shard);
        let state = if is_own { Gateway::Disconnected } else { Gateway::Elsewhere };
        line.watch.metrics.set_gateway(shard, state);
    }
}
