//! Sentences about time: calls and reminders, deadlines, lengths.

use std::time::Duration;

use super::{bold, mention, when};
use crate::{
    pace::{Span, TimeOut},
    say,
    tables::{Calling, ChannelId, DuePost, GuildId, Limit, RemindRefused, TableId, UserId},
    talk::{names::escape, say::Text},
};

/// When the time of a turn runs out and what happens then, as a sentence.
pub fn limit(limit: Limit) -> Text {
    say!("time-limit", then = then(limit.then), at = when(limit.at))
}

/// The case by which the catalogue names what happens when time runs out.
pub(super) const fn then(time_out: TimeOut) -> &'static str {
    match time_out {
        TimeOut::Remind => "remind",
        TimeOut::Ai => "ai",
        TimeOut::Vote => "vote",
    }
}

/// Why nobody is called by another's wish.
pub fn remind_refusal(refused: &RemindRefused) -> Text {
    match refused {
        RemindRefused::YourTurn => say!("time-your-own-turn"),
        RemindRefused::Nobody => say!("time-nobody-to-call"),
        RemindRefused::Quiet { name } => say!("time-not-now", name = bold(name)),
        RemindRefused::Lately { name, again } => {
            say!("time-called-lately", name = bold(name), again = when(*again))
        }
    }
}

/// The last line of a message that mentions somebody: which table it is.
pub fn table(post: &DuePost) -> Text {
    let (game, table) = (post.game.title(), post.table);
    match &post.name {
        Some(name) => say!("time-table-named", name = escape(name), game, table),
        None => say!("time-table", game, table),
    }
}

/// The line that calls a player, the only one that mentions anybody.
pub fn ping(user: UserId, duty: impl Into<Text>) -> Text {
    say!("time-ping", you = mention(user), duty = duty.into())
}

/// The line that says whose turn it is without calling anybody.
pub fn hushed_ping(name: &str, duty: impl Into<Text>) -> Text {
    say!("seats-turn", name = bold(name), duty = duty.into(), has_moved = false)
}

/// The line that calls a player in the channel for a reason of its own.
pub fn call(user: UserId, why: Calling, duty: impl Into<Text>) -> Text {
    say!("time-call", why = reason(why), you = mention(user), duty = duty.into())
}

/// The same as a direct message.
pub fn direct_call(
    guild: GuildId,
    channel: ChannelId,
    why: Calling,
    duty: impl Into<Text>,
) -> Text {
    let place = place(guild, channel);
    say!("time-direct-call", why = reason(why), place, duty = duty.into())
}

const fn reason(why: Calling) -> &'static str {
    match why {
        Calling::First => "first",
        Calling::Reminder => "reminder",
        Calling::Warning => "warning",
    }
}

/// The direct message to the one who comes next.
pub fn next_up(guild: GuildId, channel: ChannelId, mover: impl Into<Text>) -> Text {
    say!("time-next-up", place = place(guild, channel), name = mover.into())
}

/// The direct message to one of a table's people when its channel takes no posts; `duty` when it is their turn.
pub fn shut_out(guild: GuildId, channel: ChannelId, duty: Option<Text>) -> Text {
    let place = place(guild, channel);
    match duty {
        Some(duty) => say!("time-shut-out-turn", place, duty),
        None => say!("time-shut-out", place),
    }
}

/// The direct message to one of a table's people when its channel is gone: what is so, and what to do.
pub fn channel_gone(guild: GuildId, table: TableId, game: Text) -> Text {
    let server = format!("https://discord.com/channels/{guild}");
    say!("time-channel-gone", table, game, server)
}

/// The end of the line that calls somebody, for the one who comes next.
pub fn next_in_line(user: UserId) -> Text {
    say!("time-next-in-line", you = mention(user))
}

/// A channel, with a link that works where its name does not show.
pub(super) fn place(guild: GuildId, channel: ChannelId) -> String {
    format!("<#{channel}> (https://discord.com/channels/{guild}/{channel})")
}

/// "3 days", "36 hours", "1 day", "90 minutes": up to three days that are not whole count in hours.
pub fn span(span: Span) -> Text {
    let seconds = u64::try_from(span.0 / 1000).unwrap_or(0);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60 % 60);
    match (hours, hours % 24, minutes) {
        (0, _, minutes) => say!("time-minutes", minutes),
        (hours, _, 1..) => say!("time-hours-minutes", hours, minutes),
        (_, 0, 0) => say!("time-days", days),
        (hours @ ..=71, _, 0) => say!("time-hours", hours),
        (_, hours, 0) => say!("time-days-hours", days, hours),
    }
}

/// "2 days 3 hours", "3 hours 12 minutes", "40 seconds".
pub fn length(time: Duration) -> Text {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => say!("time-seconds", seconds),
        (0, 0, minutes) => say!("time-minutes", minutes),
        (0, hours, 0) => say!("time-hours", hours),
        (0, hours, minutes) => say!("time-hours-minutes", hours, minutes),
        (days, 0, _) => say!("time-days", days),
        (days, hours, _) => say!("time-days-hours", days, hours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_told_as_people_say_them() {
        let told = [40, 60, 3_600, 11_520, 90_000, 86_400]
            .map(|seconds| length(Duration::from_secs(seconds)).to_string());
        assert_eq!(
            told,
            ["40 seconds", "1 minute", "1 hour", "3 hours 12 minutes", "1 day 1 hour", "1 day"]
        );
    }

    #[test]
    fn a_span_is_told_as_people_say_it() {
        for (minutes, told) in [
            (0, "0 minutes"),
            (1, "1 minute"),
            (59, "59 minutes"),
            (60, "1 hour"),
            (61, "1 hour 1 minute"),
            (90, "1 hour 30 minutes"),
            (1440, "1 day"),
            (36 * 60, "36 hours"),
            (71 * 60, "71 hours"),
            (72 * 60, "3 days"),
            (73 * 60, "3 days 1 hour"),
            (14 * 1440, "14 days"),
        ] {
            assert_eq!(span(Span::minutes(minutes)).to_string(), told);
        }
    }
}
