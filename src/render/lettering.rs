//! Type: the shipped fonts, measuring, wrapping and shortening, visual language §3.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, FontRef, GlyphId, PxScale};
use parking_lot::RwLock;

use super::geometry::SCALE;
use super::shade::LEVELS;

/// One of the shipped fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Cinzel 700: titles and totals.
    Title,
    /// Fira Sans Condensed 600.
    Text,
    /// Fira Sans Condensed 700.
    Bold,
}

/// A font in a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Type {
    face: Face,
    size: f32,
}

impl Type {
    /// The face, `size` units high.
    pub const fn new(face: Face, size: f32) -> Self {
        Self { face, size }
    }

    /// The size in units.
    pub const fn size(self) -> f32 {
        self.size
    }

    /// The height of a capital or a numeral, in units.
    pub fn cap_height(self) -> f32 {
        // Both families: 0.69 to 0.70 of the size.
        self.size * 0.693
    }

    /// How wide the text is, in units.
    pub fn width(self, text: &str) -> f32 {
        self.run(text).width
    }

    /// The text, or as much of it as fits into `width` units with an ellipsis behind it: for names, of which every letter counts.
    pub fn shorten(self, text: &str, width: f32) -> String {
        match self.cut(text, width) {
            None => text.to_owned(),
            Some(end) => format!("{}…", text[..end].trim_end()),
        }
    }

    /// The same, cut behind a whole word if there is one in the second half of what fits: for sentences.
    pub fn shorten_words(self, text: &str, width: f32) -> String {
        let Some(end) = self.cut(text, width) else { return text.to_owned() };
        let (head, rest) = text.split_at(end);
        let is_whole = head.ends_with(char::is_whitespace) || rest.starts_with(char::is_whitespace);
        let whole = head.trim_end().rfind(char::is_whitespace);
        let end = whole.filter(|whole| !is_whole && *whole >= end / 2).unwrap_or(end);
        format!("{}…", text[..end].trim_end_matches([' ', '.', ',', ':', '+', '·']))
    }

    /// Where the text ends that fits with an ellipsis behind it; `None` if all of it fits.
    fn cut(self, text: &str, width: f32) -> Option<usize> {
        if self.width(text) <= width {
            return None;
        }
        let fits = |end: &usize| self.width(&format!("{}…", text[..*end].trim_end())) <= width;
        Some(text.char_indices().map(|(end, _)| end).rev().find(fits).unwrap_or(0))
    }

    /// The text in at most `lines` lines of `width` units, the last one shortened when it is still too long.
    pub fn wrap(self, text: &str, width: f32, lines: usize) -> Vec<String> {
        let mut done: Vec<String> = Vec::new();
        let mut words = text.split_whitespace().peekable();
        while let Some(first) = words.next() {
            let mut line = first.to_owned();
            let is_last = done.len() + 1 == lines;
            while let Some(next) = words.peek() {
                let longer = format!("{line} {next}");
                if self.width(&longer) > width && !is_last {
                    break;
                }
                line = longer;
                words.next();
            }
            done.push(self.shorten_words(&line, width));
        }
        done
    }

    /// Each glyph with its start and end, in pixels from the start of the text.
    fn places(self, text: &str) -> impl Iterator<Item = (GlyphId, f32, f32)> {
        let font = font(self.face);
        let factor = self.size * SCALE / font.units_per_em().unwrap_or(1000.0);
        let (mut end, mut before) = (0.0, None);
        text.chars().map(move |letter| {
            let id = font.glyph_id(letter);
            let kern = before.map_or(0.0, |left| font.kern_unscaled(left, id));
            let start = end + kern * factor;
            end = start + font.h_advance_unscaled(id) * factor;
            before = Some(id);
            (id, start, end)
        })
    }

    /// The text laid out: kept, since pictures repeat their words, and measuring comes before drawing.
    pub(crate) fn run(self, text: &str) -> Arc<Run> {
        let of = (self.face, self.size.to_bits());
        if let Some(known) = RUNS.read().find(of, text) {
            return known;
        }
        let width = self.places(text).last().map_or(0.0, |(_, _, end)| end / SCALE);
        let glyphs = self.places(text).filter_map(|(id, start, _)| Some((glyph(self, id)?, start)));
        let run = Arc::new(Run { glyphs: glyphs.collect(), width });
        RUNS.write().keep(of, text, &run);
        run
    }
}

/// Whether the text fonts have every character of this text.
pub fn can_draw(text: &str) -> bool {
    text.chars().all(|letter| font(Face::Bold).glyph_id(letter).0 != 0)
}

/// A line of text as glyphs.
pub(crate) struct Run {
    /// Those that are not blank, each with the pixel where its origin lies, from the start of the text.
    pub glyphs: Vec<(&'static Glyph, f32)>,
    /// In units.
    pub width: f32,
}

/// How many runs are kept: the words of several pictures, some 300 bytes each. Names of players come and go, so
/// beyond this all are forgotten.
const MOST_RUNS: usize = 4096;

/// Runs by face and size, then by text.
#[derive(Default)]
struct Runs {
    known: HashMap<(Face, u32), HashMap<Box<str>, Arc<Run>>>,
    count: usize,
}

impl Runs {
    fn find(&self, of: (Face, u32), text: &str) -> Option<Arc<Run>> {
        self.known.get(&of)?.get(text).cloned()
    }

    fn keep(&mut self, of: (Face, u32), text: &str, run: &Arc<Run>) {
        if self.count >= MOST_RUNS {
            *self = Self::default();
        }
        let is_new =
            self.known.entry(of).or_default().insert(text.into(), Arc::clone(run)).is_none();
        self.count += usize::from(is_new);
    }
}

/// Read by every picture, written when a text is first met.
static RUNS: LazyLock<RwLock<Runs>> = LazyLock::new(RwLock::default);

/// A glyph as opacities, in [`LEVELS`].
pub(crate) struct Glyph {
    /// Pixels from the origin to the left edge.
    pub left: i32,
    /// Pixels from the base line to the upper edge; negative is above it.
    pub top: i32,
    /// From above, without the blanks at both ends of each.
    pub rows: Vec<GlyphRow>,
    pub levels: Vec<u8>,
}

/// A row of a glyph.
pub(crate) struct GlyphRow {
    /// The first pixel that is not blank, from the left edge.
    pub start: u16,
    /// Where its levels begin, and where they end.
    pub first: usize,
    pub last: usize,
}

/// Face, size as bits, and the glyph in the font.
type GlyphKey = (Face, u32, u16);

/// Glyphs drawn so far, which live as long as the program: their number is that of the fonts' glyphs and our
/// sizes. `None` for a blank. Read by every picture, written when a glyph is first met.
static GLYPHS: LazyLock<RwLock<HashMap<GlyphKey, Option<&'static Glyph>>>> =
    LazyLock::new(RwLock::default);

fn glyph(of: Type, id: GlyphId) -> Option<&'static Glyph> {
    let key = (of.face, of.size.to_bits(), id.0);
    if let Some(known) = GLYPHS.read().get(&key) {
        return *known;
    }
    let drawn = draw(of, id).map(|glyph| &*Box::leak(Box::new(glyph)));
    *GLYPHS.write().entry(key).or_insert(drawn)
}

fn draw(of: Type, id: GlyphId) -> Option<Glyph> {
    let font = font(of.face);
    let em = font.height_unscaled() / font.units_per_em().unwrap_or(1000.0);
    let outline = font.outline_glyph(id.with_scale(PxScale::from(of.size * SCALE * em)))?;
    let bounds = outline.px_bounds();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole pixels of one glyph"
    )]
    let (left, top, width, height) = (
        bounds.min.x as i32,
        bounds.min.y as i32,
        bounds.width() as usize,
        bounds.height() as usize,
    );
    let mut levels = vec![0; width * height];
    outline.draw(|x, y, cover| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 0 and LEVELS"
        )]
        let level = (cover.clamp(0.0, 1.0) * f32::from(LEVELS)).round() as u8;
        levels[y as usize * width + x as usize] = level;
    });
    Some(Glyph { left, top, rows: (0..height).map(|y| row(&levels, width, y)).collect(), levels })
}

/// Where a row of a glyph is not blank.
fn row(levels: &[u8], width: usize, y: usize) -> GlyphRow {
    let row = &levels[y * width..(y + 1) * width];
    let start = row.iter().position(|level| *level > 0).unwrap_or(0);
    let end = row.iter().rposition(|level| *level > 0).map_or(start, |last| last + 1);
    let first = y * width + start;
    GlyphRow { start: u16::try_from(start).unwrap_or(0), first, last: y * width + end }
}

/// The fonts, parsed once.
fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
        let files: [&'static [u8]; 3] = [
            include_bytes!("../../assets/fonts/Cinzel-Bold.ttf"),
            include_bytes!("../../assets/fonts/FiraSansCondensed-SemiBold.ttf"),
            include_bytes!("../../assets/fonts/FiraSansCondensed-Bold.ttf"),
        ];
        files.map(|file| FontRef::try_from_slice(file).expect("the shipped fonts are well-formed"))
    });
    match face {
        Face::Title => &FONTS[0],
        Face::Text => &FONTS[1],
        Face::Bold => &FONTS[2],
    }
}

#[cfg(test)]
mod tests {
    use super::super::theme::LABEL;

    #[test]
    fn sentences_are_cut_between_words_and_names_anywhere() {
        let text = "one two three four";
        let fits = |kept: &str| LABEL.width(kept) + 0.01;
        assert_eq!(LABEL.shorten_words(text, fits(text)), text);
        assert_eq!(LABEL.shorten_words(text, fits("one two…")), "one two…");
        assert_eq!(LABEL.shorten_words(text, fits("one two three…")), "one two three…");
        assert_eq!(LABEL.shorten_words(text, fits("one two th…")), "one two…");
        assert_eq!(LABEL.shorten(text, fits("one two th…")), "one two th…");
        let long = "a Donaudampfschiff";
        assert_eq!(LABEL.shorten_words(long, fits("a Donaudamp…")), "a Donaudamp…");
    }
}
