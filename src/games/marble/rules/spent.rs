//! Which magistrates can still count for a site, §7.

use super::{
    kinds::Kind,
    places::{Placement, Vertex},
    table::Table,
};

/// For each set of empty triangles round a vertex of which an acute corner may cover one alone, and each set of empty ones, as
/// bits in their order round it: the numbers of tiles that may come to cover the empty ones, as bits. A tile covers one of them
/// with an acute corner, two side by side with an obtuse one.
pub(crate) static COVERINGS: [[u8; 64]; 64] = {
    let mut coverings = [[0; 64]; 64];
    let mut roomy = 0;
    while roomy < 64 {
        coverings[roomy][0] = 1;
        let mut empty = 1;
        while empty < 64 {
            let mut one = 0;
            while one < 6 {
                let (bit, next) = (1 << one, 1 << ((one + 1) % 6));
                if empty & roomy & bit != 0 {
                    coverings[roomy][empty] |= coverings[roomy][empty & !bit] << 1;
                }
                if empty & bit != 0 && empty & next != 0 {
                    coverings[roomy][empty] |= coverings[roomy][empty & !(bit | next)] << 1;
                }
                one += 1;
            }
            empty += 1;
        }
        roomy += 1;
    }
    coverings
};

/// An acute corner may cover any of them: the rules do not ask whether there is room beyond.
const ALL: usize = 63;

impl Table {
    /// Whether a magistrate on this tile will never count again: no unfinished corner can become a site of its type.
    pub fn is_spent(&self, tile: Placement) -> bool {
        self.open_corners(tile) == 0
    }

    /// At how many unfinished corners a magistrate on this tile may still count.
    pub fn open_corners(&self, tile: Placement) -> usize {
        let kind = self.kind_at(tile);
        let finished = self.finished();
        let corners = self.grid.lot(tile).corners.into_iter();
        corners.filter(|site| !finished.contains(*site) && self.can_become(*site, kind)).count()
    }

    /// Whether an unfinished vertex can be a site of this type when it is complete, by the empty triangles round it.
    pub(crate) fn can_become(&self, site: Vertex, kind: Kind) -> bool {
        self.sizes(site) & self.sizes_of(kind) != 0
    }

    /// How many buildings a site may have when it is complete, as bits; none on the rim.
    pub(crate) fn sizes(&self, site: Vertex) -> u16 {
        if !self.grid.interior().contains(site) {
            return 0;
        }
        let round = self.grid.corner(site).round;
        let empty = round.iter().enumerate().fold(0, |empty, (place, triangle)| {
            let is_empty = triangle.is_some_and(|triangle| !self.covered.contains(triangle));
            empty | usize::from(is_empty) << place
        });
        u16::from(COVERINGS[ALL][empty]) << self.size_at(site)
    }

    /// The numbers of buildings that make this type, as bits.
    fn sizes_of(&self, kind: Kind) -> u16 {
        let sizes = self.numbers.sites.iter().enumerate();
        sizes.fold(0, |sizes, (size, made)| sizes | u16::from(*made == Some(kind)) << size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways to cover the triangles, tried one tile after the other.
    fn covered_by(empty: u8, tiles: u32, found: &mut u8) {
        if empty == 0 {
            *found |= 1 << tiles;
        }
        for one in 0..6 {
            for tile in [1_u8 << one, 1 << one | 1 << ((one + 1) % 6)] {
                if empty & tile == tile && empty.trailing_zeros() == tile.trailing_zeros() {
                    covered_by(empty & !tile, tiles + 1, found);
                }
            }
        }
        // The last and the first triangle are neighbours, too.
        if empty & 0b10_0001 == 0b10_0001 {
            covered_by(empty & !0b10_0001, tiles + 1, found);
        }
    }

    #[test]
    fn empty_triangles_are_covered_one_by_one_or_two_by_two() {
        for empty in 0..64_u8 {
            let mut found = 0;
            covered_by(empty, 0, &mut found);
            assert_eq!(COVERINGS[ALL][usize::from(empty)], found, "{empty:06b}");
        }
        assert_eq!(COVERINGS[ALL][0b11_1111], 0b111_1000, "3 to 6 tiles");
        assert_eq!(COVERINGS[ALL][0b00_1010], 0b100, "two that are no neighbours need two tiles");
    }
}
