//! Who asks for something where, as Discord describes it with every interaction.

use serenity::all::{
    ChannelType, CommandInteraction, Interaction, Member, Message, MessageFlags, PartialChannel,
    Permissions, User,
};

use crate::{
    discord::{
        handlers::{Asked, Lacks, Means},
        wire::language,
    },
    tables::{ChannelId, GuildId, InteractionId, Opening, Player, RoleId, Timestamp, UserId},
};

/// Reads what commands, components and forms have in fields of the same names.
macro_rules! read {
    ($interaction:ident, $member:expr, $by:expr, $shown:expr) => {{
        let (channel, member) = ($interaction.channel.as_ref(), $member);
        let here = ChannelId($interaction.channel_id.get());
        Asked {
            id: InteractionId($interaction.id.get()),
            player: player(&$interaction.user, member),
            language: language::of_reader(&$interaction.locale),
            guild_language: $interaction.guild_locale.as_deref().map(language::of_reader),
            channel: here,
            guild: $interaction.guild_id.map(|guild| GuildId(guild.get())),
            opening: opening(here, channel, member),
            by: $by,
            shown: $shown,
            lacks: lacks($interaction.app_permissions, channel),
        }
    }};
}

/// Who asks by this interaction; `None` for what the bot never offers.
pub fn of(interaction: &Interaction) -> Option<Asked> {
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => {
            Some(by_command(command))
        }
        Interaction::Component(component) => {
            let by = means(&component.message);
            Some(read!(component, component.member.as_ref(), by, Some(shown(&component.message))))
        }
        Interaction::Modal(form) => {
            let message = form.message.as_deref();
            let by = message.map_or(Means::Public, means);
            Some(read!(form, form.member.as_ref(), by, message.map(shown)))
        }
        _ => None,
    }
}

/// Who types a command, or has typed it.
pub fn by_command(command: &CommandInteraction) -> Asked {
    read!(command, command.member.as_deref(), Means::Public, None)
}

/// How a click on this message is answered.
fn means(message: &Message) -> Means {
    let is_private = message.flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL);
    if is_private { Means::Panel } else { Means::Public }
}

/// When a message was sent, or changed for the last time.
fn shown(message: &Message) -> Timestamp {
    let moment = message.edited_timestamp.unwrap_or_else(|| message.id.created_at());
    Timestamp(i64::try_from(moment.unix_timestamp_nanos() / 1_000_000).unwrap_or(i64::MAX))
}

fn player(user: &User, member: Option<&Member>) -> Player {
    let shown = member.map_or_else(|| user.display_name(), Member::display_name);
    Player { user: UserId(user.id.get()), name: shown.to_owned() }
}

/// Whether a channel is a thread.
fn is_thread(channel: &PartialChannel) -> bool {
    matches!(
        channel.kind,
        ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
    )
}

/// Whether this member manages the server. Discord hides `/admin` from the others, but not for certain: a server can give
/// the command to anybody.
fn manages(member: Option<&Member>) -> bool {
    let held = member.and_then(|member| member.permissions).unwrap_or_default();
    held.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Somebody who wants to open a table here.
fn opening(here: ChannelId, channel: Option<&PartialChannel>, member: Option<&Member>) -> Opening {
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

/// What the bot needs here and does not have.
fn lacks(granted: Option<Permissions>, channel: Option<&PartialChannel>) -> Lacks {
    let Some(granted) = granted.filter(|granted| !granted.administrator()) else {
        return Lacks::default();
    };
    let in_threads = Permissions::SEND_MESSAGES_IN_THREADS;
    let send = if channel.is_some_and(is_thread) { in_threads } else { Permissions::SEND_MESSAGES };
    let play = Permissions::VIEW_CHANNEL
        | send
        | Permissions::ATTACH_FILES
        | Permissions::EMBED_LINKS
        | Permissions::READ_MESSAGE_HISTORY;
    let threads = Permissions::CREATE_PUBLIC_THREADS | in_threads;
    Lacks {
        to_play: (play - granted).get_permission_names(),
        to_open_threads: (threads - granted).get_permission_names(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::discord::words::places;

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

    #[test]
    fn missing_permissions_are_named() {
        let granted =
            Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES | Permissions::EMBED_LINKS;
        assert_eq!(lacks(Some(granted), None).to_play, ["Attach Files", "Read Message History"]);
        assert_eq!(lacks(None, None), Lacks::default());
        assert_eq!(lacks(Some(Permissions::ADMINISTRATOR), None), Lacks::default());
        let lacking = Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS;
        assert_eq!(lacks(Some(lacking), None).to_open_threads, ["Create Public Threads"]);
    }

    #[test]
    fn each_permission_has_its_name_in_the_catalogue() {
        let channel = json!({"id": "20", "type": 11, "name": "t", "parent_id": "10"});
        let thread: PartialChannel = serde_json::from_value(channel).unwrap();
        for channel in [None, Some(&thread)] {
            let Lacks { to_play, to_open_threads } = lacks(Some(Permissions::empty()), channel);
            assert_eq!((to_play.len(), to_open_threads.len()), (5, 2));
            for name in to_play.into_iter().chain(to_open_threads) {
                assert_eq!(places::permission(name).to_string(), name);
            }
        }
    }

    #[test]
    fn a_thread_needs_another_permission_to_send() {
        let channel = json!({"id": "20", "type": 11, "name": "t", "parent_id": "10"});
        let thread: PartialChannel = serde_json::from_value(channel).unwrap();
        let all_but_threads =
            Permissions::all() - Permissions::SEND_MESSAGES_IN_THREADS - Permissions::ADMINISTRATOR;
        assert!(lacks(Some(all_but_threads), None).to_play.is_empty());
        let missing = lacks(Some(all_but_threads), Some(&thread)).to_play;
        assert_eq!(missing, ["Send Messages in Threads"]);
    }
}
