//! What a table agrees on before the deal.

use serde::{Deserialize, Serialize};

use crate::board::FirstPlayer;

/// The options of a table; none of them is a rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who is first player.
    #[serde(skip_serializing_if = "FirstPlayer::is_default")]
    pub first_player: FirstPlayer,
    /// Whether the program ends a turn in which nothing else is possible.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub auto_play_forced: bool,
}
