//! The catalogue of sentences and the sources agree: what is said can be said in every language, and nothing else is
//! kept.

mod english;
mod files;
mod names;
mod sources;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use aedile::{
    discord::{Command, commands},
    games::{
        builders::{Builders, Building, Investment, Member, MemberKind},
        great_city::{Card, GreatCity},
        marble::Marble,
    },
    talk::{
        paths::{
            Offered,
            order::{BUTTON, PROMPT, SAYS, THING},
        },
        present::Panels,
        say::{Entry, Language},
    },
};

/// The names of the arguments of each message, by id.
type Arguments = BTreeMap<String, BTreeSet<String>>;

#[test]
fn what_is_said_stands_in_the_catalogue_with_its_arguments() {
    let catalogue = files::read(Language::ENGLISH).arguments();
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

/// The example game brings a book of its own.
#[test]
fn what_the_example_game_says_stands_in_its_book_and_nothing_else() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/example/goofspiel/words");
    let said = sources::within("tests/example/goofspiel").into_iter();
    let said: Arguments = said.map(|said| (said.id, said.arguments)).collect();
    assert!(!said.is_empty());
    let mut written = files::read_in(&book, Language::ENGLISH).arguments();
    written.retain(|id, _| !id.starts_with("commands-"));
    assert_eq!(written, said);
}

#[test]
fn nothing_in_the_catalogue_is_unused() {
    let catalogue = files::read(Language::ENGLISH);
    let mut used: BTreeSet<String> = sources::all().into_iter().map(|said| said.id).collect();
    used.extend(catalogue.references());
    // The book itself reads it.
    used.insert("list-decimal-sign".to_owned());
    used.extend(all_commands());
    used.extend(names_of_cards().into_keys());
    let unused: Vec<String> =
        catalogue.arguments().into_keys().filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_arguments() {
    let english = files::read(Language::ENGLISH).arguments();
    for language in Language::all() {
        assert_eq!(files::read(*language).arguments(), english, "{language:?}");
    }
}

#[test]
fn a_message_has_the_name_of_its_file_and_stands_once() {
    for language in Language::all() {
        let faults = files::read(*language).faults;
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn no_source_names_a_message_but_by_say() {
    let files = sources::files().into_iter().filter(|(path, _)| !path.starts_with("catalogue"));
    let by_hand: Vec<String> = files
        .filter(|(_, source)| source.contains("Text::message("))
        .map(|(path, _)| path)
        .collect();
    assert!(by_hand.is_empty(), "{by_hand:?}");
}

/// The messages with the names of cards, whose ids are made from the cards' own: what they say.
fn names_of_cards() -> BTreeMap<String, String> {
    let the_city = Card::ALL.map(|card| (format!("great_city-card-{}", card.id()), card.name()));
    let members = Member::all().filter(|member| member.kind() == MemberKind::Worker);
    let members = members.map(|worker| (worker.id().split('_').next().unwrap(), worker.title()));
    let sites = Building::all().map(|building| (building.id(), building.name()));
    let is_slave = |card: &Investment| matches!(card, Investment::Slave(_));
    let investments = Investment::all().filter(|card| !is_slave(card));
    let investments = investments.map(|card| (card.id(), card.name()));
    let builders = members.chain(sites).chain(investments);
    let builders = builders.map(|(id, name)| (format!("builders-card-{id}"), name));
    the_city.into_iter().chain(builders).map(|(id, name)| (id, name.to_string())).collect()
}

/// The program does not read the names in the data; the English of the catalogue must match them.
#[test]
fn cards_are_called_in_english_as_the_data_names_them() {
    let data: toml::Table = include_str!("../../assets/builders_antiquity.toml").parse().unwrap();
    let called = names_of_cards();
    let mut compared = 0;
    for kind in ["worker", "building", "machine", "tool", "university", "loan"] {
        for facts in data[kind].as_array().unwrap() {
            let text = |key: &str| facts[key].as_str().unwrap();
            let id =
                if kind == "worker" { text("id").split('_').next().unwrap() } else { text("id") };
            assert_eq!(called[&format!("builders-card-{id}")], text("name"));
            compared += 1;
        }
    }
    assert!(compared > 40);
}

/// The ids of all commands and of their options.
fn all_commands() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for command in &commands::all() {
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
    let english = files::read(Language::ENGLISH).attributes("commands-");
    assert_eq!(english.keys().cloned().collect::<BTreeSet<_>>(), all_commands());
    let silent: Vec<_> = english.iter().filter(|(_, has)| !has.contains("says")).collect();
    assert!(silent.is_empty(), "{silent:?}");
    for id in english.keys() {
        let name = id.rsplit('-').next().unwrap();
        assert_eq!(Entry::new(id.as_str()).name().to_string(), name);
    }
    for language in Language::all() {
        assert_eq!(files::read(*language).attributes("commands-"), english, "{language:?}");
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
    let mut used = words_of_orders::<GreatCity>();
    used.extend(words_of_orders::<Builders>());
    used.extend(words_of_orders::<Marble>());
    used.extend(all_commands().into_iter().map(|id| (id, SAYS.to_owned())));
    for (id, names) in files::read(Language::ENGLISH).attributes("commands-") {
        for name in names.into_iter().filter(|name| !used.contains(&(id.clone(), name.clone()))) {
            let told = Entry::new(id.as_str()).says(name.clone()).to_string();
            assert!(offered.contains(&told), "{id}: nobody can choose {name}");
        }
    }
}

/// What the panel and the reader of typed words take from the catalogue besides what commands and options say: each must stand
/// there, but for a prompt, which may be what the option says.
fn words_of_orders<G: Panels>() -> BTreeSet<(String, String)> {
    let mut used = BTreeSet::new();
    let mut take = |id: String, name: &str, must: bool| {
        let has = Entry::new(id.as_str()).has(name);
        assert!(has || !must, "{id} has no {name}");
        used.insert((id, name.to_owned()));
    };
    let command = G::command();
    for order in G::orders() {
        // A menu of one order says what that one does.
        if let Offered::Menu(name) = order.offered {
            let is_there = |offered| matches!(offered, Offered::Menu(other) if other == name);
            let orders = G::orders().iter().filter(|other| is_there(other.offered));
            if orders.count() > 1 {
                take(format!("commands-{command}"), name, true);
            }
        }
        take(format!("commands-{command}-{}", order.id), BUTTON, false);
        for asked in order.asks {
            let id = format!("commands-{command}-{}-{}", order.id, asked.id);
            take(id.clone(), THING, true);
            take(id, PROMPT, false);
        }
    }
    used
}

fn choices(command: &Command, offered: &mut BTreeSet<String>) {
    let of_option = command.parameters.iter().flat_map(|option| option.choices.iter());
    offered.extend(of_option.map(|choice| choice.name.clone().into_owned()));
    for inner in &command.subcommands {
        choices(inner, offered);
    }
}
