//! What paired games come to: how the player named first does against the others, as a row of a Markdown table.

use super::tally::{GameResult, Sum, VICTORY};

/// The sums over the games of one match.
#[derive(Clone, Copy, Default)]
pub(super) struct Pairs {
    games: u64,
    /// In twelfths.
    victories: u64,
    lead: Sum,
    points: Sum,
    others: Sum,
    blunders: u64,
}

/// The head of the table that [`Pairs::row`] writes rows for.
pub(super) const HEAD: &str = "\
| players | first | others | games | won by the first, % | 95 % interval | fair share | mean margin | points | others' points | blunders a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
";

impl Pairs {
    /// Adds a game in which the player named first had this seat.
    pub(super) fn add(&mut self, game: &GameResult, first: usize) {
        let total = |seat: usize| i64::from(game.scores[seat].last().copied().unwrap_or_default());
        let others = || (0..game.scores.len()).filter(|seat| *seat != first);
        self.games += 1;
        if game.winners.contains(&first) {
            self.victories += VICTORY / game.winners.len() as u64;
        }
        self.points.add(total(first));
        others().for_each(|seat| self.others.add(total(seat)));
        self.lead.add(total(first) - others().map(total).max().unwrap_or_default());
        self.blunders += u64::from(game.blunders);
    }

    /// By how many points of a rating the player named first is stronger at a table of two, where 400 are odds of 10 : 1; a
    /// sweep counts as half a game short of one.
    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    pub(super) fn gap(&self) -> f64 {
        let games = self.games as f64;
        let least = 0.5 / games;
        let share = self.victories as f64 / (VICTORY as f64 * games);
        let share = share.clamp(least, 1.0 - least);
        400.0 * (share / (1.0 - share)).log10()
    }

    /// One row of the table; `names` are the players, the first of whom is meant. So many units of the score make a
    /// `point`.
    #[expect(clippy::cast_precision_loss, reason = "a statistic for people, far below 2^52")]
    pub(super) fn row(&self, names: &[String], point: i32) -> String {
        let games = self.games as f64;
        let share = self.victories as f64 / (VICTORY as f64 * games);
        let (low, high) = wilson(share, games);
        let mut others = names[1..].to_vec();
        others.dedup();
        format!(
            "| {} | {} | {} | {} | {:.1} | {:.1} to {:.1} | {:.1} | {:+.1} | {:.1} | {:.1} | {:.2} |\n",
            names.len(),
            names[0],
            others.join(", "),
            self.games,
            100.0 * share,
            100.0 * low,
            100.0 * high,
            100.0 / names.len() as f64,
            self.lead.mean_points(point),
            self.points.mean_points(point),
            self.others.mean_points(point),
            self.blunders as f64 / games,
        )
    }
}

/// Wilson's interval for a share of so many games, at 95 %. It takes the games of one deal as independent; swapped
/// seats make them err in opposite directions, so that the true interval is rather narrower.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z2 = 1.96 * 1.96;
    let middle = share + z2 / (2.0 * games);
    let half = 1.96 * (share * (1.0 - share) / games + z2 / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z2 / games;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(scores: [i32; 2], winners: &[usize]) -> GameResult {
        GameResult {
            scores: scores.map(|total| vec![total]).to_vec(),
            winners: winners.to_vec(),
            moves: 1,
            rounds: 1,
            stalled: None,
            choices: Sum::default(),
            blunders: 1,
        }
    }

    #[test]
    fn a_row_tells_the_share_of_the_first_player_wherever_it_sat() {
        let mut pairs = Pairs::default();
        pairs.add(&game([60, 50], &[0]), 0);
        pairs.add(&game([40, 44], &[1]), 1);
        pairs.add(&game([50, 50], &[0, 1]), 0);
        pairs.add(&game([70, 50], &[0]), 1);
        let names = ["hard", "greedy"].map(str::to_owned);
        let says =
            "| 2 | hard | greedy | 4 | 62.5 | 21.9 to 90.8 | 50.0 | -1.5 | 51.0 | 52.5 | 1.00 |\n";
        assert_eq!(pairs.row(&names, 1), says);
        assert!(
            pairs.row(&names, 10).contains("| -0.1 | 5.1 | 5.2 |"),
            "{}",
            pairs.row(&names, 10)
        );
    }

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        let mut pairs = Pairs::default();
        for number in 0..11 {
            pairs.add(&game([60, 50], &[usize::from(number == 0)]), 0);
        }
        assert!((pairs.gap() - 400.0).abs() < 1e-9, "{}", pairs.gap());
        let mut sweep = Pairs::default();
        sweep.add(&game([60, 50], &[0]), 0);
        assert!(sweep.gap().is_finite() && sweep.gap().abs() < 1e-9, "one game says nothing");
    }

    #[test]
    fn the_interval_of_a_clean_sweep_does_not_reach_down_to_certainty() {
        let (low, high) = wilson(1.0, 1000.0);
        assert!(low > 0.996 && low < 0.997 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }
}
