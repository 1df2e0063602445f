//! Discord's objects, with every field that serenity asks for.

use jiff::Timestamp;
use serde_json::{Value, json};

use super::{Interaction, InteractionKind, State};
use crate::local::{
    check::message::MAX_UPLOAD,
    ids::{BOT, GuildId, UserId},
    model::{Attachment, Cause, Channel, ChannelKind, Guild, Message, User, english},
    permissions,
};

/// The birthday of all servers, and the day when everybody joined.
const FOUNDED: &str = "2023-04-21T00:00:00.000000+00:00";

/// Discord's form of a time.
pub(super) fn timestamp(millis: u64) -> String {
    let millis = i64::try_from(millis).unwrap_or(i64::MAX);
    let time = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::UNIX_EPOCH);
    time.strftime("%Y-%m-%dT%H:%M:%S.%6f+00:00").to_string()
}

impl User {
    /// Discord's user object.
    pub(in crate::local) fn wire(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.username,
            "global_name": self.display_name,
            "discriminator": "0",
            "avatar": null,
            "bot": self.id == BOT,
            "public_flags": 0,
        })
    }

    /// Discord's member object.
    pub(in crate::local) fn member(&self) -> Value {
        json!({
            "user": self.wire(),
            "nick": null,
            "avatar": null,
            "banner": null,
            "roles": [],
            "joined_at": FOUNDED,
            "premium_since": null,
            "deaf": false,
            "mute": false,
            "flags": 0,
            "pending": false,
            "communication_disabled_until": null,
        })
    }
}

impl State {
    fn user_json(&self, id: UserId) -> Value {
        self.user(id).map_or(Value::Null, User::wire)
    }

    /// Discord's message object.
    pub fn message_json(&self, message: &Message) -> Value {
        let mut json = self.own_json(message);
        if let Some(id) = message.reference {
            let target = self.messages.get(&id);
            let channel = target.map_or(message.channel, |target| target.channel);
            json["message_reference"] = json!({"type": 0, "message_id": id, "channel_id": channel});
            if let Some(guild) = self.guild_of(message) {
                json["message_reference"]["guild_id"] = json!(guild);
            }
            json["referenced_message"] = target.map_or(Value::Null, |target| self.own_json(target));
        }
        json
    }

    /// The server in which a message stands; none for one of a conversation.
    fn guild_of(&self, message: &Message) -> Option<GuildId> {
        self.channels.get(&message.channel)?.guild
    }

    /// The message without the one that it refers to.
    fn own_json(&self, message: &Message) -> Value {
        let users = |ids: &[UserId]| ids.iter().map(|id| self.user_json(*id)).collect::<Vec<_>>();
        let files = message.attachments.iter();
        let mut json = json!({
            "id": message.id,
            "channel_id": message.channel,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": message.edited.map(timestamp),
            "tts": false,
            "mention_everyone": false,
            "mentions": users(&message.mentions),
            "mention_roles": [],
            "attachments": files.map(|file| self.file_json(message, file)).collect::<Vec<_>>(),
            "embeds": self.embeds_json(message),
            "components": message.components,
            "pinned": false,
            "flags": message.flags,
            "type": message.kind,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if message.author == BOT {
            json["application_id"] = json!(BOT);
        }
        self.add_links(message, &mut json);
        json
    }

    /// What the message hangs on: interaction and thread.
    fn add_links(&self, message: &Message, json: &mut Value) {
        if let Some(cause) = &message.cause {
            json["webhook_id"] = json!(BOT);
            json["interaction_metadata"] = self.metadata(cause, self.guild_of(message));
            if cause.kind == 2 {
                let user = self.user_json(cause.user);
                json["interaction"] =
                    json!({"id": cause.id, "type": 2, "name": cause.name, "user": user});
            }
        }
        if let Some(thread) = message.thread.and_then(|id| self.channels.get(&id)) {
            json["thread"] = self.channel_json(thread);
        }
    }

    fn metadata(&self, cause: &Cause, guild: Option<GuildId>) -> Value {
        let mut json = json!({
            "id": cause.id,
            "type": cause.kind,
            "user": self.user_json(cause.user),
            "authorizing_integration_owners": owners(guild),
        });
        match (cause.kind, cause.message) {
            (3, Some(message)) => json["interacted_message_id"] = json!(message),
            (5, _) => {
                let of = Cause { kind: 2, ..cause.clone() };
                json["triggering_interaction_metadata"] = self.metadata(&of, guild);
            }
            _ => json["name"] = json!(cause.name),
        }
        json
    }

    fn file_json(&self, message: &Message, file: &Attachment) -> Value {
        let url = self.file_url(message, file);
        let mut json = json!({
            "id": file.id,
            "filename": file.filename,
            "content_type": file.content_type,
            "size": file.size,
            "url": url,
            "proxy_url": url,
        });
        if let Some(text) = &file.description {
            json["description"] = json!(text);
        }
        if let Some((width, height)) = file.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        if message.reader.is_some() {
            json["ephemeral"] = json!(true);
        }
        json
    }

    fn file_url(&self, message: &Message, file: &Attachment) -> String {
        let (base, channel) = (&self.base_url, message.channel);
        format!("{base}/attachments/{channel}/{}/{}", file.id, file.filename)
    }

    /// Embeds with `attachment://` turned into the file's address.
    fn embeds_json(&self, message: &Message) -> Vec<Value> {
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            embed["type"] = json!("rich");
            for part in ["image", "thumbnail"] {
                let Some(name) =
                    embed[part]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"))
                else {
                    continue;
                };
                let file = message.attachments.iter().find(|file| file.filename == name);
                if let Some(file) = file {
                    embed[part]["url"] = json!(self.file_url(message, file));
                    embed[part]["width"] = json!(file.pixels.map(|(width, _)| width));
                    embed[part]["height"] = json!(file.pixels.map(|(_, height)| height));
                }
            }
        }
        embeds
    }

    /// The event `INTERACTION_CREATE`.
    pub fn interaction_json(
        &self,
        interaction: &Interaction,
        data: &Value,
        channel: &Channel,
    ) -> Value {
        let user = interaction.user;
        let mut json = json!({
            "id": interaction.id,
            "application_id": BOT,
            "type": interaction.kind.number(),
            "data": data,
            "channel_id": channel.id,
            "channel": self.channel_for(user, channel),
            "token": interaction.token,
            "version": 1,
            "app_permissions": self.bot_permissions(channel).to_string(),
            "locale": self.locale_of(user),
            "entitlements": [],
            "authorizing_integration_owners": owners(channel.guild),
            "attachment_size_limit": MAX_UPLOAD,
        });
        if let Some(guild) = channel.guild {
            json["guild_id"] = json!(guild);
            let locale = self.guilds.get(&guild).map_or_else(english, |known| known.locale.clone());
            json["guild"] = json!({"id": guild, "locale": locale, "features": []});
            json["guild_locale"] = json!(locale);
            json["member"] = self.user(user).map_or(Value::Null, User::member);
            json["member"]["permissions"] = json!(self.permissions_of(user).to_string());
            json["context"] = json!(0);
        } else {
            json["user"] = self.user_json(user);
            json["context"] = json!(1);
        }
        let message = interaction.message.and_then(|id| self.messages.get(&id));
        if let (Some(message), InteractionKind::Component | InteractionKind::Modal) =
            (message, interaction.kind)
        {
            json["message"] = self.message_json(message);
        }
        json
    }

    /// The channel as interactions carry it: with the permissions of who acts.
    pub fn channel_for(&self, user: UserId, channel: &Channel) -> Value {
        let mut json = self.channel_json(channel);
        json["permissions"] = json!(self.permissions_of(user).to_string());
        json
    }

    /// Discord's guild object, as `GUILD_CREATE` carries it: of the members, a bot without a privileged intent sees itself.
    pub fn guild_json(&self, guild: &Guild) -> Value {
        let of = |kinds: &[ChannelKind]| -> Vec<Value> {
            let here = self.channels.values().filter(|channel| channel.guild == Some(guild.id));
            let active = here.filter(|channel| kinds.contains(&channel.kind) && !channel.archived);
            active.map(|channel| self.channel_json(channel)).collect()
        };
        let mut json = guild_facts(guild);
        json["owner_id"] = json!(self.users.iter().find(|user| user.manager).map(|user| user.id));
        json["member_count"] = json!(self.members(guild.id).count());
        json["members"] = json!(self.user(BOT).map(User::member).into_iter().collect::<Vec<_>>());
        json["channels"] = json!(of(&[ChannelKind::Text, ChannelKind::Forum]));
        json["threads"] = json!(of(&[ChannelKind::Thread]));
        json
    }
}

/// By what right the bot is asked here: installed in the server, or none outside of all.
fn owners(guild: Option<GuildId>) -> Value {
    json!({"0": guild.unwrap_or(GuildId(0))})
}

/// What never changes about a server.
fn guild_facts(guild: &Guild) -> Value {
    let everyone = json!({
        "id": guild.id,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": permissions::EVERYBODY.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    });
    json!({
        "id": guild.id, "name": guild.name, "icon": null, "splash": null, "discovery_splash": null,
        "afk_channel_id": null, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "roles": [everyone], "emojis": [],
        "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null,
        "system_channel_flags": 0, "rules_channel_id": null, "max_members": 1000, "vanity_url_code": null,
        "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": guild.locale, "public_updates_channel_id": null, "nsfw_level": 0, "nsfw": false,
        "stickers": [], "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
        "joined_at": FOUNDED, "large": false, "unavailable": false, "voice_states": [], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    })
}
