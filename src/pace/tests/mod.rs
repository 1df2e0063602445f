//! Calendars on real dates, laws on all dates, and what people type.

mod clock_changes;
mod dates;
mod laws;
mod typed;

use super::{Holiday, Moment, Preferences, QuietHours, Zone};

/// The moment of "2026-10-25T03:00+01:00".
fn at(text: &str) -> Moment {
    let parsed: jiff::Timestamp = text.parse().expect("a timestamp with an offset");
    Moment(parsed.as_millisecond())
}

/// Somebody who lives there and sleeps then.
fn sleeper(zone: &str, quiet: &str) -> Preferences {
    Preferences {
        zone: Some(Zone::parse(zone).unwrap()),
        quiet: Some(QuietHours::parse(quiet).unwrap()),
        ..Preferences::default()
    }
}

/// The same with a holiday, which is entered on its first day.
fn away(mut preferences: Preferences, from: &str, to: &str) -> Preferences {
    let from: jiff::civil::Date = from.parse().unwrap();
    let holiday = Holiday::new(from, to.parse().unwrap(), from);
    preferences.holidays.add(holiday.unwrap(), from).unwrap();
    preferences
}
