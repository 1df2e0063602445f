//! How *The Builders: Antiquity* is played well: the evaluation, the ideas worth a thought, how a game may go on.
//!
//! | file | holds |
//! | --- | --- |
//! | `desk` | what a player has, boiled down to what its points come from |
//! | `outlook`, `weights` | how much of the game is to come, and what things are worth with that |
//! | `estimate` | the evaluation: what each seat may expect to have at the end, term by term |
//! | `scene` | the moves worth a thought, and how good they look |
//! | `playout` | a quick way on |
//! | `reason` | why a move is good |

mod desk;
mod estimate;
pub mod goal;
mod outlook;
mod playout;
pub mod reason;
mod scene;
mod weights;

use super::rules::{
    cards::{Building, Member},
    moves::Move,
    state::Builders,
    view::SeatView,
};
use crate::board::{
    BadWeights, Beliefs, Imagined, Luck,
    strategy::{BySeat, Idea, Strategy},
};
use scene::Scene;
use weights::Weights;

impl Strategy for Builders {
    const CLEAR_LEAD: f32 = 6.0;
    /// Nothing but the rows and the order of the decks differs, and ideas do not look into decks.
    const MARKS_TELL_ALL: bool = true;

    /// A world that looks like the view; others differ from it in the order of the decks alone (B14).
    type Worlds = Self;

    type Weights = Weights;

    fn by_hand() -> &'static Beliefs<Weights> {
        &weights::HAND
    }

    fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
        weights::learned()
    }

    fn mark(&self) -> u64 {
        self.rows()
    }

    fn ideas_by(&self, policy: &Weights, out: &mut Vec<Idea<Move>>) {
        Scene::of(self, policy).ideas(out);
    }

    fn estimate_by(&self, weights: &Weights) -> BySeat {
        self.expected(weights)
    }

    fn play_out_by(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        self.play_on(beliefs, luck)
    }
}

impl Builders {
    /// The cards of both rows in bits: in worlds to which the same moves led, nothing else differs.
    fn rows(&self) -> u64 {
        let buildings = self.buildings.iter().map(|card| card.map_or(63, Building::index));
        let workers = self.workers.iter().map(|card| card.map_or(63, Member::index));
        buildings.chain(workers).fold(0, |bits, place| bits << 6 | place as u64)
    }
}

impl Imagined<Self> for Builders {
    fn of(view: &SeatView) -> Self {
        Self::from_public(&view.public)
    }

    fn world(&self, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.deal_anew(luck);
        world
    }
}
