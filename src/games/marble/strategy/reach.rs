//! By how many tiles an unfinished vertex may still come to be covered, and so what a site there can become.
//!
//! The rules ask the same in `spent`, by the triangles round the vertex alone. Here a triangle counts as lost for an acute
//! corner when the one beyond it is taken: an opponent need not believe in tiles for which there is no room.

use crate::games::marble::rules::{Marble, TriangleSet, Vertex, spent::COVERINGS};

impl Marble {
    /// The numbers of tiles that may come to complete a vertex when these triangles are covered, as bits; none when it can
    /// never be completed.
    pub(crate) fn reach(&self, vertex: Vertex, covered: &TriangleSet) -> u8 {
        let corner = self.grid.corner(vertex);
        let (mut empty, mut roomy) = (0, 0);
        for (place, (near, beyond)) in corner.round.into_iter().zip(corner.beyond).enumerate() {
            let is_empty = |triangle| !covered.contains(triangle);
            empty |= usize::from(near.is_some_and(is_empty)) << place;
            roomy |= usize::from(beyond.is_some_and(is_empty)) << place;
        }
        COVERINGS[roomy][empty]
    }
}
