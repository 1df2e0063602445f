//! Finding a card by what people type: by a part of its name, whatever the case, signs and small slips.

use std::{collections::HashSet, sync::LazyLock};

use super::say::Text;
use crate::say;

/// The most slips that are forgiven are this part of the letters.
const LETTERS_PER_SLIP: usize = 4;

/// The most things that one answer names when several fit.
const TOLD: usize = 12;

/// Fewer letters than these name nothing that is then done, unless they are the whole name: too much contains them.
const SURE: usize = 3;

/// Words that name nothing, in all languages at once.
static IDLE: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let written = say!("spelling-idle").everywhere();
    written.iter().flat_map(|words| words.split_whitespace()).map(plain).collect()
});

/// How well a text fits what was typed, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The name itself.
    Whole,
    /// The name begins with it.
    Start,
    /// The name contains all words.
    Name,
    /// The name and what else is known of it contain all words.
    More,
    /// The name, or a word of it, but for a slip or two.
    Slip,
}

/// The things that fit what was typed, by their names in all languages, best first, of equals in their order; all of them if
/// nothing was typed.
///
/// Slips are forgiven only where nothing fits as typed.
pub fn matching<T: Copy>(
    things: impl Iterator<Item = T>,
    name: impl Fn(T) -> Text,
    more: impl Fn(T) -> String,
    typed: &str,
) -> Vec<(T, Fit)> {
    let typed = plain(typed);
    let wanted = Wanted::of(&typed);
    let fit = |thing: T| {
        let (names, more) = (name(thing).everywhere(), plain(&more(thing)));
        names.iter().filter_map(|name| fit(&plain(name), &more, &typed, &wanted)).min()
    };
    let mut found: Vec<(T, Fit)> = things.filter_map(|thing| Some((thing, fit(thing)?))).collect();
    found.sort_by_key(|(_, fit)| *fit);
    if found.first().is_some_and(|(_, best)| *best < Fit::Slip) {
        found.retain(|(_, fit)| *fit < Fit::Slip);
    }
    found
}

/// The things found; of some that are called exactly so only those.
fn meant<T: Copy>(found: &[(T, Fit)]) -> Vec<T> {
    let is_exact = found.first().is_some_and(|(_, fit)| *fit == Fit::Whole);
    let meant = found.iter().filter(|(_, fit)| !is_exact || *fit == Fit::Whole);
    meant.map(|(thing, _)| *thing).collect()
}

/// The thing found about which all is [told]; `None` for none or several.
pub fn only<T: Copy>(found: &[(T, Fit)]) -> Option<T> {
    match meant(found)[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// What is told about the things found: all about the one that fits, or one line for each of several.
///
/// Those called exactly so keep the others out. `None` when nothing was found.
pub fn told<T: Copy>(
    found: &[(T, Fit)],
    describe: impl Fn(T) -> Text,
    label: impl Fn(T) -> Text,
) -> Option<Text> {
    let meant = meant(found);
    if let [only] = meant[..] {
        return Some(describe(only));
    }
    found.first()?;
    let heading = say!("spelling-fit", number = meant.len());
    let lines = meant.iter().take(TOLD).map(|thing| say!("spelling-one", card = label(*thing)));
    let number = meant.len().saturating_sub(TOLD);
    let rest = (number > 0).then(|| say!("spelling-more", number));
    Some(Text::lines(std::iter::once(heading).chain(lines).chain(rest)))
}

/// Whether so little was typed that what it fits is chance.
pub fn is_too_short(typed: &str) -> bool {
    plain(typed).chars().filter(|sign| *sign != ' ').count() < SURE
}

fn fit(name: &str, more: &str, typed: &str, wanted: &Wanted<'_>) -> Option<Fit> {
    let squeezed = |text: &str| text.replace(' ', "");
    if squeezed(name) == squeezed(typed) {
        Some(Fit::Whole)
    } else if squeezed(name).starts_with(&squeezed(typed)) {
        Some(Fit::Start)
    } else if wanted.is_in(name, has_part) || squeezed(name).contains(&squeezed(typed)) {
        Some(Fit::Name)
    } else if wanted.is_in(&format!("{name} {more}"), has_part) {
        Some(Fit::More)
    } else if is_slip(name, typed) || wanted.is_in(name, has_slip_of) {
        Some(Fit::Slip)
    } else {
        None
    }
}

/// The words that say what is meant; all of them where only small words were typed.
pub fn telling(typed: &str) -> Vec<&str> {
    let all = typed.split_whitespace();
    let telling: Vec<&str> = all.clone().filter(|word| !IDLE.contains(*word)).collect();
    if telling.is_empty() { all.collect() } else { telling }
}

/// What was typed: words, and numbers with the word that each of them counts.
struct Wanted<'a> {
    words: Vec<&'a str>,
    counted: Vec<(&'a str, &'a str)>,
}

impl<'a> Wanted<'a> {
    fn of(typed: &'a str) -> Self {
        let mut wanted = Self { words: Vec::new(), counted: Vec::new() };
        let mut rest = telling(typed).into_iter().peekable();
        while let Some(word) = rest.next() {
            let (number, unit) = word.split_at(word.len() - digits_off(word).len());
            let starts_a_word = |next: &&str| next.starts_with(|sign: char| sign.is_alphabetic());
            let unit =
                if unit.is_empty() { rest.next_if(starts_a_word).unwrap_or("") } else { unit };
            if number.is_empty() || unit.is_empty() {
                wanted.words.push(word);
            } else {
                wanted.counted.push((number, unit));
            }
        }
        wanted
    }

    /// Whether the text has all words, as `has` judges, and each number before a word that begins as the one that it counts.
    fn is_in(&self, text: &str, has: impl Fn(&str, &str) -> bool) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        let counts = |(number, unit): &(&str, &str)| {
            words.windows(2).any(|pair| pair[0] == *number && pair[1].starts_with(unit))
        };
        self.words.iter().all(|word| has(text, word)) && self.counted.iter().all(counts)
    }
}

/// What follows the digits with which a word begins.
fn digits_off(word: &str) -> &str {
    word.trim_start_matches(|sign: char| sign.is_ascii_digit())
}

fn has_part(text: &str, word: &str) -> bool {
    text.contains(word)
}

/// Whether a word of the text is this one but for a slip or two, or contains it.
fn has_slip_of(text: &str, word: &str) -> bool {
    text.contains(word) || text.split(' ').any(|other| is_slip(other, word))
}

/// Whether both are the same but for a slip or two: a letter missing, too much, wrong, or two in each other's places.
fn is_slip(name: &str, typed: &str) -> bool {
    let forgiven = typed.chars().count() / LETTERS_PER_SLIP;
    forgiven > 0 && strsim::damerau_levenshtein(name, typed) <= forgiven.min(2)
}

/// The words alone: small letters and digits without accents, one blank between two words; the minus sign of a number stays.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars().flat_map(char::to_lowercase).peekable();
    while let Some(sign) = signs.next() {
        let is_new_word = plain.ends_with(' ') || plain.is_empty();
        match without_accent(sign) {
            '\'' | '’' | '`' => {}
            sign if sign.is_alphanumeric() => plain.push(sign),
            '-' | '−' if is_new_word && signs.peek().is_some_and(char::is_ascii_digit) => {
                plain.push('-');
            }
            _ if is_new_word => {}
            _ => plain.push(' '),
        }
    }
    plain.trim_end().to_owned()
}

const fn without_accent(sign: char) -> char {
    match sign {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'ø' => 'o',
        'ù'..='ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 4] =
        ["Architect's Table", "Trading Post", "Theater", "School of Philosophy"];

    fn found(typed: &str) -> Vec<&'static str> {
        let more = |name: &str| if name == "Theater" { "4 stone".into() } else { String::new() };
        matching(NAMES.into_iter(), Text::from, more, typed)
            .into_iter()
            .map(|(name, _)| name)
            .collect()
    }

    #[test]
    fn case_signs_blanks_and_slips_do_not_matter() {
        assert_eq!(found("ARCHITECTS-table"), ["Architect's Table"]);
        assert_eq!(found(" tradingpost"), ["Trading Post"]);
        assert_eq!(found("Théatre"), ["Theater"]);
        assert_eq!(found("philosofy"), ["School of Philosophy"]);
        assert_eq!(found("philosophy school"), ["School of Philosophy"]);
        assert_eq!(found("stone 4"), ["Theater"]);
    }

    #[test]
    fn small_words_of_every_language_name_nothing_unless_nothing_else_is_typed() {
        for typed in [
            "the school of the philosophy",
            "die school der philosophy",
            "la school de la philosophy",
            "het school van de philosophy",
            "school y la philosophy",
        ] {
            assert_eq!(found(typed), ["School of Philosophy"], "{typed}");
        }
        assert_eq!(found("of"), ["School of Philosophy"]);
        assert_eq!(found("the"), ["Theater"]);
    }

    #[test]
    fn a_number_belongs_to_the_word_after_it() {
        let laborers = ["Laborer (1 wood, 2 decoration)", "Laborer (2 stone, 1 decoration)"];
        let found = |typed: &str| -> Vec<&str> {
            let found = matching(laborers.into_iter(), Text::from, |_| String::new(), typed);
            found.into_iter().map(|(name, _)| name).collect()
        };
        for typed in [
            "laborer 2 decoration",
            "labrer 2 decoration",
            "2 dec",
            "lab 2d",
            "1 wood and 2 dec",
            "lab wood",
        ] {
            assert_eq!(found(typed), [laborers[0]], "{typed}");
        }
        assert_eq!(found("laborer"), laborers);
        assert_eq!(found("-2 decoration"), [""; 0]);
    }

    #[test]
    fn the_minus_sign_of_a_number_is_no_blank() {
        assert_eq!(plain("row -1, col 2"), "row -1 col 2");
        assert_eq!(plain("Architect-Table 2-3"), "architect table 2 3");
    }

    #[test]
    fn what_fits_better_comes_first_and_nothing_typed_fits_all() {
        assert_eq!(found("t"), ["Trading Post", "Theater", "Architect's Table"]);
        assert_eq!(found(""), NAMES);
        assert_eq!(found("pyramid"), [""; 0]);
        assert_eq!(found("xx"), [""; 0]);
    }
}
