//! A finished drawing: palette indices, and the PNG file of them.

use std::fmt;

use super::deflate::zlib;
use super::palette::Palette;

/// A drawing as its canvas kept it: rows of palette indices, each behind a filter byte, and some bytes to spare.
#[derive(Clone)]
pub(crate) struct Raster {
    pub rows: Vec<u8>,
    /// How many bytes a row has: one more than pixels.
    pub stride: usize,
    pub palette: &'static Palette,
}

impl fmt::Debug for Raster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a page of {} x {}", self.width(), self.height())
    }
}

impl Raster {
    pub const fn width(&self) -> usize {
        self.stride - 1
    }

    pub const fn height(&self) -> usize {
        self.rows.len() / self.stride
    }

    /// The palette indices of a row; of the last one beyond it.
    pub fn row(&self, y: usize) -> &[u8] {
        let start = y.min(self.height() - 1) * self.stride + 1;
        &self.rows[start..start + self.width()]
    }

    /// Encodes it: indexed colour, eight bits, no filter, one block of data.
    ///
    /// # Panics
    /// Never: writing to memory does not fail.
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(128 << 10);
        let extent =
            |length: usize| u32::try_from(length).expect("a page has a few thousand pixels a side");
        let mut encoder = png::Encoder::new(&mut file, extent(self.width()), extent(self.height()));
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.colours().concat());
        let mut writer = encoder.write_header().expect("memory takes all bytes");
        let data = zlib(&self.rows, self.stride);
        writer.write_chunk(png::chunk::IDAT, &data).expect("memory takes all bytes");
        drop(writer);
        file
    }
}
