//! Palette indices as a PNG file.

use super::deflate::zlib;

/// Encodes rows of `stride` bytes as a canvas keeps them, with the colours of their indices: indexed colour, eight bits, no filter, one block of data.
///
/// # Panics
/// Never: writing to memory does not fail.
pub(crate) fn encode(rows: &[u8], stride: usize, colours: &[[u8; 3]]) -> Vec<u8> {
    let mut file = Vec::with_capacity(128 << 10);
    let (width, height) = (stride - 1, rows.len() / stride);
    let extent =
        |length: usize| u32::try_from(length).expect("a page has a few thousand pixels a side");
    let mut encoder = png::Encoder::new(&mut file, extent(width), extent(height));
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.concat());
    let mut writer = encoder.write_header().expect("memory takes all bytes");
    writer.write_chunk(png::chunk::IDAT, &zlib(rows, stride)).expect("memory takes all bytes");
    drop(writer);
    file
}
