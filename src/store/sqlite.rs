//! SQLite: statements, each prepared once, and transactions.

use std::{ops::ControlFlow, time::Duration};

use rusqlite::{
    Connection, params_from_iter,
    types::{ToSql, ToSqlOutput, ValueRef},
};

use super::{
    StoreError,
    open::PATIENCE,
    session::{State, Transactions},
    sql::{Columns, Driver, Given, Reader, Row},
};

impl Driver for Connection {
    fn clock(&self) -> &'static str {
        "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    }

    fn schema(&self) -> &'static str {
        "SELECT user_version FROM pragma_user_version"
    }

    fn size(&self) -> &'static str {
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    }

    fn last_number(&self, table: &str) -> String {
        format!(
            "SELECT max(coalesce((SELECT max(id) FROM {table}), 0),
                 coalesce((SELECT seq FROM sqlite_sequence WHERE name = '{table}'), 0))"
        )
    }

    fn go_on_after(&self, table: &str, last: i64) -> Vec<String> {
        // Tables that may give a number again have no sequence.
        vec![
            format!("DELETE FROM sqlite_sequence WHERE name = '{table}'"),
            format!(
                "INSERT INTO sqlite_sequence (name, seq)
                 SELECT name, {last} FROM sqlite_schema WHERE name = '{table}' AND sql LIKE '%AUTOINCREMENT%'"
            ),
        ]
    }

    fn mark(&self) -> Result<(), StoreError> {
        control(self, "SAVEPOINT call")
    }

    fn keep(&self) -> Result<(), StoreError> {
        control(self, "RELEASE call")
    }

    fn take_back(&self) -> Result<(), StoreError> {
        control(self, "ROLLBACK TO call")?;
        self.keep()
    }

    fn run(&self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError> {
        self.prepare_cached(sql)?.execute(params_from_iter(given))?;
        Ok(())
    }

    fn rows(
        &self,
        sql: &str,
        given: &[Given<'_>],
        read: &mut Reader<'_>,
    ) -> Result<(), StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let mut rows = statement.query(params_from_iter(given))?;
        while let Some(row) = rows.next()? {
            if let ControlFlow::Break(()) = read(&Row(row))? {
                break;
            }
        }
        Ok(())
    }
}

impl ToSql for Given<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(self.value))
    }
}

impl Columns for rusqlite::Row<'_> {
    fn value(&self, place: usize) -> Result<ValueRef<'_>, StoreError> {
        Ok(self.get_ref(place)?)
    }

    fn names(&self) -> Vec<&str> {
        self.as_ref().column_names()
    }
}

impl Transactions for Connection {
    fn begin(&self) -> Result<(), StoreError> {
        // Immediate: SQLite waits for the lock of another program only before anything was read.
        control(self, "BEGIN IMMEDIATE")
    }

    fn look(&self) -> Result<(), StoreError> {
        control(self, "BEGIN DEFERRED")
    }

    fn commit(&self) -> Result<(), StoreError> {
        let commit = control(self, "COMMIT");
        // A failed commit leaves the transaction open.
        self.roll_back();
        commit
    }

    fn roll_back(&self) {
        if !self.is_autocommit() {
            let _ = self.execute_batch("ROLLBACK");
        }
    }

    fn state(&self) -> State {
        if self.is_autocommit() { State::Gone } else { State::Good }
    }

    fn begin_at_once(&self) -> bool {
        let begun = self.busy_timeout(Duration::ZERO).is_ok() && self.begin().is_ok();
        let _ = self.busy_timeout(PATIENCE);
        begun
    }

    fn look_at_once(&self) -> bool {
        self.look().is_ok()
    }
}

/// A statement that begins or ends something, prepared once.
fn control(conn: &Connection, sql: &str) -> Result<(), StoreError> {
    conn.prepare_cached(sql)?.execute([])?;
    Ok(())
}
