//! Puzzles found in games that two AI play: the best move is known by its margin against the standard error of long searches.

use std::ops::ControlFlow;

use sha2::{Digest as _, Sha256};

use super::{
    deal::{deal, lead},
    puzzle::{PUZZLE_CHOICES, Puzzle, PuzzleChoice},
};
use crate::{
    ai::{Budget, iterations, review::Estimate},
    board::{Level, Seat, Seed, ShuffleSecret, Turn},
    play::{AnyGame, AnyMove, GameKind, OwnView},
};

/// With fewer sensible moves there is nothing to think about.
const IDEAS: usize = 5;

/// The share of a clear lead by which the best move beats every other.
const GAP: f32 = 1.0 / 4.0;

/// By how many standard errors it does.
const CERTAIN: f32 = 4.0;

/// How often all of it must be found, each time by other chance.
const RUNS: u8 = 3;

/// The share of the gap that a longer look must leave: some gaps are what short searches do not see.
const KEPT: f32 = 3.0 / 4.0;

/// How long the searches are, in iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleEffort {
    /// The first look at a position.
    pub look: u32,
    /// Each search for the best move.
    pub search: u32,
    /// Each search of what comes after a move.
    pub after: u32,
    /// The same in the last look, which says how large the gap is.
    pub last: u32,
}

impl PuzzleEffort {
    /// What is needed to be certain. A search takes a quarter of a second, and each of the four of the last look three quarters.
    pub const FULL: Self = Self::of(20_000);

    /// The same, ten times as long.
    pub const CHECK: Self = Self::of(10 * Self::FULL.search);

    /// All of it by the length of the searches for the best move.
    pub const fn of(search: u32) -> Self {
        Self { look: search / 10, search, after: search, last: 3 * search }
    }
}

/// What a later look says of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleChecked {
    /// Whether its answer is better than every other of the four, by two standard errors.
    pub is_confirmed: bool,
    /// By how much it is better than the next best one.
    pub gap: Estimate,
    /// The same when it was found.
    pub found: Estimate,
}

impl PuzzleChecked {
    /// Whether at least half of the gap is left that was found first.
    pub fn keeps_half(&self) -> bool {
        self.gap.mean > 0.0 && self.gap.mean >= self.found.mean / 2.0
    }
}

/// What is called between two searches; it may end all.
pub type Between<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// The first puzzle in the game of two AI that follows from this secret; `None` where there is none. One game gives one puzzle at
/// most, so no two are alike.
pub fn mine(
    kind: GameKind,
    secret: &ShuffleSecret,
    effort: PuzzleEffort,
    between: Between<'_>,
) -> Option<Puzzle> {
    let mut miner = Miner { kind, effort, chance: Draw::new(secret), between };
    let deal = deal(kind, secret);
    let (moves, positions) = miner.play(&deal)?;
    for (at, game, seat) in positions {
        let found = match miner.weigh(&game.seat_view(seat)) {
            ControlFlow::Continue(found) => found,
            ControlFlow::Break(()) => return None,
        };
        if let Some((choices, answer, stars)) = found {
            let moves = moves[..at].to_vec();
            return Some(Puzzle { deal, moves, game, seat, choices, answer, stars });
        }
    }
    None
}

/// Looks at a puzzle again, by new chance.
pub fn look_again(puzzle: &Puzzle, effort: PuzzleEffort, chance: Seed) -> PuzzleChecked {
    let mut draw = Draw::new(&ShuffleSecret(chance.0));
    let view = puzzle.view();
    let after = |choice: &PuzzleChoice| view.after(&choice.mv, effort.after, draw.next());
    let leads: Vec<Estimate> = puzzle.choices.iter().map(after).collect();
    let others = |place: &usize| *place != puzzle.answer;
    let gap_to = |place: usize| leads[puzzle.answer].minus(leads[place]);
    let least = |gaps: &mut dyn Iterator<Item = Estimate>| {
        gaps.min_by(|one, other| one.mean.total_cmp(&other.mean)).unwrap_or_default()
    };
    let places = || (0..leads.len()).filter(others);
    PuzzleChecked {
        is_confirmed: places().map(gap_to).all(|gap| gap.mean > 2.0 * gap.error),
        gap: least(&mut places().map(gap_to)),
        found: least(&mut places().map(|place| puzzle.choices[place].loss)),
    }
}

/// A position of a game: after how many moves, and who decides.
type Candidate = (usize, AnyGame, Seat);

/// The moves of a whole game, and its positions that may be puzzles.
type Played = (Vec<(Seat, AnyMove)>, Vec<Candidate>);

/// Four moves, which of them is best, and how hard that is to see.
type Found = (Vec<PuzzleChoice>, usize, u8);

struct Miner<'a> {
    kind: GameKind,
    effort: PuzzleEffort,
    chance: Draw,
    between: Between<'a>,
}

impl Miner<'_> {
    /// A whole game of `easy` against `normal`: its moves, and the positions that may be puzzles.
    fn play(&mut self, deal: &AnyGame) -> Option<Played> {
        let easy = u8::from(self.chance.next().0[0].is_multiple_of(2));
        let (mut game, mut moves, mut positions) = (deal.clone(), Vec::new(), Vec::new());
        while let Turn::ToMove(_) = game.turn() {
            let seat = game.turn().seat()?;
            let mv = if let Some(forced) = game.forced() {
                forced
            } else {
                if (self.between)().is_break() {
                    return None;
                }
                positions.push((moves.len(), game.clone(), seat));
                let level = if u8::from(seat) == easy { Level::Easy } else { Level::Normal };
                // As long as the level takes, or shorter in tests.
                let most = iterations(level).unwrap_or_default().min(self.effort.look);
                let view = game.seat_view(seat);
                view.choose(level, self.chance.next(), &Budget::iterations(most))
            };
            moves.push((seat, mv.clone()));
            game.play_unchecked(&mv);
        }
        let last = game.round();
        let far = 2.0 * self.kind.clear_lead();
        let is_open = |position: &AnyGame| {
            let points = i16::try_from(lead(position) / self.kind.point()).unwrap_or(i16::MAX);
            position.round() < last && f32::from(points).abs() <= far
        };
        positions.retain(|(_, position, _)| is_open(position));
        Some((moves, positions))
    }

    /// What a position asks, if one of its moves is best for certain and that is not plain.
    fn weigh(&mut self, view: &OwnView) -> ControlFlow<(), Option<Found>> {
        (self.between)()?;
        let clear = self.kind.clear_lead();
        let first = view.ranking(self.effort.look, self.chance.next());
        let is_even = first.first().is_some_and(|best| best.lead.abs() <= clear);
        if first.len() < IDEAS || !is_even || !self.is_hidden(view, &first[0].mv) {
            return ControlFlow::Continue(None);
        }
        let Some(likely) = four(view, first.iter().map(|advice| &advice.mv)) else {
            return ControlFlow::Continue(None);
        };
        // A short comparison spares most long ones.
        if self.gaps(view, &likely, self.effort.look, (GAP / 2.0, 1.0))?.is_none() {
            return ControlFlow::Continue(None);
        }
        let Some(offered) = self.agreed(view, &likely[0])? else {
            return ControlFlow::Continue(None);
        };
        let mut mean = 0.0;
        for _ in 0..RUNS {
            let Some(gaps) = self.gaps(view, &offered, self.effort.after, (GAP, CERTAIN))? else {
                return ControlFlow::Continue(None);
            };
            mean += least_of(&gaps) / f32::from(RUNS);
        }
        let last = self.gaps(view, &offered, self.effort.last, (GAP, CERTAIN))?;
        let Some(gaps) = last.filter(|gaps| keeps(gaps, mean)) else {
            return ControlFlow::Continue(None);
        };
        let stars = self.stars(view, &offered[0]);
        ControlFlow::Continue(Some(sorted(offered, gaps, stars)))
    }

    /// What is offered, if all long searches find this move to be the best.
    fn agreed(&mut self, view: &OwnView, best: &AnyMove) -> ControlFlow<(), Option<Vec<AnyMove>>> {
        let mut offered = None;
        for _ in 0..RUNS {
            (self.between)()?;
            let found = view.ranking(self.effort.search, self.chance.next());
            let found = four(view, found.iter().map(|advice| &advice.mv));
            match found.filter(|found| found[0] == *best) {
                Some(found) => offered.get_or_insert(found),
                None => return ControlFlow::Continue(None),
            };
        }
        ControlFlow::Continue(offered)
    }

    /// Whether the best move is not plain: one step ahead chooses another, or two others look nearly as good at first sight.
    fn is_hidden(&mut self, view: &OwnView, best: &AnyMove) -> bool {
        let greedy = view.choose(Level::Greedy, self.chance.next(), &Budget::OF_LEVEL);
        if greedy != *best {
            return true;
        }
        let sight = view.ranking(self.effort.look / 10, self.chance.next());
        let Some(lead) = sight.iter().find(|one| one.mv == *best).map(|one| one.lead) else {
            return true;
        };
        let near = |lead_of: f32| lead - lead_of <= GAP * self.kind.clear_lead();
        sight.iter().filter(|one| one.mv != *best && near(one.lead)).count() >= 2
    }

    /// By how much the first of these moves beats each, if it does by this share of a clear lead and so many standard errors.
    fn gaps(
        &mut self,
        view: &OwnView,
        moves: &[AnyMove],
        iterations: u32,
        (share, errors): (f32, f32),
    ) -> ControlFlow<(), Option<Vec<Estimate>>> {
        let worth = share * self.kind.clear_lead();
        let mut gaps = vec![Estimate::default()];
        (self.between)()?;
        let best = view.after(&moves[0], iterations, self.chance.next());
        for mv in &moves[1..] {
            (self.between)()?;
            let gap = best.minus(view.after(mv, iterations, self.chance.next()));
            if gap.mean < worth || gap.mean < errors * gap.error {
                return ControlFlow::Continue(None);
            }
            gaps.push(gap);
        }
        ControlFlow::Continue(Some(gaps))
    }

    /// One, and one for each of four shorter looks that prefers another move.
    fn stars(&mut self, view: &OwnView, best: &AnyMove) -> u8 {
        let greedy = view.choose(Level::Greedy, self.chance.next(), &Budget::OF_LEVEL);
        let mut missed = u8::from(greedy != *best);
        for part in [200, 20, 4] {
            let found = view.ranking(self.effort.search / part, self.chance.next());
            missed += u8::from(found.first().is_none_or(|first| first.mv != *best));
        }
        1 + missed
    }
}

/// The first four of these moves, best first, that read differently; the best needs a sentence of reason.
fn four<'a>(view: &OwnView, moves: impl Iterator<Item = &'a AnyMove>) -> Option<Vec<AnyMove>> {
    let (guide, mut said, mut four) = (view.guide(), Vec::new(), Vec::new());
    for mv in moves {
        let words = guide.what(mv).plain().to_string();
        if four.len() < PUZZLE_CHOICES && !said.contains(&words) {
            said.push(words);
            four.push(mv.clone());
        }
    }
    let has_reason = |best: &AnyMove| !view.reason(best).plain().to_string().trim().is_empty();
    (four.len() == PUZZLE_CHOICES && has_reason(&four[0])).then_some(four)
}

/// Whether the last look has left enough of the gap that the others found in the mean.
pub(super) fn keeps(gaps: &[Estimate], mean: f32) -> bool {
    least_of(gaps) >= KEPT * mean
}

/// The gap to the next best move, of those to all moves, the best itself first.
fn least_of(gaps: &[Estimate]) -> f32 {
    gaps.iter().skip(1).map(|gap| gap.mean).fold(f32::INFINITY, f32::min)
}

/// The moves in the order of their text forms, which says nothing, with what each loses.
fn sorted(moves: Vec<AnyMove>, losses: Vec<Estimate>, stars: u8) -> Found {
    let best = moves[0].clone();
    let choice = |(mv, loss): (AnyMove, Estimate)| PuzzleChoice { mv, loss };
    let mut choices: Vec<PuzzleChoice> = moves.into_iter().zip(losses).map(choice).collect();
    choices.sort_by_key(|choice| choice.mv.to_string());
    let answer = choices.iter().position(|choice| choice.mv == best).unwrap_or(0);
    (choices, answer, stars)
}

/// Chance that follows from a secret, a new one at each call.
struct Draw {
    hash: Sha256,
    number: u64,
}

impl Draw {
    fn new(secret: &ShuffleSecret) -> Self {
        let mut hash = Sha256::new_with_prefix(b"aedile: the chance of a puzzle");
        hash.update(secret.0);
        Self { hash, number: 0 }
    }

    fn next(&mut self) -> Seed {
        self.number += 1;
        let mut hash = self.hash.clone();
        hash.update(self.number.to_be_bytes());
        Seed(hash.finalize().into())
    }
}
