//! Messages: written, changed, deleted, and who may see them.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Audience, Body, State};
use crate::local::{
    check::message::{EPHEMERAL, LOADING, Origin},
    error::{ApiError, form_error},
    ids::{AttachmentId, BOT, ChannelId, MessageId, UserId, id_of},
    model::{Cause, Channel, ChannelKind, Message},
};

/// How long Discord remembers a nonce; it says "a few minutes".
const NONCE_KEPT: Duration = Duration::from_secs(3 * 60);
/// From this age on changes of a message are counted, in milliseconds.
const OLD: u64 = 60 * 60 * 1_000;
/// So many changes of old messages a channel takes in [`OLD_CHANGES_COUNT`].
const OLD_CHANGES: usize = 3;
/// For how long a change of an old message counts, in milliseconds.
const OLD_CHANGES_COUNT: u64 = 20_000;
/// Ephemeral messages that a person keeps; older ones are dismissed.
const EPHEMERAL_KEPT: usize = 200;
const DEFAULT: u8 = 0;
/// "… started a thread".
const THREAD_CREATED: u8 = 18;
/// A reply.
const REPLY: u8 = 19;
/// An answer to a command.
const CHAT_INPUT: u8 = 20;
/// The first message of a thread that hangs on a message.
const THREAD_STARTER: u8 = 21;

impl State {
    /// An empty message that is not in its channel yet.
    pub(super) fn draft(&mut self, channel: ChannelId, author: UserId) -> Message {
        let now = self.now();
        Message {
            id: MessageId(self.ids.next(now)),
            channel,
            author,
            kind: DEFAULT,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            mentions: Vec::new(),
            flags: 0,
            nonce: None,
            created: now,
            edited: None,
            cause: None,
            reference: None,
            thread: None,
            reader: None,
        }
    }

    /// Puts a finished message into its channel and tells everybody who may see it.
    pub(super) fn post(&mut self, message: Message) -> MessageId {
        let id = message.id;
        if let Some(channel) = self.channels.get_mut(&message.channel)
            && message.reader.is_none()
        {
            channel.last_message = Some(id);
        }
        let wakes = message.reader.is_none()
            && self.channels.get(&message.channel).is_some_and(|channel| channel.archived);
        let channel = message.channel;
        let reader = message.reader;
        self.messages.insert(id, message);
        if wakes {
            self.set_archived(channel, false);
        }
        self.announce(id, "message_create");
        if let Some(reader) = reader {
            self.dismiss_oldest(reader);
        }
        id
    }

    /// Keeps a long session's ephemeral messages from becoming too many.
    fn dismiss_oldest(&mut self, reader: UserId) {
        let private = self.messages.values().filter(|message| message.reader == Some(reader));
        let private: Vec<MessageId> = private.map(|message| message.id).collect();
        if private.len() > EPHEMERAL_KEPT {
            // The list is of messages that are there.
            let _ = self.delete_message(private[0]);
        }
    }

    /// Tells browsers and gateway of a new or changed message.
    pub(super) fn announce(&mut self, id: MessageId, event: &str) {
        let Some(message) = self.messages.get(&id) else { return };
        let Some(channel) = self.channels.get(&message.channel) else { return };
        let audience = message.reader.map_or_else(|| channel.audience(), Audience::Person);
        let json = self.message_json(message);
        self.publish(audience, json!({"type": event, "message": json}));
        if message.reader.is_none() {
            self.sessions.dispatch_message(channel.guild, &event.to_uppercase(), json);
        }
    }

    /// A message of the bot by `POST /channels/{id}/messages`; with an enforced nonce that is known, the one sent before.
    pub fn create_message(
        &mut self,
        channel: ChannelId,
        body: &Body,
    ) -> Result<MessageId, ApiError> {
        if let Some(known) = self.sent_with_nonce(channel, body) {
            return Ok(known);
        }
        let mut message = self.draft(channel, BOT);
        message.reference = self.replied_to(channel, body)?;
        message.kind = if message.reference.is_some() { REPLY } else { DEFAULT };
        self.fill(&mut message, body, Origin::Channel)?;
        message.flags = body.json["flags"].as_u64().unwrap_or(0);
        message.nonce = body.json.get("nonce").cloned();
        if message.nonce.is_some() {
            self.sent.push_back((Instant::now(), message.id));
        }
        Ok(self.post(message))
    }

    /// The message that was sent with this nonce lately. Lately is by the machine's time as well: a request that is under way
    /// while somebody moves the clock, and is sent again, has not waited for days.
    fn sent_with_nonce(&mut self, channel: ChannelId, body: &Body) -> Option<MessageId> {
        let nonce = body.json.get("nonce").filter(|nonce| !nonce.is_null())?;
        let enforced = body.json["enforce_nonce"] == true;
        let kept = u64::try_from(NONCE_KEPT.as_millis()).unwrap_or(u64::MAX);
        let young = self.now().saturating_sub(kept);
        while self.sent.front().is_some_and(|(at, _)| at.elapsed() >= NONCE_KEPT) {
            self.sent.pop_front();
        }
        let by_clock = self.messages.values().rev().take_while(|m| m.created >= young);
        let by_machine = self.sent.iter().rev().filter_map(|(_, id)| self.messages.get(id));
        let same = |m: &&Message| {
            m.channel == channel && m.author == BOT && m.nonce.as_ref() == Some(nonce)
        };
        let known = by_clock.chain(by_machine).find(same).map(|message| message.id);
        known.filter(|_| enforced)
    }

    fn replied_to(&self, channel: ChannelId, body: &Body) -> Result<Option<MessageId>, ApiError> {
        let reference = &body.json["message_reference"];
        let Some(id) = id_of(&reference["message_id"]).map(MessageId) else { return Ok(None) };
        if self.public_message(channel, id).is_ok() {
            Ok(Some(id))
        } else if reference["fail_if_not_exists"] == false {
            Ok(None)
        } else {
            let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
            Err(form_error("message_reference", code, "Unknown message"))
        }
    }

    /// A message as the routes below `/channels` know it: ephemeral ones are not there.
    pub fn public_message(&self, channel: ChannelId, id: MessageId) -> Result<&Message, ApiError> {
        let message = self.messages.get(&id).filter(|m| m.channel == channel && m.reader.is_none());
        message.ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// The messages of a channel that the routes below `/channels` know, oldest first.
    pub fn public_messages(&self, channel: ChannelId) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.values().filter(move |m| m.channel == channel && m.reader.is_none())
    }

    /// Changes a message by what `body` mentions.
    pub fn edit_message(
        &mut self,
        id: MessageId,
        body: &Body,
        origin: Origin,
    ) -> Result<(), ApiError> {
        let mut message = self.messages.get(&id).ok_or(ApiError::UNKNOWN_MESSAGE)?.clone();
        self.fill(&mut message, body, origin)?;
        if message.is_thinking() {
            message.flags &= !LOADING;
        } else {
            message.edited = Some(self.now());
        }
        self.messages.insert(id, message);
        self.announce(id, "message_update");
        Ok(())
    }

    /// Counts a change of a message by its channel's route. Discord does not say its limit for old messages; about this is what
    /// people have met.
    pub fn count_old_change(&mut self, channel: ChannelId, id: MessageId) -> Result<(), ApiError> {
        let now = self.now();
        let created = self.messages.get(&id).ok_or(ApiError::UNKNOWN_MESSAGE)?.created;
        if now < created + OLD {
            return Ok(());
        }
        let lately = self.old_changes.entry(channel).or_default();
        lately.retain(|at| now < at + OLD_CHANGES_COUNT);
        if lately.len() >= OLD_CHANGES {
            return Err(ApiError::OLD_CHANGES);
        }
        lately.push_back(now);
        Ok(())
    }

    /// Takes a message away, with its files; its thread stays.
    pub fn delete_message(&mut self, id: MessageId) -> Result<(), ApiError> {
        let message = self.messages.remove(&id).ok_or(ApiError::UNKNOWN_MESSAGE)?;
        for attachment in &message.attachments {
            self.files.remove(&attachment.id);
        }
        let channel = self.channel(message.channel)?;
        let audience = message.reader.map_or_else(|| channel.audience(), Audience::Person);
        let (guild, json) = (channel.guild, json!({"id": id, "channel_id": channel.id}));
        let gone = json!({"type": "message_delete", "channel_id": channel.id, "id": id});
        self.publish(audience, gone);
        if message.reader.is_none() {
            self.sessions.dispatch_message(guild, "MESSAGE_DELETE", json);
        }
        Ok(())
    }

    /// Takes away all messages of a channel that is deleted; nobody is told of each.
    pub(super) fn forget_messages(&mut self, channel: ChannelId) {
        let here = self.messages.values().filter(|message| message.channel == channel);
        let files: Vec<AttachmentId> =
            here.flat_map(|message| &message.attachments).map(|file| file.id).collect();
        for file in files {
            self.files.remove(&file);
        }
        self.messages.retain(|_, message| message.channel != channel);
    }

    /// A message of the bot for an interaction: shown when it is complete, or as "thinking" at once.
    pub(super) fn answer_message(
        &mut self,
        channel: ChannelId,
        cause: Cause,
        flags: u64,
    ) -> Message {
        let mut message = self.draft(channel, BOT);
        message.kind = if cause.kind == 2 { CHAT_INPUT } else { DEFAULT };
        message.flags = flags;
        message.reader = (flags & EPHEMERAL != 0).then_some(cause.user);
        message.cause = Some(cause);
        message
    }

    /// What a person types.
    pub fn say(
        &mut self,
        author: UserId,
        channel: ChannelId,
        content: &str,
    ) -> Result<MessageId, ApiError> {
        let mut message = self.draft(channel, author);
        let body = Body { json: json!({"content": content}), uploads: Vec::new() };
        self.fill(&mut message, &body, Origin::Channel)?;
        Ok(self.post(message))
    }

    /// The line in the channel that names its new thread.
    pub(super) fn post_thread_notice(&mut self, by: UserId, parent: ChannelId, thread: &Channel) {
        let mut notice = self.draft(parent, by);
        notice.kind = THREAD_CREATED;
        notice.content.clone_from(&thread.name);
        notice.thread = Some(thread.id);
        self.post(notice);
    }

    /// The head of a thread that hangs on a message.
    pub(super) fn post_thread_starter(
        &mut self,
        by: UserId,
        thread: ChannelId,
        message: MessageId,
    ) {
        let mut starter = self.draft(thread, by);
        starter.kind = THREAD_STARTER;
        starter.reference = Some(message);
        self.post(starter);
    }

    /// Whether `viewer` sees this message; `None` is somebody who sees only what everybody sees.
    pub fn is_visible(&self, message: &Message, viewer: Option<UserId>) -> bool {
        let Some(channel) = self.channels.get(&message.channel) else { return false };
        let may_read = message.reader.is_none() || message.reader == viewer;
        may_read && viewer.map_or(!channel.is_direct(), |viewer| self.sees(viewer, channel))
    }

    /// The messages of a channel that `viewer` sees, oldest first.
    pub fn messages_in(
        &self,
        channel: ChannelId,
        viewer: Option<UserId>,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let here = self.messages.values().filter(move |message| message.channel == channel);
        here.filter(move |message| self.is_visible(message, viewer))
    }
}

impl Channel {
    /// Who sees what happens in it.
    pub(super) fn audience(&self) -> Audience {
        let person = || self.person.map_or(Audience::Everybody, Audience::Person);
        self.guild.map_or_else(person, Audience::Guild)
    }

    /// A conversation with the bot.
    pub(in crate::local) fn is_direct(&self) -> bool {
        self.kind == ChannelKind::Direct
    }

    /// The person of a conversation with the bot.
    pub(in crate::local) fn direct_person(&self) -> Option<UserId> {
        self.person.filter(|_| self.is_direct())
    }
}
