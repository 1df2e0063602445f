//! Palette indices as a PNG file.

use super::palette::PALETTE;

/// Encodes rows of `width` palette indices.
///
/// # Panics
/// Never: writing to memory does not fail.
pub(super) fn encode(rows: &[u8], width: usize) -> Vec<u8> {
    let mut file = Vec::with_capacity(160 << 10);
    let height = rows.len() / width;
    let mut encoder = png::Encoder::new(
        &mut file,
        u32::try_from(width).unwrap_or(0),
        u32::try_from(height).unwrap_or(0),
    );
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(PALETTE.colours().concat());
    encoder.set_deflate_compression(png::DeflateCompression::Level(1));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().expect("memory takes all bytes");
    writer.write_image_data(rows).expect("memory takes all bytes");
    drop(writer);
    file
}
