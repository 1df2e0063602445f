//! What a tile would do: which sites it completes and who would own them, which bridge it takes, which spring it opens.
//!
//! For the order of places in menus, and for reasons in words. Each site is judged as if it were the first to be finished.

use super::{
    kinds::{Aqueduct, Building},
    moves::Move,
    places::{Space, Vertex},
    state::{Marble, Post},
    view::SeatView,
};
use crate::board::{Luck, Seat};

/// What a tile would do at a place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prospect {
    /// The sites that it completes.
    pub sites: Vec<Completed>,
    /// The bridge spaces that it covers.
    pub bridges: Vec<Space>,
    /// The aqueducts that it opens.
    pub springs: Vec<Aqueduct>,
}

/// A site that a tile would complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completed {
    /// Where.
    pub site: Vertex,
    /// What it would be.
    pub building: Building,
    /// Whose it would be; `None` for a fountain.
    pub owner: Option<Seat>,
    /// The points that the owner would get.
    pub points: u8,
}

/// A position in which tiles are tried.
pub struct Prospects(Marble);

impl Prospects {
    /// The position of a view.
    #[must_use]
    pub fn new(view: &SeatView) -> Self {
        Self(Marble::imagined(view, &mut Luck::new(0)))
    }

    /// What a play at a free place would do for the player whose turn it is; nothing for any other move.
    #[must_use]
    pub fn of(&self, mv: Move) -> Prospect {
        let Move::Play { tile, at, magistrate } = mv else { return Prospect::default() };
        let (mut game, lot) = (self.0, self.0.grid.lot(at));
        game.set_tile(tile, at);
        if magistrate {
            game.mover_mut().send(Post::Ready, Post::Tile(at));
        }
        let complete = lot.corners.into_iter().filter(|site| game.is_done(*site));
        Prospect {
            sites: complete.map(|site| game.completed(site)).collect(),
            bridges: Space::of_bits(lot.bridges).collect(),
            springs: game.opens(at).collect(),
        }
    }

    /// What a site that is complete would become if it were finished now.
    #[must_use]
    pub fn site(&self, site: Vertex) -> Completed {
        self.0.completed(site)
    }
}

impl Marble {
    /// What a complete site would become if it were finished now.
    pub(crate) fn completed(&self, site: Vertex) -> Completed {
        let built = self.kind_of_site(site).zip(self.winner_of(site));
        let (building, owner, points) = match built {
            Some((kind, seat)) => (Building::civic(kind), Some(seat), self.numbers.points.of(kind)),
            None => (Building::Fountain, None, 0),
        };
        Completed { site, building, owner, points }
    }
}
