//! What a whole review says.

use super::{
    measured::Estimate,
    progress::{Judged, Progress},
};

/// By how many standard errors a loss must differ from none to be called one.
const CERTAIN: f32 = 3.0;

/// The share of a clear lead that makes a turning point.
const WORTH: f32 = 1.0 / 8.0;

/// How many turning points there are at most.
const TURNING_POINTS: usize = 8;

/// How many swings are marked at most.
const SWINGS: usize = 3;

/// By what the expected lead changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SwingCause {
    /// By a decision of the seat.
    OwnMove,
    /// By what others decided.
    Others,
    /// By cards that were revealed, and by whatever else chance decides.
    Cards,
}

/// A change of the expected lead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swing {
    /// In this decision, or after it and before the next one.
    pub decision: usize,
    /// By what.
    pub cause: SwingCause,
    /// By how much, in points; negative for a loss.
    pub by: Estimate,
}

/// A decision in which something was lost for certain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// Which one.
    pub decision: usize,
    /// How much, in points.
    pub loss: Estimate,
}

/// The expected lead at a decision, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedLeads {
    /// Before it, if the best is made of it.
    pub before: Estimate,
    /// After the move that was made.
    pub after: Estimate,
}

/// What a whole review says.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// How many decisions had more than one sensible move.
    pub choices: usize,
    /// What they lost in all. Nothing is cut off at none, so noise does not add up.
    pub lost: Estimate,
    /// How many of them cost nothing that can be told.
    pub clean: usize,
    /// The expected lead at each decision, those without a choice included.
    pub moments: Vec<ExpectedLeads>,
    /// The largest changes of the expected lead that are certain, in their order.
    pub swings: Vec<Swing>,
    /// Where most was lost for certain, in their order.
    pub turning_points: Vec<TurningPoint>,
}

impl Findings {
    /// Of a whole review; `None` while anything is open. `causes` says for each decision by what the expected lead changed
    /// towards each moment after it and at last towards the next decision; a decision after which nothing happens has none.
    pub fn of<M>(
        progress: &Progress<M>,
        causes: &[Vec<SwingCause>],
        clear_lead: f32,
    ) -> Option<Self> {
        if progress.decisions.len() != causes.len() {
            return None;
        }
        let moment =
            |judged: &Judged<M>| Some(ExpectedLeads { before: judged.best?, after: judged.made? });
        let moments = progress.decisions.iter().map(moment).collect::<Option<Vec<_>>>()?;
        let is_choice = |decision: &usize| progress.decisions[*decision].is_choice;
        let loss = |decision: usize| TurningPoint {
            decision,
            loss: loss(&progress.decisions[decision], moments[decision]),
        };
        let losses: Vec<_> = (0..moments.len()).filter(is_choice).map(loss).collect();
        let certain = |point: &&TurningPoint| {
            point.loss.mean >= CERTAIN * point.loss.error && point.loss.mean > 0.0
        };
        let mut swings = swings(progress, causes, &moments)?;
        // Where the best move was made, nothing swings.
        swings.retain(|swing| {
            swing.by.mean.abs() >= CERTAIN * swing.by.error && swing.by.mean != 0.0
        });
        let mut turning_points: Vec<_> = losses
            .iter()
            .filter(certain)
            .filter(|point| point.loss.mean >= WORTH * clear_lead)
            .copied()
            .collect();
        keep_largest(&mut turning_points, TURNING_POINTS, |point| point.loss.mean);
        turning_points.sort_by_key(|point| point.decision);
        keep_largest(&mut swings, SWINGS, |swing| swing.by.mean.abs());
        swings.sort_by_key(|swing| (swing.decision, swing.cause));
        Some(Self {
            choices: losses.len(),
            lost: losses.iter().fold(Estimate::default(), |sum, point| sum.plus(point.loss)),
            clean: losses.len() - losses.iter().filter(certain).count(),
            moments,
            swings,
            turning_points,
        })
    }
}

/// What a decision lost.
fn loss<M>(judged: &Judged<M>, moment: ExpectedLeads) -> Estimate {
    if judged.is_same { Estimate::default() } else { moment.before.minus(moment.after) }
}

/// Every change of the expected lead; changes by one cause between two decisions are one.
fn swings<M>(
    progress: &Progress<M>,
    causes: &[Vec<SwingCause>],
    moments: &[ExpectedLeads],
) -> Option<Vec<Swing>> {
    let mut swings = Vec::new();
    for (decision, (judged, causes)) in progress.decisions.iter().zip(causes).enumerate() {
        let lost = loss(judged, moments[decision]);
        let by = Estimate { mean: -lost.mean, ..lost };
        swings.push(Swing { decision, cause: SwingCause::OwnMove, by });
        let next = moments.get(decision + 1).map(|next| next.before);
        let places: Vec<_> = judged.between.iter().copied().chain(next).collect();
        if places.len() < causes.len() {
            return None;
        }
        let mut from = moments[decision].after;
        let own = swings.len();
        for (cause, to) in causes.iter().zip(places) {
            let by = to.minus(from);
            match swings[own..].iter_mut().find(|swing| swing.cause == *cause) {
                Some(swing) => swing.by = swing.by.plus(by),
                None => swings.push(Swing { decision, cause: *cause, by }),
            }
            from = to;
        }
    }
    Some(swings)
}

/// Keeps so many of those that are largest.
fn keep_largest<T>(all: &mut Vec<T>, most: usize, size: impl Fn(&T) -> f32) {
    all.sort_by(|one, other| size(other).total_cmp(&size(one)));
    all.truncate(most);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::review::{Effort, FirstLook, LONG, StepKind};

    fn estimate(mean: f32, error: f32) -> Estimate {
        Estimate { mean, error }
    }

    /// A review of decisions that looked like this at first and were measured so: better, made.
    fn reviewed(decisions: &[(f32, Estimate, Estimate)], moments: &[usize]) -> Progress<u8> {
        let mut progress = Progress::new();
        while let Some(step) = progress.next(moments, Effort::FULL) {
            let (first, best, made) = decisions[step.decision];
            match step.kind {
                StepKind::Look(_) => {
                    let better = u8::from(first > 0.0);
                    let look = FirstLook { better, loss: first, is_choice: true };
                    progress.looked(look, &0);
                }
                StepKind::Better(_) => progress.measured(step, best),
                StepKind::Made(_) => progress.measured(step, made),
                StepKind::Between(..) => progress.measured(step, estimate(made.mean + 4.0, 0.1)),
            }
        }
        progress
    }

    #[test]
    fn those_that_look_worst_get_long_searches_and_the_best_move_one_search() {
        let moments = vec![0; 20];
        let mut progress = Progress::new();
        let (mut long, mut short, mut made) = (Vec::new(), 0, 0);
        while let Some(step) = progress.next(&moments, Effort::FULL) {
            match step.kind {
                StepKind::Look(_) => {
                    let first = f32::from(u8::try_from(step.decision % 16).unwrap());
                    let look =
                        FirstLook { better: u8::from(first > 0.0), loss: first, is_choice: true };
                    progress.looked(look, &0);
                }
                StepKind::Better(8_000) => {
                    long.push(step.decision);
                    progress.measured(step, estimate(0.0, 0.1));
                }
                StepKind::Better(_) => {
                    short += 1;
                    progress.measured(step, estimate(0.0, 0.1));
                }
                StepKind::Made(_) => {
                    made += 1;
                    progress.measured(step, estimate(0.0, 0.1));
                }
                StepKind::Between(..) => unreachable!("there are no moments between"),
            }
        }
        assert_eq!(long, (4..16).collect::<Vec<_>>());
        assert_eq!((long.len(), short), (LONG, 8));
        assert_eq!(made, 18, "where the best move was made, one search is enough");
    }

    #[test]
    fn losses_add_up_unclipped_and_only_certain_ones_are_turning_points() {
        let decisions = [
            (2.0, estimate(5.0, 0.3), estimate(2.0, 0.4)),
            // A loss below none counts as well.
            (1.0, estimate(1.0, 0.3), estimate(1.5, 0.4)),
            // Likely, and not certain.
            (3.0, estimate(4.0, 0.8), estimate(1.7, 0.6)),
            // Certain, and not worth a word.
            (0.5, estimate(3.0, 0.0), estimate(2.5, 0.0)),
            (0.0, estimate(3.0, 0.6), estimate(9.0, 0.0)),
        ];
        let moments = [0; 5];
        let progress = reviewed(&decisions, &moments);
        let found = Findings::of(&progress, &vec![Vec::new(); 5], 12.0).unwrap();
        assert!((found.lost.mean - 5.3).abs() < 1e-5, "{found:?}");
        assert!((found.lost.error - 1.5_f32.sqrt()).abs() < 1e-5, "{found:?}");
        assert_eq!((found.choices, found.clean), (5, 3));
        let points: Vec<_> = found.turning_points.iter().map(|point| point.decision).collect();
        assert_eq!(points, [0]);
    }

    #[test]
    fn what_changes_between_decisions_is_of_others_or_of_cards() {
        use SwingCause::{Cards, Others, OwnMove};
        let decisions = [
            (2.0, estimate(5.0, 0.1), estimate(2.0, 0.1)),
            (0.0, estimate(-4.0, 0.1), estimate(-4.0, 0.1)),
        ];
        let progress = reviewed(&decisions, &[1, 1]);
        let causes = [vec![Cards, Others], vec![Others]];
        let found = Findings::of(&progress, &causes, 12.0).unwrap();
        let swings: Vec<_> =
            found.swings.iter().map(|swing| (swing.decision, swing.cause, swing.by.mean)).collect();
        assert_eq!(swings, [(0, Others, -10.0), (0, Cards, 4.0), (1, Others, 4.0)]);
        assert!(Findings::of(&progress, &causes[..1], 12.0).is_none());
        let larger = [(2.0, estimate(25.0, 0.1), estimate(2.0, 0.1)), decisions[1]];
        let found = Findings::of(&reviewed(&larger, &[1, 1]), &causes, 12.0).unwrap();
        assert_eq!((found.swings[0].cause, found.swings[0].by.mean), (OwnMove, -23.0));
    }
}
