//! Sentences about channels and threads.

use super::bold;
use crate::{
    tables::{ChannelId, Lobby, TableId, TableState},
    talk::{
        layout::shorten,
        names::{list, tame},
    },
};

/// The most characters in the name of a thread.
const THREAD_NAME: usize = 100;

/// What the bot needs in a channel and does not have.
#[must_use]
pub fn missing_permissions(missing: &[&str]) -> String {
    format!(
        "I cannot run a table in this channel: I lack the permission {}. Somebody who manages the server can grant it \
         in the channel's settings; then try again.",
        permissions(missing)
    )
}

/// Why no thread can be opened in a channel.
#[must_use]
pub fn no_thread_for_lack_of(missing: &[&str]) -> String {
    format!("I lack the permission {}", permissions(missing))
}

fn permissions(names: &[&str]) -> String {
    list(&names.iter().map(|name| format!("*{name}*")).collect::<Vec<_>>())
}

/// "The Great City of Rome, Anna's table"
#[must_use]
pub fn thread_name(game: &str, host: &str) -> String {
    shorten(&format!("{game}, {}'s table", tame(host)), THREAD_NAME)
}

/// What the channel reads in which somebody has opened a table in a thread.
#[must_use]
pub fn opened_in_thread(host: &str, lobby: &Lobby) -> String {
    format!(
        "{} opened table {} for {} in a thread: <#{}>",
        bold(host),
        lobby.table,
        lobby.game(),
        lobby.channel
    )
}

/// What the channel reads that a table has left.
#[must_use]
pub fn goes_on_in(table: TableId, channel: ChannelId) -> String {
    format!("Table {table} goes on in <#{channel}>.")
}

/// What the one reads who has moved a table here.
#[must_use]
pub fn moved_here(lobby: &Lobby) -> String {
    match lobby.state {
        TableState::Lobby => format!("Table {} waits for players here now.", lobby.table),
        TableState::Running | TableState::Finished | TableState::Ended => {
            format!(
                "Table {} goes on here. Its board and the call of who is to move follow.",
                lobby.table
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_permissions_are_named() {
        let missing = ["Attach Files", "Read Message History"];
        insta::assert_snapshot!(missing_permissions(&missing), @"I cannot run a table in this channel: I lack the permission *Attach Files* and *Read Message History*. Somebody who manages the server can grant it in the channel's settings; then try again.");
    }

    #[test]
    fn a_thread_has_a_name_of_at_most_a_hundred_characters() {
        assert_eq!(
            thread_name("The Great City of Rome", "Anna\n"),
            "The Great City of Rome, Anna's table"
        );
        assert!(thread_name(&"x".repeat(90), &"y".repeat(90)).chars().count() <= THREAD_NAME);
    }
}
