//! The routes below `/channels`.

use serde_json::{Value, json};

use super::call::{Call, Reply, number};
use crate::local::{
    check::message::Origin,
    error::{ApiError, form_error},
    ids::{BOT, ChannelId, MessageId},
    model::{ChannelKind, Message},
    permissions as may,
    state::State,
};

/// Changes channels.
const MANAGE_CHANNELS: u64 = 1 << 4;

pub(super) fn answer(
    state: &mut State,
    call: &Call,
    id: &str,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    let id = number(id).map(ChannelId).ok_or(ApiError::UNKNOWN_CHANNEL)?;
    state.channel(id)?;
    match rest {
        [] => channel(state, call, id),
        ["messages", rest @ ..] => messages(state, call, id, rest),
        ["typing"] if call.method == "POST" => {
            state.need_to_send(id)?;
            Ok(Reply::Done)
        }
        ["threads"] if call.method == "POST" => thread(state, call, id, None),
        ["threads", "archived", "public"] if call.method == "GET" => archived(state, id),
        ["thread-members", "@me"] if call.method == "PUT" => Ok(Reply::Done),
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn channel(state: &mut State, call: &Call, id: ChannelId) -> Result<Reply, ApiError> {
    let kind = state.channel(id)?.kind;
    let manage = match kind {
        ChannelKind::Thread => may::MANAGE_THREADS,
        ChannelKind::Text | ChannelKind::Forum => MANAGE_CHANNELS,
        ChannelKind::Direct => 0,
    };
    match call.method {
        "GET" => {
            state.need(id, 0)?;
            Ok(Reply::Json(state.channel_json(state.channel(id)?)))
        }
        "PATCH" if kind == ChannelKind::Thread => {
            state.need(id, 0)?;
            state.edit_thread(id, &call.body.json)?;
            Ok(Reply::Json(state.channel_json(state.channel(id)?)))
        }
        "PATCH" => {
            state.need(id, manage)?;
            state.edit_channel(id, &call.body.json)?;
            Ok(Reply::Json(state.channel_json(state.channel(id)?)))
        }
        "DELETE" => {
            state.need(id, manage)?;
            Ok(Reply::Json(state.delete_channel(id)?))
        }
        _ => Err(ApiError::METHOD_NOT_ALLOWED),
    }
}

/// The archived threads of a channel, the one archived last first.
fn archived(state: &State, parent: ChannelId) -> Result<Reply, ApiError> {
    state.need(parent, may::READ_MESSAGE_HISTORY)?;
    let threads = state.channels.values().filter(|it| it.parent == Some(parent) && it.archived);
    let mut threads: Vec<_> = threads.collect();
    threads.sort_by_key(|thread| std::cmp::Reverse(thread.archive_changed));
    let threads: Vec<Value> = threads.into_iter().map(|it| state.channel_json(it)).collect();
    Ok(Reply::Json(json!({"threads": threads, "members": [], "has_more": false})))
}

fn messages(
    state: &mut State,
    call: &Call,
    channel: ChannelId,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    match (call.method, rest) {
        ("GET", []) => list(state, call, channel),
        ("POST", []) => {
            state.need_to_send(channel)?;
            state.need(channel, needed_for(&call.body))?;
            let id = state.create_message(channel, &call.body)?;
            Ok(Reply::Json(json_of(state, channel, id)?))
        }
        (_, [id]) => {
            let id = number(id).map(MessageId).ok_or(ApiError::UNKNOWN_MESSAGE)?;
            message(state, call, channel, id)
        }
        ("POST", [id, "threads"]) => {
            let id = number(id).map(MessageId).ok_or(ApiError::UNKNOWN_MESSAGE)?;
            thread(state, call, channel, Some(id))
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// What a body needs besides the permission to post.
fn needed_for(body: &crate::local::state::Body) -> u64 {
    let embeds = body.json["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty());
    let files = if body.uploads.is_empty() { 0 } else { may::ATTACH_FILES };
    files | if embeds { may::EMBED_LINKS } else { 0 }
}

fn json_of(state: &State, channel: ChannelId, id: MessageId) -> Result<Value, ApiError> {
    Ok(state.message_json(state.public_message(channel, id)?))
}

fn message(
    state: &mut State,
    call: &Call,
    channel: ChannelId,
    id: MessageId,
) -> Result<Reply, ApiError> {
    state.need(channel, 0)?;
    let author = state.public_message(channel, id)?.author;
    if call.method != "GET" {
        state.need_open(channel)?;
    }
    match call.method {
        "GET" => {
            state.need(channel, may::READ_MESSAGE_HISTORY)?;
            Ok(Reply::Json(json_of(state, channel, id)?))
        }
        "PATCH" if author != BOT => Err(ApiError::NOT_THE_AUTHOR),
        "PATCH" => {
            state.need(channel, needed_for(&call.body))?;
            state.count_old_change(channel, id)?;
            state.edit_message(id, &call.body, Origin::Channel)?;
            Ok(Reply::Json(json_of(state, channel, id)?))
        }
        "DELETE" => {
            state.need(channel, if author == BOT { 0 } else { may::MANAGE_MESSAGES })?;
            state.delete_message(id)?;
            Ok(Reply::Done)
        }
        _ => Err(ApiError::METHOD_NOT_ALLOWED),
    }
}

/// The youngest first; without the permission to read history, none.
fn list(state: &State, call: &Call, channel: ChannelId) -> Result<Reply, ApiError> {
    state.need(channel, 0)?;
    let bound = |name: &str| call.parameter(name).and_then(number).map(MessageId);
    let limit = call.parameter("limit").map_or(Some(50), number);
    let limit = limit.filter(|limit| (1..=100).contains(limit)).ok_or_else(|| {
        form_error("limit", "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
    })?;
    if state.need(channel, may::READ_MESSAGE_HISTORY).is_err() {
        return Ok(Reply::Json(json!([])));
    }
    let limit = usize::try_from(limit).unwrap_or(100);
    let (before, after, around) = (bound("before"), bound("after"), bound("around"));
    let here = || {
        let older = |m: &&Message| before.is_none_or(|id| m.id < id);
        state.public_messages(channel).filter(older).filter(|m| after.is_none_or(|id| m.id > id))
    };
    let mut found: Vec<&Message> = match (after, around) {
        (Some(_), _) => here().take(limit).collect(),
        (None, Some(middle)) => {
            let older = here().rev().filter(|m| m.id < middle).take(limit / 2);
            let younger = here().filter(|m| m.id >= middle).take(limit - limit / 2);
            older.chain(younger).collect()
        }
        (None, None) => here().rev().take(limit).collect(),
    };
    found.sort_by_key(|message| std::cmp::Reverse(message.id));
    let json: Vec<Value> = found.into_iter().map(|m| state.message_json(m)).collect();
    Ok(Reply::Json(json!(json)))
}

fn thread(
    state: &mut State,
    call: &Call,
    parent: ChannelId,
    message: Option<MessageId>,
) -> Result<Reply, ApiError> {
    if state.channel(parent)?.kind == ChannelKind::Forum {
        state.need(parent, may::SEND_MESSAGES)?;
        let id = state.create_forum_post(BOT, parent, &call.body)?;
        return Ok(Reply::Created(state.channel_json(state.channel(id)?)));
    }
    state.need(parent, may::CREATE_PUBLIC_THREADS)?;
    let body = &call.body.json;
    // Without a type Discord makes a private thread, which this server does not have.
    if message.is_none() && body["type"].as_u64() != Some(11) {
        let message = "This local server knows only public threads: type 11";
        return Err(form_error("type", "BASE_TYPE_CHOICES", message));
    }
    let id = state.create_thread(BOT, parent, message, body)?;
    Ok(Reply::Created(state.channel_json(state.channel(id)?)))
}
