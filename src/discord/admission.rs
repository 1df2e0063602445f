//! Who wants to do something where, as Discord describes them with every interaction.

use serenity::all::{ChannelType, Member, PartialChannel, Permissions};

use super::{App, answer::Answer, incident, server_words};
use crate::tables::{ChannelId, Opening, RoleId, ServerSettings};

/// Whether a channel is a thread.
#[must_use]
pub fn is_thread(channel: &PartialChannel) -> bool {
    matches!(
        channel.kind,
        ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
    )
}

/// Whether this member manages the server. Discord hides `/admin` from the others, but not for certain: a server can give
/// the command to anybody.
#[must_use]
pub fn manages(member: Option<&Member>) -> bool {
    let held = member.and_then(|member| member.permissions).unwrap_or_default();
    held.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Somebody who wants to open a table here.
#[must_use]
pub fn opening(
    here: ChannelId,
    channel: Option<&PartialChannel>,
    member: Option<&Member>,
) -> Opening {
    let thread = channel.filter(|channel| is_thread(channel));
    let roles = member.map(|member| member.roles.as_slice()).unwrap_or_default();
    Opening {
        channel: here,
        thread_of: thread
            .map(|thread| thread.parent_id.map_or(here, |parent| ChannelId(parent.get()))),
        roles: roles.iter().map(|role| RoleId(role.get())).collect(),
        manages: manages(member),
    }
}

/// What the server has set, if it lets the one who asks open a table here.
///
/// # Errors
/// Why not, in words for that person.
pub async fn welcome(app: &App, answer: &Answer) -> Result<ServerSettings, String> {
    let Some(guild) = answer.guild else {
        return Err("Tables are opened in the channel of a server.".to_owned());
    };
    let set = app.tables.server(guild).await;
    let set = set.map_err(|error| incident::report("settings of a server failed", &error))?;
    set.admit(&answer.opening).map_err(|why| server_words::unwelcome(&why))?;
    Ok(set)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn member(permissions: &str) -> Member {
        let member = json!({
            "user": {"id": "1", "username": "anna", "discriminator": "0", "avatar": null},
            "guild_id": "2", "roles": ["7"], "joined_at": null, "deaf": false, "mute": false, "flags": 0,
            "permissions": permissions,
        });
        serde_json::from_value(member).unwrap()
    }

    #[test]
    fn managers_are_those_with_the_permission_and_administrators() {
        assert!(manages(Some(&member("32"))));
        assert!(manages(Some(&member("8"))));
        assert!(!manages(Some(&member("2147483648"))));
        assert!(!manages(None));
    }

    #[test]
    fn a_thread_stands_in_its_channel() {
        let channel = json!({"id": "20", "type": 11, "name": "t", "parent_id": "10"});
        let thread: PartialChannel = serde_json::from_value(channel).unwrap();
        let opening = opening(ChannelId(20), Some(&thread), Some(&member("0")));
        assert_eq!(opening.thread_of, Some(ChannelId(10)));
        assert_eq!(opening.roles, [RoleId(7)]);
        assert!(!opening.manages);
    }

    #[test]
    fn the_parent_of_a_channel_is_its_category_and_no_matter() {
        let channel = json!({"id": "20", "type": 0, "name": "c", "parent_id": "10"});
        let channel: PartialChannel = serde_json::from_value(channel).unwrap();
        assert_eq!(opening(ChannelId(20), Some(&channel), None).thread_of, None);
    }
}
