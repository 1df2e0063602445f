//! Round corners: how much of each pixel lies within.

use std::collections::HashMap;
use std::sync::LazyLock;

use parking_lot::RwLock;

use super::shade::LEVELS;

/// The rounding of a corner, as the cover of its pixels in [`LEVELS`], row by row.
pub(crate) struct Rounding {
    width: usize,
    levels: Vec<u8>,
}

impl Rounding {
    /// The levels `depth` pixels below the upper edge, from the outside in.
    pub fn row(&self, depth: i32) -> &[u8] {
        let start = depth.cast_unsigned() as usize * self.width;
        self.levels.get(start..start + self.width).unwrap_or(&[])
    }
}

/// The rounding of this radius in pixels; made once, for there are as many as our sizes.
pub(crate) fn rounding(radius: f32) -> &'static Rounding {
    static KNOWN: LazyLock<RwLock<HashMap<u32, &'static Rounding>>> =
        LazyLock::new(RwLock::default);
    let key = radius.to_bits();
    if let Some(known) = KNOWN.read().get(&key) {
        return known;
    }
    #[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
    let side = radius.ceil() as i32;
    let cover = |y| (0..side).map(move |x| corner_cover(x, y, radius));
    let width = side.cast_unsigned() as usize;
    let made = Box::leak(Box::new(Rounding { width, levels: (0..side).flat_map(cover).collect() }));
    KNOWN.write().entry(key).or_insert(made)
}

/// How much of the pixel `x` to the right and `y` below the corner of a box lies within its rounding.
fn corner_cover(x: i32, y: i32, radius: f32) -> u8 {
    #[expect(clippy::cast_precision_loss, reason = "a few pixels")]
    let (dx, dy) = (radius - x as f32 - 0.5, radius - y as f32 - 0.5);
    if dx <= 0.0 || dy <= 0.0 {
        return LEVELS;
    }
    let inside = (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and LEVELS"
    )]
    let level = (inside * f32::from(LEVELS)).round() as u8;
    level
}
