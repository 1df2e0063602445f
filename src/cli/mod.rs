//! The command line: one type and one function for each call of `aedile`.

mod backup;
mod check;
mod options;
mod score;
mod simulate;
mod verify;

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use crate::{
    config::{Config, ConfigError},
    store::StoreError,
};

/// Slow board games about building Rome, in the channels of a Discord server.
#[derive(Parser)]
#[command(name = "aedile", version, max_term_width = 100)]
struct Args {
    /// The configuration; without it `config.toml`, if it is there
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    call: Call,
}

#[derive(Subcommand)]
enum Call {
    /// Play games without people: statistics and logs
    Simulate(simulate::Simulate),
    /// Score a city
    Score(score::Score),
    /// Replay game logs and check every line
    Verify(verify::Verify),
    /// The configuration
    #[command(subcommand)]
    Config(ConfigCall),
    /// Copy the database, also while the bot runs
    Backup(backup::Backup),
}

#[derive(Subcommand)]
enum ConfigCall {
    /// Say what is wrong with the configuration, and where
    Check,
}

/// Why a call of `aedile` came to nothing.
#[derive(Debug, thiserror::Error)]
enum Failure {
    /// The configuration is wrong.
    #[error("the configuration is wrong; `config.example.toml` explains every key\n{0}")]
    Config(#[from] ConfigError),
    /// A word of the command line is not understood.
    #[error("{0}")]
    Usage(String),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The database refuses.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The faults are on the standard error already.
    #[error("")]
    Told,
}

impl Failure {
    fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: path.to_owned(), error }
    }
}

/// Does what the command line says. The exit code is 0, 1 when it failed, or 2 when the command line is wrong.
#[must_use]
pub fn main() -> ExitCode {
    let Args { config, call } = Args::parse();
    match act(config.as_deref(), call) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(failure) => {
            // Nobody reads it when the standard error is gone.
            let _ = writeln!(io::stderr(), "aedile: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn act(config: Option<&Path>, call: Call) -> Result<(), Failure> {
    match call {
        Call::Simulate(order) => simulate::simulate(&order),
        Call::Score(order) => score::score(&order),
        Call::Verify(order) => verify::verify(&order),
        Call::Config(ConfigCall::Check) => check::check(config),
        Call::Backup(order) => backup::backup(&Config::load(config)?, &order),
    }
}

/// Writes to the standard output. A reader that has gone away is no failure of ours.
fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::file("the standard output".as_ref(), error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
