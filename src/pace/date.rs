//! Holidays: from one date to another, both included, where the player lives.

use jiff::{
    ToSpan as _,
    civil::{Date, DateTime, Time},
};
use serde::{Deserialize, Serialize};

use super::{Moment, PaceError, Span, Weekdays, Zone, span::DAY};
use crate::catalogue::in_english;

/// A date without a year that is gone for so many days is still this year's; for longer, it is the next one.
const LATELY: i64 = 60;

/// No holiday begins later than this.
const FARTHEST: i64 = 366;

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// Days without a clock and without a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holiday {
    from: Date,
    to: Date,
}

impl Holiday {
    /// It may last so many days.
    pub const MOST_DAYS: i64 = 60;

    /// What a person typed: "2026-12-24", "24 Dec", "24.12.", "24/12", "tomorrow", "Friday", "in 2 weeks".
    ///
    /// # Errors
    /// When it is no date, in the past, backwards, too long, without an end, or too far away.
    pub fn parse(from: &str, to: &str, now: Moment, zone: &Zone) -> Result<Self, PaceError> {
        let today = zone.date(now);
        let first = day(from, today, today)?;
        if is_for_ever(to) {
            return Err(PaceError::HolidayTooLong);
        }
        let last = day(to, today, first.max(today))?;
        Self::new(first, last, today)
    }

    /// From today to the day before the one that a person typed as that of the return, and its first moment.
    ///
    /// # Errors
    /// When it is no date, today or before, more than [`Holiday::MOST_DAYS`] away, or no end.
    pub fn until(typed: &str, now: Moment, zone: &Zone) -> Result<(Self, Moment), PaceError> {
        let back = end_of_pause(typed, now, zone).map_err(|why| match why {
            PaceError::PauseTooLong => PaceError::HolidayTooLong,
            other => other,
        })?;
        let (today, last) = (zone.date(now), zone.date(Moment(back.0 - 1)));
        Ok((Self::new(today, last, today)?, back))
    }

    /// From one date to another, both included.
    ///
    /// # Errors
    /// When it is in the past, backwards, too long or too far away.
    pub fn new(from: Date, to: Date, today: Date) -> Result<Self, PaceError> {
        if from < today {
            return Err(PaceError::HolidayPast { date: from, today });
        }
        if to < from {
            return Err(PaceError::HolidayBackwards { from, to });
        }
        if days(from, to) + 1 > Self::MOST_DAYS {
            return Err(PaceError::HolidayTooLong);
        }
        if days(today, from) > FARTHEST {
            return Err(PaceError::HolidayTooFar { date: from });
        }
        Ok(Self { from, to })
    }

    /// Whether there is no day between them.
    pub(super) fn meets(self, other: Self) -> bool {
        days(self.to, other.from) <= 1 && days(other.to, self.from) <= 1
    }

    pub const fn from(self) -> Date {
        self.from
    }

    pub const fn to(self) -> Date {
        self.to
    }
}

/// The first moment of the day that somebody means who types this as the end of a pause.
///
/// # Errors
/// When it is no date, today or before, more than [`Holiday::MOST_DAYS`] away, or no end.
pub fn end_of_pause(typed: &str, now: Moment, zone: &Zone) -> Result<Moment, PaceError> {
    end_on(typed, now, zone, Holiday::MOST_DAYS)
}

/// The end of a block that begins now: a time such as "2 weeks", or the first moment of a day.
///
/// # Errors
/// When it is neither, sooner than in an hour, or more than a year away.
pub fn end_of_block(typed: &str, now: Moment, zone: &Zone) -> Result<Moment, PaceError> {
    let today = zone.date(now);
    let end = match Span::parse(typed) {
        Ok(span) => now.plus(span),
        Err(_) => end_on(typed, now, zone, FARTHEST).map_err(|why| match why {
            PaceError::PauseTooLong | PaceError::PausePast { .. } => {
                PaceError::BlockOutOfRange { today }
            }
            other => other,
        })?,
    };
    let (least, most) = (now.plus(Span::hours(1)), now.plus(Span::days(FARTHEST + 1)));
    if (least..=most).contains(&end) { Ok(end) } else { Err(PaceError::BlockOutOfRange { today }) }
}

/// The first moment of a day after today, at most so many days from now.
fn end_on(typed: &str, now: Moment, zone: &Zone, most: i64) -> Result<Moment, PaceError> {
    if is_for_ever(typed) {
        return Err(PaceError::PauseTooLong);
    }
    let today = zone.date(now);
    // On a Friday "Friday" is the next one here.
    let next = today.tomorrow().unwrap_or(today);
    let date = day(typed, today, next)?;
    if date <= today {
        return Err(PaceError::PausePast { date, today });
    }
    if days(today, date) > most {
        return Err(PaceError::PauseTooLong);
    }
    let midnight = DateTime::from_parts(date, Time::midnight());
    zone.first(midnight)
        .or_else(|| zone.last(midnight))
        .ok_or_else(|| PaceError::UnreadableDate { typed: typed.trim().to_owned() })
}

/// How many days `to` is later.
fn days(from: Date, to: Date) -> i64 {
    i64::from((to - from).get_days())
}

fn is_for_ever(typed: &str) -> bool {
    let word = in_english(typed);
    matches!(word.as_str(), "" | "forever" | "for ever" | "never" | "always" | "open" | "unknown")
}

/// The date that somebody means who types this on the day `today`; without a year, the next one from `near` on.
fn day(typed: &str, today: Date, near: Date) -> Result<Date, PaceError> {
    let unreadable = || PaceError::UnreadableDate { typed: typed.trim().to_owned() };
    let word = in_english(typed);
    match word.as_str() {
        "today" | "now" => return Ok(today),
        "tomorrow" => return today.tomorrow().map_err(|_| unreadable()),
        _ => {}
    }
    if let Ok(date) = Date::strptime("%Y-%m-%d", &word) {
        return Ok(date);
    }
    if let Some(rest) = word.strip_prefix("in ") {
        return later(rest.trim(), today).ok_or_else(unreadable);
    }
    if let Some((date, is_sure)) = on_weekday(&word, near) {
        let other = date.checked_add(7.days()).map_err(|_| unreadable())?;
        let typed = || typed.trim().to_owned();
        return if is_sure {
            Ok(date)
        } else {
            Err(PaceError::AmbiguousDate { typed: typed(), one: date, other })
        };
    }
    let of = |(day, month, year): (i8, i8, Option<i16>)| match year {
        Some(year) => Date::new(year, month, day).ok(),
        None => nearest(day, month, near),
    };
    if let Some((first, second, year)) = slashed(&word) {
        return match (of((first, second, year)), of((second, first, year))) {
            (Some(one), Some(other)) if one != other => {
                Err(PaceError::AmbiguousDate { typed: typed.trim().to_owned(), one, other })
            }
            (one, other) => one.or(other).ok_or_else(unreadable),
        };
    }
    parts(&word).and_then(of).ok_or_else(unreadable)
}

/// "2 weeks", "10 days", "a month": how long from today on, in whole days.
fn later(typed: &str, today: Date) -> Option<Date> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let [count, "month" | "months"] = words.as_slice() {
        let count: i8 = if matches!(*count, "a" | "one") { 1 } else { count.parse().ok()? };
        return (count >= 0).then(|| today.checked_add(count.months()).ok())?;
    }
    let Span(long) = Span::parse(typed).ok()?;
    let is_whole = long % DAY == 0;
    if is_whole { today.checked_add((long / DAY).days()).ok() } else { None }
}

/// "friday", "on Fri", "this friday": the first one from this day on, and whether that is sure. "Next Friday" is the same or a week
/// later, for different people.
fn on_weekday(word: &str, near: Date) -> Option<(Date, bool)> {
    let (name, is_sure) = match word.strip_prefix("next ") {
        Some(name) => (name, false),
        None => (word.strip_prefix("on ").or(word.strip_prefix("this ")).unwrap_or(word), true),
    };
    let name = name.trim().trim_end_matches('.');
    let day = (name.len() >= 3).then(|| Weekdays::day(name))??;
    let days = near.weekday().until(day);
    Some((near.checked_add(i64::from(days).days()).ok()?, is_sure))
}

/// "24/12" and "12/24/2026": two numbers, and nobody knows which is the month, and perhaps a year.
fn slashed(word: &str) -> Option<(i8, i8, Option<i16>)> {
    let tight: String = word.split_whitespace().collect();
    let mut parts = tight.split(['/', '-']);
    let (first, second) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let year = match parts.next() {
        Some(year) if year.len() == 4 => Some(year.parse().ok()?),
        Some(_) => return None,
        None => None,
    };
    parts.next().is_none().then_some((first, second, year))
}

/// "24 dec", "dec 24", "24 december 2026", "24.12.", "24.12.2026" as day, month and perhaps year.
fn parts(word: &str) -> Option<(i8, i8, Option<i16>)> {
    let words: Vec<&str> = word.split([' ', '.', ',']).filter(|part| !part.is_empty()).collect();
    let (day, month, year) = match words.as_slice() {
        [a, b] => (*a, *b, None),
        [a, b, year] if year.len() == 4 => (*a, *b, Some(year.parse().ok()?)),
        _ => return None,
    };
    if let Some(month) = month_named(month) {
        return Some((ordinal(day)?, month, year));
    }
    if let Some(named) = month_named(day) {
        return Some((ordinal(month)?, named, year));
    }
    // Two numbers are day and month with dots only: 24/12 and 12/24 are the same day for different people.
    if word.contains('.') { Some((day.parse().ok()?, month.parse().ok()?, year)) } else { None }
}

/// "dec", "sept", "march": a month, or how it begins.
fn month_named(word: &str) -> Option<i8> {
    let place = MONTHS.iter().position(|month| word.len() >= 3 && month.starts_with(word))?;
    i8::try_from(place + 1).ok()
}

/// "24", "24th", "1st"
fn ordinal(word: &str) -> Option<i8> {
    word.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse().ok()
}

/// This year's, unless that is long gone.
fn nearest(day: i8, month: i8, today: Date) -> Option<Date> {
    (0..8).find_map(|later: i16| {
        let date = Date::new(today.year().checked_add(later)?, month, day).ok()?;
        let is_gone = date < today.checked_sub(LATELY.days()).ok()?;
        (!is_gone).then_some(date)
    })
}
