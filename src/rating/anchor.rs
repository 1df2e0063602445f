//! Where opponents that are no people are among people.

use super::formula::{BETA, Rating, weight_of_a_pair};

/// From how many games on something can be said.
const FEWEST: usize = 30;

/// How far from the start a strength lies before any game, as a deviation: wide enough to weigh next to nothing.
const BEFORE: f64 = 400.0;

/// What a person and an opponent came to at one table.
#[derive(Clone, Copy, Debug)]
pub struct Against {
    /// The rating of the person.
    pub person: Rating,
    /// By how many points the opponent is stronger than the one that is asked for.
    pub gap: f64,
    /// 1 when the person was ahead, ½ for a tie, 0 when the opponent was.
    pub score: f64,
    /// How many sat at the table.
    pub players: usize,
}

impl Against {
    /// What it says when the opponents are at this strength: the slope of the likelihood, and how much is known by it.
    fn at(&self, strength: f64) -> (f64, f64) {
        let deviation = self.person.deviation;
        let c = (2.0 * BETA * BETA + deviation * deviation).sqrt();
        let ahead = self.person.mean - strength - self.gap;
        let expected = 1.0 / (1.0 + libm::exp(-ahead / c));
        let weight = weight_of_a_pair(self.players);
        let slope = weight / c * (expected - self.score);
        (slope, weight / (c * c) * expected * (1.0 - expected))
    }
}

/// The most likely strength of an opponent with the gap 0, the ratings of the people taken as they are; `None` for fewer
/// than 30 games.
pub fn anchor(games: &[Against]) -> Option<Rating> {
    if games.len() < FEWEST {
        return None;
    }
    let sum = |strength: f64| {
        let before = ((Rating::START.mean - strength) / (BEFORE * BEFORE), 1.0 / (BEFORE * BEFORE));
        games
            .iter()
            .map(|game| game.at(strength))
            .fold(before, |sum, one| (sum.0 + one.0, sum.1 + one.1))
    };
    // The slope falls all the way, so it is halved down to where it is 0.
    let (mut low, mut high) = (Rating::START.mean - 4_000.0, Rating::START.mean + 4_000.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if sum(middle).0 > 0.0 { low = middle } else { high = middle }
    }
    let mean = f64::midpoint(low, high);
    Some(Rating { mean, deviation: sum(mean).1.sqrt().recip() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(count: usize, won: usize, gap: f64) -> Vec<Against> {
        let person = Rating { mean: 1600.0, deviation: 0.001 };
        let score = |number: usize| if number < won { 1.0 } else { 0.0 };
        (0..count).map(|number| Against { person, gap, score: score(number), players: 2 }).collect()
    }

    #[test]
    fn an_opponent_is_where_people_win_as_often_as_they_did() {
        // 10 : 1 are 400 points.
        let found = anchor(&games(1_100, 1_000, 0.0)).unwrap();
        assert!((found.mean - 1200.0).abs() < 3.0, "{found:?}");
        let found = anchor(&games(1_100, 1_000, 150.0)).unwrap();
        assert!((found.mean - 1050.0).abs() < 5.0, "{found:?}");
        let even = anchor(&games(1_000, 500, 0.0)).unwrap();
        assert!((even.mean - 1600.0).abs() < 1.0, "{even:?}");
        let fewer = anchor(&games(40, 20, 0.0)).unwrap();
        assert!(fewer.deviation > 4.0 * even.deviation, "{fewer:?} {even:?}");
    }

    #[test]
    fn few_games_say_nothing_and_a_clean_sweep_stays_finite() {
        assert!(anchor(&games(29, 10, 0.0)).is_none());
        let swept = anchor(&games(30, 30, 0.0)).unwrap();
        assert!((500.0..1400.0).contains(&swept.mean) && swept.deviation > 80.0, "{swept:?}");
    }
}
