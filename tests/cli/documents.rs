//! What the documents say is so.

use std::{fs, path::Path};

use serenity::all::Permissions;

const README: &str = include_str!("../../README.md");
const PLAYING: &str = include_str!("../../docs/play.md");
const ARCHITECTURE: &str = include_str!("../../docs/architecture.md");

/// All documents in Markdown: the folder that their links start from, and the text.
fn documents() -> Vec<(&'static Path, String)> {
    let mut found = Vec::new();
    for folder in [Path::new("."), Path::new("docs")] {
        for entry in fs::read_dir(folder).expect("a folder of the package") {
            let path = entry.expect("it can be read").path();
            if path.extension().is_some_and(|extension| extension == "md") {
                found.push((folder, fs::read_to_string(path).expect("a text")));
            }
        }
    }
    found
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
    assert!(documents.len() > 5);
    for (folder, text) in documents {
        let targets =
            text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(to, _)| to);
        for target in targets.filter(|target| !target.starts_with("http")) {
            // Behind a # is a heading of the document, or of this one.
            let (target, _) = target.split_once('#').unwrap_or((target, ""));
            assert!(folder.join(target).exists(), "{}: {target} is missing", folder.display());
        }
    }
}

#[test]
fn the_summary_lists_every_document() {
    let summary = fs::read_to_string("docs/SUMMARY.md").expect("the summary");
    for entry in fs::read_dir("docs").expect("the documents") {
        let path = entry.expect("it can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let is_document = path.extension().is_some_and(|extension| extension == "md");
        let is_listed = name == "SUMMARY.md" || summary.contains(&format!("]({name})"));
        assert!(is_listed || !is_document, "{name} is missing");
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
