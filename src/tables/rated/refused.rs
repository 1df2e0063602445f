//! Why a rated table refuses.

use crate::store::Timestamp;

/// Why something cannot be done at a rated table, or why a table cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatedRefused {
    /// The server has no rated tables.
    Off,
    /// It needs a clock of at most three days a turn and an AI that plays on: without them who loses never finishes.
    NoClock,
    /// It is played by the published rules or a named set of them.
    OwnRules,
    /// Only people sit there.
    NoAi,
    /// Somebody who is ranked nowhere must be asked first.
    NotAsked,
    /// Others who sit there are ranked nowhere.
    OthersNotAsked {
        /// Who.
        names: Vec<String>,
    },
    /// They have left too many rated games lately.
    Left {
        /// Until when they sit at no new rated table.
        until: Timestamp,
    },
    /// They sit at as many rated tables as anybody may.
    TooMany {
        /// How many that is.
        most: u64,
    },
    /// The same for somebody who has finished few.
    TooManyAtFirst {
        /// How many may be played at once until then.
        most: u64,
        /// How many must be finished.
        finished: u64,
    },
    /// No AI gives advice there.
    NoHints,
    /// The clock and its AI take care of who is away: nobody is voted out.
    NoVotesAboutPeople,
    /// Who manages the server does not decide about their own game.
    OwnTable,
    /// The table has no rated result that counts.
    NoResult,
    /// A result is made void for a reason.
    NoReason,
}
