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
use self::setup::{BadSetup, Setup};
use self::state::GreatCity;
use self::view::{Phase, PublicView, Score, SeatView};

use crate::board::{FirstPlayer, Game, Rng, Seat, Seed, Turn};

impl Game for GreatCity {
    const ID: &'static str = "great_city";
    const NAME: &'static str = "The Great City of Rome";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type Setup = Setup;
    type BadSetup = BadSetup;
    type Move = Move;
    type Illegal = IllegalMove;
    type Event = Event;
    type PublicView = PublicView;
    type SeatView = SeatView;

    fn deal(seats: u8, options: &Options, seed: Seed) -> Setup {
        Setup::deal(seats, options, seed)
    }

    fn new(setup: &Setup) -> Result<Self, BadSetup> {
        Self::start(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.phase == Phase::Over {
            Turn::Over { winners: self.winners() }
        } else {
            Turn::ToMove(self.to_move)
        }
    }

    fn round(&self) -> u32 {
        self.round.into()
    }

    /// The canonical moves of §14. With the option `exact_payment` off, `check` also accepts needless tokens, bricks
    /// and cogs; they are never useful (E50) and never listed.
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
