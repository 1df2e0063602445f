//! A connection that one thread owns, and its transactions.

use super::{StoreError, sql::Driver};

/// What an engine must be able to do for the threads.
pub(super) trait Transactions: Driver {
    /// Begins a transaction that may write.
    fn begin(&self) -> Result<(), StoreError>;

    /// Begins one that only reads, of the database as it is at one moment.
    fn look(&self) -> Result<(), StoreError>;

    /// Ends it and keeps what it did. After an error nothing of it is there, and there is no transaction.
    fn commit(&self) -> Result<(), StoreError>;

    /// Ends it and keeps nothing.
    fn roll_back(&self);

    /// How the transaction is.
    fn state(&self) -> State;

    /// Begins a transaction that may write, unless another program does so just now. Only an engine in this process does it:
    /// there it may be over before a thread is woken.
    fn begin_at_once(&self) -> bool {
        false
    }

    /// Begins one that only reads, in the same way.
    fn look_at_once(&self) -> bool {
        false
    }
}

/// How a transaction is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It can be committed.
    Good,
    /// A statement has failed, and only what was before the present part can be kept.
    Spoilt,
    /// There is none any more.
    Gone,
}
