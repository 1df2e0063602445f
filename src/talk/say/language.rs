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

    /// What decides its plural rules.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        let subtag = Subtag::from_bytes(self.tag().as_bytes()).unwrap_or_default();
        LanguageIdentifier::from_parts(subtag, None, None, &[])
    }
}
