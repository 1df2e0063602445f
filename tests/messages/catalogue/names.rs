//! A card has one name, which stands once in `names.ftl`; a command that sentences mention has its one in `name.ftl`.

use std::{fs, path::Path};

use aedile::talk::say::{Entry, Language};

use super::{all_commands, files};

/// Where a text of a game names a card of two words or more, it is the name of the card, letter by letter.
#[test]
fn a_card_is_called_by_its_one_name() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words/en");
    for game in ["great_city", "builders"] {
        let names = fs::read_to_string(words.join(game).join("names.ftl")).unwrap();
        let names: Vec<&str> = names
            .lines()
            .filter(|line| line.starts_with(&format!("{game}-card-")))
            .filter_map(|line| line.split_once(" = "))
            .map(|(_, name)| name)
            .filter(|name| name.contains(' ') && !name.contains('{'))
            .collect();
        assert!(names.len() > 10, "{names:?}");
        let below = fs::read_dir(words.join(game)).unwrap().chain(fs::read_dir(&words).unwrap());
        let mut files: Vec<_> = below.map(|file| file.unwrap().path()).collect();
        files.retain(|file| {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let is_of_game = file.parent() != Some(&*words) || name.starts_with(game);
            file.is_file() && is_of_game && name != "names.ftl"
        });
        assert!(files.len() > 5, "{files:?}");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let plain = text.to_ascii_lowercase();
            for name in &names {
                for (at, found) in plain.match_indices(&name.to_ascii_lowercase()) {
                    let written = &text[at..at + found.len()];
                    // A farm of vegetables in small letters is any such farm.
                    let is_name = written.contains(char::is_uppercase);
                    assert!(!is_name || written == *name, "{written} in {}", file.display());
                }
            }
        }
    }
}

/// In English it is the command itself; and no sentence of any language writes it out.
#[test]
fn sentences_take_the_names_of_commands_by_reference() {
    let commands = all_commands();
    let names = files::read(Language::ENGLISH).arguments();
    let names: Vec<&str> = names.keys().filter_map(|id| id.strip_prefix("name-")).collect();
    assert!(names.len() > 50, "{names:?}");
    for name in names {
        assert!(commands.contains(&format!("commands-{name}")), "no command is called {name}");
        let written = Entry::new(format!("name-{name}")).name().to_string();
        assert_eq!(written, format!("/{}", name.replace('-', " ")));
    }
    for language in Language::all() {
        for (file, text) in files::texts(*language) {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let copies: Vec<&str> = lines.filter(|line| line.contains("`/")).collect();
            assert!(copies.is_empty(), "{file}: {copies:?}");
        }
    }
}

/// What the messages call that name something to press or to choose, in the files of a language.
fn labels(text: &str) -> impl Iterator<Item = String> {
    const NAMES: [&str; 7] = [
        "button-",
        ".button ",
        "company-add-ai ",
        "great_city-pass ",
        "league-action-",
        "marble-order-",
        "marble-own ",
    ];
    let named = text.lines().map(str::trim_start).filter(|line| {
        let is_topic =
            line.contains("-rules-topic-") || line.contains("_rules-") && line.contains("-name =");
        is_topic || NAMES.iter().any(|name| line.starts_with(name))
    });
    let labels = named.filter_map(|line| line.split_once(" = ")).map(|(_, label)| label);
    labels.filter(|label| !label.contains('{')).map(plain)
}

/// The same for what is written with other ends and beginnings.
fn plain(label: &str) -> String {
    label.trim_end_matches(['.', '…', ' ', '\u{202f}', '\u{a0}']).to_lowercase()
}

/// What stands in a text between single asterisks.
fn in_italics(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| {
        // The sign of a usual variant, and what is bold, are none of it.
        let line = line.trim_start().trim_start_matches("*[").replace("**", "\0");
        line.split('*').skip(1).step_by(2).map(plain).collect::<Vec<_>>()
    })
}

#[test]
fn sentences_take_labels_by_reference() {
    for language in Language::all() {
        let texts = files::texts(*language);
        let labels: Vec<String> = texts.iter().flat_map(|(_, text)| labels(text)).collect();
        assert!(labels.len() > 100, "{}: {labels:?}", language.tag());
        for (file, text) in &texts {
            let copies: Vec<_> = in_italics(text).filter(|span| labels.contains(span)).collect();
            assert!(copies.is_empty(), "{file}: {copies:?}");
        }
    }
}
