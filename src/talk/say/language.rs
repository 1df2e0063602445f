//! The languages in which the program speaks.

use unic_langid::{LanguageIdentifier, subtags::Language as Subtag};

/// A language with a folder of its own in `assets/words`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// The language in which all is written first.
    #[default]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// The name of its folder, which is its tag of BCP 47: "en".
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The one of a tag of BCP 47, whatever the region: "en-GB" is English. `None` for a language that nobody has written.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let is_it = |one: &Self| tag == one.tag() || tag.split('-').next() == Some(one.tag());
        Self::ALL.into_iter().find(is_it)
    }

    /// What decides its plural rules.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        let subtag = Subtag::from_bytes(self.tag().as_bytes()).unwrap_or_default();
        LanguageIdentifier::from_parts(subtag, None, None, &[])
    }
}
