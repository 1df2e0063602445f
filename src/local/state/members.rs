//! Who is in *Rome* and takes messages.

use serde_json::{Value, json};

use super::State;
use crate::local::{
    ids::{BOT, UserId},
    model::{Channel, User},
};

impl State {
    /// Whether this user is in the server now.
    pub fn is_member(&self, user: UserId) -> bool {
        self.user(user).is_some() && !self.left.contains(&user)
    }

    /// Those who are in the server now, the bot among them.
    pub fn members(&self) -> impl Iterator<Item = &User> {
        self.users.iter().filter(|user| self.is_member(user.id))
    }

    /// Whether this person finds the channel in their client.
    pub fn sees(&self, user: UserId, channel: &Channel) -> bool {
        channel.direct_person().map_or_else(|| self.is_member(user), |person| person == user)
    }

    /// Whether the bot can write to this person: it takes a server in common and open direct messages.
    pub fn takes_messages(&self, user: UserId) -> bool {
        self.is_member(user) && !self.closed.contains(&user)
    }

    /// Lets a person leave the server or come back. The gateway tells members only to bots with a privileged intent,
    /// which this server grants to none.
    pub fn set_member(&mut self, user: UserId, member: bool) {
        let changed = if member { self.left.remove(&user) } else { self.left.insert(user) };
        if changed {
            // So much changes for everybody that the pages load it all again.
            self.publish(None, json!({"type": "reload"}));
        }
    }

    /// Closes or opens a person's direct messages.
    pub fn close_direct(&mut self, user: UserId, closed: bool) {
        if closed {
            self.closed.insert(user);
        } else {
            self.closed.remove(&user);
        }
        self.publish(Some(user), json!({"type": "reload"}));
    }

    /// A user as the page shows them.
    pub fn for_page(&self, user: &User) -> Value {
        let mut json = user.wire();
        json["display_name"] = json!(user.display_name);
        json["color"] = json!(user.color);
        json["manager"] = json!(user.manager);
        json["member"] = json!(self.is_member(user.id));
        json["takes_messages"] = json!(user.id == BOT || !self.closed.contains(&user.id));
        json
    }
}
