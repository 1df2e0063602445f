//! Threads: opened, archived when nobody writes, brought back by a message, locked.
//! <https://docs.discord.com/developers/topics/threads>

use serde_json::Value;

use super::{Body, State};
use crate::local::{
    error::{ApiError, FormErrors, form_error},
    ids::{BOT, ChannelId, MessageId, UserId},
    model::{Channel, ChannelKind},
    permissions as may,
};

/// Minutes until a thread is archived when nobody has asked for another time.
const UNASKED: u64 = 1_440;
const MINUTE: u64 = 60_000;
/// The most tags of a post.
const MOST_TAGS: usize = 5;

impl State {
    /// Opens a thread, on a message of its channel or on none.
    pub fn create_thread(
        &mut self,
        by: UserId,
        parent: ChannelId,
        message: Option<MessageId>,
        body: &Value,
    ) -> Result<ChannelId, ApiError> {
        let &Channel { kind, guild, .. } = self.channel(parent)?;
        if kind != ChannelKind::Text {
            return Err(ApiError::WRONG_CHANNEL_TYPE);
        }
        let (name, auto_archive) = check_thread(body, true)?;
        let id = match message {
            Some(message) => self.hang_thread(parent, message)?,
            None => ChannelId(self.new_id()),
        };
        let thread = Channel {
            guild,
            parent: Some(parent),
            person: Some(by),
            bot_permissions: u64::MAX,
            auto_archive: auto_archive.unwrap_or(UNASKED),
            ..Channel::new(id, ChannelKind::Thread, name.unwrap_or_default(), self.now())
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

    /// Opens a post of a forum with its first message.
    pub fn create_forum_post(
        &mut self,
        by: UserId,
        forum: ChannelId,
        body: &Body,
    ) -> Result<ChannelId, ApiError> {
        let (name, auto_archive) = check_thread(&body.json, true)?;
        let (name, guild) = (name.unwrap_or_default().to_owned(), self.channel(forum)?.guild);
        if !body.json["message"].is_object() {
            return Err(form_error("message", "BASE_TYPE_REQUIRED", "This field is required"));
        }
        let applied_tags = self.tags_of(forum, &body.json)?.unwrap_or_default();
        let id = ChannelId(self.new_id());
        let post = Channel {
            guild,
            parent: Some(forum),
            person: Some(by),
            bot_permissions: u64::MAX,
            auto_archive: auto_archive.unwrap_or(UNASKED),
            applied_tags,
            ..Channel::new(id, ChannelKind::Thread, &name, self.now())
        };
        self.channels.insert(id, post);
        let first = Body { json: body.json["message"].clone(), uploads: body.uploads.clone() };
        if let Err(refused) = self.create_message(id, &first) {
            self.channels.remove(&id);
            return Err(refused);
        }
        self.announce_channel(id, "channel_create", "THREAD_CREATE");
        Ok(id)
    }

    /// The tags that a request gives a post of this forum, if it names any.
    fn tags_of(&self, forum: ChannelId, body: &Value) -> Result<Option<Vec<u64>>, ApiError> {
        let Some(named) = body["applied_tags"].as_array() else { return Ok(None) };
        let known = &self.channel(forum)?.tags;
        let id = |tag: &Value| tag.as_str()?.parse::<u64>().ok();
        let tags: Option<Vec<u64>> = named.iter().map(id).collect();
        let tags = tags.filter(|tags| tags.len() <= MOST_TAGS);
        let tags = tags.filter(|tags| tags.iter().all(|id| known.iter().any(|tag| tag.id == *id)));
        let wrong =
            || form_error("applied_tags", "BASE_TYPE_CHOICES", "At most 5 tags of the forum");
        tags.map(Some).ok_or_else(wrong)
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

    /// Refuses the bot to write into a locked thread; one that is archived besides cannot be brought back by it.
    pub(super) fn need_unlocked(&self, thread: &Channel) -> Result<(), ApiError> {
        let moderates = self.bot_permissions(thread) & may::MANAGE_THREADS != 0;
        match (thread.locked && !moderates, thread.archived) {
            (false, _) => Ok(()),
            (true, true) => Err(ApiError::THREAD_ARCHIVED),
            (true, false) => Err(ApiError::THREAD_LOCKED),
        }
    }

    /// Refuses the bot to change or delete messages in an archived or locked thread.
    pub fn need_open(&self, id: ChannelId) -> Result<(), ApiError> {
        let channel = self.channel(id)?;
        if channel.archived { Err(ApiError::THREAD_ARCHIVED) } else { self.need_unlocked(channel) }
    }

    /// Changes a thread as the bot. Bringing it back takes no more than the permission to write; whoever opened it renames and
    /// archives it; the rest is for those who manage threads.
    pub fn edit_thread(&mut self, id: ChannelId, body: &Value) -> Result<(), ApiError> {
        let thread = self.channel(id)?;
        let moderates = self.bot_permissions(thread) & may::MANAGE_THREADS != 0;
        let reopens = body["archived"] == false;
        if thread.archived && !reopens {
            return Err(ApiError::THREAD_ARCHIVED);
        }
        self.need_unlocked(thread)?;
        let only_reopens = reopens && body.as_object().is_some_and(|fields| fields.len() == 1);
        let may_edit = only_reopens || thread.person == Some(BOT);
        let locks = body["locked"].as_bool().is_some_and(|locked| locked != thread.locked);
        if !moderates && (locks || !may_edit) {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        if only_reopens {
            self.need(id, may::SEND_MESSAGES_IN_THREADS)?;
        }
        let (name, auto_archive) = check_thread(body, false)?;
        let tags = match thread.parent {
            Some(parent) => self.tags_of(parent, body)?,
            None => None,
        };
        let thread = self.channels.get_mut(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        if let Some(name) = name {
            name.clone_into(&mut thread.name);
        }
        thread.auto_archive = auto_archive.unwrap_or(thread.auto_archive);
        thread.applied_tags = tags.unwrap_or_else(|| thread.applied_tags.clone());
        thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
        let archived = body["archived"].as_bool().unwrap_or(thread.archived);
        self.set_archived(id, archived);
        Ok(())
    }

    /// Archives a thread or brings it back, and tells everybody of this or another change.
    pub fn set_archived(&mut self, id: ChannelId, archived: bool) {
        let now = self.now();
        if let Some(thread) = self.channels.get_mut(&id) {
            if thread.archived != archived {
                thread.archive_changed = now;
            }
            thread.archived = archived;
        }
        self.announce_update(id);
    }

    /// Locks a thread or opens it again, as a moderator does.
    pub fn set_locked(&mut self, id: ChannelId, locked: bool) {
        if let Some(thread) = self.channels.get_mut(&id) {
            thread.locked = locked;
        }
        self.announce_update(id);
    }

    /// Archives the threads in which nobody has written for as long as they allow.
    pub fn archive_idle(&mut self) {
        let now = self.now();
        let threads = self.channels.values().filter(|it| it.kind == ChannelKind::Thread);
        let open = threads.filter(|thread| !thread.archived);
        let idle = open.filter(|thread| {
            let written = thread.last_message.and_then(|id| self.messages.get(&id));
            let written = written.map_or(0, |message| message.created);
            written.max(thread.archive_changed) + thread.auto_archive * MINUTE <= now
        });
        let idle: Vec<ChannelId> = idle.map(|thread| thread.id).collect();
        for id in idle {
            self.set_archived(id, true);
        }
    }
}

/// Name and minutes until archiving, so far as a request gives them.
fn check_thread(body: &Value, is_new: bool) -> Result<(Option<&str>, Option<u64>), ApiError> {
    let mut errors = FormErrors::default();
    let name =
        if is_new { errors.text(body, "", "name") } else { errors.text_if_any(body, "", "name") };
    if let Some(name) = name {
        errors.length("name", name, 1, 100);
    }
    let minutes = body["auto_archive_duration"].as_u64();
    if !matches!(minutes, None | Some(60 | 1440 | 4320 | 10080)) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        errors.add("auto_archive_duration", "BASE_TYPE_CHOICES", message);
    }
    errors.finish()?;
    Ok((name, minutes))
}
