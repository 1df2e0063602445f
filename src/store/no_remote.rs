//! What stands in place of PostgreSQL in a program that is built without it (`--no-default-features`).

use std::{convert::Infallible, fmt, path::PathBuf};

use super::StoreError;

/// A database of PostgreSQL: there is none. That it can have no value is known to the store alone, so that callers read the same
/// with PostgreSQL and without.
#[derive(Clone)]
pub struct Server(pub(super) Infallible);

impl Server {
    pub(super) fn of(_: &str) -> Result<Self, String> {
        Err("must be sqlite:FILE: this aedile was built without PostgreSQL".to_owned())
    }

    /// The same, believing the certificates of these authorities alone.
    pub fn believing(self, _: Option<PathBuf>) -> Self {
        self
    }

    /// The same with this password.
    pub fn with_password(self, _: &str) -> Self {
        self
    }
}

impl fmt::Display for Server {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

/// Says what would keep a program from playing on this database.
///
/// # Errors
/// None: there is no such database.
pub fn try_out(server: &Server) -> Result<(), StoreError> {
    match server.0 {}
}
