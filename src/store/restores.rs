//! When backups were put back, and what was lost by that.

use super::{StoreError, TableId, Timestamp, Tx, sql::fields};

/// A backup that was put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestoreRow {
    /// When it was put back.
    pub at: Timestamp,
    /// When the last thing happened that it knows.
    pub taken: Timestamp,
    /// The last table that it knows.
    pub table_from: TableId,
    /// The last number that is not given after it: the tables between were lost, or never were.
    pub table_to: TableId,
}

impl Tx<'_> {
    /// How many seconds after 1970 the last backup was put back; 0 where none ever was. Part of nonces.
    pub fn epoch(&self) -> Result<u64, StoreError> {
        self.count("SELECT coalesce(max(epoch), 0) FROM restores", [])
    }

    /// All backups that were put back, the last one first.
    pub fn restores(&self) -> Result<Vec<RestoreRow>, StoreError> {
        self.all(
            "SELECT at, taken, table_from, table_to FROM restores ORDER BY epoch DESC",
            [],
            fields!(RestoreRow: at taken table_from table_to),
        )
    }
}
