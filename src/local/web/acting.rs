//! The routes by which a person at the page acts.

use axum::{Json, extract::State as Extract};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Answered, Body};
use crate::local::{
    ChannelId, InteractionId, MessageId, UserId, World, act::Ack, options::Refused,
};

/// What the browser gets to know of an interaction when it is acknowledged.
async fn acknowledged(world: &World, id: InteractionId) -> Json<Value> {
    let (answer, detail): (&str, Option<(&str, Value)>) = match world.acknowledged(id).await {
        Ack::Message => ("message", None),
        Ack::Deferred => ("thinking", None),
        Ack::DeferredUpdate => ("deferred_update", None),
        Ack::Update => ("update", None),
        Ack::Choices(choices) => ("choices", Some(("choices", json!(choices)))),
        Ack::Modal(modal) => ("modal", Some(("modal", json!(modal)))),
        Ack::Failed(words) => ("failed", Some(("error", json!(words)))),
    };
    let mut json = json!({"interaction": id, "answer": answer});
    if let Some((key, value)) = detail {
        json[key] = value;
    }
    Json(json)
}

#[derive(Deserialize)]
pub(super) struct Slash {
    user: UserId,
    channel: ChannelId,
    command: String,
    #[serde(default)]
    options: Value,
}

pub(super) async fn slash(Extract(world): Extract<World>, body: Body<Slash>) -> Answered {
    let Json(Slash { user, channel, command, options }) = body?;
    let id = world.begin_slash(user, channel, &command, &options)?;
    Ok(acknowledged(&world, id).await)
}

#[derive(Deserialize)]
pub(super) struct Autocomplete {
    #[serde(flatten)]
    slash: Slash,
    focused: String,
}

pub(super) async fn autocomplete(
    Extract(world): Extract<World>,
    body: Body<Autocomplete>,
) -> Answered {
    let Json(Autocomplete { slash, focused }) = body?;
    let Slash { user, channel, command, options } = slash;
    let id = world.begin_autocomplete(user, channel, &command, &options, &focused)?;
    Ok(acknowledged(&world, id).await)
}

#[derive(Deserialize)]
pub(super) struct Component {
    user: UserId,
    message: MessageId,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

pub(super) async fn click(Extract(world): Extract<World>, body: Body<Component>) -> Answered {
    let Json(component) = body?;
    let id = world.begin_click(component.user, component.message, &component.custom_id)?;
    Ok(acknowledged(&world, id).await)
}

pub(super) async fn select(Extract(world): Extract<World>, body: Body<Component>) -> Answered {
    let Json(Component { user, message, custom_id, values }) = body?;
    let values: Vec<&str> = values.iter().map(String::as_str).collect();
    let id = world.begin_select(user, message, &custom_id, &values)?;
    Ok(acknowledged(&world, id).await)
}

#[derive(Deserialize)]
pub(super) struct Submission {
    user: UserId,
    modal: InteractionId,
    #[serde(default)]
    fields: Value,
}

pub(super) async fn submit(Extract(world): Extract<World>, body: Body<Submission>) -> Answered {
    let Json(Submission { user, modal, fields }) = body?;
    let id = world.begin_submit(user, modal, &fields)?;
    Ok(acknowledged(&world, id).await)
}

#[derive(Deserialize)]
pub(super) struct Said {
    user: UserId,
    channel: ChannelId,
    content: String,
}

pub(super) async fn say(Extract(world): Extract<World>, body: Body<Said>) -> Answered {
    let Json(Said { user, channel, content }) = body?;
    world.say(user, channel, &content)?;
    Ok(Json(json!({"ok": true})))
}

#[derive(Deserialize)]
pub(super) struct NewThread {
    user: UserId,
    channel: ChannelId,
    name: String,
    message: Option<MessageId>,
}

pub(super) async fn thread(Extract(world): Extract<World>, body: Body<NewThread>) -> Answered {
    let Json(NewThread { user, channel, name, message }) = body?;
    let id = world.create_thread(user, channel, &name, message)?;
    let state = world.state();
    let channel = state.channel(id).map_err(Refused::Api)?;
    Ok(Json(json!({"channel": state.channel_json(channel)})))
}

#[derive(Deserialize)]
pub(super) struct Deletion {
    user: UserId,
    message: MessageId,
}

pub(super) async fn delete(Extract(world): Extract<World>, body: Body<Deletion>) -> Answered {
    let Json(Deletion { user, message }) = body?;
    world.delete_as(user, message)?;
    Ok(Json(json!({"ok": true})))
}
