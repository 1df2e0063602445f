//! A picture under work: palette indices, and the few shapes that the pages are made of.

use std::marker::PhantomData;
use std::ops::Range;

use image::{GrayImage, Luma};
use imageproc::drawing::draw_antialiased_polygon_mut;
use imageproc::point::Point as Corner;

use super::deflate::SPARE;
use super::gallery::Style;
use super::geometry::SCALE;
pub use super::geometry::{Align, Area, Point, area, at, length, pixels};
use super::glyph::Glyph;
use super::house::House;
use super::lettering::Type;
use super::page::Raster;
use super::palette::Palette;
use super::rounding::rounding;
use super::shade::{Common, LEVELS, Shade};
use super::sprite::Sprite;
use super::{theme, watched};

/// A picture under work, in the palette of style `S`.
///
/// It is kept as it is compressed: before each row stands PNG's filter byte 0 ("none"), behind the last one `SPARE`
/// bytes. The first column of `indices` therefore is no pixel.
#[derive(Clone)]
pub struct Canvas<S> {
    /// One palette index a pixel.
    indices: GrayImage,
    palette: &'static Palette,
    style: PhantomData<S>,
}

impl Canvas<House> {
    /// A finished page below a band of this height: all palettes begin with the shades of the house.
    ///
    /// # Panics
    /// Never: there are more bytes than pixels.
    pub(crate) fn below_band(page: &Raster, height: f32, ground: Common) -> Self {
        let stride = page.stride;
        let band = pixels(height).cast_unsigned() as usize;
        let mut raw = vec![ground.index(); band * stride];
        raw.iter_mut().step_by(stride).for_each(|filter| *filter = 0);
        raw.extend(&page.rows);
        let rows = u32::try_from(band + page.height()).expect("a page has a few thousand rows");
        let stride = u32::try_from(stride).expect("a page has a few thousand columns");
        let indices = GrayImage::from_raw(stride, rows, raw).expect("more bytes than pixels");
        Self { indices, palette: page.palette, style: PhantomData }
    }
}

impl<S: Style> Canvas<S> {
    /// A canvas of one colour, as wide as a page.
    ///
    /// # Panics
    /// Never: there are as many bytes as pixels.
    pub fn new(height: f32, ground: impl Into<Shade<S>>) -> Self {
        let (stride, height) =
            (pixels(theme::WIDTH).cast_unsigned() + 1, pixels(height).cast_unsigned());
        let rows = (stride * height) as usize;
        let mut raw = vec![ground.into().index(); rows + SPARE];
        raw[rows..].fill(0);
        raw.iter_mut().step_by(stride as usize).for_each(|filter| *filter = 0);
        let indices = GrayImage::from_raw(stride, height, raw).expect("more bytes than pixels");
        Self { indices, palette: S::gallery().palette(), style: PhantomData }
    }

    /// The finished drawing.
    pub(crate) fn into_page(self) -> Raster {
        let stride = self.indices.width() as usize;
        Raster { rows: self.indices.into_raw(), stride, palette: self.palette }
    }

    /// The palette indices of a row.
    #[cfg(test)]
    pub(crate) fn line(&self, y: usize) -> &[u8] {
        let stride = self.indices.width() as usize;
        &self.indices.as_raw()[y * stride + 1..(y + 1) * stride]
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, place: Area, shade: impl Into<Shade<S>>) {
        let shade = shade.into();
        let bounds = Bounds::of(place);
        for y in bounds.top..bounds.bottom {
            self.span(y, bounds.left, bounds.right, shade);
        }
    }

    /// Fills a rectangle with round corners.
    pub fn round(&mut self, place: Area, radius: f32, shade: impl Into<Shade<S>>) {
        self.round_but(place, radius, shade.into(), &Middle { left: 0, right: 0, rows: 0..0 });
    }

    /// The same without what will be covered or has its shade already.
    fn round_but(&mut self, place: Area, radius: f32, shade: Shade<S>, middle: &Middle) {
        let bounds = Bounds::of(place);
        let radius = radius * SCALE;
        #[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
        let corner = (radius.ceil() as i32).min((bounds.bottom - bounds.top) / 2);
        let rounding = rounding(radius);
        for y in bounds.top..bounds.bottom {
            let depth = (y - bounds.top).min(bounds.bottom - 1 - y);
            if depth >= corner && middle.rows.contains(&y) {
                self.span(y, bounds.left, middle.left, shade);
                self.span(y, middle.right, bounds.right, shade);
                continue;
            }
            if depth >= corner {
                self.span(y, bounds.left, bounds.right, shade);
                continue;
            }
            let levels = rounding.row(depth);
            let is_soft = |(_, level): &(i32, &u8)| **level < LEVELS;
            let whole = (0..corner).zip(levels).take_while(is_soft).count();
            let whole = i32::try_from(whole).unwrap_or(corner);
            self.span(y, bounds.left + whole, bounds.right - whole, shade);
            for (x, level) in (0..whole).zip(levels) {
                self.mix(bounds.left + x, y, shade.index(), *level);
                self.mix(bounds.right - 1 - x, y, shade.index(), *level);
            }
        }
    }

    /// A rectangle with round corners and an edge of this thickness within it.
    pub fn framed(
        &mut self,
        place: Area,
        radius: f32,
        edge: (f32, impl Into<Shade<S>>),
        shade: impl Into<Shade<S>>,
    ) {
        let (inner, within) = (place.inset(edge.0), (radius - edge.0).max(0.0));
        self.round_but(place, radius, edge.1.into(), &Middle::of(inner, within));
        self.round(inner, within, shade);
    }

    /// The same on a ground that has the body's shade already.
    pub fn outline(
        &mut self,
        place: Area,
        radius: f32,
        edge: (f32, impl Into<Shade<S>>),
        ground: impl Into<Shade<S>>,
    ) {
        let (inner, within) = (place.inset(edge.0), (radius - edge.0).max(0.0));
        let middle = Middle::of(inner, within);
        self.round_but(place, radius, edge.1.into(), &middle);
        self.round_but(inner, within, ground.into(), &middle);
    }

    /// Fills a circle.
    pub fn disc(&mut self, centre: Point, radius: f32, shade: impl Into<Shade<S>>) {
        self.round(Area::square(centre, 2.0 * radius), radius, shade);
    }

    /// Fills a polygon.
    pub fn polygon(&mut self, corners: &[Point], shade: impl Into<Shade<S>>) {
        let (ink, palette) = (shade.into().index(), self.palette);
        let corners: Vec<_> =
            corners.iter().map(|p| Corner::new(pixels(p.x) + 1, pixels(p.y))).collect();
        draw_antialiased_polygon_mut(
            &mut self.indices,
            &corners,
            Luma([ink]),
            |ink, ground, cover| {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "between 0 and LEVELS"
                )]
                let level = (cover.clamp(0.0, 1.0) * f32::from(LEVELS)).round() as u8;
                Luma([palette.over(ink.0[0], ground.0[0], level)])
            },
        );
    }

    /// Copies a drawing with its upper left pixel at a place.
    pub fn blit(&mut self, place: Point, sprite: &Sprite<S>) {
        self.blit_at(pixels(place.x), pixels(place.y), sprite);
    }

    /// Copies a drawing so that its middle is at a place.
    pub fn blit_centred(&mut self, centre: Point, sprite: &Sprite<S>) {
        let (width, height) = (sprite.width.cast_signed(), sprite.height.cast_signed());
        self.blit_at(
            pixels(centre.x - SCALE.recip() * half(width)),
            pixels(centre.y - SCALE.recip() * half(height)),
            sprite,
        );
    }

    /// Copies a drawing with its upper left pixel at this pixel.
    pub fn blit_at(&mut self, left: i32, top: i32, sprite: &Sprite<S>) {
        self.blit_rows(left, top, sprite, 0);
    }

    /// Copies the lower part of a drawing with its upper left pixel at a place: all but its uppermost units.
    pub fn blit_below(&mut self, place: Point, sprite: &Sprite<S>, without: f32) {
        let first = pixels(without).max(0).cast_unsigned();
        self.blit_rows(pixels(place.x), pixels(place.y), sprite, first);
    }

    /// The same from this row of pixels on.
    fn blit_rows(&mut self, left: i32, top: i32, sprite: &Sprite<S>, first: u32) {
        let mut solid = &sprite.solid[..];
        for run in &sprite.runs {
            let (row, rest) = solid.split_at(run.len as usize);
            solid = rest;
            if run.y < first {
                continue;
            }
            let start = left + run.x.cast_signed();
            let end = start + run.len.cast_signed();
            if let Some(target) = self.row(top + run.y.cast_signed(), start, end)
                && target.len() == row.len()
            {
                target.copy_from_slice(row);
            }
        }
        for soft in sprite.soft.iter().filter(|soft| soft.y >= first) {
            let (x, y) = (left + soft.x.cast_signed(), top + soft.y.cast_signed());
            self.mix(x, y, soft.ink, soft.level);
        }
    }

    /// Fills a rectangle with repeats of an opaque drawing, which begin at the page's corner.
    pub fn repeat(&mut self, place: Area, texture: &Sprite<S>) {
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
    pub fn text(
        &mut self,
        place: Point,
        align: Align,
        font: Type,
        ink: impl Into<Shade<S>>,
        text: &str,
    ) -> f32 {
        let ink = ink.into().index();
        let run = font.run(text);
        let start = match align {
            Align::Left => place.x,
            Align::Centre => place.x - run.width / 2.0,
            Align::Right => place.x - run.width,
        };
        let height = font.cap_height();
        watched::note(text, font.size(), area(start, place.y - height, run.width, height));
        let base = pixels(place.y);
        for (glyph, offset) in &run.glyphs {
            let left = pixels(start + offset / SCALE) + glyph.left;
            self.stamp(left, base + glyph.top, ink, glyph);
        }
        if let Some(line) = &run.line {
            self.stamp(pixels(start) + line.left, base + line.top, ink, line);
        }
        run.width
    }

    /// Writes text whose capitals are centred on a place, both ways.
    pub fn text_centred(
        &mut self,
        centre: Point,
        font: Type,
        ink: impl Into<Shade<S>>,
        text: &str,
    ) {
        let base = at(centre.x, centre.y + font.cap_height() / 2.0);
        self.text(base, Align::Centre, font, ink, text);
    }

    /// Draws a glyph, row by row: what is whole is filled, its soft edge is mixed.
    fn stamp(&mut self, left: i32, top: i32, ink: u8, glyph: &Glyph) {
        let ramps = self.palette.over_with(ink);
        for (y, row) in (top..).zip(&glyph.rows) {
            let start = left + i32::from(row.start);
            let levels = &glyph.levels[row.first..row.last];
            let right = start + i32::try_from(levels.len()).unwrap_or(0);
            let Some(target) = self.row(y, start, right).filter(|row| row.len() == levels.len())
            else {
                continue;
            };
            for (pixel, level) in target.iter_mut().zip(levels) {
                match *level {
                    0 => {}
                    LEVELS => *pixel = ink,
                    level => *pixel = ramps.mix(*pixel, level),
                }
            }
        }
    }

    fn span(&mut self, y: i32, left: i32, right: i32, shade: Shade<S>) {
        if let Some(row) = self.row(y, left, right) {
            row.fill(shade.index());
        }
    }

    /// Lays a shade over one pixel.
    fn mix(&mut self, x: i32, y: i32, ink: u8, level: u8) {
        if level == 0 {
            return;
        }
        let palette = self.palette;
        if let Some([pixel]) = self.row(y, x, x + 1) {
            *pixel = palette.over(ink, *pixel, level);
        }
    }

    /// The pixels of a row from `left` to before `right`, as far as they are on the canvas.
    fn row(&mut self, y: i32, left: i32, right: i32) -> Option<&mut [u8]> {
        let (stride, height) = self.indices.dimensions();
        let y = u32::try_from(y).ok().filter(|y| *y < height)?;
        let width = (stride - 1).cast_signed();
        let left = left.clamp(0, width).cast_unsigned();
        let right = right.clamp(0, width).cast_unsigned();
        let start = (y * stride) as usize + 1;
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

/// The rows of a box with round corners that are straight at both ends, in pixels.
struct Middle {
    left: i32,
    right: i32,
    rows: Range<i32>,
}

impl Middle {
    fn of(place: Area, radius: f32) -> Self {
        let Bounds { left, top, right, bottom } = Bounds::of(place);
        #[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
        let corner = (radius * SCALE).ceil() as i32;
        Self { left, right, rows: top + corner..bottom - corner }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
fn half(length: i32) -> f32 {
    length as f32 / 2.0
}
