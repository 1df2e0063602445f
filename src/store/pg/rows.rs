//! Parameters and columns on their way to and from the server.

use std::error::Error;

use tokio_postgres::{
    Row, Statement,
    types::{FromSql, ToSql, Type},
};

use crate::store::{
    StoreError,
    sql::{Columns, Given, Kind, Value},
};

type Strange = Box<dyn Error + Sync + Send>;

/// A statement with its parameters, on its way.
#[derive(Clone)]
pub(super) struct Asked {
    sql: String,
    pub(super) statement: Statement,
    given: Vec<(Kind, Held)>,
}

/// A parameter that outlives who gave it.
#[derive(Clone)]
enum Held {
    Null,
    Int(i64),
    Text(String),
    Blob(Vec<u8>),
}

impl Held {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Int(number) => Value::Int(*number),
            Self::Text(text) => Value::Text(text),
            Self::Blob(bytes) => Value::Blob(bytes),
        }
    }
}

impl Asked {
    pub(super) fn new(sql: &str, statement: Statement, given: &[Given<'_>]) -> Self {
        let held = |given: &Given<'_>| {
            let value = match given.value {
                Value::Null => Held::Null,
                Value::Int(number) => Held::Int(number),
                Value::Text(text) => Held::Text(text.to_owned()),
                Value::Blob(bytes) => Held::Blob(bytes.to_owned()),
            };
            (given.kind, value)
        };
        Self { sql: sql.to_owned(), statement, given: given.iter().map(held).collect() }
    }

    pub(super) fn given(&self) -> Vec<Given<'_>> {
        self.given.iter().map(|(kind, held)| Given { kind: *kind, value: held.value() }).collect()
    }

    pub(super) fn is(&self, sql: &str, given: &[Given<'_>]) -> bool {
        self.sql == sql && self.given() == given
    }

    /// Whether it may change something.
    pub(super) fn writes(&self) -> bool {
        !self.sql.starts_with("SELECT") && !self.sql.starts_with("WITH")
    }
}

/// The parameters as the server's library wants them.
pub(super) fn params<'a>(given: &'a [Given<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    given.iter().map(param).collect()
}

fn param<'a>(given: &'a Given<'_>) -> &'a (dyn ToSql + Sync) {
    match (&given.value, given.kind) {
        (Value::Int(number), _) => number,
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

impl<'a> FromSql<'a> for Value<'a> {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Strange> {
        match *ty {
            Type::INT8 => i64::from_sql(ty, raw).map(Value::Int),
            Type::INT4 => i32::from_sql(ty, raw).map(|number| Value::Int(number.into())),
            Type::BOOL => bool::from_sql(ty, raw).map(|is| Value::Int(is.into())),
            Type::BYTEA => Ok(Value::Blob(raw)),
            _ => <&str>::from_sql(ty, raw).map(Value::Text),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Self, Strange> {
        Ok(Value::Null)
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::INT4 | Type::BOOL | Type::BYTEA | Type::TEXT)
    }
}

impl Columns for Row {
    fn value(&self, place: usize) -> Result<Value<'_>, StoreError> {
        get(self, place)
    }

    fn names(&self) -> Vec<&str> {
        self.columns().iter().map(tokio_postgres::Column::name).collect()
    }
}
