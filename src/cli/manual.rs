//! `aedile manual`: the manual pages and the shells' completions, for those who make packages.

use std::{fs, path::PathBuf};

use clap_complete::Shell;

use super::failure::Failure;

/// Where they go.
#[derive(clap::Args)]
pub(super) struct Manual {
    /// The folder, which is made
    folder: PathBuf,
}

/// Writes a page for each command, and the completions of the usual shells.
pub(super) fn write(mut program: clap::Command, order: &Manual) -> Result<(), Failure> {
    let folder = &order.folder;
    let failed = |error| Failure::file(folder, error);
    fs::create_dir_all(folder).map_err(failed)?;
    // `aedile help COMMAND` is no command of its own. Before the completions: those bring it into the program that they are given.
    clap_mangen::generate_to(without_help(program.clone()), folder).map_err(failed)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh, Shell::PowerShell] {
        clap_complete::generate_to(shell, &mut program, "aedile", folder).map_err(failed)?;
    }
    Ok(())
}

/// The command and those in it, each without `help`.
fn without_help(command: clap::Command) -> clap::Command {
    command.disable_help_subcommand(true).mut_subcommands(without_help)
}
