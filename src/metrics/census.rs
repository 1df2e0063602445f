//! What the database says, for the page.

use std::time::Duration;

/// What the store holds at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Census {
    /// How many tables are in each state, by its name.
    pub tables: Vec<(&'static str, u64)>,
    /// Posts not yet sent.
    pub owed: u64,
    /// Posts that were given up in the last seven days.
    pub given_up: u64,
    /// How long the oldest of them has waited.
    pub oldest: Duration,
    /// Processes that share the database.
    pub members: u64,
    /// How long ago this process renewed its leases.
    pub silent: Duration,
    /// "sqlite" or "postgres".
    pub engine: &'static str,
    /// The size of the database.
    pub bytes: u64,
    /// How many writes the disk has refused since the start.
    pub refusals: u64,
    /// The last backup.
    pub backup: Backup,
}

/// The last backups, in seconds since 1970; 0 for never.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Backup {
    /// When one was last tried.
    pub last: f64,
    /// When one was last made.
    pub success: f64,
    /// Whether the last one that was tried was made.
    pub is_good: bool,
}
