//! Learning by trial: SPSA (Spall 1992). In each trial all numbers are moved a little in a random direction, those moved
//! there play against those moved the other way, and the numbers take a small step towards who did better.
//!
//! Everything depends on the course and the numbers at its start alone: neither on the machine, nor on how many threads there
//! are, nor on whether it was interrupted.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
};

use aedile::board::{Beliefs, Luck, Strategy};
use serde::{Deserialize, Serialize};

use super::{
    arena::{Outcome, Pair, seed},
    numbers::{Number, list, with},
};

/// How far a trial goes to both sides, as a share of a number.
const REACH: f64 = 0.15;

/// How much games without a search count beside those with one. They keep that honest what opponents without a search play by.
const WITHOUT_SEARCH: f64 = 0.5;

/// So many trials stand side by side in a step.
const TRIALS: u32 = 8;

/// How many play in the trials of a step: two, three and four.
const SEATS: [u8; TRIALS as usize] = [2, 3, 2, 4, 2, 3, 2, 4];

/// What is to be learned from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// What chance begins with.
    pub seed: u64,
    /// How far the numbers follow a trial that one side won by all there is, in ten-thousandths of themselves; at the end a
    /// fifth of that.
    pub pace: u32,
    /// How many steps with how many iterations of the search.
    pub parts: Vec<Part>,
}

/// A part of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// How many steps.
    pub steps: u32,
    /// How many iterations the search has for a move.
    pub iterations: u32,
}

impl Course {
    /// How many steps it has.
    pub fn steps(&self) -> u32 {
        self.parts.iter().map(|part| part.steps).sum()
    }

    /// How many games its steps have so far.
    pub const fn games(steps: u32) -> u32 {
        // Two with a search and two without.
        steps * TRIALS * 4
    }

    fn iterations(&self, step: u32) -> u32 {
        let mut before = 0;
        let part = self.parts.iter().find(|part| {
            before += part.steps;
            step < before
        });
        part.map_or(1, |part| part.iterations)
    }
}

/// How far learning has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    course: Course,
    /// How many steps are behind.
    pub step: u32,
    /// The numbers and the sums of what they were in the second half, as bits: text would round them.
    values: Vec<u64>,
    sums: Vec<u64>,
}

/// Somebody who learns a game.
pub struct Learner<G: Strategy> {
    start: Beliefs<G::Weights>,
    numbers: Vec<Number>,
    course: Course,
    step: u32,
    values: Vec<f64>,
    sums: Vec<f64>,
    threads: usize,
}

impl<G: Strategy> Learner<G> {
    /// At the start of a course.
    pub fn new(start: Beliefs<G::Weights>, course: Course, threads: usize) -> Self {
        let numbers = list::<G>(&start);
        let values: Vec<f64> = numbers.iter().map(|number| number.value).collect();
        let sums = vec![0.0; values.len()];
        Self { start, numbers, course, step: 0, values, sums, threads }
    }

    /// Goes on from where it was; whether that is the same course with the same numbers.
    pub fn resume(&mut self, progress: &Progress) -> bool {
        let fits = progress.course == self.course && progress.values.len() == self.values.len();
        if fits {
            self.step = progress.step;
            self.values = progress.values.iter().map(|bits| f64::from_bits(*bits)).collect();
            self.sums = progress.sums.iter().map(|bits| f64::from_bits(*bits)).collect();
        }
        fits
    }

    /// What it takes to go on from here.
    pub fn progress(&self) -> Progress {
        let bits = |numbers: &[f64]| numbers.iter().map(|number| number.to_bits()).collect();
        Progress {
            course: self.course.clone(),
            step: self.step,
            values: bits(&self.values),
            sums: bits(&self.sums),
        }
    }

    /// Whether the course is over.
    pub fn is_done(&self) -> bool {
        self.step >= self.course.steps()
    }

    /// How many steps are behind.
    pub const fn steps(&self) -> u32 {
        self.step
    }

    /// What was learned so far: the mean over the second half of the course, or the last numbers before.
    pub fn learned(&self) -> Beliefs<G::Weights> {
        let counted = f64::from(self.step.saturating_sub(self.course.steps() / 2));
        if counted < 1.0 {
            return with::<G>(&self.start, &self.numbers, &self.values);
        }
        let means: Vec<f64> = self.sums.iter().map(|sum| sum / counted).collect();
        with::<G>(&self.start, &self.numbers, &means)
    }

    /// Takes one step, by games.
    pub fn learn(&mut self) {
        self.learn_by(|pair, one, other| pair.play::<G>(one, other).gain);
    }

    /// Takes one step. `judge` says what a pair of games comes to for the first beliefs against the second, from -1 to 1.
    pub fn learn_by(
        &mut self,
        judge: impl Fn(&Pair, &Beliefs<G::Weights>, &Beliefs<G::Weights>) -> f64 + Sync,
    ) {
        let trials: Vec<(Trial, Vec<f64>)> = (0..TRIALS).map(|trial| self.trial(trial)).collect();
        let outcomes = in_parallel(self.threads, trials.len(), |place| {
            let (trial, directions) = &trials[place];
            let (one, other) = (self.moved(directions, REACH), self.moved(directions, -REACH));
            trial.pairs().map(|pair| judge(&pair, &one, &other))
        });
        let gone = f64::from(self.step) / f64::from(self.course.steps());
        let step = f64::from(self.course.pace) / 10_000.0 * (1.0 - 0.8 * gone);
        for ([searched, glanced], (_, directions)) in outcomes.into_iter().zip(&trials) {
            for ((value, number), to) in self.values.iter_mut().zip(&self.numbers).zip(directions) {
                let glanced = if number.is_of_policy() { WITHOUT_SEARCH * glanced } else { 0.0 };
                *value += step * number.scale() * to * (searched + glanced);
                *value = value.max(0.0);
            }
        }
        self.step += 1;
        if self.step > self.course.steps() / 2 {
            self.sums.iter_mut().zip(&self.values).for_each(|(sum, value)| *sum += value);
        }
    }

    /// The beliefs so far in these directions, by such a share of each number.
    fn moved(&self, directions: &[f64], share: f64) -> Beliefs<G::Weights> {
        let each = self.values.iter().zip(&self.numbers).zip(directions);
        let moved = each.map(|((value, number), to)| value + share * number.scale() * to);
        with::<G>(&self.start, &self.numbers, &moved.collect::<Vec<_>>())
    }

    /// A trial of the next step, and the direction of each number.
    fn trial(&self, trial: u32) -> (Trial, Vec<f64>) {
        let parts = [
            G::ID.as_bytes(),
            &self.course.seed.to_le_bytes(),
            &self.step.to_le_bytes(),
            &trial.to_le_bytes(),
        ];
        let deal = seed(&parts);
        let first = deal.0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let mut luck = Luck::new(first);
        let direction = |_: &Number| if luck.unit() < 0.5 { -1.0 } else { 1.0 };
        let directions = self.numbers.iter().map(direction).collect();
        let seats = SEATS[trial as usize % SEATS.len()];
        let searched =
            Pair { seats, iterations: Some(self.course.iterations(self.step)), seed: deal };
        (Trial(searched), directions)
    }

    /// Games of what was learned against what it started from: its victories, with so many pairs of games.
    pub fn strength(&self, seats: u8, pairs: u32, iterations: u32) -> f64 {
        let learned = self.learned();
        let results = in_parallel(self.threads, pairs as usize, |place| {
            let seed = seed(&[b"strength", &(place as u64).to_le_bytes(), &[seats]]);
            let pair = Pair { seats, iterations: Some(iterations), seed };
            pair.play::<G>(&learned, &self.start)
        });
        results.iter().map(|Outcome { victories, .. }| victories).sum()
    }
}

struct Trial(Pair);

impl Trial {
    /// A pair with a search and one without.
    fn pairs(&self) -> [Pair; 2] {
        [self.0, Pair { iterations: None, ..self.0 }]
    }
}

/// Asks for all answers on so many threads, and gives them in their order.
fn in_parallel<A: Send>(
    threads: usize,
    count: usize,
    answer: impl Fn(usize) -> A + Sync,
) -> Vec<A> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut answers = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= count {
                return answers;
            }
            answers.push((place, answer(place)));
        }
    };
    let mut answers: Vec<(usize, A)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(ScopedJoinHandle::join);
        joined.flat_map(|answers| answers.expect("a worker does not panic")).collect()
    });
    answers.sort_by_key(|(place, _)| *place);
    answers.into_iter().map(|(_, answer)| answer).collect()
}
