//! Whether Discord's events arrive.

use serenity::{
    all::{ConnectionStage, Context, EventHandler, ShardStageUpdateEvent},
    async_trait,
};

use crate::metrics::{Gateway, Metrics};

/// Notes every change of the connection to the gateway.
pub struct Watch(pub Metrics);

#[async_trait]
impl EventHandler for Watch {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        self.0.set_gateway(match event.new {
            ConnectionStage::Connected => Gateway::Connected,
            _ => Gateway::Disconnected,
        });
    }
}
