//! Ratings: how strong people are at a game, from the places they took at rated tables. Pure; no clock, no database.
//!
//! The method is Weng and Lin's for all pairs of a table (Bradley-Terry, "A Bayesian Approximation Method for Online
//! Ranking", JMLR 12, 2011), by places, with three additions: pairs of one game count less, wins over newcomers
//! count less, and [uncertainty grows with time](Rating::after). A rating is a fold over the list of
//! results in the order in which they ended, so it can be computed anew at any time: after a result was made void, or after
//! somebody was forgotten.

mod anchor;
mod board;
mod fold;
mod formula;
mod prediction;

#[cfg(test)]
mod tests;

pub use anchor::{Against, anchor};
pub use board::{Places, Ranked, board, board_among, places};
pub use fold::{Fold, Outcome, RatingStep, Seat, Standing};
pub use formula::{Contestant, Rating, rate};
pub use prediction::{Foretold, Points, points};
