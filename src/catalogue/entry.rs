//! What the catalogue has for things whose ids are made from their names or ids: commands, their options and choices, cards.

use std::borrow::Cow;

use super::{
    book::{Book, HOUSE},
    language::Language,
    text::Text,
};

/// A message with attributes, by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    book: &'static Book,
    id: String,
}

impl Entry {
    /// The one with this id.
    pub fn new(id: impl Into<String>) -> Self {
        Self { book: &HOUSE, id: id.into() }
    }

    /// The one with the same id in another book.
    pub fn of(&self, book: &'static Book) -> Self {
        Self { book, ..self.clone() }
    }

    /// The one whose id is this one's and a part more.
    pub fn below(&self, part: &str) -> Self {
        Self { book: self.book, id: format!("{}-{part}", self.id) }
    }

    /// What the message itself says: a name.
    pub fn name(&self) -> Text {
        Text::entry(self.book, self.id.clone(), None)
    }

    /// What its attribute of this name says.
    pub fn says(&self, attribute: impl Into<Cow<'static, str>>) -> Text {
        Text::entry(self.book, self.id.clone(), Some(attribute.into()))
    }

    /// Whether it has an attribute of this name.
    pub fn has(&self, attribute: &str) -> bool {
        self.book.catalogue(Language::ENGLISH).has(&self.id, attribute)
    }
}
