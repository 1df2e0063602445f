//! Quiet hours: from one time on the wall clock to another, every day or on some days of the week.

use serde::{Deserialize, Serialize};

use super::{PaceError, Span, WallTime, Weekdays, wall_time::MINUTES};

/// From one time to another, over midnight if the second is the earlier one, on the days on which they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Ends", into = "Ends")]
pub struct QuietHours(Ends);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Ends {
    from: WallTime,
    to: WallTime,
    #[serde(default = "every_day")]
    days: Weekdays,
}

/// What programs meant that did not know days of the week.
const fn every_day() -> Weekdays {
    Weekdays::ALL
}

impl QuietHours {
    /// They leave four hours of each day at least.
    pub const LONGEST: Span = Span::hours(20);

    /// From one time to another, every day.
    ///
    /// # Errors
    /// When they cover the whole day or nearly so.
    pub fn new(from: WallTime, to: WallTime) -> Result<Self, PaceError> {
        if from == to {
            return Err(PaceError::QuietAllDay { at: from });
        }
        let long = Span::minutes(i64::from((u16::from(to) + MINUTES - u16::from(from)) % MINUTES));
        if long > Self::LONGEST {
            return Err(PaceError::QuietTooLong { from, to, long });
        }
        Ok(Self(Ends { from, to, days: Weekdays::ALL }))
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
        let days = was.map_or(Weekdays::ALL, Self::days);
        let hours = match (from, to, was) {
            (Some(from), Some(to), _) => Self::new(WallTime::parse(from)?, WallTime::parse(to)?),
            (Some(from), None, Some(was)) if WallTime::parse(from).is_ok() => {
                Self::new(WallTime::parse(from)?, was.to())
            }
            (None, Some(to), Some(was)) if WallTime::parse(to).is_ok() => {
                Self::new(was.from(), WallTime::parse(to)?)
            }
            (Some(both), None, _) | (None, Some(both), _) => Self::parse(both),
            (None, None, _) => Err(PaceError::OneEnd),
        };
        Ok(hours?.on(days))
    }

    /// The same hours on these days of the week; those over midnight begin on them.
    pub const fn on(self, days: Weekdays) -> Self {
        Self(Ends { days, ..self.0 })
    }

    /// The days on which they begin.
    pub const fn days(self) -> Weekdays {
        self.0.days
    }

    /// When they begin.
    pub const fn from(self) -> WallTime {
        self.0.from
    }

    /// When they end.
    pub const fn to(self) -> WallTime {
        self.0.to
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
        Ok(Self::new(ends.from, ends.to)?.on(ends.days))
    }
}
