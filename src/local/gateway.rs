//! The gateway: a web socket whose sessions can be resumed, <https://docs.discord.com/developers/events/gateway>.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{
    World,
    ids::{BOT, GuildId},
    sessions::{INTENT_GUILDS, Out, REPLAYED, Shard},
    state::{Audience, State},
};

/// Frames that may wait for a slow bot before it counts as gone.
const FRAMES: usize = 2 * REPLAYED;
/// Beats may be this much late, as a share of the interval.
const PATIENCE: f64 = 1.5;

/// Members, presences, message content: nobody has allowed them to this bot.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
const ALL_INTENTS: u64 = (1 << 26) - 1;

const UNKNOWN_OPCODE: u16 = 4001;
const DECODE_ERROR: u16 = 4002;
const NOT_AUTHENTICATED: u16 = 4003;
const AUTHENTICATION_FAILED: u16 = 4004;
const ALREADY_AUTHENTICATED: u16 = 4005;
const SESSION_TIMED_OUT: u16 = 4009;
const INVALID_SHARD: u16 = 4010;
const SHARDING_REQUIRED: u16 = 4011;
const INVALID_INTENTS: u16 = 4013;
const DISALLOWED_INTENTS: u16 = 4014;

/// Speaks with one connected bot until it leaves.
pub(super) async fn serve(world: World, mut socket: WebSocket) {
    let (to_socket, mut outgoing) = mpsc::channel(FRAMES);
    let heartbeat = world.state().sessions.rules.heartbeat;
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": heartbeat, "_trace": []}});
    if socket.send(Frame::Text(hello.to_string().into())).await.is_err() {
        return;
    }
    let mut connection = Connection { world, to_socket, session: None };
    let patience = Duration::from_millis(heartbeat).mul_f64(PATIENCE);
    let mut timeout = Box::pin(tokio::time::sleep(patience));
    loop {
        tokio::select! {
            out = outgoing.recv() => match out {
                Some(Out::Text(text)) => if socket.send(Frame::Text(text.into())).await.is_err() { break },
                Some(Out::Close(code)) => {
                    close(&mut socket, code).await;
                    break;
                },
                Some(Out::Cut) | None => break,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    timeout.as_mut().reset(tokio::time::Instant::now() + patience);
                    if let Err(code) = connection.receive(&text) {
                        close(&mut socket, code).await;
                        break;
                    }
                },
                Some(Ok(Frame::Close(frame))) => {
                    connection.closed_by_bot(frame.map_or(1005, |frame| frame.code));
                    break;
                },
                Some(Ok(Frame::Binary(_) | Frame::Ping(_) | Frame::Pong(_))) => {},
                Some(Err(_)) | None => break,
            },
            () = timeout.as_mut() => {
                close(&mut socket, SESSION_TIMED_OUT).await;
                break;
            },
        }
    }
    connection.lost();
}

async fn close(socket: &mut WebSocket, code: u16) {
    // The other side may be gone already.
    let _ = socket.send(Frame::Close(Some(CloseFrame { code, reason: "".into() }))).await;
}

/// One web socket and the session that it serves.
struct Connection {
    world: World,
    to_socket: mpsc::Sender<Out>,
    session: Option<String>,
}

impl Connection {
    /// Takes a frame of the bot; an error is the code to close with.
    fn receive(&mut self, text: &str) -> Result<(), u16> {
        let frame: Value = serde_json::from_str(text).map_err(|_| DECODE_ERROR)?;
        let data = &frame["d"];
        match frame["op"].as_u64() {
            Some(1) => {
                self.send(&json!({"op": 11, "s": null, "t": null, "d": null}));
                Ok(())
            }
            Some(2) if self.has_session() => Err(ALREADY_AUTHENTICATED),
            Some(2) => self.identify(data),
            Some(6) => self.resume(data),
            // Presence, voice state, member lists: taken, without consequence here.
            Some(3 | 4 | 8) if self.has_session() => Ok(()),
            Some(3 | 4 | 8) => Err(NOT_AUTHENTICATED),
            Some(_) => Err(UNKNOWN_OPCODE),
            None => Err(DECODE_ERROR),
        }
    }

    /// Whether the bot has identified; a session that was invalidated since does not count.
    fn has_session(&self) -> bool {
        self.session.as_deref().is_some_and(|id| self.world.state().sessions.find(id).is_some())
    }

    fn send(&self, frame: &Value) {
        // A full queue means that the bot does not read; the next beat finds it out.
        let _ = self.to_socket.try_send(Out::Text(frame.to_string()));
    }

    fn authenticate(&self, data: &Value) -> Result<(), u16> {
        let token = data["token"].as_str().unwrap_or_default();
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token == self.world.token() { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
    }

    /// Begins a session for a shard and its servers.
    fn identify(&mut self, data: &Value) -> Result<(), u16> {
        self.authenticate(data)?;
        let intents = intents(data)?;
        let shard = Shard::asked(&data["shard"]).ok_or(INVALID_SHARD)?;
        let mut state = self.world.state();
        let guilds = guilds_of(&state, shard);
        if guilds.len() > state.sessions.rules.most_guilds {
            return Err(SHARDING_REQUIRED);
        }
        if !state.sessions.may_identify(shard) {
            self.send(&invalid_session());
            return Ok(());
        }
        let user = state.user(BOT).map_or(Value::Null, super::model::User::wire);
        let listens = intents & INTENT_GUILDS != 0;
        let told: Vec<Value> = if listens { guilds_json(&state, &guilds) } else { Vec::new() };
        let url = state.base_url.replacen("http", "ws", 1);
        let session = state.sessions.add(intents, shard, self.to_socket.clone());
        self.session = Some(session.id.clone());
        let away = |id: &GuildId| json!({"id": id, "unavailable": true});
        session.send(json!({"op": 0, "t": "READY", "d": {
            "v": 10,
            "user": user,
            "guilds": guilds.iter().map(away).collect::<Vec<_>>(),
            "session_id": session.id,
            "resume_gateway_url": format!("{url}/gateway"),
            "shard": [shard.id, shard.count],
            "application": {"id": BOT, "flags": 0},
        }}));
        for guild in told {
            session.send(json!({"op": 0, "t": "GUILD_CREATE", "d": guild}));
        }
        state.publish(Audience::Everybody, json!({"type": "bot", "connected": true}));
        Ok(())
    }

    /// Replays what the bot missed, or asks it to identify anew.
    fn resume(&mut self, data: &Value) -> Result<(), u16> {
        self.authenticate(data)?;
        let seen = data["seq"].as_u64().unwrap_or(0);
        let mut state = self.world.state();
        let wanted = data["session_id"].as_str().unwrap_or_default();
        let session = state.sessions.find(wanted).filter(|session| {
            let oldest = session.sent.front().map_or(session.last + 1, |(number, _)| *number);
            seen <= session.last && seen + 1 >= oldest
        });
        let Some(session) = session else {
            drop(state);
            self.send(&invalid_session());
            return Ok(());
        };
        session.connection = Some(self.to_socket.clone());
        let missed: Vec<String> = session
            .sent
            .iter()
            .filter(|(number, _)| *number > seen)
            .map(|(_, text)| text.clone())
            .collect();
        for text in missed {
            session.push(Out::Text(text));
        }
        session.send(json!({"op": 0, "t": "RESUMED", "d": {"_trace": []}}));
        self.session = Some(session.id.clone());
        state.publish(Audience::Everybody, json!({"type": "bot", "connected": true}));
        Ok(())
    }

    /// Closing with 1000 or 1001 gives the session up.
    fn closed_by_bot(&self, code: u16) {
        if matches!(code, 1000 | 1001) {
            let mut state = self.world.state();
            state.sessions.give_up(self.session.as_deref());
        }
    }

    /// The connection is over; its session, unless another connection has resumed it, waits.
    fn lost(&self) {
        let mut state = self.world.state();
        if let Some(session) = self.session.as_deref().and_then(|id| state.sessions.find(id))
            && session.connection.as_ref().is_some_and(|to| to.same_channel(&self.to_socket))
        {
            session.connection = None;
        }
        let connected = state.sessions.is_connected();
        state.publish(Audience::Everybody, json!({"type": "bot", "connected": connected}));
    }
}

/// Asks for a new session.
fn invalid_session() -> Value {
    json!({"op": 9, "s": null, "t": null, "d": false})
}

/// What the bot wants to hear of, if it may.
fn intents(data: &Value) -> Result<u64, u16> {
    let intents = data["intents"].as_u64().ok_or(INVALID_INTENTS)?;
    if intents & !ALL_INTENTS != 0 {
        Err(INVALID_INTENTS)
    } else if intents & PRIVILEGED != 0 {
        Err(DISALLOWED_INTENTS)
    } else {
        Ok(intents)
    }
}

fn guilds_of(state: &State, shard: Shard) -> Vec<GuildId> {
    state.guilds.keys().copied().filter(|guild| shard.hears_of(Some(*guild))).collect()
}

fn guilds_json(state: &State, guilds: &[GuildId]) -> Vec<Value> {
    guilds.iter().filter_map(|id| state.guilds.get(id)).map(|it| state.guild_json(it)).collect()
}
