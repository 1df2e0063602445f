//! What is known of the table of a match, and what it gives.

use std::time::Duration;

use crate::store::UserId;

/// How a table of a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// It waits until everybody is ready.
    Waits,
    /// It is played.
    Plays,
    /// It was played to its end.
    Ended,
    /// It was closed without an end.
    Cut,
}

/// What is known of a seat at a table of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatFact {
    /// Whether its entrant is ready.
    pub ready: bool,
    /// By the final points, from 1.
    pub place: Option<u8>,
    /// Whether its entrant has left: gave it up, or an AI decided more than two of their turns.
    pub left: bool,
    /// How many turns an AI has decided.
    pub late: u32,
    /// How long the others have waited for it.
    pub used: Duration,
}

/// What is known of the table of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFact {
    pub stand: Stand,
    /// By seat.
    pub seats: Vec<SeatFact>,
    /// Who sits there and may not any more.
    pub strangers: Vec<UserId>,
}

/// What a seat gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatResult {
    /// Among those who have not forfeited.
    pub(super) place: Option<u8>,
    /// In halves.
    pub(super) points: Option<u8>,
    pub(super) forfeit: bool,
    pub(super) late: u32,
}
