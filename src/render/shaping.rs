//! Text that the shipped fonts cannot write alone: its directions, the font of each part, and how its letters join.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

use fontdb::ID;
use harfrust::{Direction, ShapeOptions, ShaperData, ShaperInstance, UnicodeBuffer};
use parking_lot::RwLock;
use skrifa::{FontRef, MetadataProvider};
use unicode_bidi::BidiInfo;
use unicode_script::{Script, UnicodeScript};

use super::faces::{Face, shipped};
use super::fonts::{self, Fonts, Han};
use super::outlines::{Pen, Shaped};

/// How many bytes of shaped text are kept: the names of some hundred tables. Beyond this all are forgotten.
const MOST_BYTES: usize = 4 << 20;

/// Texts laid out so far, by face.
#[derive(Default)]
struct Known {
    texts: HashMap<(Face, Box<str>), Arc<Shaped>>,
    bytes: usize,
}

static KNOWN: LazyLock<RwLock<Known>> = LazyLock::new(RwLock::default);

/// The text laid out with the fonts of this program, kept for the next picture.
pub(super) fn shaped(face: Face, text: &str) -> Arc<Shaped> {
    let key = (face, text.into());
    if let Some(known) = KNOWN.read().texts.get(&key) {
        return Arc::clone(known);
    }
    let shaped = Arc::new(shape(fonts::found(), face, text));
    let mut known = KNOWN.write();
    if known.bytes >= MOST_BYTES {
        *known = Known::default();
    }
    known.bytes += shaped.bytes();
    known.texts.insert(key, Arc::clone(&shaped));
    shaped
}

/// Where a text may be cut: not between a letter and what stands on it or changes it.
pub(super) fn ends(text: &str) -> Vec<usize> {
    let is_joined = |letter: char| {
        is_ignorable(letter)
            || letter.script() == Script::Inherited
            || matches!(letter, '\u{1f3fb}'..='\u{1f3ff}')
    };
    let mut before = None;
    let mut ends = Vec::new();
    for (end, letter) in text.char_indices() {
        if !is_joined(letter) && before != Some('\u{200d}') {
            ends.push(end);
        }
        before = Some(letter);
    }
    ends
}

/// Which font writes a part of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Voice {
    Shipped(Face),
    Found(ID),
}

/// Part of a text in one direction, one font and one script.
struct Part {
    range: Range<usize>,
    voice: Voice,
    script: Script,
}

/// Lays a text out, for the most part in a shipped face.
pub(super) fn shape(fonts: Option<&Fonts>, face: Face, text: &str) -> Shaped {
    let mut pen = Pen::default();
    let mut is_whole = true;
    let bidi = BidiInfo::new(text, None);
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let direction = if levels[run.start].is_rtl() {
                Direction::RightToLeft
            } else {
                Direction::LeftToRight
            };
            let mut parts = parts(fonts, face, text, run);
            if direction == Direction::RightToLeft {
                parts.reverse();
            }
            for part in parts {
                let text = &text[part.range];
                let drawn = match part.voice {
                    Voice::Shipped(face) => write(shipped(face), 0, (text, direction), &mut pen),
                    Voice::Found(id) => fonts.and_then(|fonts| {
                        fonts
                            .read(id, |data, index| write(data, index, (text, direction), &mut pen))
                    }),
                };
                is_whole &= drawn.is_some();
            }
        }
    }
    let (path, images, width) = pen.finish();
    Shaped { path, images, width, is_whole }
}

/// The parts of a run, in the order of the text.
fn parts(fonts: Option<&Fonts>, face: Face, text: &str, run: Range<usize>) -> Vec<Part> {
    let han = Han::of_text(text);
    let mut parts: Vec<Part> = Vec::new();
    let mut letters = text[run.clone()].char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        let range = run.start + start..run.start + start + letter.len_utf8();
        let is_emoji = letters.peek().is_some_and(|(_, next)| *next == EMOJI);
        let script = letter.script();
        let is_shared = matches!(script, Script::Common | Script::Inherited | Script::Unknown);
        let script = if is_shared { Script::Common } else { script };
        let voice = match parts.last() {
            Some(last) if is_ignorable(letter) => last.voice,
            Some(last) if script == Script::Common && goes_with(fonts, last.voice, letter) => {
                last.voice
            }
            Some(_) | None => voice(fonts, (face, is_emoji), letter, han),
        };
        match parts.last_mut() {
            Some(last) if last.voice == voice && last.fits(script) => {
                last.range.end = range.end;
                last.script = if is_shared { last.script } else { script };
            }
            Some(_) | None => parts.push(Part { range, voice, script }),
        }
    }
    parts
}

impl Part {
    /// Whether letters of this script are written together with it.
    fn fits(&self, script: Script) -> bool {
        script == Script::Common || self.script == Script::Common || self.script == script
    }
}

/// Behind a character: it is meant as a picture.
const EMOJI: char = '\u{fe0f}';

/// Whether a mark or a sign is taken from the font before it: signs come from the shipped fonts where they can.
fn goes_with(fonts: Option<&Fonts>, before: Voice, letter: char) -> bool {
    let is_mark = letter.script() == Script::Inherited;
    (is_mark || !Face::Bold.has(letter)) && has(fonts, before, letter)
}

/// Who writes a letter: the face, another shipped one, or a font that was found, which comes first for a picture.
fn voice(fonts: Option<&Fonts>, (face, is_emoji): (Face, bool), letter: char, han: Han) -> Voice {
    let shipped = [face, Face::Bold].into_iter().find(|face| face.has(letter));
    let shipped = shipped.map(Voice::Shipped);
    let found = || fonts.and_then(|fonts| fonts.face_for(letter, han)).map(Voice::Found);
    let voice = if is_emoji { found().or(shipped) } else { shipped.or_else(found) };
    voice.unwrap_or(Voice::Shipped(face))
}

fn has(fonts: Option<&Fonts>, voice: Voice, letter: char) -> bool {
    match voice {
        Voice::Shipped(face) => face.has(letter),
        Voice::Found(id) => fonts.is_some_and(|fonts| fonts.has(id, letter)),
    }
}

/// Whether a character only says how its neighbours join or look.
pub(super) fn is_ignorable(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}')
}

/// Writes a part behind what is written; `None` when the font cannot, or a letter of it is nowhere to be seen.
fn write(
    data: &[u8],
    index: u32,
    (text, direction): (&str, Direction),
    pen: &mut Pen,
) -> Option<()> {
    let font = FontRef::from_index(data, index).ok()?;
    let place = font.axes().location([("wght", 600.0)]);
    let shaping = ShaperData::new(&font);
    let instance = ShaperInstance::from_coords(&font, place.coords().iter().copied());
    let shaper = shaping.shaper(&font).instance(Some(&instance)).build();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    buffer.set_direction(direction);
    let glyphs = shaper.shape(buffer, ShapeOptions::default());
    let has_ink = pen.write(&font, &place, &glyphs);
    let is_blank = text.chars().all(|letter| letter.is_whitespace() || is_ignorable(letter));
    (has_ink || is_blank).then_some(())
}
