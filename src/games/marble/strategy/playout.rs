//! A quick way to a position that the evaluation can judge: what a tile has completed is finished first.

use crate::board::Luck;
use crate::board::strategy::BySeat;
use crate::games::marble::rules::{Marble, Stage};

use super::weights::weights;

impl Marble {
    /// Makes the decisions that are due, and tells what each seat may then expect.
    pub(crate) fn play_on(&mut self, luck: &mut Luck) -> BySeat {
        let mut ideas = Vec::new();
        while matches!(self.stage, Stage::Open | Stage::Finish | Stage::Reward(_)) {
            ideas.clear();
            self.list_ideas(&mut ideas);
            let noise = weights().noise;
            let rated = ideas.iter().map(|idea| (idea.promise + noise * luck.unit(), idea.mv));
            let Some((_, mv)) = rated.max_by(|one, other| one.0.total_cmp(&other.0)) else { break };
            self.apply(mv);
        }
        self.expected()
    }
}
