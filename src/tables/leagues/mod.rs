//! Leagues: read a season, decide about it, save it; open and start its matches. The decisions are in [`crate::league`].

mod facts;
mod look;
mod matches;
mod state;
mod steps;

pub use look::{LeagueLine, SeasonLook};
pub use matches::MatchToOpen;
pub use steps::NewLeague;
