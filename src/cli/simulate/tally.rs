//! What the games of a simulation come to. Sums are of integers, so that the order of the games does not matter.

use std::fmt::{self, Write as _};

/// One finished game.
pub(super) struct Outcome {
    /// For each seat the points of each line of the score pad.
    pub(super) scores: Vec<Vec<i32>>,
    /// The indices of the seats that won.
    pub(super) winners: Vec<usize>,
    /// How many moves it had.
    pub(super) moves: u32,
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
        self.merge(&Self { count: 1, total: value, squares: value * value, most: value });
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
        self.most = self.most.max(other.most);
    }

    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    pub(super) fn mean(&self) -> f64 {
        self.total as f64 / self.count as f64
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
    games: u64,
    /// By line, then by seat.
    points: Vec<Vec<Sum>>,
    /// By seat, in twelfths.
    victories: Vec<u64>,
    winner: Sum,
    moves: Sum,
    choices: Sum,
}

impl Tally {
    pub(super) fn new(lines: &'static [&'static str], seats: usize) -> Self {
        Self {
            lines,
            games: 0,
            points: vec![vec![Sum::default(); seats]; lines.len()],
            victories: vec![0; seats],
            winner: Sum::default(),
            moves: Sum::default(),
            choices: Sum::default(),
        }
    }

    pub(super) fn add(&mut self, game: &Outcome) {
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
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        for (sums, others) in self.points.iter_mut().zip(&other.points) {
            sums.iter_mut().zip(others).for_each(|(sum, other)| sum.merge(other));
        }
        self.victories.iter_mut().zip(&other.victories).for_each(|(sum, other)| *sum += other);
        self.winner.merge(&other.winner);
        self.moves.merge(&other.moves);
        self.choices.merge(&other.choices);
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
            write_row(table, name, &all)?;
            for sum in by_seat {
                write!(table, "{:>12.2}", sum.mean())?;
            }
            writeln!(table)?;
        }
        write!(table, "{:45}", "games won, %")?;
        for victories in &self.victories {
            #[expect(
                clippy::cast_precision_loss,
                reason = "a statistic for people, far below 2^52"
            )]
            let share = *victories as f64 / (self.games * VICTORY) as f64;
            write!(table, "{:>12.1}", 100.0 * share)?;
        }
        writeln!(table)?;
        for (name, sum) in [
            ("winner's total", &self.winner),
            ("moves a game", &self.moves),
            ("branching", &self.choices),
        ] {
            write_row(table, name, sum)?;
            writeln!(table)?;
        }
        Ok(())
    }
}

fn write_row(table: &mut String, name: &str, sum: &Sum) -> fmt::Result {
    write!(table, "{name:18}{:>9.2}{:>9.2}{:>9}", sum.mean(), sum.deviation(), sum.most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(totals: [i32; 2], winners: &[usize], moves: u32) -> Outcome {
        let mut choices = Sum::default();
        choices.add(moves.into());
        Outcome {
            scores: totals.map(|total| vec![1, total]).to_vec(),
            winners: winners.to_vec(),
            moves,
            choices,
            blunders: 0,
        }
    }

    #[test]
    fn the_table_shows_means_deviations_and_shares() {
        let mut tally = Tally::new(&["temples", "total"], 2);
        tally.add(&outcome([10, 14], &[1], 100));
        let mut other = Tally::new(&["temples", "total"], 2);
        other.add(&outcome([12, 12], &[0, 1], 104));
        tally.merge(&other);
        insta::assert_snapshot!(tally.table(&["random".to_owned(), "random".to_owned()]), @"
                               mean       sd      max    1 random    2 random
        temples                1.00     0.00        1        1.00        1.00
        total                 12.00     1.63       14       11.00       13.00
        games won, %                                         25.0        75.0
        winner's total        13.00     1.41       14
        moves a game         102.00     2.83      104
        branching            102.00     2.83      104
        ");
    }

    #[test]
    fn a_single_game_deviates_by_nothing() {
        let mut tally = Tally::new(&["total"], 2);
        tally.add(&Outcome {
            scores: vec![vec![-1], vec![-3]],
            winners: vec![0],
            moves: 9,
            blunders: 0,
            choices: Sum { count: 9, total: 9, squares: 9, most: 1 },
        });
        assert!(!tally.table(&["random".to_owned(), "random".to_owned()]).contains("NaN"));
    }
}
