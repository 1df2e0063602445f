//! Games between two beliefs.

use aedile::{
    ai::{self, Budget},
    board::{Beliefs, Level, Seat, Seed, Strategy, Turn},
};
use sha2::{Digest, Sha256};

/// A pair of games of one deal: in the second, everybody has the beliefs that the others had in the first.
#[derive(Clone, Copy)]
pub struct Pair {
    /// How many play.
    pub seats: u8,
    /// `None` for opponents that do not search.
    pub iterations: Option<u32>,
    /// What chance begins with.
    pub seed: Seed,
}

/// What a pair comes to for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// From -1 to 1, half of it the victory and half how far it was ahead, and 0 for equals.
    pub gain: f64,
    /// Its victories, of two games that each have one.
    pub victories: f64,
}

impl Pair {
    /// Plays both games and tells what they come to for `one`.
    pub fn play<G: Strategy>(
        &self,
        one: &Beliefs<G::Weights>,
        other: &Beliefs<G::Weights>,
    ) -> Outcome {
        let mut sum = Outcome::default();
        for is_swapped in [false, true] {
            let is_one = |seat: Seat| seat.index().is_multiple_of(2) != is_swapped;
            let game = self.play_game::<G>(one, other, is_one);
            let result = judged(&game, is_one);
            sum.gain += result.gain / 2.0;
            sum.victories += result.victories;
        }
        sum
    }

    fn play_game<G: Strategy>(
        &self,
        one: &Beliefs<G::Weights>,
        other: &Beliefs<G::Weights>,
        is_one: impl Fn(Seat) -> bool,
    ) -> G {
        let setup = G::deal(self.seats, &G::Options::default(), self.seed);
        let mut game = G::new(&setup).expect("what was dealt is a setup");
        let mut number = 0_u32;
        while let Turn::ToMove(seat) = game.turn() {
            let mv = game.forced().unwrap_or_else(|| {
                let beliefs = if is_one(seat) { one } else { other };
                let thought = seed(&[&self.seed.0, &number.to_le_bytes()]);
                let (level, budget) = match self.iterations {
                    Some(iterations) => (Level::Hard, Budget::iterations(iterations)),
                    None => (Level::Greedy, Budget::OF_LEVEL),
                };
                ai::choose_by::<G>(beliefs, level, &game.seat_view(seat), thought, &budget)
            });
            game.play_unchecked(mv);
            number += 1;
        }
        game
    }
}

/// What a finished game comes to for one side.
fn judged<G: Strategy>(game: &G, is_one: impl Fn(Seat) -> bool) -> Outcome {
    let Turn::Over { winners } = game.turn() else { return Outcome::default() };
    let count = game.seats();
    let point = f64::from(G::POINT);
    let total = |seat| game.score(seat).last().map_or(0.0, |total| f64::from(*total) / point);
    let share = 1.0 / f64::from(u8::try_from(winners.iter().count()).unwrap_or(1).max(1));
    let (mut sums, mut seats, mut victories) = ([0.0; 2], [0.0; 2], 0.0);
    for seat in Seat::all(count) {
        let others = Seat::all(count).filter(|other| *other != seat);
        let lead = total(seat) - others.map(total).fold(f64::MIN, f64::max);
        let won = if winners.iter().any(|winner| winner == seat) { share } else { 0.0 };
        let side = usize::from(!is_one(seat));
        sums[side] += 0.5 * lead / (f64::from(G::CLEAR_LEAD) + lead.abs()) + 0.5 * won;
        seats[side] += 1.0;
        victories += if side == 0 { won } else { 0.0 };
    }
    Outcome { gain: sums[0] / seats[0] - sums[1] / seats[1], victories }
}

/// A seed of its own for each use.
pub fn seed(parts: &[&[u8]]) -> Seed {
    let mut hash = Sha256::new();
    hash.update("aedile train");
    for part in parts {
        hash.update(part);
    }
    Seed(hash.finalize().into())
}
