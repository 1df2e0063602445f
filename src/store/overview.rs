//! How much there is in the database, for hosts.

use super::{StoreError, Tx};

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overview {
    /// How many migrations the database has seen: the version of its schema.
    pub schema: u64,
    /// All tables, those that are over among them.
    pub tables: u64,
    /// Those at which a game runs.
    pub running: u64,
    /// Those that wait for players.
    pub lobbies: u64,
    /// On how many servers tables are open.
    pub servers: u64,
}

impl Tx<'_> {
    /// How much there is.
    pub fn overview(&self) -> Result<Overview, StoreError> {
        let count = |sql: &str| self.count(sql, []);
        Ok(Overview {
            schema: count(self.driver.schema())?,
            tables: count("SELECT count(*) FROM tables")?,
            running: count("SELECT count(*) FROM tables WHERE state = 'running'")?,
            lobbies: count("SELECT count(*) FROM tables WHERE state = 'lobby'")?,
            servers: count(
                "SELECT count(DISTINCT guild) FROM tables WHERE state IN ('lobby', 'running')",
            )?,
        })
    }

    /// How many bytes the database has.
    pub fn size(&self) -> Result<u64, StoreError> {
        self.count(self.driver.size(), [])
    }
}
