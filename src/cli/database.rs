//! Which database the configuration names.

use std::path::PathBuf;

use super::failure::Failure;
use crate::{
    config::{ConfigError, Database, Fault, Place},
    store::Address,
};

/// Where the database of `aedile run` is, with what is needed to reach it.
pub(super) fn address(database: &Database) -> Result<Address, ConfigError> {
    let Some(url) = &database.url else { return Ok(Address::File(database.file().to_owned())) };
    let wrong =
        |message| ConfigError(vec![Fault { place: Place::Setting("database.url"), message }]);
    reached(url.expose().parse().map_err(wrong)?, database)
}

/// The same address, with the password and the authorities of the configuration.
pub(super) fn reached(address: Address, database: &Database) -> Result<Address, ConfigError> {
    let Address::Server(mut server) = address else { return Ok(address) };
    if let Some(password) = database.password()? {
        server = server.with_password(password.expose());
    }
    Ok(Address::Server(server.believing(database.ca_file.clone())))
}

/// The file of the database, for what only SQLite needs; `instead` says what to do on PostgreSQL.
pub(super) fn file(database: &Database, instead: &str) -> Result<PathBuf, Failure> {
    match address(database)? {
        Address::File(path) => Ok(path),
        Address::Server(_) => Err(Failure::Usage(instead.to_owned())),
    }
}
