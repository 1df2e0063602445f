//! Identifiers as newtypes, so that a channel cannot be taken for a user.

use std::{fmt, num::ParseIntError, str::FromStr};

use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

pub use crate::board::ids::{MoveNumber, TableId};

/// Bit for bit: SQLite's integers are signed.
macro_rules! unsigned {
    ($name:ident) => {
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.cast_signed().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(|bits| Self(bits.cast_unsigned()))
            }
        }
    };
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, ParseIntError> {
                text.parse().map(Self)
            }
        }

        unsigned!($name);
    )*};
}

unsigned!(TableId);

ids! {
    /// A Discord user.
    UserId,
    /// A Discord server.
    GuildId,
    /// A role in a server.
    RoleId,
    /// A channel or thread in a server.
    ChannelId,
    /// A message in a channel.
    MessageId,
    /// A click or command. Discord delivers some of them twice.
    InteractionId,
    /// A post that a table owes or has sent. Never used twice.
    PostId,
    /// What people at a table decide by majority. Never used twice.
    ProposalId,
}

impl ToSql for MoveNumber {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for MoveNumber {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        u32::column_result(value).map(Self)
    }
}

/// A moment: milliseconds since 1970 in UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment this much later.
    #[must_use]
    pub fn plus(self, wait: std::time::Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long it is from here to a later moment; nothing when that is past.
    #[must_use]
    pub fn before(self, later: Self) -> std::time::Duration {
        let millis = later.0.saturating_sub(self.0);
        std::time::Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }

    /// The moment this much earlier.
    #[must_use]
    pub fn minus(self, wait: std::time::Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }
}

impl ToSql for Timestamp {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Timestamp {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(Self)
    }
}
