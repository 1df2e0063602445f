//! Who is in which server and takes messages.

use serde_json::{Value, json};

use super::{Audience, State};
use crate::local::{
    error::ApiError,
    ids::{BOT, GuildId, UserId},
    model::{Channel, User, english},
};

impl State {
    /// Whether this user is in this server now.
    pub fn is_member(&self, user: UserId, guild: GuildId) -> bool {
        let guild = self.guilds.get(&guild);
        self.user(user).is_some() && guild.is_some_and(|guild| !guild.left.contains(&user))
    }

    /// Those who are in this server now, the bot among them.
    pub fn members(&self, guild: GuildId) -> impl Iterator<Item = &User> {
        self.users.iter().filter(move |user| self.is_member(user.id, guild))
    }

    /// The servers that this user is in now.
    fn servers_of(&self, user: UserId) -> impl Iterator<Item = GuildId> {
        self.guilds.keys().copied().filter(move |guild| self.is_member(user, *guild))
    }

    /// Whether this person finds the channel in their client.
    pub fn sees(&self, user: UserId, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => self.is_member(user, guild),
            None => channel.person == Some(user),
        }
    }

    /// Whether the bot can write to this person: it takes a server in common and open direct messages.
    pub fn takes_messages(&self, user: UserId) -> bool {
        self.servers_of(user).next().is_some() && !self.closed.contains(&user)
    }

    /// Lets a person leave a server or come back. The gateway tells members only to bots with a privileged intent,
    /// which nobody has granted.
    pub fn set_member(
        &mut self,
        user: UserId,
        guild: GuildId,
        member: bool,
    ) -> Result<(), ApiError> {
        let left = &mut self.guilds.get_mut(&guild).ok_or(ApiError::UNKNOWN_GUILD)?.left;
        let changed = if member { left.remove(&user) } else { left.insert(user) };
        if changed {
            // So much changes for everybody that the pages load it all again.
            self.publish(Audience::Everybody, json!({"type": "reload"}));
        }
        Ok(())
    }

    /// Closes or opens a person's direct messages.
    pub fn close_direct(&mut self, user: UserId, closed: bool) {
        if closed {
            self.closed.insert(user);
        } else {
            self.closed.remove(&user);
        }
        self.publish(Audience::Person(user), json!({"type": "reload"}));
    }

    /// The locale of this person's client.
    pub fn locale_of(&self, user: UserId) -> String {
        self.locales.get(&user).cloned().unwrap_or_else(english)
    }

    /// Sets the locale of this person's client. A bot learns it with the next interaction.
    pub fn set_locale(&mut self, user: UserId, locale: String) {
        self.locales.insert(user, locale);
        self.publish(Audience::Person(user), json!({"type": "reload"}));
    }

    /// Sets the preferred locale of a server.
    pub fn set_server_locale(&mut self, guild: GuildId, locale: String) -> Result<(), ApiError> {
        self.guilds.get_mut(&guild).ok_or(ApiError::UNKNOWN_GUILD)?.locale = locale;
        self.publish(Audience::Everybody, json!({"type": "reload"}));
        Ok(())
    }

    /// A user as the page shows them.
    pub fn for_page(&self, user: &User) -> Value {
        let mut json = user.wire();
        json["display_name"] = json!(user.display_name);
        json["color"] = json!(user.color);
        json["manager"] = json!(user.manager);
        json["guilds"] = json!(self.servers_of(user.id).collect::<Vec<_>>());
        json["locale"] = json!(self.locale_of(user.id));
        json["takes_messages"] = json!(user.id == BOT || !self.closed.contains(&user.id));
        json
    }
}
