//! The rules of *The Great City of Rome*: pure, without I/O, clock or global state.

pub(crate) mod auto;
pub mod cards;
pub(crate) mod check;
pub mod city;
pub mod codes;
pub mod events;
mod exhaust;
pub(crate) mod hand;
pub(crate) mod idle;
pub mod illegal;
pub(crate) mod imagine;
pub(crate) mod knowledge;
pub(crate) mod ledger;
pub(crate) mod legal;
pub(crate) mod log;
pub(crate) mod look;
pub mod moves;
pub mod options;
pub(crate) mod piles;
pub(crate) mod play;
pub mod record;
#[cfg(test)]
mod rulings;
pub mod scoring;
pub mod setup;
pub(crate) mod state;
pub mod strips;
pub mod view;
mod wire_move;
pub mod worth;

use std::ops::RangeInclusive;

use self::events::Event;
use self::illegal::IllegalMove;
use self::moves::Move;
use self::options::Options;
use self::setup::{BadSetup, SEATS, Setup};
use self::state::GreatCity;
use self::view::{Own, Phase, PublicView, Score, SeatView};

use crate::board::{Chance, Game, RulesVersion, Seat, Turn, in_parts};

impl Game for GreatCity {
    const ID: &'static str = "great_city";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES_VERSION: RulesVersion = RulesVersion::FIRST;

    type Options = Options;
    type Setup = Setup;
    type BadSetup = BadSetup;
    type Move = Move;
    type Illegal = IllegalMove;
    type Event = Event;
    type PublicView = PublicView;
    type Own = Own;

    in_parts! { Score }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Over {
            Turn::Over { winners: self.winners() }
        } else {
            Turn::ToMove(self.to_move)
        }
    }

    fn known_to(&self, seat: Seat) -> Own {
        self.look_as(seat)
    }

    fn imagine(view: &SeatView, chance: &mut impl Chance) -> Self {
        Self::imagined(view, chance)
    }
}
