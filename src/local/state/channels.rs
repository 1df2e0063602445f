//! Channels and conversations with the bot.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Audience, State};
use crate::local::{
    error::{ApiError, FormErrors},
    ids::{BOT, ChannelId, GuildId, UserId},
    model::{Channel, ChannelKind, Tag, User},
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

    /// The permission to post here: threads have their own, and a person can have closed the door.
    pub fn need_to_send(&self, id: ChannelId) -> Result<(), ApiError> {
        let channel = self.channel(id)?;
        match channel.kind {
            ChannelKind::Text => self.need(id, permissions::SEND_MESSAGES),
            ChannelKind::Forum => Err(ApiError::NO_TEXT_CHANNEL),
            ChannelKind::Direct if channel.person.is_some_and(|it| self.takes_messages(it)) => {
                Ok(())
            }
            ChannelKind::Direct => Err(ApiError::CANNOT_MESSAGE),
            ChannelKind::Thread => {
                self.need(id, permissions::SEND_MESSAGES_IN_THREADS)?;
                self.need_unlocked(channel)
            }
        }
    }

    /// What the bot may do in a channel; a thread follows its channel.
    pub fn bot_permissions(&self, channel: &Channel) -> u64 {
        let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
        channel.bot_permissions & parent.map_or(u64::MAX, |parent| parent.bot_permissions)
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

    /// Makes a text channel below the others of its server. Names are as Discord makes them: in small letters, without spaces.
    pub fn create_channel(&mut self, guild: GuildId, name: &str) -> Result<ChannelId, ApiError> {
        let guild = Some(self.guild(guild)?.id);
        let name = name.trim().to_lowercase().replace(char::is_whitespace, "-");
        let mut errors = FormErrors::default();
        errors.length("name", &name, 1, 100);
        errors.finish()?;
        let id = ChannelId(self.new_id());
        let beside = self.channels.values().filter(|channel| channel.guild == guild);
        let last = beside.map(|channel| channel.position).max();
        let position = last.map_or(0, |last| last.saturating_add(1));
        let channel =
            Channel { guild, position, ..Channel::new(id, ChannelKind::Text, &name, self.now()) };
        self.channels.insert(id, channel);
        self.announce_channel(id, "channel_create", "CHANNEL_CREATE");
        Ok(id)
    }

    /// Makes a new text channel one of posts.
    pub fn make_forum(&mut self, id: ChannelId, tags: &[&str]) -> Result<(), ApiError> {
        let tags = tags.iter().map(|name| Tag { id: self.new_id(), name: (*name).to_owned() });
        let tags = tags.collect();
        let channel = self.channels.get_mut(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        (channel.kind, channel.tags) = (ChannelKind::Forum, tags);
        self.announce_update(id);
        Ok(())
    }

    /// Changes name and topic of a channel that is no thread.
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

    /// Takes a channel away with its messages and threads; a conversation is only closed.
    pub fn delete_channel(&mut self, id: ChannelId) -> Result<Value, ApiError> {
        let channel = self.channel(id)?.clone();
        let json = self.channel_json(&channel);
        let Some(guild) = channel.guild else { return Ok(json) };
        let threads: Vec<ChannelId> =
            self.channels.values().filter(|c| c.parent == Some(id)).map(|c| c.id).collect();
        for thread in threads {
            self.delete_channel(thread)?;
        }
        self.forget_messages(id);
        self.channels.remove(&id);
        self.publish(Audience::Guild(guild), json!({"type": "channel_delete", "id": id}));
        if channel.kind == ChannelKind::Thread {
            let parts = ["id", "guild_id", "parent_id", "type"].map(|key| (key, json[key].clone()));
            self.sessions.dispatch_guild(guild, "THREAD_DELETE", &json!(BTreeMap::from(parts)));
        } else {
            self.sessions.dispatch_guild(guild, "CHANNEL_DELETE", &json);
        }
        Ok(json)
    }

    pub(super) fn announce_update(&mut self, id: ChannelId) {
        let thread = self.channels.get(&id).is_some_and(|c| c.kind == ChannelKind::Thread);
        let event = if thread { "THREAD_UPDATE" } else { "CHANNEL_UPDATE" };
        self.announce_channel(id, "channel_update", event);
    }

    pub(super) fn announce_channel(&mut self, id: ChannelId, event: &str, gateway_event: &str) {
        let Some(channel) = self.channels.get(&id) else { return };
        let (guild, audience) = (channel.guild, channel.audience());
        let mut json = self.channel_json(channel);
        self.publish(audience, json!({"type": event, "channel": json}));
        if gateway_event == "THREAD_CREATE" {
            json["newly_created"] = json!(true);
        }
        if let Some(guild) = guild {
            self.sessions.dispatch_guild(guild, gateway_event, &json);
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
            ChannelKind::Text | ChannelKind::Forum => {
                json["name"] = json!(channel.name);
                json["guild_id"] = json!(channel.guild);
                json["position"] = json!(channel.position);
                json["topic"] = json!(channel.topic);
                json["parent_id"] = Value::Null;
                json["nsfw"] = json!(false);
                json["rate_limit_per_user"] = json!(0);
                json["permission_overwrites"] = overwrites(channel.bot_permissions);
                if channel.kind == ChannelKind::Forum {
                    json["available_tags"] = channel.tags.iter().map(tag_json).collect();
                }
            }
            ChannelKind::Thread => {
                json["name"] = json!(channel.name);
                json["guild_id"] = json!(channel.guild);
                json["parent_id"] = json!(channel.parent);
                json["owner_id"] = json!(channel.person);
                json["rate_limit_per_user"] = json!(0);
                json["message_count"] = json!(self.messages_in(channel.id, None).count());
                json["member_count"] = json!(2);
                json["applied_tags"] = ids(&channel.applied_tags);
                json["total_message_sent"] = json["message_count"].clone();
                json["thread_metadata"] = json!({
                    "archived": channel.archived,
                    "auto_archive_duration": channel.auto_archive,
                    "archive_timestamp": super::wire::timestamp(channel.archive_changed),
                    "locked": channel.locked,
                    "create_timestamp": super::wire::timestamp(channel.created),
                });
            }
        }
        json
    }
}

/// Ids as Discord writes them.
fn ids(ids: &[u64]) -> Value {
    ids.iter().map(ToString::to_string).collect()
}

/// Discord's object of a forum's tag.
fn tag_json(tag: &Tag) -> Value {
    let id = tag.id.to_string();
    json!({"id": id, "name": tag.name, "moderated": false, "emoji_id": null, "emoji_name": null})
}

/// The bot's own overwrite where it may do more or less than everybody.
fn overwrites(bits: u64) -> Value {
    let (allow, deny) = (bits & !permissions::EVERYBODY, permissions::EVERYBODY & !bits);
    if allow == 0 && deny == 0 {
        return json!([]);
    }
    json!([{"id": BOT, "type": 1, "allow": allow.to_string(), "deny": deny.to_string()}])
}
