//! What the catalogue has for things whose ids are made from their names: commands, their options and choices.

use std::borrow::Cow;

use super::{catalogue::Catalogue, language::Language, text::Text};

/// A message with attributes, by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry(String);

impl Entry {
    /// The one with this id.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self(id.into())
    }

    /// The one whose id is this one's and a part more.
    #[must_use]
    pub fn below(&self, part: &str) -> Self {
        Self(format!("{}-{part}", self.0))
    }

    /// What the message itself says: a name.
    #[must_use]
    pub fn name(&self) -> Text {
        Text::entry(self.0.clone(), None)
    }

    /// What its attribute of this name says.
    #[must_use]
    pub fn says(&self, attribute: impl Into<Cow<'static, str>>) -> Text {
        Text::entry(self.0.clone(), Some(attribute.into()))
    }

    /// Whether it has an attribute of this name.
    #[must_use]
    pub fn has(&self, attribute: &str) -> bool {
        Catalogue::of(Language::English).has(&self.0, attribute)
    }
}
