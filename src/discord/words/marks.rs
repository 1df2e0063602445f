//! Names and moments as Discord shows them in every sentence.

use crate::{
    catalogue::{Argument, Text},
    pace::Moment,
    tables::{ChannelId, GuildId, MessageId, Timestamp, UserId},
    talk::names::{escape, tame},
};

/// "**Anna**", disarmed.
pub fn bold(name: &str) -> String {
    format!("**{}**", escape(&tame(name)))
}

/// Somebody as Discord shows them by their name; whether it calls them is decided by whoever sends it.
pub fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// A moment as each reader's own clock shows it: "3 hours ago".
pub fn since(moment: Timestamp) -> String {
    format!("<t:{}:R>", moment.0.div_euclid(1000))
}

/// A moment as each reader's own clock shows it: "24 December 2026 22:00".
pub fn moment(at: Moment) -> String {
    format!("<t:{}:f>", at.0.div_euclid(1000))
}

/// The same of what is stored.
pub fn minute(at: Timestamp) -> String {
    moment(Moment(at.0))
}

/// A moment as each reader's own clock shows it: "24 December 2026 08:00 (in 3 hours)".
pub fn when(moment: Timestamp) -> String {
    let seconds = moment.0.div_euclid(1000);
    format!("<t:{seconds}:F> (<t:{seconds}:R>)")
}

/// The address of a message, or of a channel.
pub fn link_to(guild: GuildId, channel: ChannelId, message: Option<MessageId>) -> String {
    let channel = format!("https://discord.com/channels/{guild}/{channel}");
    message.map_or(channel.clone(), |message| format!("{channel}/{message}"))
}

/// A number of points that is written already: where it is whole, a plural can depend on it.
pub fn counted(points: &str) -> Argument {
    points.parse::<i64>().map_or_else(|_| Text::decimal(points).into(), Argument::from)
}
