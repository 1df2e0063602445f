//! The version of a game's rules and cards.

use serde::{Deserialize, Serialize};

/// The version of its rules and its set of cards by which a game is played: the newest when it was dealt, for as long as
/// it lasts.
///
/// A change that would make an old game replay to another state, of a rule or of the cards that are dealt, has a number.
/// The setup keeps the version, the game keeps it from there, and rules and cards ask for it:
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
pub struct RulesVersion(u8);

impl RulesVersion {
    /// The first version.
    pub const FIRST: Self = Self(1);

    /// The version with this number, from 1.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether the change with this number is in force: the one that made this version, or an earlier one.
    pub const fn since(self, change: u8) -> bool {
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

/// In which versions' sets of cards a card is dealt. What a card says never changes: a mended card is another card, which
/// is dealt from the version on in which the old one no longer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Dealt {
    /// The first version; in a data file left out for a card that was always there.
    pub since: RulesVersion,
    /// The last version; left out for a card that still is.
    pub until: Option<RulesVersion>,
}

impl Dealt {
    /// Whether the card is in this version's set.
    pub fn is_in(self, rules: RulesVersion) -> bool {
        self.since <= rules && self.until.is_none_or(|last| rules <= last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mended_card_takes_the_place_of_the_old_one() {
        let [old, new] = [(1, Some(1)), (2, None)].map(|(since, until)| Dealt {
            since: RulesVersion::new(since),
            until: until.map(RulesVersion::new),
        });
        let is_in = |card: Dealt| [1, 2, 3].map(|version| card.is_in(RulesVersion::new(version)));
        assert_eq!(is_in(old), [true, false, false]);
        assert_eq!(is_in(new), [false, true, true]);
        assert_eq!(is_in(Dealt::default()), [true; 3]);
    }
}
