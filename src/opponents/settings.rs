//! How the opponents of all tables play.

use std::{num::NonZero, time::Duration};

use crate::ai::review::Effort;

/// How the opponents play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many searches run at the same time, each on a thread of its own.
    pub threads: NonZero<usize>,
    /// The longest time of one turn of an opponent, however many moves that is; a master has twice as long. Each move takes a
    /// random part of it.
    pub limit: Duration,
    /// How long each round may be looked at, at a table of AI alone.
    pub pause: Duration,
    /// How long the searches of a review are.
    pub effort: Effort,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: all_but_one(),
            limit: Duration::from_millis(1500),
            pause: Duration::from_secs(20),
            effort: Effort::FULL,
        }
    }
}

/// All processors but one, which stays free for the answers to people.
pub fn all_but_one() -> NonZero<usize> {
    let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
    NonZero::new(processors.saturating_sub(1)).unwrap_or(NonZero::<usize>::MIN)
}
