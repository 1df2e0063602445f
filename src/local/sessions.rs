//! The sessions of the gateway: who is connected, what each was told, and what can be told again.

use std::{
    collections::{BTreeMap, VecDeque},
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{
    altered::Altered,
    ids::{GuildId, id_of, unix_millis},
};

/// Events that a session can have replayed.
pub(super) const REPLAYED: usize = 1_000;

pub(super) const INTENT_GUILDS: u64 = 1;

const INTENT_GUILD_MESSAGES: u64 = 1 << 9;

const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;

/// Milliseconds between the heartbeats that Discord asks for.
const HEARTBEAT: u64 = 41_250;
/// More servers than this Discord does not put into one session.
const MOST_GUILDS: usize = 2_500;
/// How many sessions a bot may begin a day.
const STARTS: u64 = 1_000;

/// What the gateway asks of bots. The defaults are Discord's, but that tests need not wait for each other's IDENTIFY.
#[derive(Clone, Copy, Debug)]
pub struct GatewayRules {
    /// Milliseconds between heartbeats, as HELLO asks for them.
    pub heartbeat: u64,
    /// How many shards `GET /gateway/bot` recommends.
    pub shards: u64,
    /// How many shards may identify at the same time: those whose numbers differ modulo this.
    pub max_concurrency: u64,
    /// How long a shard has to wait for one of the same remainder that has just identified; Discord's are 5 s.
    pub identify_pause: Duration,
    /// More servers than this are refused to one session.
    pub most_guilds: usize,
}

impl Default for GatewayRules {
    fn default() -> Self {
        Self {
            heartbeat: HEARTBEAT,
            shards: 1,
            max_concurrency: 1,
            identify_pause: Duration::ZERO,
            most_guilds: MOST_GUILDS,
        }
    }
}

/// A share of the servers: one of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shard {
    /// Which one, from 0 on.
    pub id: u64,
    /// How many there are.
    pub count: u64,
}

impl Shard {
    /// What a bot asks for by `[id, count]`; the only one if it says nothing. `None` for one that cannot be.
    pub(super) fn asked(wanted: &Value) -> Option<Self> {
        if wanted.is_null() {
            return Some(Self { id: 0, count: 1 });
        }
        let [id, count] = wanted.as_array()?.as_slice() else { return None };
        let shard = Self { id: id_of(id)?, count: id_of(count)? };
        (shard.id < shard.count).then_some(shard)
    }

    /// Whether it is told what happens in this server, or outside of all.
    pub(super) fn hears_of(self, guild: Option<GuildId>) -> bool {
        guild.map_or(0, |guild| guild.shard(self.count)) == self.id
    }
}

/// A bot's try to begin a session.
#[derive(Clone, Copy, Debug)]
pub struct Identify {
    /// Which shard.
    pub shard: Shard,
    pub at: Instant,
    /// Whether it was not too early.
    pub is_taken: bool,
}

/// What goes out on one connection.
#[derive(Clone, Debug)]
pub(super) enum Out {
    Text(String),
    /// Closes in good order, with a code.
    Close(u16),
    /// Ends the connection without a word.
    Cut,
}

/// What lasts while a bot may connect anew: its events are kept.
pub(super) struct GatewaySession {
    pub id: String,
    intents: u64,
    pub shard: Shard,
    /// The number of its last event.
    pub last: u64,
    /// Number and text of the last events.
    pub sent: VecDeque<(u64, String)>,
    /// `None` while it waits to be resumed.
    pub connection: Option<mpsc::Sender<Out>>,
    altered: Altered,
}

/// All sessions, and how tests want them to misbehave.
pub(super) struct Sessions {
    open: Vec<GatewaySession>,
    made: u64,
    pub rules: GatewayRules,
    /// When a shard of each remainder has last identified.
    identified: BTreeMap<u64, Instant>,
    /// All that have tried.
    pub tries: Vec<Identify>,
    /// Interactions yet to be delivered twice.
    pub twice: u32,
    /// Events that are changed on their way.
    pub altered: Altered,
}

impl Sessions {
    pub fn new(rules: GatewayRules) -> Self {
        let (open, identified, tries) = (Vec::new(), BTreeMap::new(), Vec::new());
        Self { open, made: 0, rules, identified, tries, twice: 0, altered: Altered::default() }
    }

    /// What `GET /gateway/bot` says besides the address.
    pub fn starts(&self) -> Value {
        json!({
            "total": STARTS,
            "remaining": STARTS.saturating_sub(self.made),
            "reset_after": 0,
            "max_concurrency": self.rules.max_concurrency,
        })
    }

    /// Whether this shard may identify now; if so, others of its remainder have to wait.
    pub fn may_identify(&mut self, shard: Shard) -> bool {
        let (now, remainder) = (Instant::now(), shard.id % self.rules.max_concurrency);
        let last = self.identified.get(&remainder);
        let may = last.is_none_or(|at| now.duration_since(*at) >= self.rules.identify_pause);
        if may {
            self.identified.insert(remainder, now);
        }
        self.tries.push(Identify { shard, at: now, is_taken: may });
        may
    }

    /// Whether any bot is connected.
    pub fn is_connected(&self) -> bool {
        self.open.iter().any(|session| session.connection.is_some())
    }

    /// The shards that are connected, in order.
    pub fn connected(&self) -> Vec<Shard> {
        let connected = self.open.iter().filter(|session| session.connection.is_some());
        let mut shards: Vec<Shard> = connected.map(|session| session.shard).collect();
        shards.sort_unstable();
        shards
    }

    /// Sends an event about a server to those who listen to it.
    pub fn dispatch_guild(&mut self, guild: GuildId, name: &str, data: &Value) {
        self.dispatch(Some(guild), INTENT_GUILDS, name, data);
    }

    /// Sends an event about a message in a server, or in a conversation.
    pub fn dispatch_message(&mut self, guild: Option<GuildId>, name: &str, mut data: Value) {
        let intent = match guild {
            Some(guild) => {
                data["guild_id"] = json!(guild);
                INTENT_GUILD_MESSAGES
            }
            None => INTENT_DIRECT_MESSAGES,
        };
        self.dispatch(guild, intent, name, &data);
    }

    /// Sends an interaction, which no intent covers; once, or twice when tests ask for it.
    pub fn dispatch_interaction(&mut self, guild: Option<GuildId>, data: &Value) {
        if self.twice > 0 {
            self.twice -= 1;
            self.dispatch(guild, 0, "INTERACTION_CREATE", data);
        }
        self.dispatch(guild, 0, "INTERACTION_CREATE", data);
    }

    /// Ends this session for good.
    pub fn give_up(&mut self, id: Option<&str>) {
        self.open.retain(|session| Some(session.id.as_str()) != id);
    }

    /// Sends an event about a server, or none, to those who listen to all of this.
    pub fn dispatch(&mut self, guild: Option<GuildId>, intent: u64, name: &str, data: &Value) {
        let event = json!({"op": 0, "t": name, "d": data});
        for session in &mut self.open {
            if session.intents & intent == intent && session.shard.hears_of(guild) {
                session.send(event.clone());
            }
        }
    }

    /// Sends to all that are connected, or to one shard, outside of any session's numbering.
    pub fn send(&mut self, only: Option<u64>, out: &Out) {
        for session in self.open.iter_mut().filter(|it| only.is_none_or(|id| it.shard.id == id)) {
            session.push(out.clone());
        }
    }

    /// Forgets all sessions, or those of one shard, so that they cannot be resumed.
    pub fn forget(&mut self, only: Option<u64>) {
        self.open.retain(|session| only.is_some_and(|id| session.shard.id != id));
    }

    pub fn add(
        &mut self,
        intents: u64,
        shard: Shard,
        connection: mpsc::Sender<Out>,
    ) -> &mut GatewaySession {
        // A shard that identifies anew has given up what it was connected by before; other shards may yet resume.
        let waits = |it: &GatewaySession| it.shard.count == shard.count && it.shard.id != shard.id;
        self.open.retain(|session| session.connection.is_some() || waits(session));
        self.made += 1;
        let id = format!("{:x}{:04x}", unix_millis(), self.made);
        let (last, sent) = (0, VecDeque::new());
        self.open.push(GatewaySession {
            id,
            intents,
            shard,
            last,
            sent,
            connection: Some(connection),
            altered: self.altered.clone(),
        });
        self.open.last_mut().expect("one was just pushed")
    }

    pub fn find(&mut self, id: &str) -> Option<&mut GatewaySession> {
        self.open.iter_mut().find(|session| session.id == id)
    }
}

impl GatewaySession {
    pub fn send(&mut self, mut event: Value) {
        self.last += 1;
        event["s"] = json!(self.last);
        self.altered.apply(&mut event);
        let text = event.to_string();
        self.sent.push_back((self.last, text.clone()));
        if self.sent.len() > REPLAYED {
            self.sent.pop_front();
        }
        self.push(Out::Text(text));
    }

    /// A connection that does not take frames any more is gone; the session waits to be resumed.
    pub fn push(&mut self, out: Out) {
        let ended = matches!(out, Out::Close(_) | Out::Cut);
        let failed = self.connection.as_ref().is_some_and(|to| to.try_send(out).is_err());
        if ended || failed {
            self.connection = None;
        }
    }
}
