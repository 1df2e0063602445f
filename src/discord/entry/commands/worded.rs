//! What commands, their options and choices are called and say, from the catalogue's `commands.ftl`.
//!
//! Commands and options have English names in every language, so that people of a server speak of one thing by one name. A choice has an id there, as its options are told apart by their places; a choice that is a name in every language,
//! such as a game's, is no id and stays as it is.

use std::{borrow::Cow, mem};

use poise::{CommandParameter, CommandParameterChoice};

use crate::{
    discord::{
        entry::{Command, Never},
        handlers::App,
        wire::language::locales,
    },
    talk::{
        paths::order::SAYS,
        say::{Entry, Language, Text},
    },
};

type Words = Cow<'static, str>;

/// The command with its words, and all below it; `says` finds them.
pub(super) fn worded(command: Command, says: fn(&Entry, &'static str) -> Text) -> Command {
    below(&Entry::new("commands"), command, says)
}

fn below(roof: &Entry, mut command: Command, says: fn(&Entry, &'static str) -> Text) -> Command {
    let entry = roof.below(&command.name);
    let text = says(&entry, SAYS);
    command.description = Some(text.to(Language::ENGLISH).into());
    command.description_localizations = others(&text);
    let (subcommands, parameters) =
        (mem::take(&mut command.subcommands), mem::take(&mut command.parameters));
    command.subcommands = subcommands.into_iter().map(|inner| below(&entry, inner, says)).collect();
    command.parameters =
        parameters.into_iter().map(|option| with_words(&entry, option, says)).collect();
    command
}

fn with_words(
    roof: &Entry,
    mut option: CommandParameter<App, Never>,
    says: fn(&Entry, &'static str) -> Text,
) -> CommandParameter<App, Never> {
    let entry = roof.below(&option.name);
    let text = says(&entry, SAYS);
    option.description = Some(text.to(Language::ENGLISH).into());
    option.description_localizations = others(&text);
    option.choices = option.choices.iter().map(|choice| chosen(&entry, choice)).collect();
    option
}

fn chosen(option: &Entry, choice: &CommandParameterChoice) -> CommandParameterChoice {
    if !is_id(&choice.name) {
        return choice.clone();
    }
    let name = option.says(choice.name.to_string());
    CommandParameterChoice {
        localizations: others(&name),
        name: name.to(Language::ENGLISH).into(),
        __non_exhaustive: (),
    }
}

fn is_id(name: &str) -> bool {
    name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '_')
}

/// What it is called in the languages but English, by the names that Discord has for them.
pub(super) fn others(text: &Text) -> Cow<'static, [(Words, Words)]> {
    let others = Language::all().iter().filter(|language| **language != Language::ENGLISH);
    let of = |language: &Language| {
        let text: Words = text.to(*language).into();
        locales(*language).iter().map(move |locale| (Cow::Borrowed(*locale), text.clone()))
    };
    others.flat_map(of).collect()
}
