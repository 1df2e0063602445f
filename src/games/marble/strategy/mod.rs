//! How *Rome: City of Marble* is played well: the evaluation, the ideas worth a thought, how a game may go on.
//!
//! | file | holds |
//! | --- | --- |
//! | `sketch` | the unfinished corners of the board: how full they are, and who has influence there |
//! | `reach` | what such a corner can still become |
//! | `weights` | what things are worth beside their points |
//! | `estimate` | the evaluation: what each seat may expect to have at the end, term by term |
//! | `races`, `next` | terms of it: who gets the prizes for the most, what the next tile brings |
//! | `ideas`, `plays` | the moves worth a thought, and how good they look |
//! | `playout` | a quick way to a position that the evaluation can judge |
//! | `reason` | why a move is good, in words |

mod estimate;
pub mod goal;
mod ideas;
mod next;
mod playout;
mod plays;
mod races;
mod reach;
pub mod reason;
mod sketch;
#[cfg(test)]
mod tests;
mod weights;

use super::rules::{moves::Move, state::Marble, view::SeatView};
use crate::board::{
    BadWeights, Beliefs, Imagined, Luck, Seat,
    strategy::{BySeat, Idea, Strategy},
};
use weights::Weights;

impl Strategy for Marble {
    const CLEAR_LEAD: f32 = 20.0;
    const CARE: f32 = 0.15;
    /// Nothing but bridge values differs, and ideas do not look at them.
    const MARKS_TELL_ALL: bool = true;

    /// A world that looks like the view, and whose view it is.
    type Worlds = (Self, Seat);

    type Weights = Weights;

    fn by_hand() -> &'static Beliefs<Weights> {
        &weights::HAND
    }

    fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
        weights::learned()
    }

    fn mark(&self) -> u64 {
        0
    }

    fn ideas_by(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        self.list_ideas(policy, out);
    }

    fn estimate_by(&self, weights: &Weights) -> BySeat {
        let mut game = *self;
        if weights.sight > 0.0 {
            game.decide_what_is_due(weights, || 0.0);
        }
        game.expected(weights)
    }

    fn play_out_by(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        self.play_on(beliefs, luck)
    }
}

impl Imagined<Marble> for (Marble, Seat) {
    fn of(view: &SeatView) -> Self {
        (Marble::from_view(view), view.seat)
    }

    fn world(&self, luck: &mut Luck) -> Marble {
        let (mut world, seat) = *self;
        world.deal_anew(seat, luck);
        world
    }
}
