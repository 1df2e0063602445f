//! How each shard of the gateway is: connected or not, how quick, when it last heard of something.

use std::{
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, SystemTime},
};

use parking_lot::Mutex;
use prometheus_client::{
    metrics::{family::Family, gauge::Gauge},
    registry::{Registry, Unit},
};

/// Whether events from Discord arrive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gateway {
    /// They do.
    Connected,
    /// They do not; the bot tries to connect.
    #[default]
    Disconnected,
    /// Another process has this shard.
    Elsewhere,
}

/// A shard at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shard {
    /// Whether its events arrive.
    pub gateway: Gateway,
    /// From its last heartbeat to the answer; `None` before the first.
    pub latency: Option<Duration>,
    /// When its last event arrived.
    pub last_event: Option<SystemTime>,
    /// What keeps it from being connected, as far as that is known.
    pub trouble: Option<String>,
}

type Label = [(&'static str, u32); 1];

/// A gauge of seconds and their fractions, by shard.
type Seconds = Family<Label, Gauge<f64, AtomicU64>>;

/// All shards, by their numbers. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Shards {
    now: Arc<Mutex<Vec<Shard>>>,
    connected: Family<Label, Gauge>,
    latency: Seconds,
    last_event: Seconds,
    every: Gauge,
    owned: Gauge,
}

impl Shards {
    /// No shards yet; the registry shows those that come.
    pub fn registered(registry: &mut Registry) -> Self {
        let shards = Self::default();
        let what = "1 while events from Discord arrive, by shard";
        registry.register("gateway_connected", what, shards.connected.clone());
        registry.register("shards", "Shards of the whole bot", shards.every.clone());
        registry.register(
            "shards_owned",
            "Shards that are this process's own",
            shards.owned.clone(),
        );
        let mut seconds = |name: &str, what: &str, gauge: &Seconds| {
            registry.register_with_unit(name, what, Unit::Seconds, gauge.clone());
        };
        let what = "Time from a heartbeat to its answer, by shard";
        seconds("gateway_latency", what, &shards.latency);
        let what = "When the last event arrived, since 1970, by shard";
        seconds("gateway_last_event", what, &shards.last_event);
        // Before Discord says how many there are: there is at least one.
        shards.show_shard(0, &Shard::default());
        shards
    }

    /// There are to be so many, none of them connected yet.
    pub fn expect(&self, count: usize) {
        *self.now.lock() = vec![Shard::default(); count];
    }

    /// Notes something of the shard of this number.
    pub fn note(&self, number: u32, note: impl FnOnce(&mut Shard)) {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        if let Some(shard) = self.now.lock().get_mut(number) {
            note(shard);
        }
    }

    /// How they are now.
    pub fn look(&self) -> Vec<Shard> {
        self.now.lock().clone()
    }

    /// Brings the gauges up to date.
    pub fn show(&self) {
        let shards = self.look();
        let count = |shards: usize| i64::try_from(shards).unwrap_or(i64::MAX);
        self.every.set(count(shards.len()));
        let owned = shards.iter().filter(|shard| shard.gateway != Gateway::Elsewhere);
        self.owned.set(count(owned.count()));
        for (number, shard) in (0..).zip(&shards) {
            self.show_shard(number, shard);
        }
    }

    fn show_shard(&self, number: u32, shard: &Shard) {
        let label = [("shard", number)];
        if shard.gateway == Gateway::Elsewhere {
            self.connected.remove(&label);
            self.latency.remove(&label);
            self.last_event.remove(&label);
            return;
        }
        let connected = i64::from(shard.gateway == Gateway::Connected);
        self.connected.get_or_create(&label).set(connected);
        let latency = shard.latency.unwrap_or_default();
        self.latency.get_or_create(&label).set(latency.as_secs_f64());
        let since = |at: SystemTime| at.duration_since(SystemTime::UNIX_EPOCH).ok();
        let last_event = shard.last_event.and_then(since).unwrap_or_default();
        self.last_event.get_or_create(&label).set(last_event.as_secs_f64());
    }
}
