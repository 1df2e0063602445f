//! Glyphs of any font as outlines, and a line of them as opacities.

use std::io::Cursor;

use harfrust::GlyphBuffer;
use image::imageops::{self, FilterType};
use image::{GrayImage, ImageFormat};
use resvg::tiny_skia::{FillRule, Mask, Path, PathBuilder, Transform};
use skrifa::bitmap::{BitmapData, BitmapGlyph, Origin};
use skrifa::instance::{Location, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::geometry::SCALE;
use super::glyph::Glyph;
use super::shade::LEVELS;

/// A line of text as outlines, whatever its size: lengths are in ems, from the start of its base line, y downwards.
#[derive(Default)]
pub(super) struct Shaped {
    pub(super) path: Option<Path>,
    /// What colour fonts have as pictures.
    pub(super) images: Vec<Image>,
    pub(super) width: f32,
    /// Whether each letter is drawn: a broken font has no outline, and no font has everything.
    pub(super) is_whole: bool,
}

impl Shaped {
    /// How many bytes it takes, about.
    pub(super) fn bytes(&self) -> usize {
        let points = self.path.as_ref().map_or(0, Path::len);
        64 + 9 * points + self.images.iter().map(Image::bytes).sum::<usize>()
    }
}

/// How far above and below the base line a line reaches, in ems: more would be drawn over its neighbours.
const ABOVE: f32 = 1.1;
const BELOW: f32 = 0.45;

/// How far it reaches beyond its start and its end, in ems.
const BESIDE: f32 = 0.2;

/// A glyph that a colour font has as a picture, in one colour.
pub(super) struct Image {
    /// How opaque it is, pixel by pixel.
    opacity: GrayImage,
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

impl Image {
    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.opacity.as_raw().len()
    }
}

/// Writes glyphs behind each other, in ems.
#[derive(Default)]
pub(super) struct Pen {
    builder: PathBuilder,
    images: Vec<Image>,
    width: f32,
}

impl Pen {
    /// Writes the glyphs; says whether each character of the text has one, and any can be seen.
    pub(super) fn write(
        &mut self,
        font: &FontRef<'_>,
        place: &Location,
        glyphs: &GlyphBuffer,
    ) -> bool {
        let em = f32::from(font.metrics(Size::unscaled(), place).units_per_em.max(1));
        let mut has_ink = false;
        for (info, position) in glyphs.glyph_infos().iter().zip(glyphs.glyph_positions()) {
            if info.glyph_id == 0 {
                return false;
            }
            let id = GlyphId::new(info.glyph_id);
            let x = self.width + units(position.x_offset) / em;
            let y = -units(position.y_offset) / em;
            has_ink |= self.outline(font, place, id, (x, y, em)) || self.image(font, id, (x, y));
            self.width += units(position.x_advance) / em;
        }
        has_ink
    }

    /// What was written, and how wide it is.
    pub(super) fn finish(self) -> (Option<Path>, Vec<Image>, f32) {
        (self.builder.finish(), self.images, self.width)
    }

    fn outline(
        &mut self,
        font: &FontRef<'_>,
        place: &Location,
        id: GlyphId,
        (x, y, em): (f32, f32, f32),
    ) -> bool {
        let Some(glyph) = font.outline_glyphs().get(id) else { return false };
        let before = self.builder.len();
        let mut line = Line { builder: &mut self.builder, x, y, scale: em.recip() };
        let settings = DrawSettings::unhinted(Size::unscaled(), place);
        glyph.draw(settings, &mut line).is_ok() && self.builder.len() > before
    }

    fn image(&mut self, font: &FontRef<'_>, id: GlyphId, (x, y): (f32, f32)) -> bool {
        let Some(glyph) = font.bitmap_strikes().glyph_for_size(Size::new(IMAGE), id) else {
            return false;
        };
        let Some(opacity) = opacity(&glyph) else { return false };
        let (em_x, em_y) = (glyph.ppem_x.max(1.0), glyph.ppem_y.max(1.0));
        let height = pixels(opacity.height()) / em_y;
        let bearing = glyph.inner_bearing_y / em_y;
        let top = match glyph.placement_origin {
            Origin::TopLeft => y - bearing,
            Origin::BottomLeft => y - bearing - height,
        };
        let left = x + glyph.inner_bearing_x / em_x;
        let width = pixels(opacity.width()) / em_x;
        self.images.push(Image { opacity, left, top, width, height });
        true
    }
}

/// The pictures of colour fonts are taken in this size, in pixels an em: most have one.
const IMAGE: f32 = 109.0;

/// How opaque a picture is in one colour: what is dark in it is fainter, so that a face keeps its eyes.
fn opacity(glyph: &BitmapGlyph<'_>) -> Option<GrayImage> {
    let BitmapData::Png(file) = glyph.data else { return None };
    let mut reader = image::ImageReader::new(Cursor::new(file));
    reader.set_format(ImageFormat::Png);
    let picture = reader.decode().ok()?.into_rgba8();
    let opaque = |pixel: &image::Rgba<u8>| {
        let [red, green, blue, alpha] = pixel.0.map(u32::from);
        let light = (3 * red + 6 * green + blue) / 10;
        u8::try_from(alpha * (FAINT + (255 - FAINT) * light / 255) / 255).unwrap_or(u8::MAX)
    };
    let levels = picture.pixels().map(opaque).collect();
    GrayImage::from_raw(picture.width(), picture.height(), levels)
}

/// How opaque black is in such a picture, of 255.
const FAINT: u32 = 70;

/// Takes the outline of a glyph at its place on the line.
struct Line<'a> {
    builder: &'a mut PathBuilder,
    x: f32,
    y: f32,
    scale: f32,
}

impl Line<'_> {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y - y * self.scale)
    }
}

impl OutlinePen for Line<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.builder.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let ((cx, cy), (x, y)) = (self.at(cx, cy), self.at(x, y));
        self.builder.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let ((ax, ay), (bx, by), (x, y)) = (self.at(ax, ay), self.at(bx, by), self.at(x, y));
        self.builder.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}

/// A line of text as one glyph of this size, in units.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few thousand pixels, from 0 on"
)]
pub(super) fn draw(shaped: &Shaped, size: f32) -> Option<Glyph> {
    let em = size * SCALE;
    let (beside, above) = ((BESIDE * em).ceil(), (ABOVE * em).ceil());
    let width = (shaped.width * em + 2.0 * beside).clamp(1.0, MOST_PIXELS).ceil() as u32;
    let height = (above + BELOW * em).ceil() as u32;
    let mut mask = Mask::new(width, height)?;
    let place = Transform::from_row(em, 0.0, 0.0, em, beside, above);
    if let Some(path) = &shaped.path {
        mask.fill_path(path, FillRule::Winding, true, place);
    }
    for image in &shaped.images {
        let across = ((image.width * em).round() as u32).clamp(1, height);
        let down = ((image.height * em).round() as u32).clamp(1, height);
        let small = imageops::resize(&image.opacity, across, down, FilterType::Triangle);
        let left = (beside + image.left * em).round().max(0.0) as u32;
        let top = (above + image.top * em).round().max(0.0) as u32;
        for (x, y, pixel) in small.enumerate_pixels() {
            let (x, y) = (left + x, top + y);
            if x < width && y < height {
                let level = &mut mask.data_mut()[(y * width + x) as usize];
                *level = pixel.0[0].max(*level);
            }
        }
    }
    let level = |cover: u8| ((u32::from(cover) * u32::from(LEVELS) + 127) / 255) as u8;
    let levels = mask.data().iter().map(|cover| level(*cover)).collect();
    Some(Glyph::new(-(beside as i32), -(above as i32), width as usize, levels))
}

/// Wider than any page.
const MOST_PIXELS: f32 = 4096.0;

#[expect(clippy::cast_precision_loss, reason = "a few thousand units")]
fn units(length: i32) -> f32 {
    length as f32
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
fn pixels(length: u32) -> f32 {
    length as f32
}
