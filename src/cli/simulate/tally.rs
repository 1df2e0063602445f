//! What the games of a simulation come to. Sums are of integers, so that the order of the games does not matter.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
};

use crate::board::points;

/// One finished game.
pub(super) struct GameResult {
    /// For each seat the lines of the score pad, in units of which some make a point.
    pub(super) scores: Vec<Vec<i32>>,
    /// The indices of the seats that won.
    pub(super) winners: Vec<usize>,
    /// How many moves it had.
    pub(super) moves: u32,
    /// How many rounds it had.
    pub(super) rounds: u32,
    /// Whether it ended because nothing happened any more, in a game that can.
    pub(super) stalled: Option<bool>,
    /// How many legal moves each of them was chosen from.
    pub(super) choices: Sum,
    /// How many blunders the player named first made; counted in paired games alone.
    pub(super) blunders: u32,
}

/// A count, sum and sum of squares, and the greatest value.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    count: u64,
    total: i64,
    squares: i64,
    most: i64,
}

impl Default for Sum {
    fn default() -> Self {
        Self { count: 0, total: 0, squares: 0, most: i64::MIN }
    }
}

impl Sum {
    pub(super) fn add(&mut self, value: i64) {
        self.merge(&Self::repeated(value, 1));
    }

    /// So many times the same value.
    fn repeated(value: i64, count: u64) -> Self {
        let times = i64::try_from(count).unwrap_or(i64::MAX);
        Self { count, total: times * value, squares: times * value * value, most: value }
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
        self.most = self.most.max(other.most);
    }

    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    pub(super) fn mean(&self) -> f64 {
        self.total as f64 / self.count as f64
    }

    /// The mean in points.
    pub(super) fn mean_points(&self, point: i32) -> f64 {
        self.mean() / f64::from(point)
    }

    /// The standard deviation of the sample; 0 for a single value.
    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    fn deviation(&self) -> f64 {
        let freedom = self.count.saturating_sub(1).max(1) as f64;
        ((self.squares as f64 - self.mean() * self.total as f64).max(0.0) / freedom).sqrt()
    }
}

/// A victory in twelfths, so that two, three and four can share one exactly.
pub(super) const VICTORY: u64 = 12;

/// The sums over all games.
pub(super) struct Tally {
    lines: &'static [&'static str],
    /// How many units of the score make a point.
    point: i32,
    games: u64,
    /// By line, then by seat.
    points: Vec<Vec<Sum>>,
    /// By seat, in twelfths.
    victories: Vec<u64>,
    winner: Sum,
    moves: Sum,
    choices: Sum,
    rounds: Rounds,
    /// How many games could have stalled, and how many have.
    stalled: (u64, u64),
}

impl Tally {
    pub(super) fn new(lines: &'static [&'static str], point: i32, seats: usize) -> Self {
        Self {
            lines,
            point,
            games: 0,
            points: vec![vec![Sum::default(); seats]; lines.len()],
            victories: vec![0; seats],
            winner: Sum::default(),
            moves: Sum::default(),
            choices: Sum::default(),
            rounds: Rounds::default(),
            stalled: (0, 0),
        }
    }

    pub(super) fn add(&mut self, game: &GameResult) {
        self.games += 1;
        for (line, by_seat) in self.points.iter_mut().enumerate() {
            for (sum, score) in by_seat.iter_mut().zip(&game.scores) {
                sum.add(score[line].into());
            }
        }
        let best = game.scores.iter().filter_map(|score| score.last()).max();
        self.winner.add(best.copied().unwrap_or_default().into());
        for winner in &game.winners {
            self.victories[*winner] += VICTORY / game.winners.len() as u64;
        }
        self.moves.add(game.moves.into());
        self.choices.merge(&game.choices);
        self.rounds.add(game.rounds, 1);
        self.stalled.0 += u64::from(game.stalled.is_some());
        self.stalled.1 += u64::from(game.stalled == Some(true));
    }

    /// How many moves all games had together.
    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    pub(super) fn moves_played(&self) -> f64 {
        self.moves.total as f64
    }

    /// The table; `players` names who sat in each seat.
    pub(super) fn table(&self, players: &[String]) -> String {
        let mut table = String::new();
        self.write(&mut table, players).expect("a string takes everything that is written to it");
        table
    }

    fn write(&self, table: &mut String, players: &[String]) -> fmt::Result {
        write!(table, "{:18}{:>9}{:>9}{:>9}", "", "mean", "sd", "max")?;
        for (seat, player) in players.iter().enumerate() {
            write!(table, "{:>12}", format!("{} {player}", seat + 1))?;
        }
        writeln!(table)?;
        for (name, by_seat) in self.lines.iter().zip(&self.points) {
            let mut all = Sum::default();
            for sum in by_seat {
                all.merge(sum);
            }
            write_row(table, name, &all, self.point)?;
            for sum in by_seat {
                write!(table, "{:>12.2}", sum.mean_points(self.point))?;
            }
            writeln!(table)?;
        }
        write!(table, "{:45}", "games won, %")?;
        for victories in &self.victories {
            write!(table, "{:>12.1}", percent(*victories, self.games * VICTORY))?;
        }
        writeln!(table)?;
        write_row(table, "winner's total", &self.winner, self.point)?;
        for (name, sum) in [("moves a game", &self.moves), ("branching", &self.choices)] {
            writeln!(table)?;
            write_row(table, name, sum, 1)?;
        }
        writeln!(table)?;
        write_row(table, "rounds a game", &self.rounds.sum(), 1)?;
        writeln!(table, "{:>12}", format!("median {}", self.rounds.median()))?;
        let (could, have) = self.stalled;
        if could > 0 {
            writeln!(table, "{:18}{:>9.2}", "stalled games, %", percent(have, could))?;
        }
        Ok(())
    }
}

/// How many games had how many rounds.
#[derive(Default)]
struct Rounds(BTreeMap<u32, u64>);

impl Rounds {
    fn add(&mut self, rounds: u32, games: u64) {
        *self.0.entry(rounds).or_default() += games;
    }

    fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        for (rounds, games) in &self.0 {
            sum.merge(&Sum::repeated((*rounds).into(), *games));
        }
        sum
    }

    /// The number of rounds that half of the games do not exceed.
    fn median(&self) -> u32 {
        let games: u64 = self.0.values().sum();
        let mut so_far = 0;
        let reaches_half = |count: &u64| {
            so_far += count;
            2 * so_far >= games
        };
        let place = self.0.values().position(reaches_half);
        place.and_then(|place| self.0.keys().nth(place)).copied().unwrap_or_default()
    }
}

#[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole as f64
}

/// Mean, standard deviation and maximum, in points.
fn write_row(table: &mut String, name: &str, sum: &Sum, point: i32) -> fmt::Result {
    let most = points(i32::try_from(sum.most).unwrap_or(i32::MAX), point);
    let deviation = sum.deviation() / f64::from(point);
    write!(table, "{name:18}{:>9.2}{deviation:>9.2}{most:>9}", sum.mean_points(point))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(totals: [i32; 2], winners: &[usize], moves: u32) -> GameResult {
        let mut choices = Sum::default();
        choices.add(moves.into());
        GameResult {
            scores: totals.map(|total| vec![1, total]).to_vec(),
            winners: winners.to_vec(),
            moves,
            rounds: moves / 10,
            stalled: None,
            choices,
            blunders: 0,
        }
    }

    fn players() -> [String; 2] {
        ["random", "random"].map(str::to_owned)
    }

    #[test]
    fn the_table_shows_means_deviations_and_shares() {
        let mut tally = Tally::new(&["temples", "total"], 1, 2);
        tally.add(&outcome([10, 14], &[1], 100));
        tally.add(&outcome([12, 12], &[0, 1], 104));
        insta::assert_snapshot!(tally.table(&players()), @"
                               mean       sd      max    1 random    2 random
        temples                1.00     0.00        1        1.00        1.00
        total                 12.00     1.63       14       11.00       13.00
        games won, %                                         25.0        75.0
        winner's total        13.00     1.41       14
        moves a game         102.00     2.83      104
        branching            102.00     2.83      104
        rounds a game         10.00     0.00       10   median 10
        ");
    }

    #[test]
    fn tenths_are_shown_as_points_and_stalled_games_as_a_share() {
        let mut tally = Tally::new(&["sesterces", "total"], 10, 2);
        for (total, rounds, stalled) in [(193, 9, false), (205, 11, false), (-5, 60, true)] {
            let game = outcome([total, total], &[0], 100);
            tally.add(&GameResult { rounds, stalled: Some(stalled), ..game });
        }
        insta::assert_snapshot!(tally.table(&players()), @"
                               mean       sd      max    1 random    2 random
        sesterces              0.10     0.00      0.1        0.10        0.10
        total                 13.10    10.55     20.5       13.10       13.10
        games won, %                                        100.0         0.0
        winner's total        13.10    11.79     20.5
        moves a game         100.00     0.00      100
        branching            100.00     0.00      100
        rounds a game         26.67    28.88       60   median 11
        stalled games, %      33.33
        ");
    }

    #[test]
    fn the_median_is_that_of_the_games_and_not_of_the_different_numbers() {
        let mut rounds = Rounds::default();
        for (number, games) in [(9, 5), (10, 2), (60, 1)] {
            rounds.add(number, games);
        }
        assert_eq!(rounds.median(), 9);
        rounds.add(60, 4);
        assert_eq!(rounds.median(), 10);
        assert_eq!(Rounds::default().median(), 0);
    }

    #[test]
    fn a_single_game_deviates_by_nothing() {
        let mut tally = Tally::new(&["total"], 1, 2);
        let game = outcome([0, 0], &[0], 9);
        tally.add(&GameResult { scores: vec![vec![-1], vec![-3]], ..game });
        assert!(!tally.table(&players()).contains("NaN"));
    }
}
