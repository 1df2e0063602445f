//! Discord's locales and our languages, <https://docs.discord.com/developers/reference#locales>.

use crate::talk::say::Language;

/// That of a private answer: what Discord says that the reader has chosen, English where nobody has written that one.
pub fn of_reader(locale: &str) -> Language {
    Language::of_tag(locale).unwrap_or_default()
}

/// The locales in which Discord shows the commands of a language: most have its tag, but there is no "es".
pub fn locales(language: Language) -> &'static [&'static str] {
    match language.tag() {
        "de" => &["de"],
        "es" => &["es-ES", "es-419"],
        "fr" => &["fr"],
        "nl" => &["nl"],
        _ => &[],
    }
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

    #[test]
    fn each_language_but_english_has_locales_whose_readers_get_it() {
        for language in Language::all().iter().filter(|one| **one != Language::ENGLISH) {
            assert!(!locales(*language).is_empty(), "{}", language.tag());
            assert!(locales(*language).iter().all(|locale| of_reader(locale) == *language));
        }
    }
}
