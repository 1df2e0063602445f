//! A game turn by turn, in any game.

use std::{ops::Deref, sync::Arc};

use super::kind::TypedGame;
use crate::{
    board::{Reel, Seat},
    render::{Cast, Everybody, Picture, parts::Course},
    talk::film::{self, Film},
};

/// A game turn by turn, see [`Reel`].
#[derive(Clone)]
pub struct AnyReel(Arc<dyn ReelObject>);

impl AnyReel {
    /// This reel of a game.
    pub fn of<G: TypedGame>(reel: Reel<G>) -> Self {
        Self(Arc::new(reel))
    }
}

impl Deref for AnyReel {
    type Target = dyn ReelObject;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

/// What an [`AnyReel`] can be asked.
pub trait ReelObject: Send + Sync {
    /// How many turns were played.
    fn turns(&self) -> usize;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The film of it.
    fn film(&self, cast: &Cast) -> Film;
    /// The totals by turn; nothing of a game that goes on.
    fn course(&self) -> Course;
    /// The score of each seat turn by turn; `None` while the game goes on.
    fn curve(&self, cast: &Cast) -> Option<Picture<Everybody>>;
    /// The seats whose results the end shows; none while the game goes on.
    fn seats(&self) -> Vec<Seat>;
    /// What a seat had hidden until the end; `None` in a game that hides nothing, and while the game goes on.
    fn opened(&self, seat: Seat, cast: &Cast) -> Option<Picture<Everybody>>;
}

impl<G: TypedGame> ReelObject for Reel<G> {
    fn turns(&self) -> usize {
        self.moments.len() - 1
    }

    fn is_over(&self) -> bool {
        self.end.is_some()
    }

    fn film(&self, cast: &Cast) -> Film {
        film::film(self, cast)
    }

    fn course(&self) -> Course {
        film::course(self)
    }

    fn curve(&self, cast: &Cast) -> Option<Picture<Everybody>> {
        Some(film::curve(&self.moments, self.end.as_ref()?, cast))
    }

    fn seats(&self) -> Vec<Seat> {
        self.end.iter().flat_map(|end| end.hands.iter().map(|view| view.seat)).collect()
    }

    fn opened(&self, seat: Seat, cast: &Cast) -> Option<Picture<Everybody>> {
        G::opened(self.end.as_ref()?.hands.get(seat.index())?, cast)
    }
}
