//! What is agreed and dealt, §1.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::RulesVersion;

/// The cards of a hand are 1 to this.
pub const CARDS: u8 = 13;

/// The prizes of this version's set: since version 2, 15 takes the place of 13.
pub fn prizes(rules: RulesVersion) -> impl Iterator<Item = u8> + Clone {
    (1..CARDS).chain([if rules.since(2) { 15 } else { 13 }])
}

/// What a table agrees on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether everybody bids the last card without the program's help.
    pub ask_always: bool,
}

/// The deal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The version of rules and cards.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// How many players, 2 to 4.
    pub players: u8,
    /// What was agreed.
    pub options: Options,
    /// The prizes in the order in which they will be turned up: secret.
    pub prizes: Vec<u8>,
}

/// A setup that could not have been dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("2 to 4 players bid for the prizes {0:?}, in any order (§1)")]
pub struct BadSetup(pub Vec<u8>);

/// Without the secret.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").field("players", &self.players).finish_non_exhaustive()
    }
}
