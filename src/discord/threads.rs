//! Threads that tables open for themselves. Where that is impossible the channel serves, and its reader learns why.

use serenity::{
    all::{
        AutoArchiveDuration, Builder as _, ChannelType, CreateAllowedMentions, CreateMessage,
        CreateThread, EditThread, MessageFlags, Permissions,
    },
    http::Http,
};

use super::{
    retry::{self, Trouble},
    words::bold,
};
use crate::tables::{ChannelId, Lobby};
use crate::talk::names::{list, tame};

/// The most characters in the name of a thread.
const NAME: usize = 100;

/// Where a new table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The channel or thread.
    pub channel: ChannelId,
    /// Whether it is a thread opened for the table.
    pub own_thread: bool,
    /// Why it has no thread although it was to have one.
    pub why_not: Option<String>,
}

/// What the one who opens a table wishes, and what is known of the place.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Whether the table is to have a thread.
    pub thread: bool,
    /// Whether this is a thread already.
    pub is_thread: bool,
    /// Whether the server lets tables stand in threads.
    pub is_allowed: bool,
    /// What the bot may do here, if Discord says.
    pub granted: Option<Permissions>,
}

impl Site {
    /// The channel itself.
    #[must_use]
    pub const fn here(channel: ChannelId) -> Self {
        Self { channel, own_thread: false, why_not: None }
    }

    fn instead(channel: ChannelId, why: &str) -> Self {
        let why_not = format!("It has no thread of its own: {why}.");
        Self { why_not: Some(why_not), ..Self::here(channel) }
    }
}

/// Opens the thread that is wished for, or says why not.
pub async fn site(http: &Http, channel: ChannelId, name: &str, wish: Wish) -> Site {
    if !wish.thread {
        return Site::here(channel);
    }
    if let Some(why) = obstacle(wish) {
        return Site::instead(channel, &why);
    }
    let thread = CreateThread::new(name)
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    // Not tried again after an answer was lost: there would be two.
    match thread.execute(http, (channel.0.into(), None)).await {
        Ok(thread) => Site { channel: ChannelId(thread.id.get()), own_thread: true, why_not: None },
        Err(error) => {
            tracing::warn!(%channel, %error, "a thread was not opened; the channel serves");
            Site::instead(channel, refused(&error))
        }
    }
}

/// Why a thread need not be tried for.
fn obstacle(wish: Wish) -> Option<String> {
    if wish.is_thread {
        return Some("this is a thread already".to_owned());
    }
    if !wish.is_allowed {
        return Some("this server has turned threads off in `/admin settings`".to_owned());
    }
    let granted = wish.granted.filter(|granted| !granted.administrator())?;
    let needed = [
        (Permissions::CREATE_PUBLIC_THREADS, "*Create Public Threads*"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "*Send Messages in Threads*"),
    ];
    let missing: Vec<String> = needed
        .iter()
        .filter(|(permission, _)| !granted.contains(*permission))
        .map(|(_, name)| (*name).to_owned())
        .collect();
    (!missing.is_empty()).then(|| format!("I lack the permission {}", list(&missing)))
}

/// Closes a thread whose table was refused.
pub async fn give_up(http: &Http, thread: ChannelId) {
    if let Err(error) = EditThread::new().archived(true).execute(http, thread.0.into()).await {
        tracing::warn!(%thread, %error, "an empty thread is left open");
    }
}

/// What a refusal of Discord means, in words.
fn refused(error: &serenity::Error) -> &'static str {
    match (retry::code(error), Trouble::of(error)) {
        (Some(retry::MOST_THREADS | retry::MOST_ACTIVE_THREADS), _) => {
            "Discord allows no more threads here"
        }
        (_, Trouble::Forbidden) => {
            "Discord does not let me open one; I need *Create Public Threads* and *Send Messages in Threads*"
        }
        (_, Trouble::Passing) => "Discord did not answer in time",
        _ => "threads cannot be opened in this channel",
    }
}

/// "The Great City of Rome, Anna's table"
#[must_use]
pub fn name(game: &str, host: &str) -> String {
    crate::talk::layout::shorten(&format!("{game}, {}'s table", tame(host)), NAME)
}

/// Tells the channel where the table's thread is. It is no news that anybody waits for, so it is tried for a moment only.
pub async fn announce(http: &Http, channel: ChannelId, lobby: &Lobby, host: &str) {
    let text = format!(
        "{} opened table {} for {} in a thread: <#{}>",
        bold(host),
        lobby.table,
        lobby.game(),
        lobby.channel
    );
    say(http, channel, &text).await;
}

/// A silent line of little weight.
pub async fn say(http: &Http, channel: ChannelId, text: &str) {
    let message = || {
        CreateMessage::new()
            .content(text)
            .allowed_mentions(CreateAllowedMentions::new())
            .flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
            .execute(http, (channel.0.into(), None))
    };
    if let Err(error) = message().await {
        tracing::warn!(%channel, %error, "a line about another channel was not sent");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WISH: Wish = Wish { thread: true, is_thread: false, is_allowed: true, granted: None };

    #[test]
    fn what_stands_in_the_way_of_a_thread_is_named() {
        let lacking = Permissions::SEND_MESSAGES | Permissions::SEND_MESSAGES_IN_THREADS;
        for (wish, words) in [
            (Wish { is_thread: true, ..WISH }, "a thread already"),
            (Wish { is_allowed: false, ..WISH }, "/admin settings"),
            (Wish { granted: Some(lacking), ..WISH }, "permission *Create Public Threads*"),
            (Wish { granted: Some(Permissions::empty()), ..WISH }, "*Send Messages in Threads*"),
        ] {
            assert!(obstacle(wish).unwrap().contains(words), "{wish:?}");
        }
        assert_eq!(obstacle(WISH), None);
        assert_eq!(obstacle(Wish { granted: Some(Permissions::ADMINISTRATOR), ..WISH }), None);
    }

    #[test]
    fn a_thread_has_a_name_of_at_most_a_hundred_characters() {
        assert_eq!(
            name("The Great City of Rome", "Anna\n"),
            "The Great City of Rome, Anna's table"
        );
        assert!(name(&"x".repeat(90), &"y".repeat(90)).chars().count() <= NAME);
    }
}
