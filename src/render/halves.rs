//! Pages at half their size, still as indices of their palette: each pixel is the mean of four.

use super::page::Raster;
use super::palette::{Palette, nearest};

/// The index that is no colour of a film: what was there before stays.
pub(crate) const CLEAR: u8 = 255;

/// How many bits of each channel tell means apart; finer than the palettes are.
const BITS: u32 = 6;
const UNKNOWN: u16 = u16::MAX;

/// Halves pages of one palette.
pub(crate) struct Halver {
    palette: &'static Palette,
    /// The colours that may be used: all below [`CLEAR`].
    colours: &'static [[u8; 3]],
    /// What each index becomes where four pixels are the same.
    whole: Vec<u8>,
    /// The index nearest to each mean that has been met: red, green, blue.
    means: Vec<u16>,
}

impl Halver {
    pub fn new(palette: &'static Palette) -> Self {
        let all = palette.colours();
        let colours = &all[..all.len().min(usize::from(CLEAR))];
        let whole = all.iter().map(|colour| nearest(colours, *colour)).collect();
        Self { palette, colours, whole, means: vec![UNKNOWN; 1 << (3 * BITS)] }
    }

    pub fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// The colours for the file, as many as a table of a GIF has at most.
    pub fn table(&self) -> Vec<u8> {
        let mut table = self.colours.concat();
        table.resize(3 << 8, 0);
        table
    }

    /// The page at half its size, row by row. Rows that are those of the page `before` are copied from its half.
    pub fn halve(&mut self, page: &Raster, before: Option<(&Raster, &[u8])>) -> Vec<u8> {
        let (width, height) = (page.width() / 2, page.height().div_ceil(2));
        let before = before.filter(|(page_before, _)| page_before.stride == page.stride);
        let mut half = Vec::with_capacity(width * height);
        for y in 0..height {
            let (upper, lower) = (page.row(2 * y), page.row(2 * y + 1));
            let known = before.filter(|(page, _)| y < page.height() / 2);
            let same =
                known.filter(|(page, _)| page.row(2 * y) == upper && page.row(2 * y + 1) == lower);
            match same {
                Some((_, known)) => half.extend(&known[y * width..(y + 1) * width]),
                None => self.halve_rows(upper, lower, &mut half),
            }
        }
        half
    }

    fn halve_rows(&mut self, upper: &[u8], lower: &[u8], half: &mut Vec<u8>) {
        for (above, below) in upper.chunks_exact(2).zip(lower.chunks_exact(2)) {
            let is_flat = above == below && above[0] == above[1];
            half.push(if is_flat {
                self.whole[usize::from(above[0])]
            } else {
                self.mean([above[0], above[1], below[0], below[1]])
            });
        }
    }

    fn mean(&mut self, four: [u8; 4]) -> u8 {
        let all = self.palette.colours();
        let mean: [u8; 3] = std::array::from_fn(|channel| {
            let sum: u16 = four.iter().map(|one| u16::from(all[usize::from(*one)][channel])).sum();
            u8::try_from(sum / 4).unwrap_or(u8::MAX)
        });
        let cell =
            mean.iter().fold(0, |cell, channel| cell << BITS | usize::from(channel >> (8 - BITS)));
        let known = &mut self.means[cell];
        if *known == UNKNOWN {
            // The middle of the cell, whichever of its colours was met first.
            let middle = mean.map(|channel| channel >> (8 - BITS) << (8 - BITS) | 2);
            *known = nearest(self.colours, middle).into();
        }
        u8::try_from(*known).unwrap_or(0)
    }
}
