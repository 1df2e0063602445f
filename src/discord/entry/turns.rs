//! When a session of the gateway may begin: Discord lets one begin each five seconds in each bucket, across all processes.

use std::time::Duration;

use serenity::{all::ShardId, gateway::Shard};
use tokio::{
    sync::Mutex,
    time::{Instant, sleep_until},
};

use crate::cluster::{ClusterError, Membership};

/// How long before its turn a shard connects, so that it begins in time.
const AHEAD: Duration = Duration::from_secs(1);

/// The turns of all buckets, each with the moment at which the next is free as far as this process knows. Its own shards of a
/// bucket begin one after the other.
pub struct Turns {
    membership: Membership,
    buckets: Vec<Mutex<Instant>>,
}

/// Why a session has not begun.
#[derive(Debug, thiserror::Error)]
pub enum NotBegun {
    /// There is no connection.
    #[error(transparent)]
    Discord(#[from] Box<serenity::Error>),
    /// No turn could be booked.
    #[error(transparent)]
    Store(#[from] ClusterError),
}

impl Turns {
    /// So many sessions may begin at once: those whose shards differ modulo this number.
    pub fn new(membership: Membership, buckets: u32) -> Self {
        let buckets = (0..buckets).map(|_| Mutex::new(Instant::now())).collect();
        Self { membership, buckets }
    }

    /// Connects a shard, and returns when it may say who it is: that must follow at once.
    pub async fn take<F>(&self, shard: ShardId, connect: impl Fn() -> F) -> Result<Shard, NotBegun>
    where
        F: Future<Output = serenity::Result<Shard>>,
    {
        let connect = async || connect().await.map_err(Box::new);
        let bucket = shard.0 % u32::try_from(self.buckets.len()).unwrap_or(u32::MAX);
        let mut free = self.buckets[bucket as usize].lock().await;
        sleep_until(*free - AHEAD).await;
        let mut connected = connect().await?;
        let turn = self.book(bucket, *free).await?;
        *free = turn + Membership::APART;
        if turn > Instant::now() + AHEAD {
            // Other processes come first. Discord hangs up on who is silent for long.
            drop(connected);
            sleep_until(turn - AHEAD).await;
            connected = connect().await?;
        }
        sleep_until(turn).await;
        Ok(connected)
    }

    async fn book(&self, bucket: u32, free: Instant) -> Result<Instant, ClusterError> {
        let now = Instant::now();
        if self.membership.is_alone() {
            return Ok(free.max(now));
        }
        let wait = self.membership.identify(bucket).await?;
        Ok(Instant::now() + wait)
    }
}
