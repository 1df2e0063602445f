//! A time of day.

use std::fmt;

use jiff::civil::Time;
use serde::{Deserialize, Serialize};

/// The minutes of a day.
pub(super) const MINUTES: u16 = 24 * 60;

/// A time of day on a wall clock, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct WallTime(u16);

impl WallTime {
    /// So many minutes after midnight; `None` from 24:00 on.
    pub const fn of_minute(minute: u16) -> Option<Self> {
        if minute < MINUTES { Some(Self(minute)) } else { None }
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
