//! What a tile would do: which sites it completes and who would own them, which bridge it takes, which spring it opens.
//!
//! For the order of places in menus, and for reasons in words. Each site is judged as if it were the first to be finished.

use super::{
    kinds::{Aqueduct, Building},
    moves::Move,
    places::{Space, Vertex},
    table::{Post, Table},
};
use crate::board::Seat;

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
    pub site: Vertex,
    /// What it would be.
    pub building: Building,
    /// Whose it would be; `None` for a fountain.
    pub owner: Option<Seat>,
    /// The points that the owner would get.
    pub points: u8,
}

impl Table {
    /// What a play at a free place would do for the player whose turn it is; nothing for any other move.
    pub fn prospect(&self, mv: Move) -> Prospect {
        let Move::Play { tile, at, magistrate } = mv else { return Prospect::default() };
        let (mut table, lot) = (*self, self.grid.lot(at));
        table.set_tile(tile, at);
        if magistrate {
            table.mover_mut().send(Post::Ready, Post::Tile(at));
        }
        let complete = lot.corners.into_iter().filter(|site| table.is_done(*site));
        Prospect {
            sites: complete.map(|site| table.completed(site)).collect(),
            bridges: Space::of_bits(lot.bridges).collect(),
            springs: table.opens(at).collect(),
        }
    }

    /// What a complete site would become if it were finished now.
    pub fn completed(&self, site: Vertex) -> Completed {
        let built = self.kind_of_site(site).zip(self.winner_of(site));
        let (building, owner, points) = match built {
            Some((kind, seat)) => (Building::civic(kind), Some(seat), self.numbers.points.of(kind)),
            None => (Building::Fountain, None, 0),
        };
        Completed { site, building, owner, points }
    }
}
