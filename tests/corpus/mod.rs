//! Recorded games, which pin the rules: a table plays to its end by the rules by which it was dealt, so what was
//! recorded once is replayed to the same scores for ever.
//!
//! There is a file for each game and version of its rules, `<game>-<version>.jsonl.gz`: logs, one behind the other.
//! Beside them may lie plain logs, `<game>-<what>.jsonl`: a game that somebody saw go wrong joins them here.
//!
//! `AEDILE_RECORD=1 cargo test --test all corpus::` records the file of the newest rules, if it is not there yet. A file is
//! never recorded anew: if a change makes an old one fail, the change needs a new version of the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod builders;
mod cards;
mod every;
mod great_city;
mod marble;
pub mod story;

use every::{Corpus, holds};
