//! Views in, pictures out: indexed PNG with a text that says the same, and [films](film) of them.
//!
//! It knows no game. A game brings a [`gallery::Style`], which is a palette of its own with the drawings matched to it,
//! and lays its pages out on a [`canvas`] of that style, with [`parts`] that all games share, [`icons`], [`lettering`]
//! (type) and the [`theme`] (colours and sizes for all). Same view, same bytes: no clock, no chance, no files. Only letters
//! that the shipped fonts lack are taken from the [fonts] of the system, where the program has started that search.

#![warn(missing_docs)]

pub mod canvas;
mod deflate;
mod faces;
pub mod film;
#[cfg(test)]
pub(crate) mod fit;
pub mod fonts;
pub mod gallery;
pub mod geometry;
mod glyph;
mod halves;
pub mod house;
mod huffman;
pub mod icons;
mod imagined;
pub mod lettering;
mod outlines;
mod page;
mod palette;
pub mod parts;
mod rounding;
pub mod saying;
#[cfg(test)]
mod scripts_tests;
pub mod shade;
mod shaping;
pub mod sprite;
pub(crate) mod style;
pub mod theme;
pub mod watched;

use std::marker::PhantomData;
use std::sync::OnceLock;

use canvas::Canvas;
use gallery::Style;
use lettering::{can_draw, spell};
use page::Raster;

pub use crate::board::SeatColour;
use crate::catalogue::Text;

/// The most characters of an alt text, Discord's limit for an attachment's description.
pub const ALT_LIMIT: usize = 1024;

/// Who may see a picture: everybody in the channel.
#[derive(Clone, Copy, Debug)]
pub enum Everybody {}

/// Who may see a picture: the one player for whom it was drawn.
#[derive(Clone, Copy, Debug)]
pub enum OneSeat {}

/// A finished picture, for an `Audience` of [`Everybody`] or [`OneSeat`].
#[derive(Clone, Debug)]
pub struct Picture<Audience> {
    page: Raster,
    /// Made when it is asked for: the pictures of a film need none.
    png: OnceLock<Vec<u8>>,
    alt: String,
    audience: PhantomData<Audience>,
}

impl<Audience> Picture<Audience> {
    pub(crate) fn new<S: Style>(canvas: Canvas<S>, alt: &str) -> Self {
        Self {
            page: canvas.into_page(),
            png: OnceLock::new(),
            alt: clip(alt, ALT_LIMIT),
            audience: PhantomData,
        }
    }

    /// The picture as a PNG file. It is made when it is first asked for, which takes about as long as drawing.
    pub fn png(&self) -> &[u8] {
        self.png.get_or_init(|| self.page.png())
    }

    /// The picture as a PNG file, without a copy.
    pub fn into_png(self) -> Vec<u8> {
        self.png.into_inner().unwrap_or_else(|| self.page.png())
    }

    /// What the picture shows, in at most [`ALT_LIMIT`] characters.
    pub fn alt(&self) -> &str {
        &self.alt
    }
}

/// The text, or its first words with an ellipsis: at most `limit` characters.
fn clip(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let head: String = text.chars().take(limit - 1).collect();
    let whole = head.rfind(char::is_whitespace).map_or(&head[..], |end| &head[..end]);
    format!("{}…", whole.trim_end())
}

/// A player as the pictures show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Persona {
    /// The name on Discord, any characters.
    pub name: String,
    /// What stands small beside the name: "AI normal", "free seat"; empty for most.
    pub note: Text,
    /// The colour that the player has chosen.
    pub colour: Option<SeatColour>,
    drawn: Drawn,
}

/// What stands in pictures for a name.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Drawn {
    /// The letters of it that the fonts have.
    Letters(String),
    /// "#3", the number of the seat: the fonts have no letter of it.
    Number(String),
}

impl Drawn {
    /// What the shipped fonts can write.
    fn with_shipped(number: usize, name: &str) -> Self {
        let letters: String =
            name.chars().filter(|letter| can_draw(letter.encode_utf8(&mut [0; 4]))).collect();
        let words: Vec<&str> = letters.split_whitespace().collect();
        if letters.contains(char::is_alphanumeric) {
            Self::Letters(words.join(" "))
        } else {
            Self::Number(format!("#{number}"))
        }
    }
}

impl Persona {
    fn new(number: usize, name: String, note: Text) -> Self {
        let drawn = match spell(&name) {
            Some(letters) => Drawn::Letters(letters),
            None => Drawn::with_shipped(number, &name),
        };
        Self { name, note, colour: None, drawn }
    }

    /// The name as the fonts can write it: what they have of it, or the number of the seat.
    pub fn drawn(&self) -> &str {
        let (Drawn::Letters(drawn) | Drawn::Number(drawn)) = &self.drawn;
        drawn
    }

    /// What is drawn instead of the name, where the fonts have nothing of it.
    pub fn number(&self) -> Option<&str> {
        match &self.drawn {
            Drawn::Letters(_) => None,
            Drawn::Number(number) => Some(number),
        }
    }
}

/// The players of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// By seat.
    pub players: Vec<Persona>,
}

impl Cast {
    /// The players with these names.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self::with_notes(names.into_iter().map(|name| (name, "")))
    }

    /// The same with a [note](Persona::note) for each.
    pub fn with_notes<N: Into<String>, T: Into<Text>>(
        players: impl IntoIterator<Item = (N, T)>,
    ) -> Self {
        let personas = (1..)
            .zip(players)
            .map(|(number, (name, note))| Persona::new(number, name.into(), note.into()));
        Self { players: personas.collect() }
    }

    /// The colours of all seats in a game that usually gives them these.
    pub fn colours(&self, usual: &[SeatColour]) -> Vec<SeatColour> {
        let chosen: Vec<_> = self.players.iter().map(|persona| persona.colour).collect();
        SeatColour::of_seats(&chosen, usual)
    }
}
