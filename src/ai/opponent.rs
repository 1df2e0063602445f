//! What an opponent does: it chooses, advises, and calls a blunder by its name.

use super::{
    Budget, greedy,
    search::{Advice, Search},
};
use crate::board::{Beliefs, Chance as _, Level, Luck, Seed, Strategy, ViewOf};

/// How many moves [`advise`] gives at most.
pub const ADVICE: usize = 3;

/// How many iterations a level searches; `None` for those that do not search.
pub const fn iterations(level: Level) -> Option<u32> {
    match level {
        Level::Random | Level::Greedy | Level::Gentle => None,
        Level::Easy => Some(100),
        Level::Normal => Some(1_000),
        Level::Hard => Some(8_000),
        Level::Master => Some(64_000),
    }
}

/// The move that an opponent of this level makes.
///
/// # Panics
/// When it is not the turn of the view's seat.
pub fn choose<G: Strategy>(level: Level, view: &ViewOf<G>, seed: Seed, budget: &Budget) -> G::Move {
    choose_by::<G>(G::beliefs(), level, view, seed, budget)
}

/// The move that an opponent of this level makes who believes this.
///
/// # Panics
/// When it is not the turn of the view's seat.
pub fn choose_by<G: Strategy>(
    beliefs: &Beliefs<G::Weights>,
    level: Level,
    view: &ViewOf<G>,
    seed: Seed,
    budget: &Budget,
) -> G::Move {
    let moves = view.legal.as_slice();
    assert!(!moves.is_empty(), "only the seat to move may be asked for a move");
    if let [only] = moves {
        return *only;
    }
    let mut luck = start(seed);
    if level == Level::Random {
        return moves[pick(moves.len(), &mut luck)];
    }
    if level == Level::Gentle {
        return greedy::careless::<G>(beliefs, view, &mut luck);
    }
    let Some(usual) = iterations(level) else {
        return greedy::choose::<G>(beliefs, view, &mut luck);
    };
    let mut search = Search::<G>::new(beliefs, view, luck.clone());
    search.run(budget.iterations.unwrap_or(usual), budget);
    let found = if level == Level::Easy { search.near_best(&mut luck) } else { search.best() };
    found
        .filter(|mv| moves.contains(mv))
        .unwrap_or_else(|| greedy::choose::<G>(beliefs, view, &mut luck))
}

/// The best moves for the seat of the view, the best first: at most [`ADVICE`], none when another seat decides.
pub fn advise<G: Strategy>(
    level: Level,
    view: &ViewOf<G>,
    seed: Seed,
    budget: &Budget,
) -> Vec<Advice<G::Move>> {
    let usual = iterations(level).or(iterations(Level::Normal)).unwrap_or_default();
    let budget = budget.at_most(budget.iterations.unwrap_or(usual));
    let mut found = ranking::<G>(view, seed, &budget);
    found.truncate(ADVICE);
    found
}

/// All legal moves that a search by so many iterations has tried, the best first; none when another seat decides.
pub fn ranking<G: Strategy>(view: &ViewOf<G>, seed: Seed, budget: &Budget) -> Vec<Advice<G::Move>> {
    let moves = view.legal.as_slice();
    if moves.is_empty() {
        return Vec::new();
    }
    let mut search = Search::<G>::new(G::beliefs(), view, start(seed));
    search.run(budget.iterations.unwrap_or_default(), budget);
    search.ranking().into_iter().filter(|found| moves.contains(&found.mv)).collect()
}

/// Whether a move is a blunder: the evaluation sees after one step that it loses points, and a search does not find
/// that it wins them elsewhere.
pub fn is_blunder<G: Strategy>(view: &ViewOf<G>, mv: G::Move, seed: Seed) -> bool {
    if view.legal.len() < 2 {
        return false;
    }
    let losses = greedy::losses::<G>(view, &mut start(seed));
    if !losses.iter().any(|(other, loss)| *other == mv && *loss > SEEN_LOSS * G::CLEAR_LEAD) {
        return false;
    }
    let mut search = Search::<G>::new(G::beliefs(), view, start(seed));
    search.run(OPINION, &Budget::OF_LEVEL);
    let ranking = search.ranking();
    let of_move = ranking.iter().find(|found| found.mv == mv).map_or(f32::MIN, |found| found.lead);
    ranking.first().is_some_and(|best| best.lead - of_move > FOUND_LOSS * G::CLEAR_LEAD)
}

/// The share of a clear lead that a one-step search must see lost for a blunder.
const SEEN_LOSS: f32 = 1.0 / 3.0;

/// The share of a clear lead that a search must find lost.
const FOUND_LOSS: f32 = 1.0 / 6.0;

/// How many iterations the confirming search has.
const OPINION: u32 = 2_000;

pub(super) fn start(Seed(bytes): Seed) -> Luck {
    let mut luck = Luck::new(0);
    for word in bytes.chunks_exact(8) {
        let word = u64::from_le_bytes(word.try_into().expect("eight bytes"));
        luck = Luck::new(luck.next() ^ word);
    }
    luck
}

fn pick(count: usize, luck: &mut Luck) -> usize {
    luck.below(u32::try_from(count).expect("lists of moves are short")) as usize
}
