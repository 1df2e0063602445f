//! When people play: their zones, quiet hours and holidays, and how the clock of a turn runs between them.
//!
//! Pure: no I/O, and what time it is comes from the caller. The rules of daylight saving are those that are compiled in,
//! never those of the machine, so that a deadline is the same everywhere.
//!
//! **Quiet time** is every night from the first moment at which the wall clock shows `from` to the last at which it
//! shows `to`, on the days of the week that were chosen, and every day of a holiday. So a skipped hour shortens it and a
//! repeated one lengthens it, and an end that the clock shows twice counts the second time. A time that the clock skips
//! is the moment of the jump.
//!
//! **The clock of a turn** runs outside quiet time only. It never runs out within: a turn that is used up just when the
//! night begins ends with the night.

mod calendar;
mod date;
mod error;
mod explained;
mod holidays;
mod limits;
mod offset;
mod preferences;
mod quiet;
mod span;
mod terms;
#[cfg(test)]
mod tests;
mod typed;
mod wall_time;
mod wanted;
mod weekdays;
mod zone;

pub use date::{Holiday, end_of_block, end_of_pause};
pub use error::PaceError;
pub use explained::{Explained, Explaining};
pub use holidays::Holidays;
pub use limits::hour_to_fortnight;
pub use preferences::{Boards, Notify, Preferences, Reminders};
pub use quiet::QuietHours;
pub use span::{Moment, Span};
pub use terms::{OldCalls, Pace, Plans, Posting, Stakes, Terms, TimeOut};
pub use wall_time::WallTime;
pub use wanted::WantedTerms;
pub use weekdays::Weekdays;
pub use zone::Zone;
