//! A quick way on: each seat does what looks good at first sight, with some luck, until an estimate is good enough.

use super::{Scene, weights::Weights};
use crate::{
    board::{Beliefs, Luck, strategy::BySeat},
    games::builders::rules::{
        moves::Move,
        state::{Builders, Ending},
    },
};

impl Builders {
    /// Plays some rounds, or to the end, and tells what each seat may then expect.
    pub(crate) fn play_on(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        let last = self.round + beliefs.policy.rounds;
        while self.ending == Ending::None && self.round <= last {
            let mv = self.next_move(&beliefs.policy, luck);
            self.apply(mv);
        }
        self.expected(&beliefs.leaf)
    }

    /// What looks best to the seat in turn.
    fn next_move(&self, policy: &Weights, luck: &mut Luck) -> Move {
        // With no action left the turn ends unless one is well worth its price.
        let (mut best, mut most) =
            if self.turn.actions == 0 { (Move::End, policy.noise) } else { (Move::End, f32::MIN) };
        Scene::at_a_glance(self, policy).each(&mut |mv, gain| {
            let worth = gain + policy.noise * luck.unit();
            if worth > most {
                (best, most) = (mv, worth);
            }
        });
        best
    }
}
