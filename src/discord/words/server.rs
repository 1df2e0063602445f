//! What people read about pace, and about what their server has set.

use crate::talk::names::{count, list};
use crate::{
    pace::{Pace, Terms, TimeOut},
    tables::{Openers, ServerRefused, ServerSettings, Unwelcome},
};

/// The terms of a table, so that neither vote nor AI comes as a surprise.
#[must_use]
pub fn terms(terms: &Terms) -> String {
    match terms.pace {
        Pace::Relaxed => "No clock: everybody plays when there is time.".to_owned(),
        Pace::Clock { allowance } => format!(
            "{allowance} a turn; unused time is saved, up to {}. The clock stands still in quiet hours and on holidays. \
             When time runs out: {}.",
            allowance.times(3),
            time_out(terms.time_out)
        ),
    }
}

const fn time_out(time_out: TimeOut) -> &'static str {
    match time_out {
        TimeOut::Remind => "the player is reminded, and the game waits",
        TimeOut::Ai => {
            "an AI plays that turn; after two such turns in a row it plays on until the player is back, by one click"
        }
        TimeOut::Vote => "the others vote to skip the turn, to offer the seat or to wait longer",
    }
}

/// Why no table can be opened here by this person.
#[must_use]
pub fn unwelcome(why: &Unwelcome) -> String {
    match why {
        Unwelcome::Channel { channels } => {
            let channels: Vec<String> = channels.iter().map(|id| format!("<#{id}>")).collect();
            format!("In this server tables stand in {}. Use `/game new` there.", list(&channels))
        }
        Unwelcome::Thread => {
            "In this server tables stand in channels, not in threads. Use `/game new` in a channel."
                .to_owned()
        }
        Unwelcome::Role(role) => format!(
            "In this server tables are opened by those who have the role <@&{role}>. You can take a seat at theirs; \
             `/game list` shows them."
        ),
        Unwelcome::Managers => {
            "In this server tables are opened by those who manage it. You can take a seat at theirs; `/game list` shows \
             them."
                .to_owned()
        }
    }
}

/// Why the settings of the server were not changed.
#[must_use]
pub fn refused(why: &ServerRefused) -> String {
    match why {
        ServerRefused::NoRole => {
            "Name the role as well: `/admin settings open_by:those with a role role:@Players`.".to_owned()
        }
        ServerRefused::RoleUnused => {
            "A role fits only to `open_by:those with a role`. Leave one of the two away.".to_owned()
        }
        ServerRefused::ChannelAndAll => {
            "Either all channels or a list: use `all_channels` without `add_channel` and `remove_channel`.".to_owned()
        }
        ServerRefused::NotListed { channel } => {
            format!("<#{channel}> is not in the list of channels; `/admin settings` shows the list.")
        }
        ServerRefused::ListFull => {
            format!("The list has {} channels already, which is all it can hold.", ServerSettings::MOST_CHANNELS)
        }
        ServerRefused::MoreEachThanAll { all, each } => format!(
            "One person cannot open {each} tables of AIs alone where the whole server may have {all}. Raise `ai_tables` or lower \
             `ai_tables_each`."
        ),
    }
}

/// All that the server has set.
#[must_use]
pub fn settings(set: &ServerSettings) -> String {
    let threads = if set.threads { "yes." } else { "no." };
    let lines = [
        format!("**Tables stand** {}", channels(set)),
        format!("**Tables are opened by** {}", openers(set.openers)),
        format!("**Tables in threads** {threads}"),
        format!("**Pace, if `/game new` does not say** {}", terms(&set.terms)),
        format!("**Lobbies** are closed after {}.", count(set.lobby_days, "day")),
        format!(
            "**Idle tables** are asked after {} and closed {} later, without a score.",
            count(set.idle_days, "day"),
            count(set.closing_days, "day")
        ),
        format!(
            "**Tables of AIs alone** {} at a time in this server, {} opened by the same person.",
            set.ai_tables, set.ai_tables_each
        ),
        "-# Change it with the options of `/admin settings`.".to_owned(),
    ];
    lines.join("\n")
}

fn channels(set: &ServerSettings) -> String {
    if set.channels.is_empty() {
        return "in every channel.".to_owned();
    }
    let channels: Vec<String> = set.channels.iter().map(|id| format!("<#{id}>")).collect();
    format!("in {}.", list(&channels))
}

fn openers(openers: Openers) -> String {
    match openers {
        Openers::Everybody => "everybody.".to_owned(),
        Openers::Role(role) => {
            format!("those who have the role <@&{role}>, and those who manage the server.")
        }
        Openers::Managers => "those who manage the server.".to_owned(),
    }
}
