//! What is counted while the bot runs, for `GET /metrics`.
//!
//! A [`Metrics`] is a handle: clones count into the same numbers. Nothing here names a person, a channel or a table.

mod foreign;
mod gateway;
mod unread;

use std::{
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, SystemTime},
};

use prometheus_client::{
    encoding::{EncodeLabelValue, text},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

use self::{foreign::Foreign, gateway::Shards, unread::Unread};
pub use self::{
    foreign::Sign,
    gateway::{Gateway, Shard},
};

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

/// What the store holds at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many tables are in each state, by its name.
    pub tables: Vec<(&'static str, u64)>,
    /// Posts not yet sent.
    pub owed: u64,
    /// Posts that were given up in the last seven days.
    pub given_up: u64,
    /// How long the oldest of them has waited.
    pub oldest: Duration,
    /// Processes that share the database.
    pub members: u64,
    /// How long ago this process renewed its leases.
    pub silent: Duration,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("aedile");
        let moves = Counter::default();
        let answers = Histogram::new(ANSWER_BOUNDS);
        let posts = Family::default();
        let tables = Family::default();
        let owed = Gauge::default();
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
        registry.register("tables", "Tables, by state", tables.clone());
        registry.register("posts_owed", "Posts written down and not yet sent", owed.clone());
        let given_up = Gauge::default();
        let what = "Posts given up in the last seven days";
        registry.register("posts_given_up", what, given_up.clone());
        let [oldest, silent] = [
            ("posts_oldest", "How long the oldest post has waited that is not held back"),
            ("lease_age", "How long ago this process renewed its leases on shards"),
        ]
        .map(|(name, what)| {
            let gauge = Gauge::default();
            registry.register_with_unit(name, what, Unit::Seconds, gauge.clone());
            gauge
        });
        let members = Gauge::default();
        registry.register("members", "Processes that share the database", members.clone());
        let registry = Arc::new(registry);
        Self {
            registry,
            moves,
            answers,
            posts,
            shards,
            unread,
            foreign,
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
        self.shards.note(shard, |shard| shard.gateway = gateway);
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

    /// How the shards are, by their numbers; none before the gateway was asked how many there shall be.
    pub fn shards(&self) -> Vec<Shard> {
        self.shards.look()
    }

    /// Everything in the text form of `OpenMetrics`, with what the store holds now.
    #[expect(clippy::missing_panics_doc, reason = "writing to a string cannot fail")]
    pub fn page(&self, census: &Census) -> String {
        for (state, count) in &census.tables {
            let label = [("state", *state)];
            self.tables.get_or_create(&label).set(count.cast_signed());
        }
        self.owed.set(census.owed.cast_signed());
        self.given_up.set(census.given_up.cast_signed());
        self.oldest.set(census.oldest.as_secs_f64());
        self.members.set(census.members.cast_signed());
        self.silent.set(census.silent.as_secs_f64());
        self.shards.show();
        let mut page = String::new();
        text::encode(&mut page, &self.registry)
            .expect("a string takes everything that is written to it");
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_shows_what_was_counted() {
        let metrics = Metrics::default();
        metrics.moves_played(1);
        metrics.answered(Duration::from_millis(4));
        metrics.post(PostFate::Retried);
        metrics.expect_shards(3);
        metrics.set_gateway(1, Gateway::Connected);
        metrics.set_latency(1, Duration::from_millis(250));
        metrics.heard(1);
        metrics.heard(3);
        metrics.set_gateway(2, Gateway::Elsewhere);
        let (oldest, silent) = (Duration::from_millis(1500), Duration::from_millis(500));
        let tables = vec![("Running", 2)];
        let page =
            metrics.page(&Census { tables, owed: 4, given_up: 3, oldest, members: 2, silent });
        for line in [
            "aedile_moves_total 1",
            "aedile_answer_seconds_count 1",
            "aedile_answer_seconds_bucket{le=\"0.0025\"} 0",
            "aedile_answer_seconds_bucket{le=\"0.005\"} 1",
            "aedile_posts_total{fate=\"Retried\"} 1",
            "aedile_gateway_connected{shard=\"0\"} 0",
            "aedile_gateway_connected{shard=\"1\"} 1",
            "aedile_gateway_latency_seconds{shard=\"1\"} 0.25",
            "aedile_tables{state=\"Running\"} 2",
            "aedile_posts_owed 4",
            "aedile_posts_given_up 3",
            "aedile_posts_oldest_seconds 1.5",
            "aedile_members 2",
            "aedile_lease_age_seconds 0.5",
            "aedile_shards 3",
            "aedile_shards_owned 2",
            "# EOF",
        ] {
            assert!(page.lines().any(|there| there == line), "{line} is missing in\n{page}");
        }
        assert!(page.contains("aedile_gateway_last_event_seconds{shard=\"1\"} 1"), "{page}");
        assert!(!page.contains("shard=\"2\""), "the third is not here");
    }

    /// What hosts are given to watch the bot with asks for numbers that there are.
    #[test]
    fn the_dashboard_and_the_alerts_ask_for_what_is_counted() {
        let metrics = Metrics::default();
        metrics.answered(Duration::from_millis(4));
        metrics.post(PostFate::Failed);
        metrics.expect_shards(1);
        metrics.set_latency(0, Duration::from_millis(40));
        metrics.heard(0);
        let tables = ["Lobby", "Running"].map(|state| (state, 1)).to_vec();
        let page = metrics.page(&Census { tables, ..Census::default() });
        let given =
            [include_str!("../packaging/dashboard.json"), include_str!("../packaging/alerts.yml")];
        let is_name = |c: char| c.is_ascii_lowercase() || c == '_';
        let words = given.iter().flat_map(|text| text.split(|c| !is_name(c)));
        let mut asked = 0;
        for word in words.filter(|word| word.starts_with("aedile_")) {
            let is_there = page.lines().any(|line| {
                let name = line.split(|c| !is_name(c)).next();
                name == Some(word)
            });
            assert!(is_there, "{word}");
            asked += 1;
        }
        assert!(asked > 10, "{asked}");
        for label in ["state=\"Running\"", "state=\"Lobby\"", "fate=\"Failed\""] {
            assert!(page.contains(label), "{label}");
        }
    }
}
