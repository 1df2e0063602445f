//! Why a call of `aedile` came to nothing.

use std::{
    io,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::{
    board::BadWeights, config::ConfigError, discord::DiscordError, store::StoreError,
    tables::TableError,
};

/// Why a call of `aedile` came to nothing.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The configuration is wrong.
    #[error("the configuration is wrong; `config.example.toml` explains every key\n{0}")]
    Config(#[from] ConfigError),
    /// A word of the command line is not understood.
    #[error("{0}")]
    Usage(String),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        path: PathBuf,
        /// What the operating system says.
        error: io::Error,
    },
    /// Nobody can listen there.
    #[error("cannot listen on {address}: {error}; {remedy}")]
    Listen {
        /// The address that others may have.
        address: SocketAddr,
        /// What to do about it.
        remedy: &'static str,
        /// What the operating system says.
        error: io::Error,
    },
    /// The database refuses.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The tables cannot be opened.
    #[error("{0}")]
    Tables(#[from] TableError),
    /// The bot cannot work.
    #[error("{0}")]
    Discord(#[from] DiscordError),
    /// The operating system does not let us hear when to stop.
    #[error("cannot listen to signals: {0}")]
    Signals(io::Error),
    /// What opponents learned does not fit this program.
    #[error(
        "{0}; nobody plays by a guess, so this program must be built again with the right file"
    )]
    Weights(#[from] BadWeights),
    /// The faults are on the standard error already.
    #[error("")]
    Told,
}

/// The exit code when Discord refuses the token. To start again is of no use then, and systemd does not (`packaging/aedile.service`).
const BAD_TOKEN: u8 = 77;

impl Failure {
    /// How the program ends because of this.
    pub(super) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Discord(DiscordError::Token) => BAD_TOKEN.into(),
            Self::Config(_)
            | Self::Usage(_)
            | Self::File { .. }
            | Self::Listen { .. }
            | Self::Store(_)
            | Self::Tables(_)
            | Self::Discord(_)
            | Self::Signals(_)
            | Self::Weights(_)
            | Self::Told => ExitCode::FAILURE,
        }
    }

    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: path.to_owned(), error }
    }
}
