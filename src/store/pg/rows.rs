//! Parameters and columns on their way to and from the server.

use std::error::Error;

use postgres::{
    Row,
    types::{FromSql, ToSql, Type},
};

use crate::store::{
    StoreError,
    sql::{Columns, Given, Kind, Value},
};

type Strange = Box<dyn Error + Sync + Send>;

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
        Ok(self.try_get(place)?)
    }

    fn names(&self) -> Vec<&str> {
        self.columns().iter().map(postgres::Column::name).collect()
    }
}
