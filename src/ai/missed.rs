//! The best move that a player missed in a game.
//!
//! A first search finds the best move. What it thinks of both moves is not compared: it hardly tries a move that it does not
//! like, and likes best what luck has flattered. Two new searches, one after each move and both as long, say what was lost
//! and how well they know it.

use super::{
    Budget, greedy,
    opponent::{iterations, start},
    search::Search,
};
use crate::board::{Level, Luck, Seed, Strategy, ViewOf};

/// So many decisions, those in which one step ahead most was lost, are searched.
const SUSPECTS: usize = 8;

/// The share of a clear lead that is worth telling.
const WORTH: f32 = 1.0 / 8.0;

/// By how many standard errors a loss must differ from none; more than for one look, for the worst of several is told.
const CERTAIN: f32 = 3.0;

/// A move that was missed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Missed<M> {
    /// In which of the decisions.
    pub decision: usize,
    /// What would have been better.
    pub better: M,
    /// By how many points more the seat might have been ahead at the end.
    pub by: f32,
}

/// The time was over before anything was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the time was over before one decision had been searched")]
pub struct NoTime;

/// The decision in which most was lost, in the opinion of searches that are together as long as one of `hard` and know no more
/// than the seat knew; `None` when they find nothing that is certain.
///
/// # Errors
/// When the budget is over before one decision has been searched.
pub fn missed<G: Strategy>(
    decisions: &[(ViewOf<G>, G::Move)],
    seed: Seed,
    budget: &Budget,
) -> Result<Option<Missed<G::Move>>, NoTime> {
    let mut luck = start(seed);
    let suspects = suspects::<G>(decisions, &mut luck);
    let weigh = |decision: &usize| {
        let (view, mv) = &decisions[*decision];
        weigh::<G>(view, *mv, &mut luck, budget).map(|weighed| (*decision, weighed))
    };
    let weighed: Vec<_> = suspects.iter().map_while(weigh).collect();
    if weighed.is_empty() && !suspects.is_empty() {
        return Err(NoTime);
    }
    let certain = weighed.into_iter().filter(|(_, weighed)| weighed.is_certain(G::CLEAR_LEAD));
    let most = certain.max_by(|one, other| one.1.by.total_cmp(&other.1.by));
    Ok(most.map(|(decision, Weighed { better, by, .. })| Missed { decision, better, by }))
}

/// The decisions in which the evaluation sees most lost one step ahead.
fn suspects<G: Strategy>(decisions: &[(ViewOf<G>, G::Move)], luck: &mut Luck) -> Vec<usize> {
    let with_choice = decisions.iter().enumerate().filter(|(_, (view, _))| view.legal.len() > 1);
    let mut suspects: Vec<(usize, f32)> = with_choice
        .map(|(decision, (view, mv))| (decision, lost_in_a_step::<G>(view, *mv, luck)))
        .collect();
    suspects.sort_by(|one, other| other.1.total_cmp(&one.1));
    suspects.into_iter().take(SUSPECTS).map(|(decision, _)| decision).collect()
}

/// What the evaluation sees lost one step ahead; much for a move that it does not think worth a thought.
fn lost_in_a_step<G: Strategy>(view: &ViewOf<G>, mv: G::Move, luck: &mut Luck) -> f32 {
    let losses = greedy::losses::<G>(view, luck);
    let most = losses.iter().map(|(_, loss)| *loss).fold(0.0, f32::max);
    losses.iter().find(|(other, _)| *other == mv).map_or(most, |(_, loss)| *loss)
}

/// A decision beside the best that a search finds.
struct Weighed<M> {
    better: M,
    by: f32,
    /// The standard error of `by`.
    error: f32,
}

impl<M> Weighed<M> {
    fn is_certain(&self, clear_lead: f32) -> bool {
        self.by > WORTH * clear_lead && self.by > CERTAIN * self.error
    }
}

/// What a search thinks of a decision; `None` when the time is over.
fn weigh<G: Strategy>(
    view: &ViewOf<G>,
    made: G::Move,
    luck: &mut Luck,
    budget: &Budget,
) -> Option<Weighed<G::Move>> {
    let length = budget.iterations.or(iterations(Level::Hard)).unwrap_or_default();
    let mut search = Search::<G>::new(G::beliefs(), view, fork(luck));
    search.run(length / 2, budget);
    let moves = view.legal.as_slice();
    let better =
        search.ranking().into_iter().map(|found| found.mv).find(|mv| moves.contains(mv))?;
    if better == made {
        return (!budget.is_over()).then_some(Weighed { better, by: 0.0, error: 0.0 });
    }
    let mut after = |mv| {
        let mut search = Search::<G>::after(G::beliefs(), view, mv, fork(luck));
        Sample::of(length / 4, budget, || search.iterate())
    };
    let (best, real) = (after(better)?, after(made)?);
    Some(Weighed {
        better,
        by: best.mean - real.mean,
        error: (best.error.powi(2) + real.error.powi(2)).sqrt(),
    })
}

/// Chance of its own for a search.
fn fork(luck: &mut Luck) -> Luck {
    Luck::new(luck.next())
}

/// The mean of some numbers, and its standard error.
struct Sample {
    mean: f32,
    error: f32,
}

impl Sample {
    /// So many numbers; `None` when the time is over before.
    #[expect(clippy::cast_precision_loss, reason = "some thousands")]
    fn of(count: u32, budget: &Budget, mut next: impl FnMut() -> f32) -> Option<Self> {
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..count {
            if budget.is_over() {
                return None;
            }
            let number = next();
            sum += number;
            squares += number * number;
        }
        let count = count.max(1) as f32;
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0);
        Some(Self { mean, error: (variance / count).sqrt() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_within_the_noise_is_not_told() {
        let weighed = |by, error| Weighed { better: (), by, error };
        assert!(weighed(2.0, 0.5).is_certain(12.0));
        assert!(!weighed(2.0, 0.7).is_certain(12.0), "may be chance");
        assert!(!weighed(1.4, 0.1).is_certain(12.0), "not worth a word");
    }

    #[test]
    fn a_sample_tells_its_mean_and_how_well_it_is_known() {
        let mut numbers = [1.0, 3.0, 1.0, 3.0].into_iter();
        let sample = Sample::of(4, &Budget::OF_LEVEL, || numbers.next().unwrap()).unwrap();
        assert!((sample.mean - 2.0).abs() < 1e-6 && (sample.error - 0.5).abs() < 1e-6);
    }
}
