//! The sentences of this game: `words/`, a folder for each language.

use include_dir::include_dir;

use crate::talk::say::{Book, Text};

/// All of them: `say!(WORDS, "choice", card)`.
pub static WORDS: Book =
    Book::new(include_dir!("$CARGO_MANIFEST_DIR/tests/example/goofspiel/words"));

/// "1, 4, 7"
pub fn numbers(cards: &[u8]) -> Text {
    Text::units(cards.iter().map(u8::to_string))
}
