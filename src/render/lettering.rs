//! Type: measuring, wrapping and shortening, visual language §3.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, GlyphId, PxScale};
use parking_lot::RwLock;

use super::faces::font;
pub use super::faces::{Face, can_draw};
use super::fonts::{self, Fonts, Han};
use super::geometry::SCALE;
use super::glyph::Glyph;
use super::shade::LEVELS;
use super::shaping::{is_ignorable, shaped};
use super::{outlines, shaping};

/// The smallest size that can be read on a phone, in units, visual language §3.
pub const LEAST: f32 = 10.2;

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
        if self.face.has_all(text) {
            self.run(text).width
        } else {
            shaped(self.face, text).width * self.size
        }
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
        if !self.face.has_all(text) {
            let ends = shaping::ends(text);
            let fitting = ends.partition_point(fits);
            return Some(fitting.checked_sub(1).map_or(0, |last| ends[last]));
        }
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

    /// The text in at most `lines` lines of `width` units, in this size or in the largest smaller one, but none that is too small to
    /// read, in which nothing of the text is cut.
    pub fn wrap_whole(self, text: &str, width: f32, lines: usize) -> (Self, Vec<String>) {
        const STEP: f32 = 0.4;
        let wrapped = |size: f32| {
            let font = Self::new(self.face, size);
            (font, font.wrap(text, width, lines))
        };
        let is_whole = |(_, lines): &(Self, Vec<String>)| {
            text.ends_with('…') || !lines.iter().any(|line| line.ends_with('…'))
        };
        let smaller = |size: &f32| (*size - STEP >= LEAST).then_some(*size - STEP);
        let mut sizes = std::iter::successors(Some(self.size), smaller);
        let whole = sizes.find_map(|size| Some(wrapped(size)).filter(is_whole));
        whole.unwrap_or_else(|| wrapped(LEAST.min(self.size)))
    }

    /// The first of these texts that is whole in so many lines, in this size or a smaller one; of the last one what has room.
    pub fn first_whole(self, texts: &[String], width: f32, lines: usize) -> (Self, Vec<String>) {
        let is_whole = |(_, lines): &(Self, Vec<String>)| !lines.iter().any(|it| it.ends_with('…'));
        let wrapped = |text: &String| self.wrap_whole(text, width, lines);
        let whole = texts.iter().map(wrapped).find(is_whole);
        whole.or_else(|| texts.last().map(wrapped)).unwrap_or((self, Vec::new()))
    }

    /// The same in one line.
    pub fn fit(self, text: &str, width: f32) -> (Self, String) {
        let (font, lines) = self.wrap_whole(text, width, 1);
        (font, lines.into_iter().next().unwrap_or_default())
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
        let run = if self.face.has_all(text) {
            let width = self.places(text).last().map_or(0.0, |(_, _, end)| end / SCALE);
            let glyphs =
                self.places(text).filter_map(|(id, start, _)| Some((glyph(self, id)?, start)));
            Run { glyphs: glyphs.collect(), line: None, width }
        } else {
            let shaped = shaped(self.face, text);
            let line = outlines::draw(&shaped, self.size);
            Run { glyphs: Vec::new(), line, width: shaped.width * self.size }
        };
        let run = Arc::new(run);
        RUNS.write().keep(of, text, &run);
        run
    }
}

/// A name with the letters that the shipped fonts lack, when the fonts of the system have them; `None` when it needs none.
pub(super) fn spell(name: &str) -> Option<String> {
    if can_draw(name) {
        return None;
    }
    let fonts = fonts::found()?;
    let text = writable(fonts, name)?;
    shaped(Face::Bold, &text).is_whole.then_some(text)
}

/// What these fonts have of a name, if that is more than punctuation.
fn writable(fonts: &Fonts, name: &str) -> Option<String> {
    let has = |letter: char| fonts.face_for(letter, Han::Chinese).is_some();
    let is_written = |letter: &char| match *letter {
        letter if can_draw(letter.encode_utf8(&mut [0; 4])) || is_ignorable(letter) => true,
        letter => !is_formatting(letter) && has(letter),
    };
    let letters: String = name.chars().filter(is_written).collect();
    let words: Vec<&str> = letters.split_whitespace().collect();
    let is_more = |letter: char| letter.is_alphanumeric() || has(letter) && !letter.is_ascii();
    letters.contains(is_more).then(|| words.join(" "))
}

/// Whether a character would turn or break the line that it stands in.
fn is_formatting(letter: char) -> bool {
    let is_mark = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
    is_mark || letter.is_control() || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Whether these fonts write all of a name, and what they write; for tests, which search no system.
#[cfg(test)]
pub(super) fn spell_with(fonts: &Fonts, name: &str) -> Option<String> {
    writable(fonts, name).filter(|text| shaping::shape(Some(fonts), Face::Bold, text).is_whole)
}

/// A line of text as glyphs.
pub(crate) struct Run {
    /// Those that are not blank, each with the pixel where its origin lies, from the start of the text.
    pub glyphs: Vec<(&'static Glyph, f32)>,
    /// The whole line as one glyph instead, when the face lacks a letter of it.
    pub line: Option<Glyph>,
    /// In units.
    pub width: f32,
}

/// How many runs are kept: the words of several pictures, some 300 bytes each. Names of players come and go, so
/// beyond this all are forgotten.
const MOST_RUNS: usize = 4096;

/// What a run counts for each of these bytes.
const RUN_BYTES: usize = 300;

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
        let bytes = run.line.as_ref().map_or(0, |line| line.levels.len());
        self.count += usize::from(is_new) * (1 + bytes / RUN_BYTES);
    }
}

/// Read by every picture, written when a text is first met.
static RUNS: LazyLock<RwLock<Runs>> = LazyLock::new(RwLock::default);

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
    Some(Glyph::new(left, top, width, levels))
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
