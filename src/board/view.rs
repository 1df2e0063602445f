//! What one seat may know of a table: the same in every game but for what is its own.

use std::ops::Deref;

use serde::Serialize;

use super::{Game, Luck, Seat};

/// All that one seat knows and remembers: what everybody knows, what it knows alone, and what it may do. What it knows alone can
/// be asked of the view itself: `view.hand`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView<P, M, O> {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows.
    pub public: P,
    /// What this seat knows besides.
    pub own: O,
    /// The moves that it may make; none when another seat decides.
    pub legal: Vec<M>,
}

/// The view of a seat in this game.
pub type ViewOf<G> = SeatView<<G as Game>::PublicView, <G as Game>::Move, <G as Game>::Own>;

impl<P, M, O> Deref for SeatView<P, M, O> {
    type Target = O;

    fn deref(&self) -> &O {
        &self.own
    }
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
