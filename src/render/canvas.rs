//! A picture under work: palette indices, and the few shapes that the pages are made of.

use image::{GrayImage, Luma};
use imageproc::drawing::draw_antialiased_polygon_mut;
use imageproc::point::Point as Corner;

use super::lettering::Type;
use super::palette::{LEVELS, PALETTE, Shade};
use super::sprite::Sprite;
use super::theme::{self, SCALE};

/// A place on a page, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left edge.
    pub x: f32,
    /// From the upper edge.
    pub y: f32,
}

/// A rectangle on a page, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

/// The place `x` units from the left and `y` from above.
#[must_use]
pub const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// The rectangle with this upper left corner and extent.
#[must_use]
pub const fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Area {
    /// The rectangle that lies `by` units within this one.
    #[must_use]
    pub const fn inset(self, by: f32) -> Self {
        area(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// The middle.
    #[must_use]
    pub const fn centre(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The right edge.
    #[must_use]
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// The square of this side around a place.
    #[must_use]
    pub const fn square(centre: Point, side: f32) -> Self {
        area(centre.x - side / 2.0, centre.y - side / 2.0, side, side)
    }
}

/// Where text stands relative to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It starts there.
    Left,
    /// Its middle is there.
    Centre,
    /// It ends there.
    Right,
}

/// A length in whole pixels.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "a page has less than 2000 pixels a side")]
pub fn pixels(units: f32) -> i32 {
    (units * SCALE).round() as i32
}

/// A whole number of pixels or units as a length.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
pub const fn length(count: usize) -> f32 {
    count as f32
}

/// A picture under work.
pub struct Canvas {
    /// One palette index a pixel.
    indices: GrayImage,
}

impl Canvas {
    /// A canvas of one colour, as wide as a page.
    #[must_use]
    pub fn new(height: f32, ground: Shade) -> Self {
        let (width, height) =
            (pixels(theme::WIDTH).cast_unsigned(), pixels(height).cast_unsigned());
        Self { indices: GrayImage::from_pixel(width, height, Luma([ground.index()])) }
    }

    /// The palette indices, row by row, and how many a row has.
    #[must_use]
    pub(super) fn rows(&self) -> (&[u8], usize) {
        (self.indices.as_raw(), self.indices.width() as usize)
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, place: Area, shade: Shade) {
        let bounds = Bounds::of(place);
        for y in bounds.top..bounds.bottom {
            self.span(y, bounds.left, bounds.right, shade);
        }
    }

    /// Fills a rectangle with round corners.
    pub fn round(&mut self, place: Area, radius: f32, shade: Shade) {
        let bounds = Bounds::of(place);
        let radius = radius * SCALE;
        #[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
        let corner = (radius.ceil() as i32).min((bounds.bottom - bounds.top) / 2);
        for y in bounds.top..bounds.bottom {
            let depth = (y - bounds.top).min(bounds.bottom - 1 - y);
            if depth >= corner {
                self.span(y, bounds.left, bounds.right, shade);
                continue;
            }
            self.span(y, bounds.left + corner, bounds.right - corner, shade);
            for x in 0..corner {
                let level = corner_cover(x, depth, radius);
                self.mix(bounds.left + x, y, shade, level);
                self.mix(bounds.right - 1 - x, y, shade, level);
            }
        }
    }

    /// A rectangle with round corners and an edge of this thickness within it.
    pub fn framed(&mut self, place: Area, radius: f32, edge: (f32, Shade), shade: Shade) {
        self.round(place, radius, edge.1);
        self.round(place.inset(edge.0), (radius - edge.0).max(0.0), shade);
    }

    /// Fills a circle.
    pub fn disc(&mut self, centre: Point, radius: f32, shade: Shade) {
        self.round(Area::square(centre, 2.0 * radius), radius, shade);
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, corners: &[Point], shade: Shade) {
        let corners: Vec<_> =
            corners.iter().map(|p| Corner::new(pixels(p.x), pixels(p.y))).collect();
        draw_antialiased_polygon_mut(
            &mut self.indices,
            &corners,
            Luma([shade.index()]),
            |ink, ground, cover| {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "between 0 and LEVELS"
                )]
                let level = (cover.clamp(0.0, 1.0) * f32::from(LEVELS)).round() as u8;
                Luma([PALETTE.over(ink.0[0], ground.0[0], level)])
            },
        );
    }

    /// Copies a drawing with its upper left pixel at a place.
    pub fn blit(&mut self, place: Point, sprite: &Sprite) {
        self.blit_at(pixels(place.x), pixels(place.y), sprite);
    }

    /// Copies a drawing so that its middle is at a place.
    pub fn blit_centred(&mut self, centre: Point, sprite: &Sprite) {
        let (width, height) = (sprite.width.cast_signed(), sprite.height.cast_signed());
        self.blit_at(
            pixels(centre.x - SCALE.recip() * half(width)),
            pixels(centre.y - SCALE.recip() * half(height)),
            sprite,
        );
    }

    /// Copies a drawing with its upper left pixel at this pixel.
    pub fn blit_at(&mut self, left: i32, top: i32, sprite: &Sprite) {
        let mut solid = &sprite.solid[..];
        for run in &sprite.runs {
            let (row, rest) = solid.split_at(run.len as usize);
            solid = rest;
            let start = left + run.x.cast_signed();
            let end = start + run.len.cast_signed();
            if let Some(target) = self.row(top + run.y.cast_signed(), start, end)
                && target.len() == row.len()
            {
                target.copy_from_slice(row);
            }
        }
        for soft in &sprite.soft {
            let (x, y) = (left + soft.x.cast_signed(), top + soft.y.cast_signed());
            self.mix(x, y, Shade::named(soft.ink), soft.level);
        }
    }

    /// Fills a rectangle with repeats of an opaque drawing, which begin at the page's corner.
    pub fn repeat(&mut self, place: Area, texture: &Sprite) {
        let bounds = Bounds::of(place);
        let (width, height) = (texture.width as usize, texture.height.cast_signed());
        let start = bounds.left.rem_euclid(texture.width.cast_signed()).cast_unsigned() as usize;
        for y in bounds.top..bounds.bottom {
            let from = y.rem_euclid(height).cast_unsigned() as usize * width;
            let Some(row) = texture.solid.get(from..from + width) else { return };
            if let Some(target) = self.row(y, bounds.left, bounds.right) {
                for (pixel, ink) in target.iter_mut().zip(row.iter().cycle().skip(start)) {
                    *pixel = *ink;
                }
            }
        }
    }

    /// Writes one line of text with its base line at a place; says how wide it is.
    pub fn text(&mut self, place: Point, align: Align, font: Type, ink: Shade, text: &str) -> f32 {
        let width = font.width(text);
        let start = match align {
            Align::Left => place.x,
            Align::Centre => place.x - width / 2.0,
            Align::Right => place.x - width,
        };
        let base = pixels(place.y);
        for (glyph, offset) in font.glyphs(text) {
            let left = pixels(start + offset / SCALE) + glyph.left;
            for (row, y) in glyph.levels.chunks_exact(glyph.width).zip(base + glyph.top..) {
                self.glyph_row(left, y, ink.index(), row);
            }
        }
        width
    }

    /// Writes text whose capitals are centred on a place, both ways.
    pub fn text_centred(&mut self, centre: Point, font: Type, ink: Shade, text: &str) {
        let base = at(centre.x, centre.y + font.cap_height() / 2.0);
        self.text(base, Align::Centre, font, ink, text);
    }

    fn glyph_row(&mut self, left: i32, y: i32, ink: u8, levels: &[u8]) {
        let right = left + i32::try_from(levels.len()).unwrap_or(0);
        let Some(target) = self.row(y, left, right).filter(|target| target.len() == levels.len())
        else {
            return;
        };
        for (pixel, level) in target.iter_mut().zip(levels) {
            match *level {
                0 => {}
                LEVELS => *pixel = ink,
                level => *pixel = PALETTE.over(ink, *pixel, level),
            }
        }
    }

    fn span(&mut self, y: i32, left: i32, right: i32, shade: Shade) {
        if let Some(row) = self.row(y, left, right) {
            row.fill(shade.index());
        }
    }

    /// Lays a shade over one pixel.
    fn mix(&mut self, x: i32, y: i32, shade: Shade, level: u8) {
        if let Some([pixel]) = self.row(y, x, x + 1) {
            *pixel = PALETTE.over(shade.index(), *pixel, level);
        }
    }

    /// The pixels of a row from `left` to before `right`, as far as they are on the canvas.
    fn row(&mut self, y: i32, left: i32, right: i32) -> Option<&mut [u8]> {
        let (width, height) = self.indices.dimensions();
        let y = u32::try_from(y).ok().filter(|y| *y < height)?;
        let left = left.clamp(0, width.cast_signed()).cast_unsigned();
        let right = right.clamp(0, width.cast_signed()).cast_unsigned();
        let start = (y * width) as usize;
        self.indices.get_mut(start + left as usize..start + right as usize)
    }
}

/// A rectangle in pixels; `right` and `bottom` lie outside.
struct Bounds {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Bounds {
    fn of(place: Area) -> Self {
        Self {
            left: pixels(place.x),
            top: pixels(place.y),
            right: pixels(place.x + place.w),
            bottom: pixels(place.y + place.h),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
fn half(length: i32) -> f32 {
    length as f32 / 2.0
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
