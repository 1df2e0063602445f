//! The rules of *The Builders: Antiquity*: pure, without I/O, clock or global state.

pub(crate) mod amounts;
pub(crate) mod auto;
pub mod cards;
pub(crate) mod check;
pub mod codes;
pub mod completions;
pub(crate) mod crews;
pub mod events;
pub(crate) mod facts;
pub mod illegal;
pub(crate) mod imagine;
pub(crate) mod legal;
pub(crate) mod line;
pub mod log;
pub(crate) mod look;
pub mod moves;
pub(crate) mod numbers;
pub mod options;
pub(crate) mod play;
pub(crate) mod plots;
pub mod record;
pub mod resources;
#[cfg(test)]
mod rulings;
pub(crate) mod scoring;
pub mod setup;
pub(crate) mod state;
pub mod view;

use std::ops::RangeInclusive;

use self::events::Event;
use self::illegal::IllegalMove;
use self::moves::Move;
use self::options::Options;
use self::setup::{BadSetup, SEATS, Setup};
use self::state::Builders;
use self::view::{PublicView, Score, SeatView};

use crate::board::{Chance, Game, RulesVersion, Seat, Turn, in_parts};

impl Game for Builders {
    const ID: &'static str = "builders";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES_VERSION: RulesVersion = RulesVersion::FIRST;
    const POINT: i32 = 10;

    type Options = Options;
    type Setup = Setup;
    type BadSetup = BadSetup;
    type Move = Move;
    type Illegal = IllegalMove;
    type Event = Event;
    type PublicView = PublicView;
    type Own = ();

    in_parts! { Score }

    fn turn(&self) -> Turn {
        match self.ending {
            state::Ending::None => Turn::ToMove(self.to_move),
            state::Ending::Points | state::Ending::Stalled => {
                Turn::Over { winners: self.best_seats() }
            }
        }
    }

    fn is_stalled(&self) -> Option<bool> {
        Some(self.ending == state::Ending::Stalled)
    }

    fn known_to(&self, _seat: Seat) {}

    fn imagine(view: &SeatView, chance: &mut impl Chance) -> Self {
        Self::imagined(&view.public, chance)
    }
}
