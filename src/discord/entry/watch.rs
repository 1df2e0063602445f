//! Whether Discord's events arrive, shard by shard.

use std::collections::BTreeSet;

use parking_lot::Mutex;
use serenity::{
    all::{ConnectionStage, Context, EventHandler, Ready, ShardId, ShardStageUpdateEvent},
    async_trait,
};

use crate::metrics::{Gateway, Metrics};

/// Notes every change of the connections to the gateway.
pub struct Watch {
    /// Where it notes them.
    pub metrics: Metrics,
    /// The shards whose session has begun by a READY that the library could not read. It does not know that they have.
    begun: Mutex<BTreeSet<ShardId>>,
}

impl Watch {
    /// Notes them here.
    pub fn new(metrics: Metrics) -> Self {
        Self { metrics, begun: Mutex::default() }
    }

    /// A session begins or is resumed, without the library's knowledge.
    pub fn begins(&self, shard: ShardId) {
        self.begun.lock().insert(shard);
        self.metrics.set_gateway(shard.0, Gateway::Connected);
    }

    /// The session of this shard is over.
    pub fn ended(&self, shard: ShardId) {
        self.begun.lock().remove(&shard);
    }

    /// Notes how far the library says that this shard is.
    pub fn note(&self, shard: ShardId, stage: ConnectionStage) {
        self.metrics.set_gateway(shard.0, self.gateway(shard, stage));
    }

    /// Whether a session of this shard has begun.
    fn gateway(&self, shard: ShardId, stage: ConnectionStage) -> Gateway {
        // The manager may still have the stage with which the session was begun.
        let waits = matches!(
            stage,
            ConnectionStage::Handshake | ConnectionStage::Identifying | ConnectionStage::Resuming
        );
        match stage {
            ConnectionStage::Connected => Gateway::Connected,
            _ if waits && self.begun.lock().contains(&shard) => Gateway::Connected,
            _ => Gateway::Disconnected,
        }
    }
}

#[async_trait]
impl EventHandler for Watch {
    async fn ready(&self, ctx: Context, ready: Ready) {
        let (shard, shards) = (ctx.shard_id.0, ready.shard.map_or(1, |shard| shard.total));
        let servers = ready.guilds.len();
        tracing::info!(bot = %ready.user.name, shard, shards, servers, "connected");
    }

    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        if event.new == ConnectionStage::Resuming {
            self.ended(event.shard_id);
        }
        self.note(event.shard_id, event.new);
    }
}
