//! How long moderation is kept: the log for a year, blocks until their date.

use std::time::Duration;

use crate::tables::{TableError, Tables};

/// How long the moderators' log is kept.
const YEAR: Duration = Duration::from_secs(24 * 365 * 3600);

impl Tables {
    /// Deletes the entries of moderators' logs that are older than a year, and blocks that are over.
    pub async fn drop_old_moderation(&self) -> Result<(), TableError> {
        let now = self.now();
        Ok(self.store().with(move |tx| tx.drop_old_moderation(now.minus(YEAR), now)).await?)
    }
}
