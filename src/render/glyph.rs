//! A glyph, or a line of them, as opacities.

/// A glyph as opacities, in [`LEVELS`](super::shade::LEVELS).
pub(crate) struct Glyph {
    /// Pixels from the origin to the left edge.
    pub left: i32,
    /// Pixels from the base line to the upper edge; negative is above it.
    pub top: i32,
    /// From above, without the blanks at both ends of each.
    pub rows: Vec<GlyphRow>,
    pub levels: Vec<u8>,
}

impl Glyph {
    /// A glyph with its upper left pixel there, from rows of this width.
    pub(super) fn new(left: i32, top: i32, width: usize, levels: Vec<u8>) -> Self {
        let rows = (0..levels.len() / width.max(1)).map(|y| row(&levels, width, y)).collect();
        Self { left, top, rows, levels }
    }
}

/// A row of a glyph.
pub(crate) struct GlyphRow {
    /// The first pixel that is not blank, from the left edge.
    pub start: u16,
    /// Where its levels begin, and where they end.
    pub first: usize,
    pub last: usize,
}

/// Where a row of a glyph is not blank.
fn row(levels: &[u8], width: usize, y: usize) -> GlyphRow {
    let row = &levels[y * width..(y + 1) * width];
    let start = row.iter().position(|level| *level > 0).unwrap_or(0);
    let end = row.iter().rposition(|level| *level > 0).map_or(start, |last| last + 1);
    let first = y * width + start;
    GlyphRow { start: u16::try_from(start).unwrap_or(0), first, last: y * width + end }
}
