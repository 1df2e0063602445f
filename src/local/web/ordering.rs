//! The routes by which the page orders the world: its clock, and who and what is in it.

use std::time::Duration;

use axum::{Json, extract::State as Extract};
use serde::Deserialize;
use serde_json::json;

use super::answer::{Answered, Bad, Body};
use crate::local::{ChannelId, GuildId, UserId, World, options::Refused};

/// The longest move of the clock at once.
const LONGEST: u64 = 366 * 24 * 3600;

#[derive(Deserialize)]
pub(super) struct Move {
    seconds: u64,
}

pub(super) async fn clock(Extract(world): Extract<World>, body: Body<Move>) -> Answered {
    let Json(Move { seconds }) = body?;
    if !(1..=LONGEST).contains(&seconds) {
        let error = "the clock moves forward, by a second to a year at once";
        return Err(Bad(json!({"error": error, "option": null})));
    }
    world.pass_time(Duration::from_secs(seconds));
    Ok(Json(json!({"now": world.now()})))
}

#[derive(Deserialize)]
pub(super) struct Membership {
    user: UserId,
    guild: GuildId,
    member: bool,
}

pub(super) async fn membership(Extract(world): Extract<World>, body: Body<Membership>) -> Answered {
    let Json(Membership { user, guild, member }) = body?;
    if member { world.rejoin(user, guild) } else { world.leave_guild(user, guild) }?;
    Ok(Json(json!({"ok": true})))
}

#[derive(Deserialize)]
pub(super) struct Person {
    user: UserId,
}

pub(super) async fn direct(Extract(world): Extract<World>, body: Body<Person>) -> Answered {
    let Json(Person { user }) = body?;
    let id = world.dm_channel(user)?;
    let state = world.state();
    let channel = state.channel(id).map_err(Refused::Api)?;
    Ok(Json(json!({"channel": state.channel_json(channel)})))
}

#[derive(Deserialize)]
pub(super) struct Closing {
    user: UserId,
    closed: bool,
}

pub(super) async fn close_direct(Extract(world): Extract<World>, body: Body<Closing>) -> Answered {
    let Json(Closing { user, closed }) = body?;
    world.close_dms(user, closed)?;
    Ok(Json(json!({"ok": true})))
}

#[derive(Deserialize)]
pub(super) struct Archiving {
    user: UserId,
    channel: ChannelId,
    archived: bool,
}

pub(super) async fn archive(Extract(world): Extract<World>, body: Body<Archiving>) -> Answered {
    let Json(Archiving { user, channel, archived }) = body?;
    world.archive_as(user, channel, archived)?;
    Ok(Json(json!({"ok": true})))
}

#[derive(Deserialize)]
pub(super) struct NewChannel {
    user: UserId,
    guild: GuildId,
    name: String,
}

pub(super) async fn new_channel(
    Extract(world): Extract<World>,
    body: Body<NewChannel>,
) -> Answered {
    let Json(NewChannel { user, guild, name }) = body?;
    let id = world.create_channel_as(user, guild, &name)?;
    let state = world.state();
    let channel = state.channel(id).map_err(Refused::Api)?;
    Ok(Json(json!({"channel": state.channel_json(channel)})))
}

#[derive(Deserialize)]
pub(super) struct ChannelDeletion {
    user: UserId,
    channel: ChannelId,
}

pub(super) async fn delete_channel(
    Extract(world): Extract<World>,
    body: Body<ChannelDeletion>,
) -> Answered {
    let Json(ChannelDeletion { user, channel }) = body?;
    world.delete_channel_as(user, channel)?;
    Ok(Json(json!({"ok": true})))
}
