//! *The Great City of Rome* on one page.
//!
//! Rules text: `great_city_of_rome.md`, whose paragraphs (`§5.4`) and rulings (`E18`) the code names. Two to four
//! players; options in [`Options`].
//!
//! | file | holds |
//! | --- | --- |
//! | `cards`, `strips`, `city`, `options`, `setup` | the pieces, and what is agreed and dealt before the first move |
//! | `moves`, `codes`, `illegal` | a decision, its short text, and why it may be refused |
//! | `state` with `hand`, `piles`, `ledger` | the whole truth of one table |
//! | `legal`, `check`, `play`, `auto`, `idle` | what may be done, why not, what it changes, what the program does by itself |
//! | `scoring`, `events` | points and winners; what everybody saw |
//! | `record`, `log` | a city and a whole game in a file |
//! | `view`, `look`, `knowledge`, `imagine` | what one viewer may know, and a world that looks like it |
//! | `strategy` | what opponents know of the game: an evaluation, ideas, playouts, reasons in words |

mod auto;
pub mod cards;
mod check;
pub mod city;
pub mod codes;
pub mod events;
mod hand;
mod idle;
pub mod illegal;
mod imagine;
mod knowledge;
mod ledger;
mod legal;
mod log;
mod look;
pub mod moves;
pub mod options;
mod piles;
mod play;
pub mod record;
#[cfg(test)]
mod rulings;
pub mod scoring;
pub mod setup;
mod state;
pub mod strategy;
pub mod strips;
pub mod view;

use std::ops::RangeInclusive;

pub use cards::{Card, Deck};
pub use city::{Cell, CellSet};
pub use events::Event;
pub use illegal::IllegalMove;
pub use moves::{Bottom, Move, Space};
pub use options::Options;
pub use record::{BadCity, CityRecord, city_score};
pub use setup::{BadSetup, Setup};
pub use state::GreatCity;
pub use view::{Phase, PublicView, Score, SeatView};

use super::{FirstPlayer, Game, Rng, Seat, Seed, Turn};

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
