//! Channels, threads and conversations with the bot.

use serde_json::{Value, json};

use super::State;
use crate::local::{
    error::{ApiError, FormErrors},
    ids::{BOT, ChannelId, GUILD, MessageId, UserId},
    model::{Channel, ChannelKind, User},
    permissions,
};

impl State {
    /// Refuses the bot what it may not do in this channel: 50001 when it does not see it, else 50013.
    pub fn need(&self, channel: ChannelId, bits: u64) -> Result<(), ApiError> {
        let held = self.bot_permissions(self.channel(channel)?);
        if held & permissions::VIEW_CHANNEL == 0 {
            Err(ApiError::MISSING_ACCESS)
        } else if bits & !held != 0 {
            Err(ApiError::MISSING_PERMISSIONS)
        } else {
            Ok(())
        }
    }

    /// The permission to post here: threads have their own.
    pub fn need_to_send(&self, channel: ChannelId) -> Result<(), ApiError> {
        match self.channel(channel)?.kind {
            ChannelKind::Thread => self.need(channel, permissions::SEND_MESSAGES_IN_THREADS),
            ChannelKind::Text | ChannelKind::Direct => {
                self.need(channel, permissions::SEND_MESSAGES)
            }
        }
    }

    /// What the bot may do in a channel; a thread follows its channel.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
        channel.bot_permissions & parent.map_or(u64::MAX, |parent| parent.bot_permissions)
    }

    /// Opens a thread, on a message of its channel or on none.
    pub fn create_thread(
        &mut self,
        by: UserId,
        parent: ChannelId,
        message: Option<MessageId>,
        body: &Value,
    ) -> Result<ChannelId, ApiError> {
        let name = thread_name(body)?;
        self.channel(parent)?;
        let id = match message {
            Some(message) => self.hang_thread(parent, message)?,
            None => ChannelId(self.new_id()),
        };
        let thread = Channel {
            parent: Some(parent),
            person: Some(by),
            bot_permissions: u64::MAX,
            ..Channel::new(id, ChannelKind::Thread, name, self.now())
        };
        self.channels.insert(id, thread.clone());
        self.announce_channel(id, "channel_create", "THREAD_CREATE");
        match message {
            Some(message) => {
                self.announce(message, "message_update");
                self.post_thread_starter(by, id, message);
            }
            None => self.post_thread_notice(by, parent, &thread),
        }
        Ok(id)
    }

    /// Marks a message as having a thread, which gets the message's id.
    fn hang_thread(&mut self, parent: ChannelId, id: MessageId) -> Result<ChannelId, ApiError> {
        self.public_message(parent, id)?;
        let thread = ChannelId(id.0);
        let message = self.messages.get_mut(&id).ok_or(ApiError::UNKNOWN_MESSAGE)?;
        if message.thread.replace(thread).is_some() {
            return Err(ApiError::THREAD_EXISTS);
        }
        Ok(thread)
    }

    /// The conversation of this person with the bot, opened when there is none yet.
    pub fn direct_channel(&mut self, person: UserId) -> ChannelId {
        let known = self.channels.values().find(|channel| channel.direct_person() == Some(person));
        if let Some(known) = known {
            return known.id;
        }
        let id = ChannelId(self.new_id());
        let channel = Channel {
            person: Some(person),
            ..Channel::new(id, ChannelKind::Direct, "", self.now())
        };
        self.channels.insert(id, channel);
        self.announce_channel(id, "channel_create", "CHANNEL_CREATE");
        id
    }

    /// Changes name, topic or, of a thread, whether it is archived or locked.
    pub fn edit_channel(&mut self, id: ChannelId, body: &Value) -> Result<(), ApiError> {
        let mut errors = FormErrors::default();
        if let Some(name) = errors.text_if_any(body, "", "name") {
            errors.length("name", name, 1, 100);
        }
        if let Some(topic) = errors.text_if_any(body, "", "topic") {
            errors.length("topic", topic, 0, 1024);
        }
        errors.finish()?;
        let channel = self.channels.get_mut(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        if let Some(name) = body["name"].as_str() {
            name.clone_into(&mut channel.name);
        }
        if let Some(topic) = body["topic"].as_str() {
            channel.topic = Some(topic.to_owned());
        }
        if let Some(archived) = body["archived"].as_bool() {
            channel.archived = archived;
        }
        if let Some(locked) = body["locked"].as_bool() {
            channel.locked = locked;
        }
        self.announce_update(id);
        Ok(())
    }

    /// Sets what the bot may do in a channel.
    pub fn set_permissions(&mut self, id: ChannelId, bits: u64) -> Result<(), ApiError> {
        let channel = self.channels.get_mut(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        channel.bot_permissions = bits;
        self.announce_update(id);
        Ok(())
    }

    /// Takes a channel away with its messages and threads.
    pub fn delete_channel(&mut self, id: ChannelId) -> Result<Value, ApiError> {
        let channel = self.channel(id)?.clone();
        let json = self.channel_json(&channel);
        let threads: Vec<ChannelId> =
            self.channels.values().filter(|c| c.parent == Some(id)).map(|c| c.id).collect();
        for thread in threads {
            self.delete_channel(thread)?;
        }
        let messages: Vec<MessageId> =
            self.messages.values().filter(|m| m.channel == id).map(|m| m.id).collect();
        for message in messages {
            self.delete_message(message)?;
        }
        self.channels.remove(&id);
        self.publish(channel.direct_person(), json!({"type": "channel_delete", "id": id}));
        match channel.kind {
            ChannelKind::Thread => self.sessions.dispatch_guild("THREAD_DELETE", &json),
            ChannelKind::Text => self.sessions.dispatch_guild("CHANNEL_DELETE", &json),
            ChannelKind::Direct => {}
        }
        Ok(json)
    }

    fn announce_update(&mut self, id: ChannelId) {
        let thread = self.channels.get(&id).is_some_and(|c| c.kind == ChannelKind::Thread);
        let event = if thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
        self.announce_channel(id, "channel_update", event);
    }

    fn announce_channel(&mut self, id: ChannelId, event: &str, gateway_event: &str) {
        let Some(channel) = self.channels.get(&id) else { return };
        let mut json = self.channel_json(channel);
        self.publish(channel.direct_person(), json!({"type": event, "channel": json}));
        if gateway_event == "THREAD_CREATE" {
            json["newly_created"] = json!(true);
        }
        if !channel.is_direct() {
            self.sessions.dispatch_guild(gateway_event, &json);
        }
    }

    /// Discord's channel object.
    pub fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({
            "id": channel.id,
            "type": channel.kind.number(),
            "last_message_id": channel.last_message,
            "flags": 0,
        });
        match channel.kind {
            ChannelKind::Direct => {
                let person = channel.person.and_then(|person| self.user(person));
                let recipients: Vec<Value> = person.map(User::wire).into_iter().collect();
                json["recipients"] = json!(recipients);
            }
            ChannelKind::Text => {
                json["name"] = json!(channel.name);
                json["guild_id"] = json!(GUILD.to_string());
                json["position"] = json!(channel.position);
                json["topic"] = json!(channel.topic);
                json["parent_id"] = Value::Null;
                json["nsfw"] = json!(false);
                json["rate_limit_per_user"] = json!(0);
                json["permission_overwrites"] = overwrites(channel.bot_permissions);
            }
            ChannelKind::Thread => {
                json["name"] = json!(channel.name);
                json["guild_id"] = json!(GUILD.to_string());
                json["parent_id"] = json!(channel.parent);
                json["owner_id"] = json!(channel.person);
                json["rate_limit_per_user"] = json!(0);
                json["message_count"] = json!(self.messages_in(channel.id, None).count());
                json["member_count"] = json!(2);
                json["total_message_sent"] = json["message_count"].clone();
                json["thread_metadata"] = json!({
                    "archived": channel.archived,
                    "auto_archive_duration": 10080,
                    "archive_timestamp": super::wire::timestamp(channel.created),
                    "locked": channel.locked,
                    "create_timestamp": super::wire::timestamp(channel.created),
                });
            }
        }
        json
    }
}

/// The name that a request gives its thread.
fn thread_name(body: &Value) -> Result<&str, ApiError> {
    let mut errors = FormErrors::default();
    let name = errors.text(body, "", "name").unwrap_or_default();
    errors.length("name", name, 1, 100);
    if !matches!(body["auto_archive_duration"].as_u64(), None | Some(60 | 1440 | 4320 | 10080)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        errors.add("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    errors.finish()?;
    Ok(name)
}

/// The bot's own overwrite where it may do more or less than everybody.
fn overwrites(bits: u64) -> Value {
    let (allow, deny) = (bits & !permissions::EVERYBODY, permissions::EVERYBODY & !bits);
    if allow == 0 && deny == 0 {
        return json!([]);
    }
    json!([{"id": BOT, "type": 1, "allow": allow.to_string(), "deny": deny.to_string()}])
}
