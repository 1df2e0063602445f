//! Damage stays with the table that has it: rows that cannot be read, parts of a transaction that fail, and what a start
//! survives, in the log.

use rusqlite::Connection;

use super::{
    StoreError, Tx,
    check::{whole, wrong},
    sql::{Params, Row},
};

/// Names the damaged tables that are open to whoever runs the program.
pub(super) fn name(conn: &Connection, faults: &[String]) -> Result<(), StoreError> {
    let tx = Tx::new(conn);
    for table in tx.all_open()? {
        if let Err(error) = whole(&tx, table) {
            tracing::error!(%table, why = wrong(error), "a table is damaged and is not played on; the others are");
        }
    }
    tracing::error!(
        faults = faults.len(),
        first = faults[0].lines().last(),
        "the database is damaged: stop the program, and let `aedile salvage` copy what is whole into a new file"
    );
    Ok(())
}

impl Tx<'_> {
    /// Runs a part of the transaction that is taken back by itself when it fails.
    ///
    /// # Errors
    /// Inside, that of the part: what was done before it is still there. Outside, that of the transaction, which is lost.
    pub fn savepoint<T, E: From<StoreError>>(
        &self,
        part: impl FnOnce(&Self) -> Result<T, E>,
    ) -> Result<Result<T, E>, StoreError> {
        self.noted(self.driver.mark())?;
        // A server may refuse only now what the part has written.
        let done = part(self).and_then(|value| Ok(self.driver.keep().map(|()| value)?));
        if done.is_err() {
            let lost = |lost| self.failure.borrow().clone().unwrap_or(lost);
            self.driver.take_back().map_err(lost)?;
        }
        Ok(done)
    }

    /// All rows that can be read. Each of the others belongs to one table, costs no other one its place, and is logged with its
    /// first column, which says whose it is.
    pub(super) fn all_readable<T>(
        &self,
        sql: &str,
        params: impl Params,
        mut read: impl FnMut(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.each_readable(sql, params, |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Has each row read that can be; as [`all_readable`](Self::all_readable), without keeping them.
    pub(super) fn each_readable(
        &self,
        sql: &str,
        params: impl Params,
        mut read: impl FnMut(&Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.each(sql, params, |row| match read(row) {
            Err(StoreError::Unexpected(why)) => {
                tracing::error!(of = row.get::<i64>(0).ok(), %why, "a row is damaged and left out");
                Ok(())
            }
            read => read,
        })
    }
}
