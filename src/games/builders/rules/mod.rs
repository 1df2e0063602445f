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
use self::setup::{BadSetup, Setup};
use self::state::Builders;
use self::view::{PublicView, Score, SeatView};

use crate::board::{FirstPlayer, Game, Rng, Seat, Seed, Turn};

impl Game for Builders {
    const ID: &'static str = "builders";
    const NAME: &'static str = "The Builders: Antiquity";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    const POINT: i32 = 10;

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
        match self.ending {
            state::Ending::None => Turn::ToMove(self.to_move),
            state::Ending::Points | state::Ending::Stalled => {
                Turn::Over { winners: self.best_seats() }
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

    fn is_stalled(&self) -> Option<bool> {
        Some(self.ending == state::Ending::Stalled)
    }

    fn forced(&self) -> Option<Move> {
        self.forced_move()
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
        Self::imagined(&view.public, rng)
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
