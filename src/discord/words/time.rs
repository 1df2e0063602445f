//! Sentences about time: calls and reminders, deadlines, time-outs, lobbies and tables that nobody cares for.

use super::{bold, when};
use crate::{
    pace::TimeOut,
    tables::{Calling, ChannelId, GuildId, Limit, Notice, RemindRefused, Seated, StandsIn, UserId},
};

/// When the time of a turn runs out and what happens then, as a sentence.
#[must_use]
pub fn limit(limit: Limit) -> String {
    let then = match limit.then {
        TimeOut::Remind => "",
        TimeOut::Ai => "; then an AI plays the turn",
        TimeOut::Vote => "; then the others may skip the turn or offer the seat",
    };
    format!("The time of this turn runs out {}{then}.", when(limit.at))
}

/// Why nobody is called by another's wish.
#[must_use]
pub fn remind_refusal(refused: &RemindRefused) -> String {
    match refused {
        RemindRefused::YourTurn => "It is your own turn: press *Your turn*.".to_owned(),
        RemindRefused::Nobody => {
            "There is nobody to call: `/game status` says what the table waits for.".to_owned()
        }
        RemindRefused::Quiet { name } => format!(
            "{} is not to be called now: it is quiet time there, or reminders are off. I call when the quiet time is over.",
            bold(name)
        ),
        RemindRefused::Lately { name, again } => {
            format!("{} was called not long ago. You can ask again {}.", bold(name), when(*again))
        }
    }
}

/// The line that calls a player, the only one that mentions anybody.
#[must_use]
pub fn ping(user: UserId, call: &str) -> String {
    format!("<@{user}>, your turn: {call}")
}

/// The line that says whose turn it is without calling anybody.
#[must_use]
pub fn hushed_ping(name: &str, duty: &str) -> String {
    format!("It is {}'s turn: {duty}.", bold(name))
}

/// The line that calls a player in the channel for a reason of its own.
#[must_use]
pub fn call(user: UserId, why: Calling, duty: &str) -> String {
    let why = match why {
        Calling::First => "your turn",
        Calling::Reminder => "it is still your turn",
        Calling::Warning => "your time runs out soon",
    };
    format!("<@{user}>, {why}: {duty}")
}

/// The same as a direct message.
#[must_use]
pub fn direct_call(guild: GuildId, channel: ChannelId, why: Calling, duty: &str) -> String {
    let why = match why {
        Calling::First => "It is your turn",
        Calling::Reminder => "It is still your turn",
        Calling::Warning => "Your time runs out soon",
    };
    format!("{why} in {}: {duty}", place(guild, channel))
}

/// The direct message to the one who comes next.
#[must_use]
pub fn next_up(guild: GuildId, channel: ChannelId, mover: &str) -> String {
    format!("You are next in {}: it is {}'s turn now.", place(guild, channel), bold(mover))
}

/// The end of the line that calls somebody, for the one who comes next.
#[must_use]
pub fn next_in_line(user: UserId) -> String {
    format!("-# <@{user}>, you are next.")
}

/// A channel, with a link that works where its name does not show.
fn place(guild: GuildId, channel: ChannelId) -> String {
    format!("<#{channel}> (https://discord.com/channels/{guild}/{channel})")
}

/// A line about time for the channel; it mentions nobody. Empty for lines about something else.
#[must_use]
pub fn notice(notice: &Notice, players: &[Seated]) -> String {
    let name = |seat| {
        let seated = players.iter().find(|player| player.seat == seat);
        bold(seated.map_or("somebody", |player| &player.name))
    };
    match notice {
        Notice::Stalled { seat } => format!(
            "The table waits for {}, who has not acted for long. It stays open; whoever manages the server can give the seat to \
             somebody else with `/admin replace`.",
            name(*seat)
        ),
        Notice::TimeUp { seat, until: StandsIn::TurnEnds } => format!(
            "The time of {0}'s turn ran out, so an AI plays this turn. The next one is {0}'s again.",
            name(*seat)
        ),
        Notice::TimeUp { seat, until: StandsIn::PlayerIsBack } => format!(
            "The time of {0}'s turn ran out for the second time in a row, so an AI plays on in the seat, as long as somebody else is \
             there. {0} is back with one press of *I'm back*.",
            name(*seat)
        ),
        Notice::StillPlaying { closes } => format!(
            "Nobody has played here for long. Does anybody still play? Press *Yes*, or this table closes without a score {}.",
            when(*closes)
        ),
        Notice::Idle => {
            "Nobody played any more, so this table is closed without a score. `/game new` opens another."
                .to_owned()
        }
        Notice::LobbyCloses { at } => {
            format!("This table still waits for players. If it has not started by then, it closes {}.", when(*at))
        }
        Notice::LobbyExpired => {
            "This table waited for players long enough and is closed. `/game new` opens another."
                .to_owned()
        }
        _ => String::new(),
    }
}
