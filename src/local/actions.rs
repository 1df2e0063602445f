//! What people do to their servers without the bot: they talk, open and close threads, leave and come back.

use serde_json::json;

use super::{
    ApiError, BOT, World,
    ids::{ChannelId, GuildId, MessageId, UserId},
    model::{Channel, ChannelKind, Message},
    options::Refused,
    state::State,
};

impl World {
    /// Posts what a person types.
    ///
    /// # Errors
    /// There is no such channel for this person, or the text is empty or too long.
    pub fn say(
        &self,
        user: UserId,
        channel: ChannelId,
        content: &str,
    ) -> Result<MessageId, Refused> {
        let mut state = self.state();
        state.enter(user, channel)?;
        let place = state.channel(channel)?;
        state.may_write(user, place)?;
        Ok(state.say(user, channel, content)?)
    }

    /// Opens a thread as a person, on a message or on none.
    ///
    /// # Errors
    /// There is no such channel or message, it is no text channel, or the name is empty or too long.
    pub fn create_thread(
        &self,
        user: UserId,
        channel: ChannelId,
        name: &str,
        message: Option<MessageId>,
    ) -> Result<ChannelId, Refused> {
        let mut state = self.state();
        state.enter(user, channel)?;
        Ok(state.create_thread(user, channel, message, &json!({"name": name}))?)
    }

    /// Deletes a person's own message, dismisses an ephemeral one; the manager may delete all.
    ///
    /// # Errors
    /// The message is not there for this person, or is somebody else's.
    pub fn delete_message(&self, user: UserId, id: MessageId) -> Result<(), Refused> {
        let mut state = self.state();
        let message = state.seen_message(user, id)?;
        if message.author != user && message.reader != Some(user) && !state.manages(user) {
            return Err(Refused::NotYours);
        }
        Ok(state.delete_message(id)?)
    }

    /// A person leaves a server, and sees of it nothing more.
    ///
    /// # Errors
    /// Not one of the people, or there is no such server.
    pub fn leave_guild(&self, user: UserId, guild: GuildId) -> Result<(), Refused> {
        Ok(self.state().person(user)?.set_member(user, guild, false)?)
    }

    /// A person who has left comes back.
    ///
    /// # Errors
    /// Not one of the people, or there is no such server.
    pub fn rejoin(&self, user: UserId, guild: GuildId) -> Result<(), Refused> {
        Ok(self.state().person(user)?.set_member(user, guild, true)?)
    }

    /// A person takes no direct messages any more, or again.
    ///
    /// # Errors
    /// Not one of the people.
    pub fn close_dms(&self, user: UserId, closed: bool) -> Result<(), Refused> {
        self.state().person(user)?.close_direct(user, closed);
        Ok(())
    }

    /// A person chooses the language of their client: a locale as Discord writes them.
    ///
    /// # Errors
    /// Not one of the people.
    pub fn set_locale(&self, user: UserId, locale: &str) -> Result<(), Refused> {
        self.state().person(user)?.set_locale(user, locale.to_owned());
        Ok(())
    }

    /// The manager chooses the preferred locale of a server.
    ///
    /// # Errors
    /// Not the manager, or there is no such server.
    pub fn set_server_locale(
        &self,
        user: UserId,
        guild: GuildId,
        locale: &str,
    ) -> Result<(), Refused> {
        let mut state = self.state();
        if !state.person(user)?.manages(user) {
            return Err(Refused::NotYours);
        }
        Ok(state.set_server_locale(guild, locale.to_owned())?)
    }

    /// The conversation of this person with the bot, opened when there is none yet.
    ///
    /// # Errors
    /// Not one of the people.
    pub fn dm_channel(&self, user: UserId) -> Result<ChannelId, Refused> {
        Ok(self.state().person(user)?.direct_channel(user))
    }

    /// What the bot and this person have written to each other, oldest first.
    pub fn direct_messages(&self, user: UserId) -> Vec<Message> {
        let state = self.state();
        let direct = state.channels.values().find(|it| it.direct_person() == Some(user));
        let messages = direct.map(|direct| state.messages_in(direct.id, Some(user)));
        messages.into_iter().flatten().cloned().collect()
    }

    /// The owner sends the bot away from a server. It is told so; its requests are served as before.
    pub fn send_bot_away(&self, guild: GuildId) {
        self.state().sessions.dispatch_guild(guild, "GUILD_DELETE", &json!({"id": guild}));
    }

    /// The owner invites the bot again.
    ///
    /// # Errors
    /// There is no such server.
    pub fn invite_bot(&self, guild: GuildId) -> Result<(), ApiError> {
        let mut state = self.state();
        let json = state.guild_json(state.guild(guild)?);
        state.sessions.dispatch_guild(guild, "GUILD_CREATE", &json);
        Ok(())
    }

    /// Locks a thread or opens it again, as a moderator would.
    ///
    /// # Errors
    /// There is no such thread.
    pub fn lock_thread(&self, thread: ChannelId, locked: bool) -> Result<(), ApiError> {
        let mut state = self.state();
        state.thread(thread)?;
        state.set_locked(thread, locked);
        Ok(())
    }

    /// Archives a thread or brings it back as this person: who opened it may, and the manager.
    ///
    /// # Errors
    /// There is no such thread for this person, or it is another's.
    pub fn archive_thread(
        &self,
        user: UserId,
        thread: ChannelId,
        archived: bool,
    ) -> Result<(), Refused> {
        let mut state = self.state();
        state.enter(user, thread)?;
        let opener = state.thread(thread)?.person;
        if opener != Some(user) && !state.manages(user) {
            return Err(Refused::NotYours);
        }
        state.set_archived(thread, archived);
        Ok(())
    }

    /// Makes a text channel as this person: the manager may.
    ///
    /// # Errors
    /// They are not the manager, or the name is empty or too long.
    pub fn create_channel(
        &self,
        user: UserId,
        guild: GuildId,
        name: &str,
    ) -> Result<ChannelId, Refused> {
        let mut state = self.state();
        if !state.person(user)?.manages(user) || !state.is_member(user, guild) {
            return Err(Refused::NotYours);
        }
        Ok(state.create_channel(guild, name)?)
    }

    /// Makes a forum channel as this person, with these tags: the manager may.
    ///
    /// # Errors
    /// As of [`create_channel`](Self::create_channel).
    pub fn create_forum(
        &self,
        user: UserId,
        guild: GuildId,
        name: &str,
        tags: &[&str],
    ) -> Result<ChannelId, Refused> {
        let id = self.create_channel(user, guild, name)?;
        Ok(self.state().make_forum(id, tags).map(|()| id)?)
    }

    /// Deletes a channel or thread as this person: the manager may.
    ///
    /// # Errors
    /// There is no such channel for this person, or they are not the manager.
    pub fn delete_channel(&self, user: UserId, channel: ChannelId) -> Result<(), Refused> {
        let mut state = self.state();
        state.enter(user, channel)?;
        if !state.manages(user) || state.channel(channel)?.is_direct() {
            return Err(Refused::NotYours);
        }
        state.delete_channel(channel)?;
        Ok(())
    }
}

impl State {
    /// Whether this is one of the people.
    fn person(&mut self, user: UserId) -> Result<&mut Self, Refused> {
        if user == BOT || self.user(user).is_none() {
            return Err(Refused::NoSuchPerson);
        }
        Ok(self)
    }

    fn manages(&self, user: UserId) -> bool {
        self.user(user).is_some_and(|user| user.manager)
    }

    fn thread(&self, id: ChannelId) -> Result<&Channel, ApiError> {
        let thread = self.channel(id)?;
        if thread.kind == ChannelKind::Thread { Ok(thread) } else { Err(ApiError::UNKNOWN_CHANNEL) }
    }

    /// Whether this person is one of the people and has this channel.
    fn enter(&mut self, user: UserId, channel: ChannelId) -> Result<(), Refused> {
        let state = self.person(user)?;
        let place = state.channels.get(&channel).ok_or(Refused::NoSuchChannel)?;
        if state.sees(user, place) { Ok(()) } else { Err(Refused::NoSuchChannel) }
    }

    /// Whether this person may write and use commands here.
    pub(super) fn may_write(&self, user: UserId, place: &Channel) -> Result<(), Refused> {
        if place.locked && !self.manages(user) { Err(Refused::Locked) } else { Ok(()) }
    }
}
