//! What people type for times, dates and moments of a game, in all languages at once.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::language::Language;
use crate::say;

/// The English of each word and phrase of our other languages that means one thing only.
static ENGLISH: LazyLock<HashMap<String, String>> = LazyLock::new(|| {
    let (mut meanings, mut english) = (HashMap::<_, HashSet<String>>::new(), HashSet::new());
    for language in Language::all() {
        let words = say!("typed-words").to(*language);
        for (word, typed) in words.lines().filter_map(|line| line.split_once(':')) {
            let word = word.replace('_', " ");
            for typed in typed.split_whitespace().map(|typed| typed.replace('_', " ")) {
                if *language == Language::ENGLISH {
                    english.extend([typed, word.clone()]);
                } else {
                    meanings.entry(typed).or_default().insert(word.clone());
                }
            }
        }
    }
    let sure = meanings.into_iter().filter(|(typed, _)| !english.contains(typed));
    sure.filter_map(|(typed, words)| Some((typed, single(words)?))).collect()
});

/// The only one.
fn single(words: HashSet<String>) -> Option<String> {
    let mut words = words.into_iter();
    words.next().filter(|_| words.next().is_none())
}

/// The same with the words of our other languages in English, in lower case and without space around it. What is none of them
/// stays, and so does a word that means two things in two languages.
pub fn in_english(typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    if let Some(phrase) = ENGLISH.get(&typed) {
        return phrase.clone();
    }
    let (mut out, mut word) = (String::new(), String::new());
    for sign in typed.chars() {
        if sign.is_alphabetic() {
            word.push(sign);
        } else {
            push(&mut out, &word);
            word.clear();
            out.push(sign);
        }
    }
    push(&mut out, &word);
    out
}

fn push(out: &mut String, word: &str) {
    out.push_str(ENGLISH.get(word).map_or(word, String::as_str));
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
}
