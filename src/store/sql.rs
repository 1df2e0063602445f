//! What statements take and what their rows give, whatever engine runs them.

use std::{
    any::Any,
    ops::ControlFlow,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use rusqlite::types::{FromSql, ValueRef};

use super::{StoreError, TableId};

/// How often a number is asked for that others take at the same time.
const MOST_TRIES: usize = 100;

/// What runs statements. It is asked by [`Tx`](super::Tx) alone, within a transaction.
pub(super) trait Driver: Any {
    /// The statement that asks the clock of the database, in milliseconds since 1970.
    fn clock(&self) -> &'static str;

    /// The statement that asks how many migrations the database has seen.
    fn schema(&self) -> &'static str;

    /// The statement that asks how many bytes the database has.
    fn size(&self) -> &'static str;

    /// The statement that asks for the last number which a table that numbers its rows has given; 0 for none.
    fn last_number(&self, table: &str) -> String;

    /// The statements after which such a table goes on behind this number.
    fn go_on_after(&self, table: &str, last: i64) -> Vec<String>;

    /// The statements that let it learn what there is after much was written at once; otherwise it may look for something
    /// in all rows.
    fn learn(&self) -> &'static [&'static str] {
        &[]
    }

    /// Is told what is going to be asked unless something is written before, so that one journey to a server can do for all.
    fn prefetch(&self, _: &[Query<'_>]) -> Result<(), StoreError> {
        Ok(())
    }

    /// The version that a table has after all that was written; it had `before` when it was read. Where several programs may
    /// write it comes with the commit. Where one alone does there is nothing to count.
    fn version_after(&self, _: TableId, before: i64) -> Result<Later, StoreError> {
        Ok(Later::from(before))
    }

    /// Begins a part of the transaction that can be taken back by itself.
    fn mark(&self) -> Result<(), StoreError>;

    /// Ends the part and keeps it.
    fn keep(&self) -> Result<(), StoreError>;

    /// Ends the part as though it had not been.
    fn take_back(&self) -> Result<(), StoreError>;

    /// Runs a statement that gives no rows; that it has failed may be said by a later one, or by the commit.
    fn run(&self, sql: &str, given: &[Given<'_>]) -> Result<(), StoreError>;

    /// Runs a statement and has its rows read, until there are no more or `read` has enough.
    fn rows(&self, sql: &str, given: &[Given<'_>], read: &mut Reader<'_>)
    -> Result<(), StoreError>;
}

/// A number that is known once the transaction has ended, so that its answer needs no journey of its own.
#[derive(Clone, Debug)]
pub(crate) struct Later(Arc<AtomicI64>);

impl Later {
    /// The number; where the transaction has not ended well, one that is never a version.
    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Acquire)
    }

    #[cfg(feature = "postgres")]
    pub(super) fn set(&self, number: i64) {
        self.0.store(number, Ordering::Release);
    }
}

impl From<i64> for Later {
    fn from(number: i64) -> Self {
        Self(Arc::new(number.into()))
    }
}

/// A statement that only reads, with its parameters.
pub(super) type Query<'a> = (&'a str, &'a [Given<'a>]);

/// What reads one row after the other.
pub(super) type Reader<'a> = dyn FnMut(&Row<'_>) -> Result<ControlFlow<()>, StoreError> + 'a;

/// The columns of a row, as an engine has them.
pub(super) trait Columns {
    fn value(&self, place: usize) -> Result<ValueRef<'_>, StoreError>;

    fn names(&self) -> Vec<&str>;
}

/// A row of an answer.
pub(super) struct Row<'r>(pub(super) &'r dyn Columns);

impl Row<'_> {
    pub(super) fn get<T: FromSql>(&self, place: usize) -> Result<T, StoreError> {
        T::column_result(self.0.value(place)?).map_err(|_| {
            let names = self.0.names();
            let name = names.get(place).copied().unwrap_or("a column");
            StoreError::Unexpected(format!("{name} is not what it should be"))
        })
    }

    pub(super) fn value(&self, place: usize) -> Result<ValueRef<'_>, StoreError> {
        self.0.value(place)
    }

    pub(super) fn names(&self) -> Vec<&str> {
        self.0.names()
    }
}

/// What a parameter of a statement stands for, also where it has nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Int,
    Text,
    Blob,
}

/// A parameter of a statement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Given<'a> {
    pub(super) kind: Kind,
    pub(super) value: ValueRef<'a>,
}

/// What can be a parameter.
pub(super) trait Param {
    const KIND: Kind;

    fn value(&self) -> ValueRef<'_>;
}

/// The parameters of a statement: a tuple, or an array of one.
pub(super) trait Params: Sized {
    fn give<T>(self, to: impl FnOnce(&[Given<'_>]) -> T) -> T;
}

/// A value as a parameter.
pub(super) fn given<P: Param>(param: &P) -> Given<'_> {
    Given { kind: P::KIND, value: param.value() }
}

impl Params for [i64; 0] {
    fn give<T>(self, to: impl FnOnce(&[Given<'_>]) -> T) -> T {
        to(&[])
    }
}

impl<P: Param> Params for [P; 1] {
    fn give<T>(self, to: impl FnOnce(&[Given<'_>]) -> T) -> T {
        to(&[given(&self[0])])
    }
}

macro_rules! tuples {
    ($($($name:ident)*;)*) => {$(
        impl<$($name: Param),*> Params for ($($name,)*) {
            #[expect(non_snake_case, reason = "each name is that of its type")]
            fn give<T>(self, to: impl FnOnce(&[Given<'_>]) -> T) -> T {
                let ($($name,)*) = self;
                to(&[$(given(&$name)),*])
            }
        }
    )*};
}

tuples! {
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
    A B C D E F G H I J;
    A B C D E F G H I J K;
    A B C D E F G H I J K L;
    A B C D E F G H I J K L M;
    A B C D E F G H I J K L M N O;
}

impl<P: Param + ?Sized> Param for &P {
    const KIND: Kind = P::KIND;

    fn value(&self) -> ValueRef<'_> {
        (**self).value()
    }
}

impl<P: Param> Param for Option<P> {
    const KIND: Kind = P::KIND;

    fn value(&self) -> ValueRef<'_> {
        self.as_ref().map_or(ValueRef::Null, Param::value)
    }
}

macro_rules! integers {
    ($($type:ident)*) => {$(
        impl Param for $type {
            const KIND: Kind = Kind::Int;

            fn value(&self) -> ValueRef<'_> {
                ValueRef::Integer(i64::from(*self))
            }
        }
    )*};
}

integers!(bool u8 u32 i64);

/// Bit for bit: none of ours, milliseconds of a turn, comes near 2^63.
impl Param for u64 {
    const KIND: Kind = Kind::Int;

    fn value(&self) -> ValueRef<'_> {
        ValueRef::Integer(self.cast_signed())
    }
}

impl Param for str {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> ValueRef<'_> {
        self.into()
    }
}

impl Param for String {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> ValueRef<'_> {
        self.as_str().into()
    }
}

impl<const N: usize> Param for [u8; N] {
    const KIND: Kind = Kind::Blob;

    fn value(&self) -> ValueRef<'_> {
        ValueRef::Blob(self)
    }
}

/// Reads a row whose columns stand in the order of these fields, beside what is at hand already.
macro_rules! fields {
    ($row:ident $({ $given:ident })?: $($field:ident)+) => {
        |row: &$crate::store::sql::Row<'_>| {
            let mut places = 0..;
            Ok::<_, $crate::store::StoreError>($row {
                $($given,)?
                $($field: row.get(places.next().unwrap_or(usize::MAX))?),+
            })
        }
    };
}
pub(super) use fields;

/// Implements the SQL side of closed sets of words: what [`named!`](crate::board::named) made is stored by its name.
macro_rules! words {
    ($($type:ident),+) => {$(
        impl $crate::store::sql::Param for $type {
            const KIND: $crate::store::sql::Kind = $crate::store::sql::Kind::Text;

            fn value(&self) -> ::rusqlite::types::ValueRef<'_> {
                self.name().into()
            }
        }

        impl ::rusqlite::types::FromSql for $type {
            fn column_result(
                value: ::rusqlite::types::ValueRef<'_>,
            ) -> ::rusqlite::types::FromSqlResult<Self> {
                Self::from_name(value.as_str()?).ok_or(::rusqlite::types::FromSqlError::InvalidType)
            }
        }
    )+};
}
pub(super) use words;

/// Implements the SQL side of a newtype, as it is of what it holds or bit for bit: integers of databases are signed.
macro_rules! newtype {
    (unsigned: $($type:ident),+) => {$(
        $crate::store::sql::newtype!($type, i64, |id| id.0.cast_signed(), |bits| $type(
            bits.cast_unsigned()
        ));
    )+};
    ($type:ident, $inner:ty) => {
        $crate::store::sql::newtype!($type, $inner, |id| i64::from(id.0), $type);
    };
    ($type:ident, $inner:ty, |$id:ident| $number:expr, $of:expr) => {
        impl $crate::store::sql::Param for $type {
            const KIND: $crate::store::sql::Kind = $crate::store::sql::Kind::Int;

            fn value(&self) -> ::rusqlite::types::ValueRef<'_> {
                let $id = self;
                ::rusqlite::types::ValueRef::Integer($number)
            }
        }

        impl ::rusqlite::types::FromSql for $type {
            fn column_result(
                value: ::rusqlite::types::ValueRef<'_>,
            ) -> ::rusqlite::types::FromSqlResult<Self> {
                <$inner as ::rusqlite::types::FromSql>::column_result(value).map($of)
            }
        }
    };
}
pub(super) use newtype;

/// Tries to enter a row with the number behind the last one until no other process has taken that meanwhile.
pub(super) fn first_free<T>(
    enter: impl Fn() -> Result<Option<T>, StoreError>,
) -> Result<T, StoreError> {
    for _ in 0..MOST_TRIES {
        if let Some(id) = enter()? {
            return Ok(id);
        }
    }
    Err(StoreError::Unexpected("no number is free".to_owned()))
}
