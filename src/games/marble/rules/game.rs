//! The rules as what the rest of the program knows of any game.

use std::ops::RangeInclusive;

use super::{
    events::Event,
    illegal::IllegalMove,
    moves::Move,
    options::Options,
    orders::StandingOrder,
    scoring::Score,
    setup::{BadSetup, SEATS, Setup},
    state::Marble,
    table::Stage,
    view::{Own, PublicView, SeatView},
};
use crate::board::{Chance, Game, RulesVersion, Seat, Turn, in_parts};

impl Game for Marble {
    const ID: &'static str = "marble";
    const SEATS: RangeInclusive<u8> = SEATS;
    const RULES_VERSION: RulesVersion = RulesVersion::FIRST;
    const STANDING_ORDERS: &'static [&'static str] = &StandingOrder::NAMES;

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
        match self.stage {
            Stage::Over => Turn::Over { winners: self.best_seats() },
            Stage::Act | Stage::Open | Stage::Finish | Stage::Reward(_) => {
                Turn::ToMove(self.to_move)
            }
        }
    }

    fn by_order(&self, order: &str) -> Option<Move> {
        let is_anothers_turn = self.to_move != self.active;
        StandingOrder::from_name(order).filter(|_| is_anothers_turn)?.answer(self)
    }

    fn known_to(&self, seat: Seat) -> Own {
        self.look_as(seat)
    }

    fn imagine(view: &SeatView, chance: &mut impl Chance) -> Self {
        Self::imagined(view, chance)
    }
}
