//! Drawings as pixels of the palette: made once from vector art, then copied row by row.

use std::marker::PhantomData;

use image::RgbaImage;
use resvg::{tiny_skia, usvg};

use super::palette::Palette;
use super::shade::LEVELS;

/// A drawing of indices into the palette of style `S`. Its soft edges take the colour of whatever lies below them.
pub struct Sprite<S> {
    /// Pixels a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    pub(crate) runs: Vec<Run>,
    pub(crate) solid: Vec<u8>,
    pub(crate) soft: Vec<Soft>,
    style: PhantomData<S>,
}

/// Neighbouring opaque pixels of a row; their indices follow each other in `solid`.
pub(crate) struct Run {
    pub x: u32,
    pub y: u32,
    pub len: u32,
}

/// A pixel that is partly transparent.
pub(crate) struct Soft {
    pub x: u32,
    pub y: u32,
    pub ink: u8,
    pub level: u8,
}

impl<S> Sprite<S> {
    /// Matches every pixel to the palette of the style.
    pub(crate) fn new(picture: &RgbaImage, palette: &Palette) -> Self {
        let mut matcher = Matcher::new(palette);
        let (width, height) = picture.dimensions();
        let (runs, solid, soft) = (Vec::new(), Vec::new(), Vec::new());
        let mut sprite = Self { width, height, runs, solid, soft, style: PhantomData };
        for (x, y, pixel) in picture.enumerate_pixels() {
            let [red, green, blue, alpha] = pixel.0;
            let level = alpha_level(alpha);
            if level == 0 {
                continue;
            }
            let ink = matcher.nearest([red, green, blue]);
            if level < LEVELS {
                sprite.soft.push(Soft { x, y, ink, level });
                continue;
            }
            sprite.solid.push(ink);
            match sprite.runs.last_mut() {
                Some(run) if run.y == y && run.x + run.len == x => run.len += 1,
                _ => sprite.runs.push(Run { x, y, len: 1 }),
            }
        }
        sprite
    }
}

/// Opacity in [`LEVELS`].
fn alpha_level(alpha: u8) -> u8 {
    let levels = u16::from(LEVELS);
    u8::try_from((u16::from(alpha) * levels + 127) / 255).unwrap_or(LEVELS)
}

/// Finds palette colours; remembers the last answers, since art is mostly flat.
struct Matcher<'a> {
    palette: &'a Palette,
    known: Vec<([u8; 3], u8)>,
}

impl<'a> Matcher<'a> {
    fn new(palette: &'a Palette) -> Self {
        let black = palette.nearest([0; 3]);
        Self { palette, known: vec![([0; 3], black); 1 << 12] }
    }

    fn nearest(&mut self, rgb: [u8; 3]) -> u8 {
        let [red, green, blue] = rgb.map(usize::from);
        let slot = &mut self.known[(red * 31 + green * 401 + blue * 1009) & 0xFFF];
        if slot.0 != rgb {
            *slot = (rgb, self.palette.nearest(rgb));
        }
        slot.1
    }
}

/// Rasterises a drawing of vector art to this many pixels.
///
/// # Panics
/// When the drawing is no SVG: all of them are ours.
pub fn rasterise(svg: &str, width: u32, height: u32) -> RgbaImage {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())
        .expect("our own drawings are well-formed");
    let mut pixmap = tiny_skia::Pixmap::new(width, height).expect("a drawing has an extent");
    let size = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "a sprite has a few hundred pixels a side")]
    let scale = tiny_skia::Transform::from_scale(
        width as f32 / size.width(),
        height as f32 / size.height(),
    );
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let straight = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    RgbaImage::from_raw(width, height, straight.collect()).expect("four bytes a pixel")
}
