//! Why nothing can be done about a deal of the day.

use crate::store::{DateNumber, Timestamp};

/// Why nothing can be done about a deal of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyRefused {
    /// It is another date: this deal can be begun no more, or not yet.
    NotToday(DateNumber),
    /// Everybody's play of the date is over.
    Closed(DateNumber),
    /// It is secret until its last play is over.
    NotClosed(DateNumber, Timestamp),
    /// The one who asks has not begun it.
    NotBegun(DateNumber),
    /// The one who asks has not played it to its end.
    NotDone(DateNumber),
    /// There is no such puzzle, or the stock is empty.
    NoPuzzle,
    /// It is another date: this puzzle can be answered no more, or not yet.
    PuzzleOver(DateNumber),
    /// The one who asks has not answered this puzzle.
    NotAnswered(DateNumber),
    /// There was none, or nobody has played it.
    None,
    /// The game is not known to this program.
    UnknownGame,
}
