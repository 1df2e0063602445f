//! Identifiers as newtypes, so that a channel cannot be taken for a user.

use std::{fmt, num::ParseIntError, str::FromStr};

use serde::{Deserialize, Serialize};

use super::sql::newtype;
pub use crate::board::ids::{MoveNumber, TableId};

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

        newtype!($name, unsigned);
    )*};
}

newtype!(TableId, unsigned);
newtype!(MoveNumber, u32);
newtype!(Timestamp, i64);
newtype!(MemberId, i64);

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

/// A process that plays on the database, from its start to its end. Never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemberId(pub i64);

impl fmt::Display for MemberId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
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
    pub fn plus(self, wait: std::time::Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long it is from here to a later moment; nothing when that is past.
    pub fn before(self, later: Self) -> std::time::Duration {
        let millis = later.0.saturating_sub(self.0);
        std::time::Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }

    /// The moment this much earlier.
    pub fn minus(self, wait: std::time::Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }
}
