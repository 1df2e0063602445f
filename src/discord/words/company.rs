//! The option `ai` of `/game new`: "hard", "3 normal", "easy, normal, hard".

use crate::{
    board::Level,
    say,
    talk::{layout::Choice, say::Text, typed::echo},
};

/// The levels that people are offered; the others are for comparison.
pub const OFFERED: [Level; 5] =
    [Level::Gentle, Level::Easy, Level::Normal, Level::Hard, Level::Master];

/// More are never asked for; the table knows how many it seats.
const MOST: usize = 9;

/// Why something typed names no opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadableLevels {
    /// No such level.
    Level(String),
    /// Nobody sits at so large a table.
    TooMany,
}

impl UnreadableLevels {
    /// The same for the player.
    pub fn told(&self) -> Text {
        match self {
            Self::Level(typed) => {
                let levels = OFFERED.map(|level| say!("company-level", level = level.name()));
                let typed = echo(typed);
                say!("company-unknown-level", typed, levels = Text::all_of(levels))
            }
            Self::TooMany => say!("company-too-many"),
        }
    }
}

/// The levels that are typed, in their order.
///
/// # Errors
/// When a word is neither a level nor a number before one.
pub fn opponents(typed: &str) -> Result<Vec<Level>, UnreadableLevels> {
    let typed = typed.to_lowercase();
    let mut found = Vec::new();
    let mut times = None;
    for word in typed.split([' ', ',', ';', '+', '×', '*']).filter(|word| !word.is_empty()) {
        let (number, rest) =
            word.split_at(word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len());
        if !number.is_empty() {
            // So many that it is no number are too many all the same.
            times = Some(number.parse().unwrap_or(usize::MAX));
        }
        let word = if number.is_empty() { rest } else { rest.trim_start_matches('x') };
        if matches!(word, "" | "x") || is_between(word) {
            continue;
        }
        let level = level(word).ok_or_else(|| UnreadableLevels::Level(word.to_owned()))?;
        let times = times.take().unwrap_or(1);
        if found.len().saturating_add(times) > MOST {
            return Err(UnreadableLevels::TooMany);
        }
        found.extend(std::iter::repeat_n(level, times));
    }
    // A number alone: so many of the middle level.
    match times {
        Some(times) if found.len().saturating_add(times) > MOST => Err(UnreadableLevels::TooMany),
        Some(times) => {
            found.extend(std::iter::repeat_n(Level::Normal, times));
            Ok(found)
        }
        None => Ok(found),
    }
}

/// The level of this id, or of this name in any language.
fn level(word: &str) -> Option<Level> {
    let is_called = |level: &Level| names(*level).iter().any(|name| name == word);
    Level::from_name(word).or_else(|| OFFERED.into_iter().find(is_called))
}

/// What a level is called: its id, and its name in all languages in lower case.
fn names(level: Level) -> Vec<String> {
    let mut names = vec![level.name().to_owned()];
    names.extend(name(level).everywhere().iter().map(|name| name.to_lowercase()));
    names
}

fn name(level: Level) -> Text {
    say!("people-level", level = level.name())
}

/// Whether this word may stand between levels and says nothing, in any language.
fn is_between(word: &str) -> bool {
    let words = say!("company-between").everywhere();
    words.iter().flat_map(|words| words.split(' ')).any(|between| between.to_lowercase() == word)
}

/// What autocomplete offers: what is typed already if it can be read, then the usual companies that begin so.
pub fn examples(typed: &str) -> Vec<Choice> {
    let meant = meant(typed);
    let mut choices: Vec<Choice> =
        meant.iter().filter(|levels| !levels.is_empty()).map(|levels| choice(levels)).collect();
    let alone = OFFERED.iter().map(|level| vec![*level]);
    let two = OFFERED.iter().map(|level| vec![*level; 2]);
    let three = OFFERED.iter().map(|level| vec![*level; 3]);
    let mixed = vec![Level::Easy, Level::Normal, Level::Hard];
    let watched = vec![Level::Normal, Level::Normal, Level::Hard, Level::Hard];
    for levels in alone.chain(two).chain(three).chain([mixed, watched, vec![Level::Hard; 4]]) {
        let choice = choice(&levels);
        if meant.iter().any(|begin| levels.starts_with(begin)) && !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// What may be meant by what is typed so far, the last word perhaps only begun: "3 ha", "easy, n".
fn meant(typed: &str) -> Vec<Vec<Level>> {
    let typed = typed.to_lowercase();
    let (before, begun) = typed.split_at(typed.trim_end_matches(char::is_alphabetic).len());
    if begun.is_empty() {
        return opponents(before).into_iter().collect();
    }
    let begins = |level: &Level| names(*level).iter().any(|name| name.starts_with(begun));
    let fits = OFFERED.into_iter().filter(begins);
    fits.filter_map(|level| opponents(&format!("{before}{}", level.name())).ok()).collect()
}

fn choice(levels: &[Level]) -> Choice {
    let ids: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    let value = ids.join(", ");
    let names = Text::units(levels.iter().map(|level| name(*level)));
    let label = say!("company-choice", levels = names, number = levels.len());
    Choice::new(value, label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Language;
    use Level::{Easy, Hard, Normal};

    #[test]
    fn opponents_are_typed_in_many_ways() {
        for (typed, read) in [
            ("hard", vec![Hard]),
            ("3 normal", vec![Normal; 3]),
            ("3x normal", vec![Normal; 3]),
            ("3 × hard", vec![Hard; 3]),
            ("2xeasy, hard", vec![Easy, Easy, Hard]),
            ("Easy,Normal ,HARD", vec![Easy, Normal, Hard]),
            ("2", vec![Normal; 2]),
            ("0", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(opponents(typed), Ok(read), "{typed}");
        }
    }

    #[test]
    fn an_unknown_level_is_refused_with_those_that_there_are() {
        let refused = opponents("hard, brutal").unwrap_err();
        insta::assert_snapshot!(refused.told(), @"There is no AI level “brutal”; there are *gentle*, *easy*, *normal*, *hard* and *master*. Write for example *hard*, *3 normal* or *easy, hard*.");
        assert_eq!(opponents("12 hard"), Err(UnreadableLevels::TooMany));
        assert_eq!(opponents("99999999999999999999999 hard"), Err(UnreadableLevels::TooMany));
        assert_eq!(opponents("12"), Err(UnreadableLevels::TooMany));
    }

    #[test]
    fn levels_are_understood_by_id_and_by_name_and_words_between_say_nothing() {
        assert_eq!(opponents("2 easy AI and hard"), Ok(vec![Easy, Easy, Hard]));
        for level in OFFERED {
            for name in name(level).everywhere() {
                assert_eq!(opponents(&name), Ok(vec![level]));
            }
        }
        let marked = examples("")[0].label.to(Language::MARKED);
        assert!(!marked.contains("easy"), "{marked} is said by the catalogue");
    }

    #[test]
    fn what_is_offered_can_be_read() {
        for choice in examples("2 easy") {
            assert!(!opponents(&choice.value).unwrap().is_empty());
            assert!(choice.label.len() <= 100);
        }
        assert_eq!(examples("2 easy")[0].value, "easy, easy");
        let offered = |typed| examples(typed).into_iter().map(|one| one.value).collect::<Vec<_>>();
        assert_eq!(offered("2 ha"), ["hard, hard", "hard, hard, hard", "hard, hard, hard, hard"]);
        assert_eq!(offered("easy, n"), ["easy, normal", "easy, normal, hard"]);
        assert_eq!(offered("brutal"), [""; 0]);
        assert!(offered("").len() > 9, "all the usual ones");
    }
}
