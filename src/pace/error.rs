//! What people type that cannot be meant.

use super::{Span, WallTime};
use jiff::civil::Date;

/// Why something typed was refused; in plain words, without mark-up, that say what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaceError {
    /// No such name in the zone data.
    #[error("there is no time zone “{typed}”; {}", suggestion(similar))]
    UnknownZone {
        /// What was typed.
        typed: String,
        /// Names that look like it, the best first; at most three.
        similar: Vec<&'static str>,
    },
    /// Not a time of day.
    #[error("“{typed}” is no time of day; write it like 22:00 or 10pm")]
    UnreadableTime {
        /// What was typed.
        typed: String,
    },
    /// Only one end of the quiet hours.
    #[error("say when quiet hours begin and when they end, such as 22:00 and 7:00")]
    OneEnd,
    /// They begin when they end.
    #[error(
        "quiet hours from {at} to {at} would cover the whole day; leave at least 4 hours in which I may write"
    )]
    QuietAllDay {
        /// Both ends.
        at: WallTime,
    },
    /// More of the day than [`QuietHours::LONGEST`](super::QuietHours::LONGEST).
    #[error(
        "quiet hours from {from} to {to} last {long}; they may last 20 hours, so that a turn can ever be played"
    )]
    QuietTooLong {
        /// Their beginning.
        from: WallTime,
        /// Their end.
        to: WallTime,
        /// How long that is.
        long: Span,
    },
    /// Quiet hours without a zone could be anybody's night.
    #[error(
        "name your time zone with the quiet hours, such as Europe/Berlin, so that I know when your night is"
    )]
    NoZone,
    /// Not a date.
    #[error("“{typed}” is no date; write it like 2026-12-24, 24 Dec or tomorrow")]
    UnreadableDate {
        /// What was typed.
        typed: String,
    },
    /// It begins or is over before today.
    #[error("{date} is in the past; today is {today}")]
    HolidayPast {
        /// The date that is.
        date: Date,
        /// Today, where the user is.
        today: Date,
    },
    /// Its last day is before its first.
    #[error("a holiday cannot end on {to}, before it begins on {from}")]
    HolidayBackwards {
        /// The first day.
        from: Date,
        /// The last day.
        to: Date,
    },
    /// Longer than [`Holiday::MOST_DAYS`](super::Holiday::MOST_DAYS), or without an end.
    #[error(
        "a holiday may last 60 days; to stay away longer, give your seat up with /game resign or /game replace"
    )]
    HolidayTooLong,
    /// Nobody knows that far ahead.
    #[error("{date} is more than a year away; enter the holiday when it is nearer")]
    HolidayTooFar {
        /// The first day.
        date: Date,
    },
    /// Not a duration.
    #[error("“{typed}” is no duration; write it like 36h or 3 days")]
    UnreadableSpan {
        /// What was typed.
        typed: String,
    },
    /// Outside [`Pace::SHORTEST`](super::Pace::SHORTEST) to [`Pace::LONGEST`](super::Pace::LONGEST).
    #[error("a turn may take from 1 hour to 14 days, not {asked}")]
    PaceOutOfRange {
        /// What was asked for.
        asked: Span,
    },
    /// Without a clock no time runs out.
    #[error(
        "without a clock no turn runs out of time; choose a pace too, or leave the time-out away"
    )]
    TimeOutWithoutClock,
    /// `custom` without how long.
    #[error("say in custom_pace how long a turn may take, such as 36h or 3 days")]
    NoCustomPace,
    /// A choice and a text.
    #[error("choose a pace or write one in custom_pace, not both")]
    TwoPaces,
    /// A reminder earlier or later than anybody wants.
    #[error("a reminder may come after 1 hour to 14 days, not {asked}")]
    ReminderOutOfRange {
        /// What was asked for.
        asked: Span,
    },
    /// More than [`Reminders::MOST`](super::Reminders::MOST).
    #[error("there are at most 3 reminders a turn, not {asked}")]
    TooManyReminders {
        /// What was asked for.
        asked: u64,
    },
}

impl PaceError {
    /// The same with what was typed put into a form that may be shown.
    #[must_use]
    pub fn shown_by(mut self, show: impl FnOnce(&str) -> String) -> Self {
        match &mut self {
            Self::UnknownZone { typed, .. }
            | Self::UnreadableTime { typed }
            | Self::UnreadableDate { typed }
            | Self::UnreadableSpan { typed } => *typed = show(typed),
            Self::OneEnd
            | Self::QuietAllDay { .. }
            | Self::QuietTooLong { .. }
            | Self::NoZone
            | Self::HolidayPast { .. }
            | Self::HolidayBackwards { .. }
            | Self::HolidayTooLong
            | Self::HolidayTooFar { .. }
            | Self::PaceOutOfRange { .. }
            | Self::TimeOutWithoutClock
            | Self::NoCustomPace
            | Self::TwoPaces
            | Self::ReminderOutOfRange { .. }
            | Self::TooManyReminders { .. } => {}
        }
        self
    }
}

fn suggestion(similar: &[&str]) -> String {
    match similar {
        [] => "write it as continent/city, such as Europe/Berlin".to_owned(),
        [one] => format!("do you mean {one}?"),
        [first @ .., last] => format!("do you mean {} or {last}?", first.join(", ")),
    }
}
