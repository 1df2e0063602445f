//! Whether Discord's events arrive, shard by shard, and how that ends.

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{
        ConnectionStage, Context, EventHandler, Ready, ShardId, ShardManager, ShardRunnerMessage,
        ShardStageUpdateEvent,
    },
    async_trait,
};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::{
    cluster::Owned,
    metrics::{Gateway, Metrics},
};

/// Between two looks at how quick the shards are.
const BEAT: Duration = Duration::from_secs(5);
/// Between two looks at whether they have ended.
const LOOK: Duration = Duration::from_millis(10);
/// Closes a connection for good: the session is given up.
pub const CLEAN: u16 = 1000;

/// Notes every change of the connections to the gateway.
pub struct Watch(pub Metrics);

#[async_trait]
impl EventHandler for Watch {
    async fn ready(&self, ctx: Context, ready: Ready) {
        let (shard, shards) = (ctx.shard_id.0, ready.shard.map_or(1, |shard| shard.total));
        let servers = ready.guilds.len();
        tracing::info!(bot = %ready.user.name, shard, shards, servers, "connected");
    }

    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        self.0.set_gateway(event.shard_id.0, gateway(event.new));
    }
}

fn gateway(stage: ConnectionStage) -> Gateway {
    match stage {
        ConnectionStage::Connected => Gateway::Connected,
        _ => Gateway::Disconnected,
    }
}

/// All shards, from before the first connects.
pub struct Shards {
    manager: Arc<ShardManager>,
    watch: Arc<Watch>,
    /// How many hold the watch while no shard runs; each that runs is one more.
    at_rest: usize,
}

impl Shards {
    /// The shards of this manager, none of which runs yet.
    pub fn new(manager: Arc<ShardManager>, watch: Arc<Watch>) -> Self {
        let at_rest = Arc::strong_count(&watch);
        Self { manager, watch, at_rest }
    }

    /// Tells all at once to close their connections, and waits until they have. The library's own way tells one after the
    /// other, and each may take half a second to hear it.
    pub async fn hang_up(&self) {
        for (id, runner) in &*self.manager.runners.lock().await {
            runner.runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(*id, CLEAN));
        }
        while Arc::strong_count(&self.watch) > self.at_rest {
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// Notes how quick the shards are and which of them are gone, until `stop`: nobody is told of a session that was refused.
pub async fn measure(
    manager: Arc<ShardManager>,
    (metrics, owned): (Metrics, watch::Receiver<Owned>),
    stop: CancellationToken,
) {
    while !stop.is_cancelled() {
        // A change of stage is told after it was entered here, so that nothing older overwrites it.
        let runners = manager.runners.lock().await;
        let own = owned.borrow().clone();
        for (shard, _) in (0..).zip(metrics.shards()) {
            let runner = runners.get(&ShardId(shard));
            let away = if own.is_all() || own.shards().contains(&shard) {
                Gateway::Disconnected
            } else {
                Gateway::Elsewhere
            };
            metrics.set_gateway(shard, runner.map_or(away, |it| gateway(it.stage)));
            if let Some(latency) = runner.and_then(|runner| runner.latency) {
                metrics.set_latency(shard, latency);
            }
        }
        drop(runners);
        tokio::select! {
            () = stop.cancelled() => {}
            () = tokio::time::sleep(BEAT) => {}
        }
    }
}
