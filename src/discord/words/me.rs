//! What people read about their own settings.

use jiff::civil::Weekday;

use super::{dates::date, moment, rated, time::span, when};
use crate::{
    pace::{Holiday, Moment, Notify, Preferences, Span, Weekdays, Zone},
    say,
    tables::Away,
    talk::say::{Language, Text},
};

/// After a change: all that is set.
pub fn changed(set: &Preferences, now: Moment) -> Text {
    Text::lines([say!("me-noted"), settings(set, now)])
}

/// All that is set, in words.
pub fn settings(set: &Preferences, now: Moment) -> Text {
    let mut lines = vec![notify(set), reminders(set), next_up(set), zone(set, now)];
    lines.extend([quiet(set), holidays(set, now)]);
    lines.extend(next_quiet(set, now));
    lines.push(if set.stats { say!("me-stats-shown") } else { say!("me-stats-hidden") });
    lines.push(rated::boards(set.boards));
    lines.push(language(set));
    lines.push(say!("me-how-to-change"));
    Text::lines(lines)
}

/// After `/me away`.
pub fn away(away: &Away) -> Text {
    let told = say!("me-away", until = when(away.until), told = away.told.len());
    if away.told.is_empty() { told } else { Text::lines([told, say!("me-away-tables")]) }
}

/// The language of direct messages.
fn language(set: &Preferences) -> Text {
    let name = language_name(set.language());
    match set.chosen_language {
        Some(_) => say!("languages-letters", name),
        None => say!("languages-letters-discord", name),
    }
}

/// What the language of this tag calls itself; English where there is none.
pub(super) fn language_name(tag: Option<&str>) -> String {
    say!("languages-name").to(tag.and_then(Language::of_tag).unwrap_or_default())
}

fn notify(set: &Preferences) -> Text {
    match (set.notify, set.direct_closed) {
        (Notify::Channel, _) => say!("me-notify-channel"),
        (Notify::Direct, false) => say!("me-notify-direct"),
        (Notify::Direct, true) => say!("me-notify-closed"),
        (Notify::Off, _) => say!("me-notify-off"),
    }
}

fn reminders(set: &Preferences) -> Text {
    let first = span(set.reminders.first);
    match (set.notify, set.reminders.most) {
        (Notify::Off, _) | (_, 0) => say!("me-reminders-none"),
        (_, 1) => say!("me-reminders-one", first),
        (_, most) => say!("me-reminders", most, first, every = every(set.reminders.every)),
    }
}

/// "every day", "every 12 hours"
pub(super) fn every(time: Span) -> Text {
    let (hour, day) = (Span::hours(1).0, Span::days(1).0);
    match time.0 {
        time if time % day == 0 => say!("me-every-days", days = time / day),
        time if time % hour == 0 && time < 3 * day => say!("me-every-hours", hours = time / hour),
        _ => say!("me-every-span", span = span(time)),
    }
}

fn next_up(set: &Preferences) -> Text {
    match (set.next_up, set.notify) {
        (false, _) => say!("me-next-up-no"),
        (true, Notify::Off) => say!("me-next-up-off"),
        (true, Notify::Channel | Notify::Direct) => say!("me-next-up"),
    }
}

fn zone(set: &Preferences, now: Moment) -> Text {
    match &set.zone {
        None => say!("me-zone-none"),
        Some(zone) => {
            let (name, clock) = (zone.to_string(), zone.clock(now).to_string());
            if zone.has_summer_time(now) {
                say!("me-zone", zone = name, clock)
            } else {
                say!("me-zone-fixed", zone = name, clock)
            }
        }
    }
}

fn quiet(set: &Preferences) -> Text {
    match set.quiet {
        None => say!("me-quiet-none"),
        Some(hours) => {
            let (from, to) = (hours.from().to_string(), hours.to().to_string());
            match hours.days() {
                Weekdays::ALL => say!("me-quiet", from, to),
                days => {
                    say!("me-quiet-days", from, to, days = Text::all_of(days.iter().map(weekday)))
                }
            }
        }
    }
}

fn weekday(day: Weekday) -> Text {
    say!("me-weekday", day = day.to_monday_one_offset())
}

fn holidays(set: &Preferences, now: Moment) -> Text {
    let dates =
        |one: Holiday| say!("me-holiday-dates", from = date(one.from()), to = date(one.to()));
    let coming: Vec<_> = set.holidays.coming(set.zone_or_utc().date(now)).map(dates).collect();
    match coming.len() {
        0 => say!("me-holiday-none"),
        count => say!("me-holiday", count, dates = Text::all_of(coming)),
    }
}

/// When calls stop, as each reader's own clock shows it: a check of the zone.
fn next_quiet(set: &Preferences, now: Moment) -> Option<Text> {
    if !set.is_awake(now) {
        return Some(say!("me-quiet-now", end = moment(set.next_awake(now))));
    }
    let begin = set.next_quiet(now)?;
    Some(say!("me-next-quiet", begin = moment(begin), end = moment(set.next_awake(begin))))
}

/// "Europe/Berlin · 20:15 now", "UTC+2 · 20:15 now, no summer time"
pub fn zone_label(name: &str, now: Moment) -> Text {
    match Zone::parse(name) {
        Ok(zone) => {
            let clock = zone.clock(now).to_string();
            if zone.has_summer_time(now) {
                say!("me-zone-choice", zone = name, clock)
            } else {
                say!("me-zone-choice-fixed", zone = name, clock)
            }
        }
        Err(_) => name.into(),
    }
}
