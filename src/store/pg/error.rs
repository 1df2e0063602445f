//! What the library and the server say, as errors of the store.

use std::error::Error;

use tokio_postgres::types::WrongType;

use crate::store::StoreError;

impl From<tokio_postgres::Error> for StoreError {
    /// Of what the server says only the message is kept: its details may be a whole row, with its secrets.
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(said) = error.as_db_error() else { return Self::of_connection(&error) };
        let message = said.message().to_owned();
        match (said.code().code(), &said.code().code()[..2]) {
            ("25006", _) => Self::ReadOnly,
            ("53100", _) => Self::Full,
            ("55P03" | "57014", _) | (_, "40") => Self::Locked,
            ("25P03", _) | (_, "08" | "53" | "57") => Self::Unreachable(message),
            (_, "XX") => Self::Corrupt(message),
            _ => Self::Refused(message),
        }
    }
}

impl StoreError {
    /// No server has said this.
    fn of_connection(error: &tokio_postgres::Error) -> Self {
        // A parameter that the statement cannot take: our own bug, while all else ends the connection.
        let is_ours = error.source().is_some_and(<dyn Error>::is::<WrongType>);
        if is_ours { Self::of_row(error) } else { Self::Unreachable(with_source(error)) }
    }

    /// A row has come, and is not what it should be.
    pub(super) fn of_row(error: &tokio_postgres::Error) -> Self {
        Self::Unexpected(with_source(error))
    }
}

fn with_source(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
