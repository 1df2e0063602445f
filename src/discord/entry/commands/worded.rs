//! What commands, their options and choices are called and say, from the catalogue's `commands.ftl`.
//!
//! In the code a command and an option have their English names, by which Discord asks for them whatever language somebody
//! reads. A choice has an id there, as its options are told apart by their places; a choice that is a name in every language,
//! such as a game's, is no id and stays as it is.

use std::{borrow::Cow, mem};

use poise::{CommandParameter, CommandParameterChoice};

use crate::{
    discord::{
        entry::{Command, Never},
        handlers::App,
    },
    talk::say::{Entry, Language},
};

/// The attribute of a command or an option that says what it does.
const SAYS: &str = "says";

type Words = Cow<'static, str>;

/// The command with its words, and all below it.
pub(super) fn worded(command: Command) -> Command {
    below(&Entry::new("commands"), command)
}

fn below(roof: &Entry, mut command: Command) -> Command {
    let entry = roof.below(&command.name);
    command.name_localizations = others(|language| entry.name(language));
    command.description = Some(entry.attribute(SAYS, Language::English).into());
    command.description_localizations = others(|language| entry.attribute(SAYS, language));
    let (subcommands, parameters) =
        (mem::take(&mut command.subcommands), mem::take(&mut command.parameters));
    command.subcommands = subcommands.into_iter().map(|inner| below(&entry, inner)).collect();
    command.parameters = parameters.into_iter().map(|option| with_words(&entry, option)).collect();
    command
}

fn with_words(
    roof: &Entry,
    mut option: CommandParameter<App, Never>,
) -> CommandParameter<App, Never> {
    let entry = roof.below(&option.name);
    option.name_localizations = others(|language| entry.name(language));
    option.description = Some(entry.attribute(SAYS, Language::English).into());
    option.description_localizations = others(|language| entry.attribute(SAYS, language));
    option.choices = option.choices.iter().map(|choice| chosen(&entry, choice)).collect();
    option
}

fn chosen(option: &Entry, choice: &CommandParameterChoice) -> CommandParameterChoice {
    if !is_id(&choice.name) {
        return choice.clone();
    }
    CommandParameterChoice {
        name: option.attribute(&choice.name, Language::English).into(),
        localizations: others(|language| option.attribute(&choice.name, language)),
        __non_exhaustive: (),
    }
}

fn is_id(name: &str) -> bool {
    name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_')
}

/// What it is called in the languages but English, by the names that Discord has for them.
fn others(words: impl Fn(Language) -> String) -> Cow<'static, [(Words, Words)]> {
    let is_other = |language: &Language| *language != Language::English;
    let pair = |language: Language| (Cow::Borrowed(language.tag()), words(language).into());
    Language::ALL.into_iter().filter(is_other).map(pair).collect()
}
