//! Pages at half their size, still as indices of their palette: each pixel is the mean of four.

use super::page::Raster;
use super::palette::{Palette, nearest};

/// The index that is no colour of a film: what was there before stays.
pub(crate) const CLEAR: u8 = 255;

/// How many bits of each channel tell means apart; finer than the palettes are.
const BITS: u32 = 6;
/// How many bits the sum of four values of a channel has.
const SUM: u32 = 10;
const UNKNOWN: u16 = u16::MAX;
/// Pixels of a row that are compared at once with those before; an even number.
const PIECE: usize = 50;

/// Halves pages of one palette.
pub(crate) struct Halver {
    palette: &'static Palette,
    /// The colours that may be used: all below [`CLEAR`].
    colours: &'static [[u8; 3]],
    /// The channels of each colour side by side, with room for the sum of four colours.
    parts: Vec<u32>,
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
        let part =
            |colour: &[u8; 3]| colour.iter().fold(0, |all, one| all << SUM | u32::from(*one));
        let parts = all.iter().map(part).collect();
        Self { palette, colours, parts, whole, means: vec![UNKNOWN; 1 << (3 * BITS)] }
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

    /// The page at half its size, row by row. What is as on the page `before` is copied from its half.
    pub fn halve(&mut self, page: &Raster, before: Option<(&Raster, &[u8])>) -> Vec<u8> {
        let (width, height) = (page.width() / 2, page.height().div_ceil(2));
        let before = before.filter(|(page_before, _)| page_before.stride == page.stride);
        let mut half = Vec::with_capacity(width * height);
        for y in 0..height {
            let (upper, lower) = (page.row(2 * y), page.row(2 * y + 1));
            let known = before.filter(|(page, _)| y < page.height() / 2);
            let Some((page, known)) = known else {
                self.halve_rows(upper, lower, &mut half);
                continue;
            };
            let (was_upper, was_lower) = (page.row(2 * y), page.row(2 * y + 1));
            for left in (0..2 * width).step_by(PIECE) {
                let piece = left..(left + PIECE).min(2 * width);
                let (above, below) = (&upper[piece.clone()], &lower[piece.clone()]);
                if *above == was_upper[piece.clone()] && *below == was_lower[piece.clone()] {
                    half.extend_from_slice(
                        &known[y * width + piece.start / 2..y * width + piece.end / 2],
                    );
                } else {
                    self.halve_rows(above, below, &mut half);
                }
            }
        }
        half
    }

    fn halve_rows(&mut self, upper: &[u8], lower: &[u8], half: &mut Vec<u8>) {
        let mut x = 0;
        while x + 1 < upper.len() {
            let four = [upper[x], upper[x + 1], lower[x], lower[x + 1]];
            let is_flat = four == [four[0]; 4];
            half.push(if is_flat { self.whole[usize::from(four[0])] } else { self.mean(four) });
            x += 2;
        }
    }

    fn mean(&mut self, [a, b, c, d]: [u8; 4]) -> u8 {
        let part = |index: u8| self.parts[usize::from(index)];
        let sum = part(a) + part(b) + part(c) + part(d);
        // Of each sum the bits that count, from red to blue.
        let channel = |number: u32| sum >> (number * SUM + SUM - BITS) & ((1 << BITS) - 1);
        let [red, green, blue] = [channel(2), channel(1), channel(0)];
        let known = &mut self.means[((red << BITS | green) << BITS | blue) as usize];
        if *known == UNKNOWN {
            // The middle of the cell, whichever of its colours was met first.
            let middle =
                [red, green, blue].map(|one| u8::try_from(one << 2 | 2).unwrap_or(u8::MAX));
            *known = nearest(self.colours, middle).into();
        }
        u8::try_from(*known).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::{
        Everybody, Picture,
        canvas::{Canvas, area},
        gallery::Plain,
        theme,
    };

    fn page(left: f32, height: f32) -> Raster {
        let mut canvas: Canvas<Plain> = Canvas::new(height, theme::PAGE);
        canvas.fill(area(30.0, 10.0, 300.0, 20.0), theme::MUTED);
        // From row 39 to row 66: of the first two rows the lower one changes alone, of the last two the upper one.
        canvas.fill(area(left, 13.0, 21.0, 28.0 / 3.0), theme::GOLD);
        Picture::<Everybody>::new(canvas, "").page
    }

    #[test]
    fn a_page_is_halved_alike_with_and_without_the_one_before() {
        let before = page(0.0, 60.0);
        let mut halver = Halver::new(before.palette);
        let half = halver.halve(&before, None);
        for (left, height) in
            [(0.0, 60.0), (31.0, 60.0), (97.5, 60.0), (529.0, 40.0), (310.0, 80.0)]
        {
            let after = page(left, height);
            let whole = halver.halve(&after, None);
            assert!(halver.halve(&after, Some((&before, &half))) == whole, "{left}, {height}");
        }
    }
}
