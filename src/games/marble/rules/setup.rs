//! The deal: what chance decides before the first move, §2.1.

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use super::{
    facts::{Numbers, numbers},
    grid::{Grid, grid},
    options::Options,
    places::Hill,
};
use crate::board::{BadSeats, Rng, RulesVersion, Seat, Seed};

/// How many can play, §2.1.
pub(super) const SEATS: RangeInclusive<u8> = 2..=4;

/// All that chance decides and all that was agreed: with the moves it gives every later state.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The version of rules and cards by which it was dealt.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub rules: RulesVersion,
    /// How many players, 2 to 4.
    pub players: u8,
    pub first_player: Seat,
    /// What was agreed.
    pub options: Options,
    /// The hills that are drawn, in the order of their names.
    pub hills: Vec<Hill>,
    /// The value of the bridge tile on each space, from space 1.
    pub bridges: Vec<u8>,
    /// The value of the bridge tile that nobody sees.
    pub left_out: u8,
}

/// Why a setup could not have been dealt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// §2.1
    #[error("{0} (§2.1)")]
    Seats(#[from] BadSeats),
    /// §2.1
    #[error("{needed} different hills are drawn and stand in the order of their names (§2.1)")]
    Hills {
        /// How many there must be.
        needed: u8,
    },
    /// The option `fixed_hills`.
    #[error("with fixed_hills the hills are {0}")]
    NotTheFixedHills(String),
    /// §2.1
    #[error("there are {needed} bridge spaces, and the setup has values for {found} (§2.1)")]
    Bridges {
        /// How many spaces there are.
        needed: usize,
        /// How many values are named.
        found: usize,
    },
    /// §2.1
    #[error("bridges and left_out together must be the values {0:?} in any order (§2.1)")]
    BridgeValues(Vec<u8>),
}

/// Without the bridge values, which are secret as long as the game runs.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("players", &self.players)
            .field("first_player", &self.first_player)
            .field("options", &self.options)
            .field("hills", &self.hills)
            .finish_non_exhaustive()
    }
}

impl Setup {
    /// Shuffles the hills, then the bridge values, and draws the first player, in this order for ever.
    ///
    /// # Panics
    /// When `players` is not 2 to 4.
    pub(crate) fn deal(rules: RulesVersion, players: u8, options: Options, seed: Seed) -> Self {
        Self { rules, ..Self::deal_on(grid(), numbers(), players, options, seed) }
    }

    /// The same for another board.
    pub(crate) fn deal_on(
        grid: &Grid,
        numbers: &Numbers,
        players: u8,
        options: Options,
        seed: Seed,
    ) -> Self {
        assert!((2..=4).contains(&players), "§2.1: 2 to 4 players");
        let mut rng = Rng::new(seed);
        let mut hills: Vec<Hill> = grid.hills().collect();
        rng.shuffle(&mut hills);
        hills.truncate(usize::from(numbers.hills));
        if options.fixed_hills {
            hills = fixed_hills(grid, numbers);
        }
        hills.sort_by_key(|hill| &grid.hill(*hill).id);
        let mut bridges = numbers.bridges.clone();
        rng.shuffle(&mut bridges);
        let left_out = bridges.pop().unwrap_or_default();
        let first_player = options.first_player.drawn(players, &mut rng);
        let rules = RulesVersion::FIRST;
        Self { rules, players, first_player, options, hills, bridges, left_out }
    }

    /// Whether it could have been dealt on this board.
    pub(crate) fn check(&self, grid: &Grid, numbers: &Numbers) -> Result<(), BadSetup> {
        BadSeats::check(self.players, self.first_player, &SEATS)?;
        let ids: Vec<&String> = self.hills.iter().map(|hill| &grid.hill(*hill).id).collect();
        if ids.len() != usize::from(numbers.hills) || !ids.is_sorted_by(|a, b| a < b) {
            return Err(BadSetup::Hills { needed: numbers.hills });
        }
        let mut fixed = fixed_hills(grid, numbers);
        fixed.sort_by_key(|hill| &grid.hill(*hill).id);
        if self.options.fixed_hills && self.hills != fixed {
            return Err(BadSetup::NotTheFixedHills(numbers.fixed_hills.join(", ").to_lowercase()));
        }
        let needed = grid.bridges().len();
        if self.bridges.len() != needed {
            return Err(BadSetup::Bridges { needed, found: self.bridges.len() });
        }
        let mut values: Vec<u8> = self.bridges.iter().copied().chain([self.left_out]).collect();
        values.sort_unstable();
        let mut known = numbers.bridges.clone();
        known.sort_unstable();
        if values == known { Ok(()) } else { Err(BadSetup::BridgeValues(known)) }
    }
}

fn fixed_hills(grid: &Grid, numbers: &Numbers) -> Vec<Hill> {
    let is_fixed = |hill: &Hill| {
        numbers.fixed_hills.iter().any(|name| name.to_lowercase() == grid.hill(*hill).id)
    };
    grid.hills().filter(is_fixed).collect()
}
