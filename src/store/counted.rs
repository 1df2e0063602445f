//! How many statements, and journeys to a server, this thread has made: for the tests that keep them few.

use std::cell::Cell;

thread_local! {
    static STATEMENTS: Cell<u64> = const { Cell::new(0) };
    static JOURNEYS: Cell<u64> = const { Cell::new(0) };
}

pub(in crate::store) fn statement() {
    STATEMENTS.set(STATEMENTS.get() + 1);
}

#[cfg(feature = "postgres")]
pub(in crate::store) fn journey() {
    JOURNEYS.set(JOURNEYS.get() + 1);
}

/// The statements and journeys of this thread until now.
pub(crate) fn counted() -> (u64, u64) {
    (STATEMENTS.get(), JOURNEYS.get())
}
