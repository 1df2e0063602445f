//! What a table agrees on: how long a turn may take, and what happens when it takes longer.

use serde::{Deserialize, Serialize};

use super::{PaceError, Preferences, Reminders, Span, limits};

/// Unused time carries over up to so many allowances.
const BANK: i64 = 3;

/// How long a turn may take. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Relaxed,
    /// So long, and what is saved of earlier turns.
    Clock {
        /// What every turn is given anew; 1 hour to 14 days.
        allowance: Span,
    },
}

impl Pace {
    /// The shortest allowance.
    pub const SHORTEST: Span = limits::SHORTEST;
    /// The longest allowance.
    pub const LONGEST: Span = limits::LONGEST;
    /// A day a turn.
    pub const DAY: Self = Self::Clock { allowance: Span::days(1) };
    /// Half a day a turn.
    pub const HALF_DAY: Self = Self::Clock { allowance: Span::hours(12) };

    /// With this allowance.
    ///
    /// # Errors
    /// When it is not 1 hour to 14 days.
    pub fn clock(asked: Span) -> Result<Self, PaceError> {
        let allowance =
            limits::hour_to_fortnight(asked).ok_or(PaceError::PaceOutOfRange { asked })?;
        Ok(Self::Clock { allowance })
    }

    /// What a person typed: "36h", "3 days", "relaxed".
    ///
    /// # Errors
    /// When it is no duration, or not 1 hour to 14 days.
    pub fn parse(typed: &str) -> Result<Self, PaceError> {
        match typed.trim().to_lowercase().as_str() {
            "relaxed" | "none" | "no clock" => Ok(Self::Relaxed),
            _ => Self::clock(Span::parse(typed)?),
        }
    }

    /// What every turn is given; `None` without a clock.
    pub const fn allowance(self) -> Option<Span> {
        match self {
            Self::Relaxed => None,
            Self::Clock { allowance } => Some(allowance),
        }
    }

    /// How long a turn may take with this bank; `None` without a clock.
    pub fn time_for_turn(self, bank: Span) -> Option<Span> {
        Some(self.allowance()?.plus(bank))
    }

    /// The bank after a turn that took `used`: what is left of allowance and bank, up to three allowances.
    pub fn bank_after(self, bank: Span, used: Span) -> Span {
        match self {
            Self::Relaxed => Span::ZERO,
            Self::Clock { allowance } => allowance.plus(bank).less(used).min(allowance.times(BANK)),
        }
    }
}

/// What happens when the time of a turn is used up. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeOut {
    /// The player is reminded, and the game waits.
    #[default]
    Remind,
    /// An AI plays the turn.
    Ai,
    /// The others decide.
    Vote,
}

/// When the channel gets a new picture of the table. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Posting {
    /// At the start of a round; in between the standing one is changed.
    #[default]
    Round,
    /// At each turn.
    Turn,
    /// At each move.
    Move,
}

/// What becomes of a call when its turn is over. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OldCalls {
    /// It is deleted.
    #[default]
    Deleted,
    /// It stays, without its buttons.
    Kept,
}

/// Whether players may decide in advance. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plans {
    /// They may.
    #[default]
    Allowed,
    /// Each decision is made when it comes.
    Forbidden,
}

/// Whether the result of a table changes ratings. Stored with the table: never renamed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stakes {
    /// It does not.
    #[default]
    Friendly,
    /// It does, for everybody who begins.
    Rated,
}

impl Stakes {
    /// Whether the result changes ratings.
    pub const fn are_rated(self) -> bool {
        matches!(self, Self::Rated)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    const fn are_friendly(&self) -> bool {
        matches!(self, Self::Friendly)
    }
}

impl Plans {
    /// Whether players may.
    pub const fn are_allowed(self) -> bool {
        matches!(self, Self::Allowed)
    }
}

/// What a table agrees on at `/game new`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How long a turn may take.
    pub pace: Pace,
    /// And what happens then.
    pub time_out: TimeOut,
    /// When the channel gets a new picture.
    #[serde(default = "at_each_turn")]
    pub posting: Posting,
    /// What becomes of calls whose turn is over.
    #[serde(default = "kept")]
    pub old_calls: OldCalls,
    /// Whether players may decide in advance.
    pub plans: Plans,
    /// And how far apart reminders come for players who have set nothing else; 1 hour to 14 days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reminders: Option<Span>,
    /// Whether the result changes ratings.
    #[serde(skip_serializing_if = "Stakes::are_friendly")]
    pub stakes: Stakes,
}

/// What tables did before they could choose, and go on doing.
const fn at_each_turn() -> Posting {
    Posting::Turn
}

/// The same for their calls.
const fn kept() -> OldCalls {
    OldCalls::Kept
}

impl Terms {
    /// This pace with this time-out.
    ///
    /// # Errors
    /// When an AI or a vote is to follow a time-out that never comes.
    pub fn new(pace: Pace, time_out: TimeOut) -> Result<Self, PaceError> {
        match (pace, time_out) {
            (Pace::Relaxed, TimeOut::Ai | TimeOut::Vote) => Err(PaceError::TimeOutWithoutClock),
            (Pace::Relaxed, TimeOut::Remind) | (Pace::Clock { .. }, _) => {
                Ok(Self { pace, time_out, ..Self::default() })
            }
        }
    }

    /// The longest allowance of a rated table.
    pub const LONGEST_RATED: Span = Span::days(3);

    /// Whether a table with this pace can be rated: it comes to its end by itself, whoever stops playing.
    pub fn end_by_themselves(&self) -> bool {
        let is_quick = self.pace.allowance().is_some_and(|long| long.0 <= Self::LONGEST_RATED.0);
        is_quick && self.time_out == TimeOut::Ai
    }

    /// How this person is reminded at the table: as often as they want, and when the table says, unless they have said so.
    pub fn reminders(&self, person: &Preferences) -> Reminders {
        let own = person.reminders;
        let is_usual = own == Reminders { most: own.most, ..Reminders::default() };
        let agreed = self.reminders.filter(|_| is_usual);
        agreed.map_or(own, |wait| Reminders { first: wait, every: wait, ..own })
    }
}
