//! The command line: one type and one function for each command of `aedile`.

mod ask_health;
mod backup;
mod census;
mod check;
mod damage;
mod database;
mod failure;
mod health;
mod input;
mod local;
mod logs;
mod manual;
mod moving;
mod options;
mod output;
mod panics;
mod puzzles;
mod restore;
mod run;
mod score;
mod serving;
mod simulate;
mod verify;
mod watchdog;
mod weights;

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{CommandFactory as _, Parser, Subcommand};

use self::{failure::Failure, output::print};
use crate::config::Config;

/// Slow board games about building Rome, in the channels of a Discord server.
///
/// Without a command: as `aedile run` when a token is configured, else as `aedile local`.
#[derive(Parser)]
#[command(name = "aedile", version, max_term_width = 100)]
struct Args {
    /// The configuration; without it `config.toml`, if it is there
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord and play
    Run(run::Run),
    /// Try it on this machine, without Discord: a page in the browser with people to act as
    Local(local::Local),
    /// Play games without people: statistics and logs
    Simulate(simulate::Simulate),
    /// Measure how much stronger each AI is than the one below it, for the boards: the file assets/ladder.toml
    #[command(hide = true)]
    Ladder(simulate::Ladder),
    /// The puzzles of the day: look for some, or look at those in the database again
    #[command(subcommand)]
    Puzzles(puzzles::Puzzles),
    /// Score what a player holds
    Score(score::Score),
    /// Replay game logs and check every line
    Verify(verify::Verify),
    /// Ask the running bot how it is: exit code 0 when all is well; needs `http.port`
    Health,
    /// The configuration
    #[command(subcommand)]
    Config(ConfigCommand),
    /// Copy the database, also while the bot runs
    Backup(backup::Backup),
    /// Put a copy of the database back, while no bot runs on it
    Restore(restore::Restore),
    /// Move everything to another database, of SQLite or PostgreSQL, while no bot runs on either
    Move(moving::Move),
    /// Say what is damaged in a database, also while the bot runs
    Check(damage::Check),
    /// Keep every whole table of a damaged database in a new one
    Salvage(damage::Salvage),
    /// Write the manual pages and the completions of shells into a folder, for packages
    #[command(hide = true)]
    Manual(manual::Manual),
}

#[derive(Subcommand)]
enum ConfigCommand {
    /// Say what is wrong with the configuration, and where
    Check,
}

/// Does what the command line says. The exit code is 0, 1 when it failed, 2 when the command line is wrong, or 77 when Discord
/// refuses the token.
pub fn main() -> ExitCode {
    let Args { config, command } = Args::parse();
    match act(config.as_deref(), command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(failure) => {
            // Nobody reads it when the standard error is gone.
            let _ = writeln!(io::stderr(), "aedile: {failure}");
            failure.exit_code()
        }
    }
}

fn act(config: Option<&Path>, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => weights::check().and_then(|()| run_or_local(config)),
        Some(Command::Run(order)) => {
            weights::check().and_then(|()| run::run(Config::load(config)?, &order))
        }
        Some(Command::Local(order)) => {
            weights::check().and_then(|()| local::local(&Config::load(config)?, &order))
        }
        Some(Command::Simulate(order)) => {
            weights::check().and_then(|()| simulate::simulate(&order))
        }
        Some(Command::Ladder(order)) => {
            weights::check().and_then(|()| simulate::measure_ladder(&order))
        }
        Some(Command::Puzzles(order)) => {
            weights::check().and_then(|()| puzzles::puzzles(&Config::load(config)?, &order))
        }
        Some(Command::Score(order)) => score::score(&order),
        Some(Command::Verify(order)) => verify::verify(&order),
        Some(Command::Health) => ask_health::ask(&Config::load(config)?),
        Some(Command::Config(ConfigCommand::Check)) => check::check(config),
        Some(Command::Check(order)) => damage::check(&Config::load(config)?, &order),
        Some(Command::Salvage(order)) => damage::salvage(&order),
        Some(Command::Backup(order)) => backup::backup(&Config::load(config)?, &order),
        Some(Command::Restore(order)) => restore::restore(&Config::load(config)?, &order),
        Some(Command::Manual(order)) => manual::write(Args::command(), &order),
        Some(Command::Move(order)) => moving::move_all(&Config::load(config)?, &order),
    }
}

fn run_or_local(config: Option<&Path>) -> Result<(), Failure> {
    let config = Config::load(config)?;
    if config.discord.token()?.is_some() {
        return run::run(config, &run::Run::default());
    }
    print(
        "No token is configured, so this is `aedile local`: a Discord on this machine, to try Aedile.\n",
    )?;
    local::local(&config, &local::Local::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_speaks_of_no_game_alone() {
        let mut aedile = Args::command();
        for name in ["score", "simulate"] {
            let command = aedile.find_subcommand_mut(name).expect("a command");
            let help = command.render_long_help().to_string();
            assert!(help.contains("auto_play_forced=true"), "{help}");
            assert!(!help.contains("shrine") && !help.contains(" city,"), "{help}");
        }
    }
}
