//! What people type for times, dates and moments of a game, in all languages at once.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::language::Language;
use crate::say;

/// The English of each word and phrase of our other languages that means one thing only.
static ENGLISH: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let all = Language::all().iter();
    meanings(all.map(|language| (*language, say!("typed-words").to(*language))))
});

/// What the words of these languages mean in English, without those that mean two things.
fn meanings(written: impl Iterator<Item = (Language, String)>) -> HashMap<String, String> {
    let (mut meanings, mut english) = (HashMap::<_, HashSet<String>>::new(), HashSet::new());
    for (language, words) in written {
        for (word, typed) in words.lines().filter_map(|line| line.split_once(':')) {
            let word = word.replace('_', " ");
            for typed in typed.split_whitespace().map(|typed| typed.replace('_', " ")) {
                if language == Language::ENGLISH {
                    english.extend([typed, word.clone()]);
                } else {
                    meanings.entry(typed).or_default().insert(word.clone());
                }
            }
        }
    }
    let sure = meanings.into_iter().filter(|(typed, _)| !english.contains(typed));
    sure.filter_map(|(typed, words)| Some((typed, single(words)?))).collect()
}

/// What stands in the file before a word that has this meaning only at the beginning of what is typed: "en" is "in" there in
/// Spanish ("en 2 semanas"), and "and" between two things in Dutch ("zaterdag en zondag").
const BEGIN: &str = "^";

/// The only one.
fn single(words: HashSet<String>) -> Option<String> {
    let mut words = words.into_iter();
    words.next().filter(|_| words.next().is_none())
}

/// The same with the words of our other languages in English, in lower case and without space around it. What is none of them
/// stays, and so does a word that means two things in two languages.
pub fn in_english(typed: &str) -> String {
    translated(typed, &ENGLISH)
}

fn translated(typed: &str, english: &HashMap<String, String>) -> String {
    let typed = typed.trim().to_lowercase();
    if let Some(phrase) = english.get(&typed) {
        return phrase.clone();
    }
    let meant = |word: &str, before: &str| {
        let first = before.is_empty().then(|| english.get(&format!("{BEGIN}{word}"))).flatten();
        let known = first.or_else(|| english.get(word));
        known.cloned().unwrap_or_else(|| word.to_owned())
    };
    let (mut out, mut word) = (String::new(), String::new());
    for sign in typed.chars() {
        if sign.is_alphabetic() {
            word.push(sign);
        } else {
            out.push_str(&meant(&word, &out));
            word.clear();
            out.push(sign);
        }
    }
    let last = meant(&word, &out);
    out + &last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_stays_as_it_is() {
        for typed in ["36h", "in 2 weeks", "24 dec", "mon-fri", "12:00", "2026-12-24", "1.5d"] {
            assert_eq!(in_english(typed), typed);
        }
    }

    #[test]
    fn the_words_of_another_language_are_read_and_those_with_two_meanings_stay() {
        let written = [
            (Language::ENGLISH, "march: mar\nday: days d\nin: in"),
            (Language("de"), "day: tag tage\nin: in\nturn: mein_letzter_zug\nsunday: so"),
            (Language("es"), "day: día días\ntuesday: mar\nin: ^en"),
            (Language("nl"), "and: en\nsunday: zo"),
        ];
        let words = meanings(written.map(|(of, words)| (of, words.to_owned())).into_iter());
        let read = |typed| translated(typed, &words);
        assert_eq!(read(" 3 Tage "), "3 day");
        assert_eq!(read("Mein letzter Zug"), "turn");
        assert_eq!(read("2026-12-24, so-zo"), "2026-12-24, sunday-sunday");
        assert_eq!(read("24 mar"), "24 mar", "English comes first");
        assert_eq!(read("en 3 días"), "in 3 day", "at the beginning it is Spanish");
        assert_eq!(read("zo en so"), "sunday and sunday", "and later Dutch");
    }
}
