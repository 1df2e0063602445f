//! Seasons of leagues: who meets whom, who has how many points, and what time and people do to a season. Pure: no clock, no
//! database, no Discord; a season is a value of rows, which is read, decided upon and saved as a table is.
//!
//! | file | holds |
//! | --- | --- |
//! | `format` | the sizes of divisions, and who meets whom in one |
//! | `state` | a season as one value |
//! | `facts` | what is known of the table of a match, and what it gives |
//! | `points` | what a match is worth |
//! | `standings` | the order of a division, and who goes up and down |
//! | `placing` | in which order entrants are divided among divisions |
//! | `draw` | divisions and matches, from the season's secret |
//! | `people` | who joins, leaves, and takes over seats |
//! | `course` | what time brings |
//! | `corrections` | what organisers correct |

mod corrections;
mod course;
mod draw;
mod facts;
mod format;
mod people;
mod placing;
mod points;
mod standings;
mod state;

#[cfg(test)]
mod corrections_tests;
#[cfg(test)]
mod format_tests;
#[cfg(test)]
mod standings_tests;
#[cfg(test)]
mod tests;

pub use corrections::{Correction, NOT_SHOWN, correct, reopened};
pub use course::{READY_IN, SIGN_UP, is_to_open, look, open, sign_up, trouble};
pub use facts::{MatchFact, SeatFact, Stand};
pub use format::{LEAST, MOST, meetings, sizes, usual_weeks};
pub use people::{join, leave};
pub use standings::{Row, standings};
pub use state::{Around, Change, LeagueRefused, SeasonState, fewest_entrants};
