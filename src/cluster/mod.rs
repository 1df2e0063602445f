//! Several processes on one database: who of them plays the tables of which servers.
//!
//! Each shard of the gateway, and with it the tables of its servers, belongs to at most one living process at a time. How they
//! share them out is decided by `decide`, by each for itself and by the same rule, within a write transaction: so one decides
//! after the other, from what the others have done.
//!
//! Whoever gives a shard up stops playing its tables at once ([`Membership::owned`]), but keeps it in the database until it has
//! hung up ([`Membership::release`]). On SQLite there is one process, which has all of them.

mod decide;
mod look;
mod membership;
#[cfg(test)]
#[cfg(feature = "postgres")]
mod tests;

pub use crate::store::{Owned, StoreError as ClusterError};
pub use membership::Membership;
