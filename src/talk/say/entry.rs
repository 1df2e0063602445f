//! What the catalogue has for things whose ids are made from their names: commands, their options and choices.

use fluent_bundle::FluentArgs;

use super::{catalogue::Catalogue, language::Language};

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
    pub fn name(&self, language: Language) -> String {
        self.write(None, language)
    }

    /// What its attribute of this name says.
    #[must_use]
    pub fn attribute(&self, name: &str, language: Language) -> String {
        self.write(Some(name), language)
    }

    fn write(&self, attribute: Option<&str>, language: Language) -> String {
        let mut out = String::new();
        Catalogue::of(language).write((&self.0, attribute), &FluentArgs::new(), &mut out);
        out
    }
}
