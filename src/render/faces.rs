//! The shipped fonts.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef};

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

impl Face {
    /// Whether the font has a character.
    pub(super) fn has(self, letter: char) -> bool {
        font(self).glyph_id(letter).0 != 0
    }

    /// Whether it has all of a text: then nothing else is asked.
    pub(super) fn has_all(self, text: &str) -> bool {
        text.is_ascii() || text.chars().all(|letter| self.has(letter))
    }
}

/// Whether the text fonts have every character of this text.
pub fn can_draw(text: &str) -> bool {
    text.chars().all(|letter| Face::Bold.has(letter))
}

/// The bytes of a shipped font.
pub(super) fn shipped(face: Face) -> &'static [u8] {
    match face {
        Face::Title => include_bytes!("../../assets/fonts/Cinzel-Bold.ttf"),
        Face::Text => include_bytes!("../../assets/fonts/FiraSansCondensed-SemiBold.ttf"),
        Face::Bold => include_bytes!("../../assets/fonts/FiraSansCondensed-Bold.ttf"),
    }
}

/// The fonts, parsed once.
pub(super) fn font(face: Face) -> &'static FontRef<'static> {
    static FONTS: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
        [Face::Title, Face::Text, Face::Bold].map(|face| {
            FontRef::try_from_slice(shipped(face)).expect("the shipped fonts are well-formed")
        })
    });
    match face {
        Face::Title => &FONTS[0],
        Face::Text => &FONTS[1],
        Face::Bold => &FONTS[2],
    }
}
