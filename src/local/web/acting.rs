//! What a person does at the page, and how far the page moves the clock.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State as Extract},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::answer::{Answered, Bad, Body};
use crate::local::{
    ChannelId, GuildId, InteractionId, MessageId, UserId, World, ack::Ack, options::Refused,
};

/// The longest move of the clock at once.
const LONGEST: u64 = 366 * 24 * 3600;

/// What a person does: the last part of the address, and the body without who they are.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Slash { channel: ChannelId, command: String, options: Option<Value> },
    Autocomplete { channel: ChannelId, command: String, options: Option<Value>, focused: String },
    Click { message: MessageId, custom_id: String },
    Select { message: MessageId, custom_id: String, values: Option<Vec<String>> },
    Modal { modal: InteractionId, fields: Option<Value> },
    Say { channel: ChannelId, content: String },
    Thread { channel: ChannelId, name: String, message: Option<MessageId> },
    Delete { message: MessageId },
    Membership { guild: GuildId, member: bool },
    Direct {},
    CloseDirect { closed: bool },
    Locale { locale: String },
    ServerLocale { guild: GuildId, locale: String },
    Archive { channel: ChannelId, archived: bool },
    Channel { guild: GuildId, name: String, tags: Option<Vec<String>> },
    DeleteChannel { channel: ChannelId },
}

/// What came of it.
enum Done {
    /// An interaction is on its way to the bot.
    Begun(InteractionId),
    /// There is a channel to show.
    Opened(ChannelId),
    /// Nothing that the event stream does not tell.
    Told,
}

/// What the browser gets to know of an interaction when it is acknowledged.
#[derive(Serialize)]
struct Acknowledged {
    interaction: InteractionId,
    #[serde(flatten)]
    ack: Ack,
}

impl Action {
    fn perform(self, world: &World, user: UserId) -> Result<Done, Refused> {
        let told = |()| Done::Told;
        match self {
            Self::Slash { channel, command, options } => {
                let options = options.unwrap_or_default();
                world.begin_command(user, channel, &command, &options, None).map(Done::Begun)
            }
            Self::Autocomplete { channel, command, options, focused } => {
                let options = options.unwrap_or_default();
                let focused = Some(focused.as_str());
                world.begin_command(user, channel, &command, &options, focused).map(Done::Begun)
            }
            Self::Click { message, custom_id } => {
                world.begin_click(user, message, &custom_id).map(Done::Begun)
            }
            Self::Select { message, custom_id, values } => {
                let values: Vec<&str> = values.iter().flatten().map(String::as_str).collect();
                world.begin_select(user, message, &custom_id, &values).map(Done::Begun)
            }
            Self::Modal { modal, fields } => {
                world.begin_submit(user, modal, &fields.unwrap_or_default()).map(Done::Begun)
            }
            Self::Say { channel, content } => {
                world.say(user, channel, &content).map(|_| Done::Told)
            }
            Self::Thread { channel, name, message } => {
                world.create_thread(user, channel, &name, message).map(Done::Opened)
            }
            Self::Delete { message } => world.delete_message(user, message).map(told),
            Self::Membership { guild, member: true } => world.rejoin(user, guild).map(told),
            Self::Membership { guild, member: false } => world.leave_guild(user, guild).map(told),
            Self::Direct {} => world.dm_channel(user).map(Done::Opened),
            Self::CloseDirect { closed } => world.close_dms(user, closed).map(told),
            Self::Locale { locale } => world.set_locale(user, &locale).map(told),
            Self::ServerLocale { guild, locale } => {
                world.set_server_locale(user, guild, &locale).map(told)
            }
            Self::Archive { channel, archived } => {
                world.archive_thread(user, channel, archived).map(told)
            }
            Self::Channel { guild, name, tags } => {
                let tags: Vec<&str> = tags.iter().flatten().map(String::as_str).collect();
                match tags.as_slice() {
                    [] => world.create_channel(user, guild, &name),
                    tags => world.create_forum(user, guild, &name, tags),
                }
                .map(Done::Opened)
            }
            Self::DeleteChannel { channel } => world.delete_channel(user, channel).map(told),
        }
    }
}

/// Does what the last part of the address names.
pub(super) async fn act(
    Extract(world): Extract<World>,
    Path(action): Path<String>,
    body: Body<Value>,
) -> Answered {
    let Json(body) = body?;
    let user = UserId::deserialize(&body["user"])?;
    match Action::deserialize(json!({action: body}))?.perform(&world, user)? {
        Done::Begun(interaction) => {
            let ack = world.acknowledged(interaction).await;
            Ok(Json(json!(Acknowledged { interaction, ack })))
        }
        Done::Opened(channel) => {
            let state = world.state();
            let channel = state.channel(channel).map_err(Refused::Api)?;
            Ok(Json(json!({"channel": state.channel_json(channel)})))
        }
        Done::Told => Ok(Json(json!({"ok": true}))),
    }
}

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
