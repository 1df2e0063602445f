//! Several processes on one database: who of them plays the tables of which servers.
//!
//! Each shard of the gateway, and with it the tables of its servers, belongs to at most one living process at a time. How they
//! share them out is decided by [`decide`], by each for itself and by the same rule, within a write transaction: so one decides
//! after the other, from what the others have done.

mod decide;

pub use crate::store::Owned;
pub use decide::{Decision, Peer, decide};
