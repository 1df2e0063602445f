//! Moments and durations, in milliseconds.

use serde::{Deserialize, Serialize};

pub(super) const MINUTE: i64 = 60_000;
pub(super) const HOUR: i64 = 60 * MINUTE;
pub(super) const DAY: i64 = 24 * HOUR;

/// A moment: milliseconds since 1970 in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

/// A duration in milliseconds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Span(pub i64);

impl Moment {
    /// So much later.
    pub const fn plus(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// How much later this is than `earlier`; nothing if it is not.
    pub const fn since(self, earlier: Self) -> Span {
        let span = self.0.saturating_sub(earlier.0);
        Span(if span < 0 { 0 } else { span })
    }
}

impl Span {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many minutes.
    pub const fn minutes(minutes: i64) -> Self {
        Self(minutes * MINUTE)
    }

    /// So many hours.
    pub const fn hours(hours: i64) -> Self {
        Self(hours * HOUR)
    }

    /// So many times 24 hours.
    pub const fn days(days: i64) -> Self {
        Self(days * DAY)
    }

    /// So many times this.
    pub const fn times(self, factor: i64) -> Self {
        Self(self.0.saturating_mul(factor))
    }

    /// The rest after `other`; nothing if there is none.
    pub const fn less(self, other: Self) -> Self {
        let rest = self.0.saturating_sub(other.0);
        Self(if rest < 0 { 0 } else { rest })
    }

    /// The sum.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}
