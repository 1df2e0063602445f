//! *The Builders: Antiquity* on one page.
//!
//! Rules text: `builders_antiquity.md`, whose paragraphs (`§3`) and rulings (`B4`) the code names. Two to four players;
//! options in [`Options`].
//!
//! Ours, beyond the rulings of the rules text:
//! - *Take sesterces* needs as many actions as it turns into sesterces: a bought one costs more than it gives.
//! - A turn never ends by itself, since actions can be bought: [`Move::End`] ends it. With the option
//!   `auto_play_forced` the program does so when nothing else is possible.
//! - What adds nothing (B4) is judged by the worker together with its tool. A tool that adds nothing may go along.
//! - Bought actions and the price are paid before the order gives anything: a loan does not pay for its own action.
//!
//! | file | holds |
//! | --- | --- |
//! | `facts`, `cards`, `line`, `resources`, `options`, `setup` | the cards with their numbers, and what is agreed and dealt |
//! | `numbers`, `amounts` | the same numbers as tables for the rules |
//! | `moves`, `codes`, `illegal` | a decision, its short text, and why it may be refused |
//! | `state` with `plots`, `crews` | the whole truth of one table |
//! | `legal`, `check`, `play`, `auto` | what may be done, why not, what it changes, what the program does by itself |
//! | `scoring`, `events` | points and winners; what everybody saw |
//! | `plans` | ways to finish a site in this turn |
//! | `record`, `log` | what a player has and a whole game in a file |
//! | `view`, `look`, `imagine` | what a viewer may know, and a world that looks like it |
//! | `strategy` | what opponents know of the game: an evaluation, first impressions of moves, playouts, reasons in words |

mod amounts;
mod auto;
pub mod cards;
mod check;
pub mod codes;
mod crews;
pub mod events;
mod facts;
pub mod illegal;
mod imagine;
mod legal;
mod line;
pub mod log;
mod look;
pub mod moves;
mod numbers;
pub mod options;
pub mod plans;
mod play;
mod plots;
pub mod record;
pub mod resources;
#[cfg(test)]
mod rulings;
mod scoring;
pub mod setup;
mod state;
pub mod strategy;
pub mod view;

use std::ops::RangeInclusive;

pub use cards::{Building, Investment, Member, MemberKind};
pub use events::{Event, Payment};
pub use illegal::IllegalMove;
pub use moves::Move;
pub use options::Options;
pub use plans::{Plan, Sending};
pub use record::{BadPlayer, PlayerRecord};
pub use resources::{Resource, Resources};
pub use setup::{BadSetup, Setup};
pub use state::{Builders, IDLE_ROUNDS, ROUND_LIMIT};
pub use view::{PublicView, Score, SeatView};

use super::{FirstPlayer, Game, Rng, Seat, Seed, Turn};

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
