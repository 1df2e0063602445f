//! A transaction, and how its statements are run: errors are noted.

use std::{cell::RefCell, ops::ControlFlow};

use rusqlite::types::FromSql;

use super::{
    StoreError,
    sql::{Driver, Given, Params, Row},
};

/// One transaction, inside a call of [`Store::with`](super::Store::with). Its methods are the only way to the tables.
pub struct Tx<'c> {
    pub(super) driver: &'c (dyn Driver + 'static),
    /// The last error, for the calls that share the transaction when the engine gives it up.
    pub(super) failure: RefCell<Option<StoreError>>,
}

impl<'c> Tx<'c> {
    pub(super) fn new(driver: &'c (dyn Driver + 'static)) -> Self {
        Self { driver, failure: RefCell::new(None) }
    }

    pub(super) fn run(&self, sql: &str, params: impl Params) -> Result<(), StoreError> {
        params.give(|given| self.run_with(sql, given))
    }

    /// The same with as many parameters as there are.
    pub(super) fn run_with(&self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError> {
        self.noted(self.driver.run(sql, given))
    }

    pub(super) fn count(&self, sql: &str, params: impl Params) -> Result<u64, StoreError> {
        Ok(self.value(sql, params)?.unwrap_or(0))
    }

    /// Whether there is such a row.
    pub(super) fn exists(&self, sql: &str, params: impl Params) -> Result<bool, StoreError> {
        Ok(self.one(sql, params, |_| Ok(()))?.is_some())
    }

    pub(super) fn one<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let (mut read, mut found) = (Some(read), None);
        let mut first = |row: &Row<'_>| {
            found = read.take().map(|read| read(row)).transpose()?;
            Ok(ControlFlow::Break(()))
        };
        self.noted(params.give(|given| self.driver.rows(sql, given, &mut first)))?;
        Ok(found)
    }

    /// The first column of the first row; `None` without a row, and where nothing stands there.
    pub(super) fn value<T: FromSql>(
        &self,
        sql: &str,
        params: impl Params,
    ) -> Result<Option<T>, StoreError> {
        self.one(sql, params, |row| row.get(0)).map(Option::flatten)
    }

    /// The first column of all rows.
    pub(super) fn column<T: FromSql>(
        &self,
        sql: &str,
        params: impl Params,
    ) -> Result<Vec<T>, StoreError> {
        self.all(sql, params, |row| row.get(0))
    }

    pub(super) fn all<T>(
        &self,
        sql: &str,
        params: impl Params,
        mut read: impl FnMut(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        self.each(sql, params, |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// Has every row read, without keeping them.
    pub(super) fn each(
        &self,
        sql: &str,
        params: impl Params,
        mut read: impl FnMut(&Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut each = |row: &Row<'_>| read(row).map(ControlFlow::Continue);
        self.noted(params.give(|given| self.driver.rows(sql, given, &mut each)))
    }

    /// Keeps an error for those who share the transaction.
    pub(super) fn noted<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        result.inspect_err(|error| {
            self.failure.replace(Some(error.clone()));
        })
    }
}
