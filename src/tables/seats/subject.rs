//! What can be decided by majority at a running table.

use serde::{Deserialize, Serialize};

use crate::{
    board::Seat,
    pace::{Pace, Span, TimeOut},
    tables::{Answer, Timestamp},
};

/// What is proposed. Stored as JSON: a variant may be added, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// An AI plays for somebody until they are back.
    StandIn { seat: Seat },
    /// Somebody's seat is free for anybody.
    Offer { seat: Seat },
    /// Somebody gets more time.
    Time {
        /// The seat of that player.
        seat: Seat,
        /// So much.
        more: Span,
    },
    /// Nobody is called and no clock runs for a while.
    Pause { until: Timestamp },
    /// The pause is over.
    GoOn,
    /// How long a turn may take, and what happens then.
    Pace {
        /// How long.
        pace: Pace,
        /// What happens when a turn has taken that long.
        time_out: TimeOut,
    },
    /// The table is closed without a score.
    Cancel,
    /// The game ends now, with the scores as they are.
    EndNow,
    /// What to do about somebody whose time ran out; asked by the program.
    Late {
        /// The seat of that player.
        seat: Seat,
    },
}

impl Subject {
    /// No pause is longer, as no holiday is: see [`Holiday::MOST_DAYS`](crate::pace::Holiday::MOST_DAYS).
    pub const LONGEST_PAUSE: Span = Span::days(60);

    /// What one can vote for.
    pub const fn answers(&self) -> &'static [Answer] {
        match self {
            Self::Late { .. } => &[Answer::Skip, Answer::StandIn, Answer::Replace, Answer::Wait],
            Self::StandIn { .. }
            | Self::Offer { .. }
            | Self::Time { .. }
            | Self::Pause { .. }
            | Self::GoOn
            | Self::Pace { .. }
            | Self::Cancel
            | Self::EndNow => &[Answer::Agree, Answer::Against],
        }
    }

    /// About whom it is.
    pub const fn concerns(&self) -> Option<Seat> {
        match self {
            Self::StandIn { seat }
            | Self::Offer { seat }
            | Self::Time { seat, .. }
            | Self::Late { seat } => Some(*seat),
            Self::Pause { .. } | Self::GoOn | Self::Pace { .. } | Self::Cancel | Self::EndNow => {
                None
            }
        }
    }

    /// Whose absence is its only reason.
    pub(super) const fn misses(&self) -> Option<Seat> {
        match self {
            Self::StandIn { seat } | Self::Offer { seat } | Self::Late { seat } => Some(*seat),
            Self::Time { .. }
            | Self::Pause { .. }
            | Self::GoOn
            | Self::Pace { .. }
            | Self::Cancel
            | Self::EndNow => None,
        }
    }
}
