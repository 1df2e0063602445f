//! What people type that cannot be meant.

use super::{Span, WallTime};
use jiff::civil::Date;

/// Why something typed was refused, with what would be right.
///
/// Its `Display` is for logs; people read the catalogue's words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum PaceError {
    /// No such name in the zone data.
    UnknownZone {
        typed: String,
        /// Names that look like it, the best first; at most three.
        similar: Vec<&'static str>,
    },
    /// Not a time of day.
    UnreadableTime { typed: String },
    /// Only one end of the quiet hours.
    OneEnd,
    /// They begin when they end.
    QuietAllDay {
        /// Both ends.
        at: WallTime,
    },
    /// More of the day than [`QuietHours::LONGEST`](super::QuietHours::LONGEST).
    QuietTooLong {
        /// Their beginning.
        from: WallTime,
        /// Their end.
        to: WallTime,
        /// How long that is.
        long: Span,
    },
    /// Quiet hours without a zone could be anybody's night.
    NoZone,
    /// Not a date.
    UnreadableDate { typed: String },
    /// One of two dates, as the day or the month may come first, or the week may be this one or the next.
    AmbiguousDate { typed: String, one: Date, other: Date },
    /// It begins or is over before today.
    HolidayPast {
        /// The date that is.
        date: Date,
        /// Today, where the user is.
        today: Date,
    },
    /// Its last day is before its first.
    HolidayBackwards { from: Date, to: Date },
    /// Longer than [`Holiday::MOST_DAYS`](super::Holiday::MOST_DAYS), or without an end.
    HolidayTooLong,
    /// Nobody knows that far ahead.
    HolidayTooFar { date: Date },
    /// More than [`Holidays::MOST`](super::Holidays::MOST).
    TooManyHolidays,
    /// Not days of the week.
    UnreadableDays { typed: String },
    /// Days of the week without quiet hours.
    DaysWithoutHours,
    /// Not a duration.
    UnreadableSpan { typed: String },
    /// Outside [`Pace::SHORTEST`](super::Pace::SHORTEST) to [`Pace::LONGEST`](super::Pace::LONGEST).
    PaceOutOfRange {
        /// What was asked for.
        asked: Span,
    },
    /// Without a clock no time runs out.
    TimeOutWithoutClock,
    /// `custom` without how long.
    NoCustomPace,
    /// A choice and a text.
    TwoPaces,
    /// A reminder earlier or later than anybody wants.
    ReminderOutOfRange {
        /// What was asked for.
        asked: Span,
    },
    /// A time to vote, or a gift of time, outside 1 hour to 14 days.
    WaitOutOfRange {
        /// What was asked for.
        asked: Span,
    },
    /// A pause that would be over today or before.
    PausePast {
        /// The date that is.
        date: Date,
        /// Today, where the user is.
        today: Date,
    },
    /// Longer than 60 days, or without an end.
    PauseTooLong,
    /// A block of a member that would be shorter than an hour or longer than a year, or without an end.
    BlockOutOfRange {
        /// Today, where the manager is.
        today: Date,
    },
    /// More than [`Reminders::MOST`](super::Reminders::MOST).
    TooManyReminders {
        /// What was asked for.
        asked: u64,
    },
}
