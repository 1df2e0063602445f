//! One step of a review: a search, and what it measured.

use serde::{Deserialize, Serialize};

use crate::{
    ai::{Budget, greedy, opponent::start, search::Search},
    board::{Luck, Seed, Strategy, ViewOf},
};

/// A mean, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean, in points.
    pub mean: f32,
    /// Its standard error, in points.
    pub error: f32,
}

impl Estimate {
    /// The mean of so many numbers, at least one.
    fn of(count: u32, mut next: impl FnMut() -> f32) -> Self {
        let count = count.max(1);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..count {
            let number = f64::from(next());
            sum += number;
            squares += number * number;
        }
        let count = f64::from(count);
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0);
        Self::rounded(mean, (variance / count).sqrt())
    }

    #[expect(clippy::cast_possible_truncation, reason = "points of a game")]
    const fn rounded(mean: f64, error: f64) -> Self {
        Self { mean: mean as f32, error: error as f32 }
    }

    /// By how much this is more than another that was measured by itself.
    pub fn minus(self, other: Self) -> Self {
        Self { mean: self.mean - other.mean, error: both(self.error, other.error) }
    }

    /// The sum of this and another that was measured by itself.
    pub fn plus(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, error: both(self.error, other.error) }
    }
}

/// The standard error of a sum or a difference.
fn both(one: f32, other: f32) -> f32 {
    (one * one + other * other).sqrt()
}

/// What the first search finds in a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstLook<M> {
    /// The move that it would make.
    pub better: M,
    /// How much it sees lost by the move that was made, in points.
    pub loss: f32,
    /// Whether anything else made sense at all.
    pub is_choice: bool,
}

/// Looks at a decision for the first time, by so many iterations.
///
/// # Panics
/// When the seat of the view does not decide.
pub fn first_look<G: Strategy>(
    view: &ViewOf<G>,
    made: G::Move,
    iterations: u32,
    chance: Seed,
) -> FirstLook<G::Move> {
    let luck = start(chance);
    let mut search = Search::<G>::new(G::beliefs(), view, luck.clone());
    search.run(iterations, &Budget::OF_LEVEL);
    let moves = view.legal.as_slice();
    let ranking = search.ranking();
    let better = ranking.iter().find(|found| moves.contains(&found.mv));
    let (better, lead) = better.map_or((made, 0.0), |best| (best.mv, best.lead));
    let loss = match ranking.iter().find(|found| found.mv == made) {
        _ if better == made => 0.0,
        Some(found) => lead - found.lead,
        None => lost_in_a_step::<G>(view, made, luck),
    };
    FirstLook { better, loss, is_choice: ranking.len() > 1 || better != made }
}

/// What the evaluation sees lost one step ahead by a move that the search did not try; much for one that it does not think worth a
/// thought.
fn lost_in_a_step<G: Strategy>(view: &ViewOf<G>, mv: G::Move, mut luck: Luck) -> f32 {
    let losses = greedy::losses::<G>(view, &mut luck);
    let most = losses.iter().map(|(_, loss)| *loss).fold(0.0, f32::max);
    losses.iter().find(|(other, _)| *other == mv).map_or(most, |(_, loss)| *loss)
}

/// How far the seat may expect to be ahead at the end after this legal move of its own.
pub fn after<G: Strategy>(
    view: &ViewOf<G>,
    mv: G::Move,
    iterations: u32,
    chance: Seed,
) -> Estimate {
    let mut search = Search::<G>::after(G::beliefs(), view, mv, start(chance));
    Estimate::of(iterations, || search.iterate())
}

/// How far the seat may expect to be ahead at the end; any seat may decide next.
pub fn expected<G: Strategy>(view: &ViewOf<G>, iterations: u32, chance: Seed) -> Estimate {
    let mut search = Search::<G>::new(G::beliefs(), view, start(chance));
    Estimate::of(iterations, || search.iterate())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_says_its_mean_and_how_well_it_is_known() {
        let mut numbers = [1.0, 3.0, 1.0, 3.0].into_iter();
        let estimate = Estimate::of(4, || numbers.next().unwrap());
        assert_eq!(estimate, Estimate { mean: 2.0, error: 0.5 });
        // 0.375, 0.5 and 0.625 have no remainder in binary.
        let other = Estimate { mean: 1.5, error: 0.375 };
        assert_eq!(estimate.minus(other), Estimate { mean: 0.5, error: 0.625 });
        assert_eq!(estimate.plus(other), Estimate { mean: 3.5, error: 0.625 });
    }
}
