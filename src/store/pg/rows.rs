//! Parameters and columns on their way to and from the server.

use std::error::Error;

use rusqlite::types::{FromSqlError, Value, ValueRef};
use tokio_postgres::{
    Row, Statement,
    types::{FromSql, ToSql, Type},
};

use crate::store::{
    StoreError,
    sql::{Columns, Given, Kind, Later},
};

type Strange = Box<dyn Error + Sync + Send>;

/// A statement with its parameters, on its way.
#[derive(Clone)]
pub(super) struct BoundStatement {
    sql: String,
    pub(super) statement: Statement,
    given: Vec<(Kind, Value)>,
    /// What waits for the number that it answers.
    later: Option<Later>,
}

impl BoundStatement {
    pub(super) fn new(
        sql: &str,
        statement: Statement,
        given: &[Given<'_>],
    ) -> Result<Self, StoreError> {
        let held = |given: &Given<'_>| Ok((given.kind, given.value.try_into()?));
        let given = given.iter().map(held).collect::<Result<_, FromSqlError>>();
        let given = given.map_err(|error| StoreError::Unexpected(error.to_string()))?;
        Ok(Self { sql: sql.to_owned(), statement, given, later: None })
    }

    /// The same, with what waits for the number that it answers.
    pub(super) fn for_later(self, later: &Later) -> Self {
        Self { later: Some(later.clone()), ..self }
    }

    /// Hands the answer on to what waits for it.
    pub(super) fn is_answered(&self, rows: &[Row]) -> Result<(), StoreError> {
        if let (Some(later), Some(row)) = (&self.later, rows.first()) {
            later.set(get(row, 0)?);
        }
        Ok(())
    }

    pub(super) fn is(&self, sql: &str, given: &[Given<'_>]) -> bool {
        let own = self.given.iter().map(|(kind, value)| Given { kind: *kind, value: value.into() });
        self.sql == sql && own.eq(given.iter().copied())
    }

    /// Whether it may change something.
    pub(super) fn writes(&self) -> bool {
        !self.sql.starts_with("SELECT") && !self.sql.starts_with("WITH")
    }

    /// The parameters as the server's library wants them.
    pub(super) fn params(&self) -> Vec<&(dyn ToSql + Sync)> {
        self.given.iter().map(param).collect()
    }
}

fn param((kind, value): &(Kind, Value)) -> &(dyn ToSql + Sync) {
    match (value, kind) {
        (Value::Integer(number), _) => number,
        (Value::Real(number), _) => number,
        (Value::Text(text), _) => text,
        (Value::Blob(bytes), _) => bytes,
        (Value::Null, Kind::Int) => &None::<i64>,
        (Value::Null, Kind::Text) => &None::<&str>,
        (Value::Null, Kind::Blob) => &None::<&[u8]>,
    }
}

pub(super) const fn type_of(kind: Kind) -> Type {
    match kind {
        Kind::Int => Type::INT8,
        Kind::Text => Type::TEXT,
        Kind::Blob => Type::BYTEA,
    }
}

/// A column of a row that has come.
pub(super) fn get<'r, T: FromSql<'r>>(row: &'r Row, place: usize) -> Result<T, StoreError> {
    row.try_get(place).map_err(|error| StoreError::of_row(&error))
}

/// What a column has.
struct Cell<'a>(ValueRef<'a>);

impl<'a> FromSql<'a> for Cell<'a> {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Strange> {
        Ok(Self(match *ty {
            Type::INT8 => ValueRef::Integer(i64::from_sql(ty, raw)?),
            Type::INT4 => ValueRef::Integer(i32::from_sql(ty, raw)?.into()),
            Type::BOOL => ValueRef::Integer(bool::from_sql(ty, raw)?.into()),
            Type::BYTEA => ValueRef::Blob(raw),
            _ => <&str>::from_sql(ty, raw)?.into(),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Strange> {
        Ok(Self(ValueRef::Null))
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::INT4 | Type::BOOL | Type::BYTEA | Type::TEXT)
    }
}

impl Columns for Row {
    fn value(&self, place: usize) -> Result<ValueRef<'_>, StoreError> {
        get(self, place).map(|Cell(value)| value)
    }

    fn names(&self) -> Vec<&str> {
        self.columns().iter().map(tokio_postgres::Column::name).collect()
    }
}
