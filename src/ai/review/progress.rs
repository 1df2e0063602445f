//! Which step of a review is next, and what is known so far.

use serde::{Deserialize, Serialize};

use super::measured::{Estimate, FirstLook};
use crate::{
    ai::opponent::start,
    board::{Luck, Seed},
};

/// How many decisions get long searches: those in which the first search saw most lost.
pub const LONG: usize = 12;

/// How many iterations the searches of a review have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The first one of each decision.
    pub first: u32,
    /// Those after the moves in which the first search saw most lost.
    pub long: u32,
    /// All others.
    pub short: u32,
}

impl Effort {
    /// That of every review that people read.
    pub const FULL: Self = Self { first: 2_000, long: 8_000, short: 500 };
}

/// One search of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewStep {
    /// About which of the decisions.
    pub decision: usize,
    /// What is searched.
    pub kind: StepKind,
}

/// What a step of a review searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Which move would have been better, by so many iterations.
    Look(u32),
    /// What is to be expected after that one, by so many iterations.
    Better(u32),
    /// What is to be expected after the move that was made, by so many iterations.
    Made(u32),
    /// What is to be expected at the moment with this number, from 0, between this decision and the next one, by so many iterations.
    Between(usize, u32),
}

/// What is known of one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Judged<M> {
    pub(super) better: M,
    /// How much the first search saw lost.
    pub(super) first: f32,
    pub(super) is_choice: bool,
    /// After the better move.
    pub(super) best: Option<Estimate>,
    /// After the move that was made.
    pub(super) made: Option<Estimate>,
    /// Whether those two are one.
    pub(super) is_same: bool,
    /// At the moments up to the next decision.
    pub(super) between: Vec<Estimate>,
}

/// What is known of the decisions of a seat so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress<M> {
    pub(super) decisions: Vec<Judged<M>>,
}

impl<M> Progress<M> {
    /// Before anything is known.
    pub const fn new() -> Self {
        Self { decisions: Vec::new() }
    }

    /// The next search; `None` when all is known. `moments` says for each decision at how many moments up to the next one it is
    /// looked what is to be expected.
    pub fn next(&self, moments: &[usize], effort: Effort) -> Option<ReviewStep> {
        let step = |decision, kind| Some(ReviewStep { decision, kind });
        if self.decisions.len() < moments.len() {
            return step(self.decisions.len(), StepKind::Look(effort.first));
        }
        let open = |(judged, moments): (&Judged<M>, &usize)| {
            judged.best.is_none() || judged.made.is_none() || judged.between.len() < *moments
        };
        let decision = self.decisions.iter().zip(moments).position(open)?;
        let judged = &self.decisions[decision];
        let iterations = if self.is_long(decision) { effort.long } else { effort.short };
        step(
            decision,
            match (judged.best, judged.made) {
                (None, _) => StepKind::Better(iterations),
                (Some(_), None) => StepKind::Made(iterations),
                (Some(_), Some(_)) => StepKind::Between(judged.between.len(), effort.short),
            },
        )
    }

    /// Whether all is known.
    pub fn is_whole(&self, moments: &[usize]) -> bool {
        self.next(moments, Effort::FULL).is_none()
    }

    /// How many decisions are done of how many, as far as searches go that take long.
    pub fn share(&self, moments: &[usize]) -> (usize, usize) {
        let whole = self.decisions.iter().filter(|judged| judged.made.is_some()).count();
        // A first look takes about as long as what comes after it.
        (self.decisions.len() + whole, 2 * moments.len())
    }

    /// Whether most is lost in this decision at first sight, or nearly; the earlier one of two that are equal.
    fn is_long(&self, decision: usize) -> bool {
        let own = self.decisions[decision].first;
        let before = |(other, judged): (usize, &Judged<M>)| {
            judged.first > own || (judged.first >= own && other < decision)
        };
        own > 0.0 && self.decisions.iter().enumerate().filter(|one| before(*one)).count() < LONG
    }

    /// The chance of a step, which no other step has.
    pub fn chance(review: Seed, step: ReviewStep) -> Seed {
        let (kind, place) = match step.kind {
            StepKind::Look(_) => (0, 0),
            StepKind::Better(_) => (1, 0),
            StepKind::Made(_) => (2, 0),
            StepKind::Between(place, _) => (3, place),
        };
        let mut luck = start(review);
        for part in [step.decision, kind, place] {
            luck = Luck::new(luck.next() ^ (part as u64 + 1));
        }
        Seed::from_number(luck.next())
    }
}

impl<M: PartialEq> Progress<M> {
    /// Enters what the first look at the next decision found, in which this move was made.
    pub fn looked(&mut self, look: FirstLook<M>, made: &M) {
        let FirstLook { better, loss, is_choice } = look;
        let is_same = better == *made;
        let first = if is_same { 0.0 } else { loss };
        let (best, made) = (None, None);
        let between = Vec::new();
        self.decisions.push(Judged { better, first, is_choice, best, made, is_same, between });
    }

    /// Enters what a later step has measured.
    pub fn measured(&mut self, step: ReviewStep, estimate: Estimate) {
        let Some(judged) = self.decisions.get_mut(step.decision) else { return };
        match step.kind {
            StepKind::Look(_) => {}
            StepKind::Better(_) => {
                judged.best = Some(estimate);
                // One search is enough where the best move was made: nothing is lost, whatever luck says.
                if judged.is_same {
                    judged.made = Some(estimate);
                }
            }
            StepKind::Made(_) => judged.made = Some(estimate),
            StepKind::Between(..) => judged.between.push(estimate),
        }
    }

    /// The move that would have been better in a decision, if another one.
    pub fn better(&self, decision: usize) -> Option<&M> {
        self.decisions.get(decision).filter(|judged| !judged.is_same).map(|judged| &judged.better)
    }

    /// The move that is searched for in a step about the better move.
    pub fn candidate(&self, decision: usize) -> Option<&M> {
        self.decisions.get(decision).map(|judged| &judged.better)
    }
}
