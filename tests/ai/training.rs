//! The training of `examples/train`, shortened: it gives the same numbers every time, and mends a bad start.

use aedile::{
    board::{Beliefs, Seed, Strategy},
    games::great_city::GreatCity,
};

#[path = "../../examples/train/arena.rs"]
mod arena;
#[expect(dead_code, reason = "the example uses all of it")]
#[path = "../../examples/train/learn.rs"]
mod learn;
#[expect(dead_code, reason = "the example uses all of it")]
#[path = "../../examples/train/numbers.rs"]
mod numbers;

use arena::Pair;
use learn::{Course, Learner, Part};

type GreatCityBeliefs = Beliefs<<GreatCity as Strategy>::Weights>;

/// By hand, but for what a brick is worth.
fn bad_start() -> GreatCityBeliefs {
    let mut start = *GreatCity::by_hand();
    start.policy.brick = 12.0;
    start.leaf.brick = 12.0;
    start
}

fn learner(steps: u32, threads: usize) -> Learner<GreatCity> {
    let course = Course { seed: 1, pace: 100, parts: vec![Part { steps, iterations: 2 }] };
    Learner::new(bad_start(), course, threads)
}

#[test]
fn whoever_believes_better_gains() {
    let good = *GreatCity::by_hand();
    let mut bad = good;
    // A miser never pays for a building.
    bad.policy.coin = 30.0;
    let pair = Pair { seats: 2, iterations: None, seed: Seed::from_number(5) };
    let outcome = pair.play::<GreatCity>(&good, &bad);
    let back = pair.play::<GreatCity>(&bad, &good);
    assert!(outcome.gain > 0.0, "{outcome:?}");
    assert!((outcome.gain + back.gain).abs() < 1e-9, "what one side gains, the other loses");
    assert_eq!(pair.play::<GreatCity>(&good, &bad), outcome, "always the same");
}

/// Stands for games, which would take too long: who is nearer to what was set by hand wins, with much luck.
fn judge(pair: &Pair, one: &GreatCityBeliefs, other: &GreatCityBeliefs) -> f64 {
    let luck = f64::from(pair.seed.0[0]) / 128.0 - 1.0;
    ((wrong(other) - wrong(one)) / 4.0 + luck).clamp(-1.0, 1.0)
}

fn wrong(beliefs: &GreatCityBeliefs) -> f64 {
    f64::from((beliefs.leaf.brick - GreatCity::by_hand().leaf.brick).abs())
}

#[test]
fn learning_mends_a_bad_start() {
    let mut learner = learner(120, 2);
    while !learner.is_done() {
        learner.learn_by(judge);
    }
    let (before, after) = (wrong(&bad_start()), wrong(&learner.learned()));
    assert!(after < 0.5 * before, "{after} instead of {before}");
}

#[test]
fn an_interruption_and_the_number_of_threads_change_nothing() {
    let mut whole = learner(4, 3);
    (0..3).for_each(|_| whole.learn_by(judge));
    let mut first = learner(4, 1);
    first.learn_by(judge);
    let kept = serde_json::to_string(&first.progress()).unwrap();
    let mut second = learner(4, 1);
    assert!(second.resume(&serde_json::from_str(&kept).unwrap()));
    (0..2).for_each(|_| second.learn_by(judge));
    assert_eq!(second.progress(), whole.progress());
    assert_eq!(second.learned(), whole.learned());
    assert_ne!(first.progress(), whole.progress());
}

#[test]
fn another_course_is_not_gone_on_with() {
    let other = learner(3, 1).progress();
    assert!(!learner(2, 1).resume(&other));
}
