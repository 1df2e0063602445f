//! Identifiers as newtypes, so that a channel cannot be taken for a user.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::sql::newtype;
use crate::board::ids::ids;
pub use crate::board::ids::{DateNumber, MoveNumber, TableId};

ids! {
    /// A Discord user.
    UserId: u64,
    /// A Discord server.
    GuildId: u64,
    /// A role in a server.
    RoleId: u64,
    /// A channel or thread in a server.
    ChannelId: u64,
    /// A message in a channel.
    MessageId: u64,
    /// A click or command. Discord delivers some of them twice.
    InteractionId: u64,
    /// A post that a table owes or has sent. Never used twice.
    PostId: u64,
    /// What people at a table decide by majority. Never used twice.
    ProposalId: u64,
    /// A league. Never used twice.
    LeagueId: u64,
    /// A season of a league. Never used twice.
    SeasonId: u64,
    /// A process that plays on the database, from its start to its end. Never used twice.
    MemberId: i64,
}

newtype!(unsigned: TableId, UserId, GuildId, RoleId, ChannelId, MessageId, InteractionId, PostId, ProposalId, LeagueId, SeasonId);
newtype!(MoveNumber, u32);
newtype!(DateNumber, u32);
newtype!(Timestamp, i64);
newtype!(MemberId, i64);

/// A moment: milliseconds since 1970 in UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl UserId {
    /// Stands in stored lines for somebody who has been forgotten. Nobody at Discord has this number.
    pub const FORGOTTEN: Self = Self(0);
}

impl ProposalId {
    /// Stands for a proposal whose number the database has still to give.
    pub const NEW: Self = Self(0);
}

impl Timestamp {
    /// The moment this much later.
    pub fn plus(self, wait: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long it is from here to a later moment; nothing when that is past.
    pub fn before(self, later: Self) -> Duration {
        let millis = later.0.saturating_sub(self.0);
        Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }

    /// The moment this much earlier.
    pub fn minus(self, wait: Duration) -> Self {
        Self(self.0.saturating_sub(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)))
    }
}
