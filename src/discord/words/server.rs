//! What people read about pace, and about what their server has set.

use super::{
    me::{every, language_name},
    time::{span, then},
};
use crate::{
    pace::{OldCalls, Pace, Posting, Span, Terms},
    say,
    tables::{ChannelId, ForumTags, Openers, RoleId, ServerRefused, ServerSettings, Unwelcome},
    talk::{names::escape, say::Text},
};

/// The terms of a table: its pace, and what is not as usual in its channel.
pub fn agreed(agreed: &Terms) -> Text {
    let posting = match agreed.posting {
        Posting::Round => None,
        Posting::Turn => Some(say!("server-posts-each-turn")),
        Posting::Move => Some(say!("server-posts-each-move")),
    };
    let calls = match agreed.old_calls {
        OldCalls::Deleted => None,
        OldCalls::Kept => Some(say!("server-calls-stay")),
    };
    Text::lines([Some(terms(agreed)), posting, calls].into_iter().flatten())
}

/// The pace of a table, so that neither vote nor AI comes as a surprise.
pub fn terms(terms: &Terms) -> Text {
    let plans = (!terms.plans.are_allowed()).then(|| say!("server-no-plans"));
    let reminders = terms.reminders.map(|wait| say!("server-reminders", every = every(wait)));
    Text::sentences([pace(terms)].into_iter().chain(plans).chain(reminders))
}

/// How much time a turn has, and what happens when it runs out.
pub fn pace(terms: &Terms) -> Text {
    match terms.pace {
        Pace::Relaxed => say!("server-no-clock"),
        Pace::Clock { allowance } => say!(
            "server-clock",
            allowance = span(allowance),
            most = span(allowance.times(3)),
            then = then(terms.time_out),
        ),
    }
}

/// Why no table can be opened here by this person.
pub fn unwelcome(why: &Unwelcome) -> Text {
    match why {
        Unwelcome::Channel { channels } => {
            say!(
                "server-only-channels",
                channels = Text::all_of(channels.iter().copied().map(channel))
            )
        }
        Unwelcome::Thread => say!("server-no-threads"),
        Unwelcome::Role(id) => say!("server-only-role", role = role(*id)),
        Unwelcome::Managers => say!("server-only-managers"),
    }
}

/// Why the settings of the server were not changed.
pub fn refused(why: &ServerRefused) -> Text {
    match why {
        ServerRefused::NoRole => say!("server-no-role"),
        ServerRefused::RoleUnused => say!("server-role-unused"),
        ServerRefused::ChannelAndAll => say!("server-channel-and-all"),
        ServerRefused::NotListed { channel } => {
            say!("server-not-listed", channel = channel.to_string())
        }
        ServerRefused::ListFull => say!("server-list-full", most = ServerSettings::MOST_CHANNELS),
        ServerRefused::MoreTablesEach { all, each } => {
            say!("moderation-more-tables-each", each = *each, all = *all)
        }
        ServerRefused::MoreEachThanAll { all, each } => {
            say!("moderation-more-ai-each", each = *each, all = *all)
        }
    }
}

/// All that the server has set.
pub fn settings(set: &ServerSettings) -> Text {
    let days = |days: u16| span(Span::days(days.into()));
    Text::lines([
        if set.channels.is_empty() {
            say!("server-in-every-channel")
        } else {
            say!(
                "server-in-channels",
                channels = Text::all_of(set.channels.iter().copied().map(channel))
            )
        },
        openers(set.openers),
        if set.threads { say!("server-threads") } else { say!("server-without-threads") },
        say!("server-pace", terms = terms(&set.terms)),
        say!("server-lobbies", days = days(set.lobby_days)),
        say!("server-idle", idle = days(set.idle_days), closing = days(set.closing_days)),
        tags(&set.tags),
        language(set),
        if set.rated { say!("rated-server-on") } else { say!("rated-server-off") },
        match set.daily_channel {
            Some(id) => say!("daily-server-channel", channel = channel(id)),
            None => say!("daily-server-off"),
        },
        say!("server-how"),
    ])
}

/// The language of the channels.
fn language(set: &ServerSettings) -> Text {
    let name = language_name(set.language());
    match set.chosen_language {
        Some(_) => say!("languages-channels", name),
        None => say!("languages-channels-discord", name),
    }
}

/// The names of the tags of forums.
fn tags(named: &ForumTags) -> Text {
    let free = tag(named.free.as_deref(), say!("places-tag-free"));
    let turn = tag(named.turn.as_deref(), say!("places-tag-turn"));
    let finished = tag(named.finished.as_deref(), say!("places-tag-finished"));
    say!("server-tags", free, turn, finished)
}

/// The name of a tag of forums.
fn tag(named: Option<&str>, usual: Text) -> Text {
    named.map_or(usual, |name| escape(name).into())
}

fn openers(openers: Openers) -> Text {
    match openers {
        Openers::Everybody => say!("server-open-everybody"),
        Openers::Role(id) => say!("server-open-role", role = role(id)),
        Openers::Managers => say!("server-open-managers"),
    }
}

pub(super) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

fn role(role: RoleId) -> String {
    format!("<@&{role}>")
}
