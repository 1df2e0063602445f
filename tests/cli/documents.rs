//! What the documents say is so.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use serenity::all::Permissions;

const README: &str = include_str!("../../README.md");
const PLAYING: &str = include_str!("../../docs/play.md");
const ARCHITECTURE: &str = include_str!("../../docs/architecture.md");

/// What is in a folder.
fn entries(folder: &str) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).expect("a folder of the package");
    entries.map(|entry| entry.expect("it can be read").path())
}

/// The files in Markdown of a folder.
fn markdown_in(folder: &str) -> impl Iterator<Item = PathBuf> + use<> {
    entries(folder).filter(|path| path.extension().is_some_and(|extension| extension == "md"))
}

/// All documents in Markdown: where they are, and the text.
fn documents() -> Vec<(PathBuf, String)> {
    let languages = entries("docs").filter(|path| path.is_dir());
    let languages = languages.map(|folder| folder.to_str().expect("a plain name").to_owned());
    let folders = [".".to_owned(), "docs".to_owned()].into_iter().chain(languages);
    let paths = folders.flat_map(|folder| markdown_in(&folder));
    paths.map(|path| (path.clone(), fs::read_to_string(path).expect("a text"))).collect()
}

/// The files that the links of a text in Markdown lead to, without the headings in them.
fn linked(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let files = targets.map(|(to, _)| to).filter(|to| !to.starts_with("http"));
    // Behind a # is a heading of the document, or of this one.
    files.map(|to| to.split_once('#').map_or(to, |(file, _)| file)).filter(|file| !file.is_empty())
}

#[test]
fn the_readme_is_short() {
    assert!(README.lines().count() <= 150, "the rest belongs into docs/");
}

#[test]
fn the_invitation_asks_for_the_permissions_that_are_needed() {
    let needed = Permissions::VIEW_CHANNEL
        | Permissions::SEND_MESSAGES
        | Permissions::SEND_MESSAGES_IN_THREADS
        | Permissions::CREATE_PUBLIC_THREADS
        | Permissions::ATTACH_FILES
        | Permissions::EMBED_LINKS
        | Permissions::READ_MESSAGE_HISTORY;
    assert!(
        README.contains(&format!("permissions={}&scope=bot+applications.commands", needed.bits()))
    );
}

#[test]
fn every_command_is_named() {
    for command in aedile::discord::commands::all() {
        for subcommand in &command.subcommands {
            must_be_named(&command.name, subcommand);
        }
    }
}

fn must_be_named(before: &str, command: &aedile::discord::Command) {
    let name = &command.name;
    for subcommand in &command.subcommands {
        must_be_named(&format!("{before} {name}"), subcommand);
    }
    let is_named = !command.subcommands.is_empty()
        || PLAYING.contains(&format!("/{before} {name}`"))
        || PLAYING.contains(&format!("`{name}`"));
    assert!(is_named, "/{before} {name} is missing");
}

#[test]
fn every_link_to_a_file_leads_to_one() {
    let documents = documents();
    assert!(documents.iter().any(|(path, _)| path.ends_with("docs/nl/play.md")));
    for (path, text) in documents {
        let folder = path.parent().expect("it is in a folder");
        for target in linked(&text) {
            assert!(folder.join(target).exists(), "{}: {target} is missing", path.display());
        }
    }
}

/// What the Debian package has of documents: from where, and to where.
fn packaged() -> HashMap<PathBuf, PathBuf> {
    let manifest: toml::Table = include_str!("../../Cargo.toml").parse().expect("the manifest");
    let assets = manifest["package"]["metadata"]["deb"]["assets"].as_array().expect("files");
    let mut packaged = HashMap::new();
    for asset in assets {
        let (from, to) = (asset[0].as_str().expect("from"), asset[1].as_str().expect("to"));
        let files: Vec<_> = match from.strip_suffix("/*.md") {
            Some(folder) => markdown_in(folder).collect(),
            None => vec![PathBuf::from(from)],
        };
        for file in files {
            let name = file.file_name().expect("a file");
            let place = if to.ends_with('/') { Path::new(to).join(name) } else { to.into() };
            packaged.insert(place, file);
        }
    }
    packaged
}

/// Pictures are not in the package.
#[test]
fn documents_of_the_debian_package_link_to_files_that_are_in_it() {
    let packaged = packaged();
    assert!(packaged.contains_key(Path::new("usr/share/doc/aedile/de/play.md")));
    for (place, from) in &packaged {
        if place.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        for target in linked(&fs::read_to_string(from).expect("a text")) {
            let mut path = place.parent().expect("a folder").to_path_buf();
            for part in target.split('/') {
                if part == ".." { assert!(path.pop()) } else { path.push(part) }
            }
            let is_picture = path.extension().is_some_and(|extension| extension == "png");
            assert!(
                is_picture || packaged.contains_key(&path),
                "{}: {target} is not in the package",
                place.display()
            );
        }
    }
}

#[test]
fn the_summary_lists_every_document() {
    let summary = fs::read_to_string("docs/SUMMARY.md").expect("the summary");
    for path in markdown_in("docs") {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let is_listed = name == "SUMMARY.md" || summary.contains(&format!("]({name})"));
        assert!(is_listed, "{name} is missing");
    }
}

#[test]
fn every_folder_of_the_table_is_there() {
    let named = ARCHITECTURE
        .lines()
        .filter(|line| line.starts_with("| `src/"))
        .flat_map(|line| line.split('`').skip(1).step_by(2));
    for folder in named.filter(|name| name.ends_with('/') && name.starts_with("src")) {
        assert!(Path::new(folder).is_dir(), "{folder} is missing");
    }
}
