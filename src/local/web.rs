//! The page and its HTTP interface: everything a browser needs to sit in *Rome* as one of the six people.
//!
//! All of it is JSON in UTF-8 on the same origin as the page. Ids are strings. Requests whose `Host` is not a loopback
//! address, and requests with an `Origin` other than the page's own, get `403`: another web site that is open in
//! the browser has no business here.
//!
//! # Reading
//!
//! `GET /local/people` → `[User]`, the six: who can be chosen. The bot is not among them.
//!
//! `GET /local/state?user=ID` → what this person sees now; also to be fetched again after the event stream broke:
//! ```json
//! { "me": User, "guild": {"id": "…", "name": "Rome"}, "bot": User, "bot_connected": true,
//!   "users": [User],          // the six and the bot, to show names and mentions
//!   "channels": [Channel],    // text channels (type 0) in order, threads (11), conversations with the bot (1)
//!   "messages": {"<channel id>": [Message]},  // oldest first; at most the last 100 of each channel
//!   "commands": [Command] }   // the commands this person may use, as Discord describes them
//! ```
//! - `User`: `{"id", "username", "global_name", "display_name", "bot": bool, "color": "#rrggbb", "manager": bool}`;
//!   show `display_name`. `manager` has Manage Server.
//! - `Channel`: Discord's channel object: `id, type, name, topic, parent_id` (of a thread), `position, thread_metadata`
//!   (`archived`, `locked`), `recipients` (of type 1).
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
//! `GET /attachments/<channel>/<id>/<filename>`: a file, by the `url` in the message; as on Discord's CDN, who knows
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
//! - `{"type": "reload"}`: events were lost, fetch the state again
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
//! unknown person is 400 as well. The other three answer `{"ok": true}` or their object.
