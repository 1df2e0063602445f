//! What the README says is so.

use std::path::Path;

use serenity::all::Permissions;

const README: &str = include_str!("../../README.md");

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
            let (group, name) = (&command.name, &subcommand.name);
            let is_named = README.contains(&format!("/{group} {name}`"))
                || README.contains(&format!("`{name}`"));
            assert!(is_named, "/{group} {name} is missing");
        }
    }
}

#[test]
fn every_link_to_a_file_leads_to_one() {
    let targets = README
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target);
    let files: Vec<_> = targets.filter(|target| !target.starts_with("http")).collect();
    assert!(!files.is_empty());
    for file in files {
        assert!(Path::new(file).exists(), "{file} is missing");
    }
}

#[test]
fn every_folder_of_the_table_is_there() {
    let named = README
        .lines()
        .filter(|line| line.starts_with("| `src/"))
        .flat_map(|line| line.split('`').skip(1).step_by(2));
    for folder in named.filter(|name| name.ends_with('/') && name.starts_with("src")) {
        assert!(Path::new(folder).is_dir(), "{folder} is missing");
    }
}
