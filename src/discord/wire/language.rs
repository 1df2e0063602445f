//! In which language something is said: the only place that decides it.

use crate::talk::say::Language;

/// That of a private answer: what Discord says that the reader has chosen, English where nobody has written that one.
pub fn of_reader(locale: &str) -> Language {
    Language::of_tag(locale).unwrap_or_default()
}

/// That of what a channel reads, and of direct messages, which no interaction asks for. One for all servers until there is more
/// than one to choose from.
pub fn of_channels() -> Language {
    Language::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_reads_a_language_that_nobody_has_written_reads_english() {
        for locale in ["en-US", "en-GB", "en", "pt-BR", ""] {
            assert_eq!(of_reader(locale), Language::ENGLISH, "{locale}");
        }
        assert_eq!(
            (Language::of_tag("en-GB"), Language::of_tag("zh")),
            (Some(Language::ENGLISH), None)
        );
    }
}
