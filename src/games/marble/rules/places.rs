//! The places of a board, known by their numbers: where they lie tells the [grid](mod@super::grid), what they are called
//! [labels](super::labels).

use super::sets::{Numbered, Set};

macro_rules! places {
    ($($(#[$doc:meta])* $name:ident)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl Numbered for $name {
            fn at(number: u8) -> Self {
                Self(number)
            }

            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

places! {
    /// A vertex of the lattice, where sites are built and aqueducts run; numbered from the bottom row, from the left.
    Vertex
    /// A triangle: half a tile, or the space of a hill or a bridge.
    #[derive(Debug)]
    Triangle
    /// An edge of the lattice, on which a piece of an aqueduct may lie.
    #[derive(Debug)]
    Edge
    /// A place for a tile: two triangles and the edge between them, the tile's short diagonal. In the order of these edges.
    Placement
    /// A hill, by its place in the data file.
    Hill
}

/// Vertices as bits.
pub type VertexSet = Set<Vertex, 2>;
/// Triangles as bits.
pub type TriangleSet = Set<Triangle, 3>;
/// Edges as bits.
pub type EdgeSet = Set<Edge, 4>;
/// Placements as bits.
pub type PlacementSet = Set<Placement, 4>;

impl Hill {
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// A bridge space, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(transparent)]
pub struct Space(pub(crate) u8);

impl Space {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << (self.0 - 1)
    }

    /// The spaces of a set of bits.
    pub(crate) fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        (1..=8).map(Self).filter(move |space| bits & space.bit() != 0)
    }
}
