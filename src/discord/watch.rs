//! What is counted of the bot's work, and whether Discord's events arrive.

use std::time::Instant;

use serenity::{
    all::{ConnectionStage, Context, EventHandler, ShardStageUpdateEvent},
    async_trait,
};
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::metrics::{Gateway, Metrics};

/// An interaction under way. The program does not end before it is dropped; then its time is counted.
pub struct Busy {
    metrics: Metrics,
    since: Instant,
    _token: TaskTrackerToken,
}

impl Busy {
    /// From now on.
    pub(super) fn new(metrics: Metrics, token: TaskTrackerToken) -> Self {
        Self { metrics, since: Instant::now(), _token: token }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.metrics.answered(self.since.elapsed());
    }
}

/// Notes every change of the connection to the gateway.
pub(super) struct Watch(pub(super) Metrics);

#[async_trait]
impl EventHandler for Watch {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        self.0.set_gateway(match event.new {
            ConnectionStage::Connected => Gateway::Connected,
            _ => Gateway::Disconnected,
        });
    }
}
