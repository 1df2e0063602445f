//! What an opponent must know of a game beyond its rules: which moves make sense, what a position is worth, and how a
//! game may go on.
//!
//! The search (`ai`) is the same for every game and knows none: all knowledge of a game comes through this trait. The
//! search starts from a [`SeatView`](super::SeatView) alone; the worlds that it plays in are imagined.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{BadWeights, Beliefs, Game, Seat, ViewOf, chance::Luck};

/// A number for each seat: points, or shares of the victory.
pub type BySeat = [f32; Seat::MAX];

/// A move worth a thought, and how good it looks at first sight.
#[derive(Clone, Copy, Debug)]
pub struct Idea<M> {
    /// The move.
    pub mv: M,
    /// How good it looks, in points at the end of the game; only differences within a list have a meaning.
    pub promise: f32,
}

/// A view made ready for imagining many worlds.
pub trait Imagined<G: Game>: Send + Sync {
    /// Makes a view ready.
    fn of(view: &ViewOf<G>) -> Self;

    /// A game that looks like the view to its seat, as [`imagine`](Game::imagine) gives it.
    fn world(&self, luck: &mut Luck) -> G;
}

/// In a game that gains nothing by preparing.
impl<G: Game> Imagined<G> for ViewOf<G> {
    fn of(view: &Self) -> Self {
        view.clone()
    }

    fn world(&self, luck: &mut Luck) -> G {
        G::imagine(self, luck)
    }
}

/// A game that opponents can play well.
///
/// The contract: everything here depends on its arguments alone, and not on anything that only another seat knows,
/// but for what a world that was imagined says.
pub trait Strategy: Game {
    /// So many points ahead at the end are half of all that can be wished: how far apart good players are.
    const CLEAR_LEAD: f32 = 12.0;

    /// The share of a clear lead that a move may look worse than the best and still be played by a careless opponent.
    const CARE: f32 = 0.13;

    /// Whether a [mark](Self::mark) tells all: worlds with the same one, to which the same moves led, have the same
    /// ideas in the same order. Then a search looks at each such world once.
    const MARKS_TELL_ALL: bool = false;

    /// A view made ready for imagining many worlds: the view itself, if preparing it gains nothing.
    type Worlds: Imagined<Self>;

    /// The numbers of the evaluation that no rule gives.
    type Weights: Copy + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;

    /// What was set by hand: the yardstick for what was learned.
    fn by_hand() -> &'static Beliefs<Self::Weights>;

    /// What was learned by self-play, which opponents play by.
    ///
    /// # Errors
    /// When the file of it does not fit this evaluation or these rules.
    fn learned() -> Result<&'static Beliefs<Self::Weights>, BadWeights>;

    /// What opponents play by.
    ///
    /// # Panics
    /// When [`learned`](Self::learned) fails, which the program finds out when it starts.
    fn beliefs() -> &'static Beliefs<Self::Weights> {
        Self::learned().expect("what was learned was checked when the program started")
    }

    /// Something that differs (but for bad luck) when the seat to move has other ideas in this world than in another
    /// to which the same moves led.
    fn mark(&self) -> u64;

    /// Appends the legal moves that make sense for the seat to move: at least one while the game runs. What it leaves
    /// out is never better than what it lists, or hardly ever.
    fn ideas_by(&self, policy: &Self::Weights, out: &mut Vec<Idea<Self::Move>>);

    /// What each seat may expect to have at the end, in points: the documented evaluation.
    fn estimate_by(&self, weights: &Self::Weights) -> BySeat;

    /// Plays on as sensible players might, to the end of the game or until an estimate is good enough, and tells what
    /// each seat has or may expect at the end.
    fn play_out_by(&mut self, beliefs: &Beliefs<Self::Weights>, luck: &mut Luck) -> BySeat;

    /// The [ideas](Self::ideas_by) that opponents have.
    fn ideas(&self, out: &mut Vec<Idea<Self::Move>>) {
        self.ideas_by(&Self::beliefs().policy, out);
    }

    /// The [estimate](Self::estimate_by) of opponents that do not search.
    fn estimate(&self) -> BySeat {
        self.estimate_by(&Self::beliefs().policy)
    }

    /// [Plays on](Self::play_out_by) as opponents do.
    fn play_out(&mut self, luck: &mut Luck) -> BySeat {
        self.play_out_by(Self::beliefs(), luck)
    }
}
