//! The languages in which the program speaks, and the one in which it speaks just now.

use unic_langid::{LanguageIdentifier, subtags::Language as Subtag};

tokio::task_local! {
    /// Set for the time of one piece of work, and for its task or thread only.
    static SPOKEN: Language;
}

/// A language, by the name of its folder in `assets/words`, which is its tag of BCP 47: "en".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(pub(super) &'static str);

/// English.
impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl Language {
    /// The language in which all is written first.
    pub const ENGLISH: Self = Self("en");

    /// The catalogue's English with accents on its letters, for those who work on the program and for tests: what has none
    /// does not come from the catalogue. Nobody is offered it; who has this locale reads it.
    pub const MARKED: Self = Self("en-XA");

    /// Its tag of BCP 47.
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The one in which a [`Text`](super::Text) is displayed: that of [`during`](Self::during) and [`speak`](Self::speak),
    /// English outside of both.
    pub fn spoken() -> Self {
        SPOKEN.try_with(|language| *language).unwrap_or_default()
    }

    /// Lets a task display texts in this language.
    pub async fn during<F: Future>(self, work: F) -> F::Output {
        SPOKEN.scope(self, work).await
    }

    /// Does a piece of work that displays texts in this language: a picture.
    pub fn speak<T>(self, work: impl FnOnce() -> T) -> T {
        SPOKEN.sync_scope(self, work)
    }

    /// What decides its plural rules.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        let family = self.0.split('-').next().unwrap_or_default();
        let subtag = Subtag::from_bytes(family.as_bytes()).unwrap_or_default();
        LanguageIdentifier::from_parts(subtag, None, None, &[])
    }

    /// The folder with its files.
    pub(super) fn folder(self) -> &'static str {
        match self {
            Self::MARKED => Self::ENGLISH.0,
            Self(tag) => tag,
        }
    }
}
