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
    reached(url.expose(), database)?.map_err(wrong)
}

/// Where this database is, with the password and the authorities of the configuration; or what is wrong with the address.
pub(super) fn reached(
    url: &str,
    database: &Database,
) -> Result<Result<Address, String>, ConfigError> {
    Ok(match url.parse() {
        Ok(Address::Server(mut server)) => {
            if let Some(password) = database.password()? {
                server = server.with_password(password.expose());
            }
            Ok(Address::Server(server.believing(database.ca_file.clone())))
        }
        other => other,
    })
}

/// The file of the database, for what only SQLite needs; `instead` says what to do on PostgreSQL.
pub(super) fn file(database: &Database, instead: &str) -> Result<PathBuf, Failure> {
    match address(database)? {
        Address::File(path) => Ok(path),
        Address::Server(_) => Err(Failure::Usage(instead.to_owned())),
    }
}
