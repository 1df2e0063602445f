//! What is counted while the bot runs, for `GET /metrics`.
//!
//! A [`Metrics`] is a handle: clones count into the same numbers. Nothing here names a person, a channel or a table.

mod census;
mod foreign;
mod gateway;
mod host;
mod route;
mod unread;

use std::{
    hash::Hash,
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, SystemTime},
};

use prometheus_client::{
    encoding::{EncodeLabelValue, text},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

pub use self::{
    census::{Backup, Census},
    foreign::Sign,
    gateway::{Gateway, Shard},
    host::{Commands, Puzzle},
    route::Route,
};
use self::{foreign::Foreign, gateway::Shards, host::Host, unread::Unread};

/// Upper bounds of the answer times, in seconds; 3 s is when Discord gives up (product.md §8).
const ANSWER_BOUNDS: [f64; 11] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// The counters and gauges of one running bot.
#[derive(Clone)]
pub struct Metrics {
    registry: Arc<Registry>,
    moves: Counter,
    answers: Histogram,
    posts: Family<[(&'static str, PostFate); 1], Counter>,
    shards: Shards,
    unread: Unread,
    foreign: Foreign,
    host: Host,
    tables: Family<[(&'static str, &'static str); 1], Gauge>,
    owed: Gauge,
    given_up: Gauge,
    oldest: Gauge<f64, AtomicU64>,
    members: Gauge,
    silent: Gauge<f64, AtomicU64>,
}

/// What became of a try to send a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum PostFate {
    /// Discord has it.
    Sent,
    /// It failed and will be tried again.
    Retried,
    /// It was given up.
    Failed,
}

/// What becomes of posts.
const FATES: [PostFate; 3] = [PostFate::Sent, PostFate::Retried, PostFate::Failed];

/// The states of tables.
const STATES: [&str; 4] = ["Lobby", "Running", "Finished", "Ended"];

/// Numbers by one label, each there from the start: a counter that is born above 0 hides what has happened before.
fn family<V: Clone + Eq + Hash, M: Default>(
    label: &'static str,
    values: impl IntoIterator<Item = V>,
) -> Family<[(&'static str, V); 1], M> {
    let family = Family::default();
    for value in values {
        drop(family.get_or_create(&[(label, value)]));
    }
    family
}

/// How long ago something was, in seconds: since when the oldest post waits, and since when leases are.
fn ages(registry: &mut Registry) -> [Gauge<f64, AtomicU64>; 2] {
    [
        ("posts_oldest", "How long the oldest post has waited that is not held back"),
        ("lease_age", "How long ago this process renewed its leases on shards"),
    ]
    .map(|(name, what)| {
        let gauge = Gauge::default();
        registry.register_with_unit(name, what, Unit::Seconds, gauge.clone());
        gauge
    })
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("aedile");
        let moves = Counter::default();
        let answers = Histogram::new(ANSWER_BOUNDS);
        let posts: Family<_, Counter> = family("fate", FATES);
        let tables: Family<_, Gauge> = family("state", STATES);
        registry.register("moves", "Moves played", moves.clone());
        registry.register_with_unit(
            "answer",
            "Time from an interaction to its answer",
            Unit::Seconds,
            answers.clone(),
        );
        registry.register("posts", "Tries to send a post, by what became of it", posts.clone());
        let shards = Shards::registered(&mut registry);
        let unread = Unread::registered(&mut registry);
        let foreign = Foreign::registered(&mut registry);
        let host = Host::registered(&mut registry);
        registry.register("tables", "Tables, by state", tables.clone());
        let [owed, given_up, members] = [
            ("posts_owed", "Posts written down and not yet sent"),
            ("posts_given_up", "Posts given up in the last seven days"),
            ("members", "Processes that share the database"),
        ]
        .map(|(name, what)| {
            let gauge = Gauge::default();
            registry.register(name, what, gauge.clone());
            gauge
        });
        let [oldest, silent] = ages(&mut registry);
        let registry = Arc::new(registry);
        Self {
            registry,
            moves,
            answers,
            posts,
            shards,
            unread,
            foreign,
            host,
            tables,
            owed,
            given_up,
            oldest,
            members,
            silent,
        }
    }
}

impl Metrics {
    /// Counts moves.
    pub fn moves_played(&self, moves: usize) {
        self.moves.inc_by(moves as u64);
    }

    /// Counts an interaction that is answered, and the time that this took.
    pub fn answered(&self, after: Duration) {
        self.answers.observe(after.as_secs_f64());
    }

    /// Counts a try to send a post.
    pub fn post(&self, fate: PostFate) {
        self.posts.get_or_create(&[("fate", fate)]).inc();
    }

    /// There are to be so many shards, none of them connected yet.
    pub fn expect_shards(&self, count: u32) {
        self.shards.expect(usize::try_from(count).unwrap_or(usize::MAX));
    }

    /// Notes whether events of this shard arrive.
    pub fn set_gateway(&self, shard: u32, gateway: Gateway) {
        self.shards.note(shard, |shard| {
            shard.gateway = gateway;
            if gateway != Gateway::Disconnected {
                shard.trouble = None;
            }
        });
    }

    /// Notes how long this shard's last heartbeat took to be answered.
    pub fn set_latency(&self, shard: u32, latency: Duration) {
        self.shards.note(shard, |shard| shard.latency = Some(latency));
    }

    /// Notes that an event of this shard has arrived.
    pub fn heard(&self, shard: u32) {
        self.shards.note(shard, |shard| shard.last_event = Some(SystemTime::now()));
    }

    /// Counts a field of an event that could not be read; whether it is the first time.
    pub fn unread(&self, event: &'static str, field: &str) -> bool {
        self.unread.field(event, field)
    }

    /// Counts an interaction of which too much could not be read.
    pub fn lost(&self) {
        self.unread.lost();
        self.host.puzzled(Puzzle::Unreadable);
    }

    /// Counts a sign that another process answers for this bot; whether it is time to say so.
    pub fn saw(&self, sign: Sign) -> bool {
        self.foreign.saw(sign)
    }

    /// Whether another process answers for this bot, as it seems.
    pub fn is_shared(&self) -> bool {
        self.foreign.is_there()
    }

    /// An answer to this interaction was sent, and nobody knows whether it has arrived.
    pub fn doubt(&self, interaction: u64) {
        self.foreign.doubt(interaction);
    }

    /// Whether this process may have answered this interaction.
    pub fn is_doubtful(&self, interaction: u64) -> bool {
        self.foreign.is_doubtful(interaction)
    }

    /// Notes how it is about the commands at Discord.
    pub fn set_commands(&self, commands: Commands) {
        self.host.set_commands(commands);
    }

    /// How it is about the commands at Discord.
    pub fn commands(&self) -> Commands {
        self.host.commands()
    }

    /// Notes what keeps the whole bot from Discord; `None` when nothing does any more.
    pub fn set_trouble(&self, trouble: Option<String>) {
        self.host.set_trouble(trouble);
    }

    /// What keeps the whole bot from Discord.
    pub fn trouble(&self) -> Option<String> {
        self.host.trouble()
    }

    /// Notes what keeps a shard from Discord, until it is connected.
    pub fn set_shard_trouble(&self, shard: u32, trouble: String) {
        self.shards.note(shard, |shard| shard.trouble = Some(trouble));
    }

    /// Counts a request that Discord has answered with 429.
    pub fn limited(&self, route: Route) {
        self.host.limited(route);
    }

    /// Counts an interaction that was not understood.
    pub fn puzzled(&self, puzzle: Puzzle) {
        self.host.puzzled(puzzle);
    }

    /// How the shards are, by their numbers; none before the gateway was asked how many there shall be.
    pub fn shards(&self) -> Vec<Shard> {
        self.shards.look()
    }

    /// Everything in the text form of `OpenMetrics`, with what the store holds now.
    pub fn page(&self, census: &Census) -> String {
        self.host.show(census);
        for (state, count) in &census.tables {
            let label = [("state", *state)];
            self.tables.get_or_create(&label).set(count.cast_signed());
        }
        self.owed.set(census.owed.cast_signed());
        self.given_up.set(census.given_up.cast_signed());
        self.oldest.set(census.oldest.as_secs_f64());
        self.members.set(census.members.cast_signed());
        self.silent.set(census.silent.as_secs_f64());
        self.text()
    }

    /// The same while the database does not answer: what it said last, and that it does not. So many writes it has refused.
    pub fn page_without_store(&self, refusals: u64) -> String {
        self.host.show_none();
        self.host.show_refusals(refusals);
        self.text()
    }

    fn text(&self) -> String {
        self.shards.show();
        let mut page = String::new();
        text::encode(&mut page, &self.registry)
            .expect("a string takes everything that is written to it");
        page
    }
}

#[cfg(test)]
mod tests;
