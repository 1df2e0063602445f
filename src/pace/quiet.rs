//! Quiet hours: from one time on the wall clock to another, every day.

use std::fmt;

use jiff::civil::Time;
use serde::{Deserialize, Serialize};

use super::{PaceError, Span};

const MINUTES: u16 = 24 * 60;

/// A time of day on a wall clock, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct WallTime(u16);

impl WallTime {
    /// So many minutes after midnight; `None` from 24:00 on.
    #[must_use]
    pub const fn of_minute(minute: u16) -> Option<Self> {
        if minute < MINUTES { Some(Self(minute)) } else { None }
    }

    /// What a person typed: "22:00", "10pm", "7", "22.30", "2230", "noon".
    ///
    /// # Errors
    /// When it is no time of day.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        read(&typed.trim().to_lowercase())
            .ok_or_else(|| PaceError::UnreadableTime { typed: typed.trim().to_owned() })
    }

    /// Of a clock, without the seconds.
    pub(super) fn shown(clock: Time) -> Self {
        Self(u16::from(clock.hour().unsigned_abs()) * 60 + u16::from(clock.minute().unsigned_abs()))
    }

    /// As jiff has it.
    pub(super) fn time(self) -> Time {
        let (hour, minute) = (self.0 / 60, self.0 % 60);
        #[expect(clippy::cast_possible_truncation, reason = "below 60")]
        Time::constant(hour as i8, minute as i8, 0, 0)
    }
}

fn read(typed: &str) -> Option<WallTime> {
    match typed {
        "noon" | "midday" => return WallTime::of_minute(12 * 60),
        "midnight" | "24:00" | "24" => return WallTime::of_minute(0),
        _ => {}
    }
    let (clock, half) = if let Some(clock) = typed.strip_suffix("am").or(typed.strip_suffix("a.m."))
    {
        (clock.trim_end(), Some(0))
    } else if let Some(clock) = typed.strip_suffix("pm").or(typed.strip_suffix("p.m.")) {
        (clock.trim_end(), Some(12))
    } else {
        (typed, None)
    };
    let (hour, minute) = match clock.split_once([':', '.', 'h']) {
        Some((hour, "")) => (hour, "0"),
        Some((hour, minute)) if minute.len() == 2 => (hour, minute),
        Some(_) => return None,
        None if clock.len() == 4 && clock.is_ascii() => clock.split_at(2),
        None => (clock, "0"),
    };
    let number = |digits: &str| -> Option<u16> {
        let is_short = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit());
        if is_short { digits.parse().ok() } else { None }
    };
    let (hour, minute) = (number(hour)?, number(minute)?);
    let hour = match half {
        Some(half) if (1..=12).contains(&hour) => hour % 12 + half,
        Some(_) => return None,
        None => hour,
    };
    if minute < 60 { WallTime::of_minute(hour * 60 + minute) } else { None }
}

impl fmt::Display for WallTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

impl From<WallTime> for u16 {
    fn from(time: WallTime) -> Self {
        time.0
    }
}

impl TryFrom<u16> for WallTime {
    type Error = &'static str;

    fn try_from(minute: u16) -> Result<Self, Self::Error> {
        Self::of_minute(minute).ok_or("a day has 1440 minutes")
    }
}

/// Every day from one time to another, over midnight if the second is the earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Ends", into = "Ends")]
pub struct QuietHours(Ends);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Ends {
    from: WallTime,
    to: WallTime,
}

impl QuietHours {
    /// They leave four hours of each day at least.
    pub const LONGEST: Span = Span::hours(20);

    /// From one time to another.
    ///
    /// # Errors
    /// When they cover the whole day or nearly so.
    pub fn new(from: WallTime, to: WallTime) -> Result<Self, PaceError> {
        if from == to {
            return Err(PaceError::QuietAllDay { at: from });
        }
        let long = Span::minutes(i64::from((to.0 + MINUTES - from.0) % MINUTES));
        if long > Self::LONGEST {
            return Err(PaceError::QuietTooLong { from, to, long });
        }
        Ok(Self(Ends { from, to }))
    }

    /// What a person typed: "22-7", "10pm to 7am", "22:00 – 07:30".
    ///
    /// # Errors
    /// When it is not two times, or as for [`QuietHours::new`].
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        let ends = typed.split_once(['-', '–', '—']).or_else(|| typed.split_once(" to "));
        let Some((from, to)) = ends else {
            return Err(
                WallTime::parse(typed).map_or_else(|unreadable| unreadable, |_| PaceError::OneEnd)
            );
        };
        Self::new(WallTime::parse(from)?, WallTime::parse(to)?)
    }

    /// What a person typed as beginning, as end, or as both in one; an end that is not named stays as it is.
    ///
    /// # Errors
    /// When a time cannot be read, one end is missing, or as for [`QuietHours::new`].
    pub fn change(
        was: Option<Self>,
        from: Option<&str>,
        to: Option<&str>,
    ) -> Result<Self, PaceError> {
        match (from, to, was) {
            (Some(from), Some(to), _) => Self::new(WallTime::parse(from)?, WallTime::parse(to)?),
            (Some(from), None, Some(was)) if WallTime::parse(from).is_ok() => {
                Self::new(WallTime::parse(from)?, was.to())
            }
            (None, Some(to), Some(was)) if WallTime::parse(to).is_ok() => {
                Self::new(was.from(), WallTime::parse(to)?)
            }
            (Some(both), None, _) | (None, Some(both), _) => Self::parse(both),
            (None, None, _) => Err(PaceError::OneEnd),
        }
    }

    /// When they begin.
    #[must_use]
    pub const fn from(self) -> WallTime {
        self.0.from
    }

    /// When they end.
    #[must_use]
    pub const fn to(self) -> WallTime {
        self.0.to
    }
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.0.from, self.0.to)
    }
}

impl From<QuietHours> for Ends {
    fn from(hours: QuietHours) -> Self {
        hours.0
    }
}

impl TryFrom<Ends> for QuietHours {
    type Error = PaceError;

    fn try_from(ends: Ends) -> Result<Self, PaceError> {
        Self::new(ends.from, ends.to)
    }
}
