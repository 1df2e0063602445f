//! What is wrong with one table stays with it, wherever many are looked at.
//!
//! The type of an error says whose it is ([`TableError::is_of_one_table`]): what cannot be read of a table is that table's, what
//! the database as a whole cannot do is everybody's. Every change of many tables goes through [`Shared::write_many`] and
//! [`write_one`], and every look at many through [`read_one`].

use super::shared::Shared;
use crate::{
    store::Tx,
    tables::{TableError, TableId},
};

/// How a transaction about many tables is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Parts {
    /// As one: an error ends all of it.
    Whole,
    /// A table at a time, each of which can be taken back alone. That costs two more journeys to a server for each table, so
    /// it is done only once the other way has failed.
    Apart,
}

impl Shared {
    /// Changes many tables in one transaction, or all of those that can be read.
    ///
    /// # Errors
    /// Of the store.
    pub(in crate::tables) async fn write_many<T: Send + 'static>(
        &self,
        change: impl Fn(&Tx, Parts) -> Result<T, TableError> + Clone + Send + 'static,
    ) -> Result<T, TableError> {
        let whole = change.clone();
        match self.store.with(move |tx| whole(tx, Parts::Whole)).await {
            Err(error) if error.is_of_one_table() => {
                self.store.with(move |tx| change(tx, Parts::Apart)).await
            }
            done => done,
        }
    }
}

/// Changes one table of many: inside is what is wrong with it alone, with nothing changed.
///
/// # Errors
/// Of the store; of the table, too, as long as all are changed as a whole.
pub(in crate::tables) fn write_one<T>(
    tx: &Tx,
    parts: Parts,
    table: TableId,
    change: impl FnOnce(&Tx) -> Result<T, TableError>,
) -> Result<Result<T, TableError>, TableError> {
    match parts {
        Parts::Whole => change(tx).map(Ok),
        Parts::Apart => match tx.savepoint(change)? {
            Err(error) if error.is_of_one_table() => {
                tracing::error!(%table, %error, "a table is left out of what is done at many");
                Ok(Err(error))
            }
            changed => changed.map(Ok),
        },
    }
}

/// What was found at one table of many; nothing of one that cannot be read.
///
/// # Errors
/// Of the store.
pub(in crate::tables) fn read_one<T>(
    table: TableId,
    found: Result<T, TableError>,
) -> Result<Option<T>, TableError> {
    match found {
        Err(error) if error.is_of_one_table() => {
            tracing::error!(%table, %error, "a table is left out of a list");
            Ok(None)
        }
        found => found.map(Some),
    }
}
