//! The rules as what the rest of the program knows of any game.

use std::ops::RangeInclusive;

use super::{
    events::Event,
    illegal::IllegalMove,
    moves::Move,
    options::Options,
    orders::StandingOrder,
    scoring::Score,
    setup::{BadSetup, Setup},
    state::{Marble, Stage},
    view::{PublicView, SeatView},
};
use crate::board::{FirstPlayer, Game, Rng, Seat, Seed, Turn};

impl Game for Marble {
    const ID: &'static str = "marble";
    const NAME: &'static str = "Rome: City of Marble";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    const STANDING_ORDERS: &'static [&'static str] = &StandingOrder::NAMES;

    type Options = Options;
    type Setup = Setup;
    type BadSetup = BadSetup;
    type Move = Move;
    type Illegal = IllegalMove;
    type Event = Event;
    type PublicView = PublicView;
    type SeatView = SeatView;

    fn deal(seats: u8, options: &Options, seed: Seed) -> Setup {
        Setup::deal(seats, *options, seed)
    }

    fn new(setup: &Setup) -> Result<Self, BadSetup> {
        Self::start(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over { winners: self.best_seats() },
            Stage::Act | Stage::Open | Stage::Finish | Stage::Reward(_) => {
                Turn::ToMove(self.to_move)
            }
        }
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list_moves(out);
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.verdict(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.apply(mv);
    }

    fn forced(&self) -> Option<Move> {
        self.forced_move()
    }

    fn by_order(&self, order: &str) -> Option<Move> {
        let is_anothers_turn = self.to_move != self.active;
        StandingOrder::from_name(order).filter(|_| is_anothers_turn)?.answer(self)
    }

    fn idle_move(&self) -> Option<Move> {
        self.least_move()
    }

    fn seals(&self, mv: Move) -> bool {
        self.is_sealed_by(mv)
    }

    fn events(before: &Self, mv: Move, after: &Self) -> Vec<Event> {
        before.seen(mv, after)
    }

    fn public_view(&self) -> PublicView {
        self.look()
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        self.look_as(seat)
    }

    fn imagine(view: &SeatView, rng: &mut Rng) -> Self {
        Self::imagined(view, rng)
    }

    fn first_player(setup: &Setup) -> Option<Seat> {
        Some(setup.first_player)
    }

    fn with_first_player(options: Options, seat: Seat) -> Options {
        Options { first_player: FirstPlayer::Fixed(seat), ..options }
    }

    fn score_lines() -> &'static [&'static str] {
        &Score::LINES
    }

    fn score(&self, seat: Seat) -> Vec<i32> {
        self.score_of(seat).lines().to_vec()
    }
}
