//! In which languages commands can be registered: one that breaks a rule of Discord's is left out, and the others stay.
//!
//! <https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-naming>

use std::{borrow::Cow, collections::BTreeSet};

use poise::CommandParameter;

use crate::{
    catalogue::Language,
    discord::{
        entry::{Command, Never},
        handlers::App,
        wire::language::locales,
    },
};

/// The languages that Discord knows, <https://docs.discord.com/developers/reference#locales>.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi",
    "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th",
    "tr", "uk", "vi", "zh-CN", "zh-TW", "he",
];

/// The most characters of a name.
const NAME: usize = 32;
/// The most characters of a description, and of a choice.
const TEXT: usize = 100;
/// The most characters of a command and all below it, of each text in the longest of its languages.
const ALL: usize = 8000;

/// Why Discord would refuse commands in a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// It does not know the language.
    #[error("Discord does not know this language")]
    Unknown,
    /// A name is empty, too long, or has signs that a name cannot have.
    #[error("{0:?} is no name of a command")]
    Name(String),
    /// A description or choice is empty or too long.
    #[error("{0:?} is empty or longer than {TEXT} characters")]
    Text(String),
    /// Two commands, options or choices that stand side by side have the same name.
    #[error("two that stand side by side are called {0:?}")]
    Twice(String),
    /// With this language a command is too long.
    #[error("/{command} has {characters} characters, more than {ALL}")]
    TooLong {
        /// Which one.
        command: String,
        /// How many.
        characters: usize,
    },
}

type Words = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// The locales of the languages, without English, in which these commands can be registered together. The others are named in the
/// log.
pub(super) fn fitting(commands: &[Command]) -> Vec<&'static str> {
    let mut taken = Vec::new();
    for language in Language::all().iter().filter(|language| **language != Language::ENGLISH) {
        for locale in locales(*language) {
            match misfit(commands, &taken, locale) {
                None => taken.push(*locale),
                Some(why) => {
                    tracing::error!(%locale, %why, "there are no commands in this language");
                }
            }
        }
    }
    taken
}

/// Why these commands cannot be registered in a language beside English and those that are `taken`, if they cannot.
pub fn misfit(commands: &[Command], taken: &[&str], tag: &str) -> Option<Misfit> {
    if !LOCALES.contains(&tag) {
        return Some(Misfit::Unknown);
    }
    let languages: Vec<&str> = taken.iter().copied().chain([tag]).collect();
    let of_command = |command: &Command| {
        let characters = characters(command, &languages);
        let too_long = || Misfit::TooLong { command: command.name.to_string(), characters };
        below(command, tag).err().or_else(|| (characters > ALL).then(too_long))
    };
    let names = unique(commands.iter().map(|command| name(command, tag)));
    names.err().or_else(|| commands.iter().find_map(of_command))
}

/// The command in English and these languages alone.
pub(super) fn only(mut command: Command, tags: &[&'static str]) -> Command {
    let keep = |words: &Words| -> Words {
        words.iter().filter(|(tag, _)| tags.contains(&&**tag)).cloned().collect()
    };
    command.name_localizations = keep(&command.name_localizations);
    command.description_localizations = keep(&command.description_localizations);
    for option in &mut command.parameters {
        option.name_localizations = keep(&option.name_localizations);
        option.description_localizations = keep(&option.description_localizations);
        for choice in option.choices.to_mut() {
            choice.localizations = keep(&choice.localizations);
        }
    }
    let inner = std::mem::take(&mut command.subcommands);
    command.subcommands = inner.into_iter().map(|inner| only(inner, tags)).collect();
    command
}

/// What it is called in this language; as in English where the language says nothing.
fn said<'a>(english: &'a str, words: &'a Words, tag: &str) -> &'a str {
    words.iter().find(|(of, _)| of == tag).map_or(english, |(_, text)| &**text)
}

fn name<'a>(command: &'a Command, tag: &str) -> &'a str {
    said(&command.name, &command.name_localizations, tag)
}

/// Whether the command and all below it have names and texts that Discord takes.
fn below(command: &Command, tag: &str) -> Result<(), Misfit> {
    is_name(name(command, tag))?;
    let english = command.description.as_deref().unwrap_or_default();
    is_text(said(english, &command.description_localizations, tag))?;
    command.parameters.iter().try_for_each(|option| of_option(option, tag))?;
    command.subcommands.iter().try_for_each(|inner| below(inner, tag))?;
    unique(command.subcommands.iter().map(|inner| name(inner, tag)))?;
    let options = command.parameters.iter();
    unique(options.map(|option| said(&option.name, &option.name_localizations, tag)))
}

fn of_option(option: &CommandParameter<App, Never>, tag: &str) -> Result<(), Misfit> {
    is_name(said(&option.name, &option.name_localizations, tag))?;
    let english = option.description.as_deref().unwrap_or_default();
    is_text(said(english, &option.description_localizations, tag))?;
    let choices =
        || option.choices.iter().map(|choice| said(&choice.name, &choice.localizations, tag));
    choices().try_for_each(is_text)?;
    unique(choices())
}

fn is_name(name: &str) -> Result<(), Misfit> {
    let may_stand = |sign: char| {
        let is_lower = sign.to_lowercase().eq([sign]);
        "-_'".contains(sign) || sign.is_alphanumeric() && is_lower
    };
    let fits = (1..=NAME).contains(&name.chars().count()) && name.chars().all(may_stand);
    if fits { Ok(()) } else { Err(Misfit::Name(name.to_owned())) }
}

fn is_text(text: &str) -> Result<(), Misfit> {
    let fits = (1..=TEXT).contains(&text.chars().count());
    if fits { Ok(()) } else { Err(Misfit::Text(text.to_owned())) }
}

fn unique<'a>(names: impl Iterator<Item = &'a str>) -> Result<(), Misfit> {
    let mut seen = BTreeSet::new();
    for name in names {
        if !seen.insert(name) {
            return Err(Misfit::Twice(name.to_owned()));
        }
    }
    Ok(())
}

/// The characters that Discord counts: of each text those of the longest language.
fn characters(command: &Command, languages: &[&str]) -> usize {
    let most = |english: &str, words: &Words| {
        let spoken = words.iter().filter(|(tag, _)| languages.contains(&&**tag));
        let all = spoken.map(|(_, text)| text.chars().count());
        all.chain([english.chars().count()]).max().unwrap_or(0)
    };
    let description = command.description.as_deref().unwrap_or_default();
    let own = most(&command.name, &command.name_localizations)
        + most(description, &command.description_localizations);
    let of_option = |option: &CommandParameter<App, Never>| {
        let description = option.description.as_deref().unwrap_or_default();
        // A choice is sent with its place, which has up to two digits and counts as little.
        let choices = option.choices.iter().map(|choice| most(&choice.name, &choice.localizations));
        most(&option.name, &option.name_localizations)
            + most(description, &option.description_localizations)
            + choices.sum::<usize>()
    };
    let options: usize = command.parameters.iter().map(of_option).sum();
    let inner: usize = command.subcommands.iter().map(|inner| characters(inner, languages)).sum();
    own + options + inner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `/game` with one thing changed in German; French is as it should be.
    fn changed(change: impl FnOnce(&mut Command)) -> Vec<Command> {
        let mut all = super::super::all();
        let words = |text: &str| -> Words {
            let both = [("de", text), ("fr", text)];
            both.map(|(tag, text)| (tag.into(), text.to_owned().into())).to_vec().into()
        };
        for command in &mut all {
            command.name_localizations = words(&command.name.clone());
        }
        change(&mut all[0]);
        all
    }

    fn german(words: &mut Words, text: &str) {
        let others = words.iter().filter(|(tag, _)| tag != "de").cloned();
        *words = others.chain([("de".into(), text.to_owned().into())]).collect();
    }

    #[test]
    fn a_language_that_breaks_a_rule_is_left_out_and_no_other() {
        let is_wrong = |change: fn(&mut Command)| {
            let all = changed(change);
            assert_eq!(misfit(&all, &[], "fr"), None, "French stays");
            misfit(&all, &["fr"], "de").expect("German does not fit")
        };
        let long = "x".repeat(33);
        let name = is_wrong(|command| german(&mut command.name_localizations, &"x".repeat(33)));
        assert_eq!(name, Misfit::Name(long));
        let name = is_wrong(|command| german(&mut command.name_localizations, "Spiel"));
        assert_eq!(name, Misfit::Name("Spiel".to_owned()), "a capital letter");
        let name = is_wrong(|command| german(&mut command.name_localizations, "ein spiel"));
        assert_eq!(name, Misfit::Name("ein spiel".to_owned()));
        let text =
            is_wrong(|command| german(&mut command.description_localizations, &"x".repeat(101)));
        assert_eq!(text, Misfit::Text("x".repeat(101)));
        let twice = is_wrong(|command| {
            german(&mut command.subcommands[1].name_localizations, "neu");
            german(&mut command.subcommands[2].name_localizations, "neu");
        });
        assert_eq!(twice, Misfit::Twice("neu".to_owned()));
        let twice = is_wrong(|command| {
            german(&mut command.subcommands[0].parameters[0].name_localizations, "seats");
        });
        assert_eq!(twice, Misfit::Twice("seats".to_owned()), "another option has it in English");
        let too_long = is_wrong(|command| {
            for inner in &mut command.subcommands {
                german(&mut inner.description_localizations, &"x".repeat(100));
                for option in &mut inner.parameters {
                    german(&mut option.description_localizations, &"x".repeat(100));
                }
                for inner in &mut inner.subcommands {
                    german(&mut inner.description_localizations, &"x".repeat(100));
                    for option in &mut inner.parameters {
                        german(&mut option.description_localizations, &"x".repeat(100));
                    }
                }
            }
        });
        assert!(matches!(too_long, Misfit::TooLong { .. }), "{too_long}");
        assert_eq!(misfit(&super::super::all(), &[], "tlh"), Some(Misfit::Unknown));
    }

    #[test]
    fn the_commands_have_room_for_all_our_languages_at_once() {
        let all = Language::all().iter().flat_map(|language| locales(*language));
        assert_eq!(fitting(&super::super::all()), all.copied().collect::<Vec<_>>());
    }

    #[test]
    fn the_commands_keep_the_words_of_the_languages_that_fit() {
        let mut all = changed(|command| german(&mut command.name_localizations, "Spiel"));
        let game = only(all.remove(0), &["fr"]);
        let spoken: Vec<_> = game.name_localizations.iter().map(|(tag, _)| &**tag).collect();
        assert_eq!(spoken, ["fr"]);
    }
}
