//! The page and its HTTP interface: everything a browser needs to sit in *Rome*, or in a server beside it, as
//! one of the people.
//!
//! All of it is JSON in UTF-8 on the same origin as the page. Ids are strings. Requests whose `Host` is not a loopback
//! address, and requests with an `Origin` other than the page's own, get `403`, whatever they ask for, API, gateway and files
//! included: another web site that is open in the browser has no business here.
//!
//! # Reading
//!
//! `GET /local/people` → `[User]`: who can be chosen. The bot is not among them.
//!
//! `GET /local/state?user=ID` → what this person sees now; also to be fetched again after the event stream broke:
//! ```json
//! { "now": 1774108800000,   // the time here, in milliseconds since 1970; it can be ahead of the machine's
//!   "me": User, "guilds": [{"id": "…", "name": "Rome", "locale": "en-US"}], "bot": User, "bot_connected": true,
//!   "users": [User],          // the people and the bot, to show names and mentions
//!   "channels": [Channel],    // of all servers: text channels (type 0) in order, threads (11); conversations with the bot (1)
//!   "messages": {"<channel id>": [Message]},  // oldest first; at most the last 100 of each channel
//!   "commands": [Command] }   // the commands this person may use, as Discord describes them
//! ```
//! - `User`: `{"id", "username", "global_name", "display_name", "bot": bool, "color": "#rrggbb", "manager": bool,
//!   "guilds": ["…"], "locale": "de", "takes_messages": bool}`; show `display_name`. `manager` has Manage Server. `guilds` are the
//!   servers that they are in; who has left all sees only the conversation with the bot; who does not take messages has
//!   closed it for the bot.
//! - `Channel`: Discord's channel object: `id, type, guild_id` (not of type 1), `name, topic, parent_id` (of a thread),
//!   `position, thread_metadata` (`archived`, `locked`), `owner_id` (of a thread: who opened it), `recipients` (of
//!   type 1).
//! - `Message`: Discord's message object: `id, channel_id, author {id, username, global_name, bot}, content, timestamp,
//!   edited_timestamp, mentions [User], attachments [{id, filename, description, content_type, size, url, width,
//!   height}], embeds, components, flags, type, thread, message_reference, referenced_message,
//!   interaction {id, type, name, user}` (name is the full command, such as `rome build`).
//!   `flags & 64`: ephemeral, "Only you can see this"; `flags & 128`: the bot is thinking; `flags & 4096`: silent.
//!   `type` 0 message, 18 "started a thread", 19 reply, 20 answer to a command, 21 first message of a thread.
//! - `Command`: Discord's command object: `id, name, description, options` with `type` 1 subcommand, 2 group, 3 string,
//!   4 integer, 5 boolean, 6 user, 7 channel, 8 role, 9 mentionable, 10 number, and `required, choices [{name, value}],
//!   autocomplete, min_value, max_value, min_length, max_length`.
//!
//! `GET /attachments/<channel>/<id>/<filename>`: a file, by the `url` in the message, without origin; as on Discord's CDN, who knows
//! the address can read it.
//!
//! # The event stream
//!
//! `GET /local/events?user=ID` → `text/event-stream`. Each event's `data` is one JSON object:
//! - `{"type": "message_create" | "message_update", "message": Message}`: only messages that this person may see
//! - `{"type": "message_delete", "channel_id": "…", "id": "…"}`
//! - `{"type": "channel_create" | "channel_update", "channel": Channel}`, `{"type": "channel_delete", "id": "…"}`; also threads
//! - `{"type": "commands", "commands": [Command]}`: the bot registered its commands
//! - `{"type": "modal", "modal": Modal}`: the bot answered this person with a form
//! - `{"type": "bot", "connected": bool}`
//! - `{"type": "clock", "now": 1774108800000}`: the clock was moved
//! - `{"type": "reload"}`: events were lost, or much has changed: fetch the state again
//!
//! A comment line every 15 s keeps the stream alive. `EventSource` connects again by itself: fetch the state on `open`.
//!
//! # Acting
//!
//! `POST` with `Content-Type: application/json`. An interaction is answered when the bot has acknowledged it or after
//! its 3 s; what the bot sends later comes by the event stream.
//!
//! | path | body |
//! | --- | --- |
//! | `/local/slash` | `{"user", "channel", "command": "rome build", "options": {"choice": "…"}}` |
//! | `/local/autocomplete` | `{"user", "channel", "command", "options": {what is filled in}, "focused": "choice"}` |
//! | `/local/click` | `{"user", "message", "custom_id"}` |
//! | `/local/select` | `{"user", "message", "custom_id", "values": ["…"]}` |
//! | `/local/modal` | `{"user", "modal": "<Modal.id>", "fields": {"<custom_id>": "text"}}` |
//! | `/local/say` | `{"user", "channel", "content"}`: people may talk |
//! | `/local/thread` | `{"user", "channel", "name", "message": "…" or null}` → `{"channel": Channel}` |
//! | `/local/delete` | `{"user", "message"}`: one's own message; an ephemeral one is dismissed; the manager may delete all |
//! | `/local/clock` | `{"seconds": 3600}`: moves the clock of world and bot forward → `{"now": …}` |
//! | `/local/membership` | `{"user", "guild", "member": bool}`: leave a server, or come back |
//! | `/local/direct` | `{"user"}`: opens the conversation with the bot → `{"channel": Channel}` |
//! | `/local/close_direct` | `{"user", "closed": bool}`: the bot cannot write to this person any more, or can again |
//! | `/local/locale` | `{"user", "locale": "de"}`: the language of this person's client, by Discord's locales |
//! | `/local/server_locale` | `{"user", "guild", "locale"}`: the preferred locale of a server, by the manager |
//! | `/local/archive` | `{"user", "channel", "archived": bool}`: a thread, by who opened it or the manager |
//! | `/local/channel` | `{"user", "guild", "name"}`: a new text channel, by the manager → `{"channel": Channel}` |
//! | `/local/delete_channel` | `{"user", "channel"}`: a channel or thread, by the manager |
//!
//! Option values are JSON of the option's type; text is accepted for numbers, booleans and ids too.
//!
//! Answers of the first five, status 200: one of
//! - `{"interaction": "…", "answer": "message" | "thinking" | "update" | "deferred_update"}`
//! - `{"interaction": "…", "answer": "modal", "modal": Modal}` with `Modal`: `{"id", "custom_id", "title", "components"}`
//!   (rows of text inputs, as Discord describes them: `custom_id, label, style, required, min_length, max_length, value,
//!   placeholder`)
//! - `{"interaction": "…", "answer": "choices", "choices": [{"name", "value"}]}` (autocomplete)
//! - `{"interaction": "…", "answer": "failed", "error": "The application did not respond"}`: 3 s are over, or, for a
//!   button, `"This interaction failed"`
//!
//! What Discord's client itself would not send (a required option is missing, a number out of range, a command that one
//! may not use, a button that is not there any more) is status 400: `{"error": "…", "option": "<name>" or null}`. Malformed JSON or an
//! unknown person is 400 as well. The others answer `{"ok": true}` or their object.

mod acting;
mod answer;

use std::{convert::Infallible, str::FromStr, time::Duration};

use axum::{
    Json, Router,
    extract::{Path, Query, Request, State as Extract},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response, Sse, sse::Event, sse::KeepAlive},
    routing::{get, post},
};
use futures_util::{Stream, StreamExt, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::{Receiver, error::RecvError};

use self::answer::{Answered, Bad};
use super::{
    AttachmentId, UserId, World,
    ids::BOT,
    model::{Channel, Guild},
    options::Refused,
    state::{Audience, State, WorldChange},
};

/// How many messages of a channel the state holds.
const MESSAGES_SHOWN: usize = 100;
/// Comment lines keep the event stream alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The routes of the page's interface; the page's files are in `page`.
pub(super) fn routes() -> Router<World> {
    Router::new()
        .route("/local/people", get(people))
        .route("/local/state", get(state))
        .route("/local/events", get(events))
        .route("/local/clock", post(acting::clock))
        .route("/local/{action}", post(acting::act))
}

/// For every route of the server: lets through only what comes from this machine and, in browsers, from the page itself.
pub(super) async fn only_from_here(
    Extract(world): Extract<World>,
    request: Request,
    next: Next,
) -> Response {
    let base = world.state().base_url.clone();
    if is_from_here(request.headers(), &base) {
        next.run(request).await
    } else {
        let refusal = Json(json!({"error": "only the page on this machine may ask this"}));
        (StatusCode::FORBIDDEN, refusal).into_response()
    }
}

fn is_from_here(headers: &HeaderMap, base: &str) -> bool {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = header(header::HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_loopback = matches!(name, "127.0.0.1" | "localhost" | "[::1]");
    let same_origin = |origin: &str| origin == base || origin == format!("http://{host}");
    is_loopback && header(header::ORIGIN).is_none_or(same_origin)
}

/// A file of a message, under an address that never changes its content.
pub(super) async fn attachment(
    Extract(world): Extract<World>,
    Path((_channel, id, name)): Path<(String, String, String)>,
) -> Response {
    let id = id.parse().map(AttachmentId).ok();
    let Some((kind, bytes)) = id.and_then(|id| found(&world, id, &name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut headers = HeaderMap::new();
    let value =
        kind.parse().unwrap_or(header::HeaderValue::from_static("application/octet-stream"));
    headers.insert(header::CONTENT_TYPE, value);
    let fixed = [
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
    ];
    (headers, fixed, bytes).into_response()
}

fn found(world: &World, id: AttachmentId, name: &str) -> Option<(String, Vec<u8>)> {
    let state = world.state();
    let bytes = state.files.get(&id)?.to_vec();
    let mut files = state.messages.values().rev().flat_map(|message| &message.attachments);
    let file = files.find(|file| file.id == id && file.filename == name)?;
    Some((file.content_type.clone(), bytes))
}

#[derive(Deserialize)]
struct Viewer {
    user: String,
}

impl Viewer {
    fn person(&self, state: &State) -> Result<UserId, Bad> {
        let id = UserId::from_str(&self.user).ok().filter(|id| *id != BOT);
        let known = id.filter(|id| state.user(*id).is_some());
        known.ok_or_else(|| Refused::NoSuchPerson.into())
    }
}

async fn people(Extract(world): Extract<World>) -> Json<Value> {
    let state = world.state();
    let people = state.users.iter().filter(|user| user.id != BOT);
    Json(json!(people.map(|user| state.for_page(user)).collect::<Vec<_>>()))
}

async fn state(Extract(world): Extract<World>, Query(viewer): Query<Viewer>) -> Answered {
    let mut state = world.state();
    state.archive_idle();
    let me = viewer.person(&state)?;
    let seen = |channel: &&Channel| state.sees(me, channel);
    let mut channels: Vec<&Channel> = state.channels.values().filter(seen).collect();
    channels.sort_by_key(|channel| (channel.kind.number(), channel.position, channel.id));
    let mut messages = json!({});
    for channel in &channels {
        let latest = state.messages_in(channel.id, Some(me)).rev().take(MESSAGES_SHOWN);
        let mut latest: Vec<Value> = latest.map(|message| state.message_json(message)).collect();
        latest.reverse();
        messages[channel.id.to_string()] = json!(latest);
    }
    let named = |guild: &Guild| json!({"id": guild.id, "name": guild.name, "locale": guild.locale});
    let mut json = json!({
        "now": state.now(),
        "me": state.user(me).map(|user| state.for_page(user)),
        "guilds": state.guilds.values().map(named).collect::<Vec<_>>(),
        "bot": state.user(BOT).map(|user| state.for_page(user)),
        "bot_connected": state.sessions.is_connected(),
        "users": state.users.iter().map(|user| state.for_page(user)).collect::<Vec<_>>(),
        "channels": channels.iter().map(|c| state.channel_json(c)).collect::<Vec<_>>(),
        "messages": messages,
        "commands": state.commands_shown(me),
    });
    make_relative(&mut json, &state.base_url);
    Ok(Json(json))
}

/// Takes the origin off the addresses of files: the page may be open as `localhost` too.
fn make_relative(json: &mut Value, base: &str) {
    match json {
        Value::Object(fields) => {
            for (key, value) in fields {
                let path = value.as_str().and_then(|url| url.strip_prefix(base));
                if let (true, Some(path)) = (key.ends_with("url"), path) {
                    *value = json!(path);
                } else {
                    make_relative(value, base);
                }
            }
        }
        Value::Array(entries) => entries.iter_mut().for_each(|entry| make_relative(entry, base)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

async fn events(
    Extract(world): Extract<World>,
    Query(viewer): Query<Viewer>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Bad> {
    let (me, changes, base) = {
        let state = world.state();
        (viewer.person(&state)?, state.changes.subscribe(), state.base_url.clone())
    };
    let ended = world.ended();
    let events = stream::unfold((changes, base), move |listening| {
        let world = world.clone();
        async move { next_event(&world, listening, me).await }
    });
    let events = events.take_until(ended);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}

/// Whether a change is to be told to this person: who has left a server hears nothing of its channels.
fn concerns(world: &World, change: &WorldChange, me: UserId) -> bool {
    match change.audience {
        Audience::Person(person) => person == me,
        Audience::Guild(guild) => world.state().is_member(me, guild),
        Audience::Everybody => true,
    }
}

async fn next_event(
    world: &World,
    (mut changes, base): (Receiver<WorldChange>, String),
    me: UserId,
) -> Option<(Result<Event, Infallible>, (Receiver<WorldChange>, String))> {
    loop {
        let mut event = match changes.recv().await {
            Ok(change) if concerns(world, &change, me) => change.event,
            Ok(_) => continue,
            Err(RecvError::Lagged(_)) => json!({"type": "reload"}),
            Err(RecvError::Closed) => return None,
        };
        make_relative(&mut event, &base);
        return Some((Ok(Event::default().data(event.to_string())), (changes, base)));
    }
}
