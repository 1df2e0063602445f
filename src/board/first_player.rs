//! Who begins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Rng, Seat};

/// Who is first player, in a game that has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// A seat that the shuffle chooses.
    #[default]
    Random,
    /// This seat.
    Fixed(Seat),
}

impl FirstPlayer {
    /// Whether the shuffle chooses, for leaving it out of JSON.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Who begins among so many players. A seat is drawn in either case, so that all else is dealt alike.
    ///
    /// # Panics
    /// When there are more players than seats.
    pub fn drawn(self, players: u8, rng: &mut Rng) -> Seat {
        let drawn = rng.below(u32::from(players)).to_le_bytes()[0];
        match self {
            Self::Random => Seat::new(drawn).expect("drawn among the players"),
            Self::Fixed(seat) => seat,
        }
    }
}

/// Why a game cannot have been dealt for these players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeats {
    /// Too few players, or too many.
    #[error("the game is for {least} to {most} players, not {players}")]
    Players {
        /// How many there are.
        players: u8,
        /// The fewest who can play.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Nobody has the seat that begins.
    #[error("the first player is seat {seat} of {players}; seats count from 0")]
    FirstPlayer {
        /// The seat named.
        seat: u8,
        /// How many seats there are.
        players: u8,
    },
}

impl BadSeats {
    /// Whether so many can play a game for [so many](super::Game::SEATS), and this one of them can begin.
    ///
    /// # Errors
    /// When it is not so.
    pub fn check(players: u8, first: Seat, seats: &RangeInclusive<u8>) -> Result<(), Self> {
        if !seats.contains(&players) {
            return Err(Self::Players { players, least: *seats.start(), most: *seats.end() });
        }
        if first.index() >= usize::from(players) {
            return Err(Self::FirstPlayer { seat: first.into(), players });
        }
        Ok(())
    }
}
