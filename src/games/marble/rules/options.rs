//! What a table agrees on before the deal.

use serde::{Deserialize, Serialize};

use super::facts::{FountainAdjacency, numbers};
use crate::board::FirstPlayer;

/// The options of a table. In JSON those that differ from the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the corner of a hill counts as a building of a site, question 1.
    #[serde(skip_serializing_if = "is_usual")]
    pub buildings_per_hill_corner: HillCorners,
    /// Which sites are adjacent to a fountain, question 5.
    #[serde(skip_serializing_if = "is_usual")]
    pub fountain_adjacency: FountainAdjacency,
    /// Whether the game begins with the three hills of the fixed opening instead of three that are drawn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fixed_hills: bool,
    /// Who is first player.
    #[serde(skip_serializing_if = "FirstPlayer::is_default")]
    pub first_player: FirstPlayer,
    /// Whether the program makes the moves that are the only ones or change nothing, §7.
    #[serde(skip_serializing_if = "is_true")]
    pub auto_play_forced: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            buildings_per_hill_corner: HillCorners::default(),
            fountain_adjacency: FountainAdjacency::default(),
            fixed_hills: false,
            first_player: FirstPlayer::Random,
            auto_play_forced: true,
        }
    }
}

/// How many buildings a hill corner adds to a site, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum HillCorners {
    /// A hill fills its sixth and adds nothing.
    Empty,
    /// A hill counts like a tile.
    Building,
}

impl Default for HillCorners {
    fn default() -> Self {
        match numbers().readings.buildings_per_hill_corner {
            0 => Self::Empty,
            _ => Self::Building,
        }
    }
}

impl Default for FountainAdjacency {
    fn default() -> Self {
        numbers().readings.fountain_adjacency
    }
}

impl TryFrom<u8> for HillCorners {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            0 => Ok(Self::Empty),
            1 => Ok(Self::Building),
            _ => Err(format!("buildings_per_hill_corner is 0 or 1, not {number}")),
        }
    }
}

impl From<HillCorners> for u8 {
    fn from(corners: HillCorners) -> Self {
        match corners {
            HillCorners::Empty => 0,
            HillCorners::Building => 1,
        }
    }
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_true(is_on: &bool) -> bool {
    *is_on
}
