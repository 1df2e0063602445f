//! What people read about their own settings.

use super::moment;
use crate::pace::{Moment, Notify, Preferences, Zone};

/// For `/me quiet` without anything.
pub const HOW_QUIET: &str = "Say when your quiet hours begin and end, and where you live: `/me quiet from:22:00 to:07:00 \
    zone:Europe/Berlin`. `/me quiet off:True` ends them. `/me settings` shows what is set.";

/// For `/me holiday` without anything, or with one end.
pub const HOW_HOLIDAY: &str = "Say the first and the last day: `/me holiday from:24 Dec to:6 Jan`. `/me holiday off:True` \
    ends it. `/me settings` shows what is set. Nothing has changed.";

/// After a change: all that is set.
#[must_use]
pub fn changed(set: &Preferences, now: Moment) -> String {
    format!("Noted.\n{}", settings(set, now))
}

/// All that is set, in words.
#[must_use]
pub fn settings(set: &Preferences, now: Moment) -> String {
    let mut lines = vec![
        format!("**When it is your turn** {}", notify(set)),
        format!("**Reminders** {}", reminders(set)),
        format!("**You are next** {}", next_up(set)),
        format!("**Time zone** {}", zone(set, now)),
        format!("**Quiet hours** {}", quiet(set)),
        format!("**Holiday** {}", holiday(set, now)),
    ];
    lines.extend(next_quiet(set, now));
    lines.push(format!("**Statistics** {}", stats(set)));
    lines.push(
        "-# Change it with `/me notify`, `/me quiet`, `/me holiday`, `/me zone` and `/me stats`."
            .to_owned(),
    );
    lines.join("\n")
}

const fn notify(set: &Preferences) -> &'static str {
    match (set.notify, set.direct_closed) {
        (Notify::Channel, _) => "I mention you in the table's channel.",
        (Notify::Direct, false) => "I write you a direct message.",
        (Notify::Direct, true) => {
            "I would write you a direct message, but Discord refuses mine; so I mention you in the channel. Allow \
             direct messages of this server's members, then use `/me notify` again."
        }
        (Notify::Off, _) => {
            "I neither mention you nor write to you; `/me tables` lists what waits for you."
        }
    }
}

fn reminders(set: &Preferences) -> String {
    let reminders = set.reminders;
    match (set.notify, reminders.most) {
        (Notify::Off, _) | (_, 0) => "none.".to_owned(),
        (_, 1) => format!("one, {} after the call.", reminders.first),
        (_, most) => {
            format!(
                "at most {most}: {} after the call, then every {}.",
                reminders.first,
                every(set)
            )
        }
    }
}

/// "every day", "every 12 hours"
fn every(set: &Preferences) -> String {
    let every = set.reminders.every.to_string();
    match every.strip_prefix("1 ") {
        Some(unit) if !unit.contains(' ') => unit.to_owned(),
        Some(_) | None => every,
    }
}

const fn next_up(set: &Preferences) -> &'static str {
    match (set.next_up, set.notify) {
        (false, _) => "I do not tell you; `/me notify next_up:True` changes that.",
        (true, Notify::Off) => "I would tell you, but you want no calls.",
        (true, Notify::Channel | Notify::Direct) => "I tell you when the turn before yours begins.",
    }
}

fn zone(set: &Preferences, now: Moment) -> String {
    set.zone.as_ref().map_or_else(
        || "none; dates are counted in UTC.".to_owned(),
        |zone| format!("{zone}, where clocks show {} now.", zone.clock(now)),
    )
}

fn quiet(set: &Preferences) -> String {
    set.quiet.map_or_else(
        || "none.".to_owned(),
        |hours| format!("{hours}. I do not call you then, and your clock stands still."),
    )
}

fn holiday(set: &Preferences, now: Moment) -> String {
    let coming = set.holiday.filter(|holiday| holiday.to() >= set.zone_or_utc().date(now));
    coming.map_or_else(
        || "none.".to_owned(),
        |holiday| format!("{holiday}, both days included. I do not call you then, and your clock stands still."),
    )
}

/// When calls stop, as each reader's own clock shows it: a check of the zone.
fn next_quiet(set: &Preferences, now: Moment) -> Option<String> {
    let words = if set.is_awake(now) {
        let begin = set.next_quiet(now)?;
        let end = set.next_awake(begin);
        format!("Your next quiet time goes from {} to {}.", moment(begin), moment(end))
    } else {
        format!("It is your quiet time now, until {}.", moment(set.next_awake(now)))
    };
    Some(words)
}

const fn stats(set: &Preferences) -> &'static str {
    if set.stats { "show your games." } else { "leave you out." }
}

/// "Europe/Berlin · 20:15 now"
#[must_use]
pub fn zone_label(name: &str, now: Moment) -> String {
    Zone::parse(name)
        .map_or_else(|_| name.to_owned(), |zone| format!("{name} · {} now", zone.clock(now)))
}
