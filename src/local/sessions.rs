//! The sessions of the gateway: who is connected, what each was told, and what can be told again.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::ids::{GUILD, unix_millis};

/// Events that a session can have replayed.
pub(super) const REPLAYED: usize = 1_000;

pub(super) const INTENT_GUILDS: u64 = 1;

const INTENT_GUILD_MESSAGES: u64 = 1 << 9;

const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;

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
pub(super) struct Session {
    pub id: String,
    intents: u64,
    shard: (u64, u64),
    /// The number of its last event.
    pub last: u64,
    /// Number and text of the last events.
    pub sent: VecDeque<(u64, String)>,
    /// `None` while it waits to be resumed.
    pub connection: Option<mpsc::Sender<Out>>,
}

/// All sessions, and how tests want them to misbehave.
pub(super) struct Sessions {
    open: Vec<Session>,
    made: u64,
    /// Milliseconds between beats.
    pub heartbeat: u64,
    /// Beats get no answer.
    pub silent: bool,
    /// Interactions yet to be delivered twice.
    pub twice: u32,
}

impl Sessions {
    pub fn new(heartbeat: u64) -> Self {
        Self { open: Vec::new(), made: 0, heartbeat, silent: false, twice: 0 }
    }

    /// Whether any bot is connected.
    pub fn is_connected(&self) -> bool {
        self.open.iter().any(|session| session.connection.is_some())
    }

    /// Sends an event about *Rome* to those who listen to it.
    pub fn dispatch_guild(&mut self, name: &str, data: &Value) {
        self.dispatch(INTENT_GUILDS, name, data);
    }

    /// Sends an event about a message.
    pub fn dispatch_message(&mut self, name: &str, direct: bool, mut data: Value) {
        if !direct {
            data["guild_id"] = json!(GUILD.to_string());
        }
        let intent = if direct { INTENT_DIRECT_MESSAGES } else { INTENT_GUILD_MESSAGES };
        self.dispatch(intent, name, &data);
    }

    /// Sends an interaction, which no intent covers; once, or twice when tests ask for it.
    pub fn dispatch_interaction(&mut self, data: &Value) {
        if self.twice > 0 {
            self.twice -= 1;
            self.dispatch(0, "INTERACTION_CREATE", data);
        }
        self.dispatch(0, "INTERACTION_CREATE", data);
    }

    /// Ends this session for good.
    pub fn give_up(&mut self, id: Option<&str>) {
        self.open.retain(|session| Some(session.id.as_str()) != id);
    }

    fn dispatch(&mut self, intent: u64, name: &str, data: &Value) {
        let event = json!({"op": 0, "t": name, "d": data});
        for session in &mut self.open {
            let (shard, shards) = session.shard;
            if session.intents & intent == intent && (GUILD >> 22) % shards == shard {
                session.send(event.clone());
            }
        }
    }

    /// Sends to all that are connected, outside of any session's numbering.
    pub fn send_all(&mut self, out: &Out) {
        for session in &mut self.open {
            session.push(out.clone());
        }
    }

    /// Forgets all sessions, so that they cannot be resumed.
    pub fn forget(&mut self) {
        self.open.clear();
    }

    pub fn add(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        connection: mpsc::Sender<Out>,
    ) -> &mut Session {
        // A bot that identifies anew has given up what it was connected by before.
        self.open.retain(|session| session.connection.is_some());
        self.made += 1;
        let id = format!("{:x}{:04x}", unix_millis(), self.made);
        let (last, sent) = (0, VecDeque::new());
        self.open.push(Session { id, intents, shard, last, sent, connection: Some(connection) });
        self.open.last_mut().expect("one was just pushed")
    }

    pub fn find(&mut self, id: &str) -> Option<&mut Session> {
        self.open.iter_mut().find(|session| session.id == id)
    }
}

impl Session {
    pub fn send(&mut self, mut event: Value) {
        self.last += 1;
        event["s"] = json!(self.last);
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
