//! What a plan means when its decision has come.

use serde::{Deserialize, Serialize};

use super::{Alternative, Plan, Step};
use crate::{
    board::{Strategy, ViewOf, WhatIf},
    talk::{
        paths::{Given, Guide as _, Path, Ways},
        present::Panels,
    },
};

/// What a plan means at a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision<M> {
    /// This legal move.
    Play(M),
    /// The player decides.
    Ask,
    /// The plan is over.
    End(Ended),
}

/// Why a plan is over before its last step was done. Stored: never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Nothing that the next step names is legal.
    NothingLegal,
    /// An alternative fits several moves that differ.
    Several,
    /// This has happened, on which it depended.
    Happened(String),
    /// The round has begun until which it was to hold.
    RoundCame,
    /// The decision was made otherwise: by hand, by an AI that stood in, or by a vote.
    Overtaken,
    /// A move was taken back.
    Undone,
}

/// What the next step of a plan that [is for](is_due) this decision means to the seat of this view, which decides.
pub fn decide<G: Panels>(plan: &Plan, view: &ViewOf<G>) -> Decision<G::Move> {
    let steps = plan.steps();
    let step = steps.iter().find(|step| is_due::<G>(step, view)).or(steps.first());
    step.map_or(Decision::End(Ended::NothingLegal), |step| decide_step::<G>(step, view))
}

/// Whether a step is for the decision of this view: not if it only answers questions that are not asked here.
pub fn is_due<G: Panels>(step: &Step, view: &ViewOf<G>) -> bool {
    let guide = G::guide(view);
    let is_open = |id: &str| guide.legal().iter().any(|mv| guide.path(*mv).order() == id);
    let answers = |id: &str| {
        G::orders().iter().any(|order| order.id == id && order.given == Given::Answering)
    };
    let is_for_it = |one: &Alternative| {
        one.path().is_none_or(|path| !answers(path.order()) || is_open(path.order()))
    };
    step.alternatives().iter().any(is_for_it)
}

/// What a step means to the seat of this view, which decides.
pub fn decide_step<G: Panels>(step: &Step, view: &ViewOf<G>) -> Decision<G::Move> {
    let ways = Ways::of(&G::guide(view));
    for wanted in step.alternatives() {
        match wanted {
            Alternative::Ask => return Decision::Ask,
            Alternative::Move(path) => match below(&ways, path)[..] {
                [] => {}
                [only] => return Decision::Play(only),
                [..] => return Decision::End(Ended::Several),
            },
            Alternative::AtLeast(path) => match from_on(&ways, path)[..] {
                [] => {}
                [only] => return Decision::Play(only),
                [..] => return Decision::End(Ended::Several),
            },
            Alternative::Best(path) => {
                if let Some(best) = best::<G>(view, &below(&ways, path)) {
                    return Decision::Play(best);
                }
            }
        }
    }
    Decision::End(Ended::NothingLegal)
}

/// The moves that a path means: the whole one alone, if it is whole.
fn below<M: Copy + PartialEq>(ways: &Ways<M>, path: &Path) -> Vec<M> {
    let whole = ways.all().iter().find(|(other, _)| other == path);
    whole.map_or_else(|| ways.below(path).collect(), |(_, mv)| vec![*mv])
}

/// The moves with the lowest number from that one on with which a path ends.
fn from_on<M: Copy + PartialEq>(ways: &Ways<M>, path: &Path) -> Vec<M> {
    let reached = |(whole, mv): &(Path, M)| path.reaches(whole).map(|number| (number, *mv));
    let all: Vec<(u32, M)> = ways.all().iter().filter_map(reached).collect();
    let lowest = all.iter().map(|(number, _)| *number).min();
    all.into_iter().filter(|(number, _)| Some(*number) == lowest).map(|(_, mv)| mv).collect()
}

/// Of these moves the one that looks best at first sight; the first if nobody would think of any.
fn best<G: Strategy>(view: &ViewOf<G>, moves: &[G::Move]) -> Option<G::Move> {
    let ideas = WhatIf::<G>::new(view).ideas();
    let fitting = ideas.into_iter().filter(|idea| moves.contains(&idea.mv));
    let best = fitting.max_by(|one, other| one.promise.total_cmp(&other.promise));
    best.map(|idea| idea.mv).or_else(|| moves.first().copied())
}
