//! Damage that a start survives, told to whoever runs the program.

use rusqlite::Connection;

use super::{
    StoreError, Tx,
    check::{whole, wrong},
};

/// Names the damaged tables that are open to whoever runs the program.
pub(super) fn name(conn: &Connection, faults: &[String]) -> Result<(), StoreError> {
    let tx = Tx::new(conn);
    for table in tx.all_open()? {
        if let Err(error) = whole(&tx, table) {
            tracing::error!(%table, why = wrong(error), "a table is damaged and is not played on; the others are");
        }
    }
    tracing::error!(
        faults = faults.len(),
        first = faults[0].lines().last(),
        "the database is damaged: stop the program, and let `aedile salvage` copy what is whole into a new file"
    );
    Ok(())
}
