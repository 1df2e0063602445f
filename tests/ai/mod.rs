//! The opponents of each game.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use aedile::games::{
    builders::{self, Builders},
    great_city::{self, GreatCity},
    marble::{self, Marble},
};

mod blunders;
mod every;
mod training;
mod weights;

use every::{Played, opponents_of};
use weights::weights_of;

opponents_of!(of_great_city: super::GreatCity);
opponents_of!(of_builders: super::Builders);
opponents_of!(of_marble: super::Marble);

weights_of!(weights_of_great_city: super::GreatCity);
weights_of!(weights_of_builders: super::Builders);
weights_of!(weights_of_marble: super::Marble);

impl Played for GreatCity {
    /// Rules §13.
    const MOVES: u64 = 236;
    const FINGERPRINT: u64 = 0xb003_ab6d_e553_fd4b;
    const BY_HAND: u64 = 0x2d16_d688_250d_1dbb;

    fn options(number: u64) -> great_city::Options {
        if number.is_multiple_of(2) {
            great_city::Options {
                shrine: number.is_multiple_of(4),
                ..great_city::Options::PUBLISHER
            }
        } else {
            great_city::Options::yucata()
        }
    }
}

impl Played for Builders {
    /// 60 rounds (B13) of four players who do ten things in each turn.
    const MOVES: u64 = 2_400;
    const FINGERPRINT: u64 = 0x6767_1695_5a83_0846;
    const BY_HAND: u64 = 0x36ef_df5c_3ed3_2af7;

    fn options(_number: u64) -> builders::Options {
        builders::Options::default()
    }
}

impl Played for Marble {
    /// Rules §2.7: fewer than 219 actions and a last round, with what follows from them.
    const MOVES: u64 = 600;
    const FINGERPRINT: u64 = 0x487a_6dbb_62bb_f680;
    const BY_HAND: u64 = 0xaad6_5ebd_bea7_37bb;

    fn options(number: u64) -> marble::Options {
        marble::Options { fixed_hills: number.is_multiple_of(2), ..marble::Options::default() }
    }
}
