//! What one game changes.

/// How many points are odds of about 10 : 1 between two players, as a deviation of one game: 400 / (√2 · ln 10).
pub(super) const BETA: f64 = 122.8;

/// What a game adds to the variance of somebody's strength: strength changes.
const DRIFT_OF_A_GAME: f64 = 16.0;

/// What a day adds to it.
const DRIFT_OF_A_DAY: f64 = 8.0;

/// The variance never shrinks to less than this share of itself in one game.
const LEAST_SHARE: f64 = 1e-4;

/// With fewer rated games somebody is a newcomer, and a win over them counts less for those who are not.
const NEWCOMER: u32 = 10;

/// What can be said of a person's strength: it lies within 1.64 deviations of the mean 9 times of 10.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In points.
    pub mean: f64,
    /// The standard deviation, in points; never 0.
    pub deviation: f64,
}

impl Rating {
    /// Of somebody of whom nothing is known.
    pub const START: Self = Self { mean: 1500.0, deviation: 150.0 };

    /// The same after this many days without a game; never less certain than at the start.
    pub fn after(self, days: f64) -> Self {
        self.drifted(DRIFT_OF_A_DAY * days.max(0.0))
    }

    /// The same at the start of a game that ends this many days after the last.
    pub(super) fn before_a_game(self, days: f64) -> Self {
        self.drifted(DRIFT_OF_A_GAME + DRIFT_OF_A_DAY * days.max(0.0))
    }

    fn drifted(self, variance: f64) -> Self {
        let variance = self.deviation * self.deviation + variance;
        let most = Self::START.deviation * Self::START.deviation;
        Self { deviation: variance.min(most).sqrt(), ..self }
    }

    /// Half the width of the range in which the strength lies 9 times of 10.
    pub fn margin(self) -> f64 {
        1.64 * self.deviation
    }

    /// By what boards are sorted: what somebody has proved.
    pub fn proved(self) -> f64 {
        self.mean - self.deviation
    }
}

/// Somebody in a game.
#[derive(Clone, Copy, Debug)]
pub struct Contestant {
    /// Before the game.
    pub rating: Rating,
    /// From 1; equal places are ties.
    pub place: u8,
    /// How many rated games they had finished before.
    pub games: u32,
}

/// How much a pair counts at a table of so many: the pairs of one game are not independent.
pub(super) const fn weight_of_a_pair(players: usize) -> f64 {
    match players {
        0..=2 => 1.0,
        3 => 0.85,
        _ => 0.75,
    }
}

/// How much a result against `other` counts for `one`.
fn weight_of_an_opponent(one: &Contestant, other: &Contestant) -> f64 {
    if one.games >= NEWCOMER && other.games < NEWCOMER {
        f64::from(other.games + 1) / f64::from(NEWCOMER)
    } else {
        1.0
    }
}

/// The ratings after a game, in the order of `table`; all from the ratings before it.
///
/// `exp` is the one of the crate `libm`, which gives the same bits on every machine.
pub fn rate(table: &[Contestant]) -> Vec<Rating> {
    let of_a_pair = weight_of_a_pair(table.len());
    let weight =
        |one: &Contestant, other: &Contestant| of_a_pair * weight_of_an_opponent(one, other);
    rate_weighted(table, weight)
}

/// [`rate`] with another weight for each pair.
pub(super) fn rate_weighted(
    table: &[Contestant],
    weight: impl Fn(&Contestant, &Contestant) -> f64,
) -> Vec<Rating> {
    let after = |(index, one): (usize, &Contestant)| {
        let (mut gain, mut known) = (0.0, 0.0);
        let variance = one.rating.deviation * one.rating.deviation;
        let others = table.iter().enumerate().filter(|(other, _)| *other != index);
        for (_, other) in others {
            let theirs = other.rating.deviation * other.rating.deviation;
            let c = (2.0 * BETA * BETA + variance + theirs).sqrt();
            let expected = 1.0 / (1.0 + libm::exp((other.rating.mean - one.rating.mean) / c));
            let score = match one.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            let weight = weight(one, other);
            let share = one.rating.deviation / c;
            gain += weight * variance / c * (score - expected);
            known += weight * share * share * share * expected * (1.0 - expected);
        }
        Rating {
            mean: one.rating.mean + gain,
            deviation: (variance * (1.0 - known).max(LEAST_SHARE)).sqrt(),
        }
    };
    table.iter().enumerate().map(after).collect()
}
