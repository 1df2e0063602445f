//! The laws of the opponents of every game.

#[path = "../ai/every.rs"]
mod every;

use aedile::games::goofspiel::{Goofspiel, Options};
use every::{Played, opponents_of};

opponents_of!(of_goofspiel: super::Goofspiel);

impl Played for Goofspiel {
    /// Thirteen bids of each of four players.
    const MOVES: u64 = 52;
    const FINGERPRINT: u64 = 0x28f3_b6b9_3780_c809;
    const BY_HAND: u64 = 0xc768_8b2b_7e70_24b3;

    fn options(_number: u64) -> Options {
        Options::default()
    }
}
