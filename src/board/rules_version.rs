//! The version of a game's rules.

use serde::{Deserialize, Serialize};

/// By which version of its rules a game is played: the newest when it was dealt, for as long as it lasts.
///
/// A mend that would make an old game replay to another state is a numbered change. The setup keeps the version, the
/// game keeps it from there, and the rule asks for it:
///
/// ```
/// # use aedile::board::RulesVersion;
/// # let (old, new) = (RulesVersion::FIRST, RulesVersion::new(2));
/// assert!(!old.since(2) && new.since(2));
/// ```
///
/// In JSON the number. A setup leaves it out for the first version, as setups did before there was a second one:
/// `#[serde(default, skip_serializing_if = "RulesVersion::is_first")]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(u32);

impl RulesVersion {
    /// The first version.
    pub const FIRST: Self = Self(1);

    /// The version with this number, from 1.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Whether the change with this number is in force: the one that made this version, or an earlier one.
    pub const fn since(self, change: u32) -> bool {
        self.0 >= change
    }

    /// Whether it is the first version.
    pub const fn is_first(&self) -> bool {
        self.0 == Self::FIRST.0
    }
}

impl Default for RulesVersion {
    fn default() -> Self {
        Self::FIRST
    }
}
