//! A quick way to a position that the evaluation can judge: what a tile has completed is finished first.

use crate::board::strategy::BySeat;
use crate::board::{Beliefs, Luck};
use crate::games::marble::rules::{Marble, Stage};

use super::weights::Weights;

impl Marble {
    /// Makes the decisions that are due, and tells what each seat may then expect.
    pub(crate) fn play_on(&mut self, beliefs: &Beliefs<Weights>, luck: &mut Luck) -> BySeat {
        let noise = beliefs.policy.noise;
        self.decide_what_is_due(&beliefs.policy, || noise * luck.unit());
        self.expected(&beliefs.leaf)
    }

    /// Makes the decisions that are due, as they look best with this luck.
    pub(crate) fn decide_what_is_due(&mut self, policy: &Weights, mut luck: impl FnMut() -> f32) {
        let mut ideas = Vec::new();
        while matches!(self.stage, Stage::Open | Stage::Finish | Stage::Reward(_)) {
            ideas.clear();
            self.list_ideas(policy, &mut ideas);
            let rated = ideas.iter().map(|idea| (idea.promise + luck(), idea.mv));
            let Some((_, mv)) = rated.max_by(|one, other| one.0.total_cmp(&other.0)) else { break };
            self.apply(mv);
        }
    }
}
