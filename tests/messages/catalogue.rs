//! The catalogue of sentences and the sources agree: what is said can be said in every language, and nothing else is
//! kept.

mod files;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use aedile::{
    discord::{Command, commands},
    talk::say::{Entry, Language},
};

/// The names of the arguments of each message, by id.
type Arguments = BTreeMap<String, BTreeSet<String>>;

#[test]
fn what_is_said_stands_in_the_catalogue_with_its_arguments() {
    let catalogue = files::read(Language::English).arguments();
    let mut faults = Vec::new();
    for said in sources::all() {
        match catalogue.get(&said.id) {
            None => faults.push(format!("{}: no message {}", said.file, said.id)),
            Some(wanted) if *wanted != said.arguments => faults.push(format!(
                "{}: {} is said with {:?} and written with {wanted:?}",
                said.file, said.id, said.arguments
            )),
            Some(_) => {}
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_in_the_catalogue_is_unused() {
    let catalogue = files::read(Language::English);
    let mut used: BTreeSet<String> = sources::all().into_iter().map(|said| said.id).collect();
    used.extend(catalogue.references());
    used.extend(all_commands());
    let unused: Vec<String> =
        catalogue.arguments().into_keys().filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = files::read(Language::English).arguments();
    for language in Language::ALL {
        assert_eq!(files::read(language).arguments(), english, "{language:?}");
    }
    let tags: BTreeSet<String> = Language::ALL.map(|language| language.tag().to_owned()).into();
    assert_eq!(files::folders(), tags, "each folder is a language");
}

#[test]
fn a_message_has_the_name_of_its_file_and_stands_once() {
    for language in Language::ALL {
        let faults = files::read(language).faults;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn no_source_names_a_message_but_by_say() {
    let files = sources::files().into_iter().filter(|(path, _)| !path.starts_with("talk/say"));
    let by_hand: Vec<String> = files
        .filter(|(_, source)| source.contains("Text::message("))
        .map(|(path, _)| path)
        .collect();
    assert!(by_hand.is_empty(), "{by_hand:?}");
}

/// The ids of the bot's own commands and of their options.
fn all_commands() -> BTreeSet<String> {
    let (mut ids, own) = (BTreeSet::new(), ["game", "me", "admin"]);
    for command in commands::all().iter().filter(|command| own.contains(&&*command.name)) {
        add("commands", command, &mut ids);
    }
    ids
}

fn add(roof: &str, command: &Command, ids: &mut BTreeSet<String>) {
    let id = format!("{roof}-{}", command.name);
    ids.extend(command.parameters.iter().map(|option| format!("{id}-{}", option.name)));
    for inner in &command.subcommands {
        add(&id, inner, ids);
    }
    ids.insert(id);
}

#[test]
fn commands_and_options_have_their_words_in_every_language_and_in_english_their_own_names() {
    let english = files::read(Language::English).attributes("commands-");
    assert_eq!(english.keys().cloned().collect::<BTreeSet<_>>(), all_commands());
    let silent: Vec<_> = english.iter().filter(|(_, has)| !has.contains("says")).collect();
    assert!(silent.is_empty(), "{silent:?}");
    for id in english.keys() {
        let name = id.rsplit('-').next().unwrap();
        assert_eq!(Entry::new(id.as_str()).name(Language::English), name);
    }
    for language in Language::ALL {
        assert_eq!(files::read(language).attributes("commands-"), english, "{language:?}");
    }
}

#[test]
fn each_choice_of_an_option_has_its_words_and_no_others_are_kept() {
    let mut offered = BTreeSet::new();
    for command in commands::all() {
        choices(&command, &mut offered);
    }
    let silent: Vec<_> = offered.iter().filter(|name| name.starts_with("commands-")).collect();
    assert!(silent.is_empty(), "{silent:?}");
    for (id, names) in files::read(Language::English).attributes("commands-") {
        for name in names.iter().filter(|name| *name != "says") {
            let told = Entry::new(id.as_str()).attribute(name, Language::English);
            assert!(offered.contains(&told), "{id}: nobody can choose {name}");
        }
    }
}

fn choices(command: &Command, offered: &mut BTreeSet<String>) {
    let of_option = command.parameters.iter().flat_map(|option| option.choices.iter());
    offered.extend(of_option.map(|choice| choice.name.clone().into_owned()));
    for inner in &command.subcommands {
        choices(inner, offered);
    }
}
