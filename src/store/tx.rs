//! A transaction, and how its statements are run: prepared once, errors noted.

use std::cell::RefCell;

use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::StoreError;

/// One transaction, inside a call of [`Store::with`]. Its methods are the only way to the tables.
pub struct Tx<'c> {
    pub(super) conn: &'c Connection,
    /// The last error, for the calls that share the transaction when SQLite gives it up.
    pub(super) failure: RefCell<Option<StoreError>>,
}

impl Tx<'_> {
    pub(super) fn run(&self, sql: &str, params: impl Params) -> Result<(), StoreError> {
        self.noted(
            self.conn.prepare_cached(sql).and_then(|mut statement| statement.execute(params)),
        )?;
        Ok(())
    }

    pub(super) fn count(&self, sql: &str, params: impl Params) -> Result<u64, StoreError> {
        let count: Option<i64> = self.one(sql, params, |row| row.get(0))?;
        Ok(count.unwrap_or(0).unsigned_abs())
    }

    pub(super) fn one<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row) -> rusqlite::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        self.noted(
            self.conn
                .prepare_cached(sql)
                .and_then(|mut statement| statement.query_row(params, read).optional()),
        )
    }

    pub(super) fn all<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnMut(&Row) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.noted(
            self.conn
                .prepare_cached(sql)
                .and_then(|mut statement| statement.query_map(params, read)?.collect()),
        )
    }

    /// Keeps an error for those who share the transaction.
    fn noted<T>(&self, result: rusqlite::Result<T>) -> Result<T, StoreError> {
        result.map_err(|error| {
            let error = StoreError::from(error);
            self.failure.replace(Some(error.clone()));
            error
        })
    }
}

/// Implements the SQL side of a closed set of words.
macro_rules! words {
    ($type:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl ::rusqlite::types::ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<::rusqlite::types::ToSqlOutput<'_>> {
                Ok(match self { $(Self::$variant => $word),* }.into())
            }
        }

        impl ::rusqlite::types::FromSql for $type {
            fn column_result(value: ::rusqlite::types::ValueRef<'_>) -> ::rusqlite::types::FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(::rusqlite::types::FromSqlError::InvalidType),
                }
            }
        }
    };
}
pub(super) use words;
