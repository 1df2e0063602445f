//! Sentences about channels and threads.

use super::bold;
use crate::{
    say,
    tables::{ChannelId, Lobby, Stage, TableId},
    talk::{names::tame, say::Text},
};

/// The most characters in the name of a thread.
const THREAD_NAME: usize = 100;

/// What the bot needs in a channel and does not have.
pub fn missing_permissions(missing: &[&str]) -> Text {
    say!("places-missing-permissions", permissions = permissions(missing))
}

/// Why no thread can be opened in a channel.
pub fn no_thread_for_lack_of(missing: &[&str]) -> Text {
    say!("places-no-thread", permissions = permissions(missing))
}

fn permissions(names: &[&str]) -> Text {
    Text::all_of(names.iter().map(|name| say!("places-permission", name = permission(name))))
}

/// What Discord calls the permission with this English name to the reader, who looks for it in the settings of the channel.
pub fn permission(name: &str) -> Text {
    say!("places-permission-name", name = name.to_lowercase().replace(' ', "_"))
}

/// "The Great City of Rome, table of Anna", or "Friday Romans: The Great City of Rome".
pub fn thread_name(game: Text, host: &str, name: Option<&str>) -> Text {
    let title = match name {
        Some(name) => say!("places-thread-named", name, game),
        None => say!("places-thread-name", game, host = tame(host)),
    };
    title.cut(THREAD_NAME)
}

/// What the channel reads in which somebody has opened a table in a thread.
pub fn opened_in_thread(host: &str, lobby: &Lobby) -> Text {
    let channel = lobby.channel.to_string();
    let game = lobby.game().title();
    say!("places-opened-in-thread", host = bold(host), table = lobby.table, game, channel)
}

/// What the channel reads that a table has left.
pub fn goes_on_in(table: TableId, channel: ChannelId) -> Text {
    say!("places-goes-on-in", table, channel = channel.to_string())
}

/// What the one reads who has moved a table here.
pub fn moved_here(lobby: &Lobby) -> Text {
    match lobby.state {
        Stage::Lobby => say!("places-waits-here", table = lobby.table),
        Stage::Running | Stage::Finished | Stage::Ended => {
            say!("places-goes-on-here", table = lobby.table)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_permissions_are_named() {
        let missing = ["Attach Files", "Read Message History"];
        insta::assert_snapshot!(missing_permissions(&missing), @"I cannot work in this channel. Missing permissions: *Attach Files* and *Read Message History*. A server manager can grant them in the channel's settings; then try again.");
    }

    #[test]
    fn a_thread_has_a_name_of_at_most_a_hundred_characters() {
        assert_eq!(
            thread_name("The Great City of Rome".into(), "Anna\n", None).to_string(),
            "The Great City of Rome, table of Anna"
        );
        assert_eq!(
            thread_name("The Great City of Rome".into(), "Anna", Some("Friday Romans")).to_string(),
            "Friday Romans: The Great City of Rome"
        );
        assert!(thread_name("x".repeat(90).into(), &"y".repeat(90), None).len() <= THREAD_NAME);
    }
}
