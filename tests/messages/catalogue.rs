//! The catalogue of sentences and the sources agree: what is said can be said in every language, and nothing else is
//! kept.

mod files;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use aedile::talk::say::Language;

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
