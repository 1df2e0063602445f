//! Dates and their moments, in milliseconds since 1970 in UTC.

use jiff::{Span, Unit, civil::Date};

use crate::board::ids::DateNumber;

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// How long after the end of its date a play may go on that was begun on it.
const GRACE: i64 = 6 * HOUR;

const FIRST: Date = Date::constant(1970, 1, 1);

/// The date of this moment.
pub fn date_of(moment: i64) -> DateNumber {
    DateNumber(u32::try_from(moment.div_euclid(DAY)).unwrap_or(0))
}

/// The first moment of a date.
pub fn begins(date: DateNumber) -> i64 {
    i64::from(date.0) * DAY
}

/// The moment from which nobody plays the deal of this date any more, and everything about it is public: 06:00 of the next.
pub fn settles(date: DateNumber) -> i64 {
    begins(date) + DAY + GRACE
}

/// The next moment at which a date begins or is settled.
pub fn next_change(now: i64) -> i64 {
    let today = begins(date_of(now));
    [today + GRACE, today + DAY].into_iter().find(|at| *at > now).unwrap_or(today + DAY)
}

/// The date in the calendar.
pub fn civil(date: DateNumber) -> Date {
    // A forged button may name the year 12,000,000.
    let days = Span::new().try_days(i64::from(date.0));
    days.and_then(|days| FIRST.checked_add(days)).unwrap_or(Date::MAX)
}

/// "2026-12-03", for buttons, files and the log.
pub fn iso(date: DateNumber) -> String {
    civil(date).to_string()
}

/// The date that [`iso`] has written.
pub fn read_iso(text: &str) -> Option<DateNumber> {
    let date: Date = text.parse().ok()?;
    let days = date.since((Unit::Day, FIRST)).ok()?.get_days();
    let date = DateNumber(u32::try_from(days).ok()?);
    (iso(date) == text).then_some(date)
}
