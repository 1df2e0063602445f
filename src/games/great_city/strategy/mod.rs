//! How *The Great City of Rome* is played well: the evaluation, the ideas worth a thought, how a game may go on.
//!
//! | file | holds |
//! | --- | --- |
//! | `sketch` | a city boiled down to what its points come from |
//! | `survey` | what each card would gain in a city, cell by cell |
//! | `outlook`, `weights` | what may still come, and what it is worth |
//! | `estimate` | the evaluation: what each seat may expect to have at the end, term by term |
//! | `ideas` | the moves worth a thought, and how good they look |
//! | `playout` | a quick way to the end of the game |
//! | `reason` | why a move is good |

mod counts;
mod estimate;
pub mod goal;
mod ideas;
mod outlook;
mod playout;
pub mod reason;
mod sketch;
mod survey;
mod weights;

use super::rules::{
    cards::Card,
    moves::Move,
    state::GreatCity,
    view::{Phase, SeatView},
};
use crate::board::{
    BadWeights, Beliefs, Luck, Seat,
    strategy::{BySeat, Idea, Strategy},
};
use outlook::Outlook;
use sketch::Sketch;
use survey::Survey;
use weights::Weights;

impl Strategy for GreatCity {
    type Worlds = SeatView;

    type Weights = Weights;

    fn by_hand() -> &'static Beliefs<Weights> {
        &weights::HAND
    }

    fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
        weights::learned()
    }

    fn mark(&self) -> u64 {
        self.situation()
    }

    fn ideas_by(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        self.list_ideas(policy, out);
    }

    fn estimate_by(&self, weights: &Weights) -> BySeat {
        self.expected(weights)
    }

    fn play_out_by(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        self.play_on(beliefs, luck)
    }
}

impl GreatCity {
    /// Turns to go in which a seat may still build, the current one included while it has not built.
    fn turns_left(&self, seat: Seat) -> u8 {
        let each = self.emissaries() / self.seats;
        let later = each * (self.rounds() - self.round);
        match self.phase {
            Phase::Draft => later,
            Phase::Place => later + each,
            Phase::Over => 0,
            Phase::Pick | Phase::Act | Phase::SchoolDeck | Phase::SchoolKeep => {
                let beyond = &self.spaces[self.turn.space.index() + 1..];
                let waiting = beyond.iter().filter(|emissary| **emissary == Some(seat)).count();
                let acting = self.to_move == seat && !self.turn.built;
                later + waiting.to_le_bytes()[0] + u8::from(acting)
            }
        }
    }

    /// What things are worth to a seat now.
    fn outlook<'a>(&self, weights: &'a Weights, seat: Seat) -> Outlook<'a> {
        Outlook::new(weights, self.turns_left(seat), self.token_worth(weights, seat))
    }

    /// A hash of what decides which ideas the seat to move has, besides the moves made since the view.
    fn situation(&self) -> u64 {
        match self.phase {
            Phase::Place | Phase::SchoolDeck | Phase::Over => 0,
            Phase::Pick => self.offered_kinds().into(),
            Phase::Act => {
                let (several, kinds) = self.mover().hand.counts();
                let turn = u64::from(self.turn.bricks) << 4 | u64::from(self.turn.cogs);
                let mixed = Luck::new(several ^ u64::from(kinds) << 32).next();
                Luck::new(mixed ^ turn).next()
            }
            Phase::Draft | Phase::SchoolKeep => {
                let cards = self.drawn.cards().iter();
                cards.fold(1, |sum, card| sum + (1_u64 << (2 * (*card as u8 % 31))))
            }
        }
    }
}

impl Survey<'_> {
    /// What an unbuilt card promises: its best gain on the board less the bricks that it takes.
    fn promise(&self, card: Card) -> f32 {
        let gain = self.best(card).map_or(0.0, |(_, gain)| gain);
        (gain - f32::from(card.bricks()) * self.outlook.weights.brick).max(0.0)
    }
}
