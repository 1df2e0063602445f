//! Whether Discord's events arrive, shard by shard.

use serenity::{
    all::{ConnectionStage, Context, EventHandler, Ready, ShardStageUpdateEvent},
    async_trait,
};

use crate::metrics::{Gateway, Metrics};

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

/// Whether events arrive at this stage.
pub fn gateway(stage: ConnectionStage) -> Gateway {
    match stage {
        ConnectionStage::Connected => Gateway::Connected,
        _ => Gateway::Disconnected,
    }
}
