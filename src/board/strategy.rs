//! What an opponent must know of a game beyond its rules: which moves make sense, what a position is worth, and how a
//! game may go on.
//!
//! The search (`ai`) is the same for every game and knows none: all knowledge of a game comes through this trait. The
//! search starts from a [`SeatView`](super::SeatView) alone; the worlds that it plays in are imagined.

use super::{Game, Seat, ViewOf, chance::Luck};

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

    /// Whether a [mark](Self::mark) tells all: worlds with the same one, to which the same moves led, have the same
    /// ideas in the same order. Then a search looks at each such world once.
    const MARKS_TELL_ALL: bool = false;

    /// A view made ready for imagining many worlds: the view itself, if preparing it gains nothing.
    type Worlds: Imagined<Self>;

    /// Something that differs (but for bad luck) when the seat to move has other ideas in this world than in another
    /// to which the same moves led.
    fn mark(&self) -> u64;

    /// Appends the legal moves that make sense for the seat to move: at least one while the game runs. What it leaves
    /// out is never better than what it lists, or hardly ever.
    fn ideas(&self, out: &mut Vec<Idea<Self::Move>>);

    /// What each seat may expect to have at the end, in points: the documented evaluation.
    fn estimate(&self) -> BySeat;

    /// Plays on as sensible players might, to the end of the game or until an estimate is good enough, and tells what
    /// each seat has or may expect at the end.
    fn play_out(&mut self, luck: &mut Luck) -> BySeat;
}
